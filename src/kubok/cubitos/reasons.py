"""Why an action is not legal: every reason of Cubitos with its code, its rule and its sentence.

tests/test_reasons.py lists each code with a position that gives it.
"""

from __future__ import annotations

from typing import Final

from kubok.kernel import JSON, Reason

_TEXTS: Final = {
    # Whose decision it is
    "waiting_roll": ("C-3.9", "your roll phase is over: waiting for {names}"),
    "waiting_run": ("C-5.1", "you are ready: waiting for {names}"),
    "waiting_end": ("C-7.3", "you have finished this round: waiting for {names}"),
    "not_in_order": ("C-3.8", "{names} must act first"),
    "not_your_turn": ("C-7.3", "it is not your turn yet: {names} first"),
    "dice_in_the_air": ("C-3.3", "your dice are being rolled"),
    # What is asked
    "asked_draw": ("C-3.1", "first draw {number} more {number:die|dice, one by one}"),
    "hand_full": ("C-10.1", "your hand is full: only dice that do not count towards the limit may still be drawn"),
    "not_run_out": ("C-3.1", "dice come back from the discard zone only once the draw zone is empty"),
    "asked_push_or_pass": ("C-3.6", "first choose: push or pass"),
    "asked_push": ("C-3.6", "you are pushing: put more dice back into your roll zone, or roll"),
    "asked_now": ("C-3.5", "first use your Now abilities, or finish with them"),
    "asked_add": ("C-4.7", "first choose {number} more {number:die|dice} from the draw zone to roll"),
    "asked_step": ("reckless_cheese", "first choose: step to a neighbouring space, or stay put"),
    "asked_discard": ("C-3.7", "after a bust you can only discard dice from your roll zone, or finish"),
    "asked_abilities": ("C-4.4", "first use your abilities, or finish with them"),
    "asked_prize": ("C-5.3", "first decide whether to take what the red card gives"),
    "asked_gain": ("C-4.9", "first choose a die from a tray to gain"),
    "asked_offer": ("C-4.1", "first say yes or no to what the card offers"),
    "asked_lose": ("C-4.9", "first choose the die to lose"),
    "asked_face": ("C-4.1", "first choose a die from your roll zone and set its face"),
    "asked_borrow": ("C-10.10", "first choose a die from a tray and set its face"),
    "asked_either": ("mr_bats", "first choose: coins or feet"),
    "asked_pick": ("C-4.9", "first choose the dice to roll"),
    "asked_give": ("crabby", "first choose the die to give away"),
    "asked_player": ("crabby", "first choose who gets it, among the players with the fewest swords"),
    "asked_rescue": ("C-10.7", "you are about to bust: use a die that saves you, or accept the bust"),
    "asked_help": ("ledercheesen", "first decide whether to roll one more die from your draw zone"),
    "asked_other": ("pineapple_rocks", "first choose another active die to put back and roll"),
    "asked_move": ("C-6.1", "first move, or stop here"),
    "asked_bonus": ("C-6.5", "first take what the space gives, or finish"),
    "asked_after_move": ("bob", "first use your abilities after the move, or finish"),
    "asked_point": ("bob", "first point at a bonus space"),
    "asked_buy": ("C-7.1", "first buy, or finish buying"),
    # What is wrong with it
    "no_dice_to_roll": ("C-3.6", "there are no dice to roll"),
    "no_die_to_lose": ("C-4.9", "you have no such die there to lose"),
    "none_left": ("C-4.9", "there is none left to gain"),
    "no_die": ("C-3.1", "you have no such die there"),
    "never_waits": ("", "waiting is for programs that do research: whoever is asked must decide"),
    "order_called": ("C-3.8", "everyone is acting in order already"),
    "alone": ("C-3.8", "nobody else is still at it: there is nobody to wait for"),
    "begun": ("C-7.3", "you have already begun to move or buy: you can ask to wait only before that"),
    "no_ability_now": ("C-4.2", "that die has no Now ability to use"),
    "not_before_push": ("C-4.3", "that die does nothing before a push"),
    "nothing_to_use": ("C-4.4", "that die has nothing to use in this step"),
    "counted_for_you": ("C-4.4", "coins, feet and a credit are added up when you finish"),
    "used": ("C-4.1", "that die has already been used"),
    "first_player_die": ("C-1.6", "the first-player die can never be lost or given away"),
    "no_way": ("C-6.1", "there is no space that way"),
    "water": ("C-6.3", "that is water, and none of your feet may enter it"),
    "backwards": ("C-6.7", "the finish can only be entered from the end of the lap"),
    "no_feet": ("C-6.1", "you have no feet left"),
    "one_kind_of_feet": ("C-6.9", "you have only one kind of feet, or are already spending water feet first"),
    "foot_price": ("C-6.2", "a foot costs {price}: you are {short} short"),
    "no_shortcut": ("C-6.6", "there is no shortcut from here"),
    "shortcut_price": ("C-6.6", "the shortcut costs {price} {unit}: you are {short} short"),
    "no_jetpack": ("C-6.6", "there is no jetpack here"),
    "no_feet_to_double": ("C-6.6", "there are no feet to double"),
    "space_used": ("C-6.6", "you have already used this space this round"),
    "no_bonus": ("C-6.5", "the space does not give that, or no longer does"),
    "gain_price": ("C-6.5", "it costs {cost}, and the space gives a die that costs up to {most}"),
    "nothing_that_way": ("bob", "there is no bonus space that way"),
    "not_here": ("bob", "this space has no bonus for Bob"),
    "gain_cost": ("C-4.9", "it costs {cost}, and you may gain a die that costs up to {most}"),
    "grey_only": ("fat_cat", "it must be a grey die"),
    "red_only": ("C-5.5", "it must be a red die"),
    "roll_zone_only": ("C-4.9", "it must be a die from the roll zone"),
    "not_purple": ("cubasaurus", "it must not be a purple die"),
    "cannot_pick": ("C-4.9", "that die is not there, or may not be one of those rolled"),
    "must_push": ("C-10.4", "you owe {number} more {number:push|pushes}"),
    "tray_empty": ("C-7.1", "the tray is empty"),
    "money_short": ("C-7.1", "it costs {price}: you are {short} short"),
    "colour_bought": ("C-7.1", "you have already bought that colour this round"),
    "bought_two": ("C-7.1", "you have already bought two dice this round"),
    "grey": ("C-1.5", "grey dice cannot be bought"),
}

CODES: Final = tuple(_TEXTS)


def because(code: str, **numbers: JSON) -> Reason:
    """The reason of that code, with the numbers its sentence speaks of.

    >>> str(because("money_short", short=2, price=6))
    'it costs 6: you are 2 short (C-7.1)'
    """
    rule, text = _TEXTS[code]
    return Reason(code, rule, text, numbers)
