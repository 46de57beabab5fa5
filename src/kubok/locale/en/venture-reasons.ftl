# Why something cannot be done in A Wild Venture: reason-CODE, for every code that Cubitos does not have.

## Whose decision it is

reason-cards_in_the_air = cards are being drawn
reason-not_your_decision = now { $names } decides

## What is asked

reason-asked_draft = now choose one of the starting villagers laid out
reason-asked_aside = now choose cards of your hand to lay down
reason-asked_turn = now play, activate, enchant or end your turn
reason-asked_order = now choose which trigger comes next
reason-asked_cards = now choose a card, one of those that can be chosen
reason-asked_put_back = now choose the card that goes back next, the top one first
reason-asked_target = now choose one of the cards that this effect can go to
reason-asked_starter = now choose a starter card to activate or turn over
reason-asked_option = { $number ->
    [one] now take the one option there is
   *[other] now choose one of { $number } options
}
reason-asked_way = now choose a way, or stop
reason-asked_invest = { $most ->
    [one] now choose how much to invest, at most { $most } coin
   *[other] now choose how much to invest, at most { $most } coins
}
reason-asked_play = now play a card by this effect, or say no
reason-asked_yes_no = now say yes or no
reason-asked_tuck_order = now choose which emptied card is tucked next

## What is wrong with it

reason-not_in_hand = that card is not in your hand
reason-coins_short = { $short ->
    [one] { $short } coin short of its cost of { $cost }
   *[other] { $short } coins short of its cost of { $cost }
}
reason-no_main_action = both main actions of this turn are done
reason-main_actions_left = { $number ->
    [one] { $number } main action is still to be done
   *[other] { $number } main actions are still to be done
}
reason-same_card_twice = the two main actions may not both activate the same card
reason-no_supplies = no supplies are left on it
reason-not_a_villager = only starter cards and villagers of yours in play can be activated
reason-free_once = it was activated by a free action in this turn
reason-not_a_building = only a building of yours in play can be enchanted
reason-enchanted = that building is enchanted already
reason-no_token = you have no enchantment token in your player area
reason-toll = you cannot pay the toll of that way
reason-no_such_way = there is no such way here
reason-must_move = you must move at least one space
reason-wrong_kind = this effect does not play a card of that kind
reason-advanced = that starter card is on its advanced side already
