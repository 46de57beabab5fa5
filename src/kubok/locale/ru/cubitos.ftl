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
faces-miss = с пустой гранью
faces-coin = с монетой
faces-coin2 = с двумя монетами
faces-coin3 = с тремя монетами
faces-foot = с перемещением
faces-symbol = с символом
faces-power = с особым символом
faces-credit = с кредитом
die-face = { $die } { $face }
zone-draw = зона выбора
zone-roll = зона броска
zone-active = зона активации
zone-discard = зона сброса
the-dice = кубики

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
asked-pushing = перенесите в зону броска ещё кубики или рискните
asked-arriving = примените свойства «Сейчас» или закончите
asked-arriving-owed = рискните сразу или сначала примените свойства
asked-adding = { $number ->
    [one] выберите для броска ещё { $number } кубик
    [few] выберите для броска ещё { $number } кубика
    [many] выберите для броска ещё { $number } кубиков
   *[other] выберите для броска ещё { $number } кубика
 }
asked-stepping = сделайте шаг или останьтесь на месте
asked-busted = потеря кубиков: сбросьте кубики из зоны броска или закончите
asked-abilities = примените свойства или закончите
asked-prize-mr_soldier = «{ $card }»: взять за мечи 3 кредита и 2 перемещения?
asked-prize-punch_guy = «{ $card }»: в следующий раз не учитывать белые и зелёные кубики в пределе руки?
asked-prize-supah_general = «{ $card }»: взять за мечи { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
    [many] { $count } перемещений
   *[other] { $count } перемещения
 }?
asked-prize-jacques_couteau = «{ $card }»: бросить свои кубики, кроме красных (столько: { $count })?
asked-prize-champion = «{ $card }»: в следующий раз взять любые свои кубики?
asked-prize-crabby = «{ $card }»: отдать один свой кубик игроку с наименьшим числом мечей?
asked-prize-el_bandito = «{ $card }»: взять за мечи { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
    [many] { $count } кредитов
   *[other] { $count } кредита
 }?
asked-moving = перемещайтесь или остановитесь здесь
asked-bonus = получите бонус клетки или закончите
asked-bonus-gain = выберите кубик, который получите, или закончите
asked-bonus-lose = выберите кубик, который вернёте, или закончите
asked-after_move = примените свойства после перемещения или закончите
asked-pointing = выберите бонусную клетку
asked-buying = купите кубики или закончите
asked-gaining = «{ $card }»: выберите кубик, который получите
asked-offered-0 = «{ $card }»: взять 3 перемещения и получить серый кубик?
asked-offered-1 = «{ $card }»: получить поддержку?
asked-offered-2 = «{ $card }»: взять { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
    [many] { $count } кредитов
   *[other] { $count } кредита
 }?
asked-offered-3 = «{ $card }»: оставить активными свои серые и зелёные кубики?
asked-offered-4 = «{ $card }»: взять 2 кредита?
asked-losing = «{ $card }»: выберите кубик, который вернёте
asked-placing = «{ $card }»: выберите кубик в зоне броска и его грань
asked-taking = «{ $card }»: возьмите кубик на время и выберите его грань
asked-either = «{ $card }»: монеты или перемещения?
asked-picking = выберите кубики, которые бросите вместе
asked-giving = отдайте один из своих кубиков и выберите кому
asked-rescue = вам грозит потеря кубиков: используйте кубик, который спасает, или потеряйте кубики
asked-helping = бросить ещё один кубик?
asked-other = выберите ещё один активный кубик, который перенесёте в зону броска

## Действия

action-wait = ждать
action-done = готово
action-bust = потерять кубики
action-push = рискнуть
action-pass = спасовать
action-call_order = ждать остальных
action-yes = да
action-no = нет
action-buy_foot = купить перемещение
action-shortcut = короткий путь
action-jetpack = реактивный ранец
action-take_credits = получить кредиты
action-take_fan = получить поддержку
action-take_coins = получить монеты
action-take_feet = получить перемещения
action-water_feet_first = сначала тратить перемещения по воде
action-step = шаг { $way }
action-exit = выход { $number }
action-exit-to = выход { $number }: { $place }
action-player = { $name }
action-use = использовать { $die }
action-move_in = перенести { $die } в зону броска
action-set = выставить { $die }
action-borrow = взять на время { $die }
action-lose = вернуть { $die }
action-give = отдать { $die }
action-take = бросить { $die }
action-draw = выбрать { $die }
action-discard = сбросить { $die }
action-buy = купить { $die }
action-gain = получить { $die }
from-zone = { $action } ({ $zone })
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
to-finish = до финиша { $away ->
    [one] { $away } перемещение
    [few] { $away } перемещения
    [many] { $away } перемещений
   *[other] { $away } перемещения
 }
space-open = равнина
space-water = вода
space-large = старт или финиш
space-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
    [many] { $count } кредитов
   *[other] { $count } кредита
 }
space-fan = поддержка
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

## Раунд вкратце

recap-rolled = { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
    [many] { $rolls } бросков
   *[other] { $rolls } броска
 }: { $hits }
recap-bust = потеря кубиков
recap-pass = пас
recap-ran = пройдено { $feet }, до финиша { $from } → { $to }
recap-finished = финиш
recap-bought = куплено: { $dice }
recap-gained = получено: { $dice }
recap-lost = возвращено: { $dice }
recap-fans = болельщики: { $from } → { $to }
recap-credits = кредиты: { $from } → { $to }

## События

event-first_player = { $you ->
    [yes] Вы — первый игрок
   *[no] { $name } — первый игрок
 }
event-round = Раунд { $number }, пределы руки: { $limits }
event-drew = { $you ->
    [yes] Вы выбираете кубики
   *[no] { $name } выбирает кубики
 }: { $dice }
event-refilled = { $you ->
    [yes] Вы переносите
   *[no] { $name } переносит
 } кубики из зоны сброса в зону выбора
event-rolled = { $you ->
    [yes] Вы бросаете
   *[no] { $name } бросает
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
 }: { $hits }
event-rolled-none = { $you ->
    [yes] Вы бросаете
   *[no] { $name } бросает
 } { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
 }: ни одного попадания
event-push = { $you ->
    [yes] Вы рискуете
   *[no] { $name } рискует
 }
event-push-risk = { $you ->
    [yes] Вы рискуете, и возможна потеря кубиков
   *[no] { $name } рискует, и возможна потеря кубиков
 }
event-pass = { $you ->
    [yes] Вы пасуете
   *[no] { $name } пасует
 }
event-called_order = { $you ->
    [yes] Вы ждёте
   *[no] { $name } ждёт
 } остальных: теперь все действуют по очереди
event-bust = { $you ->
    [yes] Вы ТЕРЯЕТЕ КУБИКИ
   *[no] { $name } ТЕРЯЕТ КУБИКИ
 }
event-discarded = { $you ->
    [yes] Вы сбрасываете
   *[no] { $name } сбрасывает
 }: { $die }
event-fan = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } болельщика (теперь их { $fans }): { $gains }
event-fan-alone = { $you ->
    [yes] Вы получаете болельщика (теперь их { $fans })
   *[no] { $name } получает болельщика (теперь их { $fans })
 }
gain-credits = кредиты +{ $count }
gain-tokens = жетоны рук +{ $count }
event-used = { $you ->
    [yes] Вы применяете
   *[no] { $name } применяет
 } карту «{ $card }»
event-credits = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
    [many] { $count } кредитов
   *[other] { $count } кредита
 }
event-coins = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
 }
event-feet = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
    [many] { $count } перемещений
   *[other] { $count } перемещения
 }
event-water_feet = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } { $count ->
    [one] { $count } перемещение по воде
    [few] { $count } перемещения по воде
    [many] { $count } перемещений по воде
   *[other] { $count } перемещения по воде
 }
event-face = { $you ->
    [yes] Вы используете
   *[no] { $name } использует
 } { $die }
event-moved_in = { $you ->
    [yes] Вы переносите
   *[no] { $name } переносит
 } в зону броска { $die }
event-set = { $you ->
    [yes] Вы выставляете
   *[no] { $name } выставляет
 } в зону активации { $die }
event-returned = { $you ->
    [yes] Вы кладёте
   *[no] { $name } кладёт
 } обратно в коробочку: { $die } × { $count }
event-protected = { $you ->
    [yes] В этот раз вы не можете потерять кубики
   *[no] В этот раз { $name } не может потерять кубики
 }
event-saved = { $you ->
    [yes] Вы всё-таки не теряете
   *[no] { $name } всё-таки не теряет
 } кубики
event-kept = { $you ->
    [yes] Вы оставляете
   *[no] { $name } оставляет
 } зелёные и серые кубики активными
event-gave = { $you ->
    [yes] Вы отдаёте
   *[no] { $name } отдаёт
 } { $die } кубик, и его { $other_you ->
    [yes] получаете вы
   *[no] получает { $other }
 }
event-next_draw = { $you ->
    [yes] На следующем этапе броска вам поможет карта «{ $card }»
   *[no] { $name }: на следующем этапе броска поможет карта «{ $card }»
 }
event-swords = Мечи: { $counts }
event-counted = { $you ->
    [yes] Вы набираете
   *[no] { $name } набирает
 } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 } и { $feet ->
    [one] { $feet } перемещение
    [few] { $feet } перемещения
    [many] { $feet } перемещений
   *[other] { $feet } перемещения
 }
event-stepped = { $you ->
    [yes] Вы пробегаете
   *[no] { $name } пробегает
 } { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
 }, теперь — { $place }
event-finished = { $you ->
    [yes] Вы финишируете
   *[no] { $name } финиширует
 }
event-lap = { $you ->
    [yes] Вы завершаете
   *[no] { $name } завершает
 } круг { $laps }
event-bought_foot = { $you ->
    [yes] Вы покупаете
   *[no] { $name } покупает
 } перемещение
event-jetpack = { $you ->
    [yes] Вы удваиваете
   *[no] { $name } удваивает
 } перемещения: обычных { $feet }, по воде { $water_feet }
event-shortcut = { $you ->
    [yes] Вы идёте
   *[no] { $name } идёт
 } коротким путём за { $unit ->
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
event-pointed = { $you ->
    [yes] Вы выбираете
   *[no] { $name } выбирает
 } бонусную клетку: { $place }
event-lost = { $you ->
    [yes] Вы возвращаете
   *[no] { $name } возвращает
 } { $die } кубик
event-gained = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
 } { $die } кубик
event-bought = { $you ->
    [yes] Вы покупаете
   *[no] { $name } покупает
 } { $die } кубик за { $price }
event-discarded_active = { $you ->
    [yes] Вы сбрасываете
   *[no] { $name } сбрасывает
 } активные кубики
event-over = Забег окончен
