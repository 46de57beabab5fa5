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
book-dice-text = What is not drawn is blank: a miss.
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
book-all-examples = Show all { $count }
book-loading = One moment…
book-seat-0 = Red
book-seat-1 = Blue
book-seat-2 = Green
book-seat-3 = Yellow
book-nobody = nobody
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
book-switch = where the winner of the swords loses a red die
book-first = First player: { $name }
book-has = { $name } has: { $things }
book-then-has = { $name } now has: { $things }
book-does = { $name }: { $deeds }
book-rolls = { $name } rolls: { $dice }
book-rest-miss = the rest miss
book-all-miss = all miss
book-may = { $name } may: { $deeds }
book-only = { $name } may do one of these and nothing else: { $deeds }
book-not = Not possible for { $name }:
book-why = { $deed } – { $reason }
book-happened = What happens:
book-never = What does not happen: { $what }
book-never-bust = a bust
book-never-lost = a lost die
book-never-swords = a count of swords
book-never-fan = a fan
book-never-refilled = a refill of the draw zone
book-never-push = a push
book-never-returned = a die given back
book-never-gained = a gained die
book-never-rolled = a roll
book-never-used = the use of a card
book-never-finished = a finish
book-never-feet = feet
book-never-credits = credits
book-never-next_draw = help at the next draw
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
book-on = on { $place }
book-began = began the round on { $place }
book-bought = bought already: { $dice }
book-risk = at risk of a bust
book-number-tokens = hand tokens
book-number-laps = laps run
book-number-lost = dice lost this round
book-number-earned = credits earned this round
book-number-owed = pushes owed
book-step-to = go to { $place }
book-point = point at { $place }
