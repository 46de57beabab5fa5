# The rules page and the explanations at the table.

## The page

book-title = Rules
book-lead = The rules of Cubitos in our own words. Whatever the table does or refuses, it names one of these numbers.
book-contents = Contents
book-search = Search the rules
book-search-hint = a card, a word, a number…
book-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
 }
book-nothing-found = Nothing fits “{ $query }”. Fewer letters find more.
book-print = Print
book-dice = Dice and their faces
book-dice-text = A faint face is blank: a miss.
book-tracks = Tracks
book-sets = Sets
book-table = At this table: taking back
book-rule-K-9-1 = You may take back your latest action, if you have one.
book-rule-K-9-2 = Not once dice or cards have been drawn since: luck is not asked twice.
book-rule-K-9-3 = Not once you have seen something hidden since.
book-rule-K-9-4 = Not once everybody has gone on together, as from rolling to running.
book-rule-K-9-5 = Not if others have built on it since.
book-cost = Price { $cost }
book-source-seed = the rulebooks say so
book-source-icon = read from a picture in the rulebooks
book-source-inferred = our reading of the rulebooks
book-source-estimate = our estimate
book-source-own = our own choice
book-source-owner = from an owner’s box
book-text-source = Effect: { $source }.
book-names = Elsewhere: { $names }
book-in-sets = Played in { $sets }
book-track-figures = Spaces { $spaces } · red lines { $lines } · feet to the finish { $dry }, through water { $wet } · bonus spaces { $bonuses } · shortcuts { $shortcuts } · jetpacks { $jetpacks }
book-fan-beyond = Beyond the last space each fan gives: { $gives }.

## Worked examples

book-examples = Worked examples ({ $count })
book-examples-note = Each of them is a test that the program passes.
book-tests = Further tests of the same.
book-all-examples = Show all { $count }
book-loading = One moment…

## Explanations at the table

about-title-draw = Draw zone
about-title-roll = Roll zone
about-title-active = Active zone
about-title-discard = Discard zone
about-zone-draw = Dice that wait. You choose which of them go to the roll zone, up to your hand limit.
about-zone-roll = These dice are rolled. Misses stay here, for the next push and even for the next round.
about-zone-active = Your hits. They pay, run and use their cards; when the round ends they are discarded.
about-zone-discard = Used and bought dice rest here. When the draw zone is empty they all go back into it.
about-number-credits = Money that stays with you from round to round.
about-number-coins = Money for this round only: what is not spent is gone.
about-number-feet = Each foot takes your runner one space on.
about-number-water-feet = These feet may enter water; they run on dry land too.
about-number-limit = When a round begins your roll zone is filled up to this many dice. Whoever lies behind gets more.
about-number-lines = For each red line between you and the leader you draw one die more.
about-number-laps = Whoever has run them all is over the line: the round is played to its end.
about-number-fans = A bust wins you a fan, and fans bring credits and hand tokens.
about-number-first = Whoever has this die acts first where order matters. After each round it moves to the left.
about-estimate = Our estimate: the rulebooks do not print this number.
about-grey = A grey die. It cannot be bought, but spaces and cards may hand it out.
about-fan = Each fan takes you one space on along the fan track, and you get what the new space shows.
about-odds = The next push busts with a chance of { $chance }. The bars show how likely each number of hits is.
about-do-push = Roll everything in the roll zone once more. With three or more active dice, a push without a hit is a bust.
about-do-pass = Keep what you have: your roll phase is over.
about-large = Start and finish are one large space each, next to everything they touch.
about-water = Only feet that a card allows to swim get in here.
about-bonus = Stop here to get it; running past gives nothing. Standing here since the round began gives nothing either.
about-shortcut = Pay the price here and jump to the same letter.
about-jetpack = Doubles the feet you have left, once a round.
about-open = An ordinary space: one foot.
about-section = Red lines up to here: { $section } of { $lines }.
about-face-coin = Money for this round: buy dice or feet with it.
about-face-foot = One space for your runner.
about-face-credit = Money that stays with you.
about-face-symbol = The symbol: the card of this colour works.
about-face-power = The power symbol: a symbol, and whatever the card adds for power.
about-face-miss = A blank face: the die stays in the roll zone.
about-set-cards = Cards: { $cards }.
about-set-track = Track: { $tracks }; { $laps ->
    [one] one lap
   *[other] { $laps } laps
 }.
about-track = Any track goes with any set of cards. Water shortens the way for whoever can swim; hedges are run around.
about-level = Easy takes no risk and buys the dearest dice. Fair weighs odds and prices, one move ahead. Hard plays by what thousands of races taught, and wins about two races of three against Fair. A good beginning: { $level }.
about-wish-order = Without an order everybody rolls at once, and the table waits only where it matters who is first.
about-wish-help = With help the push button tells how likely a bust is, and a panel shows what the next push may bring. It is the same for everybody.
about-wish-costs = Balanced costs come from races between bots: nobody wins much more or less for being the only one who may buy a card. Strong dice are dear then, and races last longer, above all Race 7.
about-wish-laps = So many times round the track.
about-wish-rounds = After so many rounds the race ends, and whoever is farthest wins.
about-wish-pause = When somebody is away for that long, a bot may take the seat until they come back.
about-phase-waiting = Some seats are still free. Send the link to a friend.
about-phase-playing = Go on where you stopped: the table waits for you.
about-phase-over = The result, the race as a film, and the proof that the dice were fair.
about-phase-closed = It was closed before the finish. You can still look at it.
about-back = Back
about-page = On the rules page
about-keep = ? or right click keeps this open
