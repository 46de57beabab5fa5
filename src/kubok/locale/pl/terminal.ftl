# Słowa terminala: polecenia, stół na ekranie, to, co się wpisuje, strony i błędy.

## Polecenia i ich opcje

app = Stół do Cubitos i A Wild Venture: graj, oglądaj, szukaj, sprawdzaj, ucz się.
cmd-play = Gra w terminalu: ludzie i boty w dowolnym składzie.
cmd-watch = Niech grają boty, a ty oglądaj.
cmd-replay = Zobacz grę jeszcze raz: dalej, wstecz, skok, odtwarzanie.
cmd-why = Zasady, z których wynika dany wpis w zapisie.
cmd-verify = Sprawdź zapis: kości według adresów i sekretu, bez znajomości zasad, a potem całą grę według zasad.
cmd-export = Utwórz kopię zapisu, którą można przekazać dalej: nigdy nie ma w niej klucza.
cmd-import = Dodaj ukończony zapis do bazy jako rozegrany stół.
cmd-backup = Skopiuj bazę SQLite bez zatrzymywania serwera. W kopii są sekrety: może ją czytać tylko właściciel.
cmd-rules = Zasada naszymi słowami albo karta z jej punktami i przykładami.
cmd-sets = Wszystkie zestawy: karty, tory i okrążenia.
cmd-track = Tor narysowany znakami albo jako obrazek.
cmd-board = Plansza A Wild Venture narysowana znakami albo jako obrazek.
cmd-doctor = Które dane obowiązują, skąd pochodzą i jaką mają sumę kontrolną; wersje i języki.
cmd-actions = Wypisz tabelę akcji gry jako stronę dokumentacji.
cmd-match = Niech dwa boty rozegrają wiele partii; wynikiem jest udział pierwszego z przedziałem ufności.
help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = domyślnie
help-variable = zmienna środowiskowa
help-required = wymagane
opt-help = Pokaż tę pomoc i zakończ.
opt-lang = Język: { $all }.
opt-seats = Kto gra, po przecinku: you lub dowolne imię to gracz, nazwa bota to bot ({ $bots }); bot:NAZWA to na pewno bot.
opt-of-game = { $game }: { $words }
opt-bots = Które boty grają, po przecinku ({ $bots }).
option-cubitos-set-help = Jeden z zestawów; wypisuje je kubok sets.
option-cubitos-cards-help = Osiem dowolnie wybranych kart, po jednej każdego koloru, po przecinku.
option-cubitos-random-help = Osiem losowych kart zgodnych z radami z instrukcji.
option-cubitos-tracks-help = Inny tor niż w zestawie; dwa łączy się znakiem +.
option-cubitos-laps-help = Liczba okrążeń.
option-venture-theme-help = Talia tematyczna ({ $choices }).
option-venture-board-help = Strona planszy ({ $choices }).
option-venture-no_memory-help = Widać, co się wsuwa, a własny stos wolno przeglądać (V-8.1).
option-venture-wilder-help = Obie talie tematyczne i więcej kart na ręce (V-8.2).
option-cubitos-costs-help = Inne ceny kart ({ $choices }).
option-cubitos-max_rounds-help = Przerwij po tylu rundach; 0: nigdy.
option-cubitos-order-help = simultaneous: jednocześnie, gdy kolejność nie ma znaczenia; strict: zawsze po kolei.
option-venture-share_ties-help = Przy remisie zwycięstwo jest wspólne, jak radzi autor; nie rozstrzygają go monety ani mieszkańcy (V-7.3).
opt-data = Folder z własnymi wartościami, ważniejszymi od naszych, dla nowych gier (lub KUBOK_DATA).
opt-position = Zacznij od pozycji: jej wiersz albo plik z tym wierszem.
opt-seed = Los symulowany: to samo ziarno daje tę samą grę.
opt-load = Wróć do zapisanej gry.
opt-save = Tu zapisz grę, gdy się skończy albo gdy odejdziesz.
opt-plain = Zdania bez kolorów i rysunków ze znaków: dla czytników ekranu i skryptów.
opt-pause = Ile sekund czekać po każdej akcji.
opt-fast = Bez przerw, stół widać dopiero na końcu.
opt-to = Pokaż stół po tym wpisie i zakończ.
opt-svg = Narysuj tor w tym pliku.
opt-svg-board = Narysuj planszę w tym pliku.
opt-all-examples = Wszystkie przykłady do karty lub zasady, nie tylko pierwsze.
opt-svg-card = Narysuj kartę A Wild Venture w tym pliku.
opt-games = Liczba partii.
opt-match-game = Gra: { $games }.
opt-match-seed = To samo ziarno daje ten sam mecz.
opt-processes = Ile partii rozgrywać naraz.
arg-file = Zapis gry.
arg-game = W co się gra: { $games }.
arg-board = Nazwa planszy: { $boards }.
arg-number = Numer wpisu.
arg-out = Kopia.
arg-source = Zapis gry; z --db nazwa stołu.
arg-rules = Zasada (C-3.4, V-3.2), rozdział (C-3) albo nazwa karty.
arg-track = Nazwa toru albo dwie połączone znakiem +.
arg-bot = Bot: { $bots }.
arg-other-bot = Drugi bot.

## Każda gra

sealed = Los jest zapieczętowany. Zobowiązanie: { $commitment }
sealed-why = Ustalono je przed pierwszym losowaniem; po grze sekret zostaje ujawniony i sprawdza się każde losowanie.
simulated = Los jest symulowany z ziarna { $seed }: to samo ziarno daje tę samą grę.
over = Koniec gry.
cut-short = Gra została przerwana przed końcem.
verified = Sprawdzono: wszystkie losowania ({ $draws }) są takie, jak mówi sekret, a gra odtwarza się zgodnie z zasadami.
chance-good = Los: wszystkie losowania ({ $draws }) są takie, jakie dają sekret i adresy.
chance-bad = Los: kontrola nie powiodła się: { $reason }.
asked = { $name }: { $asked }
playing-title = { $title }. { $words }
curtain = { $name } – naciśnij Enter, gdy na ekran patrzysz tylko ty.
event-undone = { $you ->
    [yes] Cofasz ostatnią akcję
   *[no] { $name } cofa ostatnią akcję
}
almost-a-bot = { $name } to tutaj gracz. Jeśli chodzi o bota, napisz { $bot }; bot:{ $bot } to na pewno bot.
position-known = To, czego nie widać, jest w tej pozycji wylosowane:
position-none = Pozycji tej gry nie da się zapisać w jednym wierszu.
why-event-bare = - { $sentence }
help =
    Wpisz numer opcji albo jej słowa. Wystarczy początek każdego słowa, jeśli
    pasuje tylko jedna opcja. Kilka akcji naraz, po przecinku, wykonuje się
    w całości albo wcale.

    why            ostatnia odmowa
    table          stół jeszcze raz
    undo           cofnij ostatnią akcję, póki nie widać nic ukrytego
    save PLIK      zapisz grę; potem kubok play --load PLIK
    quit           odejdź od stołu

## Początek i koniec wyścigu

cubitos-sealed = Kości są zapieczętowane. Zobowiązanie: { $commitment }
cubitos-sealed-why = Ustalono je przed pierwszym rzutem; po wyścigu sekret zostaje ujawniony i sprawdza się każdy rzut.
cubitos-simulated = Kości są symulowane z ziarna { $seed }: to samo ziarno daje ten sam wyścig.
resumed = { $entries ->
    [one] Z powrotem przy stole: odtworzono { $entries } wpis
    [few] Z powrotem przy stole: odtworzono { $entries } wpisy
    [many] Z powrotem przy stole: odtworzono { $entries } wpisów
   *[other] Z powrotem przy stole: odtworzono { $entries } wpisu
 } z pliku { $file }.
playing = { $title }, tor: { $tracks }{ $laps ->
    [one] {""}
    [few] , { $laps } okrążenia
    [many] , { $laps } okrążeń
   *[other] , { $laps } okrążenia
 }; karty: { $cards }.
advice = Rada: { $reason }.
cubitos-over = { $rounds ->
    [one] Wyścig zakończył się po { $rounds } rundzie.
    [few] Wyścig zakończył się po { $rounds } rundach.
    [many] Wyścig zakończył się po { $rounds } rundach.
   *[other] Wyścig zakończył się po { $rounds } rundy.
 }
cubitos-cut-short = { $rounds ->
    [one] Wyścig przerwano po { $rounds } rundzie; o miejscach decyduje przebyta droga.
    [few] Wyścig przerwano po { $rounds } rundach; o miejscach decyduje przebyta droga.
    [many] Wyścig przerwano po { $rounds } rundach; o miejscach decyduje przebyta droga.
   *[other] Wyścig przerwano po { $rounds } rundy; o miejscach decyduje przebyta droga.
 }
place = { $place }. { $name }
secret = Sekret: { $secret }
cubitos-verified = { $draws ->
    [one] Sprawdzone: { $draws } kość wypadła tak, jak wynika z sekretu
    [few] Sprawdzone: { $draws } kości wypadły tak, jak wynika z sekretu
    [many] Sprawdzone: { $draws } kości wypadło tak, jak wynika z sekretu
   *[other] Sprawdzone: { $draws } kości wypadło tak, jak wynika z sekretu
 }, a gra odtwarza się zgodnie z zasadami.
not-verified = Kontrola NIE powiodła się: { $reason }
saved = Zapisano do pliku { $file }.
saved-key = Zapisano do pliku { $file }; sekret jest w pliku { $file }.key: do końca gry nie pokazuj go nikomu.
saved-position = Zapisano do pliku { $file }: pozycja w jednym wierszu. Wrócisz do niej przez kubok play --position { $file }.
not-saved = Gry nie zapisano.
goodbye = Do następnego razu.
you = Ty
person = Gracz { $number }

## Stół

head = Runda { $round } · { $phase } · { $you ->
    [yes] twoja kolej
   *[no] { $name }
 }: { $asked }
idle = Runda { $round } · { $phase }
used = użyte: { $dice }
numbers = żetony waluty { $credits } · waluta { $coins } · punkty ruchu { $feet } · fani { $fans } · limit { $limit }
water-feet = { " " }· punkty ruchu po wodzie { $count }
standing = przekroczone czerwone linie: { $lines } · { $away }
laps-run = pokonane okrążenia: { $laps } z { $all } · { "" }
finished-lap = { $distance ->
    [one] { $distance } pole za metą
    [few] { $distance } pola za metą
    [many] { $distance } pól za metą
   *[other] { $distance } pola za metą
 }
legend-rich = ◆ żetony waluty · ✖ usuń kość · ✚ zdobądź kość · ⚑ fan · ≈ woda · ▶ start · ▚ meta
legend-plain = Cn żetony waluty, Ln usuń kości, G+ zdobądź dowolną kość, FA fan, LF usuń kość i zdobądź fana, ~~ woda, ## ściana, ST start, FN meta, | czerwona linia
legend-jetpack = ⇈ plecak odrzutowy
legend-jetpack-plain = JP plecak odrzutowy
legend-shortcut = skrót { $sign }: { $unit ->
    [feet] { $price ->
        [one] { $price } punkt ruchu
        [few] { $price } punkty ruchu
        [many] { $price } punktów ruchu
       *[other] { $price } punktu ruchu
     }
   *[money] { $price ->
        [one] { $price } moneta lub żeton waluty
        [few] { $price } monety lub żetony waluty
        [many] { $price } monet lub żetonów waluty
       *[other] { $price } monety lub żetonu waluty
     }
 }
legend-between = { " " }· { "" }

## Szanse

percent = { $value }%
percent-fine = { NUMBER($value, minimumFractionDigits: 1) }%
percent-under = poniżej { NUMBER($value, minimumFractionDigits: 1) }%
percent-over = ponad { NUMBER($value, minimumFractionDigits: 1) }%
risk-none = bez ryzyka
risk-bust = porażka { $chance }
risk-protected = porażka nie grozi
odds-push = { $dice ->
    [one] Kuszenie losu { $dice } kością
    [few] Kuszenie losu { $dice } kośćmi
    [many] Kuszenie losu { $dice } kośćmi
   *[other] Kuszenie losu { $dice } kości
 }: { $risk }
odds-protect = Nie wliczono: { $dice }, karta { $card }, użyta przed kuszeniem losu, chroni przed porażką
odds-save = Nie wliczono: { $dice }, karta { $card }, może uratować przed porażką
odds-keep = Nie wliczono: { $dice }, karta { $card }, przy porażce zatrzymuje zielone i szare kości
odds-brings = Co może dać: średnia liczba trafień { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $parts }
odds-coin = moneta { $chance } (średnio monet { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-foot = ruch { $chance } (średnio punktów ruchu { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-credit = żeton waluty { $chance }
odds-card = { $card } { $chance }
odds-between = { " " }· { "" }
odds-not-now = Teraz nie można kusić losu.

## Zdania dla czytnika ekranu

plain-where = { $name }: { $place }; { $standing }.
plain-other = { $name }: { $numbers }. Strefa aktywna: { $active }. Strefa rzutu: { $roll }.
plain-numbers = { $name }: { $numbers }.
plain-zones = { $name }: strefa dobierania: { $draw }. Strefa rzutu: { $roll }. Strefa aktywna: { $active }. Strefa odrzucania: { $discard }.
plain-option = { $number } – { $words }.
plain-option-note = { $number } – { $words }, { $note }.
plain-event = { $sentence } ({ $rule }).
plain-event-bare = { $sentence }.

## Co się wpisuje

prompt = { $name }>
option-price = { $card }, { $price }
ambiguous = „{ $words }” może oznaczać: { $options }; dopisz coś jeszcze.
unknown = „{ $words }” to tutaj ani akcja, ani polecenie; wpisz numer, słowa akcji albo help.
no-number = Nie ma opcji { $number }: opcje mają numery od 1 do { $last }.
refused = Nie można: { $reason }
undone = { $you ->
    [yes] Cofasz ostatnią akcję.
   *[no] { $name } cofa ostatnią akcję.
 }
save-where = Podaj gdzie: save PLIK
why-nothing = Jak dotąd nie było żadnej odmowy.
cubitos-help =
    Wpisz numer opcji albo jej słowa. Wystarczy początek każdego słowa, jeśli
    pasuje tylko jedna opcja: „k b” to kup: biała. Kroki mają krótkie nazwy:
    e ne nw w sw se. Kilka akcji naraz wykonuje się w całości albo wcale:
    „1 1 2”, „e e ne”, „dobierz 3 jas, dobierz 2 czer”.

    cards          osiem kart, każda w jednym wierszu
    card NAZWA     cała karta z przykładami
    rules C-3.4    zasada słowami; samo rules wypisuje rozdziały
    odds           czym grozi i co może dać następne kuszenie losu
    why            ostatnia odmowa z pełną treścią zasady
    map            cały tor
    table          stół jeszcze raz
    position       pozycja w jednym wierszu, dla kubok play --position
    undo           cofnij swoją ostatnią akcję, póki nie było po niej rzutu
    save PLIK      zapisz wyścig; wrócisz do niego przez kubok play --load PLIK
    quit           odejdź od stołu

## Oglądanie zapisu

replay-head = Wpis { $number } z { $last }: { $deed }
replay-help = step [N] dalej, back [N] wstecz, jump N skok, play [N] odtwarzanie, why [N] dlaczego, quit koniec; Enter działa jak step.
replay-prompt = zapis>
deed = { $name }: { $action }
deed-undo = { $you ->
    [yes] cofasz wpis { $number }
   *[no] { $name } cofa wpis { $number }
 }
deed-table = stół losuje
why-event = - { $sentence } [{ $rule }]

## Zasady, karty, zestawy, tory

rules = Zasady naszymi słowami:
cubitos-rules = Zasady Cubitos naszymi słowami:
venture-rules = Zasady A Wild Venture naszymi słowami:
rules-section = { $section }  { $title }
rules-more = kubok rules { $letter }-3 wypisuje rozdział, { $letter }-3.4 zasadę z przykładami, a nazwa karty tę kartę.
rule-line = { $rule }  { $words }
card-line = { $title } ({ $colour }, { $cost }): { $clauses }
card-head = { $title }, { $colour } ({ $name })
card-names = Nazwy: { $names }
card-cost = Koszt: { $cost } ({ $source })
card-text = Działanie ({ $source }):
card-clause = { "  " }{ $number }. { $words }
card-clause-must = { "  " }{ $number }. ! { $words }
card-switch = Przełącznik { $switch }: { $state ->
    [on] włączony
   *[off] wyłączony
 }
card-sets = W zestawach: { $sets }
examples = Przykłady, każdy z nich jest testem ({ $count }):
examples-more = { "  " }… i jeszcze { $count }: kubok rules { $words } --all
examples-tests = Dalsze testy na ten temat ({ $count }):
example-title = { "  " }{ $title }
source-seed = według instrukcji
source-icon = odczytane z ilustracji w instrukcji
source-edition = z wydania angielskiego
source-inferred = nasze odczytanie instrukcji
source-estimate = nasz szacunek
source-own = nasz własny wybór
source-owner = z drukowanego egzemplarza gry
set-head = { $name }: { $title }, tor: { $tracks }{ $laps ->
    [one] {""}
    [few] , { $laps } okrążenia
    [many] , { $laps } okrążeń
   *[other] , { $laps } okrążenia
 }
set-cards = { "    " }{ $cards }
sets-more = Własny zestaw to --cards z jedną kartą każdego koloru: { $colours }.
track-head = { $title }: { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
 }, { $lines ->
    [one] { $lines } czerwona linia
    [few] { $lines } czerwone linie
    [many] { $lines } czerwonych linii
   *[other] { $lines } czerwonej linii
 }, do mety { $dry ->
    [one] { $dry } punkt ruchu
    [few] { $dry } punkty ruchu
    [many] { $dry } punktów ruchu
   *[other] { $dry } punktu ruchu
 } (przez wodę { $wet }), { $bonuses ->
    [one] { $bonuses } pole bonusowe
    [few] { $bonuses } pola bonusowe
    [many] { $bonuses } pól bonusowych
   *[other] { $bonuses } pola bonusowego
 }, { $shortcuts ->
    [one] { $shortcuts } skrót
    [few] { $shortcuts } skróty
    [many] { $shortcuts } skrótów
   *[other] { $shortcuts } skrótu
 }, { $jetpacks ->
    [one] { $jetpacks } plecak odrzutowy
    [few] { $jetpacks } plecaki odrzutowe
    [many] { $jetpacks } plecaków odrzutowych
   *[other] { $jetpacks } plecaka odrzutowego
 }
track-start = Start
track-finish = Meta
track-source = { $name }: { $source }. { $note }
drawn = Narysowano w pliku { $file }.

## Przegląd danych

doctor-program = kubok { $version }, Python { $python }, { $system }
doctor-rules = Wersje zasad: { $versions }; zapisy w formacie { $format }
doctor-language = Język { $language }; dostępne: { $all }
doctor-ours = { $file }: dane nasze, suma kontrolna { $digest }
doctor-owner = { $file }: z wartościami z egzemplarza gry, suma kontrolna { $digest }
doctor-where = { "    " }{ $where }
doctor-all-ours = Wszystkie wartości są nasze; --data lub { $variable } zastąpi je wartościami z egzemplarza gry.
doctor-with-owner = Obowiązują wartości z egzemplarza gry, wskazane przez --data lub { $variable }.
doctor-new-games = Dotyczą nowych gier: rozpoczęty wyścig zachowuje dane ze swojego zapisu.

## kubok verify, kubok export, kubok match

record = { $entries ->
    [one] { $file }: { $game }, wersja zasad { $rules }, { $entries } wpis, miejsca: { $seats }.
    [few] { $file }: { $game }, wersja zasad { $rules }, { $entries } wpisy, miejsca: { $seats }.
    [many] { $file }: { $game }, wersja zasad { $rules }, { $entries } wpisów, miejsca: { $seats }.
   *[other] { $file }: { $game }, wersja zasad { $rules }, { $entries } wpisu, miejsca: { $seats }.
 }
cubitos-chance-good = Kości ({ $draws }): wszystkie wyniki zgadzają się z sekretem i adresami.
cubitos-chance-bad = Kości: kontrola nie powiodła się: { $reason }.
venture-chance-good = Karty: wszystkie losowania ({ $draws }) zgadzają się z sekretem i adresami.
venture-chance-bad = Karty: kontrola nie powiodła się: { $reason }.
rules-good = Zasady: cała gra się odtwarza, wszystkie sumy kontrolne zgadzają się z zapisem.
rules-open = Zasady: gra odtwarza się do miejsca, do którego ją rozegrano; jeszcze trwa.
rules-bad = Zasady: kontrola nie powiodła się: { $reason }.
exported = { $entries ->
    [one] { $out }: zapis z { $entries } wpisem, bez żadnego klucza.
    [few] { $out }: zapis z { $entries } wpisami, bez żadnego klucza.
    [many] { $out }: zapis z { $entries } wpisami, bez żadnego klucza.
   *[other] { $out }: zapis z { $entries } wpisu, bez żadnego klucza.
 }
match = { $a } kontra { $b }: { $share } z { $games } partii, przedział ufności 95% od { $low } do { $high }, { $seconds } s.

## Błędy wiersza poleceń

error = kubok: { $reason }
usage-help = pomoc: { $command } --help
no-file = nie można zapisać pliku { $file }: { $reason }

## Serwer

cmd-serve = Otwórz stół dla znajomych: serwer na tym komputerze.
opt-host = Adres, pod którym serwer przyjmuje połączenia; 0.0.0.0 wpuszcza inne komputery.
opt-port = Port, na którym serwer przyjmuje połączenia.
opt-db = Gdzie trzymać gry: plik SQLite albo adres URL bazy PostgreSQL.
opt-export-db = Weź zapis z tej bazy: plik SQLite albo adres URL bazy PostgreSQL.
opt-public-url = Adres, który wpisują ludzie, jeśli przed serwerem stoi proxy.
opt-trust-proxy = Adresy proxy, którym serwer wierzy co do klienta.
opt-metrics = Pokazuj metryki dla Prometheusa pod tym adresem, na /metrics; bez niego nigdzie.
opt-open = Otwórz stół w przeglądarce; bez wypisywania dziennika.
serve-at = Serwer działa pod adresem { $url }. Ctrl-C go zamyka; nic nie przepada.
imported = { $db }: zapis sprawdzony, to teraz stół { $table }.
backed-up = { $out }: sprawdzona kopia bazy { $db }, liczba stołów: { $tables }.
