# Те саме для «Буремних мандрів».

## Поля

bad-write_trails = запишіть [[trail]] для кожного з трьох шляхів
bad-board_space = поділка
bad-space_again = key: { $name } – назва іншої поділки
bad-own_names = дайте кожній поділці власну назву
bad-space_above = назвіть поділку, записану вище за цю, або home
bad-token_under = token: { $token } лежить на { $wanted } (V-1.2), а не на { $reward }
bad-move_it = перекладіть його
bad-a_toll = pay N або discard N
bad-two_numbers = два цілі числа від 0 до { $most }
bad-take_out = приберіть кілька
bad-many_ways = { $place }: шляхів далі більше, ніж { $most }
bad-space_named = поділка { $key }
bad-trail_end = поділка { $key } закінчує шлях, а замість скрині там { $reward }
bad-put_chest = поставте там скриню
bad-token_count = token: поділок із { $token } має бути { $wanted } (V-1.2), а їх { $count }
bad-add_or_remove = додайте або приберіть кілька
bad-token_pairs = token: pair 1 і pair 2 мають лежати на поділках зачарування, кожна на одній (V-1.2)
bad-mend_that = виправте це

## Карти, колоди й параметри

bad-board_file_name = { $place }: назва файлу – це назва поля; пишіть малі латинські літери, цифри й _, не більш як 40 знаків
bad-deck_count = { $where }: у колоді { $deck } карт типу { $kind } і виду { $species } має бути { $wanted } (V-1.1), а їх { $count }; додайте або приберіть кілька
bad-starter_missing = { $where }: бракує стартової карти { $name }; додайте таблицю [{ $name }]
bad-effect_lines = рядок ефектів або список таких рядків (щонайбільше { $most })
bad-at_key = { $where }: { $key }
bad-card_name = { $where }: { $name } не може бути назвою карти; пишіть малі латинські літери, цифри й _
bad-deck_start = deck: start – лише для трьох початкових мешканців
bad-one_enchantment = once або lasting: будівля має одне зачарування (V-6.1)
bad-write_one = запишіть щось одне
bad-lasting_changes = lasting має змінювати те, що змінює effect
bad-like_effect_which = запишіть його так, як effect, а там { $effect }
bad-lasting_same = lasting має змінювати те саме, що й effect
bad-like_effect = запишіть його так, як effect
bad-invests_more = { $key }: інвестує більше, ніж { $most }
bad-invest_less = інвестуйте менше
bad-no_theme = підготування: тематичної колоди { $name } немає; { $instead }
bad-no_board = підготування: поля { $name } немає; { $instead }
bad-card_twice = { $where }: якась карта є там двічі; { $fix }
bad-starters_last = { $where }: початкові мешканці мають стояти останніми, по одному кожного виду; { $fix }
bad-deck_small = { $where }: карт у колоді має бути щонайменше { $least } (V-10.21); { $fix }
bad-switch_value = { $switch }: очікується true або false, а не { $value }
bad-venture_seats = у «Буремні мандри» гравців має бути { $seats }, а не { $given }
bad-venture_options = параметри «Буремних мандрів» – { $names }, кожен true або false
bad-venture_data = протокол «Буремних мандрів» містить свої дані; візьміть незмінену копію протоколу

## Ефекти карт

bad-all_words = усі слова є в docs/add-a-venture-card.md
bad-empty_effect = тут порожній ефект; запишіть його або приберіть знак перед ним
bad-many_choices = { $item } пропонує більше ефектів, ніж { $most }; запропонуйте менше
bad-no_effect = { $text } – не ефект; { $instead }
bad-no_look_effect = { $text } – не ефект для look; запишіть draw, tuck або discard, кожен щонайбільше раз
bad-number_large = { $number } – це забагато; числа на картах щонайбільше { $most }
bad-no_condition = { $where }: { $text } – не умова; { $instead }
bad-cheaper_when = { $where }: "{ $text }" робить карти дешевшими; запишіть when = "play gear" або інший тип
bad-longer_when = { $where }: "{ $text }" подовжує мандрівки; запишіть when = "travel"
bad-only_relic_draws = { $where }: карти зі смітника бере лише реліквія; запишіть draw { $number }
bad-ruby_chest = { $where }: скриня { $chest } стоїть лише на полі; запишіть golden chest
bad-play_it_where = { $where }: "play it" – лише для будівель із when = "discard …"; запишіть play card
bad-invest_most = { $where }: ніхто не може інвестувати { $number } за раз; щонайбільше { $most }
bad-starter_effects = { $where }: стартова карта не активує карт і не перегортає їх; запишіть gain, look, draw або travel
bad-use_only = уживайте лише { $names }
bad-other_condition = візьміть іншу умову
bad-ladder_broken = { $where }: будівля з when = "{ $when }" могла б діяти без кінця через { $word }; { $fix }
bad-must_not_invest = { $where }: будівля не може інвестувати, коли її власник робить "{ $when }"; візьміть іншу умову
bad-play_it_when = { $where }: "play it" грає скинуту карту; запишіть when = "discard gear"

## Позиції

bad-no_venture_position = це не позиція «Буремних мандрів»: { $error }
bad-position_copy = позицію можна записати лише одним способом, а тут інший; візьміть незмінену копію
bad-position_fields = у позиції «Буремних мандрів» є { $names } і більше нічого
bad-venture_position_seats = місць у позиції «Буремних мандрів»: { $seats }
bad-position_frames = кадрів у позиції має бути від 1 до { $most }
bad-value_range = { $value }: очікується ціле число від { $low } до { $high }
bad-seat_fields = у місця є поля з іншими назвами
bad-frame_numbers = чисел у кадру { $name } має бути { $numbers }
bad-row_empty = ряд карт порожній
bad-card_lost = якоїсь карти бракує, або вона лежить у двох місцях
bad-card_twice_in_pile = якась карта лежить у стосі двічі
bad-card_of_other_kind = у ряду { $row } лежить карта іншого типу
bad-known_not_in_hand = карти, яку знає другий гравець, у руці немає
bad-supplies_not_in_play = на карті { $card } лежать припаси, а вона не в грі
bad-not_enchantable = зачаровано карту, яка не є будівлею в грі, або вільну дію використала карта, що її не має
bad-table_number = якесь число столу поза межами
bad-number_more = «{ $name }» більше, ніж { $most }
bad-end_and_frames = кінець гри й кадри не узгоджуються
bad-token_misplaced = жетон лежить там, де його не може бути
bad-off_the_board = мандрівник або жетон стоїть поза полем
bad-enchantments_wrong = кількість жетонів зачарування не сходиться
bad-frames_wrong = ці кадри не лежать один на одному
bad-nothing_to_decide = у цій позиції нічого не можна вирішити чи потягнути
bad-question_no_effect = запитання втратило свій ефект
bad-question_other_offer = запитання пропонує те, чого немає в його ефекті
bad-chest_options = скриня має іншу кількість варіантів
bad-nothing_looked_at = ніхто нічого не роздивляється
bad-chosen_wrong = вибрано карту, яку вибрати не можна
bad-chosen_more = вибрано більше карт, ніж скидають
bad-choice_not_there = вибір пропонує карту, якої там немає
bad-venture_position_form = позиція «Буремних мандрів» – це один рядок, у якому частин { $fields } і який починається з venture/
bad-venture_variant = «{ $text }»: очікуються літери з w, o, s саме в такому порядку, а версія – число
bad-position_number = якесь число цієї позиції не читається; скопіюйте весь рядок
bad-position_card_order = позицію можна записати лише одним способом, а тут інший: без нулів спереду, карти по порядку
bad-position_heap = «{ $text }»: очікується стос карт шістнадцятковими цифрами
bad-endless_chain = { $cards }: цей ланцюжок не має кінця; перевірте закони карт
bad-the_board = поле
bad-no_outcome = { $outcome } тут випасти не може
bad-cannot_be_drawn = { $outcome } зараз потягнути не можна
