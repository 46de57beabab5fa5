# Почему что-то невозможно.

reason-batch_size = за один раз — от 1 до { $most ->
    [one] { $most } действия
    [few] { $most } действий
    [many] { $most } действий
   *[other] { $most } действия
 }, а не { $asked }
reason-bot_plays = на этом месте играет бот; сначала верните место себе
reason-conceded = игрок на этом месте сдался
reason-game_over = игра окончена
reason-greeted = соединение здоровается один раз; для другого стола откройте новое
reason-host_waited_for = организатор ещё может вернуться: через { $seconds } с это сможет любой за столом
reason-never_waits = просто ждать могут только исследовательские программы: кому решать, тот и решает
reason-no_help = за этим столом играют без подсказок о шансах
reason-no_such_action = действия { $action } нет; номера — от 0 до { $last }
reason-no_such_bot = такого бота для этой игры нет; выберите одного из: { $known }
reason-no_such_phrase = такой реплики нет
reason-no_such_question = в этой игре о таком не спрашивают
reason-no_such_seat = места { $seat } нет; места — от 0 до { $last }
reason-no_waiting = ждать нельзя: решение за вами
reason-not_a_bot = на этом месте играет не бот
reason-not_asked = сейчас решаете не вы
reason-not_away = этот человек здесь
reason-not_begun = игра ещё не началась
reason-not_held = карты { $card } у вас больше нет
reason-not_host = это может только организатор стола, а если его нет — любой за столом
reason-not_started = игра ещё не началась: сначала каждое место даёт своё случайное число
reason-not_your_seat = это место не ваше: без места можно только смотреть
reason-past_chance = действие { $taken } из { $asked } ведёт к броску: остальное решите, когда кубики упадут
reason-pause_runs = этот человек ещё может вернуться: осталось { $seconds } с
reason-seat_kept = тот, кто там сидит, ещё может вернуться: осталось { $seconds } с
reason-seat_taken = это место уже занято
reason-stale = это ответ на вопрос { $given }, а теперь задан вопрос { $now }: на прежний ответ уже есть
reason-started = игра уже началась
reason-table_full = за этим столом нет свободного места
reason-table_over = игра за этим столом окончена
reason-too_many_words = слишком много реплик сразу; подождите минутку
reason-undo_barrier = с тех пор все вместе пошли дальше: отменять поздно
reason-undo_chance = с тех пор брошены кубики: отменить это нельзя
reason-undo_hidden = с тех пор открылось скрытое: отменить это нельзя
reason-undo_long = игра стала очень длинной: теперь ничего нельзя отменить
reason-undo_nothing = отменять нечего
reason-undo_others = от этого зависит то, что с тех пор сделали другие: отменить это нельзя
