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
page-home = To the start page
page-language = Language
page-language-en = English
page-language-uk = Українська
page-language-pl = Polski
page-language-ru = Русский

## A new table

page-cards = Cards
page-track = Track
page-own-layout = our own layout
page-kind-here = At this screen
page-kind-link = By a link of their own
page-kind-link-text = You will get a link to send.
page-kind-open = Open
page-kind-open-text = Anybody with the table’s link may sit here.
page-kind-bot = Bot
page-order-simultaneous = All at once where order does not matter
page-order-strict = Always in order
page-help-none = None
page-help-odds = Odds of the next push
page-estimated = our estimate
page-estimate = Our estimate: the rulebooks do not print this number.
page-estimates = Our estimates: the rulebooks do not print these numbers.
page-estimate-mark = A dashed coin is our estimate of the price.

## Waiting for players

page-lobby = Waiting for players
page-free-seat = Free
page-not-here = not here now
page-get-up = Get up
page-link-of = Link for seat { $number }
page-link-open = Link for the open seats
page-link-watch = Link for watchers
page-share = Link to this race
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-start-now = Start the race
page-start-bots = { $count ->
    [one] Start, a bot takes the free seat
   *[other] Start, bots take the { $count } free seats
 }
page-sealed = The dice are sealed
page-sealed-text = This number was fixed before anybody sat down. After the race the secret behind it is shown, and every die can be checked.
page-invited = You are invited
page-invited-text = At this table: { $names }.
page-sit-down = Sit down

## The table

page-table = Table
page-tools = Tools
page-loading = The table is being laid…
page-no-table = There is no such table for you
page-no-table-text = It may be over and gone, or it needs a link. Ask whoever invited you.
page-phase-waiting = Waiting for players
page-phase-playing = Being played
page-phase-over = The race is over
page-phase-closed = The table is closed
page-round = Round { $round }
page-your-move = Your move
page-move-of = { $name }
page-waiting-for = Waiting for { $names }
page-the-dice = the dice
page-is-busy = { $name } is at it
page-watching = Watching
page-watching-only = You watch this table: only players can act.
page-replaying = Replay
page-undo = Undo
page-say = Say
page-command = Command
page-command-type = Type what to do, or its number
page-nothing-owed = Nothing is asked of you now.
page-menu = Menu
page-rules = Rules
page-close = Close
page-take-back = Play on myself
page-sending = Sending…
page-offline = The line is lost; trying again…
page-offline-kept = The line is lost; your action is kept and will be sent…
page-reload = The server has a newer page. Your action is kept.
page-reload-now = Load it
page-sure = Sure?
page-final-undo_chance = Dice will fall: this cannot be undone.
page-final-undo_barrier = Everybody goes on together after this: it cannot be undone.
page-final-undo_hidden = Something hidden will be seen: this cannot be undone.
page-final-game_over = This ends the race: it cannot be undone.
page-do-it = Do it
page-not-now = Not now
page-start = Start
page-finish = Finish
page-go = { $place }, { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
page-too-far = That is farther than your feet carry you now.

## Zones and buttons

page-zones = The dice of { $name }
page-zone-draw = Draw
page-zone-roll = Roll
page-zone-active = Active
page-zone-used = Used
page-zone-discard = Discard
page-empty-draw = Empty: the discard zone comes back when more dice are needed.
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
page-done-abilities = Done, count up
page-done-arriving = Done
page-done-rescue = Accept the bust
page-done-moving = Stop here
page-done-bonus = Done here
page-done-buying = Done buying
page-bonus-gain = gain a die, or done
page-bonus-lose = lose a die of your choice, or done
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
page-laps-run = laps run
page-first = first player
page-coins = coins
page-credits = credits
page-feet = feet
page-water-feet = feet that may enter water
page-limit = hand limit
page-fans = fans
page-market = Market
page-price = price
page-left = { $count } left
page-grey-trays = Grey dice
page-sold-out = none left
page-fan-track = Fan track
page-fan-space = Fan { $place }: { $gives }
page-odds = Odds of a push
page-log = What happened
page-log-undo = { $name } took back an action
page-look-back = Look back at this moment
page-others = Players
page-busy = at it
page-ready = ready
page-conceded = conceded
page-other-dice = Active: { $active }. Roll zone: { $roll }.
page-seat-numbers = Fans { $fans } · hand limit { $limit } · credits { $credits } · coins { $coins } · feet { $feet }
page-away = away, { $seconds } s
page-sit-in = Let a bot sit in
page-bot-plays = a bot sits in
page-told-sat = { $name } sat down
page-told-up = { $name } got up
page-told-away = { $name } is away
page-told-back = { $name } is back
page-told-bot = A bot plays for { $name }
page-told-again = { $name } plays again
page-told-conceded = { $name } conceded

## Menu

page-confirm = Ask before acting
page-confirm-always = Always
page-confirm-only = Only when it cannot be undone
page-confirm-never = Never
page-sound = A sound when it is my move
page-notify = A notification when it is my move
page-motion = Motion
page-keys = Keys
page-keys-text = P push · S pass · D done · Y yes · N no · W wait for the others · F buy a foot · U undo · M market · T track (arrows, Enter) · / type a command
page-concede = Concede
page-concede-sure = Give up? A bot plays your seat to the end.
page-leave = Leave
page-leave-sure = Get up from the table? A bot sits in, and your link can be used again.
page-close-table = Close the table
page-close-sure = End this table for everybody?

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

## After the race

page-result = The race is over
page-winner = { $name } wins the race!
page-closed-host = The host closed this table
page-closed-seat = A player closed this table
page-closed-nobody_left = Everybody has left
page-places = Places: { $places }
page-cut-short = Cut short: places by progress.
page-replay = Replay
page-replay-end = End the replay
page-step-of = Step { $step } of { $all }
page-step-back = One step back
page-step-on = One step on
page-play = Play
page-pause = Pause
page-record = Download the record
page-verify = Verify the dice
page-verifying = Checking…
page-verified = { $dice } dice are as sealed.
page-verify-known = The dice of this lesson were known beforehand: there is nothing to verify.
page-verify-open = The secret is not out: the race is not over.
page-verify-secret = The secret is not the one committed to.
page-verify-nonces = A player’s part of the dice is missing.
page-verify-twice = A roll stands twice or in part: { $at }
page-verify-die = A die is not as sealed: { $at }
page-rematch-ready = There is a rematch.
page-go-there = Go there
