# Why something cannot be done: reason-CODE, for every code of the kernel and of Cubitos.

with-rule = { $sentence } ({ $rule })
the-dice = the dice

## The table

reason-game_over = the game is over
reason-no_such_seat = there is no seat { $seat }; seats are 0 to { $last }
reason-no_such_action = there is no action { $action }; ids are 0 to { $last }
reason-not_started = the game has not started: every seat must give its nonce first
reason-stale = that answers decision { $given }, but the question is now decision { $now }: yours was already answered
reason-batch_size = a batch has 1 to { $most } actions, not { $asked }
reason-past_chance = action { $taken } of { $asked } rolls dice: what follows can only be decided once they have fallen
reason-undo_nothing = there is nothing to undo
reason-undo_barrier = everyone has moved on together since: it is too late to undo that
reason-undo_chance = dice have been rolled since: that cannot be undone
reason-undo_hidden = something hidden has been seen since: that cannot be undone
reason-undo_others = others have acted on it since: that cannot be undone
reason-undo_long = this game has become very long: from here on nothing can be undone

## Whose decision it is

reason-waiting_roll = your roll phase is over: waiting for { $names }
reason-waiting_run = you are ready: waiting for { $names }
reason-waiting_end = you have finished this round: waiting for { $names }
reason-not_in_order = { $names } must act first
reason-not_your_turn = it is not your turn yet: { $names } first
reason-dice_in_the_air = your dice are being rolled

## What is asked

reason-asked_draw = { $number ->
    [one] first draw { $number } more die
   *[other] first draw { $number } more dice, one by one
 }
reason-hand_full = your hand is full: only dice that do not count towards the limit may still be drawn
reason-not_run_out = dice come back from the discard zone only once the draw zone is empty
reason-asked_push_or_pass = first choose: push or pass
reason-asked_push = you are pushing: put more dice back into your roll zone, or roll
reason-asked_now = first use your Now abilities, or finish with them
reason-asked_add = { $number ->
    [one] first choose { $number } more die from the draw zone to roll
   *[other] first choose { $number } more dice from the draw zone to roll
 }
reason-asked_step = first choose: step to a neighbouring space, or stay put
reason-asked_discard = after a bust you can only discard dice from your roll zone, or finish
reason-asked_abilities = first use your abilities, or finish with them
reason-asked_prize = first decide whether to take what the red card gives
reason-asked_gain = first choose a die from a tray to gain
reason-asked_offer = first say yes or no to what the card offers
reason-asked_lose = first choose the die to lose
reason-asked_face = first choose a die from your roll zone and set its face
reason-asked_borrow = first choose a die from a tray and set its face
reason-asked_either = first choose: coins or feet
reason-asked_pick = first choose the dice to roll
reason-asked_give = first choose the die to give away
reason-asked_player = first choose who gets it, among the players with the fewest swords
reason-asked_rescue = you are about to bust: use a die that saves you, or accept the bust
reason-asked_help = first decide whether to roll one more die from your draw zone
reason-asked_other = first choose another active die to put back and roll
reason-asked_move = first move, or stop here
reason-asked_bonus = first take what the space gives, or finish
reason-asked_after_move = first use your abilities after the move, or finish
reason-asked_point = first point at a bonus space
reason-asked_buy = first buy, or finish buying

## What is wrong with it

reason-no_dice_to_roll = there are no dice to roll
reason-no_die_to_lose = you have no such die there to lose
reason-none_left = there is none left to gain
reason-no_die = you have no such die there
reason-never_waits = waiting is for programs that do research: whoever is asked must decide
reason-order_called = everyone is acting in order already
reason-alone = nobody else is still at it: there is nobody to wait for
reason-begun = you have already begun to move or buy: you can ask to wait only before that
reason-no_ability_now = that die has no Now ability to use
reason-not_before_push = that die does nothing before a push
reason-nothing_to_use = that die has nothing to use in this step
reason-counted_for_you = coins, feet and a credit are added up when you finish
reason-used = that die has already been used
reason-first_player_die = the first-player die can never be lost or given away
reason-no_way = there is no space that way
reason-water = that is water, and none of your feet may enter it
reason-backwards = the finish can only be entered from the end of the lap
reason-no_feet = you have no feet left
reason-one_kind_of_feet = you have only one kind of feet, or are already spending water feet first
reason-foot_price = a foot costs { $price }: you are { $short } short
reason-no_shortcut = there is no shortcut from here
reason-shortcut_price = the shortcut costs { $price } { $unit ->
    [feet] feet
   *[money] money
 }: you are { $short } short
reason-no_jetpack = there is no jetpack here
reason-no_feet_to_double = there are no feet to double
reason-space_used = you have already used this space this round
reason-no_bonus = the space does not give that, or no longer does
reason-gain_price = it costs { $cost }, and the space gives a die that costs up to { $most }
reason-nothing_that_way = there is no bonus space that way
reason-not_here = this space has no bonus for Bob
reason-gain_cost = it costs { $cost }, and you may gain a die that costs up to { $most }
reason-grey_only = it must be a grey die
reason-red_only = it must be a red die
reason-roll_zone_only = it must be a die from the roll zone
reason-not_purple = it must not be a purple die
reason-cannot_pick = that die is not there, or may not be one of those rolled
reason-must_push = { $number ->
    [one] you owe one more push
   *[other] you owe { $number } more pushes
 }
reason-tray_empty = the tray is empty
reason-money_short = it costs { $price }: you are { $short } short
reason-colour_bought = you have already bought that colour this round
reason-bought_two = you have already bought two dice this round
reason-grey = grey dice cannot be bought

## Advice on own sets

reason-few_cheap_cards = { $count ->
    [0] no card in the set costs { $most } or less
    [one] only one card in the set costs { $most } or less
   *[other] only { $count } cards in the set cost { $most } or less
 }; two or three make for a better race
reason-no_dice_lost_or_added = no card in the set loses or adds dice; one that does makes for a better race

## The table of a server

reason-not_your_seat = that is not your seat: without one you can only watch
reason-not_host = that is up to the host, or to anyone seated while the host is away
reason-no_such_bot = this game has no such bot; choose one of { $known }
reason-no_such_phrase = there is no such phrase
reason-no_such_question = nothing of that kind can be asked in this game
reason-no_help = this table plays without odds
reason-not_begun = the game has not started yet
reason-started = the game has already started
reason-table_over = the game at this table is over
reason-table_full = there is no empty seat at this table
reason-seat_taken = that seat is taken
reason-seat_kept = the player who sits there may still come back: { $seconds } s left
reason-host_waited_for = the host may still come back: in { $seconds } s anyone seated may do that
reason-conceded = that seat has conceded
reason-bot_plays = a bot plays that seat; take it back first
reason-not_a_bot = no bot plays that seat
reason-not_away = that player is not away
reason-pause_runs = that player may still come back: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 } left
reason-greeted = a socket says hello once; open another one for another table
reason-too_many_words = too many phrases at once; wait a moment
