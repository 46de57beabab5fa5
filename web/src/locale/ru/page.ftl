# Слова только для страницы. Общее со словами терминала лежит в src/kubok/locale.

## Начало

page-nickname = Ваше имя
page-level-random = Случайный
page-level-plain = Простой
page-level-steady = Надёжный
page-level-expert = Опытный
page-level-easy = Лёгкий
page-level-fair = Средний
page-level-hard = Трудный
page-bot-name = { $level } бот
page-person = Игрок { $number }
page-rematch = Реванш
page-home = На главную
page-language = Язык
page-language-en = English
page-language-uk = Українська
page-language-pl = Polski
page-language-ru = Русский

## Новый стол

page-cards = Карты
page-track = Трасса
page-own-layout = наша собственная схема
page-kind-here = За этим экраном
page-kind-link = По отдельной ссылке
page-kind-link-text = Вы получите ссылку, которую можно отправить.
page-kind-open = Открытое
page-kind-open-text = Любой, у кого есть ссылка на стол, может сесть здесь.
page-kind-bot = Бот
page-order-simultaneous = Все сразу там, где порядок неважен
page-order-strict = Всегда по очереди
page-help-none = Нет
page-help-odds = Шансы следующего риска
page-estimated = наша оценка
page-estimate = Наша оценка: в книгах правил этого числа нет.
page-estimates = Наши оценки: в книгах правил этих чисел нет.
page-estimate-mark = Монета с пунктиром — наша оценка цены.

## Ожидание игроков

page-lobby = Ждём игроков
page-free-seat = Свободно
page-not-here = сейчас не на месте
page-get-up = Встать
page-link-of = Ссылка для места { $number }
page-link-open = Ссылка для открытых мест
page-link-watch = Ссылка для зрителей
page-share = Ссылка на этот забег
page-copy = Копировать
page-copied = Скопировано
page-qr = QR-код
page-start-now = Начать забег
page-start-bots = { $count ->
    [1] Начать, свободное место займёт бот
    [one] Начать, боты займут { $count } свободное место
    [few] Начать, боты займут { $count } свободных места
    [many] Начать, боты займут { $count } свободных мест
   *[other] Начать, боты займут { $count } свободного места
 }
page-sealed = Кубики запечатаны
page-sealed-text = Это число закреплено до того, как кто-либо сел за стол. После забега секрет за ним будет показан, и каждый кубик можно будет проверить.
page-invited = Вас приглашают
page-invited-text = За этим столом: { $names }.
page-sit-down = Сесть

## Стол

page-table = Стол
page-tools = Инструменты
page-loading = Готовим стол…
page-no-table = Такого стола для вас нет
page-no-table-text = Возможно, его уже убрали или нужна ссылка. Спросите того, от кого пришло приглашение.
page-phase-waiting = Ждём игроков
page-phase-playing = Забег идёт
page-phase-over = Забег окончен
page-phase-closed = Стол закрыт
page-round = Раунд { $round }
page-your-move = Ваш ход
page-move-of = { $name }
page-waiting-for = Ждём: { $names }
page-the-dice = кубики
page-is-busy = Ход: { $name }
page-watching = Вы смотрите
page-watching-only = Вы только смотрите: действовать могут лишь игроки.
page-replaying = Повтор
page-undo = Отменить
page-say = Сказать
page-command = Команда
page-command-type = Наберите действие или его номер
page-nothing-owed = Сейчас от вас ничего не требуется.
page-menu = Меню
page-rules = Правила
page-close = Закрыть
page-take-back = Вернуться в игру
page-sending = Отправляем…
page-offline = Связь потеряна; пробуем снова…
page-offline-kept = Связь потеряна; ваше действие сохранено и будет отправлено…
page-reload = На сервере более новая страница. Ваше действие сохранено.
page-reload-now = Загрузить
page-sure = Точно?
page-final-undo_chance = Кубики покатятся: отменить это не получится.
page-final-undo_barrier = После этого все вместе идут дальше: отменить это не получится.
page-final-undo_hidden = Откроется что-то скрытое: отменить это не получится.
page-final-game_over = Это завершит забег: отменить это не получится.
page-do-it = Сделать
page-not-now = Не сейчас
page-start = Старт
page-finish = Финиш
page-go = { $place }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
 }
page-too-far = Туда вам сейчас не хватает перемещений.

## Зоны и кнопки

page-zones = Кубики: { $name }
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
page-done-busted = Хватит сбрасывать
page-done-abilities = Подсчитать
page-done-arriving = Готово
page-done-moving = Встать здесь
page-done-bonus = Здесь всё
page-done-buying = Хватит покупать
page-done-rescue = Потерять кубики
page-bonus-gain = получите кубик или закончите
page-bonus-lose = укажите кубик, который вернёте, или закончите
page-call-order = Ждать остальных
page-ghost-push = Рискнуть
page-ghost-pass = Спасовать
page-ghost-done = Готово
page-bust = потеря { $chance }
page-safe = потери не будет
page-percent = { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-under = менее { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-over = более { NUMBER($value, maximumFractionDigits: 1) } %
page-on-dice = на кубиках
page-lines = красных черт позади
page-laps-run = пройдено кругов
page-first = первый игрок
page-coins = монеты
page-credits = кредиты
page-feet = перемещения
page-water-feet = перемещения по воде
page-limit = предел руки
page-fans = болельщики
page-market = Рынок
page-price = цена
page-left = осталось { $count }
page-grey-trays = Серые кубики
page-sold-out = больше нет
page-fan-track = Шкала поддержки
page-fan-space = Болельщик { $place }: { $gives }
page-odds = Шансы при риске
page-log = Что произошло
page-log-undo = { $name }: действие отменено
page-look-back = Вернуться к этому моменту
page-others = Игроки
page-busy = думает
page-ready = готово
page-conceded = игра сдана
page-other-dice = Зона активации: { $active }. Зона броска: { $roll }.
page-seat-numbers = Болельщики { $fans } · предел руки { $limit } · кредиты { $credits } · монеты { $coins } · перемещения { $feet }
page-away = не на связи, { $seconds } с
page-sit-in = Посадить бота
page-bot-plays = играет бот
page-told-sat = За столом: { $name }
page-told-up = { $name }: место освободилось
page-told-away = { $name }: нет связи
page-told-back = { $name }: снова на связи
page-told-bot = { $name }: теперь играет бот
page-told-again = { $name }: снова играет без бота
page-told-conceded = { $name }: сдаётся

## Меню

page-confirm = Переспрашивать перед действием
page-confirm-always = Всегда
page-confirm-only = Только когда нельзя отменить
page-confirm-never = Никогда
page-sound = Звук, когда мой ход
page-notify = Уведомление, когда мой ход
page-motion = Анимация
page-keys = Клавиши
page-keys-text = P рискнуть · S спасовать · D готово · Y да · N нет · W ждать остальных · F купить перемещение · U отменить · M рынок · T трасса (стрелки, Enter) · / набрать команду
page-concede = Сдаться
page-concede-sure = Сдаться? За вас до конца доиграет бот.
page-leave = Уйти
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

## После забега

page-result = Забег окончен
page-winner = Забег выигрывает { $name }!
page-closed-host = Стол закрыт организатором
page-closed-seat = Стол закрыт одним из игроков
page-closed-nobody_left = За столом никого не осталось
page-places = Места: { $places }
page-cut-short = Прервано: места — по пройденному пути.
page-replay = Повтор
page-replay-end = Закончить повтор
page-step-of = Шаг { $step } из { $all }
page-step-back = На шаг назад
page-step-on = На шаг вперёд
page-play = Пуск
page-pause = Пауза
page-record = Скачать протокол
page-verify = Проверить кубики
page-verifying = Проверяем…
page-verified = Все кубики ({ $dice }) такие, как запечатано.
page-verify-known = Кубики этого урока были известны заранее: проверять нечего.
page-verify-open = Секрет ещё не раскрыт: забег не окончен.
page-verify-secret = Секрет не соответствует обязательству.
page-verify-nonces = Не хватает вклада одного из игроков в кубики.
page-verify-twice = Бросок записан дважды или не полностью: { $at }
page-verify-die = Кубик не такой, как запечатано: { $at }
page-rematch-ready = Стол для реванша готов.
page-go-there = Перейти
