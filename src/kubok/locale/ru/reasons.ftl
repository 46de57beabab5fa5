# Почему что-то невозможно: reason-CODE для каждого кода ядра и «Кубитоса».

with-rule = { $sentence } ({ $rule })
the-dice = кубики

## Стол

reason-game_over = игра окончена
reason-no_such_seat = места { $seat } нет; места — от 0 до { $last }
reason-no_such_action = действия { $action } нет; номера — от 0 до { $last }
reason-not_started = игра ещё не началась: сначала каждое место даёт своё случайное число
reason-stale = это ответ на вопрос { $given }, а сейчас задан вопрос { $now }: на прежний уже есть ответ
reason-batch_size = за один раз — от 1 до { $most ->
    [one] { $most } действия
    [few] { $most } действий
    [many] { $most } действий
   *[other] { $most } действия
 }, а не { $asked }
reason-past_chance = действие { $taken } из { $asked } ведёт к броску: остальное решите, когда кубики упадут
reason-undo_nothing = отменять нечего
reason-undo_barrier = с тех пор все вместе пошли дальше: отменять это поздно
reason-undo_chance = с тех пор брошены кубики: отменить это нельзя
reason-undo_hidden = с тех пор открылось скрытое: отменить это нельзя
reason-undo_others = от этого зависит то, что с тех пор сделали другие: отменить это нельзя

## Чьё это решение

reason-waiting_roll = ваш этап броска завершён; ещё играют: { $names }
reason-waiting_run = вы уже готовы; ещё думают: { $names }
reason-waiting_end = этот раунд для вас завершён; ещё играют: { $names }
reason-not_in_order = сначала черёд других: { $names }
reason-not_your_turn = по порядку хода сначала другие: { $names }
reason-dice_in_the_air = ваши кубики ещё в воздухе

## О чём вопрос

reason-asked_draw = сейчас выбирайте по одному: ещё { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
    [many] { $number } кубиков
   *[other] { $number } кубика
 }
reason-hand_full = предел руки достигнут: можно выбрать только те кубики, которые в нём не учитываются
reason-not_run_out = зона сброса нужна, только когда зона выбора опустела
reason-asked_push_or_pass = сейчас рискните или спасуйте
reason-asked_push = вы рискуете: перенесите ещё кубики или бросайте
reason-asked_now = сейчас примените свойства «Сейчас» или закончите
reason-asked_add = сейчас возьмите для броска из зоны выбора ещё { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
    [many] { $number } кубиков
   *[other] { $number } кубика
 }
reason-asked_step = сейчас сделайте шаг на соседнюю клетку или откажитесь от него
reason-asked_discard = после потери кубиков: сбросьте кубики из зоны броска или закончите
reason-asked_abilities = сейчас примените свойства или закончите
reason-asked_prize = сейчас возьмите то, что даёт красная карта, или откажитесь
reason-asked_gain = сейчас получите кубик из коробочки
reason-asked_offer = сейчас ответьте «да» или «нет» на то, что предлагает карта
reason-asked_lose = сейчас укажите кубик, который вернёте
reason-asked_face = сейчас укажите кубик из зоны броска и его грань
reason-asked_borrow = сейчас укажите кубик из коробочки и его грань
reason-asked_either = сейчас возьмите монеты или перемещения
reason-asked_pick = сейчас укажите кубики для броска
reason-asked_give = сейчас укажите кубик, который отдадите
reason-asked_player = сейчас укажите, кому он достанется, — из тех, у кого меньше всего мечей
reason-asked_rescue = вам грозит потеря кубиков: используйте кубик, который спасает, или закончите
reason-asked_help = сейчас добавьте кубик из зоны выбора или откажитесь
reason-asked_other = сейчас укажите второй кубик для броска
reason-asked_move = сейчас перемещайтесь или закончите перемещение
reason-asked_bonus = сейчас возьмите то, что даёт клетка, или закончите
reason-asked_after_move = сейчас примените свойства после перемещения или закончите
reason-asked_point = сейчас укажите бонусную клетку
reason-asked_buy = сейчас покупайте или закончите

## Что не так

reason-no_dice_to_roll = бросать нечего
reason-no_die_to_lose = у вас там нет такого кубика, чтобы его вернуть
reason-none_left = таких кубиков больше не осталось
reason-no_die = у вас там нет такого кубика
reason-never_waits = ожидание — только для исследовательских программ: кому решать, тот и решает
reason-order_called = все уже ходят по очереди
reason-alone = больше никто не бросает
reason-no_ability_now = у этого кубика нет свойства «Сейчас», которое можно применить
reason-not_before_push = перед риском этот кубик ничего не делает
reason-nothing_to_use = на этом шаге кубику нечего применить
reason-counted_for_you = монеты и перемещения подсчитываются, когда вы закончите
reason-used = этот кубик уже использован
reason-first_player_die = кубик первого игрока нельзя вернуть
reason-no_way = в ту сторону клетки нет
reason-water = там вода, а перемещений по воде у вас нет
reason-backwards = на финишную клетку можно попасть только с конца круга
reason-no_feet = перемещений не осталось
reason-one_kind_of_feet = у вас перемещения только одного вида, или перемещения по воде и так тратятся первыми
reason-foot_price = перемещение стоит { $price } (монетами и кредитами), не хватает { $short }
reason-no_shortcut = короткий путь здесь не начинается
reason-shortcut_price = короткий путь стоит { $price } { $unit ->
    [feet] (перемещениями)
   *[money] (монетами и кредитами)
 }, не хватает { $short }
reason-no_jetpack = здесь нет реактивного ранца
reason-no_feet_to_double = удваивать нечего: перемещений нет
reason-space_used = в этом раунде эта клетка уже использована
reason-no_bonus = этого клетка не даёт или уже не даёт
reason-gain_price = он стоит { $cost }, а клетка даёт кубик стоимостью не более { $most }
reason-nothing_that_way = в той стороне нет бонусной клетки
reason-not_here = на этой клетке для «Боба» бонуса нет
reason-gain_cost = он стоит { $cost }, а получить можно кубик стоимостью не более { $most }
reason-grey_only = нужен серый кубик
reason-red_only = нужен красный кубик
reason-roll_zone_only = нужен кубик из зоны броска
reason-not_purple = фиолетовый кубик взять нельзя
reason-cannot_pick = этого кубика там нет, или бросить его сейчас нельзя
reason-must_push = { $number ->
    [one] вы должны рискнуть ещё { $number } раз
    [few] вы должны рискнуть ещё { $number } раза
    [many] вы должны рискнуть ещё { $number } раз
   *[other] вы должны рискнуть ещё { $number } раза
 }
reason-tray_empty = коробочка пуста
reason-money_short = цена — { $price }, не хватает { $short }
reason-colour_bought = кубик этого цвета вы в этом раунде уже купили
reason-bought_two = в этом раунде вы уже купили два кубика
reason-grey = серые кубики не продаются

## Советы по своим наборам

reason-few_cheap_cards = { $count ->
    [0] ни одной карты стоимостью не более { $most } в наборе нет
    [one] в наборе лишь { $count } карта стоимостью не более { $most }
    [few] в наборе лишь { $count } карты стоимостью не более { $most }
    [many] в наборе лишь { $count } карт стоимостью не более { $most }
   *[other] в наборе лишь { $count } карты стоимостью не более { $most }
 }; с двумя-тремя такими забег интереснее
reason-no_dice_lost_or_added = ни одна карта набора не возвращает и не добавляет кубики; с такой картой забег интереснее

## Стол на сервере

reason-not_your_seat = это место не ваше: без места можно только смотреть
reason-not_host = это дело организатора стола, а в его отсутствие — любого за столом
reason-no_such_bot = такого бота для этой игры нет; выберите одного из: { $known }
reason-no_such_phrase = такой фразы нет
reason-no_help = за этим столом играют без подсказок о шансах
reason-not_begun = игра ещё не началась
reason-started = игра уже началась
reason-table_over = за этим столом всё окончено
reason-table_full = за этим столом нет свободного места
reason-seat_taken = там уже кто-то сидит
reason-conceded = на этом месте уже сдались
reason-bot_plays = на этом месте играет бот; сначала верните место себе
reason-not_a_bot = на этом месте играет не бот
reason-not_away = этот человек здесь
reason-pause_runs = этот человек ещё может вернуться; секунд осталось: { $seconds }
reason-greeted = соединение здоровается один раз; для другого стола откройте другое
reason-too_many_words = столько фраз сразу — это шум; подождите минутку
