# To samo dla A Wild Venture.

## Plansze

bad-write_trails = wpisz [[trail]] dla każdego z trzech szlaków
bad-board_space = pole
bad-space_again = key: { $name } to nazwa innego pola
bad-own_names = daj każdemu polu własną nazwę
bad-space_above = podaj pole zapisane wyżej niż to albo home
bad-token_under = token: { $token } leży na { $wanted } (V-1.2), a nie na { $reward }
bad-move_it = przełóż go
bad-a_toll = pay N albo discard N
bad-two_numbers = dwie liczby całkowite od 0 do { $most }
bad-take_out = usuń kilka
bad-many_ways = { $place }: dróg dalej jest więcej niż { $most }
bad-space_named = pole { $key }
bad-trail_end = pole { $key } kończy szlak, a zamiast skrzyni jest tam { $reward }
bad-put_chest = postaw tam skrzynię
bad-token_count = token: pól z { $token } powinno być { $wanted } (V-1.2), a jest { $count }
bad-add_or_remove = dodaj albo usuń kilka
bad-token_pairs = token: pair 1 i pair 2 muszą leżeć na polach czaru, każda na jednym (V-1.2)
bad-mend_that = popraw to

## Karty, talie i opcje

bad-board_file_name = { $place }: nazwa pliku jest nazwą planszy; użyj małych liter łacińskich, cyfr i _, najwyżej 40 znaków
bad-deck_count = { $where }: w talii { $deck } kart rodzaju { $kind } i gatunku { $species } powinno być { $wanted } (V-1.1), a jest { $count }; dodaj albo usuń kilka
bad-starter_missing = { $where }: brakuje karty startowej { $name }; dodaj tabelę [{ $name }]
bad-effect_lines = wiersz efektów albo lista takich wierszy (najwyżej { $most })
bad-at_key = { $where }: { $key }
bad-card_name = { $where }: { $name } nie może być nazwą karty; użyj małych liter łacińskich, cyfr i _
bad-deck_start = deck: start jest tylko dla trzech początkowych mieszkańców
bad-one_enchantment = once albo lasting: budynek ma jeden czar (V-6.1)
bad-write_one = wpisz jedno z nich
bad-lasting_changes = lasting musi zmieniać to, co zmienia effect
bad-like_effect_which = wpisz je tak jak effect, gdzie jest { $effect }
bad-lasting_same = lasting musi zmieniać to samo co effect
bad-like_effect = wpisz je tak jak effect
bad-invests_more = { $key }: inwestuje więcej niż { $most }
bad-invest_less = inwestuj mniej
bad-no_theme = przygotowanie: nie ma talii tematycznej { $name }; { $instead }
bad-no_board = przygotowanie: nie ma planszy { $name }; { $instead }
bad-card_twice = { $where }: jakaś karta jest tam dwa razy; { $fix }
bad-starters_last = { $where }: początkowi mieszkańcy muszą stać na końcu, po jednym każdego gatunku; { $fix }
bad-deck_small = { $where }: kart w talii musi być co najmniej { $least } (V-10.21); { $fix }
bad-switch_value = { $switch }: oczekiwana wartość to true albo false, a nie { $value }
bad-venture_seats = w A Wild Venture liczba graczy to { $seats }, a nie { $given }
bad-venture_options = opcje A Wild Venture to { $names }, każda true albo false
bad-venture_data = zapis A Wild Venture zawiera swoje dane; weź niezmienioną kopię zapisu

## Efekty kart

bad-all_words = wszystkie słowa są w docs/add-a-venture-card.md
bad-empty_effect = jest tu pusty efekt; wpisz go albo usuń znak przed nim
bad-many_choices = { $item } proponuje więcej efektów niż { $most }; zaproponuj mniej
bad-no_effect = { $text } to nie efekt; { $instead }
bad-no_look_effect = { $text } to nie efekt dla look; wpisz draw, tuck albo discard, każdy najwyżej raz
bad-number_large = { $number } to za dużo; liczby na kartach sięgają najwyżej { $most }
bad-no_condition = { $where }: { $text } to nie warunek; { $instead }
bad-cheaper_when = { $where }: "{ $text }" sprawia, że karty są tańsze; wpisz when = "play gear" albo inny rodzaj
bad-longer_when = { $where }: "{ $text }" wydłuża wędrówki; wpisz when = "travel"
bad-only_relic_draws = { $where }: karty ze stosu odrzuconych bierze tylko relikt; wpisz draw { $number }
bad-ruby_chest = { $where }: skrzynia { $chest } stoi tylko na planszy; wpisz golden chest
bad-play_it_where = { $where }: "play it" jest tylko dla budynków z when = "discard …"; wpisz play card
bad-invest_most = { $where }: nikt nie może zainwestować { $number } naraz; najwyżej { $most }
bad-starter_effects = { $where }: karta startowa nie aktywuje ani nie odwraca kart; wpisz gain, look, draw albo travel
bad-use_only = używaj tylko { $names }
bad-other_condition = weź inny warunek
bad-ladder_broken = { $where }: budynek z when = "{ $when }" mógłby działać bez końca przez { $word }; { $fix }
bad-must_not_invest = { $where }: budynek nie może inwestować, gdy jego właściciel robi "{ $when }"; weź inny warunek
bad-play_it_when = { $where }: "play it" zagrywa odrzuconą kartę; wpisz when = "discard gear"

## Pozycje

bad-no_venture_position = to nie jest pozycja A Wild Venture: { $error }
bad-position_copy = pozycję można zapisać tylko w jeden sposób, a tu jest inny; weź niezmienioną kopię
bad-position_fields = pozycja A Wild Venture ma pola { $names } i żadnych innych
bad-venture_position_seats = liczba miejsc w pozycji A Wild Venture: { $seats }
bad-position_frames = liczba ramek w pozycji powinna wynosić od 1 do { $most }
bad-value_range = { $value }: oczekiwana wartość to liczba całkowita od { $low } do { $high }
bad-seat_fields = miejsce ma pola o innych nazwach
bad-frame_numbers = liczb w ramce { $name } powinno być { $numbers }
bad-row_empty = rząd kart jest pusty
bad-card_lost = jakiejś karty brakuje albo leży ona w dwóch miejscach
bad-card_twice_in_pile = jakaś karta leży w stosie dwa razy
bad-card_of_other_kind = w rzędzie { $row } leży karta innego rodzaju
bad-known_not_in_hand = karty, którą zna rywal, nie ma na ręce
bad-supplies_not_in_play = na karcie { $card } leżą zapasy, a nie jest ona w grze
bad-not_enchantable = zaczarowano kartę, która nie jest budynkiem w grze, albo darmowej akcji użyła karta, która jej nie ma
bad-table_number = jakaś liczba stołu jest poza zakresem
bad-number_more = „{ $name }” to więcej niż { $most }
bad-end_and_frames = koniec gry i ramki nie zgadzają się ze sobą
bad-token_misplaced = żeton leży tam, gdzie go być nie może
bad-off_the_board = wędrowiec albo żeton stoi poza planszą
bad-enchantments_wrong = liczba żetonów czaru się nie zgadza
bad-frames_wrong = te ramki nie leżą jedna na drugiej
bad-nothing_to_decide = w tej pozycji nie można o niczym zdecydować ani nic dobrać
bad-question_no_effect = pytanie straciło swój efekt
bad-question_other_offer = pytanie proponuje coś, czego nie ma w jego efekcie
bad-chest_options = skrzynia ma inną liczbę możliwości
bad-nothing_looked_at = nikt niczego nie podgląda
bad-chosen_wrong = wybrano kartę, której wybrać nie można
bad-chosen_more = wybrano więcej kart, niż się wykłada
bad-choice_not_there = wybór proponuje kartę, której tam nie ma
bad-venture_position_form = pozycja A Wild Venture to jeden wiersz, który ma części: { $fields } i zaczyna się od venture/
bad-venture_variant = „{ $text }”: oczekiwane są litery z w, o, s w tej kolejności, a wersja to liczba
bad-position_number = jakiejś liczby tej pozycji nie da się odczytać; skopiuj cały wiersz
bad-position_card_order = pozycję można zapisać tylko w jeden sposób, a tu jest inny: bez zer na początku, karty po kolei
bad-position_heap = „{ $text }”: oczekiwany jest stos kart zapisany cyframi szesnastkowymi
bad-endless_chain = { $cards }: ten łańcuch nie ma końca; sprawdź prawa kart
bad-the_board = plansza
bad-no_outcome = { $outcome }: tego nie można tu wylosować
bad-cannot_be_drawn = { $outcome }: tego nie można teraz dobrać
