# Слова лише для сторінки. Спільне зі словами термінала лежить у src/kubok/locale.

## Початок

page-nickname = Ваше ім’я
page-level-random = Випадковий
page-level-plain = Простий
page-level-steady = Надійний
page-level-expert = Досвідчений
page-level-easy = Легкий
page-level-fair = Середній
page-level-hard = Важкий
page-bot-name = { $level } бот
page-person = Гравець { $number }
page-rematch = Реванш
page-home = На головну
page-language = Мова
page-language-en = English
page-language-uk = Українська
page-language-pl = Polski
page-language-ru = Русский

## Новий стіл

page-cards = Карти
page-track = Траса
page-own-layout = наша власна схема
page-kind-here = За цим екраном
page-kind-link = За окремим посиланням
page-kind-link-text = Ви отримаєте посилання, яке можна надіслати.
page-kind-open = Відкрите
page-kind-open-text = Хто має посилання на стіл, може сісти тут.
page-kind-bot = Бот
page-order-simultaneous = Усі водночас, де порядок не важливий
page-order-strict = Завжди по черзі
page-help-none = Немає
page-help-odds = Шанси наступної перевірки удачі
page-estimated = наша оцінка
page-estimate = Наша оцінка: у правилах цього числа немає.
page-estimates = Наші оцінки: у правилах цих чисел немає.
page-estimate-mark = Монета з пунктиром – наша оцінка ціни.

## Очікування гравців

page-lobby = Чекаємо на гравців
page-free-seat = Вільно
page-not-here = зараз не на місці
page-get-up = Встати
page-link-of = Посилання для місця { $number }
page-link-open = Посилання для відкритих місць
page-link-watch = Посилання для глядачів
page-share = Посилання на ці перегони
page-copy = Копіювати
page-copied = Скопійовано
page-qr = QR-код
page-start-now = Почати перегони
page-start-bots = { $count ->
    [1] Почати, вільне місце займе бот
    [one] Почати, боти займуть { $count } вільне місце
    [few] Почати, боти займуть { $count } вільні місця
    [many] Почати, боти займуть { $count } вільних місць
   *[other] Почати, боти займуть { $count } вільного місця
 }
page-sealed = Кубики запечатано
page-sealed-text = Це число зафіксовано до того, як хтось сів за стіл. Після перегонів секрет за ним відкриють, і кожен кубик можна буде перевірити.
page-invited = Вас запрошено
page-invited-text = За цим столом: { $names }.
page-sit-down = Сісти

## Стіл

page-table = Стіл
page-tools = Інструменти
page-loading = Готуємо стіл…
page-no-table = Такого столу для вас немає
page-no-table-text = Можливо, його вже прибрано або потрібне посилання. Запитайте того, від кого маєте запрошення.
page-phase-waiting = Чекаємо на гравців
page-phase-playing = Перегони тривають
page-phase-over = Перегони завершено
page-phase-closed = Стіл закрито
page-round = Раунд { $round }
page-your-move = Ваш хід
page-move-of = { $name }
page-waiting-for = Чекаємо: { $names }
page-the-dice = кубики
page-is-busy = Хід: { $name }
page-watching = Ви дивитеся
page-watching-only = Ви лише дивитеся: діяти можуть тільки гравці.
page-replaying = Повтор
page-undo = Скасувати
page-say = Сказати
page-command = Команда
page-command-type = Наберіть дію або її номер
page-nothing-owed = Зараз від вас нічого не треба.
page-menu = Меню
page-rules = Правила
page-close = Закрити
page-take-back = Повернутися до гри
page-sending = Надсилаємо…
page-offline = Зв’язок утрачено; пробуємо знову…
page-offline-kept = Зв’язок утрачено; вашу дію збережено й буде надіслано…
page-reload = На сервері новіша сторінка. Вашу дію збережено.
page-reload-now = Завантажити
page-sure = Точно?
page-final-undo_chance = Кубики покотяться: скасувати це не вийде.
page-final-undo_barrier = Після цього всі разом ідуть далі: скасувати це не вийде.
page-final-undo_hidden = Відкриється щось приховане: скасувати це не вийде.
page-final-game_over = Це завершить перегони: скасувати це не вийде.
page-do-it = Зробити
page-not-now = Не зараз
page-start = Старт
page-finish = Фініш
page-go = { $place }, { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
 }
page-too-far = Туди вам зараз не вистачає переміщень.

## Зони та кнопки

page-zones = Кубики: { $name }
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
page-done-abilities = Порахувати
page-done-arriving = Завершити
page-done-moving = Стати тут
page-done-bonus = Тут усе
page-done-buying = Досить купувати
page-done-rescue = Прийняти невдачу
page-bonus-gain = отримайте кубик або завершіть
page-bonus-lose = виберіть кубик, який втратите, або завершіть
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
page-laps-run = пройдено кіл
page-first = перший гравець
page-coins = монети
page-credits = кредити
page-feet = переміщення
page-water-feet = водні переміщення
page-limit = ліміт кубиків
page-fans = уболівальники
page-market = Ринок
page-price = ціна
page-left = лишилося { $count }
page-grey-trays = Сірі кубики
page-sold-out = більше немає
page-fan-track = Трек уболівальників
page-fan-space = Уболівальник { $place }: { $gives }
page-odds = Шанси перевірки удачі
page-log = Що сталося
page-log-undo = { $name }: дію скасовано
page-look-back = Повернутися до цієї миті
page-others = Гравці
page-busy = думає
page-ready = готово
page-conceded = гру здано
page-other-dice = Активна зона: { $active }. Зона кидків: { $roll }.
page-seat-numbers = Уболівальники { $fans } · ліміт кубиків { $limit } · кредити { $credits } · монети { $coins } · переміщення { $feet }
page-away = не на зв’язку, { $seconds } с
page-sit-in = Посадити бота
page-bot-plays = грає бот
page-told-sat = За столом: { $name }
page-told-up = { $name }: місце звільнилося
page-told-away = { $name }: немає на зв’язку
page-told-back = { $name }: знову на зв’язку
page-told-bot = { $name }: тепер грає бот
page-told-again = { $name }: знову грає без бота
page-told-conceded = { $name }: здається

## Меню

page-confirm = Перепитувати перед дією
page-confirm-always = Завжди
page-confirm-only = Лише коли не можна скасувати
page-confirm-never = Ніколи
page-sound = Звук, коли мій хід
page-notify = Сповіщення, коли мій хід
page-motion = Анімація
page-keys = Клавіші
page-keys-text = P перевірити удачу · S спасувати · D завершити · Y так · N ні · W чекати на інших · F купити переміщення · U скасувати · M ринок · T траса (стрілки, Enter) · / набрати команду
page-concede = Здатися
page-concede-sure = Здатися? За вас до кінця дограє бот.
page-leave = Вийти
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

## Після перегонів

page-result = Перегони завершено
page-winner = Перегони виграє { $name }!
page-closed-host = Стіл закрито з волі організатора
page-closed-seat = Стіл закрито з волі одного з гравців
page-closed-nobody_left = За столом нікого не лишилося
page-places = Місця: { $places }
page-cut-short = Зупинено достроково: місця за пройденою відстанню.
page-replay = Повтор
page-replay-end = Завершити повтор
page-step-of = Крок { $step } з { $all }
page-step-back = На крок назад
page-step-on = На крок уперед
page-play = Пуск
page-pause = Пауза
page-record = Завантажити протокол
page-verify = Перевірити кубики
page-verifying = Перевіряємо…
page-verified = Усі кубики ({ $dice }) такі, як запечатано.
page-verify-known = Кубики цього уроку були відомі заздалегідь: перевіряти нічого.
page-verify-open = Секрет іще не відкрито: перегони не завершено.
page-verify-secret = Секрет не відповідає зобов’язанню.
page-verify-nonces = Бракує внеску одного з гравців у кубики.
page-verify-twice = Кидок записано двічі або не повністю: { $at }
page-verify-die = Кубик не такий, як запечатано: { $at }
page-rematch-ready = Стіл для реваншу готовий.
page-go-there = Перейти
