# Після партії: що дав кожен хід.

village-brought-number = Хід
village-brought = Що дав кожен хід
village-brought-kinds = ПБ за видами
village-brought-says = Ходи, які принесли ПБ, і за що.
village-brought-villagers = Мешканці
village-brought-buildings = Будівлі
village-brought-gear = Манатки
village-brought-turn = { $number }. { $name }
village-brought-points = ПБ
village-brought-came = Що додалося
village-brought-tucked = підкладено: { $card }
village-brought-supplies = { $card } { $count }
village-brought-enchanted = зачаровано: { $card }
