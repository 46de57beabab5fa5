# Cubitos in words: dice, zones, phases, questions, actions, spaces and events.

## Dice and zones

die-light = light
die-dark = dark
die-white = white
die-brown = brown
die-red = red
die-green = green
die-orange = orange
die-purple = purple
die-yellow = yellow
die-blue = blue
die-first = first
borrowed = borrowed { $die }
dice-light = { $count } light
dice-dark = { $count } dark
dice-white = { $count } white
dice-brown = { $count } brown
dice-red = { $count } red
dice-green = { $count } green
dice-orange = { $count } orange
dice-purple = { $count } purple
dice-yellow = { $count } yellow
dice-blue = { $count } blue
dice-first = { $count } first
dice-borrowed = { $dice } (borrowed)
face-miss = miss
face-coin = coin
face-coin2 = double coin
face-coin3 = triple coin
face-foot = foot
face-symbol = symbol
face-power = power
face-credit = credit
die-face = { $die } { $face }
zone-draw = draw
zone-roll = roll
zone-active = active
zone-discard = discard
nothing = nothing

## Phases, by name

phase-setup = set-up
phase-roll = roll phase
phase-abilities = abilities
phase-after-swords = abilities, after swords
phase-move = move and buy

## Questions: what a seat is asked, by the frame on top

asked-drawing = { $number ->
    [0] draw more dice, or done
   *[other] draw { $number } more
 }
asked-choosing = push or pass
asked-pushing = move more dice in, or push
asked-arriving = use NOW abilities, or done
asked-adding = { $number } more to roll at once
asked-stepping = take a step, or none
asked-busted = bust: discard from the roll zone, or done
asked-abilities = use abilities, or done
asked-prize = take the prize of the swords?
asked-moving = move, or done
asked-bonus = take the bonus of the space, or done
asked-after_move = use abilities after the move, or done
asked-pointing = point at a bonus space
asked-buying = buy, or done
asked-gaining = gain a die by { $card }
asked-offered = take what { $card } offers?
asked-losing = lose a die by { $card }
asked-placing = set a die of the roll zone to a face, by { $card }
asked-taking = borrow a die on a face, by { $card }
asked-either = coins or feet, by { $card }
asked-picking = choose dice to roll at once
asked-giving = give one of your dice, and choose who gets it
asked-rescue = you are about to bust: save yourself, or done
asked-helping = add a die?
asked-other = choose the other die to roll

## Actions

action-wait = wait
action-done = done
action-bust = accept the bust
action-push = push
action-pass = pass
action-call_order = call order
action-yes = yes
action-no = no
action-buy_foot = buy a foot
action-shortcut = shortcut
action-jetpack = jetpack
action-take_credits = take credits
action-take_fan = take fan
action-take_coins = take coins
action-take_feet = take feet
action-water_feet_first = water feet first
action-step = step { $way }
action-exit = exit { $number }
action-player = player { $left }
action-use = use { $die }
action-move_in = move in { $die }
action-set = set { $die }
action-borrow = borrow { $die }
action-lose = lose { $die }
action-give = give { $die }
action-take = take { $die }
action-draw = draw { $die }
action-discard = discard { $die }
action-buy = buy { $die }
action-gain = gain { $die }
from-zone = { $action } from { $zone }
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
space-gain = gain a die of at most { $most }
space-jetpack = jetpack
space-shortcut = shortcut for { $price } { $unit ->
    [feet] feet
   *[money] money
 }

## Events

the-table = The table
event-first_player = { $name } got the first-player die
event-round = Round { $number }, hand limits { $limits }
event-drew = { $name } drew { $dice }
event-refilled = { $name } put the discard zone back into the draw zone
event-rolled = { $name } rolled { $count }: { $hits }
event-rolled-none = { $name } rolled { $count }: no hit
event-push = { $name } pushed
event-push-risk = { $name } pushed at a risk
event-pass = { $name } passed
event-called_order = { $name } asked everybody to act in order
event-bust = { $name } went BUST
event-discarded = { $name } discarded one { $die } die
event-fan = { $name } won a fan, now { $fans }: { $gains }
gain-credits = credits +{ $count }
gain-tokens = hand tokens +{ $count }
event-used = { $name } used { $card }
event-credits = { $name }: credits +{ $count }
event-coins = { $name }: coins +{ $count }
event-feet = { $name }: feet +{ $count }
event-water_feet = { $name }: feet that may enter water +{ $count }
event-face = { $name } counted { $die }
event-moved_in = { $name } put { $die } in too
event-set = { $name } put { $die } into the active zone
event-returned = { $name } gave back { $count } { $die } { $count ->
    [one] die
   *[other] dice
 }
event-protected = { $name } is safe from a bust in this push
event-saved = { $name } did not bust after all
event-kept = { $name } kept green and grey dice active
event-gave = { $name } gave one { $die } die to { $other }
event-next_draw = { $name } will draw with the help of { $card }
event-swords = Swords: { $counts }
event-counted = { $name } counted coins { $coins }, feet { $feet }
event-stepped = { $name } ran { $steps }, to { $place }
event-finished = { $name } reached the finish
event-lap = { $name } finished lap { $laps }
event-bought_foot = { $name } bought a foot
event-jetpack = { $name } doubled the feet: { $feet } plain, { $water_feet } for water
event-shortcut = { $name } took the shortcut for { $price } { $unit ->
    [feet] feet
   *[money] money
 }
event-pointed = { $name } pointed at { $place }
event-lost = { $name } lost one { $die } die
event-gained = { $name } gained one { $die } die
event-bought = { $name } bought one { $die } die for { $price }
event-discarded_active = { $name } put the active dice away
event-over = The race is over
