"""Every reason of the games with a position that gives it: by a scenario's `may not`, or by a position here."""

from __future__ import annotations

import pytest

from kubok.cubitos import reasons
from kubok.cubitos.scenario import ThenMayNot, all_scenarios
from kubok.kernel import JSON
from kubok.venture import Venture
from kubok.venture import reasons as venture_reasons
from kubok.venture import scenario as venture_scenario

SHOWN_BY_SCENARIOS = {
    refused.code
    for one in all_scenarios()
    for step in one.steps
    if isinstance(step, ThenMayNot)
    for refused in step.refused
    if refused.code
}


def test_every_reason_is_shown_by_a_scenario() -> None:
    """Scenarios run as tests of their own: a `may not` with a code fails there if the engine gives another."""
    assert set(reasons.CODES) - SHOWN_BY_SCENARIOS == set()


@pytest.mark.parametrize("code", reasons.CODES)
def test_a_reason_is_a_sentence_with_a_rule(code: str) -> None:
    numbers: dict[str, JSON] = {
        "names": "seat 1",
        "number": 2,
        "short": 1,
        "price": 4,
        "unit": "feet",
        "cost": 5,
        "most": 3,
    }
    sentence = str(reasons.because(code, **numbers))
    assert "{" not in sentence
    assert len(sentence.split()) >= 3
    assert reasons.because(code, **numbers).rule or code == "never_waits"


# A Wild Venture


def venture_refusals() -> set[str]:
    return {
        word
        for one in venture_scenario.all_scenarios()
        for line in one.steps
        if line.head.endswith("may not")
        for item in line.words.split(",")
        for word in item.partition(" - ")[2].split()
    }


def test_every_venture_reason_is_shown_by_a_scenario() -> None:
    """But for the one given while cards are drawn: a session never lets anybody act then."""
    assert set(venture_reasons.CODES) - venture_refusals() == {"cards_in_the_air"}
    state = Venture().start()
    reason = state.why_not(0, 1)
    assert reason is not None
    assert reason.code == "cards_in_the_air"


@pytest.mark.parametrize("code", venture_reasons.CODES)
def test_a_venture_reason_is_a_sentence_with_a_rule(code: str) -> None:
    numbers: dict[str, JSON] = {"names": "seat 1", "number": 2, "short": 1, "cost": 5, "most": 3}
    reason = venture_reasons.because(code, **numbers)
    assert "{" not in str(reason)
    assert len(str(reason).split()) >= 3
    assert reason.rule.startswith("V-") or code == "never_waits"
