# То же самое для A Wild Venture.

## Поля

bad-write_trails = запишите [[trail]] для каждой из трёх троп
bad-board_space = клетка
bad-space_again = key: { $name } — название другой клетки
bad-own_names = дайте каждой клетке своё название
bad-space_above = назовите клетку, записанную выше этой, или home
bad-token_under = token: { $token } лежит на { $wanted } (V-1.2), а не на { $reward }
bad-move_it = переложите его
bad-a_toll = pay N или discard N
bad-two_numbers = два целых числа от 0 до { $most }
bad-take_out = уберите несколько
bad-many_ways = { $place }: путей дальше больше, чем { $most }
bad-space_named = клетка { $key }
bad-trail_end = клетка { $key } заканчивает тропу, а вместо сундука там { $reward }
bad-put_chest = поставьте там сундук
bad-token_count = token: клеток с { $token } должно быть { $wanted } (V-1.2), а их { $count }
bad-add_or_remove = добавьте или уберите несколько
bad-token_pairs = token: pair 1 и pair 2 должны лежать на клетках чар, каждая на одной (V-1.2)
bad-mend_that = исправьте это

## Карты, колоды и параметры

bad-board_file_name = { $place }: имя файла — это название поля; пишите строчные латинские буквы, цифры и _, не больше 40 знаков
bad-deck_count = { $where }: в колоде { $deck } карт типа { $kind } и вида { $species } должно быть { $wanted } (V-1.1), а их { $count }; добавьте или уберите несколько
bad-starter_missing = { $where }: не хватает стартовой карты { $name }; добавьте таблицу [{ $name }]
bad-effect_lines = строка эффектов или список таких строк (не больше { $most })
bad-at_key = { $where }: { $key }
bad-card_name = { $where }: { $name } не может быть названием карты; пишите строчные латинские буквы, цифры и _
bad-deck_start = deck: start — только для трёх начальных жителей
bad-one_enchantment = once или lasting: у постройки одни чары (V-6.1)
bad-write_one = запишите что-то одно
bad-lasting_changes = lasting должно менять то, что меняет effect
bad-like_effect_which = запишите его так, как effect, а там { $effect }
bad-lasting_same = lasting должно менять то же самое, что и effect
bad-like_effect = запишите его так, как effect
bad-invests_more = { $key }: вкладывает больше, чем { $most }
bad-invest_less = вкладывайте меньше
bad-no_theme = подготовка: тематической колоды { $name } нет; { $instead }
bad-no_board = подготовка: поля { $name } нет; { $instead }
bad-card_twice = { $where }: какая-то карта есть там дважды; { $fix }
bad-starters_last = { $where }: начальные жители должны стоять последними, по одному каждого вида; { $fix }
bad-deck_small = { $where }: карт в колоде должно быть хотя бы { $least } (V-10.21); { $fix }
bad-switch_value = { $switch }: ожидается true или false, а не { $value }
bad-venture_seats = в A Wild Venture игроков должно быть { $seats }, а не { $given }
bad-venture_options = параметры A Wild Venture — { $names }, каждый true или false
bad-venture_data = протокол A Wild Venture содержит свои данные; возьмите неизменённую копию протокола

## Эффекты карт

bad-all_words = все слова есть в docs/add-a-venture-card.md
bad-empty_effect = здесь пустой эффект; запишите его или уберите знак перед ним
bad-many_choices = { $item } предлагает больше эффектов, чем { $most }; предложите меньше
bad-no_effect = { $text } — не эффект; { $instead }
bad-no_look_effect = { $text } — не эффект для look; запишите draw, tuck или discard, каждый не больше одного раза
bad-number_large = { $number } — это слишком много; числа на картах не больше { $most }
bad-no_condition = { $where }: { $text } — не условие; { $instead }
bad-cheaper_when = { $where }: "{ $text }" делает карты дешевле; запишите when = "play gear" или другой тип
bad-longer_when = { $where }: "{ $text }" удлиняет путешествия; запишите when = "travel"
bad-only_relic_draws = { $where }: карты из сброса берёт только реликвия; запишите draw { $number }
bad-ruby_chest = { $where }: сундук { $chest } стоит только на поле; запишите golden chest
bad-play_it_where = { $where }: "play it" — только для построек с when = "discard …"; запишите play card
bad-invest_most = { $where }: никто не может вложить { $number } за раз; не больше { $most }
bad-starter_effects = { $where }: стартовая карта не активирует карт и не переворачивает их; запишите gain, look, draw или travel
bad-use_only = используйте только { $names }
bad-other_condition = возьмите другое условие
bad-ladder_broken = { $where }: постройка с when = "{ $when }" могла бы действовать без конца из-за { $word }; { $fix }
bad-must_not_invest = { $where }: постройка не может вкладывать, когда её владелец делает "{ $when }"; возьмите другое условие
bad-play_it_when = { $where }: "play it" играет сброшенную карту; запишите when = "discard gear"

## Позиции

bad-no_venture_position = это не позиция A Wild Venture: { $error }
bad-position_copy = позицию можно записать только одним способом, а здесь другой; возьмите неизменённую копию
bad-position_fields = в позиции A Wild Venture есть { $names } и больше ничего
bad-venture_position_seats = мест в позиции A Wild Venture: { $seats }
bad-position_frames = кадров в позиции должно быть от 1 до { $most }
bad-value_range = { $value }: ожидается целое число от { $low } до { $high }
bad-seat_fields = у места есть поля с другими названиями
bad-frame_numbers = чисел у кадра { $name } должно быть { $numbers }
bad-row_empty = ряд карт пуст
bad-card_lost = какой-то карты не хватает, или она лежит в двух местах
bad-card_twice_in_pile = какая-то карта лежит в стопке дважды
bad-card_of_other_kind = в ряду { $row } лежит карта другого типа
bad-known_not_in_hand = карты, которую знает другой игрок, на руке нет
bad-supplies_not_in_play = на карте { $card } лежат припасы, а она не в игре
bad-not_enchantable = зачарована карта, которая не постройка в игре, или свободное действие использовала карта, у которой его нет
bad-table_number = какое-то число стола вне пределов
bad-number_more = «{ $name }» больше, чем { $most }
bad-end_and_frames = конец игры и кадры не согласуются
bad-token_misplaced = жетон лежит там, где его быть не может
bad-off_the_board = путник или жетон стоит за пределами поля
bad-enchantments_wrong = число жетонов чар не сходится
bad-frames_wrong = эти кадры не лежат один на другом
bad-nothing_to_decide = в этой позиции ничего нельзя решить или взять
bad-question_no_effect = вопрос потерял свой эффект
bad-question_other_offer = вопрос предлагает то, чего нет в его эффекте
bad-chest_options = у сундука другое число вариантов
bad-nothing_looked_at = никто ничего не рассматривает
bad-chosen_wrong = выбрана карта, которую выбрать нельзя
bad-chosen_more = выбрано больше карт, чем выкладывают
bad-choice_not_there = выбор предлагает карту, которой там нет
bad-venture_position_form = позиция A Wild Venture — это одна строка, в которой частей { $fields } и которая начинается с venture/
bad-venture_variant = «{ $text }»: ожидаются буквы из w, o, s именно в таком порядке, а версия — число
bad-position_number = какое-то число этой позиции не читается; скопируйте всю строку
bad-position_card_order = позицию можно записать только одним способом, а здесь другой: без нулей впереди, карты по порядку
bad-position_heap = «{ $text }»: ожидается стопка карт шестнадцатеричными цифрами
bad-endless_chain = { $cards }: у этой цепочки нет конца; проверьте законы карт
bad-the_board = поле
bad-no_outcome = { $outcome } здесь выпасть не может
bad-cannot_be_drawn = { $outcome } сейчас взять нельзя
