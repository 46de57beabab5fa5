# Why something cannot be done. Written by `make docs` from the sentences in the code: change them there.

reason-advanced = that starter card is already on its advanced side
reason-asked_aside = first choose cards from your hand to discard
reason-asked_cards = first choose one of the cards offered
reason-asked_draft = first choose one of the starting villagers laid out
reason-asked_invest = first choose how much to invest, at most { $most } { $most ->
    [one] coin
   *[other] coins
 }
reason-asked_option = first { $number ->
    [one] take the only option there is
   *[other] choose one of { $number } options
 }
reason-asked_order = first choose which trigger comes next
reason-asked_play = first play a card with this effect, or say no
reason-asked_put_back = first choose the card that goes back next, top card first
reason-asked_starter = first choose a starter card to activate or turn over
reason-asked_target = first choose one of the cards this effect can apply to
reason-asked_tuck_order = first choose which emptied card to tuck next
reason-asked_turn = first choose: play, activate, enchant or end your turn
reason-asked_way = first choose a way, or stop
reason-asked_yes_no = first say yes or no
reason-cards_in_the_air = cards are being drawn
reason-coins_short = it costs { $cost }: you are { $short } { $short ->
    [one] coin
   *[other] coins
 } short
reason-enchanted = that building is already enchanted
reason-free_once = it has already been activated by a free action this turn
reason-main_actions_left = you still have { $number } main { $number ->
    [one] action
   *[other] actions
 } to take
reason-must_move = you must move at least one space
reason-no_main_action = you have already taken both main actions this turn
reason-no_such_way = there is no such way here
reason-no_supplies = it has no supplies left
reason-no_token = you have no enchantment token in your player area
reason-not_a_building = only your own buildings in play can be enchanted
reason-not_a_villager = only starter cards and your own villagers in play can be activated
reason-not_in_hand = that card is not in your hand
reason-not_your_decision = it is up to { $names } to decide
reason-same_card_twice = your two main actions may not both activate the same card
reason-toll = you cannot pay the toll for that way
reason-wrong_kind = this effect cannot play a card of that kind
