"""What a card says, made from what it does: its effects as parts that any language can fill in.

No sentence of a card is written by hand. What there is to say of a game is in `telling`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from kubok.kernel.game import JSON
from kubok.kernel.words import Said, listed, say
from kubok.venture import words
from kubok.venture.pieces import CHESTS, GOLDEN, KINDS, SPECIES, STARTERS
from kubok.venture.words import CONDITIONS, PER, PLAYABLE, STATES, TARGETS, Program, read_change, read_program

WORDS: Final = "venture-words-"
"""So the messages of the words on cards begin."""

_NUMBERED: Final = {
    words.GAIN: "gain", words.DRAW: "draw", words.TUCK: "tuck", words.DISCARD: "discard",
    words.FROM_DISCARD: "from-discard", words.THEY_GAIN: "they-gain", words.THEY_DRAW: "they-draw",
    words.THEY_DISCARD: "they-discard", words.LOOK_DRAW: "draw", words.LOOK_TUCK: "look-tuck",
    words.LOOK_DISCARD: "discard", words.PAY: "pay", words.PAY_DISCARD: "pay-discard", words.PAY_TUCK: "pay-tuck",
}  # fmt: skip
_OPENING: Final = (words.PAY, words.PAY_DISCARD, words.PAY_TUCK, words.MAY, words.IF)
_STARTERS: Final = (*(name.replace("_", "-") for name in STARTERS), "starter")
_HAPPENINGS: Final = (
    "gain", "draw", "travel", "look", "invest", "tuck", "chest", "trail-end", "token", "advance", "enchant",
    "play", "discard", "activate",
)  # fmt: skip

CODES: Final = frozenset(
    {
        *_NUMBERED.values(), "gain-per", "draw-per", "travel", "travel-drawing", "invest", "invest-here", "supply",
        "supply-any", "supply-gear", "take", "take-theirs", "activate", "activate-villager", "advance", "study", "play",
        "play-less", "play-it", "play-it-investing", "look", "or", "may-pay", "may-pay-discard", "may-pay-tuck", "less",
        "further", "then", "free", "trigger", "relic", "when", "once", "lasting", "basic", "advanced", "enchantment",
        *(f"chest-{chest}" for chest in CHESTS), "chest-golden-villager",
        *(f"if-{state}" for state in STATES),
        *(f"per-{per.replace(' ', '-')}" for per in PER[1:]),
        *(f"the-{sort}" for sort in ("card", *KINDS, *SPECIES)),
        *(f"{whose}-{sort}" for whose in ("own", "some") for sort in (*_STARTERS, "villager", *SPECIES)),
        *(f"{who}-{what}" for who in ("any", "you") for what in _HAPPENINGS),
    }
)  # fmt: skip
"""Every message that a part of a card can name, after `WORDS`."""


def card_parts(card: Mapping[str, JSON]) -> list[Said]:
    """The lines of a card, as a game's data has it.

    >>> card_parts({"kind": "gear", "trigger": "play crow", "relic": "draw 2"})[1]
    {'say': 'venture-words-relic', 'rest': {'say': 'venture-words-draw', 'n': 2}}
    """
    return _CARDS[cast(str, card["kind"])](card)


def reward_part(reward: str) -> Said:
    """A reward of the board, or a token's.

    >>> reward_part("lily pad")
    {'say': 'venture-words-study', 'what': {'say': 'venture-words-own-lily-pad'}}
    """
    if reward == "enchantment":
        return _part("enchantment")
    starter = reward.replace(" ", "_") in STARTERS
    return _parts(read_program(f"study {reward}" if starter else reward, reward))[0]


def step_part(program: Program, at: int, *, here: bool = False, other: bool = False) -> Said:
    """The part that begins with a step of a program, for who is asked about it.

    >>> step_part(read_program("gain 1; draw 2", "example"), 1)
    {'say': 'venture-words-draw', 'n': 2}
    """
    return _parts(program, here=here, other=other, start=at, stop=at + 1)[0]


def option_parts(program: Program, at: int, *, here: bool = False, other: bool = False) -> list[Said]:
    """The effects that an "or" at that step offers.

    >>> option_parts(read_program("gain 1 or draw 2", "example"), 0)
    [{'say': 'venture-words-gain', 'n': 1}, {'say': 'venture-words-draw', 'n': 2}]
    """
    starts = [step[3] for step in program[at : at + program[at][1]]]
    return [
        _parts(program, here=here, other=other, start=first, stop=after - 1)[0]
        for first, after in zip(starts, [*starts[1:], _behind(program, at)], strict=True)
    ]


def noun(sort: str) -> Said:
    """A card of that sort, as an effect speaks of it.

    >>> noun("gear")
    {'say': 'venture-words-the-gear'}
    """
    return _part(f"the-{sort}")


# Cards


def _villager(card: Mapping[str, JSON]) -> list[Said]:
    lines = [_row(line) for line in _program(card, "effect", other=True)]
    return [_part("free"), *lines] if card.get("free") else lines


def _gear(card: Mapping[str, JSON]) -> list[Said]:
    return [
        _part("trigger", when=_condition("any", cast(str, card["trigger"]))),
        _part("relic", rest=_flat(_program(card, "relic"))),
    ]


def _building(card: Mapping[str, JSON]) -> list[Said]:
    when = cast(str, card["when"])
    spelled = _part("when", when=_condition("you", when), rest=_answer(card, "effect", when))
    if "once" in card:
        return [spelled, _part("once", rest=_flat(_program(card, "once", here=True)))]
    return [spelled, _part("lasting", rest=_answer(card, "lasting", when))]


def _starter(card: Mapping[str, JSON]) -> list[Said]:
    return [_part(side, rest=_flat(_program(card, side))) for side in ("basic", "advanced")]


_CARDS: Final[Mapping[str, Callable[[Mapping[str, JSON]], list[Said]]]] = {
    "villager": _villager,
    "gear": _gear,
    "building": _building,
    "starter": _starter,
}


def _answer(card: Mapping[str, JSON], key: str, when: str) -> Said:
    change = read_change(card[key], when, key)
    if change is None:
        return _flat(_program(card, key, here=True))
    return _part("less" if isinstance(change, words.Less) else "further", n=change[0])


def _program(card: Mapping[str, JSON], key: str, *, here: bool = False, other: bool = False) -> list[list[Said]]:
    """The lines of an effect. `here`: a building invests in itself; `other`: a villager supplies others."""
    lines = card[key]
    each = [lines] if isinstance(lines, str) else cast(list[str], lines)
    return [_parts(read_program(line, key), here=here, other=other) for line in each]


def _flat(lines: list[list[Said]]) -> Said:
    return _row([part for line in lines for part in line])


def _part(code: str, **values: JSON) -> Said:
    return say(f"{WORDS}{code}", **values)


def _row(parts: Sequence[Said]) -> Said:
    """What is done one after the other."""
    return parts[0] if len(parts) == 1 else cast(Said, listed(parts, f"{WORDS}then"))


# Conditions


def _condition(who: str, condition: str) -> Said:
    assert condition in CONDITIONS
    if condition == "discard":
        condition = "discard card"
    happening, _, what = condition.partition(" ")
    if happening not in ("play", "discard", "activate"):
        return _part(f"{who}-{condition.replace(' ', '-')}")
    article = "the" if happening != "activate" else "own" if who == "you" else "some"
    noun = f"{article}-{what.replace(' ', '-')}"
    return _part(f"{who}-{happening}", what=_part(noun))


# Effects


def _parts(program: Program, *, here: bool = False, other: bool = False, start: int = 0, stop: int = -1) -> list[Said]:
    """The parts of the steps from `start` to before `stop`."""
    stop = len(program) if stop < 0 else stop
    found: list[Said] = []
    at = start
    while at < stop:
        code, number, sort, onward = program[at]
        if code in _OPENING:
            found.append(_opened(program, at, here, other))
            at = onward
        elif code == words.OR:
            part, at = _choice(program, at, here, other)
            found.append(part)
        elif code == words.LOOK:
            inner = [_part(_NUMBERED[inside], n=many) for inside, many, _, _ in program[at + 1 : onward - 1]]
            found.append(_part("look", n=number, inner=cast(JSON, inner)))
            at = onward
        else:
            found.append(_simple(code, number, sort, here, other))
            at += 1
    return found


def _opened(program: Program, at: int, here: bool, other: bool) -> Said:
    """A cost or a condition, with all that it opens."""
    code, number, sort, onward = program[at]
    if code == words.IF:
        opening = _part(f"if-{STATES[sort]}")
    elif code == words.MAY:
        at += 1
        opening = _part(f"may-{_NUMBERED[program[at][0]]}", n=program[at][1])
    else:
        opening = _part(_NUMBERED[code], n=number)
    return opening | {"rest": _row(_parts(program, here=here, other=other, start=at + 1, stop=onward))}


def _choice(program: Program, at: int, here: bool, other: bool) -> tuple[Said, int]:
    """Effects of which one is chosen, and where the program goes on."""
    choices = option_parts(program, at, here=here, other=other)
    part = choices[-1]
    for choice in reversed(choices[:-1]):
        part = _part("or", one=choice, other=part)
    return part, _behind(program, at)


def _behind(program: Program, at: int) -> int:
    """Where a program goes on after a choice: every choice ends with a jump to behind the last."""
    return program[program[at + 1][3] - 1][3]


def _simple(code: int, number: int, sort: int, here: bool, other: bool) -> Said:
    if code in (words.GAIN, words.DRAW) and sort:
        return _part(f"{_NUMBERED[code]}-per", n=number, what=_part(f"per-{PER[sort].replace(' ', '-')}"))
    if code == words.ACTIVATE and TARGETS[sort] == "villager":
        return _part("activate-villager")
    if code in _STARTER_STEPS:
        return _part(_STARTER_STEPS[code], what=_part(f"own-{TARGETS[sort].replace(' ', '-')}"))
    if code == words.CHEST:
        limited = other and sort == GOLDEN  # V-10.16: a villager's golden chest reaches no other that opens one
        return _part(f"chest-{CHESTS[sort]}{'-villager' * limited}")
    if code == words.PLAY:
        what = _part(f"the-{PLAYABLE[sort]}")
        return _part("play-less", n=number, what=what) if number else _part("play", what=what)
    if code == words.PLAY_IT:
        return _part("play-it-investing", n=number) if number else _part("play-it")
    return _part(_numbered(code, sort, here, other), n=number)


_STARTER_STEPS: Final = {words.ACTIVATE: "activate", words.ADVANCE: "advance", words.STUDY: "study"}


def _numbered(code: int, sort: int, here: bool, other: bool) -> str:
    if code == words.TRAVEL:
        return "travel-drawing" if sort else "travel"
    if code == words.INVEST:
        return "invest-here" if here else "invest"
    if code == words.SUPPLY:
        return "supply-gear" if sort == words.ON_GEAR else "supply" if other else "supply-any"
    if code == words.TAKE:
        return "take-theirs" if sort else "take"
    return _NUMBERED[code]
