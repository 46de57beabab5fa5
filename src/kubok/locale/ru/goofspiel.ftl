# Гуфшпиль: все разом ставят карту за приз.

goofspiel-round = Раунд
goofspiel-spent = Сыгранные карты
goofspiel-bids = Ставка
goofspiel-scores = Очки
goofspiel-turned = Призы до сих пор
goofspiel-prize = Приз
goofspiel-asked = поставьте карту за приз
goofspiel-action-bid = поставить { $card }
goofspiel-event-bid = { $you ->
    [yes] Вы ставите { $card }
   *[no] { $name } ставит { $card }
 }
goofspiel-event-bid-hidden = { $you ->
    [yes] Вы делаете ставку
   *[no] { $name } делает ставку
 }
goofspiel-event-revealed = Ставки за { $prize }: { $bids }
goofspiel-event-turned_up = Следующий приз: { $prize }
