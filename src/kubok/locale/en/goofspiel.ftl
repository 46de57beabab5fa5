# Goofspiel: all bid a card for the prize at once.

goofspiel-round = Round
goofspiel-spent = Cards spent
goofspiel-bids = Bid
goofspiel-scores = Score
goofspiel-turned = Prizes so far
goofspiel-prize = Prize
goofspiel-asked = bid a card for the prize
goofspiel-action-bid = bid { $card }
goofspiel-event-bid = { $you ->
    [yes] You bid { $card }
   *[no] { $name } bid { $card }
 }
goofspiel-event-bid-hidden = { $you ->
    [yes] You made a bid
   *[no] { $name } made a bid
 }
goofspiel-event-revealed = The bids for { $prize }: { $bids }
goofspiel-event-turned_up = The next prize is { $prize }
