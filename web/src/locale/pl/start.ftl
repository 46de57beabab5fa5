# The words of the start page alone: what can be played here.

look-lead = Rzuć garścią kości, kuś los, ile starczy odwagi, i pierwszy przekrocz linię. Bez konta i czekania: siadaj i rzucaj.
look-soon = W przygotowaniu
look-game-cubitos = Cubitos
look-game-cubitos-players = 2–4 osoby
look-game-cubitos-text = Wyścig na kości, które sami kupujecie.
look-game-cubitos-1 = Rzucaj kośćmi. Trafienia zostają, resztę można rzucić znowu, ale rzut bez trafienia to porażka.
look-game-cubitos-2 = Punkty ruchu niosą biegacza po torze, monety kupują lepsze kości.
look-game-cubitos-3 = Kto pierwszy na mecie, ten wygrywa.
look-game-venture = A Wild Venture
look-game-venture-players = 2 osoby
look-game-venture-text = Gra karciana o wronach, żabach i królikach.
look-game-venture-1 = Osiedlaj mieszkańców, zbieraj sprzęt, stawiaj budynki.
look-game-venture-2 = Wysyłaj poszukiwacza przygód na szlaki.
look-game-venture-3 = Otwieraj skrzynie i odkładaj to, co da punkty.
