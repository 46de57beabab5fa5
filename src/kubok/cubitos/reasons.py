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
    "waiting_end": ("C-7.3", "you are done with this round: waiting for {names}"),
    "not_in_order": ("C-3.8", "{names} must act first"),
    "not_your_turn": ("C-7.3", "in order of play it is {names} first"),
    "dice_in_the_air": ("C-3.3", "your dice are being rolled"),
    # What is asked
    "asked_draw": ("C-3.1", "now draw {number} more, die by die"),
    "hand_full": ("C-10.1", "your hand is full: only dice that do not count against the limit may still be drawn"),
    "not_run_out": ("C-3.1", "the discard zone is for when the draw zone has run out"),
    "asked_push_or_pass": ("C-3.6", "now push or pass"),
    "asked_push": ("C-3.6", "you are pushing: move more dice in, or roll"),
    "asked_now": ("C-3.5", "now use your NOW abilities, or be done with them"),
    "asked_add": ("C-4.7", "now take {number} more from the draw zone to roll"),
    "asked_step": ("reckless_cheese", "now step to a neighbouring space, or not"),
    "asked_discard": ("C-3.7", "after a bust: discard dice of the roll zone, or be done"),
    "asked_abilities": ("C-4.4", "now use abilities, or be done with them"),
    "asked_prize": ("C-5.3", "now take what your red card gives, or not"),
    "asked_gain": ("C-4.9", "now gain a die of a tray"),
    "asked_offer": ("C-4.1", "now say yes or no to what the card offers"),
    "asked_lose": ("C-4.9", "now choose the die to lose"),
    "asked_face": ("C-4.1", "now choose a die of your roll zone and its face"),
    "asked_borrow": ("C-10.10", "now choose a die of a tray and its face"),
    "asked_either": ("mr_bats", "now take the coins or the feet"),
    "asked_pick": ("C-4.9", "now choose the dice to roll"),
    "asked_give": ("crabby", "now choose the die to give"),
    "asked_player": ("crabby", "now choose the player who gets it, of those with the fewest swords"),
    "asked_rescue": ("C-10.7", "you are about to bust: use a die that saves you, or be done"),
    "asked_help": ("ledercheesen", "now add a die of the draw zone, or not"),
    "asked_other": ("pineapple_rocks", "now choose the other die to roll"),
    "asked_move": ("C-6.1", "now move, or be done with moving"),
    "asked_bonus": ("C-6.5", "now take what the space gives, or be done"),
    "asked_after_move": ("bob", "now use abilities after the move, or be done"),
    "asked_point": ("bob", "now point at a bonus space"),
    "asked_buy": ("C-7.1", "now buy, or be done"),
    # What is wrong with it
    "no_dice_to_roll": ("C-3.6", "there are no dice to roll"),
    "no_die_to_lose": ("C-4.9", "you have no such die there to lose"),
    "none_left": ("C-4.9", "there is none left to gain"),
    "no_die": ("C-3.1", "you have no such die there"),
    "never_waits": ("", "'wait' is for research interfaces: somebody who owes a decision makes it"),
    "order_called": ("C-3.8", "order is kept already"),
    "alone": ("C-3.8", "nobody else is still at it"),
    "begun": ("C-7.3", "you have begun to move or buy: turn order can be asked for only before that"),
    "no_ability_now": ("C-4.2", "that die has no NOW ability to use"),
    "not_before_push": ("C-4.3", "that die does nothing before a push"),
    "nothing_to_use": ("C-4.4", "that die has nothing to use in this step"),
    "counted_for_you": ("C-4.4", "coins and feet are counted when you are done"),
    "used": ("C-4.1", "that die has been used"),
    "first_player_die": ("C-1.6", "the first-player die can never be lost or given"),
    "no_way": ("C-6.1", "there is no space that way"),
    "water": ("C-6.3", "that is water, and you have no foot that may enter it"),
    "backwards": ("C-6.7", "the finish is entered from the end of the lap only"),
    "no_feet": ("C-6.1", "you have no foot left"),
    "one_kind_of_feet": ("C-6.9", "you have feet of one kind only, or spend water feet first already"),
    "foot_price": ("C-6.2", "{short} money short of the {price} that a foot costs"),
    "no_shortcut": ("C-6.6", "no shortcut begins here"),
    "shortcut_price": ("C-6.6", "{short} short of the {price} {unit} that the shortcut costs"),
    "no_jetpack": ("C-6.6", "there is no jetpack here"),
    "no_feet_to_double": ("C-6.6", "there are no feet to double"),
    "space_used": ("C-6.6", "this space was used this round"),
    "no_bonus": ("C-6.5", "the space does not give that, or not any more"),
    "gain_price": ("C-6.5", "it costs {cost}, and the space gives a die of at most {most}"),
    "nothing_that_way": ("bob", "no bonus space lies that way"),
    "not_here": ("bob", "there is no bonus for Bob on this space"),
    "gain_cost": ("C-4.9", "it costs {cost}, and you may gain a die of at most {most}"),
    "grey_only": ("fat_cat", "it must be a grey die"),
    "red_only": ("C-5.5", "it must be a red die"),
    "roll_zone_only": ("C-4.9", "it must be a die of the roll zone"),
    "not_purple": ("cubasaurus", "it must not be a purple die"),
    "cannot_pick": ("C-4.9", "that die is not there, or may not be among those rolled"),
    "must_push": ("C-10.4", "you owe {number} more pushes"),
    "tray_empty": ("C-7.1", "the tray is empty"),
    "money_short": ("C-7.1", "{short} money short of the price of {price}"),
    "colour_bought": ("C-7.1", "you have bought that colour this round"),
    "bought_two": ("C-7.1", "you have bought two dice this round"),
    "grey": ("C-1.5", "grey dice cannot be bought"),
}

CODES: Final = tuple(_TEXTS)


def because(code: str, **numbers: JSON) -> Reason:
    """The reason of that code, with the numbers its sentence speaks of.

    >>> str(because("money_short", short=2, price=6))
    '2 money short of the price of 6 (C-7.1)'
    """
    rule, text = _TEXTS[code]
    return Reason(code, rule, text, numbers)
