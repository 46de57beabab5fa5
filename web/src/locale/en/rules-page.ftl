# The rules page and the explanations at the table.

## The page

book-title = Rules
book-lead = The rules of Cubitos in our own words. Every move and every refusal points to one of these numbers.
book-other = Rules of { $title }
book-contents = Contents
book-search = Search the rules
book-search-hint = a card, a word, a number…
book-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
 }
book-nothing-found = Nothing matches “{ $query }”. Try fewer letters.
book-print = Print
book-dice = Dice and their faces
book-dice-text = A blank face is a miss; the tab at its edge tells which die it is.
book-tracks = Tracks
book-sets = Sets
book-table = Undo at this table
book-rule-K-9-1 = You may undo your last move, if you have made one.
book-rule-K-9-2 = Not after dice have been rolled or cards drawn: no second try at luck.
book-rule-K-9-3 = Not after you have seen something hidden.
book-rule-K-9-4 = Not once everyone has moved on together, as from rolling to running.
book-rule-K-9-5 = Not if others have already acted on it.
book-cost = Price { $cost }
book-source-seed = the rulebooks say so
book-source-icon = read from a picture in the rulebooks
book-source-edition = from the English edition
book-source-inferred = our reading of the rulebooks
book-source-estimate = our estimate
book-source-own = our own choice
book-source-owner = checked against the printed game
book-text-source = Effect: { $source }.
book-names = In other languages: { $names }
book-in-sets = Played in { $sets }
book-track-figures = Spaces { $spaces } · red lines { $lines } · feet to the finish { $dry }, through water { $wet } · bonus spaces { $bonuses } · shortcuts { $shortcuts } · jetpacks { $jetpacks }
book-fan-beyond = Beyond the last space each fan gives: { $gives }.

## Worked examples

village-book-lead = The rules of A Wild Venture in our own words, then every card, both boards and what lies on them. Every move and every refusal points to one of these numbers.
village-book-boards = Boards
village-book-spaces = { $spaces } spaces
village-book-chests = Chests and tokens
village-book-chests-text = A chest offers one of three; a card that opens one offers the same.
village-book-chest-iron = Iron chest
village-book-chest-golden = Golden chest
village-book-chest-ruby = Ruby chest
village-book-tokens = A token lies on its space until somebody ends a move there; then it gives this instead of what is printed:
village-book-facts = { $sort } · cost { $cost }
village-book-facts-supplies = { $sort } · cost { $cost } · supplies { $supplies }
village-book-starters = Starter cards
village-book-starter = Both players have it from the start; it is turned to its second side by advancing it.
village-book-drawn = The pictures are our own.
book-examples = Worked examples ({ $count })
book-examples-note = Each one is a test that the program passes.
book-tests = More tests of the same.
book-all-examples = Show all { $count }
book-loading = One moment…

## Explanations at the table

about-title-draw = Draw zone
about-title-roll = Roll zone
about-title-active = Active zone
about-title-discard = Discard zone
about-zone-draw = Dice that wait their turn. You choose which of them go to the roll zone, up to your hand limit.
about-zone-roll = These dice get rolled. Misses stay here for the next push, and even for the next round.
about-zone-active = Your hits. They pay, run and use their cards; at the end of the round they are discarded.
about-zone-discard = Used and bought dice rest here. When the draw zone runs out, they all go back into it.
about-number-credits = Money you keep from round to round.
about-number-coins = Money for this round only: whatever you do not spend is gone.
about-number-feet = Each foot moves your runner one space.
about-number-water-feet = These feet may enter water; they work on dry land too.
about-number-limit = At the start of a round you draw up to this many dice. Players who are behind get more.
about-number-lines = You draw one more die for each red line between you and the leader.
about-number-to-finish = By the shortest way this runner can go: around the water, unless one of its dice lets it swim. Shortcuts are not counted.
about-number-laps = Once you have run them all you are over the line; the round is still played to its end.
about-number-fans = A bust wins you a fan, and fans bring credits and hand tokens.
about-number-first = Whoever has this die goes first when order matters. After each round it passes to the left.
about-estimate = Our estimate: the rulebooks do not print this number.
about-grey = A grey die. It cannot be bought, but spaces and cards may hand it out.
about-fan = Each fan moves you one space along the fan track, and you get what the new space shows.
about-odds = Chance of a bust on the next push: { $chance }. The bars show how likely each number of hits is.
about-do-push = Roll everything in the roll zone again. With three or more active dice, a push without a hit is a bust.
about-do-pass = Keep what you have: your roll phase is over.
about-large = Start and finish are one large space each, next to everything they touch.
about-water = Water: only feet that a card lets swim may enter.
about-bonus = Stop here to get it; running past gives nothing, and neither does starting the round here.
about-shortcut = Pay the price here and jump to the same letter.
about-jetpack = Doubles the feet you have left, once a round.
about-open = An ordinary space: one foot.
about-section = Red lines up to here: { $section } of { $lines }.
about-face-coin = Money for this round: buy dice or feet with it.
about-face-foot = One space for your runner.
about-face-credit = Money you keep.
about-face-symbol = The symbol: the card of this colour works.
about-face-power = The power symbol: a symbol, and whatever the card adds for power.
about-face-miss = A blank face: the die stays in the roll zone.
about-set-cards = Cards: { $cards }.
about-set-track = Track: { $tracks }; { $laps ->
    [one] one lap
   *[other] { $laps } laps
 }.
about-track = Any track goes with any set of cards. Water is a shorter way for those who can swim; hedges must be run around.
about-level-cubitos = Easy takes no risks and buys the most expensive dice. Fair weighs odds and prices one move ahead. Hard learned from thousands of races and beats Fair about two times in three. Start with: { $level }.
about-level-venture = Easy plays what it can pay for and looks no further. Fair tries every action in its head to the end of what it triggers, and beats Easy in more than nine games of ten. Start with: { $level }.
about-wish-order = Everyone rolls at the same time, and the table waits only where it matters who goes first. Or always play in order.
about-wish-help = The push button shows how likely a bust is, and a panel shows what the next push may bring. The same for everyone.
about-wish-costs = Balanced costs come from races between bots: nobody wins much more or less often for being the only one who may buy a card. Strong dice are expensive then, and races take longer, above all Race 7.
about-wish-laps = How many times you run the track.
about-wish-rounds = After this many rounds the race ends, and whoever is farthest ahead wins.
about-wish-pause = When a player has been away this long, a bot may take the seat until they are back.
about-phase-waiting = Some seats are still empty. Send the link to a friend.
about-phase-playing = Continue where you left off: the table is waiting for you.
about-phase-over = The result, the race as a film, and the proof that the dice were fair.
about-phase-closed = It was closed before the finish. You can still view it.
about-back = Back
about-page = On the rules page
about-keep = ? or right-click keeps this open
