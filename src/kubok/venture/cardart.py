"""A card as a picture: one SVG text, drawn from the card's data and the words it is given, in the style of the boards.

A villager's hat and scarf are drawn by lot from the card's name, so that nobody has to draw sixty portraits; what each
card of ours is known by stands beside it. What a card does is not known here, only which sign stands for its condition.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, cast
from xml.sax.saxutils import escape, quoteattr

from kubok.kernel.game import JSON
from kubok.venture.drawing import (
    INK,
    PAPER,
    PAPER_EDGE,
    WOOD_DEEP,
    circle,
    line,
    numbered,
    rect,
    shadowed,
    signs,
    text,
    use,
)

WIDE: Final = 300
HIGH: Final = 420
TEXT_TOP: Final = 246
TEXT_LOW: Final = 398


class Tones(NamedTuple):
    """The colours of a species."""

    deep: str
    plain: str
    light: str


TONES: Final = {
    "crow": Tones("#39435c", "#6f7fa8", "#d7def0"),
    "frog": Tones("#2f6d33", "#74b56a", "#dcf0cf"),
    "rabbit": Tones("#8a5330", "#d9a273", "#f8e6d2"),
}
CLOTHES: Final = ("#b7493b", "#4d6fa8", "#c98a2e", "#7a5ba6", "#3f8f7a", "#8a3f62")
HATS: Final = ("hat_top", "hat_cap", "hat_straw", "hat_bonnet", "")
DECK_HATS: Final = {
    "academy": ("hat_mortar", "hat_mortar", "hat_cap", ""),
    "news": ("hat_press", "hat_press", "hat_cap", ""),
}
TRADES: Final = {
    "hat_wizard": ("frog_wizard",),
    "hat_chef": ("baker_puddle", "host_gurgle"),
    "hat_mortar": ("professor_caw",),
    "hat_top": ("judge_featherby", "undertaker_mothball", "banker_sorrel", "taxman_talon", "auctioneer_hopper"),
    "hat_cap": (
        "postmaster_plume",
        "captain_croak",
        "paperboy_pip",
        "courier_splash",
        "foreman_hurry",
        "pathfinder_lotte",
    ),
    "hat_straw": ("uncle_turnip", "farmer_radish", "surveyor_beak", "ferrywoman_duckweed"),
    "hat_bonnet": ("grandma_burdock", "widow_soot", "matchmaker_clover", "sister_marigold", "auntie_parsley"),
}
"""Hats that go with a trade; all others wear what the lot gives."""

PROPS: Final = {
    "postal_contract": "envelope", "chain_whip": "whip", "secondhand_spyglass": "spyglass",
    "overdue_book": "book_cover", "recycling_container": "trash_can", "squeaky_cart": "shopping_cart",
    "spare_key": "key", "leaky_kettle": "teapot", "generous_pension": "receive_money", "turnip_ledger": "notebook",
    "wheelbarrow": "wheelbarrow", "dinner_bell": "ringing_bell", "blackboard": "teacher", "red_ink": "quill_ink",
    "diving_bell": "diving_helmet", "swim_ring": "life_buoy", "abacus": "abacus", "school_satchel": "knapsack",
    "printing_press": "stamper", "poison_pen": "poison_bottle", "bottle_post": "brandy_bottle",
    "alarm_clock": "alarm_clock", "soapbox": "megaphone", "piggy_bank": "piggy_bank",
    "telegraph_office": "radio_tower", "night_school": "moon_bats", "pawn_shop": "swap_bag",
    "perch_and_partners": "bird_house", "zero_waste": "recycle", "old_landing": "wooden_pier",
    "travel_agency": "world", "lighthouse": "lighthouse", "jam_guild": "honey_jar", "building_society": "brick_wall",
    "registry_office": "files", "carrot_exchange": "carrot", "observatory": "telescope", "swimming_pool": "pool_dive",
    "alumni_club": "laurels", "editorial_office": "newspaper", "regatta_stand": "sailboat", "corner_shop": "shop",
    "postmaster_plume": "envelope", "pathfinder_lotte": "compass", "miss_thistledown": "dandelion_flower",
    "madam_bookmark": "bookmarklet", "professor_caw": "erlenmeyer", "hawker_quill": "quill",
    "judge_featherby": "gavel", "undertaker_mothball": "coffin", "surveyor_beak": "pencil_ruler",
    "scout_blackwing": "binoculars", "widow_soot": "candle_holder", "paperboy_pip": "newspaper",
    "frog_wizard": "crystal_wand", "baker_puddle": "bread", "ferrywoman_duckweed": "paddles",
    "sister_marigold": "flower_pot", "captain_croak": "ship_wheel", "hopscotch_twins": "jump_across",
    "locksmith_gulp": "padlock", "courier_splash": "cardboard_box", "verger_moss": "candles", "uncle_turnip": "beet",
    "matchmaker_clover": "clover", "grandma_burdock": "yarn", "banker_sorrel": "coins",
    "foreman_hurry": "hammer_nails", "farmer_radish": "pitchfork", "mighty_joseph": "weight_lifting_up",
    "auntie_parsley": "herbs_bundle", "tailor_thimble": "sewing_string", "librarian_hush": "bookshelf",
    "stargazer_jet": "star_formation", "dean_rookwood": "scroll_quill", "headmistress_jackdaw": "book_pile",
    "examiner_grim": "checklist", "coach_plop": "whistle", "geographer_newt": "globe", "tutor_bulrush": "open_book",
    "apprentice_wriggle": "magic_broom", "treasurer_silt": "locked_chest", "mentor_dandelion": "light_bulb",
    "alumna_chicory": "medal", "economist_beet": "histogram", "scholar_carrot": "scroll_unfurled",
    "prefect_sprout": "police_badge", "columnist_tattle": "fountain_pen", "town_crier": "ringing_bell",
    "ragpicker_raven": "rolled_cloth", "taxman_talon": "pay_money", "editor_inkwell": "quill_ink",
    "smuggler_slick": "barrel", "host_gurgle": "meal", "fishwife_rumour": "fishing_pole",
    "obituarist_fen": "tombstone", "underdog_ripple": "hound", "auctioneer_hopper": "price_tag",
    "shopkeeper_lettuce": "cabbage", "union_rep_stamp": "fist", "latecomer_hazel": "pocket_watch",
    "adman_cabbage": "wooden_sign",
}  # fmt: skip
"""By card what it is known by (data/props.svg): gear is drawn so, a building has it on a sign, a villager at hand."""
TINTS: Final = {
    **dict.fromkeys(("bread", "coins", "police_badge", "medal", "laurels", "yarn"), "#c98a2e"),
    **dict.fromkeys(("cabbage", "herbs_bundle", "flower_pot", "clover"), "#3f8f5a"),
    **dict.fromkeys(("carrot", "beet"), "#d05a2b"),
}
"""What has a colour of its own; all others are coloured by lot."""

FACES: Final = ("", "", "glasses", "monocle")
NECKS: Final = ("scarf", "bow_tie", "apron", "")
SKIES: Final = (("#cfe8f5", "#f7f2dc"), ("#fbe3c8", "#fdf6e0"), ("#dcd6f0", "#f6eefb"), ("#d5efdf", "#fbf8e3"))

EMBLEMS: Final = {
    "gain": "coin", "draw": "cards", "travel": "travel", "look": "look", "invest": "invest", "tuck": "tuck",
    "chest": "chest", "trail end": "homeward", "token": "pair_2", "advance": "activate", "enchant": "enchantment",
    "activate nest": "nest", "activate lily pad": "lily_pad", "activate burrow": "burrow", "play crow": "crow",
    "play frog": "frog", "play rabbit": "rabbit", "discard": "discard", "activate": "activate", "play": "play",
}  # fmt: skip
"""Signs for conditions: by the whole condition, or by its first word."""

SMALLER: Final = {"crow": 0.62, "frog": 0.58, "rabbit": 0.5, "nest": 0.8, "burrow": 0.75, "lily_pad": 0.8}


def card_svg(card: Mapping[str, JSON], name: str, lines: Sequence[str]) -> str:
    """The picture of a card, as the data has it, with its name and its sentences in any language.

    >>> from kubok.venture.data import Box
    >>> card_svg(Box.open().cards["postal_contract"], "Postal Contract", ["Draw 2."])[:4]
    '<svg'
    """
    tones = TONES[cast(str, card["species"])]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
        f' role="img" aria-label={quoteattr(name)}'
        " font-family=\"Georgia, 'Noto Serif', 'DejaVu Serif', serif\" font-weight=\"700\">"
    )
    parts = [
        rect(2, 2, WIDE - 4, HIGH - 4, 20, tones.deep, "#2a1a08", 2),
        rect(10, 10, WIDE - 20, HIGH - 20, 14, PAPER, tones.plain, 2),
        _scene(card, tones),
        _name(name, tones),
        _numbers(card),
        _text(card, lines, tones),
    ]
    title = f"<title>{escape(name)}</title>"
    return "\n".join([head, title, _defs(card, "".join(parts)), *parts, "</svg>\n"])


def art(card: Mapping[str, JSON]) -> str:
    """The picture on a card alone, 260 by 168 at 20, 62: for a page that has the signs, the skies and the shadow once.

    >>> from kubok.venture.data import Box
    >>> art(Box.open().cards["postal_contract"])[:12]
    '<g><rect x="'
    """
    drawn = _scene(card, TONES[cast(str, card["species"])])
    return drawn.replace("url(#sky)", f"url(#sky-{SKIES.index(_sky(card))})").replace(' clip-path="url(#window)"', "")


def skies() -> str:
    """The skies that `art` names, for the <defs> of a page."""
    return "".join(_gradient(f"sky-{number}", *sky) for number, sky in enumerate(SKIES))


def _sky(card: Mapping[str, JSON]) -> tuple[str, str]:
    return Random(cast(str, card["name"])).choice(SKIES)


def _gradient(name: str, top: str, low: str) -> str:
    return (
        f'<linearGradient id="{name}" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{low}"/></linearGradient>'
    )


def _defs(card: Mapping[str, JSON], drawn: str) -> str:
    return (
        f"<defs>{signs(drawn)}{_gradient('sky', *_sky(card))}"
        '<filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="3"'
        ' stdDeviation="2.5" flood-color="#2a1a08" flood-opacity=".38"/></filter>'
        '<clipPath id="window"><rect x="20" y="62" width="260" height="168" rx="10"/></clipPath></defs>'
    )


# The picture


def _scene(card: Mapping[str, JSON], tones: Tones) -> str:
    chance = Random(cast(str, card["name"]))
    kind = cast(str, card["kind"])
    hills = "".join(
        f'<path d="M-10 {240 - high}Q{at} {180 - high - chance.randrange(30)} 320 {236 - high}V260H-10z"'
        f' fill="{tones.plain}" fill-opacity="{shade}"/>'
        for high, at, shade in ((34, chance.randrange(40, 140), 0.35), (6, chance.randrange(140, 260), 0.75))
    )
    trees = "".join(
        use(chance.choice(("tree", "fir")), chance.choice((40, 62, 238, 262)) + chance.randrange(-9, 9), 218, 0.9,
            colour=chance.choice((tones.plain, tones.deep)))
        for _ in range(3)
    )  # fmt: skip
    subject = _SUBJECTS[kind](card, chance, tones)
    inside = f'<rect x="20" y="62" width="260" height="168" fill="url(#sky)"/>{hills}{trees}{subject}'
    return f'<g clip-path="url(#window)">{inside}</g>{rect(20, 62, 260, 168, 10, "none", tones.deep, 2.5)}'


def _villager(card: Mapping[str, JSON], chance: Random, tones: Tones) -> str:
    species, deck = cast(str, card["species"]), cast(str, card["deck"])
    colours = chance.sample(CLOTHES, 2)
    hat, neck = chance.choice(DECK_HATS.get(deck, HATS)), chance.choice(NECKS)
    hat = next((trade for trade, cards in TRADES.items() if card["name"] in cards), hat)
    drawn = use(species, 0, 0)
    drawn += use(neck, 0, 0, colour=colours[0]) if neck else ""
    if face := chance.choice(FACES):
        drawn += use(face, 0, -11 if species == "frog" else 0)
    if hat:
        drawn += use(hat, 0, -6 if species == "frog" else 0, colour=colours[1])
    side = chance.choice((-1, 1))
    figure = f'<g transform="translate({150 - side * 26} 180) scale({2.35 * side} 2.35)">{drawn}</g>'
    return figure + _prop(card, 150 + side * 62, 176, 1.75, chance.choice(CLOTHES))


def _gear(card: Mapping[str, JSON], chance: Random, tones: Tones) -> str:
    """The thing itself, and small what it waits for; an owner's, which we have no picture of, in a bag."""
    colour = chance.choice(CLOTHES)
    if thing := _prop(card, 138, 146, 3.2, colour):
        badge = shadowed(circle(244, 194, 24, PAPER, WOOD_DEEP, 2.5))
        return circle(138, 146, 76, "#fff6e28c") + thing + badge + _emblem(cast(str, card["trigger"]), 244, 194, 0.9)
    return shadowed(use("satchel", 150, 152, 1.35, colour=colour)) + _emblem(cast(str, card["trigger"]), 150, 142, 1.05)


def _building(card: Mapping[str, JSON], chance: Random, tones: Tones) -> str:
    """A house by lot, with its own sign on it; an owner's has the sign of what it waits for."""
    roof, other = chance.sample(CLOTHES, 2)
    side = chance.choice((-1, 1))
    house = "".join(
        use(part, 150 + side * away, 220, size, colour=roof if main else other)
        for part, away, size, main in chance.choice(_HOUSES)
    )
    board = shadowed(rect(150 - side * 58 - 33, 132, 66, 66, 12, PAPER, WOOD_DEEP, 3))
    post = line(f"M{150 - side * 58} 196v28", WOOD_DEEP, 6)
    thing = _prop(card, 150 - side * 58, 165, 1.32, other) or _emblem(
        cast(str, card["when"]), 150 - side * 58, 165, 1.3
    )
    return house + post + board + thing


_HOUSES: Final[tuple[tuple[tuple[str, int, float, bool], ...], ...]] = (
    (("tower", 104, 1.05, False), ("town_house", 34, 1.2, True)),
    (("town_house", 84, 0.85, False), ("town_house", 18, 1, True)),
    (("tower", 14, 1.2, True), ("tower", 96, 1.2, True), ("town_house", 55, 0.95, False)),
    (("house", 100, 1.5, False), ("house", 8, 1.5, False), ("tower", 54, 1.45, True)),
)
"""What a building is put together from, the hindmost first: how far from the middle, how large, in which colour."""


def _starter(card: Mapping[str, JSON], chance: Random, tones: Tones) -> str:
    species = cast(str, card["species"])
    return use(cast(str, card["name"]), 150, 160, 3.2) + use(species, 232, 196, 1.1)


_SUBJECTS: Final = {"villager": _villager, "gear": _gear, "building": _building, "starter": _starter}


def _emblem(condition: str, x: float, y: float, size: float) -> str:
    sign = EMBLEMS.get(condition) or EMBLEMS[condition.partition(" ")[0]]
    return use(sign, x, y, size * SMALLER.get(sign, 0.9), colour="#e9ae2f" if sign == "chest" else "")


def _prop(card: Mapping[str, JSON], x: float, y: float, size: float, colour: str) -> str:
    """What a card is known by; nothing for a card of an owner's."""
    name = PROPS.get(cast(str, card["name"]))
    return shadowed(use(f"prop_{name}", x, y, size, colour=TINTS.get(name, colour))) if name else ""


# Name, numbers, text


def _name(name: str, tones: Tones) -> str:
    """On one row, or on two if it is long."""
    words = name.split(" ")
    half = len(words) // 2 if len(name) > 17 and len(words) > 1 else 0
    rows = [" ".join(words[:half]), " ".join(words[half:])] if half else [name]
    size = min(15.5 if half else 18.0, 166 / (0.7 * max(map(len, rows))))
    drawn = "".join(text(150, 37 + (n - (len(rows) - 1) / 2) * 17, row, size, tones.deep) for n, row in enumerate(rows))
    return drawn + line("M72 56h156", tones.plain, 1.5)


def _numbers(card: Mapping[str, JSON]) -> str:
    drawn = shadowed(numbered("coin", 36, 38, str(card["cost"]), 1.15)) if "cost" in card else ""
    if "supplies" in card:
        drawn += shadowed(use("supply", 264, 38, 1.3)) + text(264, 43, str(card["supplies"]), 20, INK)
    if card.get("free"):
        drawn += shadowed(circle(264, 78, 15, PAPER, WOOD_DEEP, 2) + use("activate", 264, 78, 0.62))
    return drawn


def _text(card: Mapping[str, JSON], lines: Sequence[str], tones: Tones) -> str:
    """Each sentence in a box of its own; those of a relic or an enchantment are tinted."""
    kind = card["kind"]
    size = next(
        size for size in (19.5, 18, 16.5, 15.5, 14.5, 13.5, 12.5, 11.5, 10.5, 9.5, 8) if _fits(lines, size) or size == 8
    )
    wrapped = [_wrapped(one, size) for one in lines]
    room = TEXT_LOW - TEXT_TOP - sum(len(rows) * size * 1.25 + 10 for rows in wrapped)
    gap = max(4.0, room / (len(wrapped) + 1))
    y, drawn = TEXT_TOP + gap, ""
    for number, rows in enumerate(wrapped):
        high = len(rows) * size * 1.25 + 10
        tint = "#ece0fb" if kind == "building" else tones.light
        if number and kind in ("gear", "building", "starter"):
            drawn += rect(20, y, 260, high, 9, tint, "#8a5cc2" if kind == "building" else tones.plain, 1.2)
        for row, words in enumerate(rows):
            drawn += text(150, y + 5 + (row + 0.5) * size * 1.25, words, size, INK, weight="400")
        y += high + gap
    return f'<g class="text">{drawn}{line("M24 240h252", PAPER_EDGE, 1.5)}</g>'


def _wrapped(words: str, size: float) -> list[str]:
    """Rows, as a picture has no line breaks of its own; a number stays with the word before it."""
    most = int(248 / (size * 0.53))
    rows = [""]
    for word in re.sub(r" (?=\d)", "\N{NO-BREAK SPACE}", words).split(" "):
        if rows[-1] and len(rows[-1]) + 1 + len(word) > most:
            rows.append(word)
        else:
            rows[-1] = f"{rows[-1]} {word}".strip()
    return rows


def _fits(lines: Sequence[str], size: float) -> bool:
    return sum(len(_wrapped(one, size)) * size * 1.25 + 14 for one in lines) + 4 <= TEXT_LOW - TEXT_TOP
