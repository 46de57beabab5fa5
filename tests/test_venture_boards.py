"""The two board sides: the layout facts of the rulebook hold, and the pictures show all that the rules speak of."""

from __future__ import annotations

import re
from collections import Counter
from math import hypot
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from kubok.kernel.files import LANGUAGES
from kubok.venture.data import Box
from kubok.venture.drawing import HIGH, LARGE, WIDE, board_svg

BOARDS = cast(dict[str, dict[str, Any]], Box.open().boards)
PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"
Space = dict[str, Any]


def spaces(side: str) -> dict[str, Space]:
    return {space["key"]: space for trail in BOARDS[side]["trail"] for space in trail["spaces"]}


def ways(side: str, key: str) -> list[Space]:
    return [space for space in spaces(side).values() if space["from"] == key]


def reward(space: Space) -> str:
    """What the space gives at the start: a token's reward in place of the printed one."""
    return {"+5": "gain 5"}.get(space.get("token", ""), cast(str, space["reward"]))


def distance(side: str, key: str) -> int:
    return 0 if key == "home" else 1 + distance(side, spaces(side)[key]["from"])


def ends(side: str) -> list[Space]:
    return [space for space in spaces(side).values() if not ways(side, space["key"])]


@pytest.mark.rule("V-1.2")
@pytest.mark.parametrize("side", BOARDS)
def test_tokens_lie_on_their_places_and_none_is_near_home(side: str) -> None:
    marked = [space for space in spaces(side).values() if "token" in space]
    assert Counter((space["token"], space["reward"]) for space in marked) == {
        ("golden chest", "iron chest"): 1,
        ("+5", "gain 3"): 2,
        ("nest", "draw 1"): 3,
        ("pair 1", "enchantment"): 1,
        ("pair 2", "enchantment"): 1,
    }
    assert min(distance(side, space["key"]) for space in marked) >= 4


@pytest.mark.rule("V-9.2")
@pytest.mark.parametrize("side", BOARDS)
def test_three_trails_leave_home_and_every_end_has_a_chest(side: str) -> None:
    assert len(BOARDS[side]["trail"]) == len(ways(side, "home")) == 3
    assert {space["reward"] for space in ends(side)} == {"golden chest", "ruby chest"}
    far = {space["key"]: distance(side, space["key"]) for space in ends(side)}
    assert {far[end["key"]] for end in ends(side) if end["reward"] == "golden chest"} == {8}
    assert min(far[end["key"]] for end in ends(side) if end["reward"] == "ruby chest") >= 9


@pytest.mark.rule("V-9.2", "V-3.3")
@pytest.mark.parametrize("side", BOARDS)
def test_west_of_home_the_forest_forks_at_its_second_space_and_its_northern_branch_again(side: str) -> None:
    forest = BOARDS[side]["trail"][0]
    assert forest["names"]["uk"] == "Таємничий ліс"
    first = ways(side, "home")[0]
    (second,) = ways(side, first["key"])
    assert second["at"][0] < first["at"][0] < BOARDS[side]["home"][0]
    north, south = sorted(ways(side, second["key"]), key=lambda space: cast(int, space["at"][1]))
    assert north["at"][1] < second["at"][1] < south["at"][1]
    assert len(ways(side, north["key"])) == 2


@pytest.mark.rule("V-9.2", "V-10.17")
def test_spring_has_the_stretch_of_the_travel_example() -> None:
    (fork,) = (
        space["key"]
        for space in spaces("spring").values()
        if distance("spring", space["key"]) >= 3
        and {reward(way) for way in ways("spring", space["key"])} == {"gain 3", "gain 2"}
    )
    left, right = ways("spring", fork)
    assert (reward(left), reward(right)) == ("gain 3", "gain 2")
    onward = [left]
    while following := ways("spring", onward[-1]["key"]):
        onward += following
    assert onward[2]["token"] == "golden chest"
    assert onward[4]["reward"] == "enchantment"
    assert reward(onward[5]) == "gain 3"
    assert len(onward) > 6


@pytest.mark.rule("V-9.2", "V-3.4")
def test_autumn_has_the_tolls_of_the_rulebook_and_spring_has_none() -> None:
    assert not [space for space in spaces("spring").values() if "toll" in space]
    tolls = [space for space in spaces("autumn").values() if "toll" in space]
    assert {"pay 1", "pay 2", "discard 1"} == {space["toll"] for space in tolls}
    assert [space for space in tolls if space["toll"] == "discard 1" and reward(space) == "gain 5"]
    before = {space["key"]: spaces("autumn")[space["from"]]["at"] for space in tolls}
    assert [
        space
        for space in tolls
        if (space["toll"], space["reward"]) == ("pay 1", "iron chest")
        and space["at"][0] > before[space["key"]][0]
        and space["at"][1] < before[space["key"]][1]
    ]
    forks = Counter(space["from"] for space in tolls)
    assert [key for key, number in forks.items() if number == len(ways("autumn", key)) > 1]


# Pictures


@pytest.fixture(scope="module", params=sorted(BOARDS))
def side(request: pytest.FixtureRequest) -> str:
    return cast(str, request.param)


@pytest.fixture(scope="module")
def picture(side: str) -> ElementTree.Element:
    return ElementTree.fromstring(board_svg(BOARDS[side], adventurers={"crow": "home", "rabbit": "w2", "frog": "w2"}))


def parts(picture: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [group for group in picture.iter(f"{SVG}g") if group.get("class") == kind]


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def test_every_space_is_drawn_once_with_its_reward(picture: ElementTree.Element, side: str) -> None:
    drawn = {group.get("data-space"): group for group in parts(picture, "space")}
    assert len(parts(picture, "space")) == len(drawn)
    assert drawn.keys() == spaces(side).keys()
    for key, space in spaces(side).items():
        assert space["reward"] in (drawn[key].findtext(f"{SVG}title") or "")
        number = space["reward"].split(" ")[1] if space["reward"][:4] in ("gain", "draw") else None
        assert number is None or number in words(drawn[key])


def test_every_toll_and_token_is_drawn(picture: ElementTree.Element, side: str) -> None:
    tolls = {group.get("data-space"): words(group) for group in parts(picture, "toll")}
    assert tolls == {key: [space["toll"].split(" ")[1]] for key, space in spaces(side).items() if "toll" in space}
    tokens = sorted(group.get("data-token", "") for group in parts(picture, "token"))
    assert tokens == sorted(space["token"] for space in spaces(side).values() if "token" in space)


def test_tokens_that_were_taken_are_not_drawn(side: str) -> None:
    enchanted = next(key for key, space in spaces(side).items() if space.get("token") == "pair 1")
    left = parts(ElementTree.fromstring(board_svg(BOARDS[side], tokens={enchanted: 1})), "token")
    assert [group.get("data-token") for group in left] == ["pair 1"]
    assert len(list(left[0].iter(f"{SVG}use"))) == 1


def test_adventurers_stand_where_they_are(picture: ElementTree.Element) -> None:
    assert [group.get("data-species") for group in parts(picture, "adventurer")] == ["crow", "rabbit", "frog"]
    places = [next(group.iter(f"{SVG}use")).get("transform") for group in parts(picture, "adventurer")]
    assert len(set(places)) == 3


def test_spaces_do_not_overlap_and_lie_on_the_paper(side: str) -> None:
    at = [tuple(space["at"]) for space in spaces(side).values()] + [tuple(BOARDS[side]["home"])]
    assert min(hypot(x - px, y - py) for n, (x, y) in enumerate(at) for px, py in at[:n]) > 2 * LARGE
    assert all(LARGE < x < WIDE - LARGE and LARGE < y < HIGH - LARGE for x, y in at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_trails_and_side_are_named_in_the_language_asked_for(language: str, side: str) -> None:
    picture = ElementTree.fromstring(board_svg(BOARDS[side], language=language))
    names = [trail["names"][language] for trail in BOARDS[side]["trail"]]
    assert [words(group) for group in parts(picture, "trail")] == [[name] for name in names]
    assert words(parts(picture, "title")[0]) == [BOARDS[side]["names"][language]]


def test_the_picture_loads_nothing_and_is_the_same_every_time(side: str) -> None:
    text = board_svg(BOARDS[side])
    assert text == board_svg(BOARDS[side])
    assert not re.search(r"<image|<style|@import|url\((?!#)|href=\"(?!#)", text)
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    known = set(re.findall(r'id="(\w+)"', text))
    assert set(re.findall(r'(?:href="#|url\(#)(\w+)', text)) <= known


def test_the_pictures_of_the_docs_are_those_of_the_boards(side: str) -> None:
    kept = (PICTURES / f"board_{side}.svg").read_text(encoding="utf-8")
    assert kept == board_svg(BOARDS[side]), "draw it again and look at it"
