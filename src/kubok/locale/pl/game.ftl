# Cubitos słowami: kości, strefy, fazy, pytania, akcje, pola i wydarzenia.

## Kości i strefy

die-light = jasna
die-dark = ciemna
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
    [one] { $count } jasna
    [few] { $count } jasne
    [many] { $count } jasnych
   *[other] { $count } jasnej
 }
dice-dark = { $count ->
    [one] { $count } ciemna
    [few] { $count } ciemne
    [many] { $count } ciemnych
   *[other] { $count } ciemnej
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
die-face = { $die } ({ $face })
zone-draw = dobierania
zone-roll = rzutu
zone-active = aktywna
zone-discard = odrzucania
nothing = nic

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
asked-pushing = dołóż kolejne kości albo kuś los
asked-arriving = użyj zdolności NATYCHMIASTOWYCH albo zakończ
asked-adding = { $number ->
    [one] weź jeszcze { $number } kość do wspólnego rzutu
    [few] weź jeszcze { $number } kości do wspólnego rzutu
    [many] weź jeszcze { $number } kości do wspólnego rzutu
   *[other] weź jeszcze { $number } kości do wspólnego rzutu
 }
asked-stepping = przejdź na sąsiednie pole albo zrezygnuj
asked-busted = porażka – odrzuć kości ze strefy rzutu albo zakończ
asked-abilities = użyj zdolności albo zakończ
asked-prize = bierzesz nagrodę za miecze?
asked-moving = wykonaj ruch albo zakończ
asked-bonus = weź bonus z pola albo zakończ
asked-after_move = użyj zdolności po ruchu albo zakończ
asked-pointing = wskaż pole bonusowe
asked-buying = kupuj albo zakończ
asked-gaining = zdobądź kość dzięki karcie { $card }
asked-offered = bierzesz to, co proponuje karta { $card }?
asked-losing = strać kość przez kartę { $card }
asked-placing = przenieś kość ze strefy rzutu do aktywnej, wybraną ścianką do góry, dzięki karcie { $card }
asked-taking = pożycz kość, wybraną ścianką do góry, dzięki karcie { $card }
asked-either = monety czy punkty ruchu? (karta { $card })
asked-picking = wybierz kości do wspólnego rzutu
asked-giving = oddaj jedną ze swoich kości i wskaż, kto ją dostanie
asked-rescue = grozi ci porażka – ratuj się albo zakończ
asked-helping = dorzucasz kość?
asked-other = wybierz drugą kość do rzutu

## Akcje

action-wait = czekaj
action-done = gotowe
action-bust = przyjmij porażkę
action-push = kuś los
action-pass = spasuj
action-call_order = grajmy po kolei
action-yes = tak
action-no = nie
action-buy_foot = kup punkt ruchu
action-shortcut = skrót
action-jetpack = plecak odrzutowy
action-take_credits = weź żetony waluty
action-take_fan = weź fana
action-take_coins = weź monety
action-take_feet = weź punkty ruchu
action-water_feet_first = najpierw ruch po wodzie
action-step = krok na { $way }
action-exit = wyjście { $number }
action-player = osoba { $left }
action-use = użyj: { $die }
action-move_in = dołóż: { $die }
action-set = ustaw: { $die }
action-borrow = pożycz: { $die }
action-lose = strać: { $die }
action-give = oddaj: { $die }
action-take = weź: { $die }
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
space-open = otwarta przestrzeń
space-water = woda
space-large = start lub meta
space-credits = { $count ->
    [one] { $count } żeton waluty
    [few] { $count } żetony waluty
    [many] { $count } żetonów waluty
   *[other] { $count } żetonu waluty
 }
space-fan = fan
space-lose = { $count ->
    [one] strata { $count } kości
    [few] strata { $count } kości
    [many] strata { $count } kości
   *[other] strata { $count } kości
 }
space-gain-any = dowolna kość
space-gain = kość o koszcie najwyżej { $most }
space-jetpack = plecak odrzutowy
space-shortcut = { $unit ->
    [feet] { $price ->
        [one] skrót za { $price } punkt ruchu
        [few] skrót za { $price } punkty ruchu
        [many] skrót za { $price } punktów ruchu
       *[other] skrót za { $price } punktu ruchu
     }
   *[money] skrót za { $price } w walucie
 }

## Wydarzenia

the-table = Stół
event-first_player = { $name } – kość pierwszego gracza
event-round = Runda { $number }, limity dobierania: { $limits }
event-drew = { $name } – dobrane: { $dice }
event-refilled = { $name } – kości ze strefy odrzucania wracają do strefy dobierania
event-rolled = { $count ->
    [one] { $name } – rzut { $count } kością
    [few] { $name } – rzut { $count } kośćmi
    [many] { $name } – rzut { $count } kośćmi
   *[other] { $name } – rzut { $count } kości
 }: { $hits }
event-rolled-none = { $count ->
    [one] { $name } – rzut { $count } kością
    [few] { $name } – rzut { $count } kośćmi
    [many] { $name } – rzut { $count } kośćmi
   *[other] { $name } – rzut { $count } kości
 }: bez trafienia
event-push = { $name } – kuszenie losu
event-push-risk = { $name } – kuszenie losu z ryzykiem porażki
event-pass = { $name } – pas
event-called_order = { $name } – prośba, by grać po kolei
event-bust = { $name } – PORAŻKA
event-discarded = { $name } – odrzucona: { $die }
event-fan = { $name } – kolejny fan, razem { $fans }: { $gains }
gain-credits = żetony waluty +{ $count }
gain-tokens = żetony doboru +{ $count }
event-used = { $name } – użyta karta: { $card }
event-credits = { $name } – żetony waluty +{ $count }
event-coins = { $name } – monety +{ $count }
event-feet = { $name } – punkty ruchu +{ $count }
event-water_feet = { $name } – punkty ruchu po wodzie +{ $count }
event-face = { $name } – policzona: { $die }
event-moved_in = { $name } – dołożona do rzutu: { $die }
event-set = { $name } – do strefy aktywnej: { $die }
event-returned = { $name } – zwrot na podajnik: { $count } × { $die }
event-protected = { $name } – to kuszenie losu nie grozi porażką
event-saved = { $name } – jednak bez porażki
event-kept = { $name } – zielone i szare kości zostają w strefie aktywnej
event-gave = { $name } – oddana: { $die }; trafia do: { $other }
event-next_draw = { $name } – przy następnym dobieraniu pomoże karta { $card }
event-swords = Miecze: { $counts }
event-counted = { $name } – razem monety { $coins }, punkty ruchu { $feet }
event-stepped = { $steps ->
    [one] { $name } – ruch o { $steps } pole
    [few] { $name } – ruch o { $steps } pola
    [many] { $name } – ruch o { $steps } pól
   *[other] { $name } – ruch o { $steps } pola
 }: { $place }
event-finished = { $name } – na mecie
event-lap = { $name } – ukończone okrążenie { $laps }
event-bought_foot = { $name } – kupiony punkt ruchu
event-jetpack = { $name } – podwojone punkty ruchu: zwykłe { $feet }, po wodzie { $water_feet }
event-shortcut = { $unit ->
    [feet] { $price ->
        [one] { $name } – skrót za { $price } punkt ruchu
        [few] { $name } – skrót za { $price } punkty ruchu
        [many] { $name } – skrót za { $price } punktów ruchu
       *[other] { $name } – skrót za { $price } punktu ruchu
     }
   *[money] { $name } – skrót za { $price } w walucie
 }
event-pointed = { $name } – wskazane pole: { $place }
event-lost = { $name } – stracona: { $die }
event-gained = { $name } – zdobyta: { $die }
event-bought = { $name } – kupiona: { $die }, cena { $price }
event-discarded_active = { $name } – aktywne kości trafiają do strefy odrzucania
event-over = Wyścig zakończony
