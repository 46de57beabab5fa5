"""Pictures of tracks: everything is drawn once, and nothing is loaded from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box
from kubok.cubitos.drawing import track_svg
from kubok.cubitos.track import START, Bonus, Track

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("nothing_goes_right", "ahead_of_the_curve", "testing_the_waters", "still_waters_run_deep")
PICTURES = Path(__file__).parent.parent / "docs" / "pictures"


def named(name: str) -> Track:
    return Track.from_data(Box.open().tracks[name])


@pytest.fixture(scope="module", params=[*NAMES, "two joined"])
def track(request: pytest.FixtureRequest) -> Track:
    if request.param in NAMES:
        return named(request.param)
    return Track.joined(named("still_waters_run_deep"), named("testing_the_waters"))


@pytest.fixture(scope="module")
def picture(track: Track) -> ElementTree.Element:
    return ElementTree.fromstring(track_svg(track, runners=[START, 7, 7, 20]))


def parts(picture: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [group for group in picture.iter(f"{SVG}g") if group.get("class") == kind]


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def test_every_space_is_drawn_once_and_named(picture: ElementTree.Element, track: Track) -> None:
    drawn = {
        int(group.get("data-space", "")): group.findtext(f"{SVG}title")
        for group in (*parts(picture, "space"), *parts(picture, "large"))
    }
    assert drawn == {space: track.name(space) for space in range(track.size)}
    assert len(parts(picture, "space")) + len(parts(picture, "large")) == track.size


def test_there_are_as_many_red_lines_as_borders_of_sections(picture: ElementTree.Element, track: Track) -> None:
    lines = parts(picture, "line")
    assert [int(group.get("data-line", "")) for group in lines] == list(range(1, track.lines + 1))
    large = {int(group.get("data-space", "")) for group in parts(picture, "large")}
    borders = sum(
        track.section[space] < track.section[other]
        for space, ways in enumerate(track.near)
        for _, other in ways
        if not {space, other} & large
    )
    assert sum(path.get("d", "").count("M") for group in lines for path in group) == 2 * borders


def test_a_red_line_lies_between_the_two_squares_that_it_parts() -> None:
    track = Track.from_data(
        {
            "name": "mini",
            "map": [" 1   C2  ..  ..", " 0 ST  ..  ~~  FN"],
            "sections": [" 1   0   1   2", " 0 S   0   1   F"],
        }
    )
    first, second = parts(ElementTree.fromstring(track_svg(track)), "line")
    left, top = 34, 34  # margins; squares are 50 wide and 46 high
    edges = {f"M{left + 100} {top + 46}v46", f"M{left + 75} {top}v46", f"M{left + 75} {top + 46}h25"}
    assert {"M" + part for part in first[0].get("d", "").split("M")[1:]} == edges
    assert second[0].get("d") in (
        f"M{left + 125} {top + 46}h25M{left + 125} {top}v46",
        f"M{left + 125} {top}v46M{left + 125} {top + 46}h25",
    )


def test_every_bonus_has_its_sign_and_number(picture: ElementTree.Element, track: Track) -> None:
    written = sorted(text for sign in parts(picture, "sign") for text in words(sign))
    wanted: list[str] = []
    for space in range(track.size):
        bonus, item = track.bonus[space] or Bonus(), track.shortcut[space]
        wanted += [str(bonus.credits)] * (bonus.credits > 0) + [f"−{bonus.lose}"] * (bonus.lose > 0)
        if bonus.gain >= 0:
            wanted.append("+" if bonus.gain == 99 else f"≤{bonus.gain}")
        wanted += ["×2"] * track.jetpack[space]
        if item is not None:
            wanted.append(str(item.coins or item.feet))
    shortcuts = sum(item is not None for item in track.shortcut)
    wanted += list("ABCD"[:shortcuts]) * 2
    assert written == sorted(wanted)
    assert len(parts(picture, "bow")) == shortcuts
    bonuses = sum(bonus is not None for bonus in track.bonus)
    assert len(parts(picture, "sign")) == bonuses + sum(track.jetpack) + 2 * shortcuts


def test_shortcuts_bear_letters_in_the_order_of_the_race() -> None:
    signs = [words(sign) for sign in parts(ElementTree.fromstring(track_svg(named("testing_the_waters"))), "sign")]
    assert [sign for sign in signs if sign[:1] in (["A"], ["B"])] == [["A", "9"], ["A"], ["B", "7"], ["B"]]


def test_walls_are_drawn_square_by_square(picture: ElementTree.Element, track: Track) -> None:
    (hedge,) = parts(picture, "hedge")
    assert hedge[0].get("d", "").count("M") == len(track.walls)


def test_start_and_finish_are_single_shapes_and_named() -> None:
    for name, seen in (("nothing_goes_right", ["START"]), ("ahead_of_the_curve", ["START", "FINISH"])):
        (large,) = parts(ElementTree.fromstring(track_svg(named(name))), "large")
        assert words(large) == seen
    both = Track.joined(named("still_waters_run_deep"), named("testing_the_waters"))
    picture = ElementTree.fromstring(track_svg(both, start="Старт", finish="Фініш"))
    assert [words(large) for large in parts(picture, "large")] == [["СТАРТ", "ФІНІШ"], ["ФІНІШ"], ["СТАРТ"]]
    assert len(parts(picture, "crossing")) == 1


def test_runners_bear_the_numbers_of_their_seats_and_never_hide_each_other(picture: ElementTree.Element) -> None:
    runners = parts(picture, "runner")
    assert [(runner.get("data-seat"), words(runner)) for runner in runners] == [
        ("0", ["1"]),
        ("1", ["2"]),
        ("2", ["3"]),
        ("3", ["4"]),
    ]
    places = [(float(runner[1].get("cx", "")), float(runner[1].get("cy", ""))) for runner in runners]
    assert len(set(places)) == 4
    assert abs(places[1][0] - places[2][0]) == 24


def test_four_runners_fit_on_one_square_and_each_has_a_square_on_the_start() -> None:
    track = named("ahead_of_the_curve")
    for space in (START, 30):
        runners = parts(ElementTree.fromstring(track_svg(track, runners=[space] * 4)), "runner")
        assert len({(runner[1].get("cx"), runner[1].get("cy")) for runner in runners}) == 4


def test_a_picture_has_a_title_for_people_who_do_not_see_it() -> None:
    picture = ElementTree.fromstring(track_svg(named("nothing_goes_right"), title='Нічого "так" & <ні>'))
    assert picture.findtext(f"{SVG}title") == picture.get("aria-label") == 'Нічого "так" & <ні>'
    assert picture.get("role") == "img"
    assert ElementTree.fromstring(track_svg(named("nothing_goes_right"))).get("aria-label") == "nothing goes right"


def test_nothing_is_loaded_from_elsewhere(track: Track) -> None:
    text = track_svg(track, runners=[0, 1, 2, 3])
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    for word in ("href", "url(", "<image", "<script", "<style", "@import", "<!"):
        assert word not in text


def test_everything_lies_on_the_paper(picture: ElementTree.Element) -> None:
    width, height = float(picture.get("width", "")), float(picture.get("height", ""))
    assert picture.get("viewBox") == f"0 0 {width:g} {height:g}"
    for kind, across, down in (("rect", "x", "y"), ("circle", "cx", "cy"), ("text", "x", "y")):
        for shape in picture.iter(f"{SVG}{kind}"):
            if any(shape in list(group) for group in picture.iter(f"{SVG}g") if group.get("transform")):
                continue
            assert 0 <= float(shape.get(across, "")) <= width
            assert 0 <= float(shape.get(down, "")) <= height


@pytest.mark.parametrize("name", NAMES)
def test_the_pictures_of_the_docs_are_those_of_the_maps(name: str) -> None:
    title = Box.open().tracks[name]["names"]["en"]  # type: ignore[index, call-overload]
    kept = (PICTURES / f"track_{name}.svg").read_text(encoding="utf-8")
    assert kept == track_svg(named(name), title=str(title)), "draw it again and look at it"


def test_a_position_shows_itself_in_a_notebook() -> None:
    race = Cubitos(3).start()
    assert race._repr_svg_() == track_svg(race.game.track, runners=[0, 0, 0])
