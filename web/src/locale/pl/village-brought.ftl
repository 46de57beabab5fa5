# Po grze: co dała każda tura.

village-brought-number = Tura
village-brought = Co dała każda tura
village-brought-kinds = Punkty według rodzaju
village-brought-says = Tury, które przyniosły punkty, i za co.
village-brought-villagers = Mieszkańcy
village-brought-buildings = Budynki
village-brought-gear = Ekwipunek
village-brought-turn = { $number }. { $name }
village-brought-points = Punkty
village-brought-came = Co przybyło
village-brought-tucked = wsunięto: { $card }
village-brought-supplies = { $card } { $count }
village-brought-enchanted = zaczarowano: { $card }
