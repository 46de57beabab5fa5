# Слова лише для сторінки. Спільне зі словами термінала лежить у src/kubok/locale.

## Початок

page-nickname = Ваше ім’я
page-level-random = Випадковий
page-level-plain = Простий
page-level-steady = Надійний
page-level-expert = Досвідчений
page-level-easy = Легкий
page-level-fair = Середній
page-level-hard = Складний
page-bot-name = { $level } бот
page-person = Гравець { $number }
page-rematch = Реванш
page-home = На головну
page-language = Мова

## Новий стіл

page-cards = Карти
page-track = Траса
page-own-layout = наша власна схема
page-kind-here = На цьому пристрої
page-kind-link = За особистим посиланням
page-kind-link-text = Ви отримаєте посилання, яке можна надіслати.
page-kind-open = Відкрите
page-kind-open-text = Тут може сісти кожен, хто має посилання на стіл.
page-kind-bot = Бот
page-order-simultaneous = Усі одночасно, а по черзі – лише коли це важливо
page-order-strict = Завжди по черзі
page-help-none = Без підказок
page-help-odds = Шанси наступної перевірки удачі
page-estimated = наша оцінка
page-estimate = Наша оцінка: у правилах цього числа немає.
page-estimates = Наші оцінки: у правилах цих чисел немає.
page-estimate-mark = Монета з пунктиром: вартість – наша оцінка.

## Очікування гравців

page-lobby = Чекаємо на гравців
page-free-seat = Вільно
page-not-here = зараз не на місці
page-get-up = Звільнити місце
page-link-of = Посилання для місця { $number }
page-link-open = Посилання для відкритих місць
page-link-watch = Посилання для глядачів
page-share = Посилання на цю гру
page-copy = Копіювати
page-copied = Скопійовано
page-qr = QR-код
page-start-now = Почати гру
page-start-bots = { $count ->
    [1] Почати (вільне місце займе бот)
    [one] Почати (боти займуть { $count } вільне місце)
    [few] Почати (боти займуть { $count } вільні місця)
    [many] Почати (боти займуть { $count } вільних місць)
   *[other] Почати (боти займуть { $count } вільного місця)
 }
page-sealed = Кубики й карти запечатано
page-sealed-text = Це число зафіксовано ще до того, як хтось сів за стіл. Після гри буде відкрито секрет, з якого його обчислено, і кожен кидок та кожну взяту карту можна буде перевірити.
page-invited = Вас запрошено
page-sit-down = Сісти

## Стіл

page-table = Стіл
page-tools = Інструменти
page-loading = Готуємо стіл…
page-close-no_table = Стіл не знайдено або він вам недоступний
page-close-no_table-text = Можливо, його вже прибрано або потрібне посилання. Запитайте того, хто вас запросив.
page-phase-waiting = Чекаємо на гравців
page-phase-playing = Перегони тривають
page-phase-over = Гру завершено
page-phase-closed = Стіл закрито
page-round = Раунд { $round }
page-you = Ви
page-your-move = Ваш хід
page-move-of = { $name }
page-waiting-for = Чекаємо: { $names }
page-is-busy = Хід: { $name }
page-watching = Ви глядач
page-watching-only = Ви глядач: діяти можуть лише гравці.
page-replaying = Повтор
page-undo = Скасувати
page-say = Репліки
page-command = Набрати дію
page-command-type = Наберіть дію або її номер
page-nothing-owed = Зараз від вас нічого не потрібно.
page-menu = Меню
page-rules = Правила
page-close = Закрити
page-plot-table = Таблицею
page-take-back = Повернути собі місце
page-sending = Надсилаємо…
page-trouble-offline = Зв’язок утрачено.
page-line-off = Ви офлайн: цей пристрій не має мережі.
page-line-late = Сервер досі не відповів.
page-line-kept = Ваша дія не пропала: її буде надіслано.
page-line-again = Пробуємо знову…
page-host-cut = Організатор втратив зв’язок. За { $seconds } с вести стіл зможе будь-хто з гравців.
page-host-away = Організатор не на зв’язку: будь-хто з гравців може почати гру, закрити стіл або посадити бота.
page-close-too_large = Сторінка надіслала забагато даних, тож дію не виконано.
page-close-broken = На сервері сталася помилка.
page-close-restart = Сервер перезапускається.
page-close-not_stored = Сервер не зміг зберегти останню дію.
page-close-busy = Сервер зараз перевантажений.
page-close-nonsense = Сторінка й сервер не розуміють одне одного
page-close-nonsense-text = Зазвичай допомагає оновити сторінку.
page-close-forgotten = Ваші дані видалено
page-close-forgotten-text = Тому цей браузер більше не має тут місця. Почати знову можна будь-коли.
page-close-too_slow = З’єднання було надто повільним.
page-close-too_many = Забагато з’єднань від вас або з вашої мережі.
page-trouble-disk = Диск сервера заповнений: зараз нічого не можна зберегти.
page-trouble-database = Сервер зараз не має доступу до своєї бази даних.
page-trouble-lock = Сервер втратив право на свою базу даних і не приймає дій, доки це не виправлять.
page-trouble-bots = Боти сервера зараз не відповідають.
page-trouble-lag = Сервер перевантажений і відповідає повільно.
page-trouble-crowded = Забагато запитів від вас або з вашої мережі. Зачекайте трохи.
page-trouble-down = Сервер зараз недоступний.
page-trouble-shut = Сервер працює, але зараз не приймає це з’єднання.
page-trouble-other = На сервері зараз несправність.
page-http-large = Це завелике для сервера.
page-http-other = Сервер відповів помилкою { $status }.
page-close-reload = Є нова версія сторінки. Вашу дію збережено.
page-reload-now = Оновити
page-sure = Точно?
page-final-undo_chance = Кубики покотяться: скасувати це не вийде.
page-final-undo_barrier = Після цього всі разом ідуть далі: скасувати це не вийде.
page-final-undo_hidden = Відкриється щось приховане: скасувати це не вийде.
page-final-undo_long = Гра стала дуже довгою: більше нічого не скасувати.
page-final-game_over = Це завершить гру: скасувати це не вийде.
page-do-it = Так, виконати
page-not-now = Не зараз
page-start = Старт
page-finish = Фініш
page-go = { $place }, { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
 }
page-run = { $place }, { $feet ->
    [one] { $feet } переміщення
    [few] { $feet } переміщення
    [many] { $feet } переміщень
   *[other] { $feet } переміщення
 } { $way ->
    [on] вперед
    [back] назад
   *[aside] вбік
 }{ $lines ->
    [0] {""}
    [1] , через червону лінію
   *[other] , через червоні лінії: { $lines }
 }{ $hint ->
    [far] , найдалі
   *[none] {""}
 }
page-too-far = Задалеко: вам бракує переміщень.

## Зони та кнопки

page-zones = { $you ->
    [yes] Ваші кубики
   *[no] Кубики: { $name }
 }
page-zone-draw = Запас
page-zone-roll = Кидки
page-zone-active = Активні
page-zone-used = Використані
page-zone-discard = Скид
page-empty-draw = Порожньо: кубики із зони скиду повернуться, коли знадобляться.
page-empty-roll = Кубиків для кидка немає.
page-empty-active = Успіхів іще немає.
page-empty-discard = Порожньо.
page-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
 }
page-used = { $die } (використано)
page-choices = Варіанти
page-done = Завершити
page-done-busted = Досить скидати
page-done-abilities = Готово, підрахувати
page-done-arriving = Завершити
page-done-owed = Пропустити
page-done-moving = Зупинитися тут
page-done-bonus = Готово
page-done-buying = Досить купувати
page-done-rescue = Прийняти невдачу
page-call-order = Чекати на інших
page-ghost-push = Перевірити удачу
page-ghost-pass = Спасувати
page-ghost-done = Завершити
page-bust = невдача { $chance }
page-safe = невдачі не буде
page-percent = { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-under = менше { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-over = понад { NUMBER($value, maximumFractionDigits: 1) } %
page-on-dice = на кубиках
page-lines = перетнуто червоних ліній
page-to-finish = переміщень до фінішу
page-laps-run = пройдено кіл
page-first = перший гравець
page-coins = гроші
page-credits = кредити
page-feet = переміщення
page-water-feet = водні переміщення
page-limit = ліміт кубиків
page-fans = уболівальники
page-market = Ринок
page-price = вартість
page-left = лишилося { $count }
page-grey-trays = Сірі кубики
page-sold-out = більше немає
page-fan-track = Трек уболівальників
page-fan-space = Поділка { $place }: { $gives }
page-odds = Шанси перевірки удачі
page-log = Журнал гри
page-log-itself = само
page-log-undo = { $you ->
    [yes] Ви скасовуєте дію
   *[no] { $name } скасовує дію
 }
page-look-back = Повернутися до цієї миті
page-recap = Підсумок
page-recap-waited = Поки ви чекали
page-recap-none = Після вашого останнього ходу нічого не сталося.
page-others = Гравці
page-busy = думає
page-ready = готово
page-conceded = гру здано
page-other-dice = Активна зона: { $active }. Зона кидків: { $roll }.
page-seat-numbers = Уболівальники { $fans } · ліміт кубиків { $limit } · кредити { $credits } · гроші { $coins } · переміщення { $feet }
page-away = не на зв’язку · бот за { $seconds } с
page-sit-in = Посадити бота
page-bot-plays = грає бот
page-told-sat = { $you ->
    [yes] Ви за столом
   *[no] { $name } сідає за стіл
 }
page-told-taken = { $you ->
    [yes] Ви тепер на місці гравця { $old }
   *[no] { $name } тепер на місці гравця { $old }
 }
page-told-up = { $you ->
    [yes] Ви звільняєте місце
   *[no] { $name } звільняє місце
 }
page-told-away = { $name } не на зв’язку
page-told-back = { $name } знову на зв’язку
page-told-bot = { $you ->
    [yes] За вас грає бот
   *[no] За гравця { $name } грає бот
 }
page-told-again = { $you ->
    [yes] Ви знову граєте без бота
   *[no] { $name } знову грає без бота
 }

## Меню

page-theme = Оформлення
page-theme-system = Як у системі
page-theme-light = Світле
page-theme-dark = Темне
page-explain = Пояснення
page-explain-on = Коли наводите вказівник
page-explain-asked = Лише на запит (?, правий клік, довге натискання)
page-explain-off = Вимкнено
page-card-size = Розмір карт
page-card-size-small = Малий: знаки
page-card-size-usual = Звичайний
page-card-size-large = Великий
page-confirm = Підтверджувати дії
page-confirm-always = Завжди
page-confirm-only = Лише коли не можна скасувати
page-confirm-never = Ніколи
page-itself = Робити само те, над чим нема чого думати: чисті вигоди, кінці кроків
page-sound = Звук, коли мій хід
page-notify = Сповіщення, коли мій хід
page-motion = Анімація
page-keys = Клавіші
page-keys-text = P перевірити удачу · S спасувати · D завершити · Y так · N ні · W чекати на інших · F купити переміщення · Пробіл одразу до мого ходу · R підсумок · U скасувати · M ринок · T траса (стрілки, Enter) · / набрати дію
page-concede = Здатися
page-concede-sure = Здатися? За вас до кінця дограє бот, і це залишиться в записі.
page-concede-sure-two = Здатися? Перемогу здобуде суперник, і це залишиться в записі.
page-leave = Вийти з-за столу
page-leave-sure = Вийти з-за столу? Замість вас сяде бот, а вашим посиланням можна буде скористатися знову.
page-close-table = Закрити стіл
page-close-sure = Закрити цей стіл для всіх?

## Репліки

page-phrase-0 = Вітаю!
page-phrase-1 = Нехай щастить!
page-phrase-2 = Гарно!
page-phrase-3 = Ой!
page-phrase-4 = Ого!
page-phrase-5 = Дякую!
page-phrase-6 = Перепрошую!
page-phrase-7 = Ваш хід!
page-phrase-8 = Дайте подумати…
page-phrase-9 = Чудова гра!
page-phrase-10 = Ще раз?
page-phrase-11 = Бувайте!

## Після гри

page-result = Гру завершено
page-winner = { $you ->
    [yes] Ви перемогли!
   *[no] Перемагає { $name }!
 }
page-closed-host = Організатор закрив стіл
page-closed-seat = Хтось із гравців закрив стіл
page-closed-nobody_left = За столом нікого не лишилося
page-closed-too_long = Гра стала задовгою, тож стіл закрито
page-places = Місця: { $places }
page-cut-short = Зупинено достроково: місця за тим, що було на столі.
page-onward = Дограти проти бота
page-replay = Повтор
page-replay-end = Завершити повтор
page-step-of = Крок { $step } з { $all }
page-step-back = На крок назад
page-step-on = На крок уперед
page-play = Пуск
page-pause = Пауза
page-record = Завантажити протокол
page-verify = Перевірити кубики й карти
page-verifying = Перевіряємо…
page-verified = Усі кубики й карти ({ $dice }) збігаються із запечатаними.
page-verify-known = Кубики цього уроку були відомі заздалегідь: перевіряти нічого.
page-verify-open = Секрет відкриють, коли завершиться гра.
page-verify-secret = Секрет не відповідає зобов’язанню.
page-verify-nonces = Бракує випадкового числа одного з гравців.
page-verify-twice = Кидок чи карту записано двічі або не повністю: { $at }
page-verify-die = Кубик чи карта не збігається із запечатаним: { $at }
page-rematch-ready = Стіл для реваншу готовий.
page-go-there = До реваншу
