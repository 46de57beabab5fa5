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
reason-undo_barrier = od tego czasu gra potoczyła się wspólnie dalej: na cofnięcie jest za późno
reason-undo_chance = od tego czasu był rzut kośćmi: tego nie można cofnąć
reason-undo_hidden = od tego czasu wyszło na jaw coś ukrytego: tego nie można cofnąć
reason-undo_others = zależy od tego to, co inni zdążyli już zrobić: tego nie można cofnąć

## Czyja to decyzja

reason-waiting_roll = twoja faza rzutu jest zakończona; czekamy na: { $names }
reason-waiting_run = u ciebie wszystko gotowe; czekamy na: { $names }
reason-waiting_end = ta runda jest dla ciebie zakończona; czekamy na: { $names }
reason-not_in_order = najpierw kolej na: { $names }
reason-not_your_turn = gramy po kolei, najpierw kolej na: { $names }
reason-dice_in_the_air = twoje kości są właśnie w powietrzu

## O co chodzi teraz

reason-asked_draw = { $number ->
    [one] dobierz teraz jeszcze { $number } kość
    [few] dobierz teraz jeszcze { $number } kości, jedną po drugiej
    [many] dobierz teraz jeszcze { $number } kości, jedną po drugiej
   *[other] dobierz teraz jeszcze { $number } kości, jedną po drugiej
 }
reason-hand_full = limit dobierania jest wyczerpany: można dobrać już tylko kości, które się do niego nie liczą
reason-not_run_out = po strefę odrzucania sięga się dopiero wtedy, gdy strefa dobierania jest pusta
reason-asked_push_or_pass = teraz kuś los albo spasuj
reason-asked_push = właśnie kusisz los: dołóż kolejne kości albo rzucaj
reason-asked_now = teraz użyj swoich zdolności NATYCHMIASTOWYCH albo zakończ
reason-asked_add = { $number ->
    [one] weź teraz do rzutu jeszcze { $number } kość ze strefy dobierania
    [few] weź teraz do rzutu jeszcze { $number } kości ze strefy dobierania
    [many] weź teraz do rzutu jeszcze { $number } kości ze strefy dobierania
   *[other] weź teraz do rzutu jeszcze { $number } kości ze strefy dobierania
 }
reason-asked_step = teraz przejdź na sąsiednie pole albo zrezygnuj
reason-asked_discard = po porażce: odrzuć kości ze strefy rzutu albo zakończ
reason-asked_abilities = teraz użyj zdolności albo zakończ
reason-asked_prize = teraz weź to, co daje czerwona karta, albo zrezygnuj
reason-asked_gain = teraz zdobądź kość z podajnika
reason-asked_offer = teraz przyjmij albo odrzuć to, co proponuje karta
reason-asked_lose = teraz wybierz kość, którą stracisz
reason-asked_face = teraz wybierz kość ze swojej strefy rzutu i jej ściankę
reason-asked_borrow = teraz wybierz kość z podajnika i jej ściankę
reason-asked_either = teraz weź monety albo punkty ruchu
reason-asked_pick = teraz wybierz kości do rzutu
reason-asked_give = teraz wybierz kość, którą oddasz
reason-asked_player = teraz wskaż, kto dostanie kość: jedną z osób mających najmniej mieczy
reason-asked_rescue = grozi ci porażka: użyj kości, która cię uratuje, albo zakończ
reason-asked_help = teraz dorzuć kość ze strefy dobierania albo zrezygnuj
reason-asked_other = teraz wybierz drugą kość do rzutu
reason-asked_move = teraz wykonaj ruch albo go zakończ
reason-asked_bonus = teraz weź to, co daje pole, albo zakończ
reason-asked_after_move = teraz użyj zdolności po ruchu albo zakończ
reason-asked_point = teraz wskaż pole bonusowe
reason-asked_buy = teraz kupuj albo zakończ

## Co się nie zgadza

reason-no_dice_to_roll = nie ma kości do rzutu
reason-no_die_to_lose = nie masz tam takiej kości do stracenia
reason-none_left = nie ma już czego zdobyć
reason-no_die = nie masz tam takiej kości
reason-never_waits = czekanie służy tylko programom badawczym: kto ma podjąć decyzję, ten ją podejmuje
reason-order_called = kolejność już obowiązuje
reason-alone = nikt inny już nie rzuca
reason-no_ability_now = ta kość nie ma zdolności NATYCHMIASTOWEJ, której można by użyć
reason-not_before_push = ta kość nic nie robi przed kuszeniem losu
reason-nothing_to_use = w tym kroku ta kość nie ma nic do użycia
reason-counted_for_you = monety i punkty ruchu policzą się same, gdy zakończysz
reason-used = ta kość jest już użyta
reason-first_player_die = kości pierwszego gracza nigdy nie można stracić
reason-no_way = w tę stronę nie ma pola
reason-water = to woda, a nie masz punktu ruchu, który pozwala na nią wejść
reason-backwards = na metę wchodzi się tylko od strony końca okrążenia
reason-no_feet = nie masz już punktów ruchu
reason-one_kind_of_feet = masz punkty ruchu tylko jednego rodzaju albo już wydajesz najpierw te po wodzie
reason-foot_price = punkt ruchu kosztuje { $price } w walucie, a brakuje { $short }
reason-no_shortcut = tu nie zaczyna się żaden skrót
reason-shortcut_price = { $unit ->
    [feet] { $price ->
        [one] skrót kosztuje { $price } punkt ruchu
        [few] skrót kosztuje { $price } punkty ruchu
        [many] skrót kosztuje { $price } punktów ruchu
       *[other] skrót kosztuje { $price } punktu ruchu
     }
   *[money] skrót kosztuje { $price } w walucie
 }, a brakuje { $short }
reason-no_jetpack = tu nie ma plecaka odrzutowego
reason-no_feet_to_double = nie ma punktów ruchu do podwojenia
reason-space_used = to pole jest już w tej rundzie wykorzystane
reason-no_bonus = pole tego nie daje albo już nie daje
reason-gain_price = ta kość kosztuje { $cost }, a pole daje kość o koszcie najwyżej { $most }
reason-nothing_that_way = w tę stronę nie ma pola bonusowego
reason-not_here = na tym polu nie ma bonusu dla karty Po prostu Bob
reason-gain_cost = ta kość kosztuje { $cost }, a możesz zdobyć kość o koszcie najwyżej { $most }
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
reason-money_short = cena to { $price } w walucie, a brakuje { $short }
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
reason-not_host = to należy do organizatora stołu, a pod jego nieobecność do każdej osoby przy stole
reason-no_such_bot = nie ma takiego bota do tej gry; wybierz jednego z: { $known }
reason-no_such_phrase = nie ma takiej frazy
reason-no_help = przy tym stole gra się bez podpowiadania szans
reason-not_begun = gra jeszcze się nie zaczęła
reason-started = gra już się zaczęła
reason-table_over = przy tym stole gra się skończyła
reason-table_full = przy tym stole nie ma wolnego miejsca
reason-seat_taken = ktoś tam już siedzi
reason-conceded = na tym miejscu gra jest już poddana
reason-bot_plays = na tym miejscu gra bot; najpierw odbierz mu miejsce
reason-not_a_bot = na tym miejscu nie gra bot
reason-not_away = ta osoba jest tutaj
reason-pause_runs = ta osoba może jeszcze wrócić; pozostało sekund: { $seconds }
reason-greeted = połączenie wita się raz; do innego stołu otwórz inne
reason-too_many_words = tyle fraz naraz to hałas; poczekaj chwilę
