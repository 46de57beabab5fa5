# Why something cannot be done. Written by `make docs` from the sentences in the code: change them there.

reason-alone = nobody else is still at it: there is nobody to wait for
reason-asked_abilities = first use your abilities, or finish with them
reason-asked_add = first choose { $number } more { $number ->
    [one] die
   *[other] dice
 } from the draw zone to roll
reason-asked_after_move = first use your abilities after the move, or finish
reason-asked_bonus = first take what the space gives, or finish
reason-asked_borrow = first choose a die from a tray and set its face
reason-asked_buy = first buy, or finish buying
reason-asked_discard = after a bust you can only discard dice from your roll zone, or finish
reason-asked_draw = first draw { $number } more { $number ->
    [one] die
   *[other] dice, one by one
 }
reason-asked_either = first choose: coins or feet
reason-asked_face = first choose a die from your roll zone and set its face
reason-asked_gain = first choose a die from a tray to gain
reason-asked_give = first choose the die to give away
reason-asked_help = first decide whether to roll one more die from your draw zone
reason-asked_lose = first choose the die to lose
reason-asked_move = first move, or stop here
reason-asked_now = first use your Now abilities, or finish with them
reason-asked_offer = first say yes or no to what the card offers
reason-asked_other = first choose another active die to put back and roll
reason-asked_pick = first choose the dice to roll
reason-asked_player = first choose who gets it, among the players with the fewest swords
reason-asked_point = first point at a bonus space
reason-asked_prize = first decide whether to take what the red card gives
reason-asked_push = you are pushing: put more dice back into your roll zone, or roll
reason-asked_push_or_pass = first choose: push or pass
reason-asked_rescue = you are about to bust: use a die that saves you, or accept the bust
reason-asked_step = first choose: step to a neighbouring space, or stay put
reason-backwards = the finish can only be entered from the end of the lap
reason-begun = you have already begun to move or buy: you can ask to wait only before that
reason-bought_two = you have already bought two dice this round
reason-cannot_pick = that die is not there, or may not be one of those rolled
reason-colour_bought = you have already bought that colour this round
reason-counted_for_you = coins, feet and a credit are added up when you finish
reason-dice_in_the_air = your dice are being rolled
reason-few_cheap_cards = { $count } of the cards in the set { $count ->
    [one] costs
   *[other] cost
 } { $most } or less; two or three make for a better race
reason-first_player_die = the first-player die can never be lost or given away
reason-foot_price = a foot costs { $price }: you are { $short } short
reason-gain_cost = it costs { $cost }, and you may gain a die that costs up to { $most }
reason-gain_price = it costs { $cost }, and the space gives a die that costs up to { $most }
reason-grey = grey dice cannot be bought
reason-grey_only = it must be a grey die
reason-hand_full = your hand is full: only dice that do not count towards the limit may still be drawn
reason-money_short = it costs { $price }: you are { $short } short
reason-must_push = you owe { $number } more { $number ->
    [one] push
   *[other] pushes
 }
reason-no_ability_now = that die has no Now ability to use
reason-no_bonus = the space does not give that, or no longer does
reason-no_dice_lost_or_added = no card in the set loses or adds dice; one that does makes for a better race
reason-no_dice_to_roll = there are no dice to roll
reason-no_die = you have no such die there
reason-no_die_to_lose = you have no such die there to lose
reason-no_feet = you have no feet left
reason-no_feet_to_double = there are no feet to double
reason-no_jetpack = there is no jetpack here
reason-no_shortcut = there is no shortcut from here
reason-no_way = there is no space that way
reason-none_left = there is none left to gain
reason-not_before_push = that die does nothing before a push
reason-not_here = this space has no bonus for Bob
reason-not_in_order = { $names } must act first
reason-not_purple = it must not be a purple die
reason-not_run_out = dice come back from the discard zone only once the draw zone is empty
reason-not_your_turn = it is not your turn yet: { $names } first
reason-nothing_that_way = there is no bonus space that way
reason-nothing_to_use = that die has nothing to use in this step
reason-one_kind_of_feet = you have only one kind of feet, or are already spending water feet first
reason-order_called = everyone is acting in order already
reason-red_only = it must be a red die
reason-roll_zone_only = it must be a die from the roll zone
reason-shortcut_price = the shortcut costs { $price } { $unit }: you are { $short } short
reason-space_used = you have already used this space this round
reason-tray_empty = the tray is empty
reason-used = that die has already been used
reason-waiting_end = you have finished this round: waiting for { $names }
reason-waiting_roll = your roll phase is over: waiting for { $names }
reason-waiting_run = you are ready: waiting for { $names }
reason-water = that is water, and none of your feet may enter it
