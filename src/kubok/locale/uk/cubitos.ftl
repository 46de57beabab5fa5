# «Кубітос» словами: кубики, зони, фази, запитання, дії, клітинки й події.
# Події – теперішній час, без роду: до того, хто за екраном, «Ви купуєте білий кубик», про інших «steady купує білий кубик».

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
face-power = із посиленим умінням
face-credit = з кредитом
faces-miss = з порожньою гранню
faces-coin = з монетою
faces-coin2 = із двома монетами
faces-coin3 = із трьома монетами
faces-foot = з переміщенням
faces-symbol = із символом
faces-power = із посиленим умінням
faces-credit = з кредитом
die-face = { $die } { $face }
zone-draw = зона запасу
zone-roll = зона кидків
zone-active = активна зона
zone-discard = зона скиду
the-dice = кубики

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
asked-arriving-owed = перевірте удачу або спершу застосуйте вміння
asked-adding = { $number ->
    [one] виберіть ще { $number } кубик для кидка
    [few] виберіть ще { $number } кубики для кидка
    [many] виберіть ще { $number } кубиків для кидка
   *[other] виберіть ще { $number } кубика для кидка
 }
asked-stepping = перемістіть бігуна на сусідню клітинку або відмовтеся
asked-busted = невдача: скиньте кубики із зони кидків або завершіть
asked-abilities = застосуйте вміння або завершіть
asked-prize-mr_soldier = «{ $card }»: узяти за мечі 3 кредити й 2 переміщення?
asked-prize-punch_guy = «{ $card }»: наступного разу не зараховувати білі й зелені кубики до ліміту?
asked-prize-supah_general = «{ $card }»: узяти за мечі { $count ->
    [one] { $count } переміщення
    [few] { $count } переміщення
    [many] { $count } переміщень
   *[other] { $count } переміщення
 }?
asked-prize-jacques_couteau = «{ $card }»: кинути свої не червоні кубики (стільки: { $count })?
asked-prize-champion = «{ $card }»: наступного разу взяти будь-які свої кубики?
asked-prize-crabby = «{ $card }»: віддати один свій кубик гравцеві, у якого найменше мечів?
asked-prize-el_bandito = «{ $card }»: узяти за мечі { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
 }?
asked-moving = переміщуйте бігуна або зупиніться тут
asked-bonus = отримайте винагороду клітинки або завершіть
asked-bonus-gain = отримайте кубик або завершіть
asked-bonus-lose = виберіть кубик, який втратите, або завершіть
asked-after_move = застосуйте вміння після переміщення або завершіть
asked-pointing = укажіть клітинку з винагородою
asked-buying = купуйте кубики або завершіть
asked-gaining = «{ $card }»: отримайте кубик
asked-offered-0 = «{ $card }»: узяти 3 переміщення й отримати сірий кубик?
asked-offered-1 = «{ $card }»: здобути популярність?
asked-offered-2 = «{ $card }»: узяти { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
 }?
asked-offered-3 = «{ $card }»: лишити активними свої сірі й зелені кубики?
asked-offered-4 = «{ $card }»: узяти 2 кредити?
asked-losing = «{ $card }»: виберіть кубик, який втратите
asked-placing = «{ $card }»: виберіть кубик із зони кидків і грань, яку на ньому виставите
asked-taking = «{ $card }»: позичте кубик з лотка й виберіть його грань
asked-either = «{ $card }»: гроші чи переміщення?
asked-picking = виберіть кубики, які кинете разом
asked-giving = віддайте один зі своїх кубиків і виберіть, кому
asked-rescue = вам загрожує невдача: використайте кубик, що рятує, або прийміть її
asked-helping = кинути ще один кубик?
asked-other = виберіть ще один активний кубик, який повернеться в зону кидків

## Дії

action-wait = чекати
action-done = завершити
action-bust = прийняти невдачу
action-push = перевірити удачу
action-pass = спасувати
action-call_order = чекати на інших
action-yes = так
action-no = ні
action-buy_foot = купити переміщення
action-shortcut = короткий шлях
action-jetpack = реактивний ранець
action-take_credits = отримати кредити
action-take_fan = здобути популярність
action-take_coins = отримати гроші
action-take_feet = отримати переміщення
action-water_feet_first = спершу водні переміщення
action-step = крок { $way }
action-exit = вихід { $number }
action-exit-to = вихід { $number }: { $place }
action-player = { $name }
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
to-finish = переміщень до фінішу: { $away }
space-open = відкрита
space-water = вода
space-large = старт або фініш
space-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
 }
space-fan = популярність
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
space-shortcut = короткий шлях, вартість { $price } ({ $unit ->
    [feet] переміщення
   *[money] кошти
 })

## Раунд коротко

recap-rolled = { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
    [many] { $rolls } кидків
   *[other] { $rolls } кидка
 }: { $hits }
recap-bust = невдача
recap-pass = пас
recap-ran = пройдено { $feet }, до фінішу { $from } → { $to }
recap-finished = фініш
recap-bought = куплено: { $dice }
recap-gained = отримано: { $dice }
recap-lost = втрачено: { $dice }
recap-fans = вболівальники: { $from } → { $to }
recap-credits = кредити: { $from } → { $to }

## Події

event-first_player = { $you ->
    [yes] Ви отримуєте кубик першого гравця
   *[no] { $name } отримує кубик першого гравця
 }
event-round = Раунд { $number }, ліміти кубиків: { $limits }
event-drew = { $you ->
    [yes] Ви берете { $dice }
   *[no] { $name } бере { $dice }
 }
event-refilled = { $you ->
    [yes] Ви повертаєте кубики із зони скиду в зону запасу
   *[no] { $name } повертає кубики із зони скиду в зону запасу
 }
event-rolled = { $you ->
    [yes] Ви кидаєте
   *[no] { $name } кидає
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
 }, успіхи: { $hits }
event-rolled-none = { $you ->
    [yes] Ви кидаєте
   *[no] { $name } кидає
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
 }: жодного успіху
event-push = { $you ->
    [yes] Ви перевіряєте удачу
   *[no] { $name } перевіряє удачу
 }
event-push-risk = { $you ->
    [yes] Ви перевіряєте удачу з ризиком
   *[no] { $name } перевіряє удачу з ризиком
 }
event-pass = { $you ->
    [yes] Ви пасуєте
   *[no] { $name } пасує
 }
event-called_order = { $you ->
    [yes] Ви просите ходити по черзі
   *[no] { $name } просить ходити по черзі
 }
event-bust = { $you ->
    [yes] Ви зазнаєте НЕВДАЧІ
   *[no] { $name } зазнає НЕВДАЧІ
 }
event-discarded = { $you ->
    [yes] Ви скидаєте { $die }
   *[no] { $name } скидає { $die }
 }
event-fan = { $you ->
    [yes] Ви здобуваєте вболівальника, усього { $fans }; отримано: { $gains }
   *[no] { $name } здобуває вболівальника, усього { $fans }; отримано: { $gains }
 }
event-fan-alone = { $you ->
    [yes] Ви здобуваєте вболівальника, усього { $fans }
   *[no] { $name } здобуває вболівальника, усього { $fans }
 }
gain-credits = кредити +{ $count }
gain-tokens = жетони ліміту кубиків +{ $count }
event-used = { $you ->
    [yes] Ви застосовуєте карту «{ $card }»
   *[no] { $name } застосовує карту «{ $card }»
 }
event-credits = { $you ->
    [yes] Ви отримуєте
   *[no] { $name } отримує
 } { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
    [many] { $count } кредитів
   *[other] { $count } кредиту
 }
event-coins = { $you ->
    [yes] Ви отримуєте
   *[no] { $name } отримує
 } { $count ->
    [one] { $count } монету
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
 }
event-feet = { $you ->
    [yes] Ви отримуєте
   *[no] { $name } отримує
 } { $count ->
    [one] { $count } переміщення
    [few] { $count } переміщення
    [many] { $count } переміщень
   *[other] { $count } переміщення
 }
event-water_feet = { $you ->
    [yes] Ви отримуєте
   *[no] { $name } отримує
 } { $count ->
    [one] { $count } водне переміщення
    [few] { $count } водні переміщення
    [many] { $count } водних переміщень
   *[other] { $count } водного переміщення
 }
event-face = { $you ->
    [yes] Ви зараховуєте { $die }
   *[no] { $name } зараховує { $die }
 }
event-moved_in = { $you ->
    [yes] Ви повертаєте в зону кидків { $die }
   *[no] { $name } повертає в зону кидків { $die }
 }
event-set = { $you ->
    [yes] Ви виставляєте в активну зону { $die }
   *[no] { $name } виставляє в активну зону { $die }
 }
event-returned = { $you ->
    [yes] Ви повертаєте в лоток: { $die } × { $count }
   *[no] { $name } повертає в лоток: { $die } × { $count }
 }
event-protected = { $you ->
    [yes] Ця перевірка удачі для вас безпечна
   *[no] Ця перевірка удачі для гравця { $name } безпечна
 }
event-saved = { $you ->
    [yes] Ви уникаєте невдачі
   *[no] { $name } уникає невдачі
 }
event-kept = { $you ->
    [yes] Ви лишаєте зелені й сірі кубики активними
   *[no] { $name } лишає зелені й сірі кубики активними
 }
event-gave = { $you ->
    [yes] Ви віддаєте
   *[no] { $name } віддає
 } { $die } кубик { $other_you ->
    [yes] вам
   *[no] гравцеві { $other }
 }
event-next_draw = { $you ->
    [yes] Карта «{ $card }» допоможе вам у наступній фазі кидків
   *[no] Карта «{ $card }» допоможе гравцеві { $name } у наступній фазі кидків
 }
event-swords = Мечі: { $counts }
event-counted = { $you ->
    [yes] Ви маєте
   *[no] { $name } має
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
 } та { $feet ->
    [one] { $feet } переміщення
    [few] { $feet } переміщення
    [many] { $feet } переміщень
   *[other] { $feet } переміщення
 }
event-stepped = { $you ->
    [yes] Ви пробігаєте
   *[no] { $name } пробігає
 } { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
 }, тепер { $place }
event-finished = { $you ->
    [yes] Ви на фініші
   *[no] { $name } на фініші
 }
event-lap = { $you ->
    [yes] Ви завершуєте коло { $laps }
   *[no] { $name } завершує коло { $laps }
 }
event-bought_foot = { $you ->
    [yes] Ви купуєте переміщення
   *[no] { $name } купує переміщення
 }
event-jetpack = { $you ->
    [yes] Ви подвоюєте переміщення: тепер звичайних { $feet }, водних { $water_feet }
   *[no] { $name } подвоює переміщення: тепер звичайних { $feet }, водних { $water_feet }
 }
event-shortcut = { $you ->
    [yes] Ви рушаєте
   *[no] { $name } рушає
 } коротким шляхом, вартість { $price } ({ $unit ->
    [feet] переміщення
   *[money] кошти
 })
event-pointed = { $you ->
    [yes] Ви вказуєте клітинку: { $place }
   *[no] { $name } вказує клітинку: { $place }
 }
event-lost = { $you ->
    [yes] Ви втрачаєте { $die } кубик
   *[no] { $name } втрачає { $die } кубик
 }
event-gained = { $you ->
    [yes] Ви отримуєте { $die } кубик
   *[no] { $name } отримує { $die } кубик
 }
event-bought = { $you ->
    [yes] Ви купуєте { $die } кубик за { $price }
   *[no] { $name } купує { $die } кубик за { $price }
 }
event-discarded_active = { $you ->
    [yes] Ви скидаєте активні кубики
   *[no] { $name } скидає активні кубики
 }
event-over = Перегони завершено
