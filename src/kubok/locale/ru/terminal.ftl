# Слова терминала: команды, стол на экране, набранное, страницы и ошибки.

## Команды и их параметры

app = «Кубитос» и A Wild Venture в терминале: играйте, смотрите, наводите справки, проверяйте, изучайте.
cmd-play = Партия в терминале: люди и боты в любом составе.
cmd-watch = Боты играют, а вы смотрите.
cmd-replay = Посмотреть партию ещё раз: по шагам, назад, с любого места, подряд.
cmd-why = Правила, из-за которых в протоколе появилась эта запись.
cmd-verify = Проверить протокол: кубики — по адресам и секрету, без всяких правил; затем всю партию — по правилам.
cmd-export = Записать копию протокола без ключа: её можно отдать другим.
cmd-import = Добавить в базу протокол оконченной партии как сыгранный стол.
cmd-backup = Скопировать базу SQLite, не останавливая сервер. В копии есть секреты: читать её может только владелец.
cmd-rules = Правило нашими словами или карта с её пунктами и разобранными примерами.
cmd-sets = Все наборы: их карты, трассы и круги.
cmd-track = Трасса знаками или картинкой.
cmd-board = Поле A Wild Venture знаками или картинкой.
cmd-doctor = Какие данные действуют, откуда они и с какой контрольной суммой; версии и языки.
cmd-actions = Напечатать таблицу действий игры как страницу документации.
cmd-match = Два бота играют много партий; печатается доля побед первого с интервалом.
help-usage = Вызов:
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-default = по умолчанию
help-variable = переменная среды
help-required = обязательно
opt-help = Показать эту справку и выйти.
opt-lang = Язык: { $all }.
opt-seats = Кто играет, через запятую: you или любое имя для человека либо бот ({ $bots }); bot:ИМЯ — наверняка бот.
opt-of-game = { $game }: { $words }
opt-bots = Какие боты играют, через запятую ({ $bots }).
option-cubitos-set-help = Один из наборов; список даёт kubok sets.
option-cubitos-cards-help = Восемь карт по вашему выбору, по одной каждого цвета, через запятую.
option-cubitos-random-help = Восемь случайных карт по советам из книг правил.
option-cubitos-tracks-help = Другая трасса вместо трассы набора; две соединяются знаком +.
option-cubitos-laps-help = Сколько кругов.
option-venture-theme-help = Тематическая колода ({ $choices }).
option-venture-board-help = Сторона поля ({ $choices }).
option-venture-no_memory-help = Видно, что подкладывают, и свою стопку можно просматривать (V-8.1).
option-venture-wilder-help = Обе тематические колоды и больше карт на руке (V-8.2).
option-cubitos-costs-help = Другие цены карт ({ $choices }).
option-cubitos-max_rounds-help = Остановить после стольких раундов; 0: никогда.
option-cubitos-order-help = simultaneous: одновременно, если очерёдность неважна; strict: всегда по очереди.
opt-data = Папка с вашими значениями поверх наших, для новых партий (или KUBOK_DATA).
option-venture-share_ties-help = При ничьей победу делят, как советует автор; монеты и жители её не решают (V-7.3).
opt-position = Начать с позиции: её строка или файл с ней.
opt-seed = Случай имитируется: одно и то же начальное число даёт одну и ту же партию.
opt-load = Продолжить сохранённую партию.
opt-save = Сюда сохранить партию, когда она закончится или вы уйдёте.
opt-plain = Предложениями, без цвета и псевдографики: для программ экранного доступа и скриптов.
opt-pause = Сколько секунд ждать после каждого действия.
opt-fast = Без пауз, стол только в конце.
opt-to = Показать стол после этой записи и остановиться.
opt-svg = Нарисовать трассу в этот файл.
opt-svg-board = Нарисовать поле в этот файл.
opt-all-examples = Все разобранные примеры карты или правила, а не только первые.
opt-svg-card = Нарисовать карту A Wild Venture в этот файл.
opt-games = Сколько партий.
opt-match-game = Игра: { $games }.
opt-match-seed = Одно и то же начальное число даёт один и тот же матч.
opt-processes = Сколько партий одновременно.
arg-file = Протокол партии.
arg-game = Во что играют: { $games }.
arg-board = Название поля: { $boards }.
arg-number = Номер записи.
arg-out = Копия.
arg-source = Протокол партии; с --db — название стола.
arg-rules = Правило (C-3.4, V-3.2), раздел (C-3) или карта по названию.
arg-track = Трасса по названию или две через знак +.
arg-bot = Бот: { $bots }.
arg-other-bot = Второй бот.

## Любая игра

sealed = Случай запечатан. Обязательство: { $commitment }
sealed-why = Оно зафиксировано до первого жребия; после партии откроется секрет, и всё выпавшее можно будет проверить.
simulated = Случай имитируется, начальное число { $seed }: одно и то же число даёт одну и ту же партию.
over = Партия окончена.
cut-short = Партия прервана раньше времени.
verified = Проверено: всё выпавшее ({ $draws }) такое, как велит секрет, и партия повторяется по правилам.
chance-good = Случай: всё выпавшее ({ $draws }) такое, какое дают секрет и адреса.
chance-bad = Случай: не подтверждено: { $reason }.
asked = { $name }: { $asked }
playing-title = { $title }. { $words }
curtain = { $name }: нажмите Enter, когда на экран смотрите только вы.
event-undone = { $you ->
    [yes] Вы отменяете
   *[no] { $name } отменяет
 } это действие
almost-a-bot = { $name } — здесь человек. Если имеется в виду бот, напишите { $bot }; bot:{ $bot } — наверняка бот.
position-known = Чего вам не видно, в этой позиции разложено наугад:
position-none = Позицию этой игры одной строкой не записать.
why-event-bare = - { $sentence }
help =
    Наберите номер варианта или его слова. Хватит начала каждого слова, если
    подходит только один вариант. Несколько действий сразу, через запятую,
    выполняются целиком или не выполняются вовсе.

    why            последний отказ
    table          стол ещё раз
    undo           отменить последнее действие, пока не открылось ничего скрытого
    save ФАЙЛ      сохранить партию; продолжить: kubok play --load ФАЙЛ
    quit           уйти из-за стола

## Начало и конец забега

cubitos-sealed = Кубики запечатаны. Обязательство: { $commitment }
cubitos-sealed-why = Оно зафиксировано до первого броска; после забега откроется секрет, и каждый бросок можно будет проверить.
cubitos-simulated = Кубики имитируются, начальное число { $seed }: одно и то же число даёт один и тот же забег.
resumed = Снова за столом: из файла { $file } { $entries ->
    [one] повторена { $entries } запись
    [few] повторено { $entries } записи
    [many] повторено { $entries } записей
   *[other] повторено { $entries } записи
 }.
playing = { $title }, трасса «{ $tracks }»{ $laps ->
    [1] {""}
    [one] , { $laps } круг
    [few] , { $laps } круга
    [many] , { $laps } кругов
   *[other] , { $laps } круга
 }: { $cards }.
advice = Совет: { $reason }.
cubitos-over = Забег окончен: { $rounds ->
    [one] сыгран { $rounds } раунд
    [few] сыграно { $rounds } раунда
    [many] сыграно { $rounds } раундов
   *[other] сыграно { $rounds } раунда
 }.
cubitos-cut-short = Забег прерван через { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
 }; места — по пройденному пути.
place = { $place }. { $name }
secret = Секрет: { $secret }
cubitos-verified = Проверено: { $draws ->
    [one] { $draws } кубик выпал так, как велит секрет
    [few] { $draws } кубика выпали так, как велит секрет
    [many] { $draws } кубиков выпали так, как велит секрет
   *[other] { $draws } кубика выпали так, как велит секрет
 }, и партия повторяется по правилам.
not-verified = НЕ подтверждено: { $reason }
saved = Сохранено в файл { $file }.
saved-key = Сохранено в файл { $file }; секрет лежит в { $file }.key: не показывайте его, пока партия не окончена.
saved-position = Сохранено в файл { $file }: позиция одной строкой. Продолжить: kubok play --position { $file }.
not-saved = Партия не сохранена.
goodbye = До встречи!
you = Вы
person = Игрок { $number }

## Стол

head = Раунд { $round } · { $phase } · { $name }: { $asked }
idle = Раунд { $round } · { $phase }
used = { $dice } (использовано)
numbers = кредиты { $credits } · монеты { $coins } · перемещения { $feet } · болельщики { $fans } · предел { $limit }
water-feet = { " " }· по воде { $count }
standing = красных черт позади: { $lines } · { $away }
laps-run = кругов пройдено: { $laps } из { $all } · { "" }
finished-lap = за финишем, клеток: { $distance }
legend-rich = ◆ кредиты · ✖ вернуть кубики · ✚ получить кубик · ⚑ поддержка · ≈ вода · ▶ старт · ▚ финиш
legend-plain = Cn кредиты, Ln вернуть кубики, G+ получить любой кубик, FA поддержка, LF вернуть кубик и поддержка, ~~ вода, ## стена, ST старт, FN финиш, | красная черта
legend-jetpack = ⇈ реактивный ранец
legend-jetpack-plain = JP реактивный ранец
legend-shortcut = короткий путь { $sign }: { $unit ->
    [feet] { $price ->
        [one] { $price } перемещение
        [few] { $price } перемещения
        [many] { $price } перемещений
       *[other] { $price } перемещения
     }
   *[money] { $price ->
        [one] { $price } монета и/или кредит
        [few] { $price } монеты и/или кредита
        [many] { $price } монет и/или кредитов
       *[other] { $price } монеты и/или кредита
     }
 }
legend-between = { " " }· { "" }

## Шансы

percent = { $value } %
percent-fine = { NUMBER($value, minimumFractionDigits: 1) } %
percent-under = менее { NUMBER($value, minimumFractionDigits: 1) } %
percent-over = более { NUMBER($value, minimumFractionDigits: 1) } %
risk-none = потеря кубиков не грозит
risk-bust = потеря кубиков { $chance }
risk-protected = потеря кубиков исключена
odds-push = Риск, в броске { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
 }: { $risk }
odds-protect = Не учтено: { $dice } ({ $card }) — если использовать перед риском, потери кубиков не будет
odds-save = Не учтено: { $dice } ({ $card }) — может спасти от потери кубиков
odds-keep = Не учтено: { $dice } ({ $card }) — при потере кубиков оставляет зелёные и серые
odds-brings = Что это может дать: попаданий в среднем { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $parts }
odds-coin = монета { $chance } (монет { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-foot = перемещение { $chance } (перемещений { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-credit = кредит { $chance }
odds-card = { $card } { $chance }
odds-between = { " " }· { "" }
odds-not-now = Сейчас рисковать не предлагают.

## Предложения для программы экранного доступа

plain-where = { $name }: { $place }; { $standing }.
plain-other = { $name }: { $numbers }. Зона активации: { $active }. Зона броска: { $roll }.
plain-numbers = { $name }: { $numbers }.
plain-zones = { $name }: зона выбора: { $draw }. Зона броска: { $roll }. Зона активации: { $active }. Зона сброса: { $discard }.
plain-option = { $number }: { $words }.
plain-option-note = { $number }: { $words }, { $note }.
plain-event = { $sentence } ({ $rule }).
plain-event-bare = { $sentence }.

## Что набрано

prompt = { $name }>
option-price = { $card }, { $price }
ambiguous = «{ $words }» может значить { $options }: напишите чуть больше.
unknown = «{ $words }» — такого действия или команды здесь нет; наберите номер, слова действия или help.
no-number = Варианта { $number } нет: номера — от 1 до { $last }.
refused = Невозможно: { $reason }
undone = { $you ->
    [yes] Ваше последнее действие отменено.
   *[no] { $name } отменяет своё последнее действие.
 }
save-where = Укажите куда: save ФАЙЛ
why-nothing = Пока не было ни одного отказа.
cubitos-help =
    Наберите номер варианта или его слова. Достаточно начала слов, если
    подходит только один вариант: «к б» — это «купить белый». У шагов есть
    короткие имена: e ne nw w sw se. Несколько действий сразу выполняются
    целиком или не выполняются вовсе: «1 1 2», «e e ne»,
    «выбрать 3 светло, выбрать 2 крас».

    cards           восемь карт, по строке на каждую
    card НАЗВАНИЕ   карта целиком, с разобранными примерами
    rules C-3.4     правило словами; без номера — список разделов
    odds            чем грозит следующий риск и что может дать
    why             последний отказ, с правилом целиком
    map             вся трасса
    table           стол ещё раз
    position        позиция одной строкой, для kubok play --position
    undo            отменить ваше последнее действие, пока после него не было броска
    save ФАЙЛ       сохранить забег; продолжить потом: kubok play --load ФАЙЛ
    quit            уйти из-за стола

## Просмотр протокола

replay-head = Запись { $number } из { $last }: { $deed }
replay-help = step [N], back [N], jump N, play [N], why [N], quit; Enter — это step.
replay-prompt = просмотр>
deed = { $name }: { $action }
deed-undo = { $you ->
    [yes] Вы отменяете
   *[no] { $name } отменяет
 } запись { $number }
deed-table = жребий тянет стол
why-event = - { $sentence } [{ $rule }]

## Правила, карты, наборы, трассы

rules = Правила нашими словами:
cubitos-rules = Правила «Кубитоса» нашими словами:
venture-rules = Правила A Wild Venture нашими словами:
rules-section = { $section }  { $title }
rules-more = kubok rules { $letter }-3 печатает раздел, { $letter }-3.4 — правило с примерами, а название карты — эту карту.
rule-line = { $rule }  { $words }
card-line = { $title } ({ $colour }, { $cost }): { $clauses }
card-head = { $title }, { $colour } ({ $name })
card-names = Названия: { $names }
card-cost = Стоимость: { $cost } ({ $source })
card-text = Что она делает ({ $source }):
card-clause = { "  " }{ $number }. { $words }
card-clause-must = { "  " }{ $number }. ! { $words }
card-switch = Переключатель { $switch }: { $state ->
    [on] включён
   *[off] выключен
 }
card-sets = В наборах: { $sets }
examples = Разобранные примеры, каждый из них — тест ({ $count }):
examples-more = { "  " }… и ещё { $count }: kubok rules { $words } --all
examples-tests = Ещё тесты о том же ({ $count }):
example-title = { "  " }{ $title }
source-seed = так сказано в книгах правил
source-icon = взято с рисунка в книгах правил
source-edition = из английского издания
source-inferred = наше прочтение книг правил
source-estimate = наша оценка
source-own = наш собственный выбор
source-owner = сверено с печатной игрой
set-head = { $name }: { $title }, трасса «{ $tracks }»{ $laps ->
    [1] {""}
    [one] , { $laps } круг
    [few] , { $laps } круга
    [many] , { $laps } кругов
   *[other] , { $laps } круга
 }
set-cards = { "    " }{ $cards }
sets-more = Свой набор — это --cards и по одной карте каждого цвета: { $colours }.
track-head = { $title }: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
 }, { $lines ->
    [one] { $lines } красная черта
    [few] { $lines } красные черты
    [many] { $lines } красных черт
   *[other] { $lines } красной черты
 }, до финиша { $dry ->
    [one] { $dry } перемещение
    [few] { $dry } перемещения
    [many] { $dry } перемещений
   *[other] { $dry } перемещения
 } (по воде — { $wet }), { $bonuses ->
    [one] { $bonuses } бонусная клетка
    [few] { $bonuses } бонусные клетки
    [many] { $bonuses } бонусных клеток
   *[other] { $bonuses } бонусной клетки
 }, { $shortcuts ->
    [one] { $shortcuts } короткий путь
    [few] { $shortcuts } коротких пути
    [many] { $shortcuts } коротких путей
   *[other] { $shortcuts } короткого пути
 }, { $jetpacks ->
    [one] { $jetpacks } реактивный ранец
    [few] { $jetpacks } реактивных ранца
    [many] { $jetpacks } реактивных ранцев
   *[other] { $jetpacks } реактивного ранца
 }
track-start = Старт
track-finish = Финиш
track-source = { $name }: { $source }. { $note }
drawn = Нарисовано в файл { $file }.

## Диагностика

doctor-program = kubok { $version }, Python { $python }, { $system }
doctor-rules = Версии правил: { $versions }; протоколы в формате { $format }
doctor-language = Язык { $language }; есть { $all }
doctor-ours = { $file }: наши значения, контрольная сумма { $digest }
doctor-owner = { $file }: со значениями из коробки, контрольная сумма { $digest }
doctor-where = { "    " }{ $where }
doctor-all-ours = Все значения наши; --data или { $variable } поставит поверх них значения из коробки.
doctor-with-owner = Действуют значения из коробки: --data или { $variable }.
doctor-new-games = Они для новых партий: у начатого забега данные хранятся в его протоколе.

## kubok verify, kubok export, kubok match

record = { $file }: { $game }, версия правил { $rules }, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
 }, места: { $seats }.
cubitos-chance-good = Кубики ({ $draws }): все такие, какие дают секрет и адреса.
cubitos-chance-bad = Кубики: не подтверждено: { $reason }.
venture-chance-good = Карты: все взятые ({ $draws }) такие, какие дают секрет и адреса.
venture-chance-bad = Карты: не подтверждено: { $reason }.
rules-good = Правила: вся партия повторяется, все контрольные суммы совпадают с записанными.
rules-open = Правила: партия повторяется до места, на котором остановилась; она не окончена.
rules-bad = Правила: не подтверждено: { $reason }.
exported = { $out }: протокол, в нём { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
 }, ключа нет.
match = { $a } против { $b }: { $share } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
 }, 95-процентный интервал от { $low } до { $high }, { $seconds } с.

## Ошибки командной строки

error = kubok: { $reason }
usage-help = справка: { $command } --help
no-file = не удалось записать файл { $file }: { $reason }

## Сервер

cmd-serve = Открыть стол для друзей: сервер на этой машине.
opt-host = Адрес, на котором сервер принимает соединения; 0.0.0.0 впускает другие машины.
opt-port = Порт, на котором сервер принимает соединения.
opt-db = Где хранить партии: файл SQLite или URL базы PostgreSQL.
opt-export-db = Взять протокол из этой базы: файл SQLite или URL базы PostgreSQL.
opt-public-url = Адрес, который вводят люди, если перед сервером стоит прокси.
opt-trust-proxy = Адреса прокси, которым сервер верит, когда они сообщают адрес клиента.
opt-metrics = Показывать метрики для Prometheus по этому адресу, на /metrics; без него — нигде.
opt-open = Открыть стол в браузере; журнал не выводится.
serve-at = Сервер работает по адресу { $url }. Ctrl-C закрывает его; ничего не пропадает.
imported = { $db }: протокол проверен, теперь это стол { $table }.
backed-up = { $out }: проверенная копия базы { $db }, столов: { $tables }.
