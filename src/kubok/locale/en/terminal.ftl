# The words of the terminal: commands, the table on a screen, what is typed, pages and errors.

## Commands and their options

app = Play Cubitos and A Wild Venture: play, watch, look things up, verify, study.
cmd-play = Play a game in the terminal, with people and bots in any mix.
cmd-watch = Watch bots play.
cmd-replay = Replay a game: step, back, jump, play.
cmd-why = Show the rules that made an entry of a record happen.
cmd-verify = Check a record: first the dice, by address and secret, without knowing any rules; then the whole game by the rules.
cmd-export = Write a copy of a record that is safe to share: it never holds a key.
cmd-import = Import a finished record into a database, as a table whose game is over.
cmd-backup = Copy an SQLite database while its server runs. The copy holds secrets: only its owner may read it.
cmd-rules = Show a rule in our own words, or a card with its clauses and worked examples.
cmd-sets = List all sets: their cards, tracks and laps.
cmd-track = Draw a track in characters, or as a picture.
cmd-board = Draw a board of A Wild Venture in characters, or as a picture.
cmd-doctor = Show which data is in use, where it comes from and its digest; versions and languages.
cmd-actions = Print the action table of a game as a page for the docs.
cmd-match = Let two bots play many games; prints the first bot's share with its interval.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default
help-variable = env var
help-required = required
opt-help = Show this message and exit.
opt-lang = The language: { $all }.
opt-seats = Who plays, with commas: you or any name for a person, or a bot ({ $bots }); bot:NAME is a bot for certain.
opt-of-game = { $game }: { $words }
opt-bots = Which bots play, with commas ({ $bots }).
option-cubitos-set-help = One of the sets; kubok sets lists them.
option-cubitos-cards-help = Eight cards of your choice, one of each colour, with commas.
option-cubitos-random-help = Eight random cards that follow the rulebooks' advice.
option-cubitos-tracks-help = A different track from the set's; join two with +.
option-cubitos-laps-help = The number of laps.
option-venture-theme-help = The theme deck ({ $choices }).
option-venture-board-help = The side of the board ({ $choices }).
option-venture-no_memory-help = You see what is tucked, and may look through your own pile (V-8.1).
option-venture-wilder-help = Both theme decks and larger hands (V-8.2).
option-cubitos-costs-help = Other costs of the cards ({ $choices }).
option-cubitos-max_rounds-help = Stop after so many rounds; 0: never.
option-cubitos-order-help = simultaneous: everyone at once, in turn only when it matters; strict: always in order.
opt-data = A folder with your own values, which override ours in new games (or KUBOK_DATA).
opt-position = Start from a position: its line, or a file that holds it.
option-venture-share_ties-help = A tie is shared, as the author advises; coins and villagers do not break it (V-7.3).
opt-seed = Simulated chance: the same seed gives the same game.
opt-load = Continue a saved game.
opt-save = Save the game here when it ends or you leave.
opt-plain = Whole sentences, without colours and drawn characters: for screen readers and scripts.
opt-pause = Seconds to wait after each action.
opt-fast = No pauses, and the table only at the end.
opt-to = Show the table after this entry, then stop.
opt-svg = Draw the track into this file.
opt-svg-board = Draw the board into this file.
opt-all-examples = All worked examples of a card or a rule, not just the first few.
opt-svg-card = Draw a card of A Wild Venture into this file.
opt-games = The number of games.
opt-match-game = The game: { $games }.
opt-match-seed = The same seed gives the same match.
opt-processes = The number of games at a time.
arg-file = A record of a game.
arg-game = What is played: { $games }.
arg-board = A board by its name: { $boards }.
arg-number = The number of the entry.
arg-out = The file to write.
arg-source = A record of a game; with --db the name of a table.
arg-rules = A rule (C-3.4, V-3.2), a section (C-3), or a card by its name.
arg-track = A track by its name, or two joined with +.
arg-bot = A bot: { $bots }.
arg-other-bot = The other one.

## Any game

sealed = Chance is sealed. Commitment: { $commitment }
sealed-why = It was fixed before the first draw; after the game the secret is revealed and every draw is checked.
simulated = Chance is simulated from seed { $seed }: the same seed gives the same game.
over = The game is over.
cut-short = The game was stopped early.
verified = Verified: { $draws ->
    [one] { $draws } draw is
   *[other] { $draws } draws are
 } as the secret says, and the game replays by the rules.
chance-good = Chance: all { $draws } draws are the ones that the secret and their addresses give.
chance-bad = Chance: not verified: { $reason }.
asked = { $name }: { $asked }
playing-title = { $title }. { $words }
curtain = { $name }, press Enter when only you are looking.
event-undone = { $you ->
    [yes] You
   *[no] { $name }
 } took that back
almost-a-bot = { $name } is a person here. If you mean the bot, write { $bot }; bot:{ $bot } is a bot for certain.
position-known = In this position, what you cannot see is filled in at random:
position-none = A position of this game cannot be written as one line.
why-event-bare = - { $sentence }
help =
    Type the number of an option, or its words. The beginning of each word is
    enough if only one option fits. Several moves at once, with commas, are all
    or nothing.

    why            the last refusal
    table          the table once more
    undo           take back your last move, as long as nothing hidden has been seen since
    save FILE      save the game; continue later with kubok play --load FILE
    quit           leave the table

## The start and the end of a race

cubitos-sealed = The dice are sealed. Commitment: { $commitment }
cubitos-sealed-why = It was fixed before the first roll; after the race the secret is revealed and every roll is checked.
cubitos-simulated = The dice are simulated from seed { $seed }: the same seed gives the same race.
resumed = Welcome back: { $entries } entries replayed from { $file }.
playing = { $title } on { $tracks }{ $laps ->
    [one] {""}
   *[other] , { $laps } laps
 }: { $cards }.
advice = Advice: { $reason }.
cubitos-over = The race ended after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }.
cubitos-cut-short = Stopped early after { $rounds } rounds – ranked by distance run.
place = { $place }. { $name }
secret = Secret: { $secret }
cubitos-verified = Verified: { $draws } dice fell as the secret says, and the game replays by the rules.
not-verified = NOT verified: { $reason }
saved = Saved to { $file }.
saved-key = Saved to { $file }; its secret is in { $file }.key: keep that file to yourself until the game is over.
saved-position = Saved to { $file }: the position in one line. Continue with kubok play --position { $file }.
not-saved = The game was not saved.
goodbye = Until next time.
you = You
person = Player { $number }

## The table

head = Round { $round } · { $phase } · { $name }: { $asked }
idle = Round { $round } · { $phase }
used = { $dice } used
numbers = credits { $credits } · coins { $coins } · feet { $feet } · fans { $fans } · limit { $limit }
water-feet = { " " }· water feet { $count }
standing = red lines crossed: { $lines } · { $away }
laps-run = laps run: { $laps } of { $all } · { "" }
finished-lap = past the finish by { $distance }
legend-rich = ◆ credits · ✖ lose dice · ✚ gain a die · ⚑ fan · ≈ water · ▶ start · ▚ finish
legend-plain = Cn credits, Ln lose dice, G+ gain any die, FA fan, LF lose a die and a fan, ~~ water, ## wall, ST start, FN finish, | red line
legend-jetpack = ⇈ jetpack
legend-jetpack-plain = JP jetpack
legend-shortcut = shortcut { $sign }: { $price } { $unit ->
    [feet] feet
   *[money] money
 }
legend-between = { " " }· { "" }

## Odds

percent = { $value } %
percent-fine = { NUMBER($value, minimumFractionDigits: 1) } %
percent-under = under { NUMBER($value, minimumFractionDigits: 1) } %
percent-over = over { NUMBER($value, minimumFractionDigits: 1) } %
risk-none = no risk
risk-bust = bust { $chance }
risk-protected = cannot bust
odds-push = A push of { $dice ->
    [one] one die
   *[other] { $dice } dice
 }: { $risk }
odds-protect = Not counted: { $dice } ({ $card }), used before the push, makes it safe
odds-save = Not counted: { $dice } ({ $card }) may save you from a bust
odds-keep = Not counted: { $dice } ({ $card }) keeps green and grey dice in a bust
odds-brings = It may bring: { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits on average · { $parts }
odds-coin = a coin { $chance } (coins { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-foot = a foot { $chance } (feet { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) })
odds-credit = a credit { $chance }
odds-card = { $card } { $chance }
odds-between = { " " }· { "" }
odds-not-now = You are not choosing a push right now.

## Sentences for a screen reader

plain-where = { $name }: on { $place }; { $standing }.
plain-other = { $name }: { $numbers }. Active zone: { $active }. Roll zone: { $roll }.
plain-numbers = { $name }: { $numbers }.
plain-zones = { $name }: draw zone: { $draw }. Roll zone: { $roll }. Active zone: { $active }. Discard zone: { $discard }.
plain-option = { $number }: { $words }.
plain-option-note = { $number }: { $words }, { $note }.
plain-event = { $sentence } ({ $rule }).
plain-event-bare = { $sentence }.

## What is typed

prompt = { $name }>
option-price = { $card }, { $price }
ambiguous = “{ $words }” may be { $options }: write a little more.
unknown = “{ $words }” is neither an action here nor a command; type a number, an action's words, or help.
no-number = There is no option { $number }: choose from 1 to { $last }.
refused = Not possible: { $reason }
undone = { $you ->
    [yes] You
   *[no] { $name }
 } took back the last move.
save-where = Say where: save FILE
why-nothing = No move has been refused yet.
cubitos-help =
    Type the number of an option, or its words. The beginning of each word is
    enough if only one option fits: “b w” is buy white. Steps have short names:
    e ne nw w sw se. Several moves at once are all or nothing: “1 1 2”,
    “e e ne”, “draw 3 light, draw 2 red”.

    cards          the eight cards in one line each
    card NAME      a card in full, with worked examples
    rules C-3.4    a rule in words; rules alone lists the sections
    odds           what the next push risks and may bring
    why            the last refusal, with its rule in full
    map            the whole track
    table          the table once more
    position       the position in one line, for kubok play --position
    undo           take back your last move, as long as nothing has been rolled since
    save FILE      save the race; continue later with kubok play --load FILE
    quit           leave the table

## Looking at a record

replay-head = Entry { $number } of { $last }: { $deed }
replay-help = step [N], back [N], jump N, play [N], why [N], quit; Enter is step.
replay-prompt = replay>
deed = { $name }: { $action }
deed-undo = { $you ->
    [yes] You
   *[no] { $name }
 } took back entry { $number }
deed-table = the table draws
why-event = - { $sentence } [{ $rule }]

## Rules, cards, sets, tracks

rules = The rules, in our own words:
cubitos-rules = The rules of Cubitos, in our own words:
venture-rules = The rules of A Wild Venture, in our own words:
rules-section = { $section }  { $title }
rules-more = kubok rules { $letter }-3 prints a section, { $letter }-3.4 a rule with its examples, and a card's name prints that card.
rule-line = { $rule }  { $words }
card-line = { $title } ({ $colour }, { $cost }): { $clauses }
card-head = { $title }, { $colour } ({ $name })
card-names = Names: { $names }
card-cost = Cost: { $cost } ({ $source })
card-text = What it does ({ $source }):
card-clause = { "  " }{ $number }. { $words }
card-clause-must = { "  " }{ $number }. ! { $words }
card-switch = Switch { $switch }: { $state ->
    [on] on
   *[off] off
 }
card-sets = In the sets: { $sets }
examples = Worked examples, each of them a test ({ $count }):
examples-more = { "  " }… and { $count } more: kubok rules { $words } --all
examples-tests = More tests of the same ({ $count }):
example-title = { "  " }{ $title }
source-seed = the rulebooks say so
source-icon = read from a picture in the rulebooks
source-edition = from the English edition
source-inferred = our reading of the rulebooks
source-estimate = our estimate
source-own = our own choice
source-owner = checked against the printed game
set-head = { $name }: { $title }, on { $tracks }{ $laps ->
    [one] {""}
   *[other] , { $laps } laps
 }
set-cards = { "    " }{ $cards }
sets-more = For a set of your own use --cards, with one card of each colour: { $colours }.
track-head = { $title }: { $spaces } spaces, { $lines } red lines, { $dry } feet to the finish ({ $wet } through water), { $bonuses ->
    [one] { $bonuses } bonus space
   *[other] { $bonuses } bonus spaces
 }, { $shortcuts ->
    [one] { $shortcuts } shortcut
   *[other] { $shortcuts } shortcuts
 }, { $jetpacks ->
    [one] { $jetpacks } jetpack
   *[other] { $jetpacks } jetpacks
 }
track-start = Start
track-finish = Finish
track-source = { $name }: { $source }. { $note }
drawn = Drawn to { $file }.

## The doctor

doctor-program = kubok { $version }, Python { $python }, { $system }
doctor-rules = Versions of the rules: { $versions }; records of format { $format }
doctor-language = Language { $language }; available: { $all }
doctor-ours = { $file }: ours, digest { $digest }
doctor-owner = { $file }: with an owner's values, digest { $digest }
doctor-where = { "    " }{ $where }
doctor-all-ours = All values are ours; --data or { $variable } would put an owner's over them.
doctor-with-owner = An owner's values are in use, by --data or { $variable }.
doctor-new-games = They apply to new games: a race that has started keeps the data in its record.

## kubok verify, kubok export, kubok match

record = { $file }: { $game }, rules version { $rules }, { $entries } entries, seats { $seats }.
cubitos-chance-good = Dice: all { $draws } are the ones that the secret and their addresses give.
cubitos-chance-bad = Dice: not verified: { $reason }.
venture-chance-good = Cards: all { $draws } draws are the ones that the secret and their addresses give.
venture-chance-bad = Cards: not verified: { $reason }.
rules-good = Rules: the whole game replays, with every digest as recorded.
rules-open = Rules: the game replays as far as it goes; it is not over yet.
rules-bad = Rules: not verified: { $reason }.
exported = { $out }: a record of { $entries } entries, without any key.
match = { $a } against { $b }: { $share } of { $games } games, 95 % interval { $low } to { $high }, { $seconds } s.

## Errors of the command line

error = kubok: { $reason }
usage-help = see { $command } --help
no-file = { $file } cannot be written: { $reason }

## The server

cmd-serve = Open a table for friends: a server on this machine.
opt-host = The address to listen on; 0.0.0.0 lets other machines in.
opt-port = The port to listen on.
opt-db = Where games are kept: an SQLite file, or a PostgreSQL URL.
opt-export-db = Take the record from this database: an SQLite file, or a PostgreSQL URL.
opt-public-url = The address people type, if there is a proxy in front of the server.
opt-trust-proxy = Addresses of proxies to trust about the client's address.
opt-metrics = Show figures for Prometheus at /metrics on this address; nowhere without it.
opt-open = Open the table in your browser and keep the log quiet.
serve-at = The server listens on { $url }. Ctrl-C closes it; nothing is lost.
imported = { $db }: the record has been checked and is now table { $table }.
backed-up = { $out }: a copy of { $db } with { $tables } tables, checked.
