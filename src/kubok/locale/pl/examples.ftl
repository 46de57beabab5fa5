# Przykłady krok po kroku do gry Cubitos, dla terminala i strony zasad: początek, akcje, rzuty, stan i odmowy.

book-seat-0 = Czerwony
book-seat-1 = Niebieski
book-seat-2 = Zielony
book-seat-3 = Żółty
book-nobody = nikt
book-between = { " " }· { "" }
book-some = { $what }: { $some }
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
book-switch = { $switch ->
    [ties_win_nothing] przy remisie mieczy nikt nic nie dostaje
    [risk_at_roll] ryzyko liczy się po przeniesieniu kości do strefy rzutu
    [after_now] zdolność działa po zdolnościach natychmiastowych
    [two_by_two] za każdego gracza po kolei rzuca się dwiema kośćmi
   *[loses_die] kto ma najwięcej mieczy, traci czerwoną kość
 }
book-first = Pierwszy gracz: { $name }
book-has = { $name } ma: { $things }
book-then-has = { $name } ma teraz: { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } wyrzuca: { $dice }
book-rest-miss = reszta to pudła
book-all-miss = same pudła
book-may = { $name } może: { $deeds }
book-only = { $name } może tylko jedno z tego: { $deeds }
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
book-never-set = kość ustawiona wybraną ścianką
book-never-kept = kości zachowane mimo porażki
book-trays = Na podajnikach: { $dice }
book-turn = Teraz kolej na: { $names }
book-phase = Faza: { $phase }
book-places = Miejsca: { $places }
book-place = { $name } { $place }
book-on = miejsce: { $place }
book-began = początek rundy: { $place }
book-bought = już kupione: { $dice }
book-risk = grozi porażka
book-no-next_draw = bez pomocy przy następnym dobieraniu
book-zone-draw = Dobieranie
book-zone-roll = Rzut
book-zone-active = Aktywne
book-zone-used = Użyte
book-zone-discard = Odrzucone
book-number-credits = żetony waluty
book-number-coins = waluta
book-number-feet = punkty ruchu
book-number-water_feet = punkty ruchu po wodzie
book-number-fans = fani
book-number-limit = limit dobierania
book-order-strict = Zawsze po kolei
book-round = Runda { $round }
book-number-tokens = żetony doboru
book-number-laps = przebyte okrążenia
book-number-lost = kości stracone w rundzie
book-number-earned = żetony waluty zdobyte w rundzie
book-number-owed = obowiązkowe kuszenia losu
book-step-to = przejdź: { $place }
book-point = wskaż: { $place }
