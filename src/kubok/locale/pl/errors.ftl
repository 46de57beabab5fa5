# Co z podanych, wpisanych lub zapisanych w pliku rzeczy się nie nadaje: bad-KOD, dla każdego kodu BadData i Phrase.

## Co wpisano w terminalu

bad-game_unknown = nie ma tu gry „{ $game }”; są: { $games }
bad-option_of_other = { $option } to opcja polecenia kubok play { $game }; pomiń ją albo zagraj w tę grę
bad-position_seats = { $seats ->
    [one] pozycja ma { $seats } miejsce: podaj tyle samo w --seats
    [few] pozycja ma { $seats } miejsca: podaj tyle samo w --seats
    [many] pozycja ma { $seats } miejsc: podaj tyle samo w --seats
   *[other] pozycja ma { $seats } miejsca: podaj tyle samo w --seats
 }
bad-bots_only = { $name } to nie bot, a oglądać można tylko boty: { $bots }
bad-no_match_game = nie ma meczów w { $game }; wybierz jedną z gier: { $games }
bad-no_plots = do rysunków brakuje dwóch pakietów: pip install 'kubok[plots]'
bad-card_unknown_hint = żadna karta nie nazywa się „{ $words }”; może chodzi o { $hint }?
bad-card_unknown = żadna karta nie nazywa się „{ $words }”; kubok sets wymienia wszystkie
bad-no_rule = nie ma zasady { $words }; kubok rules wypisuje rozdziały
bad-track_unknown = żaden tor nie nazywa się „{ $words }”; są: { $known }
bad-two_tracks = połączyć można najwyżej dwa tory
bad-board_unknown = żadna plansza nie nazywa się „{ $words }”; są: { $known }
bad-replay_empty = w pliku { $file } nie ma jeszcze wpisów
bad-no_such_number = „{ $words }” to nie liczba
bad-no_entry = nie ma wpisu { $number }: wpisy mają numery od 0 do { $last }
bad-venture_seats_wrong = A Wild Venture jest dla dwojga: --seats wymienia obie strony po przecinku, na przykład you,steady
bad-seats_wrong = --seats wymienia po przecinku, kto gra: od { $low } do { $high } osób lub botów, na przykład you,steady
bad-cards_or_random = podaj --cards albo --random-set, nie oba naraz
bad-other_game = { $file } to zapis gry { $game }; terminal pokazuje { $games }
bad-game_finished = gra z pliku { $file } jest zakończona: kubok verify { $file } ją sprawdza, kubok replay { $file } pokazuje
bad-needs_no_seed = gra z pliku { $file } jest zapieczętowana: pomiń --seed
bad-need_seed = grę z pliku { $file } rozgrywano z losem symulowanym: aby grać dalej, podaj jej --seed
bad-wrong_seed = gry z pliku { $file } nie rozgrywano z ziarnem { $seed }: los był inny

## Boty

bad-no_bot = nie ma bota { $name }; wybierz jednego z: { $known }
bad-bot_exists = bot { $name } już jest; wybierz inną nazwę
bad-match_counts = mecz wymaga co najmniej jednej gry i jednego procesu, a nie { $games } i { $processes }
bad-match_seats = { $game }: liczba grających powinna tu wynosić { $seats }, a nie { $given }
bad-no_style = ekspert nie zna stylu { $style }; wybierz jeden z: { $known }
bad-no_weight = { $file }: nie ma wagi { $weight }; usuń ją
bad-bot_venture_only = ten gracz A Wild Venture nie zna innych gier; make_bot daje takiego, który zna
bad-bot_own_games_only = ten bot gra tylko w Cubitos i A Wild Venture; do innych gier wybierz bota random
bad-ladder_line = { $path }, wiersz { $number }: to nie jest wynik meczu botów; usuń wiersz

## Pliki danych

bad-file_missing = { $where }: brakuje pliku; przywróć go albo zainstaluj program ponownie
bad-file_unreadable = { $where }: pliku nie można odczytać ({ $error }); sprawdź prawa dostępu
bad-file_not_utf8 = { $where }: bajt { $byte } nie jest tekstem w UTF-8; zapisz plik w UTF-8
bad-file_not_toml = { $where }: { $error }; sprawdź, czy nie brakuje tam cudzysłowu lub nawiasu albo czy jakaś nazwa nie występuje dwa razy
bad-file_too_deep = { $where }: liczba jest za długa albo nawiasy są zagnieżdżone za głęboko; skróć je
bad-toml_at = wiersz { $line }, znak { $column } jest nieczytelny ({ $error })
bad-nothing = nic
bad-long_number = liczba z wielu cyfr
bad-a_list = lista
bad-a_table = tabela
bad-a_value = wartość typu { $type }
bad-did_you_mean = może chodzi o { $word }?
bad-none_known = nic tu nie jest znane; usuń to
bad-known_are = znane są: { $names }
bad-and_more = { $names } i jeszcze { $number }
bad-write = wpisz { $line }
bad-write_table = wpisz [{ $name }] w osobnym wierszu, a wartości poniżej
bad-within = { $where }, { $part }
bad-it = wartość
bad-at = { $where }: { $wrong }
bad-at_fix = { $where }: { $wrong }; { $fix }
bad-no_key = klucza { $key } tu nie ma
bad-missing = { $key }: brakuje tej wartości
bad-true_or_false = true albo false
bad-each_once = lista złożona z { $names }, każde najwyżej raz
bad-a_name = nazwa z małych liter łacińskich, cyfr i _, najwyżej 40 znaków
bad-list_of = lista o długości { $number }
bad-list_from_to = lista o długości od { $low } do { $high }
bad-item = { $where }, { $each } { $number }
bad-list_of_sentences = lista zdań, od { $low } do { $high }
bad-key_item = { $key }, punkt { $number }
bad-a_map = mapa zapisana tekstem
bad-one_line = jeden wiersz tekstu, najwyżej { $longest } znaków
bad-whole_number = liczba całkowita od { $low } do { $high }
bad-one_of = jedno z: { $names }
bad-must_be = { $key }: oczekiwana wartość to { $wanted }, a nie { $value }
bad-install_again = zainstaluj program ponownie

## Zapisy i gry

bad-unknown_game = program nie zna gry { $game }; zna: { $known }
bad-nonce_bytes = liczba losowa miejsca ma { $bytes } bajtów, czyli { $digits } cyfr szesnastkowych
bad-sealed_still = kości są jeszcze zapieczętowane: przed pierwszym rzutem każde miejsce podaje swoją liczbę losową
bad-for_authors = { $sentence }
bad-no_action = w tej grze nie ma akcji { $action }
bad-no_file = nie ma pliku { $path }
bad-cannot_read = nie można odczytać { $path }: { $error }
bad-record_not_utf8 = { $path } nie jest tekstem w UTF-8; zapis to plik z wierszami JSON
bad-record_empty = plik jest pusty; zapis zaczyna się od nagłówka
bad-record_after_end = po wierszu końcowym nie może już nic być
bad-record_line = { $name }, wiersz { $number }: { $wrong }
bad-record_long_line = wiersz jest dłuższy niż { $most } znaków
bad-record_not_json = to nie jest JSON; przywróć plik z kopii
bad-record_no_object = wiersz zapisu to obiekt JSON
bad-record_missing = brakuje „{ $key }”
bad-record_kind = „{ $key }”: oczekiwana wartość to { $kind }
bad-a_whole_number = liczba całkowita
bad-a_text = tekst
bad-an_object = obiekt
bad-whole_numbers = lista liczb całkowitych
bad-texts = lista tekstów
bad-record_newer = zapis ma format { $form }, a program zna tylko format { $known }; zainstaluj nowszy kubok
bad-record_no_format = nie ma formatu zapisu { $form }
bad-record_seats = w zapisie jest od 1 do 16 miejsc
bad-record_data_changed = dane gry nie zgadzają się ze swoją sumą kontrolną; plik został zmieniony
bad-record_no_seat = nie ma miejsca { $seat }
bad-record_entry = wpis ma miejsce z akcją albo cofnięciem, albo jest wpisem samego stołu, z samymi losowaniami
bad-record_at = „at”: oczekiwana wartość to [seat, round, roll]
bad-record_sides = „sides”: oczekiwane są liczby od 1 do { $most }
bad-record_values = „values”: dla każdego z sides oczekiwana jest liczba mniejsza od niego
bad-record_places = „places”: oczekiwana jest lokata dla każdego miejsca
bad-record_order = brakuje wpisu { $expected } albo nie jest na swoim miejscu (jest tam { $found })
bad-no_commitment = w tej grze los był symulowany: zapis nie zawiera zobowiązania, które można sprawdzić
bad-still_sealed = sekret jest jeszcze zapieczętowany: los można sprawdzić, gdy gra się skończy
bad-another_secret = sekret nie jest tym, do którego zobowiązano się przed grą
bad-drawn_twice = wpis { $entry }: rzut o adresie { $where } występuje dwa razy
bad-drawn_no_values = wpis { $entry }: rzut o adresie { $where } nie ma wartości, które można sprawdzić
bad-not_the_sealed = wpis { $entry }: wartość { $die } rzutu o adresie { $where } nie jest tą zapieczętowaną
bad-nonces_missing = miejsc jest { $seats }, a liczb losowych { $nonces }; każde miejsce podaje jedną
bad-nonce_not_hex = liczba losowa miejsca nie jest zapisana cyframi szesnastkowymi
bad-secret_not_hex = sekret nie jest zapisany cyframi szesnastkowymi
bad-nonce_digits = liczba losowa miejsca ma { $digits } cyfr szesnastkowych
bad-session_names = miejsc jest { $seats }, więc imion też, a nie { $names }
bad-nonce_late = gra się zaczęła: liczby losowe podaje się przed pierwszym rzutem
bad-refused = { $reason }
bad-nonce_given = miejsce { $seat } podało już swoją liczbę losową
bad-nonce_value = liczba losowa miejsca to { $bytes } bajtów, a nie { $nonce }
bad-key_missing = brakuje pliku { $key }: bez niego los w tej grze nie może się dalej toczyć
bad-key_not_hex = w pliku { $key } nie ma sekretu zapisanego cyframi szesnastkowymi; przywróć go z kopii
bad-key_of_other = { $key } to klucz innej gry: nie pasuje do zobowiązania
bad-record_of_other = to zapis gry { $record }, a nie { $game }
bad-entry = wpis { $number }: { $wrong }
bad-replay_differs = wpis { $entry }: według zasad wychodzi co innego, niż jest w zapisie
bad-replay_round = runda { $round }: suma kontrolna stanu jest inna niż w zapisie
bad-replay_rounds = sum kontrolnych rund jest w zapisie { $marks }, a po odtworzeniu { $again }
bad-replay_marks = sumy kontrolne rund nie stoją w zapisie na końcach rund
bad-replay_end = zakończenie w zapisie nie zgadza się z zasadami
bad-replay_places = lokaty w zapisie są inne niż według zasad
bad-replay_final = ostatnia suma kontrolna jest inna niż w zapisie
bad-replay_draws = wpis { $entry }: według zasad losuje się tu { $draw }, a w zapisie nie
bad-replay_values = wpis { $entry }: wartości { $values } nie dają zapisanego wyniku

## Karty, zestawy i opcje Cubitos

bad-game_data = dane gry
bad-record_copy = weź niezmienioną kopię zapisu
bad-variable_no_folder = { $variable }: nie ma folderu { $named }; popraw zmienną albo ją usuń
bad-set_up = przygotowanie
bad-no_set = { $where }: nie ma zestawu { $name }; { $instead }
bad-choose_laps = wybierz od 1 do { $most } okrążeń, a dla dwóch torów jedno
bad-has_twice = { $key }: { $name } występuje dwa razy
bad-colour_here = colour: na karcie tego koloru oczekiwana wartość to { $colour }
bad-no_data_folder = { $overlay }: nie ma takiego folderu; podaj folder z własnymi plikami danych
bad-no_such_file = { $path }: program nie czyta pliku o takiej nazwie; { $instead }
bad-no_card = { $where }: nie ma karty { $name }; { $instead }
bad-card_missing = { $where }: brakuje karty { $name }; dodaj tabelę [{ $name }]
bad-colour_known = colour: program zna tę kartę z kolorem { $colour }
bad-set_name = { $where }: { $name } nie może być nazwą zestawu; użyj małych liter łacińskich, cyfr i _, najwyżej 40 znaków, i nie { $own }
bad-run_once = dwa tory biegnie się raz
bad-eight_cards = { $where }: { $what }: oczekiwana wartość to lista ośmiu kart, a nie { $value }; podaj po jednej każdego koloru
bad-names_no_card = { $where }: { $what }: { $name } to nie karta; { $instead }
bad-two_of_colour = { $where }: { $what }: dwie karty koloru { $colour }, { $one } i { $name }; zostaw jedną z nich
bad-none_of_colour = { $where }: { $what }: nie ma karty koloru { $colour }; dodaj jedną z: { $those }
bad-one_or_two_tracks = { $where }: { $what }: oczekiwana wartość to lista jednego albo dwóch torów; { $instead }
bad-names_no_track = { $where }: { $what }: { $name } to nie tor; { $instead }
bad-track_twice = { $where }: { $what }: tor { $track } występuje dwa razy; podaj go raz i ustaw dwa okrążenia
bad-one_with_two = 1, gdy tory są dwa
bad-write_for_each = wpisz { $line } dla każdego pola po kolei; wszystkich jest { $number }
bad-space = pole
bad-write_or_leave = wpisz { $line } albo usuń ten wiersz
bad-track_file_name = { $where }: nazwa pliku jest nazwą toru; użyj małych liter łacińskich, cyfr i _, najwyżej 40 znaków
bad-write_map = wpisz ją między dwoma wierszami ''', po jednym wierszu tekstu na każdy rząd
bad-own_file_again = przywróć nasz plik albo zainstaluj program ponownie
bad-cubitos_seats = w Cubitos gra od { $low } do { $high } osób lub botów, a nie { $seats }
bad-order_unknown = order: oczekiwana wartość to jedno z: { $known }, a nie { $order }
bad-max_rounds_range = max_rounds: oczekiwana wartość to liczba od 0 (bez ograniczenia) do { $most }, a nie { $max_rounds }
bad-no_rules_version = nie ma zasad w wersji { $rules }
bad-rules_newer = tę grę rozgrywano według zasad w wersji { $rules }, a program zna tylko wersję { $known }; zainstaluj nowszy kubok
bad-track_wide = tor { $track }: duże pole ma więcej sąsiadów niż { $most }; zmniejsz je
bad-track_specials = tor { $track }: więcej niż 16 skrótów i plecaków odrzutowych; usuń kilka
bad-cubitos_options = opcje Cubitos to order i max_rounds

## Tory

bad-write_code = wpisz .. dla wolnego pola albo jedno z: { $codes }
bad-line_form = pole to dwa znaki i dwie spacje, a każdy rząd jest przesunięty względem następnego o pół pola, czyli o dwa znaki
bad-square = pole { $number }: { $wrong }
bad-row = { $part }, rząd { $number }
bad-line = { $part }, wiersz { $number }
bad-track = tor { $key }
bad-a_track = tor
bad-no_proper_name = brakuje właściwej nazwy
bad-track_is = tor to tabela z name, map i sections
bad-no_start = nie ma startu
bad-no_finish = nie ma mety
bad-mark_one = oznacz co najmniej jedno pole jako { $code }
bad-spaces_there = pól poza startem jest tu { $number }
bad-spaces_most = powinno ich być od 1 do { $most }
bad-unreachable = ze startu nie da się tu dojść
bad-open_way = otwórz drogę albo wpisz ##
bad-finish_unreachable = od startu do mety nie da się dojść suchą nogą
bad-open_dry_way = otwórz drogę bez wody
bad-rows_most = rzędów powinno być od 1 do { $most }
bad-line_for_row = wpisz po jednym wierszu tekstu na każdy rząd pól
bad-line_long = powinien tu być tekst, w którym pól jest najwyżej { $most }
bad-line_begins = wiersz powinien się zaczynać od { $wanted }, a nie od { $value }
bad-number_rows = numeruj rzędy od dołu, od 0: dwa znaki i spacja
bad-out_of_line = { $text } przy znaku { $at } stoi krzywo
bad-square_out_of_line = pole przy znaku { $at } stoi krzywo
bad-shortcuts_list = skróty to lista, na której jest ich najwyżej { $most }
bad-shortcut_each = wpisz dla każdego tabelę [[shortcut]]
bad-write_shortcut = wpisz from = "a1", to = "a2" i cenę, coins = 5 albo feet = 7
bad-shortcut_has = powinny tu być from, to i jedna cena
bad-a_sign = mała litera i cyfra
bad-shortcut_again = z { $sign } prowadzi już inny skrót albo skrót prowadzi sam do siebie
bad-own_signs = daj każdemu własne znaki
bad-add_shortcut = dodaj dla tego znaku tabelę [[shortcut]]
bad-unknown_code = nieznane oznaczenie { $code }
bad-sign_on = pól ze znakiem skrótu { $sign }: { $number }
bad-exactly_one = wpisz go dokładnie na jednym
bad-many_specials = za dużo skrótów i plecaków odrzutowych
bad-keep_most = zostaw razem najwyżej { $most }
bad-fewer_rows = rzędów jest mniej niż na mapie
bad-line_each = wpisz po wierszu tekstu na każdy
bad-no_square = na mapie nie ma pola przy znaku { $at }
bad-right_under = wpisuj każdą liczbę dokładnie pod pierwszym znakiem pola
bad-write_in_place = wpisz w tym miejscu { $mark }
bad-its_number = numer
bad-no_section = nie podano odcinka
bad-is_in_map = na mapie jest tu { $code }, a nie { $text }
bad-must_be_section = oczekiwana wartość to odcinek od 0 do { $most }, a nie { $text }
bad-count_lines = licz czerwone linie od startu
bad-ends_touch = pól stykających się ze startem i metą jest { $number }
bad-may_touch = może ich być najwyżej { $most }; zmniejsz start i metę
bad-begin_at = pierwszy z nich to { $number }
bad-write_zero = wpisz 0 dla pól przed startem
bad-last_is = ostatni z nich to { $number }
bad-two_lines = tor musi mieć co najmniej dwie czerwone linie, odcinki 0, 1 i 2
bad-neighbour_is = odcinek { $section }, a sąsiednie pole (rząd { $row }, pole { $square }) ma odcinek { $other }
bad-one_apart = sąsiednie odcinki różnią się najwyżej o 1; popraw jeden z nich albo postaw między nimi ścianę
bad-no_way_out = ze startu nie ma wyjścia
bad-touch_zero = pole stykające się ze startem musi leżeć na odcinku 0
bad-start_exits = wyjść ze startu jest { $number }
bad-may_have = może ich być najwyżej { $most }; zmniejsz start
bad-tracks_too_large = tory { $first } i { $second }: razem mają { $size } pól, a mogą mieć najwyżej { $most }; wybierz mniejsze

## Pozycje Cubitos

bad-a_position = pozycja
bad-position_parts = pozycja składa się z seats, table, trays
bad-position_seats_are = liczba miejsc w tej pozycji powinna wynosić { $seats }
bad-position_zeros = pozycję można zapisać tylko w jeden sposób, a tu jest inny: zer się nie pisze
bad-part_no_object = { $what }: oczekiwana wartość to obiekt
bad-part_unknown = { $what }: „{ $name }” jest nieznane
bad-number_range = „{ $name }”: oczekiwana wartość to liczba całkowita od { $low } do { $most }
bad-a_seat = miejsce
bad-runner_off_track = biegacz stoi poza torem
bad-seat_frames = liczba ramek miejsca powinna wynosić od 1 do { $most }
bad-frame_form = ramka to nazwa i dwie liczby
bad-frame_cannot_lie = ramka „{ $name }” nie może tam leżeć
bad-frame_covered = na ramce „{ $name }” nic nie leży
bad-rolled_when = kośćmi rzuca się tylko w fazie rzutu i w kroku 4
bad-frame_other_phase = ramka „{ $name }” nie należy do fazy „{ $phase }”
bad-no_bonus_there = na tym polu nie ma bonusu
bad-pointer_off_track = wskaźnik stoi poza torem
bad-dice_in_all = kości { $kind } powinno być razem { $wanted }, a nie { $dice }
bad-first_player_no_seat = pierwszego gracza nie ma wśród miejsc
bad-first_die_elsewhere = kość pierwszego gracza musi leżeć u pierwszego gracza
bad-dice_in_hand = kości są w ręce tylko wtedy, gdy się nimi rzuca
bad-nobody_before_first = nikt nie działa, dopóki nie wiadomo, kto zaczyna
bad-nothing_to_do = dopóki gra trwa, ktoś musi mieć coś do zrobienia
bad-seat_stuck = miejsce { $seat } ma podjąć decyzję, a nic nie może zrobić
bad-position_form = pozycja to jeden wiersz z co najmniej 11 części, taki, jaki wypisuje `kubok`
bad-position_begins = pozycja Cubitos zaczyna się od cubitos/ i wersji zasad
bad-position_other_data = tę pozycję rozgrywano z innymi danymi: otwórz ją z tym folderem danych, z którym powstała
bad-position_dice_order = pozycję można zapisać tylko w jeden sposób, a tu jest inny: bez zer na początku, kości po kolei
bad-must_be_whole = „{ $text }”: oczekiwana wartość to liczba całkowita
bad-position_more_numbers = „{ $text }”: liczb jest więcej, niż może być
bad-position_dice = „{ $text }”: oczekiwane są liczby i kości, na przykład 7l2d
bad-position_no_die = nie ma kości „{ $letters }” albo stoi tam dwa razy
bad-position_seat_form = miejsce to cztery strefy, trzy części strefy aktywnej, liczby i ramki, oddzielone znakiem ;
bad-no_frame = „{ $text }” to nie ramka
bad-not_to_be_drawn = { $draw }: tego się teraz nie losuje
bad-no_seat_drawn = { $outcome } to nie miejsce
bad-no_roll = { $outcome } to nie rzut tymi kośćmi

## Serwer

bad-no_game_here = nie ma tu gry { $name }
bad-record_no_roll = w zapisie nie ma rzutu o adresie { $draw }
bad-public_url = adres publiczny zaczyna się od http:// albo https://, tak jak wpisuje się go w przeglądarce
bad-cannot_listen = nie można nasłuchiwać na { $host }:{ $port }: { $why }; wybierz inny --host albo --port
bad-no_database = nie ma bazy danych { $db }
bad-no_table_in = w tej bazie danych nie ma stołu { $table }
bad-no_game_on_server = nie ma tu gry { $game }; są: { $known }
bad-database_kind = { $dialect }: baza danych musi być SQLite albo PostgreSQL
bad-database_newer = baza danych ma budowę { $now }, nowszą niż ten program; zainstaluj nowszy kubok
bad-import_unfinished = importować można tylko zakończoną grę: dla trwającej potrzebny byłby jej sekret
bad-database_in_use = bazy { $path } używa inny serwer; najpierw go zatrzymaj albo podaj inną bazę
bad-this_database_in_use = tej bazy danych używa inny serwer; najpierw go zatrzymaj albo podaj inną bazę
