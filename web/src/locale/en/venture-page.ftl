# The table of A Wild Venture, on the page alone.

village-walk = { $number ->
    [one] go { $number } space
   *[other] go { $number } spaces
}
village-walk-by = { $card }: { $number ->
    [one] go { $number } space
   *[other] go { $number } spaces
}
village-board = Board
village-label-deck = Cards in the deck
village-label-discard = Discard pile
village-label-coins = Coins
village-label-tokens = Enchantment tokens
village-label-tucked = Tucked
village-label-hand = Cards in hand
village-label-looked-at = Looking at
village-label-known = You know of the hand
village-species = { $species ->
    [crow] the crow
    [frog] the frog
   *[rabbit] the rabbit
 }
village-nearer = Closer
village-farther = Farther
village-token = a token lies here
village-hint = Press a card or a space that is framed.
village-can-play = Cards to play: { $number }
village-can-activate = Cards to activate: { $number }
village-can-enchant = Buildings to enchant: { $number }
village-can-walk = Spaces in reach: { $number }
village-chain = What has been set off, what is asked now, what follows
village-now = Now
village-free = free
village-leaves = leaves
village-picked = chosen
village-short = { $number } short
village-less = { $number } less
village-more = { $number } more
village-invested = Supplies on buildings
village-no-hand = No cards in hand.
village-points-villagers = Villagers: rarest × commonest
village-points-buildings = Supplies on buildings
village-points-gear = Gear × enchanted buildings
village-turns = Turn
village-course = How it went
village-course-says = Points as they stood when each turn ended, piles included.
village-keys = Tab and arrows move between cards, Enter does what is framed. H hand, B board, V your village, O the other one. 1–9 choose a card or an answer, Y yes, N no, E ends the turn or the walk, U takes back, Space skips what moves, / a command.
