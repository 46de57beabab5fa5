# Goofspiel: wszyscy naraz stawiają kartę o nagrodę.

goofspiel-round = Runda
goofspiel-spent = Zagrane karty
goofspiel-bids = Stawka
goofspiel-scores = Punkty
goofspiel-turned = Dotychczasowe nagrody
goofspiel-prize = Nagroda
goofspiel-asked = postaw kartę o nagrodę
goofspiel-action-bid = postaw { $card }
goofspiel-event-bid = { $you ->
    [yes] Stawiasz { $card }
   *[no] { $name } stawia { $card }
 }
goofspiel-event-bid-hidden = { $you ->
    [yes] Stawiasz kartę
   *[no] { $name } stawia kartę
 }
goofspiel-event-revealed = Stawki o { $prize }: { $bids }
goofspiel-event-turned_up = Następna nagroda: { $prize }
