# Teksty 56 kart zdolności naszymi słowami: card-NAZWA-N, punkt po punkcie.

## Białe

card-smelly-cat-1 = Bieg: weź 2 punkty ruchu.
card-cat-tastrophy-1 = Bieg: zdobądź do strefy odrzucania jedną kość o koszcie nie większym niż liczba twoich fanów; szare kości kosztują 0.
card-fat-cat-1 = Bieg: weź 1 monetę.
card-fat-cat-2 = Możesz wziąć dodatkowo 3 punkty ruchu; wtedy musisz zdobyć 1 szarą kość, jasną lub ciemną, jeśli jest w puli.
card-dope-cat-1 = Bieg: jeśli masz aktywną brązową kość, weź 2 monety.
card-dope-cat-2 = Jeśli masz aktywną zieloną kość, weź 3 monety.
card-dope-cat-3 = Mając oba kolory, weź jedno i drugie.
card-broken-cow-1 = Aktywna: w dowolnym momencie użyj razem dwóch białych symboli i weź dowolną kość z podajnika do strefy aktywnej, wybraną ścianką do góry; możesz użyć jej zdolności Natychmiastowej.
card-broken-cow-2 = Na koniec rundy ta kość wraca na podajnik, gdziekolwiek leży.
card-broken-cow-3 = Pojedynczy biały symbol nic nie robi.
card-fast-cat-1 = Natychmiastowa: dorzuć 2 wybrane kości ze strefy dobierania (bez ryzyka porażki).
card-schmutz-1 = Bieg: weź 1 punkt ruchu.
card-schmutz-2 = Jeśli w tej rundzie tracisz kość, weź jeszcze 3 punkty ruchu.

## Brązowe

card-rich-dog-1 = Bieg: weź 3 monety.
card-rich-dog-2 = Bieg: musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-captain-bark-1 = Bieg: jeśli masz aktywną białą kość i aktywną czerwoną kość, możesz przesunąć się o jedno pole na torze fanów; weź żeton doboru z nowego pola, ale nie żetony waluty.
card-captain-bark-2 = Bieg: weź 2 żetony waluty.
card-captain-bark-3 = Bieg: musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-wizard-1 = Aktywna: za każdym razem, gdy kusisz los bez porażki, weź 1 żeton waluty.
card-wizard-2 = Bieg: musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-dapper-doggie-1 = Bieg: weź jeszcze raz monety i punkty ruchu ze swoich aktywnych szarych kości.
card-dapper-doggie-2 = Bieg: musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-dapper-doggie-3 = Każda taka kość liczy je jeszcze raz: przy dwóch takich kościach 3 monety z szarych dają razem 9.
card-dr-livingstone-1 = Bieg: weź 2 punkty ruchu.
card-dr-livingstone-2 = Bieg: musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-mr-dog-1 = Bieg: weź 2 żetony waluty.
card-mr-dog-2 = Bieg: musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-muggles-1 = Natychmiastowa: dorzuć 2 wybrane kości ze strefy dobierania (bez ryzyka porażki).
card-muggles-2 = Bieg: weź 2 monety.
card-muggles-3 = Bieg: musisz stracić tę kość, nawet jeśli nie używasz żadnej z jej zdolności.

## Czerwone

card-mr-soldier-1 = Najwięcej mieczy: weź 3 żetony waluty i 2 punkty ruchu.
card-mr-soldier-2 = Remis rozstrzyga kość pierwszego gracza.
card-punch-guy-1 = Najwięcej mieczy: przy dobieraniu w następnej fazie rzutu białe i zielone kości nie liczą się do limitu dobierania.
card-punch-guy-2 = Remis rozstrzyga kość pierwszego gracza.
card-punch-guy-3 = Te kości nadal liczą się jak zwykle przy sprawdzaniu, czy ponosisz porażkę.
card-supah-general-1 = Najwięcej mieczy: weź tyle punktów ruchu, ilu masz fanów.
card-supah-general-2 = Remis rozstrzyga kość pierwszego gracza.
card-jacques-couteau-1 = Miecze: za każdego gracza, który ma ich mniej niż ty, wybierz dwie swoje kości inne niż czerwone, z dowolnych stref. Rzuć wszystkimi naraz; trafienia stają się aktywne, pudła trafiają do strefy rzutu.
card-jacques-couteau-2 = To nie jest kuszenie losu i nie grozi porażką.
card-jacques-couteau-3 = Zdolności Natychmiastowe działają jak zwykle.
card-champion-1 = Najwięcej mieczy: przy dobieraniu w następnej fazie rzutu możesz przenieść do strefy rzutu dowolne swoje kości ze stref dobierania, aktywnej i odrzucania, bez względu na limit dobierania.
card-champion-2 = Remis rozstrzyga kość pierwszego gracza.
card-champion-3 = Możesz zostawić kości tam, gdzie są, nawet jeśli dobierzesz mniej, niż wynosi limit.
card-crabby-1 = Najwięcej mieczy: możesz oddać jedną swoją kość z dowolnej strefy innemu graczowi, który ma najmniej mieczy; jeśli jest ich kilku, wybierz jednego.
card-crabby-2 = Remis rozstrzyga kość pierwszego gracza.
card-crabby-3 = Kość trafia do strefy odrzucania tego gracza.
card-el-bandito-1 = Miecze: weź 1 żeton waluty za każdego gracza, który ma ich mniej niż ty.

## Zielone

card-rock-on-1 = Aktywna: przed każdym kuszeniem losu możesz przenieść tę kość do strefy rzutu i rzucić nią razem z innymi.
card-pina-cubelada-1 = Aktywna: użyj tej kości przed kuszeniem losu, a nie skończy się ono porażką.
card-pina-cubelada-2 = Każde następne kuszenie losu wymaga kolejnej takiej kości.
card-keep-on-rollin-1 = Aktywna: gdy grozi ci porażka, możesz zamiast niej stracić tę kość; potem kuś los dalej albo spasuj.
card-pineapple-rocks-1 = Aktywna: przed każdym kuszeniem losu możesz przenieść tę kość do strefy rzutu i rzucić nią razem z innymi.
card-pineapple-rocks-2 = Moc: jeśli to robisz, musisz przenieść tam jeszcze jedną aktywną kość, o ile ją masz.
card-up-to-11-1 = Aktywna: przed każdym kuszeniem losu możesz przenieść tę kość do strefy rzutu i rzucić nią razem z innymi.
card-up-to-11-2 = Moc: w fazie biegu weź 2 punkty ruchu.
card-rolling-stoned-1 = Aktywna: gdy grozi ci porażka, możesz rzucić dowolnymi swoimi szarymi kośćmi z dowolnych stref; trafienia stają się aktywne, pudła trafiają do strefy rzutu.
card-rolling-stoned-2 = Jeśli jest trafienie, nie ponosisz porażki: kuś los dalej albo spasuj.
card-rolling-stoned-3 = Bez trafienia ponosisz porażkę, chyba że użyjesz kolejnej takiej kości.
card-punk-fruit-1 = Aktywna: gdy ponosisz porażkę, możesz zostawić wszystkie swoje zielone i szare kości w strefie aktywnej; pozostałe aktywne kości odrzucasz, a na torze fanów przesuwasz się jak zwykle o jedno pole.
card-punk-fruit-2 = Bieg: wybierz najwyżej 9 kości różnych kolorów ze stref dobierania i rzutu i rzuć nimi razem, jeden raz; trafienia stają się aktywne, pudła trafiają do strefy rzutu, a porażka nie grozi.
card-punk-fruit-3 = Kości zostawione dzięki pierwszej części działają w fazie biegu jak zwykle.
card-punk-fruit-4 = Jedna kość może wykonać obie części, a każda taka kość może dać jeden rzut.
card-punk-fruit-5 = Oba odcienie szarości to jeden kolor, a kość pierwszego gracza to osobny kolor.

## Pomarańczowe

card-dugout-1 = Natychmiastowa: dorzuć 3 wybrane kości ze strefy dobierania (bez ryzyka porażki).
card-reliever-beaver-1 = Bieg: możesz stracić jedną kość ze swojej strefy rzutu.
card-benchwarmer-1 = Bieg: możesz stracić dwie kości: tę i jeszcze jedną z dowolnej swojej strefy.
card-batter-beaver-1 = Natychmiastowa: dorzuć 2 wybrane kości ze strefy dobierania (bez ryzyka porażki).
card-batter-beaver-2 = Bieg: jeśli w tej rundzie zdobywasz choć jeden żeton waluty (skądkolwiek), musisz stracić jedną kość z dowolnej swojej strefy.
card-mr-bats-1 = Bieg: weź 2 monety albo po 1 punkcie ruchu za każdych dwóch fanów (zaokrąglając w dół).
card-the-babe-1 = Bieg: weź 5 monet.
card-the-babe-2 = Moc: weź dodatkowo 1 punkt ruchu.
card-the-babe-3 = Moc: w fazie biegu musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-pinch-eater-1 = Natychmiastowa: przenieś jedną kość ze strefy rzutu do strefy aktywnej, wybraną ścianką do góry; możesz użyć jej zdolności Natychmiastowej.
card-pinch-eater-2 = Gdy strefa rzutu jest pusta, nic się nie dzieje.

## Fioletowe

card-rollosaurus-1 = Bieg: weź 4 punkty ruchu.
card-dancing-dino-1 = Bieg: weź 2 punkty ruchu.
card-dancing-dino-2 = Jeśli masz aktywną czerwoną kość, weź jeszcze 2.
card-dancing-dino-3 = Jeśli masz aktywną pomarańczową kość, weź jeszcze 1.
card-dancing-dino-4 = Mając oba kolory, weź jedno i drugie.
card-cubasaurus-1 = Natychmiastowa: weź z podajnika do strefy aktywnej dowolną kość inną niż fioletowa, wybraną ścianką do góry; możesz użyć jej zdolności Natychmiastowej.
card-cubasaurus-2 = Na koniec rundy ta kość wraca na podajnik, gdziekolwiek leży.
card-cubasaurus-3 = Bieg: musisz stracić tę fioletową kość, nawet jeśli nie używasz jej zdolności.
card-wikiwiki-dinosaur-1 = Bieg: weź 1 punkt ruchu za każdy kolor wśród swoich aktywnych kości, razem z kolorem tej.
card-wikiwiki-dinosaur-2 = Oba odcienie szarości to jeden kolor, a kość pierwszego gracza to osobny kolor.
card-you-bet-jurassican-1 = Bieg: weź 2 punkty ruchu.
card-you-bet-jurassican-2 = Jeśli masz aktywną brązową kość, weź jeszcze 2.
card-you-bet-jurassican-3 = Jeśli masz aktywną żółtą kość, weź jeszcze 1.
card-you-bet-jurassican-4 = Mając oba kolory, weź jedno i drugie.
card-shimmy-shimmy-dino-1 = Bieg: weź 1 punkt ruchu za każdą swoją aktywną białą i szarą kość.
card-pronto-bronto-1 = Bieg: weź 1 punkt ruchu za każde dwie czerwone linie między twoim biegaczem, zanim ruszy, a metą tego okrążenia lub toru.
card-pronto-bronto-2 = W rundzie rozstrzygającej remis nie bierzesz nic.

## Żółte

card-reckless-cheese-1 = Aktywna: za każdym razem, gdy kusisz los bez porażki, twój biegacz może od razu przejść o 1 pole.
card-reckless-cheese-2 = Nie może przy tym wejść na wodę ani skorzystać z bonusu, skrótu czy plecaka odrzutowego.
card-reckless-cheese-3 = Może dotrzeć do mety.
card-the-big-cheese-1 = Bieg: weź 1 punkt ruchu albo po 1 punkcie ruchu za każdych dwóch fanów (zaokrąglając w dół).
card-ledercheesen-1 = Aktywna: za każdym razem, gdy kusisz los bez porażki, możesz dorzucić 1 wybraną kość ze strefy dobierania.
card-ledercheesen-2 = Moc: w fazie biegu weź 1 punkt ruchu za każde 4 aktywne kości.
card-ledercheesen-3 = Każda taka kość działa osobno.
card-stinky-cheese-1 = Bieg: weź 2 punkty ruchu.
card-stinky-cheese-2 = Moc: przy dobieraniu w następnej fazie rzutu szare kości nie liczą się do limitu dobierania.
card-bad-cheese-1 = Bieg: weź 2 punkty ruchu.
card-bad-cheese-2 = Moc: weź dodatkowo 3 monety.
card-bad-cheese-3 = Moc: w fazie biegu musisz stracić tę kość, nawet jeśli nie używasz jej zdolności.
card-the-cheese-stands-alone-1 = Natychmiastowa: musisz jeszcze raz kusić los, nawet gdy nic nie grozi; to też liczy się jako kuszenie losu.
card-the-cheese-stands-alone-2 = Jeden rzut wymaga jednego kuszenia losu, bez względu na to, ile wypadło tych symboli.
card-the-cheese-stands-alone-3 = Bieg: weź 3 punkty ruchu.
card-cheese-boy-1 = Bieg: jeśli masz aktywną brązową kość, weź 2 punkty ruchu.
card-cheese-boy-2 = Jeśli masz aktywną pomarańczową kość, możesz stracić jedną kość ze swojej strefy rzutu.
card-cheese-boy-3 = Mając oba kolory, skorzystaj z jednego efektu lub z obu.

## Niebieskie

card-bob-1 = Po ruchu: zanim zaczniesz kupować, weź bonus z jednego pola bonusowego odległego o 1 lub 2 pola od twojego biegacza.
card-bob-2 = Liczą się pola każdego rodzaju, także woda.
card-bob-3 = Nie może to być pole, na którym stoi twój biegacz.
card-bob-4 = Może to być pole, na którym zaczynał rundę.
card-bob-5 = Kilka takich kości może wziąć ten sam bonus.
card-undercover-fish-1 = Bieg: weź 2 punkty ruchu; oba pozwalają wejść na wodę.
card-llama-rama-1 = Bieg: weź 3 monety.
card-llama-rama-2 = Moc: dodatkowo przesuń się o jedno pole na torze fanów; weź żeton doboru z nowego pola, ale nie żetony waluty.
card-bahama-llama-1 = Bieg: weź 3 monety i 1 punkt ruchu, który pozwala wejść na wodę.
card-llama-shaman-1 = Bieg: weź 2 monety i zdobądź czerwoną kość, jeśli jest na podajniku.
card-stogie-1 = Natychmiastowa: rzuć wszystkimi szarymi i białymi kośćmi ze swoich stref dobierania i rzutu; trafienia stają się aktywne, pudła trafiają do strefy rzutu.
card-stogie-2 = To nie jest kuszenie losu i nie grozi porażką.
card-chilly-mcchillster-1 = Bieg: rzuć wszystkimi kośćmi ze swojej strefy rzutu; trafienia stają się aktywne, pudła zostają.
card-chilly-mcchillster-2 = Potem zrób to jeszcze raz.
card-chilly-mcchillster-3 = Żaden z tych rzutów nie jest kuszeniem losu i żaden nie grozi porażką.
