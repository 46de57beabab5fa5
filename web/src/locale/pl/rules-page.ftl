# Strona zasad i objaśnienia przy stole.

## Strona

book-title = Zasady
book-lead = Zasady Cubitos naszymi słowami. Cokolwiek stół zrobi albo odrzuci, podaje jeden z tych numerów.
book-contents = Spis treści
book-search = Szukaj w zasadach
book-search-hint = karta, słowo, numer…
book-found = { $count ->
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
    [many] Znaleziono { $count } miejsc
   *[other] Znaleziono { $count } miejsca
 }
book-nothing-found = Nic nie pasuje do „{ $query }”. Im mniej liter, tym więcej wyników.
book-print = Drukuj
book-dice = Kości i ich ścianki
book-dice-text = Czego nie narysowano, to pusta ścianka: pudło.
book-tracks = Tory
book-sets = Zestawy
book-table = Przy tym stole: cofanie
book-rule-K-9-1 = Możesz cofnąć swoją ostatnią akcję, jeśli jakaś była.
book-rule-K-9-2 = Nie można, gdy od tej pory rzucano kośćmi lub ciągnięto karty: los pyta się raz.
book-rule-K-9-3 = Nie można, gdy od tej pory widać było coś ukrytego.
book-rule-K-9-4 = Nie można, gdy wszyscy poszli już razem dalej, na przykład od rzutów do biegu.
book-rule-K-9-5 = Nie można, gdy inni już na tym coś oparli.
book-cost = Cena { $cost }
book-source-seed = według instrukcji
book-source-icon = odczytane z ilustracji w instrukcji
book-source-inferred = nasze odczytanie instrukcji
book-source-estimate = nasz szacunek
book-source-own = nasz własny wybór
book-source-owner = z egzemplarza gry
book-text-source = Działanie: { $source }.
book-names = Gdzie indziej: { $names }
book-in-sets = W zestawach: { $sets }
book-track-figures = Pola { $spaces } · czerwone linie { $lines } · punkty ruchu do mety { $dry }, przez wodę { $wet } · pola bonusowe { $bonuses } · skróty { $shortcuts } · plecaki odrzutowe { $jetpacks }
book-fan-beyond = Za ostatnim polem każdy fan daje: { $gives }.

## Przykłady

book-examples = Przykłady krok po kroku ({ $count })
book-examples-note = Każdy z nich to test, który program zdaje. Tytuły przykładów są po angielsku.
book-all-examples = Pokaż wszystkie ({ $count })
book-loading = Chwileczkę…
book-seat-0 = Czerwoni
book-seat-1 = Niebiescy
book-seat-2 = Zieloni
book-seat-3 = Żółci
book-nobody = nikt
book-moment-start = Na początku gry
book-moment-draw = Na początku rundy
book-moment-push-or-pass = Kusić los czy spasować
book-moment-bust = Po porażce
book-moment-abilities = Zdolności, przed mieczami
book-moment-after-swords = Zdolności, po mieczach
book-moment-move = Przed ruchem
book-moment-after-the-move = Po ruchu
book-moment-buy = Przed zakupami
book-moment-waiting = Oczekiwanie
book-with-cards = karty: { $cards }
book-laps = { $laps ->
    [one] { $laps } okrążenie
    [few] { $laps } okrążenia
    [many] { $laps } okrążeń
   *[other] { $laps } okrążenia
 }
book-players = Graczy: { $count }
book-switch = zwycięzca w mieczach traci czerwoną kość
book-first = Pierwszy gracz: { $name }
book-has = { $name } mają: { $things }
book-then-has = { $name } mają teraz: { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } – rzut: { $dice }
book-rest-miss = reszta to pudła
book-all-miss = same pudła
book-may = { $name } mogą: { $deeds }
book-only = { $name } mogą jedno z tych i nic innego: { $deeds }
book-not = Niemożliwe ({ $name }):
book-why = { $deed } – { $reason }
book-happened = Co się dzieje:
book-never = Co się nie dzieje: { $what }
book-never-bust = porażka
book-never-lost = strata kości
book-never-swords = liczenie mieczy
book-never-fan = fan
book-never-refilled = uzupełnienie strefy dobierania
book-never-push = kuszenie losu
book-never-returned = zwrot pożyczonej kości
book-never-gained = zdobycie kości
book-never-rolled = rzut
book-never-used = użycie karty
book-never-finished = meta
book-never-feet = punkty ruchu
book-never-credits = żetony waluty
book-never-next_draw = pomoc przy następnym dobieraniu
book-never-lap = koniec okrążenia
book-never-over = koniec wyścigu
book-never-bought = zakup
book-never-drew = dobieranie
book-never-set = obrócenie kości na ściankę
book-never-kept = kości zachowane mimo porażki
book-trays = Na podajnikach: { $dice }
book-turn = Teraz działają: { $names }
book-phase = Faza: { $phase }
book-places = Miejsca: { $places }
book-on = miejsce: { $place }
book-began = początek rundy: { $place }
book-bought = już kupione: { $dice }
book-risk = grozi porażka
book-number-tokens = żetony doboru
book-number-laps = przebyte okrążenia
book-number-lost = kości stracone w rundzie
book-number-earned = żetony waluty zdobyte w rundzie
book-number-owed = obowiązkowe kuszenia losu
book-step-to = przejdź: { $place }
book-point = wskaż: { $place }
