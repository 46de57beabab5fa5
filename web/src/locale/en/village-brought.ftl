# A Wild Venture afterwards: what each turn brought.

village-brought-number = Turn
village-brought = What each turn brought
village-brought-kinds = Points by kind
village-brought-says = Turns that brought points, and of which kind.
village-brought-villagers = Villagers
village-brought-buildings = Buildings
village-brought-gear = Gear
village-brought-turn = { $number }. { $name }
village-brought-points = Points
village-brought-came = What came
village-brought-tucked = tucked { $card }
village-brought-supplies = { $card } { $count }
village-brought-enchanted = enchanted { $card }
