"""Every sentence the terminal says, in one place, so that it can be said in other languages later.

The rules' own sentences (reasons and errors) come with the rules; here is only what is said around them.
"""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    # The start and the end of a game
    "sealed": "The dice are sealed. Commitment: {commitment}",
    "sealed-why": "It was fixed before the first roll; after the race the secret is shown and every die is checked.",
    "simulated": "The dice are simulated from seed {seed}: the same seed gives the same race.",
    "resumed": "Back at the table: {entries} entries replayed from {file}.",
    "over": "The race is over after {rounds} rounds.",
    "cut-short": "The race was cut short after {rounds} rounds; places by progress.",
    "place": "{place}. {name}",
    "secret": "Secret: {secret}",
    "verified": "Verified: {dice} dice fell as the secret says, and the game replays by the rules.",
    "not-verified": "NOT verified: {reason}",
    "saved": "Saved to {file}.",
    "saved-key": "Saved to {file}; its secret is in {file}.key: keep that one to yourself until the race is over.",
    "not-saved": "The race was not saved.",
    "goodbye": "Until next time.",
    "you": "You",
    "person": "Player {number}",
    # The table
    "head": "Round {round} · {phase} · {name}: {asked}",
    "idle": "Round {round} · {phase}",
    "market": "Market",
    "column-price": "price",
    "column-left": "left",
    "zone-draw": "draw",
    "zone-roll": "roll",
    "zone-active": "active",
    "zone-discard": "discard",
    "nothing": "–",
    "used": "{dice} used",
    "numbers": "credits {credits} · coins {coins} · feet {feet} · fans {fans} · limit {limit}",
    "water-feet": " · water feet {water_feet}",
    "standing": "red lines crossed: {lines} · {away} feet to the finish",
    "finished-lap": "past the finish by {distance}",
    "odds": "Push: bust {bust} · hits to expect {hits}",
    "odds-free": "Push: no risk yet · hits to expect {hits}",
    "legend-rich": "◆ credits · ✖ lose dice · ✚ gain a die · ⚑ fan · ≈ water · ▶ start · ▚ finish",
    "legend-plain": "Cn credits, Ln lose dice, G+ gain any die, FA fan, LF lose a die and a fan, ~~ water, ## wall,"
    " ST start, FN finish, | red line",
    # What is asked, by the frame on top
    "asked-drawing": "draw {number} more",
    "asked-choosing": "push or pass",
    "asked-pushing": "move more dice in, or push",
    "asked-arriving": "NOW abilities",
    "asked-adding": "{number} more to roll at once",
    "asked-stepping": "a step, or none",
    "asked-busted": "bust: discard from the roll zone, or done",
    "asked-abilities": "abilities, or done",
    "asked-prize": "take the prize of the swords?",
    "asked-moving": "move, or done",
    "asked-bonus": "the bonus of the space, or done",
    "asked-after_move": "abilities after the move, or done",
    "asked-pointing": "point at a bonus space",
    "asked-buying": "buy, or done",
    "phase-setup": "set-up",
    "phase-roll": "roll phase",
    "phase-abilities": "abilities",
    "phase-after swords": "abilities, after swords",
    "phase-move": "move and buy",
    # Input
    "prompt": "{name}> ",
    "option-bust": "bust {chance}",
    "option-safe": "no risk",
    "option-price": "{card}, {price}",
    "ambiguous": "“{words}” may be {options}: write a little more.",
    "unknown": "“{words}” is no action here and no command; type a number, an action's words, or help.",
    "no-number": "There is no option {number}: the numbers are 1 to {last}.",
    "refused": "Not possible: {reason}",
    "undone": "{name} took back the latest action.",
    "save-where": "Say where: save FILE",
    "help": """\
Type the number of an option, or its words. The beginning of each word is
enough where only one option fits: “tr w” is tray white. Steps have short
names: e ne nw w sw se. Several at once are taken whole or not at all:
“1 1 2”, “e e ne”, “tray brown, done”.

  undo       take back your latest action, while nothing has been rolled since
  save FILE  keep the race; go on later with kubok play --load FILE
  help       this, and the cards in full
  quit       leave the table""",
    # What happened, by the kind of event
    "event-first_player": "{name} got the first-player die",
    "event-round": "Round {number} · hand limits {limits}",
    "event-drew": "{name} drew {dice}",
    "event-refilled": "{name} put the discard zone back into the draw zone",
    "event-rolled": "{name} rolled {count}: {hits}",
    "event-rolled-none": "{name} rolled {count}: no hit",
    "event-push": "{name} pushed",
    "event-push-risk": "{name} pushed at a risk",
    "event-pass": "{name} passed",
    "event-called_order": "{name} asked everybody to act in order",
    "event-bust": "{name} went BUST",
    "event-discarded": "{name} discarded {die}",
    "event-fan": "{name} won a fan, now {fans}: {gains}",
    "gain-credits": "credits +{count}",
    "gain-tokens": "hand tokens +{count}",
    "event-used": "{name} used {card}",
    "event-credits": "{name}: credits +{count}",
    "event-coins": "{name}: coins +{count}",
    "event-feet": "{name}: feet +{count}",
    "event-moved_in": "{name} put {die} in too",
    "event-swords": "Swords: {counts}",
    "event-counted": "{name} counted coins {coins}, feet {feet}",
    "event-stepped": "{name} ran {steps}, to {place}",
    "event-finished": "{name} reached the finish",
    "event-lap": "{name} finished lap {laps}",
    "event-bought_foot": "{name} bought a foot",
    "event-jetpack": "{name} doubled the feet: {feet}",
    "event-shortcut": "{name} took the shortcut",
    "event-pointed": "{name} pointed at {place}",
    "event-lost": "{name} lost {die}",
    "event-gained": "{name} gained {die}",
    "event-bought": "{name} bought {die} for {price}",
    "event-discarded_active": "{name} put the active dice away",
    "event-over": "The race is over",
    "event-other": "{name}: {kind}",
    "the-table": "The table",
    # kubok verify, kubok export, kubok match
    "record": "{file}: {game}, rules version {rules}, {entries} entries, seats {seats}.",
    "dice-good": "Dice: all {dice} are the ones that the secret and their addresses give.",
    "dice-bad": "Dice: not verified: {reason}.",
    "rules-good": "Rules: the whole game replays, with every digest as recorded.",
    "rules-open": "Rules: the game replays as far as it goes; it is not over.",
    "rules-bad": "Rules: not verified: {reason}.",
    "exported": "{out}: a record of {entries} entries, without any key.",
    "match": "{a} against {b}: {share:.1%} of {games} games, 95 % interval {low:.1%} to {high:.1%}, {seconds:.0f} s.",
    # Errors of the command line
    "error": "kubok: {reason}",
    "too-many-humans": "{humans} people do not fit on {seats} seats; give --seats up to 4",
    "need-seed": "{file} was played with simulated dice: give its --seed to go on",
    "needs-no-seed": "{file} has sealed dice: leave --seed away",
    "wrong-seed": "{file} was not played with seed {seed}: its dice fell differently",
    "game-finished": "{file} is finished: kubok verify {file} checks it",
    "other-game": "{file} is a record of {game}; the terminal plays cubitos",
    "no-file": "{file} cannot be written: {reason}",
}


def say(key: str, **fields: object) -> str:
    """The sentence of that name, filled in.

    >>> say("saved", file="race.jsonl")
    'Saved to race.jsonl.'
    """
    return WORDS[key].format(**fields)
