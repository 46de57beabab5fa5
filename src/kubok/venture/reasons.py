"""Why something cannot be done: codes for programs, rule numbers, sentences for people."""

from __future__ import annotations

from typing import Final

from kubok.kernel import JSON, Reason

_TEXTS: Final[dict[str, tuple[str, str]]] = {
    # Whose decision it is
    "cards_in_the_air": ("V-1.1", "cards are being drawn"),
    "not_your_decision": ("V-2.1", "it is up to {names} to decide"),
    "never_waits": ("", "waiting is for programs that do research: whoever is asked must decide"),
    # What is asked now
    "asked_draft": ("V-1.4", "first choose one of the starting villagers laid out"),
    "asked_aside": ("V-8.2", "first choose cards from your hand to discard"),
    "asked_turn": ("V-2.1", "first choose: play, activate, enchant or end your turn"),
    "asked_order": ("V-5.3", "first choose which trigger comes next"),
    "asked_cards": ("V-3.1", "first choose one of the cards offered"),
    "asked_put_back": ("V-3.2", "first choose the card that goes back next, top card first"),
    "asked_target": ("V-2.4", "first choose one of the cards this effect can apply to"),
    "asked_starter": ("V-3.6", "first choose a starter card to activate or turn over"),
    "asked_option": ("V-3.7", "first {number:take the only option there is|choose one of {number} options}"),
    "asked_way": ("V-3.3", "first choose a way, or stop"),
    "asked_invest": ("V-3.1", "first choose how much to invest, at most {most} {most:coin|coins}"),
    "asked_play": ("V-10.8", "first play a card with this effect, or say no"),
    "asked_yes_no": ("V-2.4", "first say yes or no"),
    "asked_tuck_order": ("V-2.8", "first choose which emptied card to tuck next"),
    # What is wrong with it
    "not_in_hand": ("V-2.2", "that card is not in your hand"),
    "coins_short": ("V-2.2", "it costs {cost}: you are {short} {short:coin|coins} short"),
    "no_main_action": ("V-2.1", "you have already taken both main actions this turn"),
    "main_actions_left": ("V-2.1", "you still have {number} main {number:action|actions} to take"),
    "same_card_twice": ("V-2.3", "your two main actions may not both activate the same card"),
    "no_supplies": ("V-2.3", "it has no supplies left"),
    "not_a_villager": ("V-2.3", "only starter cards and your own villagers in play can be activated"),
    "free_once": ("V-2.5", "it has already been activated by a free action this turn"),
    "not_a_building": ("V-2.7", "only your own buildings in play can be enchanted"),
    "enchanted": ("V-6.1", "that building is already enchanted"),
    "no_token": ("V-2.7", "you have no enchantment token in your player area"),
    "toll": ("V-3.4", "you cannot pay the toll for that way"),
    "no_such_way": ("V-3.3", "there is no such way here"),
    "must_move": ("V-3.3", "you must move at least one space"),
    "wrong_kind": ("V-10.8", "this effect cannot play a card of that kind"),
    "advanced": ("V-10.14", "that starter card is already on its advanced side"),
}

CODES: Final = tuple(_TEXTS)


def because(code: str, **numbers: JSON) -> Reason:
    """The reason of that code, with the numbers its sentence speaks of.

    >>> str(because("coins_short", short=2, cost=4))
    'it costs 4: you are 2 coins short (V-2.2)'
    """
    rule, text = _TEXTS[code]
    return Reason(code, rule, text, numbers)
