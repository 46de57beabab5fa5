# Dlaczego czegoś nie można zrobić.

reason-alone = wszyscy inni już skończyli: nie ma na kogo czekać
reason-asked_abilities = najpierw użyj zdolności albo je zakończ
reason-asked_add = { $number ->
    [one] najpierw wybierz ze strefy dobierania jeszcze { $number } kość do dorzucenia
    [few] najpierw wybierz ze strefy dobierania jeszcze { $number } kości do dorzucenia
    [many] najpierw wybierz ze strefy dobierania jeszcze { $number } kości do dorzucenia
   *[other] najpierw wybierz ze strefy dobierania jeszcze { $number } kości do dorzucenia
 }
reason-asked_after_move = najpierw użyj zdolności po ruchu albo zakończ
reason-asked_bonus = najpierw weź to, co daje pole, albo zakończ
reason-asked_borrow = najpierw wybierz kość z podajnika i jej ściankę
reason-asked_buy = najpierw kup kości albo zakończ kupowanie
reason-asked_discard = po porażce możesz tylko odrzucać kości ze strefy rzutu albo zakończyć
reason-asked_draw = { $number ->
    [one] najpierw dobierz jeszcze { $number } kość
    [few] najpierw dobierz jeszcze { $number } kości, jedną po drugiej
    [many] najpierw dobierz jeszcze { $number } kości, jedną po drugiej
   *[other] najpierw dobierz jeszcze { $number } kości, jedną po drugiej
 }
reason-asked_either = najpierw zdecyduj: waluta czy punkty ruchu
reason-asked_face = najpierw wybierz kość ze swojej strefy rzutu i jej ściankę
reason-asked_gain = najpierw wybierz z podajnika kość, którą zdobędziesz
reason-asked_give = najpierw wybierz kość, którą oddasz
reason-asked_help = najpierw zdecyduj, czy dorzucasz jeszcze jedną kość ze strefy dobierania
reason-asked_lose = najpierw wybierz kość, którą stracisz
reason-asked_move = najpierw wykonaj ruch albo się zatrzymaj
reason-asked_now = najpierw użyj swoich zdolności Natychmiastowych albo je zakończ
reason-asked_offer = najpierw przyjmij albo odrzuć to, co proponuje karta
reason-asked_other = najpierw wybierz jeszcze jedną aktywną kość, którą przeniesiesz do strefy rzutu
reason-asked_pick = najpierw wybierz kości do rzutu
reason-asked_player = najpierw wskaż, kto dostanie kość: jednego z graczy mających najmniej mieczy
reason-asked_point = najpierw wskaż pole bonusowe
reason-asked_prize = najpierw zdecyduj, czy bierzesz to, co daje czerwona karta
reason-asked_push = właśnie kusisz los: przenieś do strefy rzutu kolejne kości albo rzucaj
reason-asked_push_or_pass = najpierw zdecyduj: kusisz los czy pasujesz
reason-asked_rescue = grozi ci porażka: użyj kości, która cię uratuje, albo przyjmij porażkę
reason-asked_step = najpierw zdecyduj: przechodzisz na sąsiednie pole czy zostajesz na miejscu
reason-backwards = na metę wchodzi się tylko od strony końca okrążenia
reason-begun = ruch lub kupowanie już się zaczęło: o zaczekanie na innych można prosić tylko wcześniej
reason-bought_two = w tej rundzie dwie kości są już kupione
reason-cannot_pick = tej kości tam nie ma albo nie może brać udziału w tym rzucie
reason-colour_bought = kość tego koloru jest już w tej rundzie kupiona
reason-counted_for_you = waluta, żetony i punkty ruchu podliczą się same, gdy zakończysz
reason-dice_in_the_air = twoje kości są właśnie w powietrzu
reason-few_cheap_cards = { $count ->
    [0] żadna karta zestawu nie kosztuje { $most } lub mniej
    [one] tylko { $count } karta zestawu kosztuje { $most } lub mniej
    [few] tylko { $count } karty zestawu kosztują { $most } lub mniej
    [many] tylko { $count } kart zestawu kosztuje { $most } lub mniej
   *[other] tylko { $count } karty zestawu kosztuje { $most } lub mniej
 }; z dwiema albo trzema takimi wyścig jest lepszy
reason-first_player_die = kości pierwszego gracza nigdy nie można stracić ani oddać
reason-foot_price = punkt ruchu kosztuje { $price ->
    [one] { $price } monetę lub żeton waluty
    [few] { $price } monety lub żetony waluty
    [many] { $price } monet lub żetonów waluty
   *[other] { $price } monety lub żetonu waluty
 }, brakuje { $short }
reason-gain_cost = ta kość kosztuje { $cost }, a możesz zdobyć kość o koszcie do { $most }
reason-gain_price = ta kość kosztuje { $cost }, a pole daje kość o koszcie do { $most }
reason-grey = szarych kości nie można kupić
reason-grey_only = to musi być kość szara
reason-hand_full = limit dobierania jest wyczerpany: można dobrać już tylko kości, które się do niego nie liczą
reason-money_short = koszt to { $price }, brakuje { $short }
reason-must_push = { $number ->
    [one] musisz jeszcze { $number } raz kusić los
    [few] musisz jeszcze { $number } razy kusić los
    [many] musisz jeszcze { $number } razy kusić los
   *[other] musisz jeszcze { $number } razu kusić los
 }
reason-no_ability_now = ta kość nie ma zdolności Natychmiastowej, której można by użyć
reason-no_bonus = pole tego nie daje albo już nie daje
reason-no_dice_lost_or_added = żadna karta zestawu nie pozwala tracić ani dorzucać kości; z taką kartą wyścig jest lepszy
reason-no_dice_to_roll = nie ma kości do rzutu
reason-no_die = nie masz tam takiej kości
reason-no_die_to_lose = nie masz tam takiej kości do stracenia
reason-no_feet = nie masz już punktów ruchu
reason-no_feet_to_double = nie ma punktów ruchu do podwojenia
reason-no_jetpack = tu nie ma plecaka odrzutowego
reason-no_shortcut = tu nie zaczyna się żaden skrót
reason-no_way = w tę stronę nie ma pola
reason-none_left = nie ma już czego zdobyć
reason-not_before_push = ta kość nic nie robi przed kuszeniem losu
reason-not_here = na tym polu nie ma bonusu dla karty Po prostu Bob
reason-not_in_order = najpierw kolej na: { $names }
reason-not_purple = to nie może być kość fioletowa
reason-not_run_out = po strefę odrzucania sięga się dopiero wtedy, gdy strefa dobierania jest pusta
reason-not_your_turn = to jeszcze nie twoja kolej, najpierw: { $names }
reason-nothing_that_way = w tę stronę nie ma pola bonusowego
reason-nothing_to_use = w tym kroku ta kość nie ma nic do użycia
reason-one_kind_of_feet = masz punkty ruchu tylko jednego rodzaju albo już wydajesz najpierw te po wodzie
reason-order_called = wszyscy grają już po kolei
reason-red_only = to musi być kość czerwona
reason-roll_zone_only = to musi być kość ze strefy rzutu
reason-shortcut_price = { $unit ->
    [feet] { $price ->
        [one] skrót kosztuje { $price } punkt ruchu
        [few] skrót kosztuje { $price } punkty ruchu
        [many] skrót kosztuje { $price } punktów ruchu
       *[other] skrót kosztuje { $price } punktu ruchu
     }
   *[money] { $price ->
        [one] skrót kosztuje { $price } monetę lub żeton waluty
        [few] skrót kosztuje { $price } monety lub żetony waluty
        [many] skrót kosztuje { $price } monet lub żetonów waluty
       *[other] skrót kosztuje { $price } monety lub żetonu waluty
     }
 }, brakuje { $short }
reason-space_used = to pole jest już w tej rundzie wykorzystane
reason-tray_empty = podajnik jest pusty
reason-used = ta kość jest już użyta
reason-waiting_end = ta runda jest dla ciebie zakończona; czekamy na: { $names }
reason-waiting_roll = twoja faza rzutu jest zakończona; czekamy na: { $names }
reason-waiting_run = u ciebie wszystko gotowe; czekamy na: { $names }
reason-water = to woda, a nie masz punktu ruchu, którym można na nią wejść
