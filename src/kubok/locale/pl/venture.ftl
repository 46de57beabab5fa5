# A Wild Venture w słowach: karty i pola, pytania, opcje, odmowy, wydarzenia i stół w terminalu.

## Karty, talie, skrzynie

venture-sort-villager = { $species ->
    [crow] mieszkaniec-wrona
    [frog] mieszkaniec-żaba
   *[rabbit] mieszkaniec-królik
}
venture-sort-gear = { $species ->
    [crow] ekwipunek wron
    [frog] ekwipunek żab
   *[rabbit] ekwipunek królików
}
venture-sort-building = { $species ->
    [crow] budynek wron
    [frog] budynek żab
   *[rabbit] budynek królików
}
venture-deck-main = talia główna
venture-deck-academy = akademia
venture-deck-news = wieści
venture-deck-start = początkowi mieszkańcy
venture-card-line = { $title } ({ $sort }, { $cost }): { $words }
venture-card-supplied = { $title } ({ $sort }, { $cost }, { $supplies }): { $words }
venture-starter-line = { $title } (karta startowa): { $words }
venture-card-head = { $title } ({ $name })
venture-card-facts = Karta: { $sort }; { $deck }; koszt { $cost }
venture-card-supplies = Zapasy po zagraniu: { $number }
venture-chest-iron = żelazna skrzynia
venture-chest-golden = złota skrzynia
venture-chest-ruby = rubinowa skrzynia
venture-chest-iron-1 = wsuń 1 z ręki
venture-chest-iron-2 = połóż 1 zapas na jednym ze swoich mieszkańców
venture-chest-iron-3 = podejrzyj 3: dobierz 1, odrzuć 2
venture-chest-golden-1 = wsuń 2 z ręki
venture-chest-golden-2 = aktywuj jednego ze swoich mieszkańców
venture-chest-golden-3 = podejrzyj 5: dobierz 2, odrzuć 3
venture-chest-ruby-1 = wsuń 3 z ręki
venture-chest-ruby-2 = weź 2 karty ze stosu odrzuconych: jedną wsuń, drugą zagraj za darmo
venture-chest-ruby-3 = podejrzyj 5: wsuń 1, dobierz 2, odrzuć 2

## Plansza

venture-home = Dom
venture-place = { $space } ({ $trail })
venture-space = { $space }: { $gives }
venture-between-notes = { " · " }
venture-no-token = nie ma już żetonu dla ciebie
venture-token-there = { $reward } (żeton)
venture-toll-coins = myto: zapłać { $number }
venture-toll-cards = myto: odrzuć { $number }
venture-trail-end = koniec szlaku
venture-the-board = plansza
venture-the-toll = myto
venture-trail = { $trail }:
venture-stretch-fork = Skąd: { $begun }. Pola: { $spaces }. Tu rozwidlenie: { $ways }.
venture-stretch-end = Skąd: { $begun }. Pola: { $spaces }. Tu kończy się szlak.
venture-under = { $token } (raz, żeton), potem { $reward }
venture-tokens-gone = nie ma już żetonów
venture-sign-gain = monety
venture-sign-draw = karty
venture-sign-nest = gniazdo
venture-sign-lily-pad = nenufar
venture-sign-burrow = nora
venture-sign-iron-chest = żelazna
venture-sign-golden-chest = złota
venture-sign-ruby-chest = rubinowa skrzynia
venture-short-iron = Że
venture-short-golden = Zł
venture-short-ruby = Ru
venture-sign-enchantment = czar
venture-legend-token = żeton
venture-legend-toll = myto
venture-board-head = { $title }: pola { $spaces }, końce szlaków { $ends }, przejścia z mytem { $tolls }

## Początek i koniec gry

venture-playing = A Wild Venture, strona planszy: { $board }; talie: { $decks }.
venture-wilder = Jeszcze dziksza wyprawa: obie talie tematyczne, po osiem kart, trzy z nich się odrzuca (V-8.2).
venture-no-memory = Bez zapamiętywania: karty pokazuje się przy wsuwaniu, a własny stos wolno przeglądać (V-8.1).
venture-share-ties = Przy remisie zwycięstwo jest wspólne, jak radzi autor (V-7.3).
venture-sealed = Talia jest zapieczętowana. Zobowiązanie: { $commitment }
venture-sealed-why = Ustalono je przed pierwszą kartą; po grze sekret zostaje ujawniony i sprawdza się każdą dobraną kartę.
venture-simulated = Talię potasowano z ziarna { $seed }: to samo ziarno daje tę samą grę.
venture-over = Gra zakończyła się po { $rounds ->
    [one] { $rounds } turze
    [few] { $rounds } turach
    [many] { $rounds } turach
   *[other] { $rounds } tury
}.
venture-verified = Sprawdzono: wszystkie losowania ({ $draws }) zgadzają się z sekretem, a gra odtwarza się zgodnie z zasadami.

## Stół

venture-set-up = Przygotowanie
venture-turn = Tura { $number }
venture-last-turns = { $number ->
    [one] została { $number } tura
    [few] zostały { $number } tury
    [many] zostało { $number } tur
   *[other] zostało { $number } tury
}
venture-head = { $begun } · { $you ->
    [yes] twoja kolej
   *[no] { $name }
}: { $asked }
venture-deck = { $number ->
    [0] talia jest pusta
    [one] { $number } karta w talii
    [few] { $number } karty w talii
    [many] { $number } kart w talii
   *[other] { $number } karty w talii
}
venture-no-discard = stos odrzuconych jest pusty
venture-discard = { $number ->
    [one] { $number } karta na stosie odrzuconych
    [few] { $number } karty na stosie odrzuconych
    [many] { $number } kart na stosie odrzuconych
   *[other] { $number } karty na stosie odrzuconych
}, na wierzchu { $card }
venture-who = { $name }, { $species ->
    [crow] wrona
    [frog] żaba
   *[rabbit] królik
}
venture-in-hand = na ręce { $number }
venture-tokens = żetony czaru { $number }
venture-tucked = wsunięte { $number }
venture-first = zaczyna grę
venture-pile = Stos: wrony { $crow }, żaby { $frog }, króliki { $rabbit }, ekwipunek { $gear }
venture-points = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
} (mieszkańcy { $villagers }, budynki { $buildings }, ekwipunek { $gear })
venture-score = { $name }: { $words }
venture-row-villagers = Mieszkańcy
venture-row-gear = Ekwipunek
venture-row-buildings = Budynki
venture-basic = strona podstawowa
venture-advanced = strona zaawansowana
venture-is-enchanted = zaczarowany
venture-used = użyto
venture-hand = Twoja ręka
venture-hand-signs = ● koszt · × zapasy
venture-hand-open = Ręka: { $cards }
venture-offer = Początkowi mieszkańcy
venture-look = Podglądane karty
venture-pile-open = Stos odrzuconych
venture-then = Potem: { $words }
venture-coins = { $number ->
    [one] { $number } moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}
venture-supplies = { $number ->
    [one] { $number } zapas
    [few] { $number } zapasy
    [many] { $number } zapasów
   *[other] { $number } zapasu
}
venture-plain-numbers = { $name }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, { $numbers }.
venture-plain-who = { $who }.
venture-plain-where = { $name }: wędrowiec jest tu: { $place }.
venture-plain-pile = { $name }: { $words }.
venture-plain-card = { $name }: { $title }{ $notes }: { $words }
venture-plain-open = { $name }: ręka: { $cards }.
venture-plain-hand = { $number ->
    [0] Twoja ręka jest pusta.
    [one] Twoja ręka, { $number } karta:
    [few] Twoja ręka, { $number } karty:
    [many] Twoja ręka, { $number } kart:
   *[other] Twoja ręka, { $number } karty:
}

## Co czeka pod pytaniem

venture-pending-effects = reszta efektu: { $card }
venture-pending-batch = spełnione warunki: { $card }
venture-pending-travelling = { $number ->
    [0] koniec ruchu
    [one] jeszcze { $number } krok
    [few] jeszcze { $number } kroki
    [many] jeszcze { $number } kroków
   *[other] jeszcze { $number } kroku
}
venture-pending-reward = nagroda z pola
venture-pending-tuck_gear = wsunięcie: { $card }
venture-pending-play_free = zagranie za darmo: { $card }
venture-pending-ending = koniec tury

## Pytania do miejsca przy stole

venture-asked-drafting = weź początkowego mieszkańca
venture-asked-aside = { $number ->
    [one] odrzuć jeszcze { $number } kartę
    [few] odrzuć jeszcze { $number } karty
    [many] odrzuć jeszcze { $number } kart
   *[other] odrzuć jeszcze { $number } karty
}
venture-asked-turn = { $number ->
    [1] wykonaj drugą akcję główną
    [one] wykonaj { $number } akcję główną
    [few] wykonaj { $number } akcje główne
    [many] wykonaj { $number } akcji głównych
   *[other] wykonaj { $number } akcji głównej
}
venture-asked-turn-done = wykonaj darmowe akcje albo zakończ turę
venture-asked-ending = którą opróżnioną kartę wsunąć jako następną?
venture-asked-batch = który warunek zadziała jako następny?
venture-asked-picking-discard = odrzuć { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
} ({ $card })
venture-asked-picking-tuck = wsuń { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
} ({ $card })
venture-asked-picking-look_draw = dobierz { $number } z podglądanych kart ({ $card })
venture-asked-picking-look_tuck = wsuń { $number } z podglądanych kart ({ $card })
venture-asked-picking-look_discard = odrzuć { $number } z podglądanych kart ({ $card })
venture-asked-picking-put_back = odłóż resztę z powrotem, najpierw kartę z wierzchu ({ $card })
venture-asked-pointing-activate = aktywuj mieszkańca ({ $card })
venture-asked-pointing-supply = { $number ->
    [one] połóż { $number } zapas na karcie ({ $card })
    [few] połóż { $number } zapasy na karcie ({ $card })
    [many] połóż { $number } zapasów na karcie ({ $card })
   *[other] połóż { $number } zapasu na karcie ({ $card })
}
venture-asked-pointing-invest = wybierz budynek, w który zainwestujesz do { $number } ({ $card })
venture-asked-starting = aktywuj albo ulepsz kartę startową ({ $card })
venture-asked-options = wybierz jedno ({ $card })
venture-asked-chest = { $words }: wybierz jedno
venture-asked-asking = { $words }? ({ $card })
venture-asked-investing = zainwestuj do { $number }: { $card }
venture-asked-playing = zagraj { $words } albo zrezygnuj ({ $card })
venture-asked-playing-less = zagraj { $words } o { $number } taniej albo zrezygnuj ({ $card })
venture-asked-playing_it = zagrać kartę { $card } za { $number }?
venture-asked-taking = { $number ->
    [one] weź { $number } zapas z ekwipunku ({ $card })
    [few] weź { $number } zapasy z ekwipunku, po jednym ({ $card })
    [many] weź { $number } zapasów z ekwipunku, po jednym ({ $card })
   *[other] weź { $number } zapasu z ekwipunku, po jednym ({ $card })
}
venture-asked-from_pile = dobierz { $number } ze stosu odrzuconych ({ $card })
venture-asked-ruby = którą kartę ze stosu odrzuconych wsunąć?
venture-asked-ruby-second = którą kartę ze stosu odrzuconych zagrać za darmo?
venture-asked-travelling = { $number ->
    [one] jeszcze { $number } krok
    [few] jeszcze do { $number } kroków
    [many] jeszcze do { $number } kroków
   *[other] jeszcze do { $number } kroku
} ({ $card })

## Akcje

venture-action-wait = czekaj
venture-action-end = koniec tury
venture-action-yes = tak
venture-action-no = nie
venture-action-stop = zatrzymaj się tu
venture-way = idź: { $place }
venture-option = opcja { $number }
venture-invest = { $coins ->
    [0] nie inwestuj
    [one] zainwestuj { $coins }
    [few] zainwestuj { $coins }
    [many] zainwestuj { $coins }
   *[other] zainwestuj { $coins }
}
venture-invest-most = Tu można zainwestować najwyżej { $most }; wpisz liczbę od 0 do { $most }.
venture-action-play = zagraj: { $card }
venture-action-activate = aktywuj: { $card }
venture-action-advance = ulepsz: { $card }
venture-action-enchant = zaczaruj: { $card }
venture-action-choose = wybierz: { $card }
venture-action-take = weź: { $card }
venture-action-lay_down = odrzuć: { $card }
venture-action-put_away = wsuń teraz: { $card }
venture-action-let = działa: { $card }
venture-action-take_from = weź z karty: { $card }
venture-action-draw = dobierz: { $card }
venture-action-tuck = wsuń: { $card }
venture-action-discard = odrzuć: { $card }
venture-action-put_back = odłóż na talię: { $card }
venture-action-supply = zapasy tutaj: { $card }
venture-action-invest_in = zainwestuj tutaj: { $card }

## Wydarzenia

venture-event-first_player = { $you ->
    [yes] Zaczynasz grę
   *[no] { $name } zaczyna grę
}
venture-event-dealt = { $you ->
    [yes] Dostajesz na początek
   *[no] { $name } dostaje na początek
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
venture-event-dealt-cards = { $you ->
    [yes] Dostajesz na początek: { $cards }
   *[no] { $name } dostaje na początek: { $cards }
}
venture-event-drafted = { $you ->
    [yes] Bierzesz początkowego mieszkańca: { $card }
   *[no] { $name } bierze początkowego mieszkańca: { $card }
}
venture-event-left_over = Nikt nie wziął karty { $card }: trafia jako pierwsza na stos odrzuconych
venture-event-turn = Tura { $number }: { $you ->
    [yes] grasz ty
   *[no] gra { $name }
}
venture-event-turn-last = Tura { $number }: { $you ->
    [yes] grasz ty
   *[no] gra { $name }
}, { $last ->
    [1] ostatnia tura gry
    [one] z tą została { $last } tura
    [few] z tą zostały { $last } tury
    [many] z tą zostało { $last } tur
   *[other] z tą zostało { $last } tury
}
venture-event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
venture-event-drew-cards = { $you ->
    [yes] Dobierasz: { $cards }
   *[no] { $name } dobiera: { $cards }
}
venture-event-drew_from_discard = { $you ->
    [yes] Dobierasz ze stosu odrzuconych: { $card }
   *[no] { $name } dobiera ze stosu odrzuconych: { $card }
}
venture-event-looked = { $you ->
    [yes] Podglądasz
   *[no] { $name } podgląda
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
venture-event-looked-cards = { $you ->
    [yes] Podglądasz: { $cards }
   *[no] { $name } podgląda: { $cards }
}
venture-event-put_back = { $you ->
    [yes] Odkładasz na talię
   *[no] { $name } odkłada na talię
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
venture-event-discarded = { $you ->
    [yes] Odrzucasz: { $cards }
   *[no] { $name } odrzuca: { $cards }
}
venture-event-tucked = { $you ->
    [yes] Wsuwasz
   *[no] { $name } wsuwa
} { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
venture-event-tucked-cards = { $you ->
    [yes] Wsuwasz: { $cards }
   *[no] { $name } wsuwa: { $cards }
}
venture-event-played = { $you ->
    [yes] Zagrywasz kartę { $card }
   *[no] { $name } zagrywa kartę { $card }
}
venture-event-activated = { $you ->
    [yes] Aktywujesz kartę { $card }
   *[no] { $name } aktywuje kartę { $card }
}
venture-event-advanced = { $you ->
    [yes] Ulepszasz kartę { $card }
   *[no] { $name } ulepsza kartę { $card }
}
venture-event-enchanted = { $you ->
    [yes] Zaczarowujesz budynek { $card }
   *[no] { $name } zaczarowuje budynek { $card }
}
venture-event-gained = { $you ->
    [yes] Zyskujesz
   *[no] { $name } zyskuje
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
venture-event-paid = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
venture-event-invested = { $you ->
    [yes] Inwestujesz
   *[no] { $name } inwestuje
} { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} w budynek { $card }
venture-event-supplied = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} { $number ->
    [one] { $number } zapas
    [few] { $number } zapasy
    [many] { $number } zapasów
   *[other] { $number } zapasu
} na karcie { $card }
venture-event-handed_over = { $you ->
    [yes] Dostajesz monetę z ekwipunku: { $card }
   *[no] { $name } dostaje monetę z ekwipunku: { $card }
}
venture-event-handed_over-other = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} monetę z { $owner_you ->
    [yes] twojego ekwipunku
   *[no] ekwipunku gracza { $owner }
}: { $card }
venture-event-took_supply = { $you ->
    [yes] Bierzesz zapas z karty { $card } jako monetę
   *[no] { $name } bierze zapas z karty { $card } jako monetę
}
venture-event-answered = { $you ->
    [yes] Działa twoja karta { $card }
   *[no] { $name }: działa karta { $card }
}
venture-event-relic = { $you ->
    [yes] Stosujesz efekt reliktu: { $card }
   *[no] { $name } stosuje efekt reliktu: { $card }
}
venture-event-opened = { $you ->
    [yes] Otwierasz: { $chest } – { $option }
   *[no] { $name } otwiera: { $chest } – { $option }
}
venture-event-travelled = { $you ->
    [yes] Wędrujesz na pole: { $space }
   *[no] { $name } wędruje na pole: { $space }
}
venture-event-stayed = { $you ->
    [yes] Nie możesz się ruszyć
   *[no] { $name } nie może się ruszyć
}
venture-event-went_home = { $you ->
    [yes] Twój wędrowiec wraca do Domu
   *[no] { $name }: wędrowiec wraca do Domu
}
venture-event-took_token = { $you ->
    [yes] Bierzesz żeton z planszy: { $token }
   *[no] { $name } bierze żeton z planszy: { $token }
}
venture-event-took_enchantment = { $you ->
    [yes] Bierzesz żeton czaru z planszy
   *[no] { $name } bierze żeton czaru z planszy
}
venture-event-stalling = Od dawna żadna karta nie opuściła talii: jeśli tak zostanie, ostatnie tury zaczną się za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
venture-event-deck_empty = Talia jest pusta: każdy ma jeszcze jedną turę
venture-event-stalled = Zbyt długo żadna karta nie opuściła talii: każdy ma jeszcze jedną turę
venture-event-over = Gra zakończona: { $scores }
venture-event-undone = { $you ->
    [yes] Cofasz ostatnią akcję
   *[no] { $name } cofa ostatnią akcję
}

## Dlaczego czegoś nie można

venture-reason-past_chance = akcja { $taken } z { $asked } dobiera karty: o tym, co dalej, decyduje się, gdy je widać
venture-reason-undo_chance = od tego czasu dobierano karty: tego nie można cofnąć

## Co się wpisuje

venture-help =
    Wpisz numer opcji albo jej słowa. Wystarczy początek każdego słowa, jeśli
    pasuje tylko jedna opcja; wystarczy też sama nazwa karty. Kilka akcji naraz,
    po przecinku, wykonuje się w całości albo wcale: „1, 2”.

    cards          twoja ręka i karty w grze, po jednej w wierszu
    card NAZWA     cała karta, z przykładami
    rules V-3.4    zasada słowami; samo rules wymienia rozdziały
    pile           stos odrzuconych, najnowsza karta pierwsza
    map            cała plansza
    position       pozycja w jednym wierszu, do kubok play --position
    why            ostatnia odmowa z pełną zasadą
    table          stół jeszcze raz
    undo           cofnij ostatnią akcję, póki nie widać nic ukrytego
    save PLIK      zapisz grę; potem kubok play --load PLIK
    quit           odejdź od stołu
