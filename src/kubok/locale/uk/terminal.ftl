# Слова термінала: команди, стіл на екрані, набраний текст, сторінки й помилки.

## Команди та їхні параметри

app = Стіл для «Кубітосу» й «Буремних мандрів»: грайте, дивіться, довідуйтеся, перевіряйте, досліджуйте.
cmd-play = Партія гри в терміналі, з людьми й ботами в будь-якому складі.
cmd-watch = Подивитися, як грають боти.
cmd-replay = Переглянути партію ще раз: крок уперед, назад, перехід, показ.
cmd-why = Правила, через які в протоколі з’явився цей запис.
cmd-verify = Перевірити протокол: спершу кубики за адресою і секретом, не знаючи правил, потім усю гру за правилами.
cmd-export = Записати копію протоколу, яку можна передати іншим: без ключа.
cmd-import = Додати завершений протокол до бази як зіграний стіл.
cmd-backup = Скопіювати базу SQLite, не зупиняючи сервера. У копії є секрети: читати її може лише власник.
cmd-rules = Правило нашими словами або карта з її вміннями й розібраними прикладами.
cmd-sets = Усі набори: карти, траси й кола.
cmd-track = Траса знаками або малюнком.
cmd-board = Поле «Буремних мандрів» знаками або малюнком.
cmd-doctor = Які дані діють, звідки вони і з якою контрольною сумою; версії та мови.
cmd-actions = Надрукувати таблицю дій гри як сторінку документації.
cmd-match = Зіграти багато партій між двома ботами й надрукувати частку першого з довірчим інтервалом.
help-usage = Як викликати:
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-default = типово
help-variable = змінна середовища
help-required = обов’язково
opt-help = Показати цю довідку й вийти.
opt-lang = Мова: { $all }.
opt-seats = Хто грає, через кому: you або будь-яке ім’я для людини чи назва бота ({ $bots }); bot:НАЗВА – напевно бот.
opt-of-game = { $game }: { $words }
opt-bots = Які боти грають, через кому ({ $bots }).
option-cubitos-set-help = Один із наборів; їх показує kubok sets.
option-cubitos-cards-help = Вісім карт на ваш вибір, по одній кожного кольору, через кому.
option-cubitos-random-help = Вісім випадкових карт, що відповідають порадам правил.
option-cubitos-tracks-help = Інша траса, ніж у набору; дві з’єднують знаком +.
option-cubitos-laps-help = Скільки кіл.
option-venture-theme-help = Тематична колода ({ $choices }).
option-venture-board-help = Бік поля ({ $choices }).
option-venture-no_memory-help = Видно, що підкладають, і власний стос можна переглядати (V-8.1).
option-venture-wilder-help = Обидві тематичні колоди й більше карт у руці (V-8.2).
option-cubitos-costs-help = Інші ціни карт ({ $choices }).
option-cubitos-max_rounds-help = Зупинити після стількох раундів; 0: ніколи.
option-cubitos-order-help = simultaneous: усі одночасно, а по черзі – лише коли це важливо; strict: завжди по черзі.
option-venture-share_ties-help = У разі нічиєї перемогу ділять, як радить автор; монети й мешканці її не вирішують (V-7.3).
opt-data = Тека з вашими значеннями поверх наших, для нових партій (або KUBOK_DATA).
opt-position = Почати з позиції: її рядок або файл із ним.
opt-seed = Випадок задає число: те саме число дає ту саму партію.
opt-load = Продовжити збережену партію.
opt-save = Зберегти партію сюди, коли вона завершиться або ви вийдете.
opt-plain = Речення без кольорів і малюнків: для програм читання з екрана й скриптів.
opt-pause = Скільки секунд чекати після кожної дії.
opt-fast = Без пауз; стіл лише наприкінці.
opt-to = Показати стіл після цього запису й зупинитися.
opt-svg = Намалювати трасу в цей файл.
opt-svg-board = Намалювати поле в цей файл.
opt-all-examples = Усі розібрані приклади карти чи правила, а не лише перші.
opt-svg-card = Намалювати карту «Буремних мандрів» у цей файл.
opt-games = Скільки партій.
opt-match-game = Гра: { $games }.
opt-match-seed = Те саме число дає той самий матч.
opt-processes = Скільки партій одночасно.
arg-file = Протокол партії.
arg-game = У що грають: { $games }.
arg-board = Назва поля: { $boards }.
arg-number = Номер запису.
arg-out = Копія.
arg-source = Протокол партії; з --db – назва столу.
arg-rules = Правило (C-3.4, V-3.2), розділ (C-3) або назва карти.
arg-track = Назва траси або дві через знак +.
arg-bot = Бот: { $bots }.
arg-other-bot = Другий бот.

## Будь-яка гра

sealed = Випадок запечатано. Зобов’язання: { $commitment }
sealed-why = Його зафіксовано до першого жереба; після партії секрет відкриють і все, що випало, перевірять.
simulated = Випадок задає число { $seed }: те саме число дає ту саму партію.
over = Партію завершено.
cut-short = Партію зупинено достроково.
verified = Перевірено: усе, що випало ({ $draws }), таке, як каже секрет, і гра відтворюється за правилами.
chance-good = Випадок: усе, що випало ({ $draws }), таке, як дають секрет та адреси.
chance-bad = Випадок: не перевірено: { $reason }.
asked = { $name }: { $asked }
playing-title = { $title }. { $words }
curtain = { $name }: натисніть Enter, коли на екран дивитеся тільки ви.
event-undone = { $you ->
    [yes] Ви скасовуєте цю дію
   *[no] { $name } скасовує цю дію
 }
almost-a-bot = { $name } – тут людина. Якщо мається на увазі бот, напишіть { $bot }; bot:{ $bot } – напевно бот.
position-known = Чого вам не видно, у цій позиції розкладено навмання:
position-none = Позицію цієї гри одним рядком не записати.
why-event-bare = - { $sentence }
help =
    Наберіть номер варіанта або його слова. Досить початку кожного слова, якщо
    підходить лише один варіант. Кілька дій в одному рядку, через кому,
    виконуються всі або жодна.

    why            остання відмова
    table          стіл іще раз
    undo           скасувати останню дію, поки нічого прихованого не побачено
    save ФАЙЛ      зберегти партію; продовжити: kubok play --load ФАЙЛ
    quit           вийти з-за столу

## Початок і кінець перегонів

cubitos-sealed = Кубики запечатано. Зобов’язання: { $commitment }
cubitos-sealed-why = Його зафіксовано до першого кидка; після перегонів секрет відкриють і кожен кидок перевірять.
cubitos-simulated = Кубики змодельовано з числа { $seed }: те саме число дає ті самі перегони.
resumed = Знову за столом: відтворено записів { $entries } із { $file }.
playing = { $title }, траса «{ $tracks }»{ $laps ->
    [1] {""}
    [one] , { $laps } коло
    [few] , { $laps } кола
    [many] , { $laps } кіл
   *[other] , { $laps } кола
 }: { $cards }.
advice = Порада: { $reason }.
cubitos-over = Перегони завершено, { $rounds ->
    [one] зіграно { $rounds } раунд
    [few] зіграно { $rounds } раунди
    [many] зіграно { $rounds } раундів
   *[other] зіграно { $rounds } раунду
 }.
cubitos-cut-short = Перегони зупинено, зіграно раундів: { $rounds }; місця за пройденою відстанню.
place = { $place }. { $name }
secret = Секрет: { $secret }
cubitos-verified = Перевірено: кубики ({ $draws }) випали так, як каже секрет, і гра відтворюється за правилами.
not-verified = НЕ перевірено: { $reason }
saved = Збережено у { $file }.
saved-key = Збережено у { $file }; секрет лежить у { $file }.key: не показуйте його нікому до кінця партії.
saved-position = Збережено у { $file }: позиція одним рядком. Продовжити: kubok play --position { $file }.
not-saved = Партію не збережено.
goodbye = До зустрічі!
you = Ви
person = Гравець { $number }

## Стіл

head = Раунд { $round } · { $phase } · { $name }: { $asked }
idle = Раунд { $round } · { $phase }
used = { $dice } (використано)
numbers = кредити { $credits } · гроші { $coins } · переміщення { $feet } · уболівальники { $fans } · ліміт { $limit }
water-feet = { " " }· водні переміщення { $count }
standing = перетнуто червоних ліній: { $lines } · { $away }
laps-run = пройдено кіл: { $laps } з { $all } · { "" }
finished-lap = за фінішем: { $distance }
legend-rich = ◆ кредити · ✖ втратити кубики · ✚ отримати кубик · ⚑ популярність · ≈ вода · ▶ старт · ▚ фініш
legend-plain = Cn кредити, Ln втратити кубики, G+ отримати будь-який кубик, FA популярність, LF втратити кубик і здобути популярність, ~~ вода, ## стіна, ST старт, FN фініш, | червона лінія
legend-jetpack = ⇈ реактивний ранець
legend-jetpack-plain = JP реактивний ранець
legend-shortcut = короткий шлях { $sign }: { $price } ({ $unit ->
    [feet] переміщення
   *[money] кошти
 })
legend-between = { " " }· { "" }

## Імовірності

percent = { $value } %
percent-fine = { NUMBER($value, minimumFractionDigits: 1) } %
percent-under = менше { NUMBER($value, minimumFractionDigits: 1) } %
percent-over = понад { NUMBER($value, minimumFractionDigits: 1) } %
risk-none = без ризику
risk-bust = невдача { $chance }
risk-protected = невдачі не буде
odds-push = Перевірка удачі, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
 }: { $risk }
odds-protect = Не враховано: { $dice } («{ $card }»): якщо використати перед перевіркою, вона безпечна
odds-save = Не враховано: { $dice } («{ $card }»): може врятувати від невдачі
odds-keep = Не враховано: { $dice } («{ $card }»): у разі невдачі зберігає зелені й сірі кубики
odds-brings = Може дати: успіхів у середньому { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $parts }
odds-coin = гроші { $chance } (монет { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-foot = переміщення { $chance } (переміщень { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-credit = кредит { $chance }
odds-card = «{ $card }» { $chance }
odds-between = { " " }· { "" }
odds-not-now = Зараз перевірка удачі не на часі.

## Речення для читання з екрана

plain-where = { $name }: { $place }; { $standing }.
plain-other = { $name }: { $numbers }. Активна зона: { $active }. Зона кидків: { $roll }.
plain-numbers = { $name }: { $numbers }.
plain-zones = { $name }: зона запасу: { $draw }. Зона кидків: { $roll }. Активна зона: { $active }. Зона скиду: { $discard }.
plain-option = { $number }: { $words }.
plain-option-note = { $number }: { $words }, { $note }.
plain-event = { $sentence } ({ $rule }).
plain-event-bare = { $sentence }.

## Що набирають

prompt = { $name }>
option-price = «{ $card }», { $price }
ambiguous = «{ $words }» може означати: { $options }. Напишіть трохи більше.
unknown = «{ $words }» тут не є ні дією, ні командою; наберіть номер, слова дії або help.
no-number = Варіанта { $number } немає: номери від 1 до { $last }.
refused = Неможливо: { $reason }
undone = { $you ->
    [yes] Вашу останню дію скасовано.
   *[no] { $name }: останню дію скасовано.
 }
save-where = Куди зберегти? save ФАЙЛ
why-nothing = Відмов іще не було.
cubitos-help =
    Наберіть номер варіанта або його слова. Досить початку кожного слова,
    якщо підходить лише один варіант: «куп біл» – це купити білий. Кроки мають
    короткі назви сторін світу: e ne nw w sw se. Кілька дій в одному рядку
    виконуються всі або жодна: «1 1 2», «e e ne», «взя 3 сві, взя 2 чер».

    cards          вісім карт, по рядку на кожну
    card НАЗВА     карта повністю, з розібраними прикладами
    rules C-3.4    правило словами; без номера – перелік розділів
    odds           чим ризикує наступна перевірка удачі й що може дати
    why            остання відмова з повним правилом
    map            уся траса
    table          стіл іще раз
    position       позиція одним рядком для kubok play --position
    undo           скасувати вашу останню дію, поки після неї не кидали кубиків
    save ФАЙЛ      зберегти перегони; продовжити: kubok play --load ФАЙЛ
    quit           вийти з-за столу

## Перегляд протоколу

replay-head = Запис { $number } з { $last }: { $deed }
replay-help = step [N] – уперед, back [N] – назад, jump N – перехід, play [N] – показ, why [N] – чому, quit – вихід; Enter – уперед.
replay-prompt = перегляд>
deed = { $name }: { $action }
deed-undo = { $you ->
    [yes] Ви скасовуєте запис { $number }
   *[no] { $name } скасовує запис { $number }
 }
deed-table = стіл тягне жереб
why-event = - { $sentence } [{ $rule }]

## Правила, карти, набори, траси

rules = Правила нашими словами:
cubitos-rules = Правила «Кубітосу» нашими словами:
venture-rules = Правила «Буремних мандрів» нашими словами:
rules-section = { $section }  { $title }
rules-more = kubok rules { $letter }-3 друкує розділ, { $letter }-3.4 – правило з прикладами, а назва карти – цю карту.
rule-line = { $rule }  { $words }
card-line = { $title } ({ $colour }, { $cost }): { $clauses }
card-head = { $title }, { $colour } ({ $name })
card-names = Назви: { $names }
card-cost = Вартість: { $cost } ({ $source })
card-text = Уміння ({ $source }):
card-clause = { "  " }{ $number }. { $words }
card-clause-must = { "  " }{ $number }. ! { $words }
card-switch = Перемикач { $switch }: { $state ->
    [on] увімкнено
   *[off] вимкнено
 }
card-sets = У наборах: { $sets }
examples = Розібрані приклади, кожен із них – тест ({ $count }):
examples-more = { "  " }… і ще { $count }: kubok rules { $words } --all
examples-tests = Ще тести про те саме ({ $count }):
example-title = { "  " }{ $title }
source-seed = так сказано в правилах
source-icon = прочитано з малюнка в правилах
source-edition = з англійського видання
source-inferred = наше прочитання правил
source-estimate = наша оцінка
source-own = наш власний вибір
source-owner = звірено з друкованою грою
set-head = { $name }: { $title }, траса «{ $tracks }»{ $laps ->
    [1] {""}
    [one] , { $laps } коло
    [few] , { $laps } кола
    [many] , { $laps } кіл
   *[other] , { $laps } кола
 }
set-cards = { "    " }{ $cards }
sets-more = Власний набір – це --cards з однією картою кожного кольору: { $colours }.
track-head = { $title }: клітинок { $spaces }, червоних ліній { $lines }, переміщень до фінішу { $dry } ({ $wet } через воду), { $bonuses ->
    [one] { $bonuses } клітинка з винагородою
    [few] { $bonuses } клітинки з винагородою
    [many] { $bonuses } клітинок з винагородою
   *[other] { $bonuses } клітинки з винагородою
 }, { $shortcuts ->
    [one] { $shortcuts } короткий шлях
    [few] { $shortcuts } короткі шляхи
    [many] { $shortcuts } коротких шляхів
   *[other] { $shortcuts } короткого шляху
 }, { $jetpacks ->
    [one] { $jetpacks } реактивний ранець
    [few] { $jetpacks } реактивні ранці
    [many] { $jetpacks } реактивних ранців
   *[other] { $jetpacks } реактивного ранця
 }
track-start = Старт
track-finish = Фініш
track-source = { $name }: { $source }. { $note }
drawn = Намальовано у { $file }.

## Стан програми

doctor-program = kubok { $version }, Python { $python }, { $system }
doctor-rules = Версії правил: { $versions }; протоколи у форматі { $format }
doctor-language = Мова { $language }; є { $all }
doctor-ours = { $file }: наші дані, контрольна сума { $digest }
doctor-owner = { $file }: зі значеннями власника, контрольна сума { $digest }
doctor-where = { "    " }{ $where }
doctor-all-ours = Усі значення наші; --data або { $variable } кладе поверх них значення власника.
doctor-with-owner = Діють значення власника, задані через --data або { $variable }.
doctor-new-games = Вони для нових партій: розпочаті перегони йдуть за даними зі свого протоколу.

## kubok verify, kubok export, kubok match

record = { $file }: { $game }, правила версії { $rules }, записів { $entries }, місця: { $seats }.
cubitos-chance-good = Кубики: усі ({ $draws }) такі, як дають секрет та їхні адреси.
cubitos-chance-bad = Кубики: не перевірено: { $reason }.
venture-chance-good = Карти: усі потягнуті ({ $draws }) такі, як дають секрет та адреси.
venture-chance-bad = Карти: не перевірено: { $reason }.
rules-good = Правила: уся гра відтворюється, кожна контрольна сума збігається із записаною.
rules-open = Правила: гра відтворюється, скільки її записано; її ще не завершено.
rules-bad = Правила: не перевірено: { $reason }.
exported = { $out }: протокол без ключа, записів: { $entries }.
match = { $a } проти { $b }: { $share } з { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
 }, 95-відсотковий інтервал від { $low } до { $high }, { $seconds } с.

## Помилки командного рядка

error = kubok: { $reason }
usage-help = довідка: { $command } --help
no-file = не вдається записати { $file }: { $reason }

## Сервер

cmd-serve = Відкрити стіл для друзів: сервер на цій машині.
opt-host = Адреса, на якій сервер приймає з’єднання; 0.0.0.0 впускає інші машини.
opt-port = Порт, на якому сервер приймає з’єднання.
opt-db = Де зберігати ігри: файл для SQLite або URL бази PostgreSQL.
opt-export-db = Взяти протокол із цієї бази: файл SQLite або URL бази PostgreSQL.
opt-public-url = Адреса, яку вводять люди, якщо перед сервером стоїть проксі.
opt-trust-proxy = Адреси проксі, яким сервер вірить щодо клієнта.
opt-metrics = Показувати метрики для Prometheus за цією адресою, на /metrics; без неї – ніде.
opt-open = Відкрити стіл у браузері; журнал не виводиться.
serve-at = Сервер працює за адресою { $url }. Ctrl-C закриває його; нічого не втрачається.
imported = { $db }: протокол перевірено, це тепер стіл { $table }.
backed-up = { $out }: перевірена копія бази { $db }, столів: { $tables }.
