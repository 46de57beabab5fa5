# The words on the cards of A Wild Venture: a card's text is put together from these. Values: n a number, what a noun
# from below, rest and inner the effects that follow.

## Effects

venture-words-gain = gain { $n }
venture-words-gain-per = gain { $n } for each { $what }
venture-words-draw = draw { $n }
venture-words-draw-per = draw { $n } for each { $what }
venture-words-from-discard = draw { $n } of your choice from the discard pile
venture-words-tuck = tuck { $n } from your hand
venture-words-discard = discard { $n }
venture-words-travel = travel { $n }
venture-words-travel-drawing = travel { $n }; if the reward of this move is a gain, draw as many cards instead
venture-words-invest = invest { $n }
venture-words-invest-here = invest { $n } here
venture-words-supply = { $n ->
    [one] put { $n } supply on another of your villagers
   *[other] put { $n } supplies on another of your villagers
}
venture-words-supply-any = { $n ->
    [one] put { $n } supply on one of your villagers
   *[other] put { $n } supplies on one of your villagers
}
venture-words-supply-gear = { $n ->
    [one] put { $n } supply on one of your gear cards
   *[other] put { $n } supplies on one of your gear cards
}
venture-words-take = { $n ->
    [one] take { $n } supply from any gear as a coin
   *[other] take { $n } supplies from any gear as coins
}
venture-words-take-theirs = { $n ->
    [one] take { $n } supply from the other player’s gear as a coin
   *[other] take { $n } supplies from the other player’s gear as coins
}
venture-words-activate = activate { $what }
venture-words-activate-villager = activate another of your villagers, one that activates nothing itself
venture-words-advance = turn { $what } to its advanced side
venture-words-study = activate { $what } or turn it to its advanced side
venture-words-chest-iron = open an iron chest
venture-words-chest-golden = open a golden chest
venture-words-chest-golden-villager = open a golden chest, which activates no villager that opens one itself
venture-words-chest-ruby = open a ruby chest
venture-words-enchantment = take the enchantment token
venture-words-play = you may play { $what } from your hand for its cost
venture-words-play-less = you may play { $what } from your hand for { $n } less
venture-words-play-it = you may play it for its cost
venture-words-play-it-investing = you may play it for its cost; if you do, invest { $n } here
venture-words-they-gain = the other player gains { $n }
venture-words-they-draw = the other player draws { $n }
venture-words-they-discard = the other player discards { $n }
venture-words-look = look { $n }: { $inner }
venture-words-look-tuck = tuck { $n }
venture-words-or = { $one } or { $other }
venture-words-less = it costs you { $n } less
venture-words-further = you may travel { $n } further

## Costs and conditions inside an effect

venture-words-pay = pay { $n }: { $rest }
venture-words-pay-discard = discard { $n }: { $rest }
venture-words-pay-tuck = tuck { $n } from your hand: { $rest }
venture-words-may-pay = you may pay { $n }: { $rest }
venture-words-may-pay-discard = you may discard { $n }: { $rest }
venture-words-may-pay-tuck = you may tuck { $n } from your hand: { $rest }
venture-words-if-poorer = if you have fewer coins than the other player: { $rest }
venture-words-if-shorter = if you have fewer cards in hand than the other player: { $rest }
venture-words-if-home = if your adventurer is at Home: { $rest }

## What is counted

venture-words-per-villager = villager you have in play
venture-words-per-gear = gear you have in play
venture-words-per-building = building you have
venture-words-per-any-gear = gear in play, yours or not
venture-words-per-enchanted = enchanted building you have
venture-words-per-advanced = advanced starter you have

## What is played, discarded or activated

venture-words-the-card = a card
venture-words-the-villager = a villager
venture-words-the-gear = gear
venture-words-the-building = a building
venture-words-the-crow = a crow card
venture-words-the-frog = a frog card
venture-words-the-rabbit = a rabbit card
venture-words-own-nest = your nest
venture-words-own-lily-pad = your lily pad
venture-words-own-burrow = your burrow
venture-words-own-starter = one of your starters
venture-words-own-villager = a villager
venture-words-own-crow = a crow villager
venture-words-own-frog = a frog villager
venture-words-own-rabbit = a rabbit villager
venture-words-some-nest = a nest
venture-words-some-lily-pad = a lily pad
venture-words-some-burrow = a burrow
venture-words-some-starter = a starter
venture-words-some-villager = a villager
venture-words-some-crow = a crow villager
venture-words-some-frog = a frog villager
venture-words-some-rabbit = a rabbit villager

## What gear waits for: any player does it

venture-words-any-gain = a player gains coins
venture-words-any-draw = a player draws
venture-words-any-travel = a player travels
venture-words-any-look = a player looks
venture-words-any-invest = a player invests
venture-words-any-tuck = a player tucks a card
venture-words-any-chest = a player’s move ends on a chest
venture-words-any-trail-end = a player reaches the end of a trail
venture-words-any-token = a player takes a token from the board
venture-words-any-advance = a player turns a starter to its advanced side
venture-words-any-enchant = a player enchants a building
venture-words-any-play = a player plays { $what }
venture-words-any-discard = a player discards { $what } from hand
venture-words-any-activate = a player activates { $what }

## What a building waits for: its owner does it

venture-words-you-gain = when you gain coins
venture-words-you-draw = when you draw
venture-words-you-travel = when you travel
venture-words-you-look = when you look
venture-words-you-invest = when you invest
venture-words-you-tuck = when you tuck a card
venture-words-you-chest = when your move ends on a chest
venture-words-you-trail-end = when you reach the end of a trail
venture-words-you-token = when you take a token from the board
venture-words-you-advance = when you turn a starter to its advanced side
venture-words-you-enchant = when you enchant a building
venture-words-you-play = when you play { $what }
venture-words-you-discard = when you discard { $what } from your hand
venture-words-you-activate = when you activate { $what }

## The lines of a card

venture-words-then = { "; " }
venture-words-free = free action
venture-words-trigger = { $when }: they take 1 supply
venture-words-relic = relic: { $rest }
venture-words-when = { $when }: { $rest }
venture-words-once = enchantment, once: { $rest }
venture-words-lasting = enchanted, instead: { $rest }
venture-words-basic = basic: { $rest }
venture-words-advanced = advanced: { $rest }
