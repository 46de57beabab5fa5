# Гуфшпіль: усі разом ставлять карту за приз.

goofspiel-round = Раунд
goofspiel-spent = Зіграні карти
goofspiel-bids = Ставка
goofspiel-scores = Очки
goofspiel-turned = Призи досі
goofspiel-prize = Приз
goofspiel-asked = поставте карту за приз
goofspiel-action-bid = поставити { $card }
goofspiel-event-bid = { $you ->
    [yes] Ви ставите { $card }
   *[no] { $name } ставить { $card }
 }
goofspiel-event-bid-hidden = { $you ->
    [yes] Ви робите ставку
   *[no] { $name } робить ставку
 }
goofspiel-event-revealed = Ставки за { $prize }: { $bids }
goofspiel-event-turned_up = Наступний приз: { $prize }
