# Mówi przewodnik pierwszej lekcji A Wild Venture. Krótko i nigdy dwa razy.

venture-lesson-welcome = Cześć, jestem twoim przewodnikiem. Ty i sąsiad dbacie każde o swoją wioskę. Gdy talia się skończy, kończy się gra, a wygrywa ten, kto ma więcej punktów.
venture-lesson-draft = Ktoś z tej trójki zamieszka u ciebie, a jego wędrowiec będzie chodził dla ciebie. Naciśnij, kogo wolisz.
venture-lesson-hand = To twoja ręka. Moneta na karcie to jej koszt, a woreczek mówi, ile razy karta zadziała, zanim się wyczerpie.
venture-lesson-mains = Tura to dwie akcje główne: zagrać kartę albo aktywować kartę. Byle nie tę samą dwa razy.
venture-lesson-burrow = Karty kosztują monety, więc najpierw zaróbmy. Trzy karty startowe się nie zużywają: naciśnij norę.
venture-lesson-play = A teraz je wydaj: naciśnij mieszkańca w ręce. Wprowadzi się ze swoimi zapasami.
venture-lesson-end = Obie akcje główne wykonane: zakończ turę. W prawdziwej grze dzieje się to samo.
venture-lesson-points = Mieszkaniec bez zapasów zostaje wsunięty na zawsze i to właśnie daje punkty: najmniej liczny gatunek razy najliczniejszy. Zbieraj więc po równo wrony, żaby i króliki.
venture-lesson-lily-pad = Czas na spacer! Nenufar prowadzi twojego wędrowca szlakami. Naciśnij go.
venture-lesson-travel = Do każdego podświetlonego pola można dojść i każde mówi, co daje. Liczy się tylko to, na którym staniesz. Naciśnij je.
venture-lesson-chest = Skrzynia! Wybierz jedną z trzech rzeczy. Karta wsunięta prosto z ręki też daje punkty.
venture-lesson-tuck = Wsunięte karty leżą zakryte w twoim stosie punktacji. Wybierz kartę gatunku, którego masz mało.
venture-lesson-discard = Coś musi trafić na stos odrzuconych. Naciśnij kartę, której najmniej szkoda.
venture-lesson-look = Podglądasz karty z talii. Naciśnij, co chcesz; reszta odchodzi.
venture-lesson-invest = Monety na budynku to punkty, po jednym za każdą. W sakiewce na koniec nie są nic warte. Ile kładziesz?
venture-lesson-activate = Do pracy: naciśnij mieszkańca. Kosztuje to zapas; gdy zniknie ostatni, pod koniec tury mieszkaniec zostaje wsunięty.
venture-lesson-enchant = Twój żeton może zaczarować budynek i nie jest to akcja główna. Naciśnij go: spełni się jego drugi wiersz.
venture-lesson-building = Budynek odpowiada, ilekroć robisz to, na co czeka. Naciśnij ten, aby go zbudować.
venture-lesson-gear = Ekwipunek płaci monetę temu, kto zrobi to, na co czeka, tobie albo sąsiadowi. Wsunięty na końcu daje punkty za każdy twój zaczarowany budynek. Naciśnij go.
venture-lesson-deck = To jest zegar: gdy talia się skończy, każdy ma jeszcze jedną, ostatnią turę. Kto dużo dobiera, szybko kończy.
venture-lesson-alone = Wiesz już wszystko. Odezwę się tylko, gdy będzie coś nowego. Jeśli karta jest niejasna, wskaż ją przez chwilę albo naciśnij i przytrzymaj.
venture-lesson-last = Talia jest pusta: ostatnie tury. Monety i karty w ręce nic nie dają, więc inwestuj i wsuwaj, co możesz.
