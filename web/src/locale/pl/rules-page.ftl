# Strona zasad i objaśnienia przy stole.

## Strona

book-title = Zasady
book-lead = Zasady Cubitos naszymi słowami. Przy każdej akcji i odmowie program podaje numer jednej z tych zasad.
book-other = Zasady: { $title }
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
book-dice-text = Pusta ścianka to pudło; znaczek na krawędzi mówi, która to kość.
book-tracks = Tory
book-sets = Zestawy
book-table = Cofanie przy tym stole
book-rule-K-9-1 = Możesz cofnąć swoją ostatnią akcję, jeśli jakaś była.
book-rule-K-9-2 = Nie można, gdy od tamtej pory rzucano kośćmi lub dobierano karty: los nie daje drugiej próby.
book-rule-K-9-3 = Nie można, gdy od tamtej pory wyszło na jaw coś ukrytego.
book-rule-K-9-4 = Nie można, gdy wszyscy poszli już razem dalej, na przykład od rzutów do biegu.
book-rule-K-9-5 = Nie można, gdy inni już na to zareagowali.
book-cost = Koszt { $cost }
book-source-seed = według instrukcji
book-source-icon = odczytane z ilustracji w instrukcji
book-source-edition = z wydania angielskiego
book-source-inferred = nasze odczytanie instrukcji
book-source-estimate = nasz szacunek
book-source-own = nasz własny wybór
book-source-owner = z drukowanego egzemplarza gry
book-text-source = Działanie: { $source }.
book-names = W innych językach: { $names }
book-in-sets = W zestawach: { $sets }
book-track-figures = Pola { $spaces } · czerwone linie { $lines } · punkty ruchu do mety { $dry }, przez wodę { $wet } · pola bonusowe { $bonuses } · skróty { $shortcuts } · plecaki odrzutowe { $jetpacks }
book-fan-beyond = Za ostatnim polem każdy fan daje: { $gives }.

## Przykłady

village-book-lead = Zasady A Wild Venture naszymi słowami, a po nich wszystkie karty, obie plansze i to, co na nich leży. Każdy ruch i każda odmowa wskazują jeden z tych numerów.
village-book-boards = Plansze
village-book-spaces = Pola: { $spaces }
village-book-chests = Skrzynie i żetony
village-book-chests-text = Skrzynia daje jedną z trzech rzeczy do wyboru; karta, która ją otwiera, daje to samo.
village-book-chest-iron = Żelazna skrzynia
village-book-chest-golden = Złota skrzynia
village-book-chest-ruby = Rubinowa skrzynia
village-book-tokens = Żeton leży na swoim polu, aż ktoś skończy tam ruch; wtedy daje to zamiast nadruku:
village-book-facts = { $sort } · koszt { $cost }
village-book-facts-supplies = { $sort } · koszt { $cost } · zapasy { $supplies }
village-book-starters = Karty startowe
village-book-starter = Obaj gracze mają ją od początku; ulepszona pokazuje drugą stronę.
village-book-drawn = Rysunki są nasze własne.
book-examples = Przykłady krok po kroku ({ $count })
book-examples-note = Każdy z nich to test, który program zdaje.
book-tests = Dalsze testy na ten temat.
book-all-examples = Pokaż wszystkie ({ $count })
book-loading = Chwileczkę…

## Objaśnienia przy stole

about-title-draw = Strefa dobierania
about-title-roll = Strefa rzutu
about-title-active = Strefa aktywna
about-title-discard = Strefa odrzucania
about-zone-draw = Kości, które czekają. Wybierasz, które pójdą do strefy rzutu, aż do limitu dobierania.
about-zone-roll = Tymi kośćmi się rzuca. Pudła zostają tu do następnego kuszenia losu, a nawet do następnej rundy.
about-zone-active = Twoje trafienia. Dają walutę, punkty ruchu i zdolności kart; z końcem rundy są odrzucane.
about-zone-discard = Tu odpoczywają kości użyte i kupione. Gdy strefa dobierania jest pusta, wszystkie do niej wracają.
about-number-credits = Płacisz nimi jak walutą, a niewydane zostają z tobą z rundy na rundę.
about-number-coins = Waluta tylko na tę rundę: niewydana przepada.
about-number-feet = Każdy punkt ruchu to jedno pole dla twojego biegacza.
about-number-water-feet = Z nimi można wejść na wodę; na lądzie też się przydają.
about-number-limit = Do tylu kości dobierasz na początku rundy. Kto jest z tyłu, ma większy limit.
about-number-lines = Za każdą czerwoną linię między tobą a prowadzącym dobierasz o kość więcej.
about-number-to-finish = Najkrótszą drogą dostępną dla tego biegacza: z dala od wody, chyba że któraś z jego kości pozwala na nią wejść. Bez płatnych skrótów.
about-number-laps = Kto przebiegł wszystkie, jest na mecie: rundę rozgrywa się do końca.
about-number-fans = Porażka daje fana, a fani przynoszą żetony waluty i doboru.
about-number-first = Kto ma tę kość, działa pierwszy tam, gdzie liczy się kolejność. Po rundzie dostaje ją następny gracz zgodnie z ruchem wskazówek zegara.
about-estimate = Nasz szacunek: instrukcja nie podaje tej liczby.
about-grey = Szara kość. Nie można jej kupić, ale dają ją pola i karty.
about-fan = Każdy fan to krok na następne pole toru fanów: dostajesz to, co na nim widać.
about-odds = Następne kuszenie losu skończy się porażką z szansą { $chance }. Słupki pokazują, jak prawdopodobna jest każda liczba trafień.
about-do-push = Rzuć jeszcze raz wszystkimi kośćmi ze strefy rzutu. Gdy aktywne są trzy kości lub więcej, rzut bez trafienia to porażka.
about-do-pass = Zachowaj to, co masz: twoja faza rzutu się kończy.
about-large = Start i meta to wielkie pola, sąsiednie ze wszystkim, czego dotykają.
about-water = Woda: wejdziesz tu tylko punktami ruchu z karty, która na to pozwala.
about-bonus = Aby to dostać, zatrzymaj się tutaj: przebiec nie wystarczy. Kto stoi tu od początku rundy, też nic nie dostaje.
about-shortcut = Zapłać tutaj i przeskocz na pole z tą samą literą.
about-jetpack = Podwaja punkty ruchu, które ci zostały, raz na rundę.
about-open = Zwykłe pole: jeden punkt ruchu.
about-section = Czerwone linie do tego miejsca: { $section } z { $lines }.
about-face-coin = Waluta na tę rundę: kup za nią kości albo punkty ruchu.
about-face-foot = Jedno pole dla twojego biegacza.
about-face-credit = Żeton waluty: płacisz nim jak walutą, a niewydany zostaje z tobą.
about-face-symbol = Symbol: działa karta tego koloru.
about-face-power = Symbol mocy: symbol i to, co karta dodaje za moc.
about-face-miss = Pusta ścianka: kość zostaje w strefie rzutu.
about-set-cards = Karty: { $cards }.
about-set-track = Tor: { $tracks }; { $laps ->
    [one] jedno okrążenie
    [few] { $laps } okrążenia
   *[many] { $laps } okrążeń
 }.
about-track = Każdy tor pasuje do każdego zestawu kart. Woda skraca drogę temu, kto umie pływać, a żywopłot trzeba obiec.
about-level-cubitos = Łatwy nie ryzykuje i kupuje najdroższe kości. Średni waży szanse i koszty na jeden ruch naprzód. Trudny uczył się na tysiącach wyścigów i wygrywa ze średnim mniej więcej dwa razy na trzy. Na dobry początek: { $level }.
about-level-venture = Łatwy zagrywa to, na co go stać, i nie patrzy dalej. Średni w myślach rozgrywa każdą akcję do końca wszystkiego, co ona wywoła, i pokonuje łatwego w ponad dziewięciu partiach na dziesięć. Na dobry początek: { $level }.
about-wish-order = Gdy gracie jednocześnie, wszyscy rzucają naraz, a stół czeka tylko tam, gdzie ważne jest, kto pierwszy.
about-wish-help = Z podpowiedziami przycisk „Kuś los” pokazuje ryzyko porażki, a panel – co może dać rzut. Podpowiedzi są takie same dla wszystkich.
about-wish-costs = Zbalansowane koszty pochodzą z wyścigów botów: nikt nie wygrywa dużo częściej ani rzadziej tylko dlatego, że jako jedyny może kupić daną kartę. Silne kości są wtedy drogie, a wyścigi trwają dłużej, zwłaszcza Wyścig 7.
about-wish-laps = Ile razy biegnie się dookoła toru.
about-wish-rounds = Po tylu rundach wyścig się kończy i wygrywa ten, kto jest najdalej.
about-wish-pause = Gdy kogoś nie ma tak długo, bot może zająć to miejsce aż do powrotu.
about-phase-waiting = Są jeszcze wolne miejsca. Wyślij link znajomym.
about-phase-playing = Graj dalej od tego samego miejsca: stół czeka.
about-phase-over = Wynik, nagranie wyścigu i dowód, że kości były uczciwe.
about-phase-closed = Stół zamknięto przed metą. Nadal można go obejrzeć.
about-back = Wstecz
about-page = Na stronie zasad
about-keep = ? lub prawy przycisk – zostaw otwarte
