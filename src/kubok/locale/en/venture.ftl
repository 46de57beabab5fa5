# A Wild Venture in words: cards and spaces, questions, options, refusals, events, and its table in the terminal.

## Cards, decks, chests

venture-sort-villager = { $species ->
    [crow] crow villager
    [frog] frog villager
   *[rabbit] rabbit villager
}
venture-sort-gear = { $species ->
    [crow] crow gear
    [frog] frog gear
   *[rabbit] rabbit gear
}
venture-sort-building = { $species ->
    [crow] crow building
    [frog] frog building
   *[rabbit] rabbit building
}
venture-deck-main = main deck
venture-deck-academy = Academy
venture-deck-news = News
venture-deck-start = starting villagers
venture-card-line = { $title } ({ $sort }, { $cost }): { $words }
venture-card-supplied = { $title } ({ $sort }, { $cost }, { $supplies }): { $words }
venture-starter-line = { $title } (starter): { $words }
venture-card-head = { $title } ({ $name })
venture-card-facts = A { $sort }, { $deck }; cost { $cost }
venture-card-supplies = Supplies when it is played: { $number }
venture-chest-iron = iron chest
venture-chest-golden = golden chest
venture-chest-ruby = ruby chest
venture-chest-iron-1 = tuck 1 from your hand
venture-chest-iron-2 = put 1 supply on one of your villagers
venture-chest-iron-3 = look 3: draw 1, discard 2
venture-chest-golden-1 = tuck 2 from your hand
venture-chest-golden-2 = activate one of your villagers
venture-chest-golden-3 = look 5: draw 2, discard 3
venture-chest-ruby-1 = tuck 3 from your hand
venture-chest-ruby-2 = take 2 cards from the discard pile: tuck one, play the other for free
venture-chest-ruby-3 = look 5: tuck 1, draw 2, discard 2

## The board

venture-home = Home
venture-place = { $space } ({ $trail })
venture-space = { $space }: { $gives }
venture-between-notes = { " · " }
venture-no-token = no token left for you
venture-token-there = { $reward } (token)
venture-toll-coins = toll: pay { $number }
venture-toll-cards = toll: discard { $number }
venture-trail-end = end of the trail
venture-the-board = the board
venture-the-toll = the toll
venture-trail = { $trail }:
venture-stretch-fork = From { $begun }: { $spaces }. Here the trail forks to { $ways }.
venture-stretch-end = From { $begun }: { $spaces }. Here the trail ends.
venture-under = { $token } (once, a token), then { $reward }
venture-tokens-gone = no token left
venture-sign-gain = coins
venture-sign-draw = cards
venture-sign-nest = nest
venture-sign-lily-pad = lily pad
venture-sign-burrow = burrow
venture-sign-iron-chest = iron
venture-sign-golden-chest = golden
venture-sign-ruby-chest = ruby chest
venture-short-iron = Ir
venture-short-golden = Gd
venture-short-ruby = Ru
venture-sign-enchantment = enchantment
venture-legend-token = token
venture-legend-toll = toll
venture-board-head = { $title }: { $spaces } spaces, { $ends ->
    [one] { $ends } end
   *[other] { $ends } ends
}, { $tolls ->
    [0] no tolls
    [one] { $tolls } toll
   *[other] { $tolls } tolls
}

## The start and the end of a game

venture-playing = A Wild Venture, { $board } side. Decks: { $decks }.
venture-wilder = Even wilder: both theme decks, and eight cards each, of which three are discarded (V-8.2).
venture-no-memory = No memory needed: cards are shown as they are tucked, and you may look through your own pile (V-8.1).
venture-share-ties = Ties are shared, as the author advises (V-7.3).
venture-sealed = The deck is sealed. Commitment: { $commitment }
venture-sealed-why = It was fixed before the first card; after the game the secret is revealed and every card drawn is checked.
venture-simulated = The deck is shuffled from seed { $seed }: the same seed gives the same game.
venture-over = The game ended after { $rounds ->
    [one] { $rounds } turn
   *[other] { $rounds } turns
}.
venture-verified = Verified: { $draws ->
    [one] { $draws } draw is
   *[other] { $draws } draws are
} as the secret says, and the game replays by the rules.

## The table

venture-set-up = Set-up
venture-turn = Turn { $number }
venture-last-turns = { $number ->
    [one] the last turn
   *[other] { $number } turns left
}
venture-head = { $begun } · { $name }: { $asked }
venture-deck = { $number ->
    [0] the deck is empty
    [one] { $number } card in the deck
   *[other] { $number } cards in the deck
}
venture-no-discard = the discard pile is empty
venture-discard = { $number ->
    [one] { $number } card in the discard pile
   *[other] { $number } cards in the discard pile
}, on top { $card }
venture-who = { $name }, { $species ->
    [crow] the crow
    [frog] the frog
   *[rabbit] the rabbit
}
venture-in-hand = hand { $number }
venture-tokens = enchantment tokens { $number }
venture-tucked = tucked { $number }
venture-first = first player
venture-pile = Pile: crows { $crow }, frogs { $frog }, rabbits { $rabbit }, gear { $gear }
venture-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
} (villagers { $villagers }, buildings { $buildings }, gear { $gear })
venture-score = { $name }: { $words }
venture-row-villagers = Villagers
venture-row-gear = Gear
venture-row-buildings = Buildings
venture-basic = basic
venture-advanced = advanced
venture-is-enchanted = enchanted
venture-used = used
venture-hand = Your hand
venture-hand-signs = ● cost · × supplies
venture-hand-open = Hand: { $cards }
venture-offer = Starting villagers
venture-look = The cards you are looking at
venture-pile-open = The discard pile
venture-then = Then: { $words }
venture-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
venture-supplies = { $number ->
    [one] { $number } supply
   *[other] { $number } supplies
}
venture-plain-numbers = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $numbers }.
venture-plain-who = { $who }.
venture-plain-where = { $name }: adventurer at { $place }.
venture-plain-pile = { $name }: { $words }.
venture-plain-card = { $name }: { $title }{ $notes }: { $words }
venture-plain-open = { $name }: hand { $cards }.
venture-plain-hand = { $number ->
    [0] Your hand is empty.
    [one] Your hand, { $number } card:
   *[other] Your hand, { $number } cards:
}

## What is waiting beneath the question

venture-pending-effects = the rest of { $card }
venture-pending-batch = triggers of { $card }
venture-pending-travelling = { $number ->
    [0] the move ends
    [one] { $number } more step
   *[other] { $number } more steps
}
venture-pending-reward = the reward of the space
venture-pending-tuck_gear = { $card } is tucked
venture-pending-play_free = { $card } is played for free
venture-pending-ending = the end of the turn

## Questions: what a seat is asked, by the frame on top

venture-asked-drafting = take a starting villager
venture-asked-aside = { $number ->
    [one] discard { $number } more card
   *[other] discard { $number } more cards
}
venture-asked-turn = { $number ->
    [one] take one more main action
   *[other] take { $number } main actions
}
venture-asked-turn-done = take free actions, or end your turn
venture-asked-ending = which emptied card do you tuck next?
venture-asked-batch = which trigger comes next?
venture-asked-picking-discard = discard { $number ->
    [one] { $number } card
   *[other] { $number } cards
} ({ $card })
venture-asked-picking-tuck = tuck { $number ->
    [one] { $number } card
   *[other] { $number } cards
} ({ $card })
venture-asked-picking-look_draw = draw { $number } of the cards you are looking at ({ $card })
venture-asked-picking-look_tuck = tuck { $number } of the cards you are looking at ({ $card })
venture-asked-picking-look_discard = discard { $number } of the cards you are looking at ({ $card })
venture-asked-picking-put_back = put the rest back, top card first ({ $card })
venture-asked-pointing-activate = activate a villager ({ $card })
venture-asked-pointing-supply = { $number ->
    [one] put { $number } supply on a card ({ $card })
   *[other] put { $number } supplies on a card ({ $card })
}
venture-asked-pointing-invest = choose a building to invest up to { $number } in ({ $card })
venture-asked-starting = activate a starter or turn it over ({ $card })
venture-asked-options = choose one ({ $card })
venture-asked-chest = open the { $words }: choose one
venture-asked-asking = { $words }? ({ $card })
venture-asked-investing = invest up to { $number } in { $card }
venture-asked-playing = play { $words }? ({ $card })
venture-asked-playing-less = play { $words } for { $number } less? ({ $card })
venture-asked-playing_it = play { $card } for { $number }?
venture-asked-taking = { $number ->
    [one] take { $number } supply from gear ({ $card })
   *[other] take { $number } supplies from gear, one by one ({ $card })
}
venture-asked-from_pile = draw { $number } from the discard pile ({ $card })
venture-asked-ruby = choose a card from the discard pile to tuck
venture-asked-ruby-second = choose a card from the discard pile to play for free
venture-asked-travelling = { $number ->
    [one] { $number } more step
   *[other] up to { $number } more steps
} ({ $card })

## Actions

venture-action-wait = wait
venture-action-end = end turn
venture-action-yes = yes
venture-action-no = no
venture-action-stop = stop here
venture-way = go to { $place }
venture-option = option { $number }
venture-invest = { $coins ->
    [0] invest nothing
   *[other] invest { $coins }
}
venture-invest-most = At most { $most } can be invested here; type a number from 0 to { $most }.
venture-action-play = play { $card }
venture-action-activate = activate { $card }
venture-action-advance = advance { $card }
venture-action-enchant = enchant { $card }
venture-action-choose = choose { $card }
venture-action-take = take { $card }
venture-action-lay_down = discard { $card }
venture-action-put_away = tuck { $card } now
venture-action-let = resolve { $card }
venture-action-take_from = take from { $card }
venture-action-draw = draw { $card }
venture-action-tuck = tuck { $card }
venture-action-discard = discard { $card }
venture-action-put_back = put back { $card }
venture-action-supply = supply { $card }
venture-action-invest_in = invest in { $card }

## Events

venture-event-first_player = { $you ->
    [yes] You go first
   *[no] { $name } goes first
 }
venture-event-dealt = { $you ->
    [yes] You
   *[no] { $name }
 } started with { $number } cards
venture-event-dealt-cards = { $you ->
    [yes] You
   *[no] { $name }
 } started with { $cards }
venture-event-drafted = { $you ->
    [yes] You
   *[no] { $name }
 } took { $card }
venture-event-left_over = { $card } was left over and starts the discard pile
venture-event-turn = { $you ->
    [yes] Turn { $number }: you
   *[no] Turn { $number }: { $name }
 }
venture-event-turn-last = Turn { $number }: { $you ->
    [yes] you
   *[no] { $name }
 }, { $last ->
    [one] the last turn of the game
   *[other] { $last } turns left including this one
}
venture-event-drew = { $you ->
    [yes] You
   *[no] { $name }
 } drew { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
venture-event-drew-cards = { $you ->
    [yes] You
   *[no] { $name }
 } drew { $cards }
venture-event-drew_from_discard = { $you ->
    [yes] You
   *[no] { $name }
 } drew { $card } from the discard pile
venture-event-looked = { $you ->
    [yes] You
   *[no] { $name }
 } looked at { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
venture-event-looked-cards = { $you ->
    [yes] You
   *[no] { $name }
 } looked at { $cards }
venture-event-put_back = { $you ->
    [yes] You
   *[no] { $name }
 } put { $number ->
    [one] { $number } card
   *[other] { $number } cards
 } back on the deck
venture-event-discarded = { $you ->
    [yes] You
   *[no] { $name }
 } discarded { $cards }
venture-event-tucked = { $you ->
    [yes] You
   *[no] { $name }
 } tucked { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
venture-event-tucked-cards = { $you ->
    [yes] You
   *[no] { $name }
 } tucked { $cards }
venture-event-played = { $you ->
    [yes] You
   *[no] { $name }
 } played { $card }
venture-event-activated = { $you ->
    [yes] You
   *[no] { $name }
 } activated { $card }
venture-event-advanced = { $you ->
    [yes] You
   *[no] { $name }
 } turned { $card } to its advanced side
venture-event-enchanted = { $you ->
    [yes] You
   *[no] { $name }
 } enchanted { $card }
venture-event-gained = { $you ->
    [yes] You
   *[no] { $name }
 } gained { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
venture-event-paid = { $you ->
    [yes] You
   *[no] { $name }
 } paid { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
venture-event-invested = { $you ->
    [yes] You
   *[no] { $name }
 } invested { $coins } in { $card }
venture-event-supplied = { $you ->
    [yes] You
   *[no] { $name }
 } put { $number ->
    [one] { $number } supply
   *[other] { $number } supplies
} on { $card }
venture-event-handed_over = { $you ->
    [yes] You
   *[no] { $name }
 } got a coin from { $card }
venture-event-handed_over-other = { $you ->
    [yes] You
   *[no] { $name }
 } got a coin from { $owner_you ->
    [yes] your
   *[no] { $owner }’s
 } { $card }
venture-event-took_supply = { $you ->
    [yes] You
   *[no] { $name }
 } took a supply from { $card } as a coin
venture-event-answered = { $you ->
    [yes] Your { $card } is triggered
   *[no] { $name }’s { $card } is triggered
 }
venture-event-relic = { $you ->
    [yes] You
   *[no] { $name }
 } applied the relic effect of { $card }
venture-event-opened = { $you ->
    [yes] You
   *[no] { $name }
 } opened the { $chest }: { $option }
venture-event-travelled = { $you ->
    [yes] You
   *[no] { $name }
 } travelled to { $space }
venture-event-stayed = { $you ->
    [yes] You
   *[no] { $name }
 } could not move
venture-event-went_home = { $you ->
    [yes] You
   *[no] { $name }
 } went Home
venture-event-took_token = { $you ->
    [yes] You
   *[no] { $name }
 } took a token: { $token }
venture-event-took_enchantment = { $you ->
    [yes] You
   *[no] { $name }
 } took an enchantment token
venture-event-stalling = No card has left the deck for a long time: unless one does, the last turns begin in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
venture-event-deck_empty = The deck is empty: each player has one more turn
venture-event-stalled = No card has left the deck for too long: each player has one more turn
venture-event-over = The game is over: { $scores }
venture-event-undone = { $you ->
    [yes] You
   *[no] { $name }
 } took that back

## Why something cannot be done

venture-reason-past_chance = action { $taken } of { $asked } draws cards: what follows can only be decided once they are seen
venture-reason-undo_chance = cards have been drawn since: that cannot be undone

## What is typed

venture-help =
    Type the number of an option, or its words. The beginning of each word is
    enough if only one option fits: “a n” is activate nest, and the name of a
    card alone will do. Several moves at once, with commas, are all or nothing:
    “go w1, go w2, stop”.

    cards          your hand and the cards in play, in one line each
    card NAME      a card in full, with worked examples
    rules V-3.4    a rule in words; rules alone lists the sections
    pile           the discard pile, newest card first
    map            the whole board
    position       the position in one line, for kubok play --position
    why            the last refusal, with its rule in full
    table          the table once more
    undo           take back your last move, as long as nothing hidden has been seen since
    save FILE      save the game; continue later with kubok play --load FILE
    quit           leave the table
