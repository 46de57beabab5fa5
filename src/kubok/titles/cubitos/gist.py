"""The cards in signs, for where their words have no room: by card a line for each of its clauses. The page draws them.

A word is a sign: coin, credit, foot, fan, hand, water, line (a red one), bonus, person (another player), a colour or
grey (such a die), die (any), this (the card's own die), roll, push (once more), bust. After a minus it is crossed out:
`-this` is lost. All else stands as it is: numbers, `→` for what comes of it, `?` for what one may, `×` for each, `/`
for or, `*` for a face of one's choice. A clause without a line only says more exactly what the others do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COLOURS: Final = ("white", "brown", "red", "green", "orange", "purple", "yellow", "blue", "grey")
SIGNS: Final = (
    "coin", "credit", "foot", "fan", "hand", "water", "line", "bonus", "person", "die", "this", "roll", "push", "bust",
    *COLOURS,
)  # fmt: skip
LOST: Final = "-this"

GISTS: Final[Mapping[str, tuple[str, ...]]] = {
    "smelly_cat": ("2 foot",),
    "cat_tastrophy": ("+ die ≤ fan",),
    "fat_cat": ("1 coin", "? 3 foot + grey"),
    "dope_cat": ("brown → 2 coin", "green → 3 coin", ""),
    "broken_cow": ("white white → die *", "", ""),
    "fast_cat": ("roll 2 die",),
    "schmutz": ("1 foot", "-die → 3 foot"),
    "rich_dog": ("3 coin", LOST),
    "captain_bark": ("white red → fan", "2 credit", LOST),
    "wizard": ("push → 1 credit", LOST),
    "dapper_doggie": ("grey coin foot ×2", LOST, ""),
    "dr_livingstone": ("2 foot", LOST),
    "mr_dog": ("2 credit", LOST),
    "muggles": ("roll 2 die", "2 coin", LOST),
    "mr_soldier": ("3 credit 2 foot", ""),
    "punch_guy": ("hand + white green", "", ""),
    "supah_general": ("1 foot × fan", ""),
    "jacques_couteau": ("roll 2 die × person", "", ""),
    "champion": ("hand = ∞", "", ""),
    "crabby": ("? die → person", "", ""),
    "el_bandito": ("1 credit × person",),
    "rock_on": ("push → ? roll this",),
    "pina_cubelada": ("push -bust", ""),
    "keep_on_rollin": ("bust → ? -this -bust",),
    "pineapple_rocks": ("push → ? roll this", "roll die"),
    "up_to_11": ("push → ? roll this", "2 foot"),
    "rolling_stoned": ("bust → ? roll grey", "", ""),
    "punk_fruit": ("bust → green grey", "roll 9 die", "", "", ""),
    "dugout": ("roll 3 die",),
    "reliever_beaver": ("? -die",),
    "benchwarmer": ("? -this -die",),
    "batter_beaver": ("roll 2 die", "credit → -die"),
    "mr_bats": ("2 coin / 1 foot × ½ fan",),
    "the_babe": ("5 coin", "+ 1 foot", LOST),
    "pinch_eater": ("die → *", ""),
    "rollosaurus": ("4 foot",),
    "dancing_dino": ("2 foot", "red → + 2 foot", "orange → + 1 foot", ""),
    "cubasaurus": ("die *", "", LOST),
    "wikiwiki_dinosaur": ("1 foot × ≠ die", ""),
    "you_bet_jurassican": ("2 foot", "brown → + 2 foot", "yellow → + 1 foot", ""),
    "shimmy_shimmy_dino": ("1 foot × white grey",),
    "pronto_bronto": ("1 foot × ½ line", ""),
    "reckless_cheese": ("push → ? 1 foot", "", ""),
    "the_big_cheese": ("1 foot / 1 foot × ½ fan",),
    "ledercheesen": ("push → ? roll 1 die", "1 foot × ¼ die", ""),
    "stinky_cheese": ("2 foot", "hand + grey"),
    "bad_cheese": ("2 foot", "+ 3 coin", LOST),
    "the_cheese_stands_alone": ("push", "", "3 foot"),
    "cheese_boy": ("brown → 2 foot", "orange → ? -die", ""),
    "bob": ("1–2 → bonus", "", "", "", ""),
    "undercover_fish": ("2 foot water",),
    "llama_rama": ("3 coin", "+ fan"),
    "bahama_llama": ("3 coin 1 foot water",),
    "llama_shaman": ("2 coin + red",),
    "stogie": ("roll grey white", ""),
    "chilly_mcchillster": ("roll die ×2", "", ""),
}
