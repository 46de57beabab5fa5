# «Кубітос» словами: кубики, зони, фази, запитання, дії, клітинки й події.
# Події не мають роду й особи: «Ви: куплено білий», «steady: пас».

## Кубики та зони

die-light = світло-сірий
die-dark = темно-сірий
die-white = білий
die-brown = коричневий
die-red = червоний
die-green = зелений
die-orange = оранжевий
die-purple = фіолетовий
die-yellow = жовтий
die-blue = синій
die-first = кубик першого гравця
borrowed = позичений { $die }
dice-light = { $count ->
    [one] { $count } світло-сірий
    [few] { $count } світло-сірі
    [many] { $count } світло-сірих
   *[other] { $count } світло-сірого
 }
dice-dark = { $count ->
    [one] { $count } темно-сірий
    [few] { $count } темно-сірі
    [many] { $count } темно-сірих
   *[other] { $count } темно-сірого
 }
dice-white = { $count ->
    [one] { $count } білий
    [few] { $count } білі
    [many] { $count } білих
   *[other] { $count } білого
 }
dice-brown = { $count ->
    [one] { $count } коричневий
    [few] { $count } коричневі
    [many] { $count } коричневих
   *[other] { $count } коричневого
 }
dice-red = { $count ->
    [one] { $count } червоний
    [few] { $count } червоні
    [many] { $count } червоних
   *[other] { $count } червоного
 }
dice-green = { $count ->
    [one] { $count } зелений
    [few] { $count } зелені
    [many] { $count } зелених
   *[other] { $count } зеленого
 }
dice-orange = { $count ->
    [one] { $count } оранжевий
    [few] { $count } оранжеві
    [many] { $count } оранжевих
   *[other] { $count } оранжевого
 }
dice-purple = { $count ->
    [one] { $count } фіолетовий
    [few] { $count } фіолетові
    [many] { $count } фіолетових
   *[other] { $count } фіолетового
 }
dice-yellow = { $count ->
    [one] { $count } жовтий
    [few] { $count } жовті
    [many] { $count } жовтих
   *[other] { $count } жовтого
 }
dice-blue = { $count ->
    [one] { $count } синій
    [few] { $count } сині
    [many] { $count } синіх
   *[other] { $count } синього
 }
dice-first = { $count ->
    [one] { $count } кубик першого гравця
    [few] { $count } кубики першого гравця
    [many] { $count } кубиків першого гравця
   *[other] { $count } кубика першого гравця
 }
dice-borrowed = { $dice } (у позику)
# Грань стоїть після кубика: «2 білі з переміщенням». Цифр тут немає: у набраній команді цифра означає «скільки разів».
face-miss = з порожньою гранню
face-coin = з монетою
face-coin2 = із двома монетами
face-coin3 = із трьома монетами
face-foot = з переміщенням
face-symbol = із символом
face-power = із посиленим символом
face-credit = з кредитом
die-face = { $die } { $face }
zone-draw = зона запасу
zone-roll = зона кидків
zone-active = активна зона
zone-discard = зона скиду
nothing = нічого

## Фази за назвами

phase-setup = приготування
phase-roll = фаза кидків
phase-abilities = уміння
phase-after-swords = уміння після порівняння мечів
phase-move = переміщення та купівля

## Запитання: що треба вирішити, за верхнім кадром

asked-drawing = { $number ->
    [0] візьміть ще кубики або завершіть
    [one] візьміть ще { $number } кубик
    [few] візьміть ще { $number } кубики
    [many] візьміть ще { $number } кубиків
   *[other] візьміть ще { $number } кубика
 }
asked-choosing = перевірте удачу або спасуйте
asked-pushing = поверніть у зону кидків ще кубики або перевірте удачу
asked-arriving = застосуйте негайні вміння або завершіть
asked-adding = { $number ->
    [one] додайте до кидка ще { $number } кубик
    [few] додайте до кидка ще { $number } кубики
    [many] додайте до кидка ще { $number } кубиків
   *[other] додайте до кидка ще { $number } кубика
 }
asked-stepping = зробіть крок або відмовтеся
asked-busted = невдача: скиньте кубики із зони кидків або завершіть
asked-abilities = застосуйте вміння або завершіть
asked-prize = отримати винагороду за мечі?
asked-moving = рухайтеся або завершіть
asked-bonus = отримайте винагороду клітинки або завершіть
asked-after_move = застосуйте вміння після переміщення або завершіть
asked-pointing = укажіть клітинку з винагородою
asked-buying = купуйте або завершіть
asked-gaining = отримайте кубик завдяки карті «{ $card }»
asked-offered = прийняти те, що пропонує карта «{ $card }»?
asked-losing = втратьте кубик через карту «{ $card }»
asked-placing = перемістіть кубик із зони кидків в активну й виставте на ньому будь-яку грань завдяки карті «{ $card }»
asked-taking = позичте кубик і виставте на ньому будь-яку грань завдяки карті «{ $card }»
asked-either = що отримати завдяки карті «{ $card }»: монети чи переміщення?
asked-picking = виберіть кубики для одного кидка
asked-giving = віддайте один зі своїх кубиків і виберіть, кому
asked-rescue = загрожує невдача: врятуйтеся або завершіть
asked-helping = додати кубик?
asked-other = виберіть другий кубик для кидка

## Дії

action-wait = чекати
action-done = завершити
action-bust = прийняти невдачу
action-push = перевірити удачу
action-pass = спасувати
action-call_order = ходити по черзі
action-yes = так
action-no = ні
action-buy_foot = купити переміщення
action-shortcut = короткий шлях
action-jetpack = реактивний ранець
action-take_credits = отримати кредити
action-take_fan = отримати вболівальника
action-take_coins = отримати монети
action-take_feet = отримати переміщення
action-water_feet_first = спершу водні переміщення
action-step = крок { $way }
action-exit = вихід { $number }
action-player = гравець { $left }
action-use = використати { $die }
action-move_in = повернути { $die }
action-set = виставити { $die }
action-borrow = позичити { $die }
action-lose = втратити { $die }
action-give = віддати { $die }
action-take = кинути { $die }
action-draw = взяти { $die }
action-discard = скинути { $die }
action-buy = купити { $die }
action-gain = отримати { $die }
from-zone = { $action } ({ $zone })
way-east = на схід
way-north-east = на північний схід
way-north-west = на північний захід
way-west = на захід
way-south-west = на південний захід
way-south-east = на південний схід

## Клітинки

place-start = старт
place-finish-of-track-1 = фініш першої траси
place-start-of-track-2 = старт другої траси
place-square = ряд { $row }, клітинка { $square }
place-of-track = траса { $track }, ряд { $row }, клітинка { $square }
space-open = відкрита
space-water = вода
space-large = старт або фініш
space-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
 }
space-fan = уболівальник
space-lose = { $count ->
    [1] втратити кубик
    [one] втратити { $count } кубик
    [few] втратити { $count } кубики
    [many] втратити { $count } кубиків
   *[other] втратити { $count } кубика
 }
space-gain-any = отримати будь-який кубик
space-gain = отримати кубик вартістю до { $most }
space-jetpack = реактивний ранець
space-shortcut = короткий шлях, ціна { $price } ({ $unit ->
    [feet] переміщення
   *[money] гроші
 })

## Події

the-table = Стіл
event-first_player = { $name }: отримано кубик першого гравця
event-round = Раунд { $number }, ліміти кубиків: { $limits }
event-drew = { $name }: взято { $dice }
event-refilled = { $name }: кубики із зони скиду повернуто в зону запасу
event-rolled = { $name }: { $count ->
    [one] кинуто { $count } кубик
    [few] кинуто { $count } кубики
    [many] кинуто { $count } кубиків
   *[other] кинуто { $count } кубика
 }, успіхи: { $hits }
event-rolled-none = { $name }: { $count ->
    [one] кинуто { $count } кубик
    [few] кинуто { $count } кубики
    [many] кинуто { $count } кубиків
   *[other] кинуто { $count } кубика
 }, жодного успіху
event-push = { $name }: перевірка удачі
event-push-risk = { $name }: перевірка удачі з ризиком
event-pass = { $name }: пас
event-called_order = { $name }: усім ходити по черзі
event-bust = { $name }: НЕВДАЧА
event-discarded = { $name }: скинуто { $die }
event-fan = { $name }: +1 уболівальник, усього { $fans }; отримано: { $gains }
gain-credits = кредити +{ $count }
gain-tokens = жетони ліміту кубиків +{ $count }
event-used = { $name }: застосовано «{ $card }»
event-credits = { $name }: кредити +{ $count }
event-coins = { $name }: монети +{ $count }
event-feet = { $name }: переміщення +{ $count }
event-water_feet = { $name }: водні переміщення +{ $count }
event-face = { $name }: враховано { $die }
event-moved_in = { $name }: до кидка повернуто { $die }
event-set = { $name }: в активну зону виставлено { $die }
event-returned = { $name }: повернуто в лоток: { $die } × { $count }
event-protected = { $name }: ця перевірка удачі не може стати невдачею
event-saved = { $name }: невдачі вдалося уникнути
event-kept = { $name }: зелені й сірі кубики лишаються активними
event-gave = { $name }: віддано { $die }, кому: { $other }
event-next_draw = { $name }: наступне отримання кубиків полегшить карта «{ $card }»
event-swords = Мечі: { $counts }
event-counted = { $name }: усього монет { $coins }, переміщень { $feet }
event-stepped = { $name }: { $steps ->
    [one] пройдено { $steps } клітинку
    [few] пройдено { $steps } клітинки
    [many] пройдено { $steps } клітинок
   *[other] пройдено { $steps } клітинки
 }, тепер { $place }
event-finished = { $name }: фініш
event-lap = { $name }: завершено коло { $laps }
event-bought_foot = { $name }: куплено переміщення
event-jetpack = { $name }: переміщення подвоєно: звичайних { $feet }, водних { $water_feet }
event-shortcut = { $name }: короткий шлях, ціна { $price } ({ $unit ->
    [feet] переміщення
   *[money] гроші
 })
event-pointed = { $name }: указано клітинку: { $place }
event-lost = { $name }: втрачено { $die }
event-gained = { $name }: отримано { $die }
event-bought = { $name }: куплено { $die } за { $price }
event-discarded_active = { $name }: активні кубики скинуто
event-over = Перегони завершено
