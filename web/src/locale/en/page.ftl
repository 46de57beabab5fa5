# The words of the page alone. What page and terminal share lies in src/kubok/locale.

## Start

page-nickname = Your name
page-level-random = Random
page-level-plain = Plain
page-level-steady = Steady
page-level-expert = Expert
page-level-easy = Easy
page-level-fair = Fair
page-level-hard = Hard
page-bot-name = { $level } bot
page-person = Player { $number }
page-rematch = Rematch
page-home = Start page
page-language = Language

## A new table

page-cards = Cards
page-track = Track
page-own-layout = our own layout
page-kind-here = On this device
page-kind-link = By personal link
page-kind-link-text = You get a link to send.
page-kind-open = Open
page-kind-open-text = Anyone with the table’s link may sit here.
page-kind-bot = Bot
page-order-simultaneous = Everyone at once, in turn only when it matters
page-order-strict = Always in order
page-help-none = None
page-help-odds = Show the odds of the next push
page-estimated = our estimate
page-estimate = Our estimate: the rulebooks do not print this number.
page-estimates = Our estimates: the rulebooks do not print these numbers.
page-estimate-mark = Dashed coin: the cost is our estimate.

## Waiting for players

page-lobby = Waiting for players
page-free-seat = Empty
page-not-here = not here right now
page-get-up = Leave seat
page-link-of = Link for seat { $number }
page-link-open = Link for the open seats
page-link-watch = Link for spectators
page-share = Link to this game
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-start-now = Start the game
page-start-bots = { $count ->
    [one] Start (a bot takes the empty seat)
   *[other] Start (bots take the { $count } empty seats)
 }
page-sealed = Dice and cards are sealed
page-sealed-text = This fingerprint was fixed before anyone sat down. After the game its secret is revealed, so every roll and every card drawn can be checked.
page-invited = You are invited
page-sit-down = Sit down

## The table

page-table = Table
page-tools = Tools
page-loading = Setting the table…
page-close-no_table = Table not found
page-close-no_table-text = It may be long over, or you need a link to get in. Ask whoever invited you.
page-phase-waiting = Waiting for players
page-phase-playing = In progress
page-phase-over = The game is over
page-phase-closed = The table is closed
page-round = Round { $round }
page-you = You
page-your-move = Your move
page-move-of = { $name }
page-waiting-for = Waiting for { $names }
page-is-busy = { $you ->
    [yes] You are playing
   *[no] { $name } is playing
 }
page-watching = Watching
page-watching-only = You are watching this table: only players can act.
page-replaying = Replay
page-undo = Undo
page-say = Chat
page-command = Type a move
page-command-type = Type a move or its number
page-nothing-owed = Nothing to do right now.
page-menu = Menu
page-rules = Rules
page-close = Close
page-plot-table = As a table
page-take-back = Take my seat back
page-sending = Sending…
page-trouble-offline = Connection lost.
page-line-off = You are offline: this device has no network.
page-line-late = The server has not answered yet.
page-line-kept = Your move is kept and will be sent.
page-line-again = Trying again…
page-host-cut = The host’s connection is lost. In { $seconds } s anyone seated may lead.
page-host-away = The host is away: anyone seated may start, close the table or let a bot take over.
page-close-too_large = What this page sent was too large, so it was not done.
page-close-broken = Something went wrong on the server.
page-close-restart = The server is restarting.
page-close-not_stored = The server could not save what was done last.
page-close-busy = The server has too much to do right now.
page-close-nonsense = Page and server do not understand each other
page-close-nonsense-text = Reloading the page usually helps.
page-close-forgotten = Your data has been deleted
page-close-forgotten-text = So this browser no longer has a seat here. You can start afresh any time.
page-close-too_slow = The connection was too slow.
page-close-too_many = Too many connections from you or your network.
page-trouble-disk = The server’s disk is full: nothing can be saved right now.
page-trouble-database = The server cannot reach its database right now.
page-trouble-lock = The server no longer owns its database and takes no moves until it is fixed.
page-trouble-bots = The server’s bots are not responding right now.
page-trouble-lag = The server is overloaded and slow to respond.
page-trouble-crowded = Too many requests from you or your network. Wait a moment.
page-trouble-down = The server is not available right now.
page-trouble-shut = The server is running but is not taking this connection right now.
page-trouble-other = The server has a problem right now.
page-http-large = That is too large for the server.
page-http-other = The server answered with error { $status }.
page-close-reload = A new version is available. Your move is saved.
page-reload-now = Reload
page-sure = Are you sure?
page-final-undo_chance = Dice will be rolled: this cannot be undone.
page-final-undo_barrier = After this everyone moves on together: it cannot be undone.
page-final-undo_hidden = Something hidden will be revealed: this cannot be undone.
page-final-undo_long = This game has become very long: nothing can be undone any more.
page-final-game_over = This ends the game: it cannot be undone.
page-do-it = Do it
page-not-now = Not now
page-start = Start
page-finish = Finish
page-go = { $place }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
page-run = { $place }, { $feet ->
    [one] { $feet } foot
   *[other] { $feet } feet
 } { $way ->
    [on] forward
    [back] back
   *[aside] aside
 }{ $lines ->
    [0] {""}
    [one] , across a red line
   *[other] , across { $lines } red lines
 }{ $hint ->
    [far] , farthest
   *[none] {""}
 }
page-too-far = Too far: you don’t have enough feet.

## Zones and buttons

page-zones = { $you ->
    [yes] Your dice
   *[no] { $name }’s dice
 }
page-zone-draw = Draw
page-zone-roll = Roll
page-zone-active = Active
page-zone-used = Used
page-zone-discard = Discard
page-empty-draw = Empty: discarded dice come back when more are needed.
page-empty-roll = No dice on the felt.
page-empty-active = No hits yet.
page-empty-discard = Empty.
page-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
page-used = { $die }, used
page-choices = Choices
page-done = Done
page-done-busted = Done discarding
page-done-abilities = Done – add it up
page-done-arriving = Done
page-done-owed = Skip them
page-done-rescue = Accept the bust
page-done-moving = Stop here
page-done-bonus = Done here
page-done-buying = Done buying
page-call-order = Wait for the others
page-ghost-push = Push
page-ghost-pass = Pass
page-ghost-done = Done
page-bust = bust { $chance }
page-safe = cannot bust
page-percent = { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-under = under { NUMBER($value, maximumFractionDigits: 1) } %
page-percent-over = over { NUMBER($value, maximumFractionDigits: 1) } %
page-on-dice = on the dice
page-lines = red lines crossed
page-to-finish = feet to the finish
page-laps-run = laps run
page-first = first player
page-coins = coins
page-credits = credits
page-feet = feet
page-water-feet = water feet
page-limit = hand limit
page-fans = fans
page-market = Market
page-price = cost
page-left = { $count } left
page-grey-trays = Grey dice
page-sold-out = none left
page-fan-track = Fan track
page-fan-space = Fan { $place }: { $gives }
page-odds = Odds of a push
page-log = Game log
page-log-itself = by itself
page-log-undo = { $you ->
    [yes] You
   *[no] { $name }
 } took back a move
page-look-back = Look back at this moment
page-recap = Recap
page-recap-waited = While you waited
page-recap-none = Nothing has happened since your last move.
page-others = Players
page-busy = playing
page-ready = ready
page-conceded = conceded
page-other-dice = Active: { $active }. Roll zone: { $roll }.
page-seat-numbers = Fans { $fans } · hand limit { $limit } · credits { $credits } · coins { $coins } · feet { $feet }
page-away = away · bot in { $seconds } s
page-sit-in = Let a bot take over
page-bot-plays = a bot is filling in
page-told-sat = { $you ->
    [yes] You
   *[no] { $name }
 } sat down
page-told-taken = { $you ->
    [yes] You have
   *[no] { $name } has
 } taken { $old }’s seat
page-told-up = { $you ->
    [yes] You
   *[no] { $name }
 } left the seat
page-told-away = { $you ->
    [yes] You are away
   *[no] { $name } is away
 }
page-told-back = { $you ->
    [yes] You are back
   *[no] { $name } is back
 }
page-told-bot = { $you ->
    [yes] A bot is playing for you
   *[no] A bot is playing for { $name }
 }
page-told-again = { $you ->
    [yes] You are back in control
   *[no] { $name } is back in control
 }

## Menu

page-theme = Theme
page-theme-system = As in the system
page-theme-light = Light
page-theme-dark = Dark
page-explain = Explanations
page-explain-on = When you point at something
page-explain-asked = Only on request (? or right-click, long press)
page-explain-off = Off
page-card-size = Card size
page-card-size-small = Small: signs
page-card-size-usual = Usual
page-card-size-large = Large
page-confirm = Confirm moves
page-confirm-always = Always
page-confirm-only = Only if they cannot be undone
page-confirm-never = Never
page-itself = Do by itself what needs no thought: plain gains, ends of steps
page-sound = Play a sound when it is my move
page-notify = Notify me when it is my move
page-motion = Motion
page-keys = Keys
page-keys-text = P push · S pass · D done · Y yes · N no · W wait for the others · F buy a foot · Space skip to my turn · R recap · U undo · M market · T track (arrows, Enter) · / type a move
page-concede = Concede
page-concede-sure = Concede the game? A bot plays your seat to the end; the record keeps it.
page-concede-sure-two = Concede the game? The other player wins; the record keeps it.
page-leave = Leave table
page-leave-sure = Leave the table? A bot takes over, and your link can be used again.
page-close-table = Close the table
page-close-sure = Close this table for everyone?

## Phrases

page-phrase-0 = Hello!
page-phrase-1 = Good luck!
page-phrase-2 = Nice one!
page-phrase-3 = Ouch!
page-phrase-4 = Wow!
page-phrase-5 = Thank you!
page-phrase-6 = Sorry!
page-phrase-7 = Your move!
page-phrase-8 = Let me think…
page-phrase-9 = Well played!
page-phrase-10 = One more?
page-phrase-11 = Bye!

## After the game

page-result = The game is over
page-winner = { $you ->
    [yes] You win!
   *[no] { $name } wins!
 }
page-closed-host = The host closed this table
page-closed-seat = A player closed this table
page-closed-nobody_left = Everyone has left
page-closed-too_long = This game became too long, so the table was closed
page-places = Places: { $places }
page-cut-short = Stopped early: places as things stood.
page-onward = Play on against a bot
page-replay = Replay
page-replay-end = Leave the replay
page-step-of = Step { $step } of { $all }
page-step-back = One step back
page-step-on = One step forward
page-play = Play
page-pause = Pause
page-record = Download the record
page-verify = Verify dice and cards
page-verifying = Checking…
page-verified = All { $dice } dice and cards match the seal.
page-verify-known = The dice of this lesson were known in advance: there is nothing to verify.
page-verify-open = The secret stays hidden until the game is over.
page-verify-secret = The secret does not match the seal.
page-verify-nonces = A player’s share of the randomness is missing.
page-verify-twice = A roll or draw is recorded twice or incompletely: { $at }
page-verify-die = A die or card does not match the seal: { $at }
page-rematch-ready = There is a rematch.
page-go-there = Join rematch
