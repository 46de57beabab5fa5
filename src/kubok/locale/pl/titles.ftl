# Gry, które tu są: nazwy, linijka o każdej i co można wybrać. title-GRA, option-GRA-NAZWA.

title-cubitos = Cubitos
title-cubitos-text = Wyścig kości dla dwóch do czterech osób: rzucaj, ryzykuj, kupuj lepsze kości i biegnij.
title-venture = A Wild Venture
title-venture-text = Gra karciana dla dwojga: mieszkańcy, ekwipunek, budynki i wędrowiec na szlakach.
title-pig = Świnia
title-pig-text = Rzucaj, póki starczy odwagi: jedynka zabiera wszystko z tej tury.
title-kuhn = Poker Kuhna
title-kuhn-text = Najmniejszy poker: trzy karty, jedna stawka, dwoje graczy.
title-goofspiel = Goofspiel
title-goofspiel-text = Wszyscy naraz stawiają kartę o nagrodę; bierze ją jedyna najwyższa stawka.

option-pig-goal = Punkty do zwycięstwa
option-goofspiel-cards = Karty na każdej ręce
option-venture-theme = Talia tematyczna
option-venture-theme-academy = Akademia
option-venture-theme-news = Wieści
option-venture-board = Strona planszy
option-venture-wilder = Jeszcze dziksza wyprawa: obie talie tematyczne, więcej kart na ręce (V-8.2)
option-venture-no_memory = Bez zapamiętywania: wsuwane karty są pokazywane (V-8.1)
option-venture-share_ties = Przy remisie zwycięstwo jest wspólne (V-7.3)
