# A Wild Venture as labelled values: the table that draws nothing.

venture-label-turn = Turn
venture-label-deck = Cards in the deck
venture-label-discard = Discard pile
venture-label-then = Then
venture-label-adventurer = Adventurer
venture-label-coins = Coins
venture-label-tokens = Enchantment tokens
venture-label-points = Points
venture-label-tucked = Tucked
venture-label-hand = Cards in hand
venture-label-in-hand = In hand
venture-label-looked-at = Looking at
venture-label-picked = Chosen so far
venture-label-known = You know of the hand
venture-label-starters = Starters
venture-on-top = { $number }, on top { $card }
venture-species = { $species ->
    [crow] the crow
    [frog] the frog
   *[rabbit] the rabbit
 }
venture-cost = costs { $coins }
venture-between-lines = { " " }
venture-stands = { $space } (here: { $names })
