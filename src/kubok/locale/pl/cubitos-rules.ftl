# Zasady Cubitos naszymi słowami: rule-C-ROZDZIAŁ-NUMER i tytuły rozdziałów.
# Gdzie instrukcje milczą albo się różnią, zdanie mówi o naszym rozstrzygnięciu lub szacunku.

section-C-1 = Elementy gry
section-C-2 = Przygotowanie rozgrywki
section-C-3 = Faza rzutu
section-C-4 = Zdolności
section-C-5 = Faza biegu, krok 4: zdolności i miecze
section-C-6 = Faza biegu, krok 5: ruch
section-C-7 = Faza biegu, kroki 6 i 7: kupowanie i odrzucanie
section-C-8 = Tor fanów
section-C-9 = Koniec gry
section-C-10 = Rozstrzygnięcia dotyczące kart i szczególnych przypadków

## Elementy gry

rule-C-1-1 = Gra od dwóch do czterech graczy. Każdy ma biegacza na torze wyścigowym, drugiego na torze fanów oraz kości w czterech strefach: dobierania, rzutu, aktywnej i odrzucania.
rule-C-1-2 = Kość ma sześć ścianek; tutaj niewymienione są puste. Jasnoszara: moneta. Ciemnoszara: moneta i punkt ruchu. Czerwona, pomarańczowa i żółta: symbol i symbol mocy. Zielona: to samo i punkt ruchu. Niebieska: to samo i 2 monety. Fioletowa: symbol. Brązowa: symbol i 3 monety. Biała: symbol i dwie ścianki z punktem ruchu. Kość pierwszego gracza: żeton waluty, punkt ruchu i 2 monety.
rule-C-1-3 = W pudełku jest po 10 kości każdego z ośmiu kolorów, 28 jasnoszarych i 12 ciemnoszarych. Szare kości, których nikt nie ma, tworzą pulę. Żetonów waluty i żetonów doboru nigdy nie brakuje.
rule-C-1-4 = Walutę liczy się w monetach; niewydana przepada z końcem rundy, żetony waluty zostają. Monetami i żetonami, w dowolnych proporcjach, płaci się za kości, za punkty ruchu i – to nasze rozstrzygnięcie – za skróty, których koszt podano w walucie.
rule-C-1-5 = Kości jasnoszare i ciemnoszare to kości szare i kosztują 0. Nigdy nie są na sprzedaż; może je dać zdolność lub pole, które daje kości, a kto taką dostaje, wybiera jasną albo ciemną.
rule-C-1-6 = Kość pierwszego gracza ma własny kolor i nie jest szara. Zdolności mogą nią rzucać, przenosić ją i obracać; nikt nie może jej kupić, stracić, oddać ani zdobyć.

## Przygotowanie rozgrywki

rule-C-2-1 = Każdy gracz zaczyna z 7 jasnoszarymi i 2 ciemnoszarymi kośćmi w strefie dobierania.
rule-C-2-2 = W grze jest osiem kart zdolności, po jednej każdego koloru: zestaw drukowany albo własny. We własnym powinny być dwie lub trzy karty o koszcie 5 lub mniej oraz karta, która pozwala tracić lub dorzucać kości; program ostrzega, gdy ich nie ma, ale na to pozwala.
rule-C-2-3 = Ściga się na jednym torze przez jedno lub więcej okrążeń albo na dwóch połączonych torach. Każdy tor pasuje do każdego zestawu.
rule-C-2-4 = Wylosowany gracz dostaje kość pierwszego gracza do strefy rzutu. Ta kość nigdy nie liczy się do limitu dobierania, a po każdej rundzie dostaje ją następny gracz zgodnie z ruchem wskazówek zegara.
rule-C-2-5 = Biegacze zaczynają na polu startowym, biegacze z toru fanów na trybunach, bez fanów; nikt nie ma żetonów waluty ani doboru.

## Faza rzutu

rule-C-3-1 = Dobieraj wybrane kości ze strefy dobierania do strefy rzutu, aż będzie w niej tyle, ile wynosi twój limit dobierania; kości, które zostały tam wcześniej, też się liczą. Jeśli strefa dobierania opustoszeje, a musisz lub możesz brać dalej, wszystkie kości ze strefy odrzucania wracają do strefy dobierania i dobierasz dalej. Jeśli wszędzie brakuje kości, bierzesz tyle, ile jest. Bez żadnej kości do rzutu od razu pasujesz (nasze rozstrzygnięcie).
rule-C-3-2 = Limit dobierania wynosi 9 i rośnie o jeden za każdy żeton doboru oraz za każdą czerwoną linię między tobą a prowadzącym biegaczem. Ustala się go na początku rundy (nasze rozstrzygnięcie). Pełniejsza strefa rzutu nie szkodzi: po prostu nic nie dobierasz.
rule-C-3-3 = Rzuć wszystkimi kośćmi ze strefy rzutu. Pusta ścianka to pudło, każda inna to trafienie.
rule-C-3-4 = Kto decyduje się kusić los, mając co najmniej trzy aktywne kości, ryzykuje porażkę: teraz i przy każdym następnym kuszeniu losu w tej fazie, bez względu na to, jak mało kości zostanie aktywnych. Kości liczy się, zanim przeniesie się Czadosława i podobne karty (nasze rozstrzygnięcie). Ryzykowne kuszenie losu bez trafienia to porażka. Pierwszy rzut i rzuty ze zdolności nie są kuszeniem losu: ani nie wprowadzają ryzyka, ani nie kończą się porażką.
rule-C-3-5 = Wszystkie trafienia przechodzą razem do strefy aktywnej, pudła zostają. Potem używasz zdolności Natychmiastowych, jednej po drugiej, w wybranej kolejności, a kości, które dzięki nim przybywają, dołączają do kolejki.
rule-C-3-6 = Gdy nie ma już zdolności Natychmiastowych, kusisz los, czyli rzucasz ponownie całą strefą rzutu, albo pasujesz. Do kuszenia losu potrzeba kości do rzutu; wystarczy zielona, którą można przenieść do strefy rzutu (nasze rozstrzygnięcie).
rule-C-3-7 = Porażka: aktywne kości odrzucasz, a jeśli chcesz, także dowolne kości ze strefy rzutu; przesuwasz się o jedno pole na torze fanów i kończysz fazę rzutu. Nadal bierzesz udział w fazie biegu i zachowujesz żetony waluty oraz przejścia biegacza z fazy rzutu.
rule-C-3-8 = Gdy w fazie rzutu wszyscy czekają na siebie nawzajem, gra ten, kto ma najwięcej kości w strefie rzutu; przy remisie ten, kto siedzi najbliżej kości pierwszego gracza, zgodnie z ruchem wskazówek zegara. Ustala się to na nowo po każdym kuszeniu losu i każdym pasie (nasze rozstrzygnięcie).
rule-C-3-9 = Faza biegu zaczyna się, gdy każdy gracz spasuje lub poniesie porażkę. Kto skończy wcześniej, czeka.

## Zdolności

rule-C-4-1 = Kość działa zgodnie z górną ścianką. Każdej części jej zdolności – Natychmiastowej, Aktywnej i Biegu – używa się raz za każdym razem, gdy kość trafi do strefy aktywnej; trwała część Aktywna nigdy się nie zużywa. Kość, która opuści strefę i wróci, działa od nowa (nasze rozstrzygnięcie). Zdolności nie trzeba używać, chyba że karta mówi „musisz”. Użyta kość zostaje w strefie i liczy się jako aktywna.
rule-C-4-2 = Zdolności Natychmiastowej używa się w chwili, gdy jej kość trafia do strefy aktywnej, albo wcale. Może się to zdarzyć także w fazie biegu.
rule-C-4-3 = Zdolność Aktywna działa zgodnie z kartą, dopóki kość jest aktywna; jeśli karta nie podaje momentu, to zawsze wtedy, gdy możesz coś zrobić w fazie rzutu lub w kroku 4.
rule-C-4-4 = Zdolności Biegu używa się w kroku 4 w dowolnej wybranej kolejności, chyba że karta podaje inny moment. Ścianki z monetami, punktem ruchu i żetonem waluty to też zdolności Biegu; kość, którą w kroku 4 rzucasz ponownie, oddajesz lub tracisz, najpierw daje monety albo punkty ruchu, które pokazuje.
rule-C-4-5 = Symbol mocy jest też zwykłym symbolem. Kto używa pierwszej części karty, musi razem z nią użyć części z mocą.
rule-C-4-6 = Kość, którą trzeba stracić, przepada, nawet jeśli reszty zdolności się nie użyje: w chwili użycia albo na końcu kroku 4, i tylko wtedy, gdy leży w strefie aktywnej na symbolu wskazanym na karcie. Kość odrzucona po porażce jest bezpieczna.
rule-C-4-7 = Aby dorzucić kości, weź dokładnie tyle wybranych kości ze strefy dobierania, uzupełnianej jak zwykle, i rzuć tylko nimi: trafienia stają się aktywne, pudła trafiają do strefy rzutu. To nie jest kuszenie losu, nie grozi porażką i nie wprowadza ryzyka.
rule-C-4-8 = Efekty trwają do końca rundy, chyba że dotyczą następnego dobierania. „Do” jakiejś liczby lub „najwyżej” tyle może oznaczać zero.
rule-C-4-9 = Stracona kość wraca na podajnik z dowolnej twojej strefy, chyba że karta wskazuje którąś, i od razu znów można ją mieć. Zdobyta kość trafia do strefy odrzucania, jeśli nie powiedziano inaczej, i nie jest zakupem.
rule-C-4-10 = Zdolność, która nie ma na co działać, nic nie robi, ale można jej użyć.

## Faza biegu, krok 4

rule-C-5-1 = Wszyscy razem: używajcie zdolności Biegu i Aktywnych. Gdy każdy gracz jest gotowy, porównuje się miecze; potem używa się dalszych zdolności oraz podlicza walutę, punkty ruchu i żeton waluty z kości pierwszego gracza. Gdy przez kartę Rzucający Drewnem ten żeton mógłby kosztować kość, decydujesz, czy go wziąć.
rule-C-5-2 = Aktywny czerwony symbol to jeden miecz, czerwony symbol mocy to dwa, bez względu na to, czy kość jest użyta. Miecze liczy się raz w rundzie, jeśli ktokolwiek je ma; bez mieczy nigdy nie ma się ich najwięcej.
rule-C-5-3 = Karta za najwięcej mieczy działa tylko dla tego jednego gracza, który może ją zastosować raz w rundzie (nasze rozstrzygnięcie). Remis wygrywa miejsce najbliższe kości pierwszego gracza, jeśli karta tak mówi; w przeciwnym razie nikt nie ma najwięcej. W danych karty jest przełącznik, z którym remis nic nie daje, i jest wyłączony. Zwycięstwo pozostaje w mocy, nawet jeśli kości z mieczami znikną.
rule-C-5-4 = Z kartami El Bandzior i Jan Nosik każdy gracz, który ma miecz, stosuje kartę raz i liczy graczy mających mniej mieczy.
rule-C-5-5 = Drukowana karta za najwięcej mieczy może nakazywać stratę czerwonej kości. Instrukcje tego nie mówią: w danych jest przełącznik dla każdej karty i jest wyłączony.

## Faza biegu, krok 5

rule-C-6-1 = Punkt ruchu przesuwa biegacza na sąsiednie pole, w dowolnym kierunku. Nie trzeba się ruszać, a niewykorzystane punkty ruchu przepadają. Biegacze nigdy sobie nie przeszkadzają.
rule-C-6-2 = Za 4 monety lub żetony waluty kupujesz punkt ruchu, dowolną liczbę razy, w dowolnym momencie ruchu. Punktów ruchu nie można sprzedać.
rule-C-6-3 = Na wodę wchodzi się tylko punktami ruchu ze zdolności, która na to pozwala; biegacz może się tam zatrzymać. Na ściany i w przerwy nie można wejść nigdy.
rule-C-6-4 = Pole bonusowe coś daje, jeśli twój biegacz stoi na nim na końcu kroku ruchu, a na początku rundy stał gdzie indziej, bez względu na to, jak się tam znalazł. Przejście przez pole nic nie daje.
rule-C-6-5 = Bonusy: żetony waluty; fan; strata najwyżej tylu kości, ile podano, z dowolnych stref („usuń kość”); dowolna kość; kość do podanego kosztu. Z dwóch na jednym polu możesz wziąć każdy albo go pominąć, w wybranej kolejności.
rule-C-6-6 = Na skrócie możesz podczas ruchu zapłacić jego koszt, w walucie albo w punktach ruchu, jak podano, i przenieść się na pole z tym samym znakiem. Na plecaku odrzutowym możesz podwoić wszystkie punkty ruchu, które wtedy masz; te po wodzie pozostają punktami po wodzie. Każde z tych pól działa dla ciebie raz w rundzie; możesz na nim zaczynać rundę.
rule-C-6-7 = Start i meta to duże pola, sąsiadujące ze wszystkim, czego dotykają. Ze startu wychodzi się do przodu, a na metę wchodzi się tylko od strony końca okrążenia; nikt nie wraca przez nią w drugą stronę (nasze rozstrzygnięcie).
rule-C-6-8 = Jeśli na mecie zostały ci punkty ruchu, biegniesz dalej ze startu bez dopłaty; jeśli nie, to w następnej rundzie. Między dwoma torami zestawu Finałowy finał to przejście kosztuje punkt ruchu. Za jego ostatnią metą pierwszy tor zaczyna się od nowa (nasze rozstrzygnięcie).
rule-C-6-9 = Kto wykonuje ruch, wybiera, które punkty ruchu wydaje, a koszt w punktach ruchu płaci dowolnym rodzajem. Program wydaje najpierw zwykłe, dopóki nie zdecydujesz inaczej.

## Faza biegu, kroki 6 i 7

rule-C-7-1 = W rundzie możesz kupić najwyżej dwie kości, różnych kolorów, za koszt podany na karcie, dopóki są na podajniku. Trafiają do strefy odrzucania.
rule-C-7-2 = Wszystkie aktywne kości trafiają do strefy odrzucania, a niewydana waluta przepada. Strefa rzutu zostaje bez zmian.
rule-C-7-3 = Ruch, kupowanie i odrzucanie można rozgrywać jednocześnie. Gdy kolejność ma znaczenie albo ktoś, kto jeszcze nie zaczął, chce zaczekać, każdy gracz wykonuje wszystkie trzy kroki po kolei, poczynając od pierwszego gracza; kto już zaczął, najpierw kończy. W grze jednoczesnej kolejność ma znaczenie wtedy, gdy na podajniku lub w puli szarych jest mniej kości niż graczy, którzy jeszcze nie skończyli (nasze rozstrzygnięcie).
rule-C-7-4 = Gdy wszyscy skończą, kość pierwszego gracza, gdziekolwiek leży, trafia do strefy rzutu następnego gracza zgodnie z ruchem wskazówek zegara.

## Tor fanów

rule-C-8-1 = Tor fanów ma za trybunami 13 pól. Każde przesunięcie daje to, co pokazuje nowe pole; masz tylu fanów, ile wynosi numer twojego pola.
rule-C-8-2 = Kto ma się przesunąć, stojąc na polu 13, dostaje jeszcze raz 6 żetonów waluty.
rule-C-8-3 = To, co dają pola, jest naszym szacunkiem. Żetony waluty: 2 na polach 1 i 3, 3 na 5 i 7, 4 na 9 i 11, 6 na 13, 1 na 4 i 8, 2 na 12. Żeton doboru: na każdym parzystym polu.

## Koniec gry

rule-C-9-1 = Gdy biegacz dotrze do ostatniej mety, rundę rozgrywa się do końca.
rule-C-9-2 = Jeśli tylko jeden gracz jest na mecie, zwycięża. Z kilku wygrywa ten, którego biegacz jest najdalej za startem, przy czym liczy się najmniejsza liczba pól, z wodą jak zwykłym terenem i bez skrótów; kto nie jest jeszcze na mecie, zajmuje miejsce za wszystkimi, którzy na niej są (nasze rozstrzygnięcie). Jeśli i tu jest remis, wszyscy rozgrywają następną rundę i tak dalej.
rule-C-9-3 = Przy czerwonych liniach i prowadzącym biegaczu liczą się przebyte już okrążenia i tory. Nie ma znaczenia, ilu biegaczy prowadzi razem.

## Rozstrzygnięcia

rule-C-10-1 = Kolory zwolnione przy dobieraniu, dzięki karcie Rębajło lub mocy karty Serdel, nie liczą się ani w strefie rzutu, ani przy dobieraniu: inne kości trzeba dobrać do limitu, zwolnione można, ile się chce.
rule-C-10-2 = Karta Mistrzunio ma przed tym pierwszeństwo: dowolne twoje kości ze stref dobierania, odrzucania i aktywnej albo żadna, nawet poniżej limitu. Efekty jednego rodzaju się nie sumują i kończą się z następnym dobieraniem, użyte czy nie.
rule-C-10-3 = Czadosław i podobne karty pozwalają kusić los samą taką kością, gdy strefa rzutu jest pusta, a przed jednym kuszeniem losu można przenieść kilka takich kości. Drugą kością, którą przenosi Ananas Bananas, może być każda inna twoja aktywna kość, także użyta i kość pierwszego gracza.
rule-C-10-4 = Wielki Padano to zdolność Natychmiastowa jak inne: gdy jest ich kilka naraz, kolejność wybiera właściciel, więc kuszenie losu, którego wymaga, może być pierwsze, pomiędzy nimi albo ostatnie. Wymaga jednego za każdy rzut fazy rzutu, w którym wypadł jego symbol. Każde grozi porażką jak zwykle; porażka odwołuje pozostałe, a bez kości do rzutu obowiązek wygasa. Kość, która trafi do strefy aktywnej w fazie biegu, daje tylko swoje 3 punkty ruchu.
rule-C-10-5 = Piña Cubitolada może chronić wymagane kuszenie losu. Chronione kuszenie losu nadal wprowadza ryzyko, a ryzyko trwa też po użyciu kart Reanimator i Szpilczaste Jabłko.
rule-C-10-6 = Każde kuszenie losu, które kończy się bez porażki, liczy się tak samo: bezpieczne, chronione czy uratowane. Reagują na nie tylko kości, które były aktywne w chwili decyzji i nadal są; pożyczona, gdy porażka już grozi, nie reaguje.
rule-C-10-7 = Zdolność na wypadek grożącej porażki działa przed wszystkimi skutkami porażki. Szpilczaste Jabłko może wziąć szare kości ze strefy aktywnej; jeśli się nie uda, leżą w strefie rzutu, a bez szarych kości karta nic nie robi.
rule-C-10-8 = Sir Nick prowadzi na dowolne suche sąsiednie pole, także z wody, albo nigdzie. Dotarcie do mety liczy się od razu, bez względu na porażkę; następne przejście prowadzi dalej ze startu, a w zestawie Finałowy finał droga z mety na start też jest takim przejściem.
rule-C-10-9 = Schrödingerek działa od pierwszego rzutu do końca kroku 4, także gdy grozi porażka. Dwa symbole dają jedną kość, a uzyskany tak biały symbol może być jednym z następnych dwóch.
rule-C-10-10 = Kości pożyczone dzięki kartom Schrödingerek i Sześcianozaur są oznaczone i wracają na podajniki, gdy wszyscy skończą odrzucanie, od każdego, kto je ma; to nie jest strata. Stracone wcześniej liczą się jako stracone i nie są już oznaczone. Kupiona lub zdobyta kość nigdy nie jest oznaczona.
rule-C-10-11 = Jan Nosik rzuca dokładnie dwiema kośćmi za każdego gracza mającego mniej mieczy, jeśli tyle masz, w jednym rzucie. Mogą być wśród nich kości aktywne: trafienie działa od nowa, pudło trafia do strefy rzutu i jego nieużyty symbol przepada; co kość już dała, to zostaje.
rule-C-10-12 = Karty Krab't'Cupak nie trzeba używać. Oddać można każdą kość oprócz kości pierwszego gracza, a oddanie nie jest stratą.
rule-C-10-13 = Kość, którą trzeba stracić, może zaczekać do końca kroku 4, aby liczyć się jako aktywna dla innych kart.
rule-C-10-14 = Przy 13 fanach kolejny z kart Kapitan Szczek i Kątemplujący Lamisław nie daje żetonów waluty, a więc nie daje nic, i nie pada o niego pytanie. Własne 2 żetony waluty karty Kapitan Szczek to osobna zdolność: i tak są, a gdy przez kartę Rzucający Drewnem mogłyby kosztować kość, można z nich zrezygnować i wziąć samego fana.
rule-C-10-15 = Z kartą Rzucający Drewnem musisz stracić kość, gdy tylko zdobędziesz w tej rundzie żeton waluty, skądkolwiek i kiedykolwiek: liczą się też pola, fani i karta Po prostu Bob. Tracisz ją w wybranej chwili, od kroku 4, a najpóźniej przed odrzucaniem.
rule-C-10-16 = Witaj Koteczku sprawdza stracone kości w chwili użycia; strata na polu przychodzi za późno. Porażka nie jest stratą kości.
rule-C-10-17 = Z kartą Lalalama zdolności Natychmiastowe z pierwszego rzutu kończy się przed drugim, w którym rzuca się tym, co wtedy leży w strefie rzutu.
rule-C-10-18 = T-Reksio liczy od miejsca, w którym biegacz stoi w kroku 4.
rule-C-10-19 = Po prostu Bob liczy przez sąsiednie pola każdego rodzaju, w obie strony, nigdy przez ściany. Start i meta to jedno pole, jeśli na planszy są jednym miejscem; jeśli leżą osobno, liczy od strony, po której stoi biegacz. Skróty i plecaki odrzutowe nie są bonusami.
rule-C-10-20 = Kto opuści pole, na którym zaczyna rundę, i na nie wróci, nie bierze z niego bonusu.
