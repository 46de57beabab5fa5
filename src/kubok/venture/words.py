"""The words on cards, and the programs they become: an effect line is read once, when a game is made.

A program is a row of steps, each a code and three small numbers: how many, a choice of sort, and where to go on if the
step cannot be done. What a step does is told in `effects`. Here are also the laws that keep chains finite.

Why they do: a building answers an event with steps that stand lower on the ladder than the event, so answers to answers
go down at most ten rungs, whoever's building it is. Only *activate* makes other text happen: by a card it reaches a
starter, which activates nothing, or a villager that activates nothing. A golden chest that a villager opens reaches any
other that opens none (V-10.16), so that is one text more. Up again leads only the board (a reward that activates), and
every move there goes at least one space away from Home, which nobody enters before the end of the turn (V-2.8): at most
as many moves as the longest trail has spaces. Gear hands over coins and causes nothing; a relic takes its gear out of
play for good. So every chain goes down the ladder, or spends a step of a trail, a starter's turn, a token or a gear.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from kubok.kernel import BadData, Part, Phrase
from kubok.kernel.files import instead, listed, shown
from kubok.venture.actions import MOST_INVEST, OPTIONS
from kubok.venture.pieces import CHESTS, GOLDEN, IRON, KINDS, RUBY, SPECIES, STARTER, STARTERS

Step: TypeAlias = tuple[int, int, int, int]
"""Code, number, sort, and the step to go on with if this one is not done."""

Program: TypeAlias = tuple[Step, ...]

STEPS: Final = (
    "gain", "draw", "tuck", "discard", "from_discard", "travel", "invest", "supply", "take", "activate", "advance",
    "study", "chest", "play", "play_it", "they_gain", "they_draw", "they_discard", "look", "look_draw", "look_tuck",
    "look_discard", "put_back", "pay", "pay_discard", "pay_tuck", "may", "if", "or", "jump", "ruby",
)  # fmt: skip
(
    GAIN, DRAW, TUCK, DISCARD, FROM_DISCARD, TRAVEL, INVEST, SUPPLY, TAKE, ACTIVATE, ADVANCE,
    STUDY, CHEST, PLAY, PLAY_IT, THEY_GAIN, THEY_DRAW, THEY_DISCARD, LOOK, LOOK_DRAW, LOOK_TUCK,
    LOOK_DISCARD, PUT_BACK, PAY, PAY_DISCARD, PAY_TUCK, MAY, IF, OR, JUMP, RUBY_CHEST,
) = range(len(STEPS))  # fmt: skip

PER: Final = ("", "villager", "gear", "building", "any gear", "enchanted", "advanced")
STATES: Final = ("poorer", "shorter", "home")
PLAYABLE: Final = ("card", *KINDS)
ANOTHER_VILLAGER: Final = STARTER + 1
ANY_VILLAGER: Final = STARTER + 2  # the golden chest
ON_GEAR: Final = 1  # where a supply goes; 0 is another villager
ON_ANY_VILLAGER: Final = 2  # the iron chest: on the villager that opens it too
TARGETS: Final = (*(name.replace("_", " ") for name in STARTERS), "starter", "villager")
MOST: Final = 20
"""No number on a card is larger."""

# Conditions: what a gear's trigger and a building's `when` can be.

CONDITIONS: Final = (
    "gain", "draw", "travel", "look", "invest", "tuck", "chest", "trail end", "token", "advance", "enchant", "discard",
    *(f"discard {sort}" for sort in (*KINDS, *SPECIES)),
    *(f"play {sort}" for sort in ("card", *KINDS, *SPECIES)),
    *(f"activate {sort}" for sort in (*TARGETS, *SPECIES)),
)  # fmt: skip
CONDITION: Final = {name: number for number, name in enumerate(CONDITIONS)}

LADDER: Final = (
    "advance", "activate", "travel", "discard", "play", "tuck", "look", "draw", "gain", "supply", "invest",
)  # fmt: skip
_RUNG: Final = {name: rung for rung, name in enumerate(LADDER)}
_RUNG_OF_CONDITION: Final = {"chest": "travel", "trail end": "travel", "token": "travel", "enchant": "advance"}
_RUNGS_OF_STEP: Final[dict[int, tuple[str, ...]]] = {
    GAIN: ("gain",), DRAW: ("draw",), TUCK: ("tuck",), DISCARD: ("discard",), FROM_DISCARD: ("draw",),
    TRAVEL: ("travel",), INVEST: ("invest",), SUPPLY: ("supply",), ACTIVATE: ("activate",), ADVANCE: ("advance",),
    STUDY: ("advance", "activate"), PLAY: ("play",), PLAY_IT: ("play",), THEY_GAIN: ("gain",), THEY_DRAW: ("draw",),
    THEY_DISCARD: ("discard",), LOOK: ("look",), LOOK_TUCK: ("tuck",), PAY_DISCARD: ("discard",),
    PAY_TUCK: ("tuck",),
}  # fmt: skip
_RUNGS_OF_CHEST: Final = (("tuck", "supply", "look"), ("tuck", "activate", "look"), ("tuck", "play", "look"))


class Less(NamedTuple):
    """A building that makes cards cheaper for its owner, by `coins`; no trigger."""

    coins: int


class Further(NamedTuple):
    """A building that makes its owner's travels longer, by `spaces`; no trigger."""

    spaces: int


# Reading

_N = r"([1-9][0-9]?)"
_STARTER_WORDS = r"(nest|lily pad|burrow|starter)"


def _target(word: str) -> int:
    return TARGETS.index(word)


def _one(code: int) -> Callable[..., list[Step]]:
    return lambda n: [(code, int(n), 0, 0)]


_SIMPLE: Final[tuple[tuple[re.Pattern[str], Callable[..., list[Step]]], ...]] = tuple(
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"gain {_N}(?: per ({'|'.join(PER[1:])}))?", lambda n, per: [(GAIN, int(n), PER.index(per or ""), 0)]),
        (rf"draw {_N}(?: per ({'|'.join(PER[1:])}))?", lambda n, per: [(DRAW, int(n), PER.index(per or ""), 0)]),
        (rf"draw {_N} from discard", _one(FROM_DISCARD)),
        (rf"tuck {_N}", _one(TUCK)),
        (rf"discard {_N}", _one(DISCARD)),
        (rf"travel {_N}( drawing)?", lambda n, drawing: [(TRAVEL, int(n), int(bool(drawing)), 0)]),
        (rf"invest {_N}", _one(INVEST)),
        (rf"supply {_N}( on gear)?", lambda n, gear: [(SUPPLY, int(n), int(bool(gear)), 0)]),
        (rf"take {_N}( from theirs)?", lambda n, theirs: [(TAKE, int(n), int(bool(theirs)), 0)]),
        (rf"activate (?:{_STARTER_WORDS}|(villager))", lambda s, v: [(ACTIVATE, 1, _target(s or v), 0)]),
        (rf"advance {_STARTER_WORDS}", lambda s: [(ADVANCE, 1, _target(s), 0)]),
        (rf"study {_STARTER_WORDS}", lambda s: [(STUDY, 1, _target(s), 0)]),
        (r"(iron|golden|ruby) chest", lambda chest: [(CHEST, 1, CHESTS.index(chest), 0)]),
        (
            rf"play ({'|'.join(PLAYABLE)})(?: {_N} less)?",
            lambda sort, n: [(PLAY, int(n or 0), PLAYABLE.index(sort), 0)],
        ),
        (rf"play it(?:, investing {_N})?", lambda n: [(PLAY_IT, int(n or 0), 0, 0)]),
        (rf"they gain {_N}", _one(THEY_GAIN)),
        (rf"they draw {_N}", _one(THEY_DRAW)),
        (rf"they discard {_N}", _one(THEY_DISCARD)),
    )
)
_LOOK: Final = re.compile(rf"look {_N}: (.+)")
_LOOK_WORD: Final = re.compile(rf"(draw|tuck|discard) {_N}")
_LOOK_STEPS: Final = {"draw": LOOK_DRAW, "tuck": LOOK_TUCK, "discard": LOOK_DISCARD}
_COST: Final = re.compile(rf"(may )?(pay|discard|tuck) {_N}: (.+)")
_COST_STEPS: Final = {"pay": PAY, "discard": PAY_DISCARD, "tuck": PAY_TUCK}
_IF: Final = re.compile(rf"if ({'|'.join(STATES)}): (.+)")
_LESS: Final = re.compile(rf"{_N} less")
_FURTHER: Final = re.compile(rf"{_N} further")
_FIRST_WORDS: Final = (
    "gain", "draw", "tuck", "discard", "travel", "invest", "supply", "take", "activate", "advance", "study", "look",
    "play", "they", "pay", "may", "if", "iron chest", "golden chest",
)  # fmt: skip
_HOW: Final = Phrase("all_words", "docs/add-a-venture-card.md has all the words")


def read_program(lines: str | Iterable[str], where: Part) -> Program:
    """The steps of an effect; BadData, naming the place, for words that are none.

    >>> [STEPS[step[0]] for step in read_program("look 4: draw 2, discard 1; gain 1", "here")]
    ['look', 'look_draw', 'look_discard', 'put_back', 'gain']
    >>> read_program("gain three", "cards.toml, [miller]: effect")
    Traceback (most recent call last):
    ...
    kubok.kernel.game.BadData: cards.toml, [miller]: effect: "gain three" is not an effect; docs/...
    """
    steps: list[Step] = []
    try:
        for line in [lines] if isinstance(lines, str) else lines:
            _read_line(line.strip(), steps)
    except BadData as error:
        raise BadData("at", "{where}: {wrong}", where=where, wrong=error.phrase) from None
    return tuple(steps)


def _read_line(line: str, steps: list[Step]) -> None:
    """A line: what is before the first cost or condition, and then all that it opens."""
    before, opening, rest = _opened(line)
    for item in before.split(";") if before or not opening else ():
        if not item.strip():
            raise BadData("empty_effect", "there is an empty effect; write it, or take out the sign before it")
        _read_item(item.strip(), steps)
    if opening:
        first = len(steps)
        steps += opening
        _read_line(rest, steps)
        for at in range(first, first + len(opening)):  # not done: go on behind all that was opened
            code, number, sort, _ = steps[at]
            steps[at] = (code, number, sort, len(steps))


def _opened(line: str) -> tuple[str, list[Step], str]:
    parts = line.split(";")
    for at, part in enumerate(parts):
        part = part.strip()
        before, rest = ";".join(parts[:at]), ";".join(parts[at + 1 :])
        if cost := _COST.fullmatch(part):
            may, how, number, first = cost.groups()
            opening = [(MAY, 0, 0, 0)] if may else []
            return before, [*opening, (_COST_STEPS[how], _small(number), 0, 0)], ";".join(filter(None, [first, rest]))
        if state := _IF.fullmatch(part):
            return before, [(IF, 0, STATES.index(state[1]), 0)], ";".join(filter(None, [state[2], rest]))
    return line, [], ""


def _read_item(item: str, steps: list[Step]) -> None:
    """One effect, or several of which one is chosen: a fork, then each with a jump to behind the last."""
    choices = [choice.strip() for choice in item.split(" or ")]
    if len(choices) == 1:
        _read_simple(item, steps)
        return
    if len(choices) > OPTIONS:
        raise BadData(
            "many_choices", "{item} offers more than {most} effects; offer fewer", item=shown(item), most=OPTIONS
        )
    fork = len(steps)
    steps += [(OR, len(choices), 0, 0)] * len(choices)  # one for each: its last number is where that choice begins
    jumps = []
    for number, choice in enumerate(choices):
        steps[fork + number] = (OR, len(choices) - number, 0, len(steps))
        _read_simple(choice, steps)
        jumps.append(len(steps))
        steps.append((JUMP, 0, 0, 0))
    for at in jumps:
        steps[at] = (JUMP, 0, 0, len(steps))


def _read_simple(text: str, steps: list[Step]) -> None:
    if look := _LOOK.fullmatch(text):
        _read_look(_small(look[1]), look[2], steps)
        return
    for pattern, build in _SIMPLE:
        if found := pattern.fullmatch(text):
            for number in filter(None, found.groups()):
                if number.isdigit():
                    _small(number)
            steps += build(*found.groups())
            return
    near = instead(text.split(" ")[0], _FIRST_WORDS) if text.split(" ")[0] not in _FIRST_WORDS else _HOW
    raise BadData("no_effect", "{text} is not an effect; {instead}", text=shown(text), instead=near)


def _read_look(number: int, inner: str, steps: list[Step]) -> None:
    at = len(steps)
    steps.append((LOOK, number, 0, 0))
    seen = set()
    for word in inner.split(","):
        found = _LOOK_WORD.fullmatch(word.strip())
        if found is None or found[1] in seen:
            raise BadData(
                "no_look_effect",
                "{text} is not an effect in a look; write draw, tuck or discard, each at most once",
                text=shown(word.strip()),
            )
        seen.add(found[1])
        steps.append((_LOOK_STEPS[found[1]], _small(found[2]), 0, 0))
    steps.append((PUT_BACK, 0, 0, 0))
    steps[at] = (LOOK, number, 0, len(steps))


def _small(number: str) -> int:
    if int(number) > MOST:
        raise BadData(
            "number_large", "{number} is too large; numbers on cards go up to {most}", number=int(number), most=MOST
        )
    return int(number)


def read_condition(text: str, where: Part) -> int:
    """The number of a condition.

    >>> CONDITIONS[read_condition("play crow", "here")]
    'play crow'
    """
    if text not in CONDITION:
        raise BadData(
            "no_condition",
            "{where}: {text} is not a condition; {instead}",
            where=where,
            text=shown(text),
            instead=instead(text, CONDITIONS),
        )
    return CONDITION[text]


def read_change(text: object, when: str, where: Part) -> Less | Further | None:
    """A building that changes what its owner does, instead of answering it; None if the text is no such change."""
    if not isinstance(text, str):
        return None
    if less := _LESS.fullmatch(text):
        if not when.startswith("play "):
            raise BadData(
                "cheaper_when",
                '{where}: "{text}" makes cards cheaper; write when = "play gear", or another sort',
                where=where,
                text=text,
            )
        return Less(int(less[1]))
    if further := _FURTHER.fullmatch(text):
        if when != "travel":
            raise BadData(
                "longer_when", '{where}: "{text}" makes travels longer; write when = "travel"', where=where, text=text
            )
        return Further(int(further[1]))
    return None


# Laws


def rungs(program: Program) -> set[str]:
    """The rungs of the ladder that a program stands on."""
    found = {rung for code, _, _, _ in program for rung in _RUNGS_OF_STEP.get(code, ())}
    return found.union(*(_RUNGS_OF_CHEST[sort] for code, _, sort, _ in program if code == CHEST))


def activates(program: Program) -> bool:
    """Whether it makes the text of other cards happen."""
    return opens_golden(program) or any(code in (ACTIVATE, STUDY) for code, _, _, _ in program)


def opens_golden(program: Program) -> bool:
    """Whether it opens a golden chest.

    >>> opens_golden(read_program("iron chest; gain 1", "here")), opens_golden(read_program("golden chest", "here"))
    (False, True)
    """
    return any(code == CHEST and sort == GOLDEN for code, _, sort, _ in program)


def check_effect(program: Program, where: Part, *, relic: bool = False, building: bool = False) -> None:
    """What any effect on a card must keep."""
    for code, number, sort, _ in program:
        if code == FROM_DISCARD and not relic:
            raise BadData(
                "only_relic_draws",
                "{where}: only a relic takes cards from the discard pile; write draw {number}",
                where=where,
                number=number,
            )
        if code == CHEST and sort not in (IRON, GOLDEN):
            raise BadData(
                "ruby_chest",
                "{where}: the {chest} chest stands on the board only; write golden chest",
                where=where,
                chest=CHESTS[RUBY],
            )
        if code == PLAY_IT and not building:
            raise BadData(
                "play_it_where",
                '{where}: "play it" is for buildings with when = "discard …"; write play card',
                where=where,
            )
        if code in (INVEST, PLAY_IT) and number > MOST_INVEST:
            raise BadData(
                "invest_most",
                "{where}: nobody can invest {number} at once; {most} is the most",
                where=where,
                number=number,
                most=MOST_INVEST,
            )


def check_starter(program: Program, where: Part) -> None:
    check_effect(program, where)
    if activates(program) or any(code == ADVANCE for code, _, _, _ in program):
        raise BadData(
            "starter_effects",
            "{where}: a starter activates no card and turns none over; write gain, look, draw or travel",
            where=where,
        )


def check_answer(program: Program, condition: int, where: Part) -> None:
    """The ladder: a building answers with words to the right of its condition's."""
    check_effect(program, where, building=True)
    when = CONDITIONS[condition]
    rung = _RUNG[_RUNG_OF_CONDITION.get(when, when.split(" ")[0])]
    wrong = sorted((word for word in rungs(program) if _RUNG[word] <= rung), key=_RUNG.__getitem__)
    if wrong:
        lower = LADDER[rung + 1 :]
        fix = (
            Phrase("use_only", "use only {names}", names=listed(lower))
            if lower
            else Phrase("other_condition", "take another condition")
        )
        raise BadData(
            "ladder_broken",
            '{where}: a building with when = "{when}" could go on for ever by {word}; {fix}',
            where=where,
            when=when,
            word=wrong[0],
            fix=fix,
        )
    if when in ("activate burrow", "gain", "invest") and "invest" in rungs(program):
        raise BadData(
            "must_not_invest",
            '{where}: a building must not invest when its owner does "{when}"; take another condition',
            where=where,
            when=when,
        )
    if any(code == PLAY_IT for code, _, _, _ in program) and not when.startswith("discard"):
        raise BadData(
            "play_it_when", '{where}: "play it" plays what was discarded; write when = "discard gear"', where=where
        )
