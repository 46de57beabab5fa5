# The words on the cards of A Wild Venture: a card's text is put together from these. Values: n a number, what a noun
# from below, rest and inner the effects that follow.

## Effects

words-gain = gain { $n }
words-gain-per = gain { $n } for each { $what }
words-draw = draw { $n }
words-draw-per = draw { $n } for each { $what }
words-from-discard = draw { $n } of your choice from the discard pile
words-tuck = tuck { $n } from your hand
words-discard = discard { $n }
words-travel = travel { $n }
words-travel-drawing = travel { $n }; if the reward of this move is a gain, draw as many cards instead
words-invest = invest { $n }
words-invest-here = invest { $n } here
words-supply = { $n ->
    [one] put { $n } supply on another of your villagers
   *[other] put { $n } supplies on another of your villagers
}
words-supply-any = { $n ->
    [one] put { $n } supply on one of your villagers
   *[other] put { $n } supplies on one of your villagers
}
words-supply-gear = { $n ->
    [one] put { $n } supply on one of your gear cards
   *[other] put { $n } supplies on one of your gear cards
}
words-take = { $n ->
    [one] take { $n } supply from any gear as a coin
   *[other] take { $n } supplies from any gear as coins
}
words-take-theirs = { $n ->
    [one] take { $n } supply from the other player’s gear as a coin
   *[other] take { $n } supplies from the other player’s gear as coins
}
words-activate = activate { $what }
words-activate-villager = activate another of your villagers, one that activates nothing itself
words-advance = turn { $what } to its advanced side
words-study = activate { $what } or turn it to its advanced side
words-chest-iron = open an iron chest
words-chest-golden = open a golden chest
words-chest-golden-villager = open a golden chest, which activates no villager that opens one itself
words-chest-ruby = open a ruby chest
words-enchantment = take the enchantment token
words-play = you may play { $what } from your hand for its cost
words-play-less = you may play { $what } from your hand for { $n } less
words-play-it = you may play it for its cost
words-play-it-investing = you may play it for its cost; if you do, invest { $n } here
words-they-gain = the other player gains { $n }
words-they-draw = the other player draws { $n }
words-they-discard = the other player discards { $n }
words-look = look { $n }: { $inner }
words-look-tuck = tuck { $n }
words-or = { $one } or { $other }
words-less = it costs you { $n } less
words-further = you may travel { $n } further

## Costs and conditions inside an effect

words-pay = pay { $n }: { $rest }
words-pay-discard = discard { $n }: { $rest }
words-pay-tuck = tuck { $n } from your hand: { $rest }
words-may-pay = you may pay { $n }: { $rest }
words-may-pay-discard = you may discard { $n }: { $rest }
words-may-pay-tuck = you may tuck { $n } from your hand: { $rest }
words-if-poorer = if you have fewer coins than the other player: { $rest }
words-if-shorter = if you have fewer cards in hand than the other player: { $rest }
words-if-home = if your adventurer is at Home: { $rest }

## What is counted

words-per-villager = villager you have in play
words-per-gear = gear you have in play
words-per-building = building you have
words-per-any-gear = gear in play, yours or not
words-per-enchanted = enchanted building you have
words-per-advanced = advanced starter you have

## What is played, discarded or activated

words-the-card = a card
words-the-villager = a villager
words-the-gear = gear
words-the-building = a building
words-the-crow = a crow card
words-the-frog = a frog card
words-the-rabbit = a rabbit card
words-own-nest = your nest
words-own-lily-pad = your lily pad
words-own-burrow = your burrow
words-own-starter = one of your starters
words-own-villager = a villager
words-own-crow = a crow villager
words-own-frog = a frog villager
words-own-rabbit = a rabbit villager
words-some-nest = a nest
words-some-lily-pad = a lily pad
words-some-burrow = a burrow
words-some-starter = a starter
words-some-villager = a villager
words-some-crow = a crow villager
words-some-frog = a frog villager
words-some-rabbit = a rabbit villager

## What gear waits for: any player does it

words-any-gain = a player gains coins
words-any-draw = a player draws
words-any-travel = a player travels
words-any-look = a player looks
words-any-invest = a player invests
words-any-tuck = a player tucks a card
words-any-chest = a player’s move ends on a chest
words-any-trail-end = a player reaches the end of a trail
words-any-token = a player takes a token from the board
words-any-advance = a player turns a starter to its advanced side
words-any-enchant = a player enchants a building
words-any-play = a player plays { $what }
words-any-discard = a player discards { $what } from hand
words-any-activate = a player activates { $what }

## What a building waits for: its owner does it

words-you-gain = when you gain coins
words-you-draw = when you draw
words-you-travel = when you travel
words-you-look = when you look
words-you-invest = when you invest
words-you-tuck = when you tuck a card
words-you-chest = when your move ends on a chest
words-you-trail-end = when you reach the end of a trail
words-you-token = when you take a token from the board
words-you-advance = when you turn a starter to its advanced side
words-you-enchant = when you enchant a building
words-you-play = when you play { $what }
words-you-discard = when you discard { $what } from your hand
words-you-activate = when you activate { $what }

## The lines of a card

words-effect = { $rest }
words-free = free action
words-trigger = { $when }: they take 1 supply
words-relic = relic: { $rest }
words-when = { $when }: { $rest }
words-once = enchantment, once: { $rest }
words-lasting = enchanted, instead: { $rest }
words-basic = basic: { $rest }
words-advanced = advanced: { $rest }
