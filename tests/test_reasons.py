"""Every reason of Cubitos with a position that gives it: by a scenario's `may not`, or by a position here."""

from __future__ import annotations

import pytest

from kubok.cubitos import reasons
from kubok.cubitos.scenario import ThenMayNot, all_scenarios
from kubok.kernel import JSON

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
