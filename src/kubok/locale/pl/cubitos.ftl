# Cubitos słowami: kości, strefy, fazy, pytania, akcje, pola i wydarzenia.

## Kości i strefy

die-light = jasnoszara
die-dark = ciemnoszara
die-white = biała
die-brown = brązowa
die-red = czerwona
die-green = zielona
die-orange = pomarańczowa
die-purple = fioletowa
die-yellow = żółta
die-blue = niebieska
die-first = kość pierwszego gracza
borrowed = pożyczona { $die }
dice-light = { $count ->
    [one] { $count } jasnoszara
    [few] { $count } jasnoszare
    [many] { $count } jasnoszarych
   *[other] { $count } jasnoszarej
 }
dice-dark = { $count ->
    [one] { $count } ciemnoszara
    [few] { $count } ciemnoszare
    [many] { $count } ciemnoszarych
   *[other] { $count } ciemnoszarej
 }
dice-white = { $count ->
    [one] { $count } biała
    [few] { $count } białe
    [many] { $count } białych
   *[other] { $count } białej
 }
dice-brown = { $count ->
    [one] { $count } brązowa
    [few] { $count } brązowe
    [many] { $count } brązowych
   *[other] { $count } brązowej
 }
dice-red = { $count ->
    [one] { $count } czerwona
    [few] { $count } czerwone
    [many] { $count } czerwonych
   *[other] { $count } czerwonej
 }
dice-green = { $count ->
    [one] { $count } zielona
    [few] { $count } zielone
    [many] { $count } zielonych
   *[other] { $count } zielonej
 }
dice-orange = { $count ->
    [one] { $count } pomarańczowa
    [few] { $count } pomarańczowe
    [many] { $count } pomarańczowych
   *[other] { $count } pomarańczowej
 }
dice-purple = { $count ->
    [one] { $count } fioletowa
    [few] { $count } fioletowe
    [many] { $count } fioletowych
   *[other] { $count } fioletowej
 }
dice-yellow = { $count ->
    [one] { $count } żółta
    [few] { $count } żółte
    [many] { $count } żółtych
   *[other] { $count } żółtej
 }
dice-blue = { $count ->
    [one] { $count } niebieska
    [few] { $count } niebieskie
    [many] { $count } niebieskich
   *[other] { $count } niebieskiej
 }
dice-first = { $count ->
    [one] { $count } kość pierwszego gracza
    [few] { $count } kości pierwszego gracza
    [many] { $count } kości pierwszego gracza
   *[other] { $count } kości pierwszego gracza
 }
dice-borrowed = { $dice } (pożyczka)
face-miss = pudło
face-coin = moneta
face-coin2 = dwie monety
face-coin3 = trzy monety
face-foot = ruch
face-symbol = symbol
face-power = moc
face-credit = żeton waluty
faces-miss = pudło
faces-coin = moneta
faces-coin2 = dwie monety
faces-coin3 = trzy monety
faces-foot = ruch
faces-symbol = symbol
faces-power = moc
faces-credit = żeton waluty
die-face = { $die } ({ $face })
zone-draw = dobierania
zone-roll = rzutu
zone-active = aktywna
zone-discard = odrzucania
the-dice = kości

## Fazy

phase-setup = przygotowanie
phase-roll = faza rzutu
phase-abilities = zdolności
phase-after-swords = zdolności po porównaniu mieczy
phase-move = ruch i kupowanie

## Pytania do miejsca przy stole

asked-drawing = { $number ->
    [0] dobierz więcej kości albo zakończ
    [one] dobierz jeszcze { $number } kość
    [few] dobierz jeszcze { $number } kości
    [many] dobierz jeszcze { $number } kości
   *[other] dobierz jeszcze { $number } kości
 }
asked-choosing = kuś los albo spasuj
asked-pushing = przenieś do strefy rzutu kolejne kości albo kuś los
asked-arriving = użyj zdolności Natychmiastowych albo zakończ
asked-arriving-owed = kuś los teraz albo najpierw użyj zdolności
asked-adding = { $number ->
    [one] dorzuć jeszcze { $number } kość
    [few] dorzuć jeszcze { $number } kości
    [many] dorzuć jeszcze { $number } kości
   *[other] dorzuć jeszcze { $number } kości
 }
asked-stepping = przejdź na sąsiednie pole albo zostań na miejscu
asked-busted = porażka – odrzuć kości ze strefy rzutu albo zakończ
asked-abilities = użyj zdolności albo zakończ
asked-prize-mr_soldier = { $card }: bierzesz za miecze 3 żetony waluty i 2 punkty ruchu?
asked-prize-punch_guy = { $card }: białe i zielone kości mają się następnym razem nie liczyć do limitu?
asked-prize-supah_general = { $card }: bierzesz za miecze { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
    [many] { $count } punktów ruchu
   *[other] { $count } punktu ruchu
 }?
asked-prize-jacques_couteau = { $card }: rzucasz kośćmi innymi niż czerwone (tyloma: { $count })?
asked-prize-champion = { $card }: następnym razem dobierasz dowolne swoje kości?
asked-prize-crabby = { $card }: oddajesz jedną kość graczowi, który ma najmniej mieczy?
asked-prize-el_bandito = { $card }: bierzesz za miecze { $count ->
    [one] { $count } żeton waluty
    [few] { $count } żetony waluty
    [many] { $count } żetonów waluty
   *[other] { $count } żetonu waluty
 }?
asked-moving = wykonaj ruch albo się zatrzymaj
asked-bonus = weź bonus z pola albo zakończ
asked-bonus-gain = zdobądź kość albo zakończ
asked-bonus-lose = wybierz kość, którą stracisz, albo zakończ
asked-after_move = użyj zdolności po ruchu albo zakończ
asked-pointing = wskaż pole bonusowe
asked-buying = kupuj albo zakończ
asked-gaining = { $card }: wybierz kość, którą zdobędziesz
asked-offered-0 = { $card }: bierzesz 3 punkty ruchu i zdobywasz szarą kość?
asked-offered-1 = { $card }: zdobywasz fana?
asked-offered-2 = { $card }: bierzesz { $count ->
    [one] { $count } żeton waluty
    [few] { $count } żetony waluty
    [many] { $count } żetonów waluty
   *[other] { $count } żetonu waluty
 }?
asked-offered-3 = { $card }: zostawiasz swoje szare i zielone kości aktywne?
asked-offered-4 = { $card }: bierzesz 2 żetony waluty?
asked-losing = { $card }: wybierz kość, którą stracisz
asked-placing = { $card }: przenieś kość ze strefy rzutu do aktywnej, wybraną ścianką do góry
asked-taking = { $card }: pożycz kość, wybraną ścianką do góry
asked-either = { $card }: waluta czy punkty ruchu?
asked-picking = wybierz kości, którymi rzucisz naraz
asked-giving = wybierz kość, którą oddasz, i gracza, który ją dostanie
asked-rescue = grozi ci porażka – użyj kości, która cię uratuje, albo przyjmij porażkę
asked-helping = dorzucasz jeszcze jedną kość?
asked-other = wybierz jeszcze jedną aktywną kość, którą przeniesiesz do strefy rzutu

## Akcje

action-wait = czekaj
action-done = gotowe
action-bust = przyjmij porażkę
action-push = kuś los
action-pass = spasuj
action-call_order = czekaj na innych
action-yes = tak
action-no = nie
action-buy_foot = kup punkt ruchu
action-shortcut = skrót
action-jetpack = plecak odrzutowy
action-take_credits = weź żetony waluty
action-take_fan = zdobądź fana
action-take_coins = weź walutę
action-take_feet = weź punkty ruchu
action-water_feet_first = najpierw punkty ruchu po wodzie
action-step = krok na { $way }
action-exit = wyjście { $number }
action-exit-to = wyjście { $number }: { $place }
action-player = { $name }
action-use = użyj: { $die }
action-move_in = przenieś do rzutu: { $die }
action-set = ustaw: { $die }
action-borrow = pożycz: { $die }
action-lose = strać: { $die }
action-give = oddaj: { $die }
action-take = rzuć: { $die }
action-draw = dobierz: { $die }
action-discard = odrzuć: { $die }
action-buy = kup: { $die }
action-gain = zdobądź: { $die }
from-zone = { $action } (strefa { $zone })
way-east = wschód
way-north-east = północny wschód
way-north-west = północny zachód
way-west = zachód
way-south-west = południowy zachód
way-south-east = południowy wschód

## Pola

place-start = start
place-finish-of-track-1 = meta pierwszego toru
place-start-of-track-2 = start drugiego toru
place-square = rząd { $row }, pole { $square }
place-of-track = tor { $track }, rząd { $row }, pole { $square }
to-finish = { $away ->
    [one] do mety { $away } pole
    [few] do mety { $away } pola
    [many] do mety { $away } pól
   *[other] do mety { $away } pola
 }
space-open = otwarta przestrzeń
space-water = woda
space-large = start lub meta
space-credits = { $count ->
    [one] { $count } żeton waluty
    [few] { $count } żetony waluty
    [many] { $count } żetonów waluty
   *[other] { $count } żetonu waluty
 }
space-fan = zdobądź fana
space-lose = { $count ->
    [one] usuń kość
    [few] usuń do { $count } kości
    [many] usuń do { $count } kości
   *[other] usuń do { $count } kości
 }
space-gain-any = zdobądź dowolną kość
space-gain = zdobądź kość o koszcie do { $most }
space-jetpack = plecak odrzutowy
space-shortcut = { $unit ->
    [feet] { $price ->
        [one] skrót za { $price } punkt ruchu
        [few] skrót za { $price } punkty ruchu
        [many] skrót za { $price } punktów ruchu
       *[other] skrót za { $price } punktu ruchu
     }
   *[money] { $price ->
        [one] skrót za { $price } monetę lub żeton waluty
        [few] skrót za { $price } monety lub żetony waluty
        [many] skrót za { $price } monet lub żetonów waluty
       *[other] skrót za { $price } monety lub żetonu waluty
     }
 }

## Runda w skrócie

recap-rolled = { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
 }: { $hits }
recap-bust = porażka
recap-pass = pas
recap-ran = przebyte pola: { $feet }, do mety { $from } → { $to }
recap-finished = meta
recap-bought = kupione: { $dice }
recap-gained = zdobyte: { $dice }
recap-lost = stracone: { $dice }
recap-fans = fani: { $from } → { $to }
recap-credits = kredyty: { $from } → { $to }

## Wydarzenia

event-first_player = { $you ->
    [yes] Zaczynasz: masz kość pierwszego gracza
   *[no] { $name } zaczyna: ma kość pierwszego gracza
 }
event-round = Runda { $number }, limity dobierania: { $limits }
event-drew = { $you ->
    [yes] Dobierasz: { $dice }
   *[no] { $name } dobiera: { $dice }
 }
event-refilled = { $you ->
    [yes] Przenosisz kości ze strefy odrzucania do strefy dobierania
   *[no] { $name } przenosi kości ze strefy odrzucania do strefy dobierania
 }
event-rolled = { $you ->
    [yes] Rzucasz
   *[no] { $name } rzuca
 } { $count ->
    [one] { $count } kością
    [few] { $count } kośćmi
    [many] { $count } kośćmi
   *[other] { $count } kości
 }: { $hits }
event-rolled-none = { $you ->
    [yes] Rzucasz
   *[no] { $name } rzuca
 } { $count ->
    [one] { $count } kością
    [few] { $count } kośćmi
    [many] { $count } kośćmi
   *[other] { $count } kości
 }: bez trafienia
event-push = { $you ->
    [yes] Kusisz los
   *[no] { $name } kusi los
 }
event-push-risk = { $you ->
    [yes] Kusisz los i ryzykujesz porażkę
   *[no] { $name } kusi los i ryzykuje porażkę
 }
event-pass = { $you ->
    [yes] Pasujesz
   *[no] { $name } pasuje
 }
event-called_order = { $you ->
    [yes] Czekasz na innych i prosisz o grę po kolei
   *[no] { $name } czeka na innych i prosi o grę po kolei
 }
event-bust = { $you ->
    [yes] Ponosisz PORAŻKĘ
   *[no] { $name } ponosi PORAŻKĘ
 }
event-discarded = { $you ->
    [yes] Odrzucasz: { $die }
   *[no] { $name } odrzuca: { $die }
 }
event-fan = { $you ->
    [yes] Zdobywasz fana, masz już { $fans }: { $gains }
   *[no] { $name } zdobywa fana, ma już { $fans }: { $gains }
 }
event-fan-alone = { $you ->
    [yes] Zdobywasz fana, masz już { $fans }
   *[no] { $name } zdobywa fana, ma już { $fans }
 }
gain-credits = żetony waluty +{ $count }
gain-tokens = żetony doboru +{ $count }
event-used = { $you ->
    [yes] Używasz karty { $card }
   *[no] { $name } używa karty { $card }
 }
event-credits = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
 } { $count ->
    [one] { $count } żeton waluty
    [few] { $count } żetony waluty
    [many] { $count } żetonów waluty
   *[other] { $count } żetonu waluty
 }
event-coins = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
 } { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
 }
event-feet = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
 } { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
    [many] { $count } punktów ruchu
   *[other] { $count } punktu ruchu
 }
event-water_feet = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
 } { $count ->
    [one] { $count } punkt ruchu po wodzie
    [few] { $count } punkty ruchu po wodzie
    [many] { $count } punktów ruchu po wodzie
   *[other] { $count } punktu ruchu po wodzie
 }
event-face = { $you ->
    [yes] Liczysz: { $die }
   *[no] { $name } liczy: { $die }
 }
event-moved_in = { $you ->
    [yes] Przenosisz do rzutu: { $die }
   *[no] { $name } przenosi do rzutu: { $die }
 }
event-set = { $you ->
    [yes] Ustawiasz w strefie aktywnej: { $die }
   *[no] { $name } ustawia w strefie aktywnej: { $die }
 }
event-returned = { $you ->
    [yes] Zwracasz na podajnik: { $count } × { $die }
   *[no] { $name } zwraca na podajnik: { $count } × { $die }
 }
event-protected = { $you ->
    [yes] Nie ryzykujesz porażki w tym kuszeniu losu
   *[no] { $name } nie ryzykuje porażki w tym kuszeniu losu
 }
event-saved = { $you ->
    [yes] Jednak nie ponosisz porażki
   *[no] { $name } jednak nie ponosi porażki
 }
event-kept = { $you ->
    [yes] Zachowujesz aktywne zielone i szare kości
   *[no] { $name } zachowuje aktywne zielone i szare kości
 }
event-gave = { $you ->
    [yes] Oddajesz: { $die }
   *[no] { $name } oddaje: { $die }
 }; { $other_you ->
    [yes] dostajesz ją ty
   *[no] dostaje ją { $other }
 }
event-next_draw = { $you ->
    [yes] Przy następnym dobieraniu korzystasz z karty { $card }
   *[no] Przy następnym dobieraniu { $name } korzysta z karty { $card }
 }
event-swords = Miecze: { $counts }
event-counted = { $you ->
    [yes] Masz
   *[no] { $name } ma
 } { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
 } i { $feet ->
    [one] { $feet } punkt ruchu
    [few] { $feet } punkty ruchu
    [many] { $feet } punktów ruchu
   *[other] { $feet } punktu ruchu
 }
event-stepped = { $you ->
    [yes] Przebiegasz
   *[no] { $name } przebiega
 } { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
 }, teraz: { $place }
event-finished = { $you ->
    [yes] Docierasz do mety
   *[no] { $name } dociera do mety
 }
event-lap = { $you ->
    [yes] Kończysz okrążenie { $laps }
   *[no] { $name } kończy okrążenie { $laps }
 }
event-bought_foot = { $you ->
    [yes] Kupujesz punkt ruchu
   *[no] { $name } kupuje punkt ruchu
 }
event-jetpack = { $you ->
    [yes] Podwajasz punkty ruchu plecakiem odrzutowym
   *[no] { $name } podwaja punkty ruchu plecakiem odrzutowym
 }: zwykłe { $feet }, po wodzie { $water_feet }
event-shortcut = { $you ->
    [yes] Korzystasz
   *[no] { $name } korzysta
 } ze skrótu za { $unit ->
    [feet] { $price ->
        [one] { $price } punkt ruchu
        [few] { $price } punkty ruchu
        [many] { $price } punktów ruchu
       *[other] { $price } punktu ruchu
     }
   *[money] { $price ->
        [one] { $price } monetę lub żeton waluty
        [few] { $price } monety lub żetony waluty
        [many] { $price } monet lub żetonów waluty
       *[other] { $price } monety lub żetonu waluty
     }
 }
event-pointed = { $you ->
    [yes] Wskazujesz pole: { $place }
   *[no] { $name } wskazuje pole: { $place }
 }
event-lost = { $you ->
    [yes] Tracisz: { $die }
   *[no] { $name } traci: { $die }
 }
event-gained = { $you ->
    [yes] Zdobywasz: { $die }
   *[no] { $name } zdobywa: { $die }
 }
event-bought = { $you ->
    [yes] Kupujesz: { $die }, koszt { $price }
   *[no] { $name } kupuje: { $die }, koszt { $price }
 }
event-discarded_active = { $you ->
    [yes] Odrzucasz aktywne kości
   *[no] { $name } odrzuca aktywne kości
 }
event-over = Wyścig zakończony
