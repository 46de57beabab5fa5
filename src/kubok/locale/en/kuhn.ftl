# Kuhn poker: cards 1 to 3, one each, one bet at most.

kuhn-cards = Card
kuhn-said = Said so far
kuhn-said-0 = nothing
kuhn-said-1 = pass
kuhn-said-2 = bet
kuhn-said-11 = pass, pass
kuhn-said-12 = pass, bet
kuhn-said-21 = bet, pass
kuhn-said-22 = bet, bet
kuhn-said-121 = pass, bet, pass
kuhn-said-122 = pass, bet, bet
kuhn-asked = pass or bet?
kuhn-action-pass = pass
kuhn-action-bet = bet
kuhn-event-dealt = { $you ->
    [yes] You were dealt the { $card }
   *[no] { $name } was dealt the { $card }
 }
kuhn-event-dealt-hidden = { $you ->
    [yes] You were dealt a card
   *[no] { $name } was dealt a card
 }
kuhn-event-pass = { $you ->
    [yes] You passed
   *[no] { $name } passed
 }
kuhn-event-bet = { $you ->
    [yes] You bet
   *[no] { $name } bet
 }
kuhn-event-shown = The cards are shown: { $cards }
