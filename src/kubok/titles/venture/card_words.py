"""A Wild Venture in words: its cards and rewards, put together from the messages of `kubok.locale`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kubok.kernel.game import JSON
from kubok.locale import language, text
from kubok.venture.wording import Part, card_parts, reward_part, said, sentence


def name_words(card: Mapping[str, JSON]) -> str:
    """The name of a card or a board in the language spoken now."""
    return cast(dict[str, str], card["names"])[language()]


def card_words(card: Mapping[str, JSON]) -> list[str]:
    """What a card says, one sentence for each line.

    >>> from kubok.venture.data import Box
    >>> card_words(Box.open().cards["postal_contract"])
    ['A player plays a crow card: they take 1 supply.', 'Relic: draw 2.']
    """
    return [_sentence(part) for part in card_parts(card)]


def reward_words(reward: str) -> str:
    """What a space of the board gives.

    >>> reward_words("golden chest")
    'Open a golden chest.'
    """
    return _sentence(reward_part(reward))


def phrase(part: Part) -> str:
    """Words inside a sentence.

    >>> phrase(reward_part("gain 2"))
    'gain 2'
    """
    return said(part, _say)


def _sentence(part: Part) -> str:
    return sentence(part, _say)


def _say(code: str, **values: object) -> str:
    return text(f"words-{code}", **values)
