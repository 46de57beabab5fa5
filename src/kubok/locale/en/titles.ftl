# The games as they are offered: their names, a line on each, and what can be chosen. title-GAME, option-GAME-NAME.

title-cubitos = Cubitos
title-cubitos-text = A dice race for two to four: roll, push your luck, buy better dice and run.
title-venture = A Wild Venture
title-venture-text = A card game for two: villagers, gear, buildings, and an adventurer on the trails.
title-pig = Pig
title-pig-text = Roll as often as you dare: a 1 loses everything of the turn.
title-kuhn = Kuhn poker
title-kuhn-text = The smallest poker: three cards, one bet, two players.
title-goofspiel = Goofspiel
title-goofspiel-text = All bid a card for the prize at once; the one highest bid takes it.

option-pig-goal = Points to win
option-goofspiel-cards = Cards in each hand
option-venture-theme = Theme deck
option-venture-theme-academy = Academy
option-venture-theme-news = News
option-venture-board = Side of the board
option-venture-wilder = Even wilder: both theme decks, larger hands (V-8.2)
option-venture-no_memory = No memory needed: tucked cards are shown (V-8.1)
option-venture-share_ties = Ties are shared (V-7.3)
