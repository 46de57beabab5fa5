# Слова только для страницы. Общее со словами терминала лежит в src/kubok/locale.

## Начало

page-nickname = Ваше имя
page-level-random = Случайный
page-level-plain = Простой
page-level-steady = Надёжный
page-level-expert = Опытный
page-level-easy = Лёгкий
page-level-fair = Средний
page-level-hard = Сложный
page-bot-name = { $level } бот
page-person = Игрок { $number }
page-rematch = Реванш
page-home = На главную
page-language = Язык

## Новый стол

page-cards = Карты
page-track = Трасса
page-own-layout = разметка наша собственная
page-kind-here = На этом устройстве
page-kind-link = По личной ссылке
page-kind-link-text = Вы получите ссылку, которую можно отправить.
page-kind-open = Открытое место
page-kind-open-text = Сюда может сесть любой, у кого есть ссылка на стол.
page-kind-bot = Бот
page-order-simultaneous = Одновременно, если очерёдность неважна
page-order-strict = Всегда по очереди
page-help-none = Без подсказок
page-help-odds = Шансы, если рискнуть
page-estimated = наша оценка
page-estimate = Наша оценка: в книгах правил этого числа нет.
page-estimates = Наши оценки: в книгах правил этих чисел нет.
page-estimate-mark = Монета с пунктиром: стоимость — наша оценка.

## Ожидание игроков

page-lobby = Ждём игроков
page-free-seat = Свободно
page-not-here = сейчас не на месте
page-get-up = Освободить место
page-link-of = Ссылка для места { $number }
page-link-open = Ссылка для открытых мест
page-link-watch = Ссылка для зрителей
page-share = Ссылка на эту игру
page-copy = Копировать
page-copied = Скопировано
page-qr = QR-код
page-start-now = Начать игру
page-start-bots = { $count ->
    [1] Начать, свободное место займёт бот
    [one] Начать, боты займут { $count } свободное место
    [few] Начать, боты займут { $count } свободных места
    [many] Начать, боты займут { $count } свободных мест
   *[other] Начать, боты займут { $count } свободного места
 }
page-sealed = Кубики и карты запечатаны
page-sealed-text = Это число зафиксировано ещё до того, как кто-либо сел за стол. После игры откроется секрет, из которого оно вычислено, и каждый бросок и каждую взятую карту можно будет проверить.
page-invited = Вас приглашают
page-sit-down = Сесть

## Стол

page-table = Стол
page-tools = Инструменты
page-loading = Накрываем стол…
page-close-no_table = Стол не найден или вам недоступен
page-close-no_table-text = Возможно, игра за ним давно окончена или нужна ссылка. Спросите того, кто вас пригласил.
page-phase-waiting = Ждём игроков
page-phase-playing = Забег идёт
page-phase-over = Игра окончена
page-phase-closed = Стол закрыт
page-round = Раунд { $round }
page-you = Вы
page-your-move = Ваш ход
page-move-of = { $name }
page-waiting-for = Ждём: { $names }
page-is-busy = { $you ->
    [yes] Ваш ход
   *[no] Ход: { $name }
 }
page-watching = Вы зритель
page-watching-only = Вы только смотрите: действовать могут лишь игроки.
page-replaying = Повтор
page-undo = Отменить
page-say = Реплики
page-command = Ввести ход
page-command-type = Наберите действие или его номер
page-nothing-owed = Сейчас делать ничего не нужно.
page-menu = Меню
page-rules = Правила
page-close = Закрыть
page-plot-table = Таблицей
page-take-back = Вернуть себе место
page-sending = Отправляем…
page-trouble-offline = Связь потеряна.
page-line-off = Вы офлайн: у этого устройства нет сети.
page-line-late = Сервер ещё не ответил.
page-line-kept = Ваш ход не пропал: он будет отправлен.
page-line-again = Пробуем снова…
page-host-cut = У организатора пропала связь. Через { $seconds } с вести стол сможет любой из игроков.
page-host-away = Организатор не на связи: любой из игроков может начать игру, закрыть стол или посадить бота.
page-close-too_large = Страница отправила слишком много данных, поэтому ход не сделан.
page-close-broken = На сервере произошла ошибка.
page-close-restart = Сервер перезапускается.
page-close-not_stored = Сервер не смог сохранить последний ход.
page-close-busy = Сервер сейчас перегружен.
page-close-nonsense = Страница и сервер не понимают друг друга
page-close-nonsense-text = Обычно помогает обновить страницу.
page-close-forgotten = Ваши данные удалены
page-close-forgotten-text = Поэтому у этого браузера здесь больше нет места. Начать заново можно в любой момент.
page-close-too_slow = Соединение было слишком медленным.
page-close-too_many = Слишком много соединений от вас или из вашей сети.
page-trouble-disk = Диск сервера заполнен: сейчас ничего нельзя сохранить.
page-trouble-database = У сервера сейчас нет доступа к своей базе данных.
page-trouble-lock = Сервер потерял право на свою базу данных и не принимает ходы, пока это не исправят.
page-trouble-bots = Боты сервера сейчас не отвечают.
page-trouble-lag = Сервер перегружен и отвечает медленно.
page-trouble-crowded = Слишком много запросов от вас или из вашей сети. Подождите немного.
page-trouble-down = Сервер сейчас недоступен.
page-trouble-shut = Сервер работает, но сейчас не принимает это соединение.
page-trouble-other = У сервера сейчас неполадки.
page-http-large = Это слишком много для сервера.
page-http-other = Сервер ответил ошибкой { $status }.
page-close-reload = Вышла новая версия страницы. Ваш ход сохранён.
page-reload-now = Обновить
page-sure = Точно?
page-final-undo_chance = Кубики покатятся: отменить это не получится.
page-final-undo_barrier = После этого все вместе идут дальше: отменить это не получится.
page-final-undo_hidden = Откроется что-то скрытое: отменить это не получится.
page-final-undo_long = Игра стала очень длинной: отменить больше ничего нельзя.
page-final-game_over = Это завершит игру: отменить это не получится.
page-do-it = Да, выполнить
page-not-now = Не сейчас
page-start = Старт
page-finish = Финиш
page-go = { $place }, { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
 }
page-run = { $place }, { $feet ->
    [one] { $feet } перемещение
    [few] { $feet } перемещения
    [many] { $feet } перемещений
   *[other] { $feet } перемещения
 } { $way ->
    [on] вперёд
    [back] назад
   *[aside] вбок
 }{ $lines ->
    [0] {""}
    [1] , через красную черту
   *[other] , через красные черты: { $lines }
 }{ $hint ->
    [far] , дальше всего
   *[none] {""}
 }
page-too-far = Слишком далеко: не хватает перемещений.

## Зоны и кнопки

page-zones = { $you ->
    [yes] Ваши кубики
   *[no] Кубики: { $name }
 }
page-zone-draw = Выбор
page-zone-roll = Бросок
page-zone-active = Активация
page-zone-used = Использованы
page-zone-discard = Сброс
page-empty-draw = Пусто: кубики из зоны сброса вернутся, когда понадобятся.
page-empty-roll = Кубиков для броска нет.
page-empty-active = Попаданий ещё нет.
page-empty-discard = Пусто.
page-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
 }
page-used = { $die } (использован)
page-choices = Варианты
page-done = Готово
page-done-busted = Закончить сброс
page-done-abilities = Готово, подсчитать
page-done-arriving = Готово
page-done-owed = Пропустить
page-done-moving = Остановиться здесь
page-done-bonus = Готово
page-done-buying = Закончить покупку
page-done-rescue = Потерять кубики
page-call-order = Ждать остальных
page-ghost-push = Рискнуть
page-ghost-pass = Спасовать
page-ghost-done = Готово
page-bust = потеря кубиков { $chance }
page-safe = кубики не потеряете
page-percent = { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-under = менее { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-over = более { NUMBER($value, maximumFractionDigits: 1) } %
page-on-dice = на кубиках
page-lines = красных черт позади
page-to-finish = перемещений до финиша
page-laps-run = пройдено кругов
page-first = первый игрок
page-coins = монеты
page-credits = кредиты
page-feet = перемещения
page-water-feet = перемещения по воде
page-limit = предел руки
page-fans = болельщики
page-market = Рынок
page-price = стоимость
page-left = осталось { $count }
page-grey-trays = Серые кубики
page-sold-out = больше нет
page-fan-track = Шкала поддержки
page-fan-space = Деление { $place }: { $gives }
page-odds = Шансы, если рискнуть
page-log = Ход игры
page-log-itself = само
page-log-undo = { $you ->
    [yes] Вы отменяете
   *[no] { $name } отменяет
 } ход
page-look-back = Посмотреть этот момент
page-recap = Итоги
page-recap-waited = Пока вы ждали
page-recap-none = После вашего последнего хода ничего не произошло.
page-others = Игроки
page-busy = играет
page-ready = готово
page-conceded = игра сдана
page-other-dice = Зона активации: { $active }. Зона броска: { $roll }.
page-seat-numbers = Болельщики { $fans } · предел руки { $limit } · кредиты { $credits } · монеты { $coins } · перемещения { $feet }
page-away = не на связи · бот через { $seconds } с
page-sit-in = Посадить бота
page-bot-plays = играет бот
page-told-sat = { $you ->
    [yes] Вы садитесь
   *[no] { $name } садится
 } за стол
page-told-taken = { $you ->
    [yes] Вы теперь на месте игрока { $old }
   *[no] { $name } теперь на месте игрока { $old }
 }
page-told-up = { $you ->
    [yes] Вы освобождаете
   *[no] { $name } освобождает
 } место
page-told-away = { $name } не на связи
page-told-back = { $name } снова на связи
page-told-bot = { $you ->
    [yes] За вас играет бот
   *[no] { $name }: теперь играет бот
 }
page-told-again = { $you ->
    [yes] Вы снова играете
   *[no] { $name } снова играет
 } без бота

## Меню

page-theme = Оформление
page-theme-system = Как в системе
page-theme-light = Светлое
page-theme-dark = Тёмное
page-explain = Пояснения
page-explain-on = При наведении
page-explain-asked = Только по запросу (?, правый клик, долгое нажатие)
page-explain-off = Выключены
page-card-size = Размер карт
page-card-size-small = Малый: знаки
page-card-size-usual = Обычный
page-card-size-large = Большой
page-confirm = Подтверждать ходы
page-confirm-always = Всегда
page-confirm-only = Только если нельзя отменить
page-confirm-never = Никогда
page-itself = Делать само то, над чем нечего думать: чистая выгода, концы шагов
page-sound = Звук, когда мой ход
page-notify = Уведомление, когда мой ход
page-motion = Анимация
page-keys = Клавиши
page-keys-text = P рискнуть · S спасовать · D готово · Y да · N нет · W ждать остальных · F купить перемещение · Пробел сразу к моему ходу · R итоги · U отменить · M рынок · T трасса (стрелки, Enter) · / ввести ход
page-concede = Сдаться
page-concede-sure = Сдаться? За вас до конца доиграет бот, и это останется в записи.
page-concede-sure-two = Сдаться? Победит соперник, и это останется в записи.
page-leave = Уйти из-за стола
page-leave-sure = Уйти из-за стола? Вместо вас сядет бот, а вашей ссылкой можно будет воспользоваться снова.
page-close-table = Закрыть стол
page-close-sure = Закрыть этот стол для всех?

## Реплики

page-phrase-0 = Привет!
page-phrase-1 = Удачи!
page-phrase-2 = Красиво!
page-phrase-3 = Ой!
page-phrase-4 = Ого!
page-phrase-5 = Спасибо!
page-phrase-6 = Извините!
page-phrase-7 = Ваш ход!
page-phrase-8 = Дайте подумать…
page-phrase-9 = Отличная игра!
page-phrase-10 = Ещё раз?
page-phrase-11 = Пока!

## После игры

page-result = Игра окончена
page-winner = { $you ->
    [yes] Вы победили!
   *[no] { $name } побеждает!
 }
page-closed-host = Стол закрыт организатором
page-closed-seat = Стол закрыт одним из игроков
page-closed-nobody_left = За столом никого не осталось
page-closed-too_long = Игра стала слишком длинной, поэтому стол закрыт
page-places = Места: { $places }
page-cut-short = Игра прервана: места — по тому, что было на столе.
page-onward = Доиграть против бота
page-replay = Повтор
page-replay-end = Закончить повтор
page-step-of = Шаг { $step } из { $all }
page-step-back = На шаг назад
page-step-on = На шаг вперёд
page-play = Пуск
page-pause = Пауза
page-record = Скачать протокол
page-verify = Проверить кубики и карты
page-verifying = Проверяем…
page-verified = Все кубики и карты ({ $dice }) совпадают с запечатанными.
page-verify-known = Кубики этого урока были известны заранее: проверять нечего.
page-verify-open = Секрет скрыт, пока игра не окончена.
page-verify-secret = Это не тот секрет, что был запечатан.
page-verify-nonces = Не хватает случайного числа одного из игроков.
page-verify-twice = Бросок или карта записаны дважды или не полностью: { $at }
page-verify-die = Кубик или карта не совпадает с запечатанным: { $at }
page-rematch-ready = Стол для реванша готов.
page-go-there = К реваншу
