# «Кубитос» в словах: кубики, зоны, этапы, вопросы, действия, клетки и события.

## Кубики и зоны

die-light = светло-серый
die-dark = тёмно-серый
die-white = белый
die-brown = коричневый
die-red = красный
die-green = зелёный
die-orange = оранжевый
die-purple = фиолетовый
die-yellow = жёлтый
die-blue = синий
die-first = кубик первого игрока
borrowed = временный { $die }
dice-light = { $count ->
    [one] { $count } светло-серый
    [few] { $count } светло-серых
    [many] { $count } светло-серых
   *[other] { $count } светло-серого
 }
dice-dark = { $count ->
    [one] { $count } тёмно-серый
    [few] { $count } тёмно-серых
    [many] { $count } тёмно-серых
   *[other] { $count } тёмно-серого
 }
dice-white = { $count ->
    [one] { $count } белый
    [few] { $count } белых
    [many] { $count } белых
   *[other] { $count } белого
 }
dice-brown = { $count ->
    [one] { $count } коричневый
    [few] { $count } коричневых
    [many] { $count } коричневых
   *[other] { $count } коричневого
 }
dice-red = { $count ->
    [one] { $count } красный
    [few] { $count } красных
    [many] { $count } красных
   *[other] { $count } красного
 }
dice-green = { $count ->
    [one] { $count } зелёный
    [few] { $count } зелёных
    [many] { $count } зелёных
   *[other] { $count } зелёного
 }
dice-orange = { $count ->
    [one] { $count } оранжевый
    [few] { $count } оранжевых
    [many] { $count } оранжевых
   *[other] { $count } оранжевого
 }
dice-purple = { $count ->
    [one] { $count } фиолетовый
    [few] { $count } фиолетовых
    [many] { $count } фиолетовых
   *[other] { $count } фиолетового
 }
dice-yellow = { $count ->
    [one] { $count } жёлтый
    [few] { $count } жёлтых
    [many] { $count } жёлтых
   *[other] { $count } жёлтого
 }
dice-blue = { $count ->
    [one] { $count } синий
    [few] { $count } синих
    [many] { $count } синих
   *[other] { $count } синего
 }
dice-first = { $count ->
    [one] { $count } кубик первого игрока
    [few] { $count } кубика первого игрока
    [many] { $count } кубиков первого игрока
   *[other] { $count } кубика первого игрока
 }
dice-borrowed = { $dice } (на время)
# Грань всегда стоит после кубика: «белый с монетой». Цифр здесь нет: в набранной команде цифра значит «сколько раз».
face-miss = с пустой гранью
face-coin = с монетой
face-coin2 = с двумя монетами
face-coin3 = с тремя монетами
face-foot = с перемещением
face-symbol = с символом
face-power = с особым символом
face-credit = с кредитом
die-face = { $die } { $face }
zone-draw = зона выбора
zone-roll = зона броска
zone-active = зона активации
zone-discard = зона сброса
nothing = ничего

## Этапы по названиям

phase-setup = подготовка
phase-roll = этап броска
phase-abilities = свойства
phase-after-swords = свойства, после сравнения мечей
phase-move = перемещение и покупка

## Вопросы: о чём спрашивают место, по верхнему кадру

asked-drawing = { $number ->
    [0] выберите ещё кубики или закончите
    [one] выберите ещё { $number } кубик
    [few] выберите ещё { $number } кубика
    [many] выберите ещё { $number } кубиков
   *[other] выберите ещё { $number } кубика
 }
asked-choosing = рискните или спасуйте
asked-pushing = перенесите ещё кубики или рискните
asked-arriving = примените свойства «Сейчас» или закончите
asked-adding = возьмите для броска ещё { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
    [many] { $number } кубиков
   *[other] { $number } кубика
 }
asked-stepping = сделайте шаг или откажитесь
asked-busted = потеря кубиков: сбросьте из зоны броска или закончите
asked-abilities = примените свойства или закончите
asked-prize = взять награду за мечи?
asked-moving = перемещайтесь или закончите
asked-bonus = возьмите бонус клетки или закончите
asked-after_move = примените свойства после перемещения или закончите
asked-pointing = укажите бонусную клетку
asked-buying = покупайте или закончите
asked-gaining = получите кубик по карте «{ $card }»
asked-offered = принять то, что предлагает карта «{ $card }»?
asked-losing = верните кубик по карте «{ $card }»
asked-placing = перенесите кубик из зоны броска в зону активации нужной гранью вверх по карте «{ $card }»
asked-taking = возьмите кубик на время, нужной гранью вверх, по карте «{ $card }»
asked-either = что взять по карте «{ $card }»: монеты или перемещения?
asked-picking = укажите кубики для общего броска
asked-giving = отдайте свой кубик и укажите кому
asked-rescue = вам грозит потеря кубиков: спасайтесь или закончите
asked-helping = добавить кубик?
asked-other = укажите второй кубик для броска

## Действия

action-wait = ждать
action-done = готово
action-bust = потерять кубики
action-push = рискнуть
action-pass = спасовать
action-call_order = ходить по очереди
action-yes = да
action-no = нет
action-buy_foot = купить перемещение
action-shortcut = короткий путь
action-jetpack = реактивный ранец
action-take_credits = взять кредиты
action-take_fan = взять болельщика
action-take_coins = взять монеты
action-take_feet = взять перемещения
action-water_feet_first = сначала перемещения по воде
action-step = шаг { $way }
action-exit = выход { $number }
action-player = игрок { $left }
action-use = использовать { $die }
action-move_in = перенести { $die }
action-set = выставить { $die }
action-borrow = взять { $die }
action-lose = вернуть { $die }
action-give = отдать { $die }
action-take = взять { $die }
action-draw = выбрать { $die }
action-discard = сбросить { $die }
action-buy = купить { $die }
action-gain = получить { $die }
from-zone = { $action }: { $zone }
way-east = на восток
way-north-east = на северо-восток
way-north-west = на северо-запад
way-west = на запад
way-south-west = на юго-запад
way-south-east = на юго-восток

## Клетки

place-start = стартовая клетка
place-finish-of-track-1 = финишная клетка первой трассы
place-start-of-track-2 = стартовая клетка второй трассы
place-square = ряд { $row }, клетка { $square }
place-of-track = трасса { $track }, ряд { $row }, клетка { $square }
space-open = равнина
space-water = вода
space-large = старт или финиш
space-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
    [many] { $count } кредитов
   *[other] { $count } кредита
 }
space-fan = болельщик
space-lose = { $count ->
    [one] вернуть { $count } кубик
    [few] вернуть { $count } кубика
    [many] вернуть { $count } кубиков
   *[other] вернуть { $count } кубика
 }
space-gain-any = получить любой кубик
space-gain = получить кубик стоимостью не более { $most }
space-jetpack = реактивный ранец
space-shortcut = короткий путь за { $unit ->
    [feet] { $price ->
        [one] { $price } перемещение
        [few] { $price } перемещения
        [many] { $price } перемещений
       *[other] { $price } перемещения
     }
   *[money] { $price ->
        [one] { $price } монету и/или кредит
        [few] { $price } монеты и/или кредита
        [many] { $price } монет и/или кредитов
       *[other] { $price } монеты и/или кредита
     }
 }

## События

the-table = Стол
event-first_player = { $name }: получен кубик первого игрока
event-round = Раунд { $number }, пределы руки: { $limits }
event-drew = { $name }: выбраны кубики — { $dice }
event-refilled = { $name }: кубики из зоны сброса вернулись в зону выбора
event-rolled = { $name }: бросок { $count ->
    [one] { $count } кубика
    [few] { $count } кубиков
    [many] { $count } кубиков
   *[other] { $count } кубика
 } — { $hits }
event-rolled-none = { $name }: бросок { $count ->
    [one] { $count } кубика
    [few] { $count } кубиков
    [many] { $count } кубиков
   *[other] { $count } кубика
 } — ни одного попадания
event-push = { $name }: риск
event-push-risk = { $name }: риск, возможна потеря кубиков
event-pass = { $name }: пас
event-called_order = { $name }: всем ходить по очереди
event-bust = { $name }: ПОТЕРЯ КУБИКОВ
event-discarded = { $name }: сброшен { $die }
event-fan = { $name }: новый болельщик, теперь их { $fans }; получено: { $gains }
gain-credits = кредиты +{ $count }
gain-tokens = жетоны рук +{ $count }
event-used = { $name }: применена карта «{ $card }»
event-credits = { $name }: кредиты +{ $count }
event-coins = { $name }: монеты +{ $count }
event-feet = { $name }: перемещения +{ $count }
event-water_feet = { $name }: перемещения по воде +{ $count }
event-face = { $name }: засчитан { $die }
event-moved_in = { $name }: к броску добавлен { $die }
event-set = { $name }: в зону активации выставлен { $die }
event-returned = { $name }: обратно в коробочку — { $die } × { $count }
event-protected = { $name }: этот риск не грозит потерей кубиков
event-saved = { $name }: потери кубиков удалось избежать
event-kept = { $name }: зелёные и серые кубики остаются активными
event-gave = { $name }: отдан { $die } — кому: { $other }
event-next_draw = { $name }: при следующем выборе поможет карта «{ $card }»
event-swords = Мечи: { $counts }
event-counted = { $name }: итог — монеты { $coins }, перемещения { $feet }
event-stepped = { $name }: { $steps ->
    [one] пройдена { $steps } клетка
    [few] пройдено { $steps } клетки
    [many] пройдено { $steps } клеток
   *[other] пройдено { $steps } клетки
 }, теперь — { $place }
event-finished = { $name }: финиш
event-lap = { $name }: пройден круг { $laps }
event-bought_foot = { $name }: куплено перемещение
event-jetpack = { $name }: перемещения удвоены — обычных { $feet }, по воде { $water_feet }
event-shortcut = { $name }: короткий путь за { $unit ->
    [feet] { $price ->
        [one] { $price } перемещение
        [few] { $price } перемещения
        [many] { $price } перемещений
       *[other] { $price } перемещения
     }
   *[money] { $price ->
        [one] { $price } монету и/или кредит
        [few] { $price } монеты и/или кредита
        [many] { $price } монет и/или кредитов
       *[other] { $price } монеты и/или кредита
     }
 }
event-pointed = { $name }: указано место — { $place }
event-lost = { $name }: возвращён { $die }
event-gained = { $name }: получен { $die }
event-bought = { $name }: куплен { $die }, цена { $price }
event-discarded_active = { $name }: активные кубики сброшены
event-over = Забег окончен
