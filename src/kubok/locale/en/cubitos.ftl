# Cubitos in words: dice, zones, phases, questions, actions, spaces and events.

## Dice and zones

die-light = light grey
die-dark = dark grey
die-white = white
die-brown = brown
die-red = red
die-green = green
die-orange = orange
die-purple = purple
die-yellow = yellow
die-blue = blue
die-first = first-player
borrowed = borrowed { $die }
dice-light = { $count } light grey
dice-dark = { $count } dark grey
dice-white = { $count } white
dice-brown = { $count } brown
dice-red = { $count } red
dice-green = { $count } green
dice-orange = { $count } orange
dice-purple = { $count } purple
dice-yellow = { $count } yellow
dice-blue = { $count } blue
dice-first = { $count } first-player
dice-borrowed = { $dice } (borrowed)
face-miss = miss
face-coin = coin
face-coin2 = double coin
face-coin3 = triple coin
face-foot = foot
face-symbol = symbol
face-power = power
face-credit = credit
faces-miss = misses
faces-coin = coins
faces-coin2 = double coins
faces-coin3 = triple coins
faces-foot = feet
faces-symbol = symbols
faces-power = power symbols
faces-credit = credits
die-face = { $die } { $face }
zone-draw = draw
zone-roll = roll
zone-active = active
zone-discard = discard
the-dice = the dice

## Phases, by name

phase-setup = set-up
phase-roll = roll phase
phase-abilities = abilities
phase-after-swords = abilities, after swords
phase-move = move and buy

## Questions: what a seat is asked, by the frame on top

asked-drawing = { $number ->
    [0] draw more dice, or finish
    [one] draw { $number } more die
   *[other] draw { $number } more dice
 }
asked-choosing = push or pass
asked-pushing = put more dice back into your roll zone, or push
asked-arriving = use your Now abilities, or finish
asked-arriving-owed = push now, or use your Now abilities first
asked-adding = { $number ->
    [one] choose { $number } more die to roll
   *[other] choose { $number } more dice to roll
 }
asked-stepping = take a step, or stay put
asked-busted = bust: discard dice from your roll zone, or finish
asked-abilities = use abilities, or finish
asked-prize-mr_soldier = { $card }: take 3 credits and 2 feet for your swords?
asked-prize-punch_guy = { $card }: let white and green dice not count against your limit next time you draw?
asked-prize-supah_general = { $card }: take { $count ->
    [one] 1 foot
   *[other] { $count } feet
 } for your swords?
asked-prize-jacques_couteau = { $card }: roll { $count } of your dice that are not red?
asked-prize-champion = { $card }: draw any dice you like next time?
asked-prize-crabby = { $card }: give one of your dice to a player with the fewest swords?
asked-prize-el_bandito = { $card }: take { $count ->
    [one] 1 credit
   *[other] { $count } credits
 } for your swords?
asked-moving = move, or stop here
asked-bonus = take the bonus of this space, or finish
asked-bonus-gain = choose a die to gain, or finish
asked-bonus-lose = choose a die to lose, or finish
asked-after_move = use abilities after the move, or finish
asked-pointing = point at a bonus space
asked-buying = buy dice, or finish
asked-gaining = { $card }: choose a die to gain
asked-offered-0 = { $card }: take 3 feet and gain a grey die?
asked-offered-1 = { $card }: advance one space on the fan track?
asked-offered-2 = { $card }: take { $count ->
    [one] 1 credit
   *[other] { $count } credits
 }?
asked-offered-3 = { $card }: keep your grey and green dice active?
asked-offered-4 = { $card }: take 2 credits?
asked-losing = { $card }: choose a die to lose
asked-placing = { $card }: choose a die from your roll zone and set its face
asked-taking = { $card }: borrow a die and set its face
asked-either = { $card }: coins or feet?
asked-picking = choose dice to roll together
asked-giving = choose a die to give away, and who gets it
asked-rescue = you are about to bust: use a die that saves you, or accept the bust
asked-helping = roll one more die?
asked-other = choose another active die to put back and roll

## Actions

action-wait = wait
action-done = done
action-bust = accept the bust
action-push = push
action-pass = pass
action-call_order = wait for the others
action-yes = yes
action-no = no
action-buy_foot = buy a foot
action-shortcut = shortcut
action-jetpack = jetpack
action-take_credits = take credits
action-take_fan = take a fan
action-take_coins = take coins
action-take_feet = take feet
action-water_feet_first = spend water feet first
action-step = step { $way }
action-exit = exit { $number }
action-exit-to = exit { $number }: { $place }
action-player = { $name }
action-use = use { $die }
action-move_in = reroll { $die }
action-set = set { $die }
action-borrow = borrow { $die }
action-lose = lose { $die }
action-give = give { $die }
action-take = take { $die }
action-draw = draw { $die }
action-discard = discard { $die }
action-buy = buy { $die }
action-gain = gain { $die }
from-zone = { $action } from { $zone } zone
way-east = east
way-north-east = north-east
way-north-west = north-west
way-west = west
way-south-west = south-west
way-south-east = south-east

## Spaces

place-start = the start
place-finish-of-track-1 = the finish of the first track
place-start-of-track-2 = the start of the second track
place-square = row { $row }, square { $square }
place-of-track = track { $track }, row { $row }, square { $square }
to-finish = { $away ->
    [one] { $away } foot to the finish
   *[other] { $away } feet to the finish
 }
space-open = open
space-water = water
space-large = start or finish
space-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
 }
space-fan = a fan
space-lose = { $count ->
    [one] lose a die
   *[other] lose { $count } dice
 }
space-gain-any = gain any die
space-gain = gain a die that costs up to { $most }
space-jetpack = jetpack
space-shortcut = shortcut for { $price } { $unit ->
    [feet] feet
   *[money] money
 }

## A round, told shortly

recap-rolled = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
 }: { $hits }
recap-bust = went bust
recap-pass = passed
recap-ran = ran { $feet ->
    [one] { $feet } space
   *[other] { $feet } spaces
 }, { $from } → { $to } to the finish
recap-finished = reached the finish
recap-bought = bought: { $dice }
recap-gained = gained: { $dice }
recap-lost = lost: { $dice }
recap-fans = fans: { $from } → { $to }
recap-credits = credits: { $from } → { $to }

## Events

event-first_player = { $you ->
    [yes] You go first
   *[no] { $name } goes first
 }
event-round = Round { $number }. Hand limits: { $limits }
event-drew = { $you ->
    [yes] You
   *[no] { $name }
 } drew { $dice }
event-refilled = { $you ->
    [yes] You
   *[no] { $name }
 } moved the discarded dice back to the draw zone
event-rolled = { $you ->
    [yes] You
   *[no] { $name }
 } rolled { $count ->
    [one] 1 die
   *[other] { $count } dice
 }: { $hits }
event-rolled-none = { $you ->
    [yes] You
   *[no] { $name }
 } rolled { $count ->
    [one] 1 die: a miss
   *[other] { $count } dice: no hits
 }
event-push = { $you ->
    [yes] You
   *[no] { $name }
 } pushed
event-push-risk = { $you ->
    [yes] You
   *[no] { $name }
 } pushed, risking a bust
event-pass = { $you ->
    [yes] You
   *[no] { $name }
 } passed
event-called_order = { $you ->
    [yes] You
   *[no] { $name }
 } chose to wait for the others: everyone now acts in order
event-bust = { $you ->
    [yes] You
   *[no] { $name }
 } went BUST
event-discarded = { $you ->
    [yes] You
   *[no] { $name }
 } discarded one { $die } die
event-fan = { $you ->
    [yes] You won a fan and now have { $fans }: { $gains }
   *[no] { $name } won a fan and now has { $fans }: { $gains }
 }
event-fan-alone = { $you ->
    [yes] You won a fan and now have { $fans }
   *[no] { $name } won a fan and now has { $fans }
 }
gain-credits = credits +{ $count }
gain-tokens = hand tokens +{ $count }
event-used = { $you ->
    [yes] You
   *[no] { $name }
 } used { $card }
event-credits = { $you ->
    [yes] You
   *[no] { $name }
 } got { $count ->
    [one] 1 credit
   *[other] { $count } credits
 }
event-coins = { $you ->
    [yes] You
   *[no] { $name }
 } got { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
event-feet = { $you ->
    [yes] You
   *[no] { $name }
 } got { $count ->
    [one] 1 foot
   *[other] { $count } feet
 }
event-water_feet = { $you ->
    [yes] You
   *[no] { $name }
 } got { $count ->
    [one] 1 water foot
   *[other] { $count } water feet
 }
event-face = { $you ->
    [yes] You
   *[no] { $name }
 } counted { $die }
event-moved_in = { $you ->
    [yes] You
   *[no] { $name }
 } put { $die } back to roll it
event-set = { $you ->
    [yes] You
   *[no] { $name }
 } set a die: { $die } is now active
event-returned = { $you ->
    [yes] You
   *[no] { $name }
 } returned { $count } { $die } { $count ->
    [one] die
   *[other] dice
 }
event-protected = { $you ->
    [yes] You
   *[no] { $name }
 } cannot bust on this push
event-saved = { $you ->
    [yes] You
   *[no] { $name }
 } did not bust after all
event-kept = { $you ->
    [yes] You
   *[no] { $name }
 } kept green and grey dice active
event-gave = { $you ->
    [yes] You
   *[no] { $name }
 } gave one { $die } die to { $other_you ->
    [yes] you
   *[no] { $other }
 }
event-next_draw = { $you ->
    [yes] { $card } will help you with your next draw
   *[no] { $card } will help { $name } with the next draw
 }
event-swords = Swords: { $counts }
event-counted = { $you ->
    [yes] You have
   *[no] { $name } has
 } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } and { $feet ->
    [one] 1 foot
   *[other] { $feet } feet
 }
event-stepped = { $you ->
    [yes] You
   *[no] { $name }
 } ran { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } to { $place }
event-finished = { $you ->
    [yes] You
   *[no] { $name }
 } reached the finish
event-lap = { $you ->
    [yes] You
   *[no] { $name }
 } finished lap { $laps }
event-bought_foot = { $you ->
    [yes] You
   *[no] { $name }
 } bought a foot
event-jetpack = { $you ->
    [yes] You
   *[no] { $name }
 } doubled up with the jetpack: { $feet } plain feet, { $water_feet } water feet
event-shortcut = { $you ->
    [yes] You
   *[no] { $name }
 } took the shortcut for { $price } { $unit ->
    [feet] feet
   *[money] money
 }
event-pointed = { $you ->
    [yes] You
   *[no] { $name }
 } pointed at { $place }
event-lost = { $you ->
    [yes] You
   *[no] { $name }
 } lost one { $die } die
event-gained = { $you ->
    [yes] You
   *[no] { $name }
 } gained one { $die } die
event-bought = { $you ->
    [yes] You
   *[no] { $name }
 } bought one { $die } die for { $price }
event-discarded_active = { $you ->
    [yes] You
   *[no] { $name }
 } discarded all active dice
event-over = The race is over
