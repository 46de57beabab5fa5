# После партии: что дал каждый ход.

village-brought-number = Ход
village-brought = Что дал каждый ход
village-brought-kinds = Очки по видам
village-brought-says = Ходы, которые принесли очки, и за что.
village-brought-villagers = Жители
village-brought-buildings = Постройки
village-brought-gear = Снаряжение
village-brought-turn = { $number }. { $name }
village-brought-points = Очки
village-brought-came = Что прибавилось
village-brought-tucked = подложено: { $card }
village-brought-supplies = { $card } { $count }
village-brought-enchanted = зачаровано: { $card }
