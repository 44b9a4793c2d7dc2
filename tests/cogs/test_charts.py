"""Bar and line charts: they can be read, and their description says the same."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.pictures.display_list import DARK, Label, Rectangle
from bot.pictures.painter import paint
from cogs import charts
from cogs.charts import Bar, BarsPicture, LinePicture
from tests.golden import assert_looks_as_it_did, assert_none_left_over
from tests.support.pictures import WORDS, assert_well_drawn, texts

RATING = LinePicture(
    "Chicken Heist",
    "Pickles",
    (1000, 1043, 1012, 1081, 1140, 1122, 1195, 1240),
    "1240",
    unsure=4,
    below=("July", "today"),
    note="rating this season",
)
ONE = replace(RATING, numbers=(3,), said="3", unsure=0)
# Ninety numbers that look random but are the same every time.
MANY = replace(
    RATING,
    numbers=tuple((day * 7919) % 97 - 40 for day in range(90)),
    said="46",
    unsure=0,
)
LONG = BarsPicture(
    "Chickens saved",
    tuple(
        Bar(name, 12 - place, f"{12 - place} of 20", 20, 10, "10 by luck")
        for place, name in enumerate(("Political Chicken", *"ABCDEFGHIJK"))
    ),
    "since summer",
)
AGAINST = BarsPicture(
    "Games won",
    (
        Bar("Chicken Heist", 0, "0 of 400", of=400, share=0, share_said="0 by luck"),
        Bar("Chicken Out!", 120, "120 of 300", of=300, share=120, share_said="120 by luck"),
        Bar("Crazy Chicken", 1, "1 of 2", of=2, share=1.5, share_said="1.5 by luck"),
        # A share that is larger than the whole scale.
        Bar("Playing Chicken", 4, "4 of 9", of=9, share=400, share_said="400 by luck"),
    ),
    "upright line: luck",
)

CHARTS = Path(__file__).with_name("charts")
DRAWN: dict[str, BarsPicture | LinePicture] = {
    "bars": LONG,
    "bars-with-shares": AGAINST,
    "a-line": RATING,
    "a-line-of-one": ONE,
    "a-line-of-many": MANY,
}


@pytest.mark.parametrize("picture", DRAWN.values(), ids=DRAWN)
def test_a_chart_is_well_drawn(picture: BarsPicture | LinePicture):
    assert_well_drawn(picture)


@pytest.mark.golden
@pytest.mark.parametrize("name", DRAWN)
def test_chart_looks_as_before(name: str):
    assert_looks_as_it_did(paint(DRAWN[name].display(WORDS)), CHARTS / f"{name}.png")


@pytest.mark.golden
def test_no_chart_is_left_over():
    assert_none_left_over([*CHARTS.iterdir()], DRAWN, "charts")


def test_description_names_every_bar_with_its_share():
    assert AGAINST.alt(WORDS) == (
        "Games won, upright line: luck: Chicken Heist: 0 of 400, 0 by luck. "
        "Chicken Out!: 120 of 300, 120 by luck. Crazy Chicken: 1 of 2, 1.5 by luck. "
        "Playing Chicken: 4 of 9, 400 by luck."
    )


def test_share_is_a_line_that_sticks_out_of_its_bar():
    # The ticks are recognised by their height.
    ticks = boxes(AGAINST, height=charts._BAR + 2 * charts._OUT)
    middles = [mark.x + charts._TICK / 2 for mark in ticks]
    assert len(ticks) == 4
    assert middles[0] < middles[2] < middles[1] < middles[3]

    beyond = BarsPicture("", (Bar("a", 1, "1 of 2", 2, 8, ""),), "")
    (tick,) = boxes(beyond, height=charts._BAR + 2 * charts._OUT)
    labels = [one for one in beyond.display(WORDS).still if isinstance(one, Label)]
    (said,) = [one for one in labels if one.text == "1 of 2"]

    # The number must not be covered by the tick.
    assert said.x > tick.x + tick.width


def test_description_of_a_line_names_first_lowest_and_last():
    assert RATING.alt(WORDS) == (
        "Chicken Heist, rating this season: Pickles: 1240 now. Of 8 numbers the first was 1000, "
        "the lowest 1000, the highest 1240."
    )
    assert ONE.alt(WORDS).endswith("Pickles: 3 now. Nothing before that.")


def test_length_of_bars_follows_their_numbers():
    found = BarsPicture("", tuple(Bar("a", number, "", 10, 0, "") for number in (10, 5, 0)), "")
    bars = boxes(found, height=charts._BAR - 2 * charts._RIM)
    # The rim takes the same part of each bar.
    widths = [bar.width + 2 * charts._RIM for bar in bars]
    # The smallest bars would be invisible, so zero has none.
    assert widths[0] == 2 * widths[1]
    assert len(bars) == 2, "a bar of nothing is none"


def test_chart_of_zeros_has_names_and_numbers():
    found = BarsPicture("Won", (Bar("Heist", 0, "0 of 1", 1, 0, ""),), "luck")
    assert texts(assert_well_drawn(found)) == ["Won", "luck", "Heist", "0 of 1"]


def test_unsettled_values_have_hollow_dots():
    dots = boxes(RATING, height=charts._DOT)
    # The first four values are unsettled.
    assert [mark.fill == DARK for mark in dots] == [True] * 4 + [False] * 4


# One value, small and large ranges, negative and fractional numbers.
@pytest.mark.parametrize(
    ("numbers", "ticks"),
    [
        ((0,), ["-1", "-0.5", "0", "0.5", "1"]),
        ((948, 1240), ["900", "1000", "1100", "1200", "1300"]),
        ((1, 2, 3), ["1", "1.5", "2", "2.5", "3"]),
        ((-40, 56), ["-50", "0", "50", "100"]),
        ((0.12, 0.13), ["0.12", "0.125", "0.13"]),
        ((1499, 1501), ["1499", "1499.5", "1500", "1500.5", "1501"]),
    ],
)
def test_an_axis_has_few_round_numbers(numbers: tuple[float, ...], ticks: list[str]):
    assert [f"{tick:g}" for tick in charts._ticks(list(numbers))] == ticks


# Charts check their data when they are made, not when they are drawn.
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: BarsPicture("", (), ""), "0 bars"),
        (lambda: BarsPicture("", LONG.bars + LONG.bars, ""), "24 bars"),
        (lambda: BarsPicture("", (Bar("", -1, "", 2, 0, ""),), ""), "than nothing"),
        (lambda: BarsPicture("", (Bar("", 3, "", 2, 0, ""),), ""), "than the whole"),
        (lambda: BarsPicture("", (Bar("", 1, "", 2, -1, ""),), ""), "a share is less"),
        (lambda: replace(ONE, numbers=()), "without a number"),
    ],
)
def test_invalid_chart_is_refused(wrong: Any, said: str):
    with pytest.raises(ValueError, match=said):
        wrong()


def boxes(picture: BarsPicture | LinePicture, *, height: int) -> list[Rectangle]:
    """Return the bars or dots of a chart, which are recognised by their height."""
    marks = picture.display(WORDS).still
    return [mark for mark in marks if isinstance(mark, Rectangle) and mark.height == height]
