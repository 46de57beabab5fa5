# A Wild Venture jako wartości z podpisami: stół, na którym nic nie jest narysowane.

venture-label-turn = Tura
venture-label-deck = Karty w talii
venture-label-discard = Stos odrzuconych
venture-label-then = Potem
venture-label-adventurer = Wędrowiec
venture-label-coins = Monety
venture-label-tokens = Żetony czaru
venture-label-points = Punkty
venture-label-tucked = Wsunięte
venture-label-hand = Karty na ręce
venture-label-in-hand = Na ręce
venture-label-looked-at = Podglądane
venture-label-picked = Już wybrane
venture-label-known = Co wiesz o tej ręce
venture-label-starters = Karty początkowe
venture-on-top = { $number }, na wierzchu { $card }
venture-species = { $species ->
    [crow] wrona
    [frog] żaba
   *[rabbit] królik
 }
venture-cost = koszt: { $coins }
venture-between-lines = { " " }
venture-stands = { $space } (tutaj: { $names })
