# Why something cannot be done: reason-CODE, for every code of the kernel and of Cubitos.

with-rule = { $sentence } ({ $rule })
the-dice = the dice

## The table

reason-game_over = the game is over
reason-no_such_seat = there is no seat { $seat }; seats are 0 to { $last }
reason-no_such_action = there is no action { $action }; ids are 0 to { $last }
reason-not_started = the game has not begun: every seat gives its nonce first
reason-stale = that answers decision { $given }, and decision { $now } is asked: it was answered already
reason-batch_size = a batch has 1 to { $most } actions, not { $asked }
reason-past_chance = action { $taken } of { $asked } leads to a roll: what follows is decided when the dice have fallen
reason-undo_nothing = there is nothing to take back
reason-undo_barrier = the others have gone on together since: it is too late to take that back
reason-undo_chance = dice have been rolled since: that cannot be taken back
reason-undo_hidden = something hidden has been seen since: that cannot be taken back
reason-undo_others = what others did since depends on it: that cannot be taken back

## Whose decision it is

reason-waiting_roll = your roll phase is over: waiting for { $names }
reason-waiting_run = you are ready: waiting for { $names }
reason-waiting_end = you are done with this round: waiting for { $names }
reason-not_in_order = { $names } must act first
reason-not_your_turn = in order of play it is { $names } first
reason-dice_in_the_air = your dice are being rolled

## What is asked

reason-asked_draw = now draw { $number } more, die by die
reason-hand_full = your hand is full: only dice that do not count against the limit may still be drawn
reason-not_run_out = the discard zone is for when the draw zone has run out
reason-asked_push_or_pass = now push or pass
reason-asked_push = you are pushing: move more dice in, or roll
reason-asked_now = now use your NOW abilities, or be done with them
reason-asked_add = now take { $number } more from the draw zone to roll
reason-asked_step = now step to a neighbouring space, or not
reason-asked_discard = after a bust: discard dice of the roll zone, or be done
reason-asked_abilities = now use abilities, or be done with them
reason-asked_prize = now take what the red card gives, or not
reason-asked_gain = now gain a die of a tray
reason-asked_offer = now say yes or no to what the card offers
reason-asked_lose = now choose the die to lose
reason-asked_face = now choose a die of your roll zone and its face
reason-asked_borrow = now choose a die of a tray and its face
reason-asked_either = now take the coins or the feet
reason-asked_pick = now choose the dice to roll
reason-asked_give = now choose the die to give
reason-asked_player = now choose the player who gets it, of those with the fewest swords
reason-asked_rescue = you are about to bust: use a die that saves you, or be done
reason-asked_help = now add a die of the draw zone, or not
reason-asked_other = now choose the other die to roll
reason-asked_move = now move, or be done with moving
reason-asked_bonus = now take what the space gives, or be done
reason-asked_after_move = now use abilities after the move, or be done
reason-asked_point = now point at a bonus space
reason-asked_buy = now buy, or be done

## What is wrong with it

reason-no_dice_to_roll = there are no dice to roll
reason-no_die_to_lose = you have no such die there to lose
reason-none_left = there is none left to gain
reason-no_die = you have no such die there
reason-never_waits = waiting is for research interfaces: who owes a decision makes it
reason-order_called = order is kept already
reason-alone = nobody else is still rolling
reason-no_ability_now = that die has no NOW ability to use
reason-not_before_push = that die does nothing before a push
reason-nothing_to_use = that die has nothing to use in this step
reason-counted_for_you = coins and feet are counted when you are done
reason-used = that die has been used
reason-first_player_die = the first-player die can never be lost
reason-no_way = there is no space that way
reason-water = that is water, and you have no foot that may enter it
reason-backwards = the finish is entered from the end of the lap only
reason-no_feet = you have no foot left
reason-one_kind_of_feet = you have feet of one kind only, or spend water feet first already
reason-foot_price = { $short } money short of the { $price } that a foot costs
reason-no_shortcut = no shortcut begins here
reason-shortcut_price = { $short } short of the { $price } { $unit ->
    [feet] feet
   *[money] money
 } that the shortcut costs
reason-no_jetpack = there is no jetpack here
reason-no_feet_to_double = there are no feet to double
reason-space_used = this space was used this round
reason-no_bonus = the space does not give that, or not any more
reason-gain_price = it costs { $cost }, and the space gives a die of at most { $most }
reason-nothing_that_way = no bonus space lies that way
reason-not_here = there is no bonus for Bob on this space
reason-gain_cost = it costs { $cost }, and you may gain a die of at most { $most }
reason-grey_only = it must be a grey die
reason-red_only = it must be a red die
reason-roll_zone_only = it must be a die of the roll zone
reason-not_purple = it must not be a purple die
reason-cannot_pick = that die is not there, or may not be among those rolled
reason-must_push = { $number ->
    [one] you owe one more push
   *[other] you owe { $number } more pushes
 }
reason-tray_empty = the tray is empty
reason-money_short = { $short } money short of the price of { $price }
reason-colour_bought = you have bought that colour this round
reason-bought_two = you have bought two dice this round
reason-grey = grey dice cannot be bought

## Advice on own sets

reason-few_cheap_cards = { $count ->
    [0] no card of the set costs { $most } or less
   *[other] only { $count } of the cards costs { $most } or less
 }; two or three of them make a better race
reason-no_dice_lost_or_added = no card of the set loses or adds dice; one that does makes a better race

## The table of a server

reason-not_your_seat = that seat is not yours: who has no seat can only watch
reason-not_host = that is for the host, or for anybody seated when the host is away
reason-no_such_bot = there is no such bot for this game; choose one of { $known }
reason-no_such_phrase = there is no such phrase
reason-no_help = this table plays without odds
reason-not_begun = the game has not begun
reason-started = the game has begun
reason-table_over = this table is over
reason-table_full = there is no free seat at this table
reason-seat_taken = somebody sits there
reason-conceded = that seat has conceded
reason-bot_plays = a bot plays that seat; take it back first
reason-not_a_bot = no bot plays that seat
reason-not_away = that person is here
reason-pause_runs = that person may still come back: { $seconds } seconds are left
reason-greeted = a socket says hello once; open another one for another table
reason-too_many_words = so many phrases at once are noise; wait a moment
