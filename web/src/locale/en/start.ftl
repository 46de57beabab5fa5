# The words of the start page alone: what can be played here.

look-lead = Throw a handful of dice, push your luck as far as you dare, and be the first over the line. No account, no waiting: sit down and roll.
look-soon = In the making
look-game-cubitos = Cubitos
look-game-cubitos-players = 2 to 4 players
look-game-cubitos-text = A race with dice that you buy yourself.
look-game-cubitos-1 = Roll your dice. Hits stay; roll the rest again, but a roll without a hit is a bust.
look-game-cubitos-2 = Feet carry your runner along the track, coins buy better dice.
look-game-cubitos-3 = First over the finish wins.
look-game-venture = A Wild Venture
look-game-venture-players = 2 players
look-game-venture-text = A card game of crows, frogs and rabbits.
look-game-venture-1 = Settle villagers, gear and buildings in your own small town.
look-game-venture-2 = Send an adventurer down the trails.
look-game-venture-3 = Open chests, and tuck away what will score.
