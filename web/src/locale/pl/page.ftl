# Słowa tylko dla strony. Wspólne ze słowami terminala są w src/kubok/locale.

## Początek

page-nickname = Twoje imię
page-level-random = Losowy
page-level-plain = Prosty
page-level-steady = Solidny
page-level-expert = Doświadczony
page-level-easy = Łatwy
page-level-fair = Średni
page-level-hard = Trudny
page-bot-name = { $level } bot
page-person = Gracz { $number }
page-rematch = Rewanż
page-home = Strona główna
page-language = Język

## Nowy stół

page-cards = Karty
page-track = Tor
page-own-layout = nasz własny układ
page-kind-here = Na tym urządzeniu
page-kind-link = Przez osobny link
page-kind-link-text = Dostaniesz link do wysłania.
page-kind-open = Otwarte
page-kind-open-text = Kto ma link do stołu, może tu usiąść.
page-kind-bot = Bot
page-order-simultaneous = Jednocześnie, gdy kolejność nie ma znaczenia
page-order-strict = Zawsze po kolei
page-help-none = Bez podpowiedzi
page-help-odds = Pokazuj szanse kuszenia losu
page-estimated = nasz szacunek
page-estimate = Nasz szacunek: instrukcja nie podaje tej liczby.
page-estimates = Nasze szacunki: instrukcja nie podaje tych liczb.
page-estimate-mark = Moneta z przerywaną linią: koszt to nasz szacunek.

## Czekanie na graczy

page-lobby = Czekamy na graczy
page-free-seat = Wolne
page-not-here = chwilowo offline
page-get-up = Zwolnij miejsce
page-link-of = Link do miejsca { $number }
page-link-open = Link do otwartych miejsc
page-link-watch = Link dla widzów
page-share = Link do tej gry
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Kod QR
page-start-now = Zacznij grę
page-start-bots = { $count ->
    [one] Zacznij (bot zajmie wolne miejsce)
    [few] Zacznij (boty zajmą { $count } wolne miejsca)
    [many] Zacznij (boty zajmą { $count } wolnych miejsc)
   *[other] Zacznij (boty zajmą { $count } wolnego miejsca)
 }
page-sealed = Kości i karty są zapieczętowane
page-sealed-text = Ta pieczęć powstała, zanim ktokolwiek usiadł do stołu. Po grze jej sekret zostanie ujawniony i będzie można sprawdzić każdy rzut i każdą dobraną kartę.
page-invited = Masz zaproszenie
page-sit-down = Usiądź

## Stół

page-table = Stół
page-tools = Narzędzia
page-loading = Rozkładamy stół…
page-close-no_table = Nie znaleziono stołu
page-close-no_table-text = Być może już go sprzątnięto albo potrzebny jest link. Zapytaj osobę, od której masz zaproszenie.
page-phase-waiting = Czekamy na graczy
page-phase-playing = Wyścig trwa
page-phase-over = Gra zakończona
page-phase-closed = Stół zamknięty
page-round = Runda { $round }
page-you = Ty
page-your-move = Twoja kolej
page-move-of = { $name }
page-waiting-for = Czekamy na: { $names }
page-is-busy = { $you ->
    [yes] Teraz grasz ty
   *[no] Teraz gra: { $name }
 }
page-watching = Oglądasz
page-watching-only = Tylko oglądasz ten stół: działać mogą gracze.
page-replaying = Powtórka
page-undo = Cofnij
page-say = Zwroty
page-command = Wpisz akcję
page-command-type = Wpisz akcję albo jej numer
page-nothing-owed = Na razie nie masz nic do zrobienia.
page-menu = Menu
page-rules = Zasady
page-close = Zamknij
page-plot-table = Jako tabela
page-take-back = Wróć do gry
page-sending = Wysyłanie…
page-trouble-offline = Brak połączenia.
page-line-off = Jesteś offline: to urządzenie nie ma sieci.
page-line-late = Serwer jeszcze nie odpowiedział.
page-line-kept = Twoja akcja nie przepadła: zostanie wysłana.
page-line-again = Próbujemy ponownie…
page-host-cut = Organizator stracił połączenie. Za { $seconds } s stół może poprowadzić każdy z graczy.
page-host-away = Organizator jest offline: każdy z graczy może zacząć grę, zamknąć stół albo wpuścić bota.
page-close-too_large = Strona wysłała zbyt dużo danych, więc nic nie zrobiono.
page-close-broken = Na serwerze wystąpił błąd.
page-close-restart = Serwer uruchamia się ponownie.
page-close-not_stored = Serwer nie mógł zapisać ostatniej akcji.
page-close-busy = Serwer jest teraz przeciążony.
page-close-nonsense = Strona i serwer się nie rozumieją
page-close-nonsense-text = Zwykle pomaga odświeżenie strony.
page-close-forgotten = Twoje dane zostały usunięte
page-close-forgotten-text = Ta przeglądarka nie ma już tutaj miejsca. W każdej chwili można zacząć od nowa.
page-close-too_slow = Połączenie było zbyt wolne.
page-close-too_many = Za dużo połączeń od ciebie lub z twojej sieci.
page-trouble-disk = Dysk serwera jest pełny: teraz niczego nie da się zapisać.
page-trouble-database = Serwer nie ma teraz dostępu do swojej bazy danych.
page-trouble-lock = Serwer stracił prawo do swojej bazy danych i nie przyjmuje akcji, dopóki nie zostanie to naprawione.
page-trouble-bots = Boty serwera teraz nie odpowiadają.
page-trouble-lag = Serwer jest przeciążony i odpowiada powoli.
page-trouble-crowded = Za dużo zapytań od ciebie lub z twojej sieci. Poczekaj chwilę.
page-trouble-down = Serwer jest teraz niedostępny.
page-trouble-shut = Serwer działa, ale nie przyjmuje teraz tego połączenia.
page-trouble-other = Serwer ma teraz kłopoty.
page-http-large = To za dużo dla serwera.
page-http-other = Serwer odpowiedział błędem { $status }.
page-close-reload = Jest nowa wersja strony. Twoja akcja jest zapisana.
page-reload-now = Odśwież
page-sure = Na pewno?
page-final-undo_chance = Kości pójdą w ruch: tego nie da się cofnąć.
page-final-undo_barrier = Potem wszyscy ruszają razem dalej: tego nie da się cofnąć.
page-final-undo_hidden = Wyjdzie na jaw coś ukrytego: tego nie da się cofnąć.
page-final-undo_long = Gra zrobiła się bardzo długa: niczego już nie można cofnąć.
page-final-game_over = To kończy grę: tego nie da się cofnąć.
page-do-it = Tak, wykonaj
page-not-now = Nie teraz
page-start = Start
page-finish = Meta
page-go = { $place }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
 }
page-run = { $place }, { $feet ->
    [one] { $feet } pole
    [few] { $feet } pola
    [many] { $feet } pól
   *[other] { $feet } pola
 } { $way ->
    [on] do przodu
    [back] do tyłu
   *[aside] w bok
 }{ $lines ->
    [0] {""}
    [1] , przez czerwoną linię
   *[other] , przez czerwone linie: { $lines }
 }{ $hint ->
    [far] , najdalej
   *[none] {""}
 }
page-too-far = Za daleko: nie masz tylu punktów ruchu.

## Strefy i przyciski

page-zones = { $you ->
    [yes] Twoje kości
   *[no] Kości: { $name }
 }
page-zone-draw = Dobieranie
page-zone-roll = Rzut
page-zone-active = Aktywne
page-zone-used = Użyte
page-zone-discard = Odrzucone
page-empty-draw = Pusto: kości ze strefy odrzucania wrócą, gdy będą potrzebne.
page-empty-roll = Nie ma kości do rzutu.
page-empty-active = Nie ma jeszcze trafień.
page-empty-discard = Pusto.
page-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
 }
page-used = { $die }, użyta
page-choices = Opcje
page-done = Gotowe
page-done-busted = Koniec odrzucania
page-done-abilities = Gotowe, podlicz
page-done-arriving = Gotowe
page-done-owed = Pomiń
page-done-moving = Zatrzymaj się tutaj
page-done-bonus = Wystarczy
page-done-buying = Koniec zakupów
page-done-rescue = Przyjmij porażkę
page-call-order = Czekaj na innych
page-ghost-push = Kuś los
page-ghost-pass = Spasuj
page-ghost-done = Gotowe
page-bust = porażka { $chance }
page-safe = porażka nie grozi
page-percent = { NUMBER($value, maximumFractionDigits: 1) }%
page-percent-under = poniżej { NUMBER($value, maximumFractionDigits: 1) }%
page-percent-over = ponad { NUMBER($value, maximumFractionDigits: 1) }%
page-on-dice = na kościach
page-lines = przekroczone czerwone linie
page-to-finish = pól do mety
page-laps-run = przebiegnięte okrążenia
page-first = pierwszy gracz
page-coins = waluta
page-credits = żetony waluty
page-feet = punkty ruchu
page-water-feet = punkty ruchu po wodzie
page-limit = limit dobierania
page-fans = fani
page-market = Rynek
page-price = koszt
page-left = zostało { $count }
page-grey-trays = Szare kości
page-sold-out = brak
page-fan-track = Tor fanów
page-fan-space = Pole { $place }: { $gives }
page-odds = Szanse kuszenia losu
page-log = Przebieg gry
page-log-itself = samo
page-log-undo = { $you ->
    [yes] Cofasz akcję
   *[no] { $name } cofa akcję
 }
page-look-back = Wróć do tej chwili
page-recap = Podsumowanie
page-recap-waited = W międzyczasie
page-recap-none = Od twojego ostatniego ruchu nic się nie wydarzyło.
page-others = Gracze
page-busy = myśli
page-ready = czeka
page-conceded = gra poddana
page-other-dice = Strefa aktywna: { $active }. Strefa rzutu: { $roll }.
page-seat-numbers = Fani { $fans } · limit dobierania { $limit } · żetony waluty { $credits } · waluta { $coins } · punkty ruchu { $feet }
page-away = offline · bot za { $seconds } s
page-sit-in = Niech zagra bot
page-bot-plays = gra bot
page-told-sat = { $you ->
    [yes] Siadasz do stołu
   *[no] { $name } siada do stołu
 }
page-told-taken = { $you ->
    [yes] Zajmujesz miejsce gracza { $old }
   *[no] { $name } zajmuje miejsce gracza { $old }
 }
page-told-up = { $you ->
    [yes] Zwalniasz miejsce
   *[no] { $name } zwalnia miejsce
 }
page-told-away = { $you ->
    [yes] Jesteś offline
   *[no] { $name } jest offline
 }
page-told-back = { $you ->
    [yes] Wracasz do stołu
   *[no] { $name } wraca do stołu
 }
page-told-bot = { $you ->
    [yes] Za ciebie gra teraz bot
   *[no] Za gracza { $name } gra teraz bot
 }
page-told-again = { $you ->
    [yes] Znów grasz bez bota
   *[no] { $name } znów gra bez bota
 }

## Menu

page-theme = Motyw
page-theme-system = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-explain = Objaśnienia
page-explain-on = Po wskazaniu
page-explain-asked = Tylko na żądanie (?, prawy przycisk, przytrzymanie)
page-explain-off = Wyłączone
page-card-size = Rozmiar kart
page-card-size-small = Mały: znaki
page-card-size-usual = Zwykły
page-card-size-large = Duży
page-confirm = Potwierdzanie akcji
page-confirm-always = Zawsze
page-confirm-only = Tylko gdy nie da się cofnąć
page-confirm-never = Nigdy
page-itself = Rób samo to, nad czym nie ma co myśleć: czyste zyski, końce kroków
page-sound = Dźwięk, gdy moja kolej
page-notify = Powiadomienie, gdy moja kolej
page-motion = Animacje
page-keys = Klawisze
page-keys-text = P kuś los · S spasuj · D gotowe · Y tak · N nie · W czekaj na innych · F kup punkt ruchu · Spacja przejdź do mojego ruchu · R podsumowanie · U cofnij · M rynek · T tor (strzałki, Enter) · / wpisz polecenie
page-concede = Poddaj grę
page-concede-sure = Poddać grę? Bot dokończy ją na twoim miejscu, a zapis gry to zachowa.
page-concede-sure-two = Poddać grę? Wygra przeciwnik, a zapis gry to zachowa.
page-leave = Odejdź od stołu
page-leave-sure = Odejść od stołu? Na twoim miejscu usiądzie bot, a twojego linku będzie można użyć ponownie.
page-close-table = Zamknij stół
page-close-sure = Zamknąć ten stół dla wszystkich?

## Zwroty

page-phrase-0 = Cześć!
page-phrase-1 = Powodzenia!
page-phrase-2 = Ładnie!
page-phrase-3 = Auć!
page-phrase-4 = O rany!
page-phrase-5 = Dziękuję!
page-phrase-6 = Przepraszam!
page-phrase-7 = Twoja kolej!
page-phrase-8 = Chwila, myślę…
page-phrase-9 = Dobra gra!
page-phrase-10 = Jeszcze raz?
page-phrase-11 = Pa!

## Po grze

page-result = Gra zakończona
page-winner = { $you ->
    [yes] Wygrywasz!
   *[no] Wygrywa { $name }!
 }
page-closed-host = Stół zamknięty przez organizatora
page-closed-seat = Stół zamknięty przez jednego z graczy
page-closed-nobody_left = Przy stole nikogo już nie ma
page-closed-too_long = Gra zrobiła się za długa, więc stół zamknięto
page-places = Miejsca: { $places }
page-cut-short = Przerwano: o miejscach decyduje to, co było na stole.
page-onward = Dokończ z botem
page-replay = Powtórka
page-replay-end = Zakończ powtórkę
page-step-of = Krok { $step } z { $all }
page-step-back = Krok wstecz
page-step-on = Krok dalej
page-play = Odtwórz
page-pause = Pauza
page-record = Pobierz zapis
page-verify = Sprawdź kości i karty
page-verifying = Sprawdzanie…
page-verified = Wszystkie kości i karty ({ $dice }) zgadzają się z pieczęcią.
page-verify-known = Kości tej lekcji były znane z góry: nie ma czego sprawdzać.
page-verify-open = Sekret pozostaje ukryty do końca gry.
page-verify-secret = Sekret nie zgadza się ze zobowiązaniem.
page-verify-nonces = Brakuje liczby losowej jednego z graczy.
page-verify-twice = Rzut lub kartę zapisano dwa razy albo nie w całości: { $at }
page-verify-die = Kość lub karta nie jest taka, jak zapieczętowano: { $at }
page-rematch-ready = Stół do rewanżu gotowy.
page-go-there = Dołącz do rewanżu
