# Dlaczego czegoś nie można zrobić: reason-KOD, dla każdego kodu stołu i Cubitos.

with-rule = { $sentence } ({ $rule })
the-dice = kości

## Stół

reason-game_over = gra już się skończyła
reason-no_such_seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }
reason-no_such_action = nie ma akcji { $action }; akcje mają numery od 0 do { $last }
reason-not_started = gra jeszcze się nie zaczęła: najpierw każde miejsce podaje swoją liczbę losową
reason-stale = to odpowiedź na decyzję { $given }, a teraz trwa decyzja { $now }: na tamtą już jest odpowiedź
reason-batch_size = naraz można podać od 1 do { $most } akcji, a podano { $asked }
reason-past_chance = akcja { $taken } z { $asked } prowadzi do rzutu: co dalej, zdecydujesz, gdy kości się zatrzymają
reason-undo_nothing = nie ma czego cofnąć
reason-undo_barrier = od tego czasu wszyscy ruszyli razem dalej: na cofnięcie jest za późno
reason-undo_chance = od tego czasu był rzut kośćmi: tego nie można cofnąć
reason-undo_hidden = od tego czasu wyszło na jaw coś ukrytego: tego nie można cofnąć
reason-undo_others = inni już na to zareagowali: tego nie można cofnąć
reason-undo_long = gra zrobiła się bardzo długa: odtąd niczego nie można cofnąć

## Czyja to decyzja

reason-waiting_roll = twoja faza rzutu jest zakończona; czekamy na: { $names }
reason-waiting_run = u ciebie wszystko gotowe; czekamy na: { $names }
reason-waiting_end = ta runda jest dla ciebie zakończona; czekamy na: { $names }
reason-not_in_order = najpierw kolej na: { $names }
reason-not_your_turn = to jeszcze nie twoja kolej, najpierw: { $names }
reason-dice_in_the_air = twoje kości są właśnie w powietrzu

## O co chodzi teraz

reason-asked_draw = { $number ->
    [one] najpierw dobierz jeszcze { $number } kość
    [few] najpierw dobierz jeszcze { $number } kości, jedną po drugiej
    [many] najpierw dobierz jeszcze { $number } kości, jedną po drugiej
   *[other] najpierw dobierz jeszcze { $number } kości, jedną po drugiej
 }
reason-hand_full = limit dobierania jest wyczerpany: można dobrać już tylko kości, które się do niego nie liczą
reason-not_run_out = po strefę odrzucania sięga się dopiero wtedy, gdy strefa dobierania jest pusta
reason-asked_push_or_pass = najpierw zdecyduj: kusisz los czy pasujesz
reason-asked_push = właśnie kusisz los: przenieś do strefy rzutu kolejne kości albo rzucaj
reason-asked_now = najpierw użyj swoich zdolności Natychmiastowych albo je zakończ
reason-asked_add = { $number ->
    [one] najpierw wybierz ze strefy dobierania jeszcze { $number } kość do dorzucenia
    [few] najpierw wybierz ze strefy dobierania jeszcze { $number } kości do dorzucenia
    [many] najpierw wybierz ze strefy dobierania jeszcze { $number } kości do dorzucenia
   *[other] najpierw wybierz ze strefy dobierania jeszcze { $number } kości do dorzucenia
 }
reason-asked_step = najpierw zdecyduj: przechodzisz na sąsiednie pole czy zostajesz na miejscu
reason-asked_discard = po porażce możesz tylko odrzucać kości ze strefy rzutu albo zakończyć
reason-asked_abilities = najpierw użyj zdolności albo je zakończ
reason-asked_prize = najpierw zdecyduj, czy bierzesz to, co daje czerwona karta
reason-asked_gain = najpierw wybierz z podajnika kość, którą zdobędziesz
reason-asked_offer = najpierw przyjmij albo odrzuć to, co proponuje karta
reason-asked_lose = najpierw wybierz kość, którą stracisz
reason-asked_face = najpierw wybierz kość ze swojej strefy rzutu i jej ściankę
reason-asked_borrow = najpierw wybierz kość z podajnika i jej ściankę
reason-asked_either = najpierw zdecyduj: waluta czy punkty ruchu
reason-asked_pick = najpierw wybierz kości do rzutu
reason-asked_give = najpierw wybierz kość, którą oddasz
reason-asked_player = najpierw wskaż, kto dostanie kość: jednego z graczy mających najmniej mieczy
reason-asked_rescue = grozi ci porażka: użyj kości, która cię uratuje, albo przyjmij porażkę
reason-asked_help = najpierw zdecyduj, czy dorzucasz jeszcze jedną kość ze strefy dobierania
reason-asked_other = najpierw wybierz jeszcze jedną aktywną kość, którą przeniesiesz do strefy rzutu
reason-asked_move = najpierw wykonaj ruch albo się zatrzymaj
reason-asked_bonus = najpierw weź to, co daje pole, albo zakończ
reason-asked_after_move = najpierw użyj zdolności po ruchu albo zakończ
reason-asked_point = najpierw wskaż pole bonusowe
reason-asked_buy = najpierw kup kości albo zakończ kupowanie

## Co się nie zgadza

reason-no_dice_to_roll = nie ma kości do rzutu
reason-no_die_to_lose = nie masz tam takiej kości do stracenia
reason-none_left = nie ma już czego zdobyć
reason-no_die = nie masz tam takiej kości
reason-never_waits = czekanie służy tylko programom badawczym: kogo stół pyta, ten decyduje
reason-order_called = wszyscy grają już po kolei
reason-alone = wszyscy inni już skończyli: nie ma na kogo czekać
reason-begun = ruch lub kupowanie już się zaczęło: o zaczekanie na innych można prosić tylko wcześniej
reason-no_ability_now = ta kość nie ma zdolności Natychmiastowej, której można by użyć
reason-not_before_push = ta kość nic nie robi przed kuszeniem losu
reason-nothing_to_use = w tym kroku ta kość nie ma nic do użycia
reason-counted_for_you = waluta, żetony i punkty ruchu podliczą się same, gdy zakończysz
reason-used = ta kość jest już użyta
reason-first_player_die = kości pierwszego gracza nigdy nie można stracić ani oddać
reason-no_way = w tę stronę nie ma pola
reason-water = to woda, a nie masz punktu ruchu, którym można na nią wejść
reason-backwards = na metę wchodzi się tylko od strony końca okrążenia
reason-no_feet = nie masz już punktów ruchu
reason-one_kind_of_feet = masz punkty ruchu tylko jednego rodzaju albo już wydajesz najpierw te po wodzie
reason-foot_price = punkt ruchu kosztuje { $price ->
    [one] { $price } monetę lub żeton waluty
    [few] { $price } monety lub żetony waluty
    [many] { $price } monet lub żetonów waluty
   *[other] { $price } monety lub żetonu waluty
 }, brakuje { $short }
reason-no_shortcut = tu nie zaczyna się żaden skrót
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
reason-no_jetpack = tu nie ma plecaka odrzutowego
reason-no_feet_to_double = nie ma punktów ruchu do podwojenia
reason-space_used = to pole jest już w tej rundzie wykorzystane
reason-no_bonus = pole tego nie daje albo już nie daje
reason-gain_price = ta kość kosztuje { $cost }, a pole daje kość o koszcie do { $most }
reason-nothing_that_way = w tę stronę nie ma pola bonusowego
reason-not_here = na tym polu nie ma bonusu dla karty Po prostu Bob
reason-gain_cost = ta kość kosztuje { $cost }, a możesz zdobyć kość o koszcie do { $most }
reason-grey_only = to musi być kość szara
reason-red_only = to musi być kość czerwona
reason-roll_zone_only = to musi być kość ze strefy rzutu
reason-not_purple = to nie może być kość fioletowa
reason-cannot_pick = tej kości tam nie ma albo nie może brać udziału w tym rzucie
reason-must_push = { $number ->
    [one] musisz jeszcze { $number } raz kusić los
    [few] musisz jeszcze { $number } razy kusić los
    [many] musisz jeszcze { $number } razy kusić los
   *[other] musisz jeszcze { $number } razu kusić los
 }
reason-tray_empty = podajnik jest pusty
reason-money_short = koszt to { $price }, brakuje { $short }
reason-colour_bought = kość tego koloru jest już w tej rundzie kupiona
reason-bought_two = w tej rundzie dwie kości są już kupione
reason-grey = szarych kości nie można kupić

## Rady do własnych zestawów

reason-few_cheap_cards = { $count ->
    [0] żadna karta zestawu nie kosztuje { $most } lub mniej
    [one] tylko { $count } karta zestawu kosztuje { $most } lub mniej
    [few] tylko { $count } karty zestawu kosztują { $most } lub mniej
    [many] tylko { $count } kart zestawu kosztuje { $most } lub mniej
   *[other] tylko { $count } karty zestawu kosztuje { $most } lub mniej
 }; z dwiema albo trzema takimi wyścig jest lepszy
reason-no_dice_lost_or_added = żadna karta zestawu nie pozwala tracić ani dorzucać kości; z taką kartą wyścig jest lepszy

## Stół na serwerze

reason-not_your_seat = to nie jest twoje miejsce: bez miejsca można tylko patrzeć
reason-not_host = decyduje o tym organizator stołu, a pod jego nieobecność każdy z graczy
reason-no_such_bot = nie ma takiego bota do tej gry; wybierz jednego z: { $known }
reason-no_such_phrase = nie ma takiego zwrotu
reason-no_such_question = w tej grze nie można o to zapytać
reason-no_help = przy tym stole gra się bez podpowiedzi
reason-not_begun = gra jeszcze się nie zaczęła
reason-started = gra już się zaczęła
reason-table_over = przy tym stole gra się skończyła
reason-table_full = przy tym stole nie ma wolnego miejsca
reason-seat_taken = ktoś tam już siedzi
reason-seat_kept = osoba z tego miejsca może jeszcze wrócić; pozostało sekund: { $seconds }
reason-host_waited_for = organizator może jeszcze wrócić; za { $seconds } s zrobi to każdy, kto siedzi przy stole
reason-conceded = na tym miejscu gra jest już poddana
reason-bot_plays = na tym miejscu gra bot; najpierw odbierz mu miejsce
reason-not_a_bot = na tym miejscu nie gra bot
reason-not_away = ten gracz nie jest offline
reason-pause_runs = ten gracz może jeszcze wrócić; pozostało sekund: { $seconds }
reason-greeted = połączenie wita się raz; do innego stołu otwórz inne
reason-too_many_words = za dużo zwrotów naraz; poczekaj chwilę
