# Worked examples of Cubitos in words, for the terminal and the rules page: where they begin, what is done, rolled, had and refused.

book-seat-0 = Red
book-seat-1 = Blue
book-seat-2 = Green
book-seat-3 = Yellow
book-nobody = nobody
book-between = { " " }· { "" }
book-some = { $what }: { $some }
book-moment-start = At the start of the game
book-moment-draw = At the start of a round
book-moment-push-or-pass = Push or pass
book-moment-bust = After a bust
book-moment-abilities = Abilities, before the swords
book-moment-after-swords = Abilities, after the swords
book-moment-move = Before the move
book-moment-after-the-move = After the move
book-moment-buy = Before buying
book-moment-waiting = Waiting
book-with-cards = with { $cards }
book-laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
 }
book-players = { $count } players
book-switch = { $switch ->
    [ties_win_nothing] where a tie for the most swords wins nothing
    [risk_at_roll] where the risk is counted after dice have moved in
    [after_now] where the ability comes after Now abilities
    [two_by_two] where two dice are rolled for each player in turn
   *[loses_die] where the winner of the swords loses a red die
 }
book-first = First player: { $name }
book-has = { $name } has: { $things }
book-then-has = { $name } now has: { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } rolls: { $dice }
book-rest-miss = the rest miss
book-all-miss = all miss
book-may = { $name } may: { $deeds }
book-only = { $name } may do one of these, and nothing else: { $deeds }
book-not = Not possible for { $name }:
book-why = { $deed } – { $reason }
book-happened = What happens:
book-never = What does not happen: { $what }
book-never-bust = a bust
book-never-lost = a lost die
book-never-swords = a count of swords
book-never-fan = a new fan
book-never-refilled = a refill of the draw zone
book-never-push = a push
book-never-returned = a die given back
book-never-gained = a gained die
book-never-rolled = a roll
book-never-used = the use of a card
book-never-finished = a finish
book-never-feet = feet
book-never-credits = credits
book-never-next_draw = help with the next draw
book-never-lap = the end of a lap
book-never-over = the end of the race
book-never-bought = a purchase
book-never-drew = a draw
book-never-set = a die set to a face
book-never-kept = dice kept in a bust
book-trays = In the trays: { $dice }
book-turn = To act: { $names }
book-phase = Phase: { $phase }
book-places = Places: { $places }
book-place = { $name } { $place }
book-on = on { $place }
book-began = began the round on { $place }
book-bought = bought already: { $dice }
book-risk = at risk of a bust
book-no-next_draw = no help with the next draw
book-zone-draw = Draw
book-zone-roll = Roll
book-zone-active = Active
book-zone-used = Used
book-zone-discard = Discard
book-number-credits = credits
book-number-coins = coins
book-number-feet = feet
book-number-water_feet = water feet
book-number-fans = fans
book-number-limit = hand limit
book-order-strict = Always in order
book-round = Round { $round }
book-number-tokens = hand tokens
book-number-laps = laps run
book-number-lost = dice lost this round
book-number-earned = credits earned this round
book-number-owed = pushes owed
book-step-to = go to { $place }
book-point = point at { $place }
