# Сторінка правил і пояснення за столом.

## Сторінка

book-title = Правила
book-lead = Правила «Кубітосу» нашими словами. Хоч би що стіл зробив чи відхилив, він називає один із цих номерів.
book-contents = Зміст
book-search = Пошук у правилах
book-search-hint = карта, слово, номер…
book-found = { $count ->
    [one] Знайдено { $count } місце
    [few] Знайдено { $count } місця
    [many] Знайдено { $count } місць
   *[other] Знайдено { $count } місця
 }
book-nothing-found = За словами «{ $query }» нічого немає. Що менше літер, то більше знахідок.
book-print = Друкувати
book-dice = Кубики та їхні грані
book-dice-text = Бліда грань порожня: це промах.
book-tracks = Траси
book-sets = Набори
book-table = За цим столом: скасування
book-rule-K-9-1 = Свою останню дію можна скасувати, якщо вона була.
book-rule-K-9-2 = Не можна, якщо відтоді кидали кубики чи тягнули карти: удачу двічі не питають.
book-rule-K-9-3 = Не можна, якщо відтоді ви побачили щось приховане.
book-rule-K-9-4 = Не можна, якщо всі вже разом пішли далі, як-от від кидків до бігу.
book-rule-K-9-5 = Не можна, якщо інші вже на це спиралися.
book-cost = Ціна { $cost }
book-source-seed = так сказано в правилах
book-source-icon = прочитано з малюнка в правилах
book-source-inferred = наше прочитання правил
book-source-estimate = наша оцінка
book-source-own = наш власний вибір
book-source-owner = з коробки власника гри
book-text-source = Дія: { $source }.
book-names = Іншими мовами: { $names }
book-in-sets = У наборах: { $sets }
book-track-figures = Клітинок { $spaces } · червоних ліній { $lines } · переміщень до фінішу { $dry }, водою { $wet } · клітинок з винагородою { $bonuses } · коротких шляхів { $shortcuts } · реактивних ранців { $jetpacks }
book-fan-beyond = За останньою поділкою кожен уболівальник дає: { $gives }.

## Розібрані приклади

book-examples = Розібрані приклади ({ $count })
book-examples-note = Кожен із них – тест, який програма проходить. Назви прикладів англійською.
book-all-examples = Показати всі ({ $count })
book-loading = Хвилинку…
book-seat-0 = Червоні
book-seat-1 = Сині
book-seat-2 = Зелені
book-seat-3 = Жовті
book-nobody = ніхто
book-moment-start = На початку гри
book-moment-draw = На початку раунду
book-moment-push-or-pass = Перевірити удачу чи спасувати
book-moment-bust = Після невдачі
book-moment-abilities = Уміння, до мечів
book-moment-after-swords = Уміння, після мечів
book-moment-move = Перед переміщенням
book-moment-after-the-move = Після переміщення
book-moment-buy = Перед купівлею
book-moment-waiting = Очікування
book-with-cards = карти: { $cards }
book-laps = { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
    [many] { $laps } кіл
   *[other] { $laps } кола
 }
book-players = Гравців: { $count }
book-switch = переможець за мечами втрачає червоний кубик
book-first = Перший гравець: { $name }
book-has = { $name } мають: { $things }
book-then-has = Тепер { $name } мають: { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } кидають: { $dice }
book-rest-miss = решта – промахи
book-all-miss = самі промахи
book-may = { $name } можуть: { $deeds }
book-only = { $name } можуть щось одне з цього й нічого іншого: { $deeds }
book-not = Неможливо ({ $name }):
book-why = { $deed } – { $reason }
book-happened = Що стається:
book-never = Чого не стається: { $what }
book-never-bust = невдача
book-never-lost = втрата кубика
book-never-swords = підрахунок мечів
book-never-fan = уболівальник
book-never-refilled = поповнення зони запасу
book-never-push = перевірка удачі
book-never-returned = повернення позиченого кубика
book-never-gained = отримання кубика
book-never-rolled = кидок
book-never-used = застосування карти
book-never-finished = фініш
book-never-feet = переміщення
book-never-credits = кредити
book-never-next_draw = допомога під час наступного отримання кубиків
book-never-lap = кінець кола
book-never-over = кінець перегонів
book-never-bought = купівля
book-never-drew = отримання кубиків
book-never-set = поворот кубика на грань
book-never-kept = кубики, збережені в невдачі
book-trays = У лотках: { $dice }
book-turn = Діють: { $names }
book-phase = Фаза: { $phase }
book-places = Місця: { $places }
book-on = місце: { $place }
book-began = початок раунду: { $place }
book-bought = уже куплено: { $dice }
book-risk = загроза невдачі
book-number-tokens = жетони ліміту кубиків
book-number-laps = пройдено кіл
book-number-lost = утрачено кубиків за раунд
book-number-earned = здобуто кредитів за раунд
book-number-owed = обов'язкові перевірки удачі
book-step-to = піти: { $place }
book-point = указати: { $place }

## Пояснення за столом

about-title-draw = Зона запасу
about-title-roll = Зона кидків
about-title-active = Активна зона
about-title-discard = Зона скиду
about-zone-draw = Кубики, що чекають. Ви вибираєте, які з них підуть у зону кидків, у межах ліміту кубиків.
about-zone-roll = Ці кубики кидають. Промахи лишаються тут до наступної перевірки удачі й навіть до наступного раунду.
about-zone-active = Ваші успіхи. Вони платять, біжать і застосовують карти; наприкінці раунду їх скидають.
about-zone-discard = Тут відпочивають використані й куплені кубики. Коли зона запасу порожня, усі вони повертаються туди.
about-number-credits = Гроші, що лишаються з вами з раунду в раунд.
about-number-coins = Гроші лише на цей раунд: невитрачене пропадає.
about-number-feet = Кожне переміщення веде вашого бігуна на одну клітинку.
about-number-water-feet = З ними можна ступити у воду; на суші вони теж годяться.
about-number-limit = До стількох кубиків поповнюють зону кидків на початку раунду. Хто відстає, має більше.
about-number-lines = За кожну червону лінію між вами й лідером ви берете на кубик більше.
about-number-fans = Невдача дає вболівальника, а вболівальники дають кредити й жетони ліміту кубиків.
about-number-first = Хто має цей кубик, діє першим там, де порядок важливий. Після раунду він переходить ліворуч.
about-estimate = Наша оцінка: у правилах цього числа немає.
about-grey = Сірий кубик. Купити його не можна, але його дають клітинки й карти.
about-fan = Кожен уболівальник веде на трибуну далі, і ви отримуєте те, що на ній показано.
about-odds = Наступна перевірка удачі закінчиться невдачею з імовірністю { $chance }. Стовпчики показують, скільки буде успіхів.
about-do-push = Киньте ще раз усе, що в зоні кидків. Якщо активних кубиків три або більше, кидок без успіху – невдача.
about-do-pass = Лишіть те, що маєте: ваша фаза кидків завершується.
about-large = Старт і фініш – великі клітинки, сусідні з усім, чого торкаються.
about-water = Сюди пускають лише ті переміщення, яким карта дозволяє воду.
about-bonus = Щоб отримати, зупиніться тут: пробігти повз не досить. Хто стоїть тут від початку раунду, теж нічого не отримує.
about-shortcut = Заплатіть тут і стрибніть на ту саму літеру.
about-jetpack = Подвоює переміщення, що лишилися, раз на раунд.
about-open = Звичайна клітинка: одне переміщення.
about-section = Червоних ліній досі: { $section } з { $lines }.
about-face-coin = Гроші на цей раунд: купуйте кубики або переміщення.
about-face-foot = Одна клітинка для вашого бігуна.
about-face-credit = Гроші, що лишаються з вами.
about-face-symbol = Символ: діє карта цього кольору.
about-face-power = Посилений символ: і символ, і те, що карта додає за силу.
about-face-miss = Порожня грань: кубик лишається в зоні кидків.
about-set-cards = Карти: { $cards }.
about-set-track = Траса: { $tracks }; { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
   *[many] { $laps } кіл
 }.
about-track = Будь-яка траса годиться до будь-якого набору карт. Вода скорочує шлях, живопліт подовжує.
about-level = Від бота, що грає навмання, до того, що думає наперед. Добрий початок: { $level }.
about-wish-order = Без черги всі кидають водночас, а стіл чекає лише там, де важить, хто перший.
about-wish-help = З підказками кнопка кидка показує ризик невдачі, а панель – що може дати наступний кидок. Вони однакові для всіх.
about-wish-laps = Стільки разів треба пробігти трасу.
about-wish-rounds = Після стількох раундів перегони завершуються, і перемагає той, хто найдалі.
about-wish-pause = Якщо когось немає так довго, на це місце може сісти бот, доки гравець не повернеться.
about-phase-waiting = Є ще вільні місця. Надішліть посилання друзям.
about-phase-playing = Продовжуйте з того самого місця: стіл чекає на вас.
about-phase-over = Підсумок, перегони як фільм і доказ, що кубики були чесні.
about-phase-closed = Стіл закрито до фінішу. На нього ще можна подивитися.
about-back = Назад
about-page = На сторінці правил
about-keep = ? або права кнопка – лишити відкритим
