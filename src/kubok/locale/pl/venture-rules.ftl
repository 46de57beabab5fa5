# Zasady A Wild Venture naszymi słowami: rule-V-ROZDZIAŁ-NUMER i tytuły rozdziałów (venture-section-ROZDZIAŁ).
# Gdzie instrukcja milczy albo sobie przeczy, zdanie mówi o naszym rozstrzygnięciu; cały rozdział 10 to nasze rozstrzygnięcia.
#
# Słowa (polskiego wydania nie ma, są nasze):
#   villager mieszkaniec · gear ekwipunek (karta ekwipunku) · building budynek · starter card karta startowa (nest gniazdo,
#   lily pad nenufar, burrow nora) · starting villager początkowy mieszkaniec · supply zapas · coin moneta · reserve bank
#   deck talia · discard pile stos odrzuconych · tuck wsunąć · scoring pile stos punktacji · player area obszar gracza · row rząd
#   species gatunek (wrona, żaba, królik) · gain zyskać · draw dobrać · discard odrzucić · invest zainwestować · look podejrzeć
#   travel wędrować · adventurer wędrowiec · Home Dom · trail szlak · space pole · fork rozwidlenie · toll myto · reward nagroda
#   chest skrzynia (żelazna, złota, rubinowa) · basic, advanced side strona podstawowa, zaawansowana
#   main, free action akcja główna, darmowa akcja · trigger, condition warunek · relic effect efekt reliktu · enchant zaczarować
#   enchantment token żeton czaru · theme deck talia tematyczna (akademii, wieści) · point punkt · price koszt

section-V-1 = Elementy i przygotowanie gry
section-V-2 = Tura
section-V-3 = Efekty i wędrówka
section-V-4 = Ekwipunek
section-V-5 = Budynki
section-V-6 = Czary
section-V-7 = Koniec gry i punktacja
section-V-8 = Warianty
section-V-9 = Karty i plansza
section-V-10 = Nasze rozstrzygnięcia

## Elementy i przygotowanie gry

rule-V-1-1 = Gra jest dla dwóch graczy. Talia składa się z 51 kart talii głównej (każdego gatunku, wron, żab i królików: 9 mieszkańców, 4 karty ekwipunku i 4 budynki) oraz z 24 kart talii tematycznej, akademii albo wieści (każdego gatunku: 5 mieszkańców, 2 karty ekwipunku i 1 budynek); tasuje się je razem. Odrzucone karty leżą obok odkryte: stos odrzuconych wolno przeglądać w każdej chwili, ale nie wolno zmieniać jego kolejności.
rule-V-1-2 = Na oznaczone pola planszy trafiają żetony: złota skrzynia na żelazną, dwa żetony +5 na pola dające +3, trzy gniazda na pola, na których dobiera się 1 kartę, i po parze jednakowych żetonów czaru na każde z dwóch pól czaru. Z trzeciej pary każdy gracz bierze jeden.
rule-V-1-3 = Każdy gracz bierze 5 monet i trzy karty startowe, gniazdo wrony, nenufar żaby i norę królika, stroną podstawową do góry, oraz dobiera 5 kart.
rule-V-1-4 = Trzech początkowych mieszkańców, po jednym każdego gatunku, wykłada się na stół i losuje, kto zaczyna. Poczynając od drugiego gracza, każdy bierze jednego z nich i wędrowca tego samego gatunku; trzeci trafia na stos odrzuconych. Twój początkowy mieszkaniec otwiera twój rząd mieszkańców i ma na sobie 2 zapasy.
rule-V-1-5 = Wędrowcy zaczynają w Domu. Każdy gracz ma stos punktacji, na początku pusty: wsunięte karty leżą w nim zakryte i nikomu nie wolno ich oglądać.
rule-V-1-6 = Monety i zapasy to te same żetony: w obszarze gracza są monetami, na karcie zapasami. Nigdy ich nie brakuje. Na ręce i w grze możesz mieć dowolnie wiele kart.
rule-V-1-7 = Do pierwszej gry weź wiosenną stronę planszy i talię akademii. Początkowy mieszkaniec to mieszkaniec jak każdy inny i po wsunięciu punktuje; ten, którego nikt nie wziął, jest pierwszą kartą stosu odrzuconych. Nikt nie może mieć więcej niż 3 żetony czaru, po jednym z każdej pary.

## Tura

rule-V-2-1 = W swojej turze wykonujesz dwie akcje główne: zagrywasz kartę i aktywujesz kartę albo robisz jedno z tego dwa razy. Obie są obowiązkowe (nasze rozstrzygnięcie: instrukcja raz mówi „musisz”, raz „możesz”, a karta startowa do aktywowania jest zawsze). Przed nimi, między nimi i po nich wykonujesz dowolnie wiele darmowych akcji, ale nie w trakcie rozpatrywania efektu. O tym, że tura się kończy, decydujesz ty.
rule-V-2-2 = Zagranie karty: wybierz ją z ręki, zapłać do banku jej koszt w monetach i połóż ją we właściwym rzędzie: budynki obok kart startowych, mieszkańców w rzędzie nad nimi, ekwipunek w górnym. Na mieszkańca i ekwipunek połóż z banku tyle zapasów, ile wydrukowano na karcie. Karty w grze leżą odkryte (nasze rozstrzygnięcie; „zakryte” w instrukcji to pomyłka).
rule-V-2-3 = Aktywowanie karty: karty startowej za darmo albo mieszkańca w grze, z którego zwracasz do banku 1 zapas; bez zapasów nie jest to możliwe. Ekwipunku i budynków się nie aktywuje. Obie akcje główne nie mogą aktywować tej samej karty. Kartę wolno aktywować już w turze, w której została zagrana (nasze rozstrzygnięcie). „W grze” znaczy: leży teraz w rzędach.
rule-V-2-4 = Efekty kart, reliktów i nagród następują w wydrukowanej kolejności, a każdy wykonujesz na tyle, na ile się da. Koszt wewnątrz efektu trzeba zapłacić, jeśli się da; jeśli nie, ten efekt się pomija. Kartę wolno aktywować, nawet gdy nic z niej nie wyjdzie; zapas i tak przepada.
rule-V-2-5 = Mieszkańca z napisem „darmowa akcja” aktywuje się darmową akcją zamiast głównej. To też kosztuje 1 zapas, a każdego takiego mieszkańca można tak aktywować raz na turę.
rule-V-2-6 = Karty mogą też być aktywowane przez efekty. Nie trzeba do tego zapasu i żaden nie przepada, a ograniczenia akcji głównych i darmowych ani tego nie dotyczą, ani się przez to nie wyczerpują.
rule-V-2-7 = Darmowa akcja: połóż żeton czaru ze swojego obszaru gracza na swoim budynku, który jeszcze żadnego nie ma (V-6.1). Żetonu już się nie zdejmuje.
rule-V-2-8 = Na koniec twojej tury wędrowiec wraca do Domu, jeśli stoi na końcu szlaku. Potem po kolei, w wybranej przez ciebie kolejności, wsuwasz wszystkich swoich mieszkańców i cały ekwipunek w grze, na których nie ma zapasów; w przypadku ekwipunku najpierw zastosuj efekt reliktu. Relikt może położyć zapasy na innej takiej karcie, która wtedy zostaje. Na końcu nie może zostać ani jedna taka karta. Ekwipunek opróżniony w turze rywala czeka na koniec tury swojego właściciela (nasze rozstrzygnięcie).

## Efekty i wędrówka

rule-V-3-1 = Zyskaj X: weź X monet z banku. Dobierz X: weź na rękę X kart z talii, chyba że karta wskazuje inne miejsce. Wsuń: połóż kartę zakrytą w swoim stosie punktacji. Odrzuć X: połóż X kart, z ręki, jeśli nie powiedziano inaczej, odkrytych na stosie odrzuconych, w dowolnej kolejności. Zainwestuj X: połóż od 0 do X swoich monet na jednym budynku; stają się tam zapasami i punktują. Jeśli mówi to budynek, chodzi o niego samego; każdy inny efekt oznacza jeden z twoich budynków do wyboru (nasze rozstrzygnięcie).
rule-V-3-2 = Podejrzyj X: obejrzyj w tajemnicy X wierzchnich kart talii albo wszystkie, które zostały. Zastosuj do nich po kolei następne efekty, a resztę odłóż na wierzch w dowolnej kolejności. Przykład: podejrzyj 4: dobierz 2, odrzuć 1. Jeśli zostały tylko 3 karty, dobierasz 2 i odrzucasz 1.
rule-V-3-3 = Wędruj o X: przesuń swojego wędrowca o 1 do X pól, co najmniej o 1, jeśli się da, i tylko w stronę od Domu. W Domu i na każdym rozwidleniu wybierasz drogę. Obaj wędrowcy mogą stać na tym samym polu.
rule-V-3-4 = Po jesiennej stronie niektóre drogi wymagają myta w monetach albo w kartach odrzuconych z ręki. Każde myto płaci się tuż przed jego krokiem; kto nie może zapłacić, nie może tamtędy iść. Pierwszy krok jest obowiązkowy, nawet płatny, jeśli da się go opłacić; dalsze zależą od ciebie. Jeśli żadnej drogi nie da się opłacić albo szlak się skończył, wędrowiec zostaje na miejscu.
rule-V-3-5 = Po ruchu dostajesz nagrodę z pola, na którym się on skończył. Bez ruchu nie ma nagrody.
rule-V-3-6 = Nagrody: zyskaj podaną liczbę monet; dobierz podaną liczbę kart; gniazdo, nenufar lub nora: aktywuj tę swoją kartę startową albo ulepsz ją, czyli obróć na stronę zaawansowaną; skrzynia (V-3.7).
rule-V-3-7 = Skrzynia daje jedną z trzech rzeczy do wyboru. Żelazna: wsuń 1 kartę z ręki albo połóż 1 zapas na jednym ze swoich mieszkańców, albo podejrzyj 3: dobierz 1, odrzuć 2. Złota: wsuń 2 karty z ręki albo aktywuj jednego ze swoich mieszkańców, albo podejrzyj 5: dobierz 2, odrzuć 3. Rubinowa: wsuń 3 karty z ręki albo weź dowolne 2 karty ze stosu odrzuconych, jedną wsuń, a drugą zagraj bez płacenia jej kosztu, albo podejrzyj 5: wsuń 1, dobierz 2, odrzuć 2.
rule-V-3-8 = Jeśli ruch kończy się na żetonie czaru, weź go do swojego obszaru gracza, chyba że masz już żeton z tej pary, tam albo na budynku: wtedy zostaje. Nic więcej takie pole nie daje (nasze rozstrzygnięcie). Każdy inny żeton daje własną nagrodę zamiast wydrukowanej i wychodzi z gry.
rule-V-3-9 = Monety zyskane i karty dobrane na planszy liczą się jak każde inne i uruchamiają karty, które na to czekają.

## Ekwipunek

rule-V-4-1 = Każdy ekwipunek ma warunek. Ilekroć spełni go którykolwiek gracz, nie tylko właściciel, 1 zapas, jeśli jakiś jest, przechodzi z ekwipunku do obszaru tego gracza jako moneta.
rule-V-4-2 = Ekwipunku nigdy nie uruchamia zagranie jego samego ani zapłata za niego.
rule-V-4-3 = Efekt reliktu następuje tylko wtedy, gdy ekwipunek jest wsuwany na koniec tury właściciela z braku zapasów: nie wtedy, gdy wsuwa się go z ręki, przy podglądzie czy w jakikolwiek inny sposób.

## Budynki

rule-V-5-1 = Każdy budynek ma warunek. Gdy spełni go właściciel, efekt następuje od razu: przerywa to, co się dzieje i co potem toczy się dalej, albo zmienia to, co właściciel właśnie robi. Zapasów z budynku się przy tym nie zużywa.
rule-V-5-2 = Budynku także nigdy nie uruchamia zagranie jego samego ani zapłata za niego.
rule-V-5-3 = Jeśli naraz uruchamia się kilka kart, ekwipunku lub budynków, kolejność wybiera gracz, który spełnił warunek.

## Czary

rule-V-6-1 = Budynek można zaczarować raz, jednym żetonem. Karta pokazuje, który z dwóch rodzajów czaru ma: taki, który działa od razu i tylko raz, albo taki, który odtąd zmienia efekt budynku.

## Koniec gry i punktacja

rule-V-7-1 = Gdy talia się skończy, turę gra się do końca. Potem każdy gracz ma jeszcze jedną, ostatnią turę, najpierw ten, którego tura właśnie nie trwała. Po ostatniej turze gry opróżniony ekwipunek gracza, który nie ma już tury, wsuwa się bez efektu reliktu. Karty pozostałe na rękach idą na stos odrzuconych i niczego nie uruchamiają.
rule-V-7-2 = Mieszkańcy: policz wsunięte karty każdego gatunku i pomnóż najmniejszą liczbę przez największą; jeśli jakiegoś gatunku brak, wychodzi 0. Budynki: 1 punkt za każdy zapas na twoich budynkach w grze. Ekwipunek: liczba wsuniętych kart ekwipunku razy liczba twoich zaczarowanych budynków. Wsunięte budynki, mieszkańcy i ekwipunek pozostali w grze, karty na ręce, monety i niepołożone żetony czaru nie dają nic.
rule-V-7-3 = Wygrywa największa liczba punktów. Przy remisie autor radzi podzielić się zwycięstwem; jeśli komuś zależy, rozstrzyga więcej monet, potem więcej punktów za mieszkańców, a gdy i tu jest równo, zwycięstwo jest wspólne. Program rozstrzyga remisy w ten sposób, o ile się tego nie wyłączy.
rule-V-7-4 = Przykład: wsunięto 5 królików, 3 żaby i 6 wron, czyli 3 × 6 = 18. Na dwóch budynkach jest 8 zapasów, czyli 8. Wsunięto 7 kart ekwipunku i zaczarowano 2 budynki, czyli 14; trzeci żeton, niepołożony, nic nie daje. Razem 40 punktów.

## Warianty

rule-V-8-1 = Bez zapamiętywania, za zgodą obu graczy: karty pokazuje się przy wsuwaniu, a własny stos punktacji wolno przeglądać w każdej chwili, cudzego jednak nie. Bez tego wariantu nikt nie zagląda do stosów, nawet do własnego: ile jest w nim kart, wiadomo, a jakie, trzeba pamiętać.
rule-V-8-2 = Jeszcze dziksza wyprawa: do talii wtasowuje się obie talie tematyczne, a dobierasz 8 kart zamiast 5. Po wyborze początkowych mieszkańców odrzucasz 3.

## Karty i plansza

rule-V-9-1 = Instrukcja podaje liczby kart, ale ich nie wymienia. Co mówią o kilku z nich jej przykłady, zachowano; pozostałe nazwy, koszty, zapasy i efekty są nasze własne. Kto ma pudełko, może wprowadzić drukowane karty, zmieniając same pliki danych.
rule-V-9-2 = Obie strony planszy też są nasze własne, na wzór tego, co pokazuje instrukcja: trzy szlaki prowadzące od Domu, po drodze rozwidlenia, skrzynia na każdym końcu, a jesienią myto.

## Nasze rozstrzygnięcia

rule-V-10-1 = Zyskiem są tylko efekty i nagrody, które mówią „zyskaj”. Nie jest nim moneta z ekwipunku ani zapasy kładzione na zagraną kartę, ani to, co płaci się jako myto.
rule-V-10-2 = Warunek, który mówi o efekcie (zyskaj, dobierz, wędruj, podejrzyj, zainwestuj), jest spełniony raz przy każdym zastosowaniu efektu, bez względu na X, jeśli doszło do skutku co najmniej 1. Warunek, który mówi o kartach (zagranych, odrzuconych, wsuniętych), jest spełniony raz za każdą kartę, po kolei. Za każdym razem ekwipunek traci nie więcej niż 1 zapas.
rule-V-10-3 = Kiedy warunek jest spełniony. Zagranie: gdy karta leży w rzędzie ze swoimi zapasami. Odrzucenie, wsunięcie, zysk, dobranie, inwestycja: gdy się dokonają. Wędrówka lub dotarcie na pole: po ruchu, przed nagrodą. Aktywowanie: po ogłoszeniu i zapłaceniu, przed efektami.
rule-V-10-4 = Wszystko, co uruchamia jedno zdarzenie, czeka razem. Gracz, który spełnił warunek, wybiera następną kartę, a wszystko, co z niej wynika, kończy się przed resztą. Karta, która tymczasem weszła do gry, nie dołącza; ekwipunek, który tymczasem się opróżnił, nic nie daje.
rule-V-10-5 = Oglądane karty leżą na boku, aż podgląd się skończy; jeśli przerywa go dobieranie, karty bierze się spod nich. Dobranie przy podglądzie to dobranie; odrzucenie przy nim nie jest odrzuceniem z ręki. Talia jest pusta dopiero wtedy, gdy jest taka po odłożeniu kart.
rule-V-10-6 = Ekwipunek bez zapasów zostaje w grze i nic nie robi. Jeśli dostanie zapasy przed końcem tury właściciela, nie jest wsuwany.
rule-V-10-7 = Warunek spełnia ten gracz, który dobiera, odrzuca, zagrywa lub się porusza, nawet w turze rywala; on też dostaje monetę i wybiera kolejność. Budynek działa dla swojego właściciela także w turze rywala.
rule-V-10-8 = Karta zagrana dzięki efektowi jest zagrana: uruchamia to, co czeka na jej gatunek, na jej rodzaj lub na budynek. Nie uruchamia tego, co mówi o akcji głównej lub o karcie z ręki.
rule-V-10-9 = Warunki spełnione przez relikty liczą się. Karty, które się przez to opróżniły, wsuwa się na koniec tej samej tury, i tak aż nie zostanie żadna. Relikt nigdy nie ratuje własnej karty. Zapasy z wsuwanej karty wracają do banku.
rule-V-10-10 = Najpierw wędrowiec wraca do Domu, potem wsuwa się karty (V-2.8). Jeśli wędrówka z reliktu zaprowadzi go potem na koniec szlaku, jako ostatni krok znów wraca do Domu. Powrót do Domu nie jest wędrówką.
rule-V-10-11 = Mieszkańca, który ma 0 zapasów, do końca tury można aktywować efektami i uzupełnić. Na karcie może leżeć więcej zapasów, niż na niej wydrukowano.
rule-V-10-12 = Jeśli talia skończy się w trakcie efektu, weź, co jest, i graj dalej. Dobranie lub podgląd bez kart oraz inwestycja, zysk lub wędrówka o wartości 0 to nic: niczego nie uruchamiają i nie dają nagrody.
rule-V-10-13 = Jeśli masz mniej kart, niż trzeba odrzucić lub wsunąć, idą wszystkie. Jako koszt lub myto to za mało: płaci się w całości albo wcale. Obniżony koszt nie spada poniżej 0.
rule-V-10-14 = Ze skrzyni wolno wybrać cokolwiek, nawet coś, co nic nie da. Kartę startową na stronie zaawansowanej można już tylko aktywować. Karta startowa obrócona w trakcie własnej aktywacji zachowuje na czas tej aktywacji swoje liczby.
rule-V-10-15 = Druga możliwość rubinowej skrzyni: karty nie przechodzą przez rękę. Jeśli na stosie odrzuconych leży jedna karta, zostaje wsunięta; jeśli żadna, nie dzieje się nic. Zagrana karta dostaje zapasy i uruchamia inne; wsunięty tak ekwipunek nie ma efektu reliktu.
rule-V-10-16 = Zapas z żelaznej skrzyni wolno położyć na dowolnym swoim mieszkańcu, także na tym, którego tekst ją otworzył. Złota skrzynia może aktywować także tego mieszkańca, którego wędrówka do niej doprowadziła, i mieszkańców z napisem „darmowa akcja”. Tylko jeśli otwiera ją tekst samego mieszkańca, aktywuje ona innego z twoich mieszkańców, i to takiego, który sam złotej skrzyni nie otwiera: inaczej mogłoby to trwać bez końca.
rule-V-10-17 = Żaba Czarodziej zmienia tylko nagrodę za własny ruch, także tę z żetonu (+5 zmienia się w „dobierz 5”), a nie za ruchy, do których doszło w jego trakcie. Nagroda jest wtedy dobraniem, a nie zyskiem.
rule-V-10-18 = Pole, które się mija, nic nie daje. Żeton najpierw się zdejmuje, a potem stosuje jego nagrodę. Wszystko, co uruchomiło myto, kończy się przed krokiem.
rule-V-10-19 = Zero Odpadów może wziąć ekwipunek tylko wtedy, gdy ten nadal leży na stosie odrzuconych, kiedy przychodzi kolej na tę kartę.
rule-V-10-20 = Jeśli talia skończy się w twojej turze, kończysz ją, potem ostatnią turę ma rywal, a potem ty; gracz, który zaczynał grę i opróżnił talię, ma więc o jedną turę więcej. Ogłoszonego końca nic już nie odwoła.
rule-V-10-21 = Żeby każda gra się skończyła: 40 tur z rzędu, w których z talii nie ubyła żadna karta, kończy ją tak, jakby talia była pusta, a przy 30 gra o tym uprzedza. We własnej talii po rozdaniu musi zostać co najmniej 20 kart.
rule-V-10-22 = Jawne są: monety, zapasy, rzędy, żetony, stos odrzuconych z jego kolejnością oraz liczba kart na ręce, w talii i w stosie punktacji. Kartę wsuwaną z gry lub ze stosu odrzuconych widać; z ręki lub przy podglądzie znana jest tylko liczba. O podglądzie obaj gracze wiedzą, ile kart dobrano, wsunięto, odrzucono i odłożono; kto podglądał, zna kolejność odłożonych, aż talia się zmieni. Wiadomo też to, co z tego wszystkiego wynika z rachunku. Boty mogą pamiętać wszystko; strona i terminal pokazują tylko, ile kart leży w stosach, także w twoim własnym (V-8.1).
rule-V-10-23 = Jeszcze dziksza wyprawa (V-8.2): 3 odrzucane karty wybiera się w tajemnicy, gdy obaj gracze mają już początkowych mieszkańców, i wykłada w kolejności, w jakiej ich brano. Niczego to nie uruchamia.
