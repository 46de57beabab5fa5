# Что из данного, введённого или записанного в файле не годится: bad-КОД, для каждого кода BadData и Phrase.

## Что введено в терминале

bad-game_unknown = игры «{ $game }» здесь нет; есть { $games }
bad-option_of_other = { $option } — параметр команды kubok play { $game }; уберите его или играйте в эту игру
bad-position_seats = в позиции { $seats ->
    [one] { $seats } место: назовите столько же
    [few] { $seats } места: назовите столько же
    [many] { $seats } мест: назовите столько же
   *[other] { $seats } места: назовите столько же
 } в --seats
bad-bots_only = { $name } — не бот, а смотреть можно только на ботов: выберите из { $bots }
bad-no_match_game = в { $game } матчей нет; выберите одну из игр: { $games }
bad-no_plots = для рисунков не хватает двух пакетов: pip install 'kubok[plots]'
bad-card_unknown_hint = карты «{ $words }» нет; может быть, это { $hint }?
bad-card_unknown = карты «{ $words }» нет; все названия даёт kubok sets
bad-no_rule = правила { $words } нет; список разделов даёт kubok rules
bad-track_unknown = трассы «{ $words }» нет; есть { $known }
bad-two_tracks = соединить можно не больше двух трасс
bad-board_unknown = поля «{ $words }» нет; есть { $known }
bad-replay_empty = в файле { $file } записей ещё нет
bad-no_such_number = «{ $words }» — не число
bad-no_entry = записи { $number } нет: записи — от 0 до { $last }
bad-venture_seats_wrong = A Wild Venture — игра для двоих: --seats называет обоих через запятую, например you,steady
bad-seats_wrong = --seats называет через запятую игроков, от { $low } до { $high }, например you,steady
bad-cards_or_random = укажите --cards или --random-set, но не то и другое
bad-other_game = { $file } — протокол игры { $game }; терминал показывает { $games }
bad-game_finished = { $file }: партия окончена; kubok verify { $file } её проверит, kubok replay { $file } покажет
bad-needs_no_seed = { $file }: партия запечатана; уберите --seed
bad-need_seed = { $file }: в этой партии случай имитировался; чтобы продолжить, укажите её --seed
bad-wrong_seed = { $file }: начальное число было не { $seed }, случай был другим

## Боты

bad-no_bot = бота { $name } нет; выберите одного из: { $known }
bad-bot_exists = бот { $name } уже есть; выберите другое название
bad-match_counts = матчу нужны хотя бы одна партия и один процесс, а не { $games } и { $processes }
bad-match_seats = { $game }: игроков здесь должно быть { $seats }, а не { $given }
bad-no_style = у эксперта нет стиля { $style }; выберите один из: { $known }
bad-no_weight = { $file }: веса { $weight } нет; уберите его
bad-bot_venture_only = этот игрок в A Wild Venture не знает других игр; make_bot даёт такого, который знает
bad-bot_own_games_only = этот бот играет только в «Кубитос» и A Wild Venture; для других игр выберите бота random
bad-ladder_line = { $path }, строка { $number }: это не результат матча ботов; уберите строку

## Файлы данных

bad-file_missing = { $where }: файла нет; верните его или установите программу заново
bad-file_unreadable = { $where }: файл не удаётся прочитать ({ $error }); проверьте права доступа
bad-file_not_utf8 = { $where }: байт { $byte } — не текст в UTF-8; сохраните файл в UTF-8
bad-file_not_toml = { $where }: { $error }; проверьте, не пропущена ли там кавычка или скобка и не стоит ли какое-то название дважды
bad-file_too_deep = { $where }: число слишком длинное или скобки вложены слишком глубоко; сократите их
bad-toml_at = строка { $line }, знак { $column } не читается ({ $error })
bad-nothing = ничего
bad-long_number = число из многих цифр
bad-a_list = список
bad-a_table = таблица
bad-a_value = значение типа { $type }
bad-did_you_mean = может быть, { $word }?
bad-none_known = здесь ничего не известно; уберите это
bad-known_are = известны: { $names }
bad-and_more = { $names } и ещё { $number }
bad-write = запишите { $line }
bad-write_table = запишите [{ $name }] отдельной строкой, а значения — ниже
bad-within = { $where }, { $part }
bad-it = значение
bad-at = { $where }: { $wrong }
bad-at_fix = { $where }: { $wrong }; { $fix }
bad-no_key = ключа { $key } здесь нет
bad-missing = { $key }: этого значения не хватает
bad-true_or_false = true или false
bad-each_once = список из { $names }, каждое не больше одного раза
bad-a_name = название из строчных латинских букв, цифр и _, не больше 40 знаков
bad-list_of = список длиной { $number }
bad-list_from_to = список длиной от { $low } до { $high }
bad-item = { $where }, { $each } { $number }
bad-list_of_sentences = список предложений, от { $low } до { $high }
bad-key_item = { $key }, пункт { $number }
bad-a_map = карта трассы текстом
bad-one_line = одна строка текста, не больше { $longest } знаков
bad-whole_number = целое число от { $low } до { $high }
bad-one_of = одно из: { $names }
bad-must_be = { $key }: ожидается { $wanted }, а не { $value }
bad-install_again = установите программу заново

## Протоколы и партии

bad-unknown_game = программа не знает игры { $game }; она знает: { $known }
bad-nonce_bytes = случайное число места занимает { $bytes } байт, то есть { $digits } шестнадцатеричных цифр
bad-sealed_still = кубики ещё запечатаны: до первого броска каждое место даёт своё случайное число
bad-for_authors = { $sentence }
bad-no_action = действия { $action } в этой игре нет
bad-no_file = файла { $path } нет
bad-cannot_read = { $path } не удаётся прочитать: { $error }
bad-record_not_utf8 = { $path } — не текст в UTF-8; протокол — это файл из строк JSON
bad-record_empty = файл пуст; протокол начинается с заголовка
bad-record_after_end = после строки окончания ничего быть не может
bad-record_line = { $name }, строка { $number }: { $wrong }
bad-record_long_line = строка длиннее { $most } знаков
bad-record_not_json = это не JSON; восстановите файл из копии
bad-record_no_object = строка протокола — это объект JSON
bad-record_missing = не хватает «{ $key }»
bad-record_kind = «{ $key }»: ожидается { $kind }
bad-a_whole_number = целое число
bad-a_text = текст
bad-an_object = объект
bad-whole_numbers = список целых чисел
bad-texts = список текстов
bad-record_newer = протокол имеет формат { $form }, а программа знает только формат { $known }; установите kubok поновее
bad-record_no_format = формата протокола { $form } нет
bad-record_seats = в протоколе от 1 до 16 мест
bad-record_data_changed = данные игры не соответствуют своей контрольной сумме; файл изменён
bad-record_no_seat = места { $seat } нет
bad-record_entry = запись имеет место с действием или отменой, либо это запись самого стола, где только случай
bad-record_at = «at»: ожидается [seat, round, roll]
bad-record_sides = «sides»: ожидаются числа от 1 до { $most }
bad-record_values = «values»: для каждого из sides ожидается число меньше него
bad-record_places = «places»: ожидается занятое место для каждого участника
bad-record_order = записи { $expected } не хватает, или она не на своём месте (там { $found })
bad-no_commitment = в этой партии случай имитировался: в протоколе нет обязательства, которое можно проверить
bad-still_sealed = секрет ещё запечатан: проверить случай можно, когда игра окончена
bad-another_secret = секрет не тот, о котором было обязательство перед игрой
bad-drawn_twice = запись { $entry }: бросок по адресу { $where } стоит дважды
bad-drawn_no_values = запись { $entry }: у броска по адресу { $where } нет значений, которые можно проверить
bad-not_the_sealed = запись { $entry }: значение { $die } броска по адресу { $where } — не то, что было запечатано
bad-nonces_missing = мест { $seats }, а случайных чисел { $nonces }; каждое место даёт одно
bad-nonce_not_hex = случайное число места записано не шестнадцатеричными цифрами
bad-secret_not_hex = секрет записан не шестнадцатеричными цифрами
bad-nonce_digits = в случайном числе места { $digits } шестнадцатеричных цифр
bad-session_names = мест { $seats }, и имён нужно столько же, а не { $names }
bad-nonce_late = игра началась: случайные числа дают до первого броска
bad-refused = { $reason }
bad-nonce_given = место { $seat } уже дало своё случайное число
bad-nonce_value = случайное число места — это { $bytes } байт, а не { $nonce }
bad-key_missing = файла { $key } нет: без него случай в этой партии не может продолжаться
bad-key_not_hex = в файле { $key } нет секрета шестнадцатеричными цифрами; восстановите его из копии
bad-key_of_other = { $key } — ключ другой партии: он не соответствует обязательству
bad-record_of_other = это протокол игры { $record }, а не { $game }
bad-entry = запись { $number }: { $wrong }
bad-replay_differs = запись { $entry }: по правилам выходит другое, чем в протоколе
bad-replay_round = раунд { $round }: контрольная сумма состояния не такая, как в протоколе
bad-replay_rounds = контрольных сумм раундов в протоколе { $marks }, а после повтора { $again }
bad-replay_marks = контрольные суммы раундов стоят в протоколе не в конце раундов
bad-replay_end = окончание в протоколе не сходится с правилами
bad-replay_places = занятые места в протоколе не такие, как по правилам
bad-replay_final = последняя контрольная сумма не такая, как в протоколе
bad-replay_draws = запись { $entry }: по правилам здесь выпадает { $draw }, а в протоколе — нет
bad-replay_values = запись { $entry }: значения { $values } не дают записанного исхода

## Карты, наборы и параметры «Кубитоса»

bad-game_data = данные партии
bad-record_copy = возьмите неизменённую копию протокола
bad-variable_no_folder = { $variable }: папки { $named } нет; исправьте переменную или уберите её
bad-set_up = подготовка
bad-no_set = { $where }: набора { $name } нет; { $instead }
bad-choose_laps = выберите от 1 до { $most } кругов, а для двух трасс — один
bad-has_twice = { $key }: { $name } стоит дважды
bad-colour_here = colour: на карте этого цвета ожидается { $colour }
bad-no_data_folder = { $overlay }: такой папки нет; назовите папку со своими файлами данных
bad-no_such_file = { $path }: файла с таким именем программа не читает; { $instead }
bad-no_card = { $where }: карты { $name } нет; { $instead }
bad-card_missing = { $where }: не хватает карты { $name }; добавьте таблицу [{ $name }]
bad-colour_known = colour: программа знает эту карту с цветом { $colour }
bad-set_name = { $where }: { $name } не может быть названием набора; пишите строчные латинские буквы, цифры и _, не больше 40 знаков, и не { $own }
bad-run_once = две трассы бегут один раз
bad-eight_cards = { $where }: { $what }: ожидается список из восьми карт, а не { $value }; назовите по одной каждого цвета
bad-names_no_card = { $where }: { $what }: { $name } — не карта; { $instead }
bad-two_of_colour = { $where }: { $what }: две карты цвета { $colour }, { $one } и { $name }; оставьте одну из них
bad-none_of_colour = { $where }: { $what }: нет карты цвета { $colour }; добавьте одну из: { $those }
bad-one_or_two_tracks = { $where }: { $what }: ожидается список из одной или двух трасс; { $instead }
bad-names_no_track = { $where }: { $what }: { $name } — не трасса; { $instead }
bad-track_twice = { $where }: { $what }: трасса { $track } стоит дважды; назовите её один раз и укажите два круга
bad-one_with_two = 1, если трасс две
bad-write_for_each = запишите { $line } для каждой клетки по порядку; всего их { $number }
bad-space = клетка
bad-write_or_leave = запишите { $line } или уберите эту строку
bad-track_file_name = { $where }: имя файла — это название трассы; пишите строчные латинские буквы, цифры и _, не больше 40 знаков
bad-write_map = запишите её между двумя строками ''', по одной строке текста на каждый ряд
bad-own_file_again = верните наш файл или установите программу заново
bad-cubitos_seats = в «Кубитос» играют от { $low } до { $high } игроков, а не { $seats }
bad-order_unknown = order: ожидается одно из: { $known }, а не { $order }
bad-max_rounds_range = max_rounds: ожидается число от 0 (без ограничения) до { $most }, а не { $max_rounds }
bad-no_rules_version = правил версии { $rules } нет
bad-rules_newer = эта партия сыграна по правилам версии { $rules }, а программа знает только версию { $known }; установите kubok поновее
bad-track_wide = трасса { $track }: у большой клетки больше соседей, чем { $most }; уменьшите её
bad-track_specials = трасса { $track }: больше 16 коротких путей и реактивных ранцев; уберите несколько
bad-cubitos_options = параметры «Кубитоса» — order и max_rounds

## Трассы

bad-write_code = запишите .. для свободной клетки или одно из: { $codes }
bad-line_form = клетка — это два знака и два пробела, а каждый ряд сдвинут относительно следующего на полклетки, то есть на два знака
bad-square = клетка { $number }: { $wrong }
bad-row = { $part }, ряд { $number }
bad-line = { $part }, строка { $number }
bad-track = трасса { $key }
bad-a_track = трасса
bad-no_proper_name = нет настоящего названия
bad-track_is = трасса — это таблица с name, map и sections
bad-no_start = нет старта
bad-no_finish = нет финиша
bad-mark_one = отметьте { $code } хотя бы одну клетку
bad-spaces_there = клеток, кроме старта, здесь { $number }
bad-spaces_most = их должно быть от 1 до { $most }
bad-unreachable = со старта сюда не дойти
bad-open_way = проложите путь или запишите ##
bad-finish_unreachable = от старта до финиша не дойти по суше
bad-open_dry_way = проложите путь без воды
bad-rows_most = рядов должно быть от 1 до { $most }
bad-line_for_row = запишите по одной строке текста на каждый ряд клеток
bad-line_long = здесь должен быть текст, в котором клеток не больше { $most }
bad-line_begins = строка должна начинаться с { $wanted }, а не с { $value }
bad-number_rows = нумеруйте ряды снизу от 0: два знака и пробел
bad-out_of_line = { $text } у знака { $at } стоит не по линии
bad-square_out_of_line = клетка у знака { $at } стоит не по линии
bad-shortcuts_list = короткие пути — это список, в котором их не больше { $most }
bad-shortcut_each = запишите для каждого таблицу [[shortcut]]
bad-write_shortcut = запишите from = "a1", to = "a2" и цену, coins = 5 или feet = 7
bad-shortcut_has = здесь должны быть from, to и одна цена
bad-a_sign = строчная буква и цифра
bad-shortcut_again = от { $sign } уже есть другой короткий путь, или он ведёт сам к себе
bad-own_signs = дайте каждому свои знаки
bad-add_shortcut = добавьте для этого знака таблицу [[shortcut]]
bad-unknown_code = неизвестное обозначение { $code }
bad-sign_on = клеток со знаком короткого пути { $sign }: { $number }
bad-exactly_one = запишите его ровно на одной
bad-many_specials = слишком много коротких путей и реактивных ранцев
bad-keep_most = оставьте вместе не больше { $most }
bad-fewer_rows = рядов меньше, чем на карте трассы
bad-line_each = запишите по строке текста на каждый
bad-no_square = на карте трассы нет клетки у знака { $at }
bad-right_under = пишите каждое число прямо под первым знаком клетки
bad-write_in_place = запишите на этом месте { $mark }
bad-its_number = номер
bad-no_section = участок не указан
bad-is_in_map = на карте трассы здесь { $code }, а не { $text }
bad-must_be_section = ожидается участок от 0 до { $most }, а не { $text }
bad-count_lines = считайте красные линии от старта
bad-ends_touch = клеток, которые касаются старта и финиша, { $number }
bad-may_touch = их может быть не больше { $most }; уменьшите старт и финиш
bad-begin_at = первый из них { $number }
bad-write_zero = запишите 0 для клеток перед стартом
bad-last_is = последний из них { $number }
bad-two_lines = трассе нужны хотя бы две красные линии, участки 0, 1 и 2
bad-neighbour_is = участок { $section }, а у соседней клетки (ряд { $row }, клетка { $square }) участок { $other }
bad-one_apart = соседние участки различаются не больше чем на 1; исправьте один из них или поставьте между ними стену
bad-no_way_out = со старта нет выхода
bad-touch_zero = клетка, которая касается старта, должна быть на участке 0
bad-start_exits = выходов со старта { $number }
bad-may_have = их может быть не больше { $most }; уменьшите старт
bad-tracks_too_large = трассы { $first } и { $second }: вместе клеток { $size }, а может быть не больше { $most }; выберите поменьше

## Позиции «Кубитоса»

bad-a_position = позиция
bad-position_parts = позиция состоит из seats, table, trays
bad-position_seats_are = мест в этой позиции должно быть { $seats }
bad-position_zeros = позицию можно записать только одним способом, а здесь другой: нули не пишут
bad-part_no_object = { $what }: ожидается объект
bad-part_unknown = { $what }: «{ $name }» неизвестно
bad-number_range = «{ $name }»: ожидается целое число от { $low } до { $most }
bad-a_seat = место
bad-runner_off_track = бегун стоит за пределами трассы
bad-seat_frames = кадров у места должно быть от 1 до { $most }
bad-frame_form = кадр — это название и два числа
bad-frame_cannot_lie = кадр «{ $name }» не может там лежать
bad-frame_covered = на кадре «{ $name }» ничего не лежит
bad-rolled_when = кубики бросают только на этапе броска и на шаге 4
bad-frame_other_phase = кадр «{ $name }» не относится к этапу «{ $phase }»
bad-no_bonus_there = на этой клетке нет бонуса
bad-pointer_off_track = указатель стоит за пределами трассы
bad-dice_in_all = кубиков { $kind } всего должно быть { $wanted }, а не { $dice }
bad-first_player_no_seat = первого игрока нет среди мест
bad-first_die_elsewhere = кубик первого игрока должен лежать у первого игрока
bad-dice_in_hand = кубики в руке только тогда, когда их бросают
bad-nobody_before_first = никто не действует, пока неизвестно, кто первый
bad-nothing_to_do = пока игра не окончена, кто-то должен что-то делать
bad-seat_stuck = место { $seat } должно решать, а сделать ничего не может
bad-position_form = позиция — это одна строка хотя бы из 11 частей, как её печатает `kubok`
bad-position_begins = позиция «Кубитоса» начинается с cubitos/ и версии правил
bad-position_other_data = эта позиция сыграна с другими данными: откройте её с той папкой данных, с которой она создана
bad-position_dice_order = позицию можно записать только одним способом, а здесь другой: без нулей впереди, кубики по порядку
bad-must_be_whole = «{ $text }»: ожидается целое число
bad-position_more_numbers = «{ $text }»: чисел больше, чем их бывает
bad-position_dice = «{ $text }»: ожидаются количества и кубики, например 7l2d
bad-position_no_die = кубика «{ $letters }» нет, или он стоит там дважды
bad-position_seat_form = место — это четыре зоны, три части зоны активации, числа и кадры, разделённые знаком ;
bad-no_frame = «{ $text }» — не кадр
bad-not_to_be_drawn = { $draw } сейчас не выпадает
bad-no_seat_drawn = { $outcome } — не место
bad-no_roll = { $outcome } — не бросок этих кубиков

## Сервер

bad-no_game_here = игры { $name } здесь нет
bad-record_no_roll = в протоколе нет броска по адресу { $draw }
bad-public_url = публичный адрес начинается с http:// или https://, как его набирают в браузере
bad-cannot_listen = слушать { $host }:{ $port } не удаётся: { $why }; выберите другой --host или --port
bad-no_database = базы данных { $db } нет
bad-no_table_in = стола { $table } в этой базе данных нет
bad-no_game_on_server = игры { $game } здесь нет; есть { $known }
bad-database_kind = { $dialect }: база данных должна быть SQLite или PostgreSQL
bad-database_newer = у базы данных устройство { $now }, новее этой программы; установите kubok поновее
bad-import_unfinished = импортировать можно только оконченную партию: для неоконченной нужен её секрет
bad-database_in_use = базой { $path } пользуется другой сервер; сначала остановите его или назовите другую базу
bad-this_database_in_use = этой базой данных пользуется другой сервер; сначала остановите его или назовите другую базу
