"""Steady's judgement: the figures that are opinion and not rule, all in one place and all in feet.

A die's `rate` is mostly found thus: the chance that it shows a hit in the two or three rolls of a round, times what a
hit brings, a coin being worth about 0.3 feet. Then games were played to see which of them were off.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Die(NamedTuple):
    """What we think of a die.

    `rate`: feet a round while it is in the roll zone; `fade`: how much of that each further one of its kind brings;
    `by_fans`: how much the rate grows with each fan. Its symbol: `feet` and `coins` it brings in step 4, `kept`: what
    else it is worth at the end of the roll phase, `fresh`: what it is worth when it falls, `each_push`: what it brings
    at every push survived. `power_feet` and `power_coins`: what the power symbol brings besides.

    Where the feet and coins of a symbol depend on other dice or on fans, they are means for dice not yet rolled;
    `outlook.READINGS` says what a die that has fallen brings.
    """

    rate: float
    fade: float = 0.9
    feet: float = 0.0
    coins: float = 0.0
    kept: float = 0.0
    fresh: float = 0.0
    each_push: float = 0.0
    power_feet: float = 0.0
    power_coins: float = 0.0
    by_fans: float = 0.0


DICE_WORTH: Final[dict[str, Die]] = {
    "light": Die(0.05),
    "dark": Die(0.35),
    "first": Die(0.6),
    # white
    "smelly_cat": Die(0.95, feet=2),
    "cat_tastrophy": Die(0.5, by_fans=0.1, kept=0.8),
    "fat_cat": Die(0.75, feet=3, coins=1),
    "dope_cat": Die(0.65, fade=0.8, coins=2),
    "broken_cow": Die(0.6, fade=1.0, kept=0.8),
    "fast_cat": Die(0.75, fresh=0.5),
    "schmutz": Die(0.9, feet=1.8),
    # brown: most are lost when they are used
    "rich_dog": Die(0.3, fade=0.7, coins=3),
    "captain_bark": Die(0.35, fade=0.7, coins=2, kept=0.3),
    "wizard": Die(0.25, fade=0.7, each_push=0.3),
    "dapper_doggie": Die(0.3, fade=0.7, coins=2, feet=0.3),
    "dr_livingstone": Die(0.4, fade=0.7, feet=2),
    "mr_dog": Die(0.28, fade=0.7, coins=2),
    "muggles": Die(0.5, fade=0.7, coins=2, fresh=0.5),
    # red: `kept` is the prize of the most swords, or what a symbol brings where everyone with swords gets something
    "mr_soldier": Die(1.1, fade=0.6, kept=3.2),
    "punch_guy": Die(0.35, fade=0.4, kept=1.0),
    "supah_general": Die(0.3, fade=0.5, by_fans=0.3),
    "jacques_couteau": Die(0.5, fade=0.5, kept=0.7),
    "champion": Die(0.6, fade=0.5, kept=1.6),
    "crabby": Die(0.35, fade=0.4, kept=1.2),
    "el_bandito": Die(0.2, fade=0.6, kept=0.35),
    # green
    "rock_on": Die(0.4, fade=0.8),
    "pina_cubelada": Die(0.65, fade=0.8, kept=0.3),
    "keep_on_rollin": Die(0.5, fade=0.7, kept=0.2),
    "pineapple_rocks": Die(0.4, fade=0.8),
    "up_to_11": Die(0.9, fade=0.85, power_feet=2),
    "rolling_stoned": Die(0.8, fade=0.7, kept=0.2),
    "punk_fruit": Die(1.4, fade=0.85, kept=1.5),
    # orange
    "dugout": Die(0.8, fade=0.8, fresh=0.8),
    "reliever_beaver": Die(0.4, fade=0.5, kept=0.8),
    "benchwarmer": Die(0.2, fade=0.5, kept=0.4),
    "batter_beaver": Die(0.6, fade=0.8, fresh=0.6),
    "mr_bats": Die(0.35, by_fans=0.12, coins=2),
    "the_babe": Die(0.6, fade=0.8, coins=5, power_feet=1),
    "pinch_eater": Die(0.65, fade=0.85, fresh=1.5),
    # purple
    "rollosaurus": Die(1.55, fade=0.95, feet=4),
    "dancing_dino": Die(1.2, feet=3.2),
    "cubasaurus": Die(0.5, fade=0.8, fresh=2.5),
    "wikiwiki_dinosaur": Die(1.45, feet=3.8),
    "you_bet_jurassican": Die(1.4, feet=3),
    "shimmy_shimmy_dino": Die(1.6, feet=3.8),
    "pronto_bronto": Die(0.9, feet=2.2),
    # yellow
    "reckless_cheese": Die(1.0, fresh=0.7, each_push=1.0),
    "the_big_cheese": Die(0.5, by_fans=0.2, feet=1.5),
    "ledercheesen": Die(0.75, each_push=0.35, power_feet=1.3),
    "stinky_cheese": Die(1.3, feet=2),
    "bad_cheese": Die(0.85, feet=2, power_coins=3),
    "the_cheese_stands_alone": Die(1.5, feet=3),
    "cheese_boy": Die(0.65, feet=0.8),
    # blue
    "bob": Die(0.7, fade=0.7, kept=1.5),
    "undercover_fish": Die(1.15, feet=2),
    "llama_rama": Die(1.2, fade=0.85, coins=3),
    "bahama_llama": Die(1.1, feet=1, coins=3),
    "llama_shaman": Die(0.65, fade=0.7, coins=2),
    "stogie": Die(0.85, fade=0.8, fresh=1.3),
    "chilly_mcchillster": Die(0.7, fade=0.7, kept=1.5),
}

PACE: Final = 1.5  # feet a round at the start of a race,
GROWTH: Final = 0.2  # and how much that grows from round to round
IN_PLAY: Final = 0.5  # how often a die of ours lies in the roll zone
LAG: Final = 1.5  # rounds until a new die is in play
CARRY: Final = 0.7  # a credit kept, to one spent well now
TOKEN: Final = 0.25  # a hand token, for each round left
GREY_LOST: Final = 0.15  # a grey die lost, for each round left
FRESH_HAND: Final = 0.2  # a bust lets us put away the dice that keep missing
AGAIN: Final = 1.3  # a push is worth more than its roll: we may push again
SURE: Final = 0.85  # how sure the most swords are while others roll
MOST_ROUNDS: Final = 24
MOST_MONEY: Final = 40
LATE: Final = 2  # rounds left from which on feet are bought on the way: before that dice bring more
FEET_BOUGHT: Final = 3  # and so many at most
SETTLED: Final = 1.0  # an active die worth more than that is not rolled again with a push
SAVED: Final = 0.2  # greys are rolled to save us until they all miss with a chance below this
TAKE_OFF: Final = 0.6  # to end the move on a jetpack, for each foot that the next round is likely to bring
JUMP: Final = 0.3  # to end it on a shortcut, for each foot that its jump saves

FIRST_USED: Final[dict[str, int]] = {
    "chilly_mcchillster": -2,
    "punk_fruit": -2,
    "captain_bark": -1,
    "dope_cat": -1,
    "dancing_dino": -1,
    "you_bet_jurassican": -1,
    "wikiwiki_dinosaur": -1,
    "shimmy_shimmy_dino": -1,
    "cheese_boy": -1,
    "schmutz": 1,
}
"""In step 4: what rolls comes first, then what looks at other active dice, before any of them is lost; what looks at
losses comes last. All others in between."""
