# Why something cannot be done in A Wild Venture: reason-CODE, for every code that Cubitos does not have.

## Whose decision it is

reason-cards_in_the_air = cards are being drawn
reason-not_your_decision = it is up to { $names } to decide

## What is asked

reason-asked_draft = first choose one of the starting villagers laid out
reason-asked_aside = first choose cards from your hand to discard
reason-asked_turn = first choose: play, activate, enchant or end your turn
reason-asked_order = first choose which trigger comes next
reason-asked_cards = first choose one of the cards offered
reason-asked_put_back = first choose the card that goes back next, top card first
reason-asked_target = first choose one of the cards this effect can apply to
reason-asked_starter = first choose a starter card to activate or turn over
reason-asked_option = { $number ->
    [one] first take the only option there is
   *[other] first choose one of { $number } options
}
reason-asked_way = first choose a way, or stop
reason-asked_invest = { $most ->
    [one] first choose how much to invest, at most { $most } coin
   *[other] first choose how much to invest, at most { $most } coins
}
reason-asked_play = first play a card with this effect, or say no
reason-asked_yes_no = first say yes or no
reason-asked_tuck_order = first choose which emptied card to tuck next

## What is wrong with it

reason-not_in_hand = that card is not in your hand
reason-coins_short = { $short ->
    [one] it costs { $cost }: you are { $short } coin short
   *[other] it costs { $cost }: you are { $short } coins short
}
reason-no_main_action = you have already taken both main actions this turn
reason-main_actions_left = { $number ->
    [one] you still have { $number } main action to take
   *[other] you still have { $number } main actions to take
}
reason-same_card_twice = your two main actions may not both activate the same card
reason-no_supplies = it has no supplies left
reason-not_a_villager = only starter cards and your own villagers in play can be activated
reason-free_once = it has already been activated by a free action this turn
reason-not_a_building = only your own buildings in play can be enchanted
reason-enchanted = that building is already enchanted
reason-no_token = you have no enchantment token in your player area
reason-toll = you cannot pay the toll for that way
reason-no_such_way = there is no such way here
reason-must_move = you must move at least one space
reason-wrong_kind = this effect cannot play a card of that kind
reason-advanced = that starter card is already on its advanced side
