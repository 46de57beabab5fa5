# Uwagi do torów i plansz: note-NAZWA. Po angielsku są w plikach danych; uwagi właściciela zostają bez zmian.

note-ahead-of-the-curve = Układ jest nasz własny: instrukcje podają tylko nazwę toru. Za skróty przez dwa żywopłoty płaci się walutą.
note-nothing-goes-right = Przerysowane z planszy przez jedną osobę, jeden raz. Niepewne: jedno z dwóch pól z 2 żetonami waluty w rzędzie 10 może należeć do rzędu 1, na prawo od startu.
note-still-waters-run-deep = Układ jest nasz własny: instrukcje podają tylko nazwę toru. Droga przez jezioro jest o ponad jedną czwartą krótsza.
note-testing-the-waters = Układ jest nasz własny: instrukcje podają tylko nazwę toru. Za jeden skrót płaci się walutą, za drugi punktami ruchu.
note-autumn = Instrukcja pokazuje tylko skrawki planszy: zachowano myto 1 monety przed żelazną skrzynią, rozwidlenie, na którym każda droga kosztuje, i myto w postaci karty przed polem „zyskaj 5”.
note-spring = Instrukcja pokazuje tylko skrawki planszy: zachowano rozwidlenie na zachodzie i wschodni odcinek z jej przykładu wędrówki.
note-first-lap = Do pierwszej lekcji.
