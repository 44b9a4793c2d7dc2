"""Bar and line charts: they can be read, and their description says the same."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.pictures.display_list import DARK, Label, Polyline, Rectangle
from bot.pictures.painter import paint
from cogs import charts
from cogs.charts import Bar, BarsPicture, ChartSeries, LinesPicture
from tests.golden import assert_looks_as_it_did, assert_none_left_over
from tests.support.pictures import WORDS, assert_well_drawn, texts

WON = BarsPicture(
    "Won by Pickles",
    (
        Bar("Chicken Heist", 12, "12 of 30", of=30),
        Bar("Political Chicken", 4, "4 of 4", of=4),
        Bar("Crazy Chicken", 0, "0 of 9", of=9),
        # Nothing of nothing: there is no share to draw.
        Bar("Chicken Out!", 0, "never", of=0),
        Bar("Playing Chicken", 1, "1 of 13", of=13),
    ),
    "since summer",
)
RATING = LinesPicture(
    "Chicken Heist",
    (
        # A name that needs another font.
        ChartSeries("Pickles", (1000, 1043, 1012, 1081, 1140, 1122, 1195, 1240), "1240", unsure=4),
        ChartSeries("明美", (1000, 980, 1010, 1100, 1090, 1135), "1135", "the 2nd"),
        ChartSeries("Norbert", (1000, 992, 970, 985, 948, 961, 955), "955"),
    ),
    ("July", "August", "today"),
    "rating this season",
)
ONE = LinesPicture("Chicken Out!", (ChartSeries("Pickles", (3,), "3"),))
MANY = LinesPicture(
    "Lost, by day",
    # Ninety numbers that look random but are the same every time.
    (ChartSeries("all", tuple((day * 7919) % 97 - 40 for day in range(90)), "46"),),
    ("spring", "autumn"),
)
PEOPLE = BarsPicture(
    "Chickens saved",
    tuple(
        Bar(name, 12 - place, str(12 - place), instead=f"the {place + 1}th")
        for place, name in enumerate(("W" * 32, "明美さん", *"ABCDEFGHIJ"))
    ),
)


AGAINST = BarsPicture(
    "Games won",
    (
        Bar("Chicken Heist", 0, "0 of 400", of=400, share=0, share_said="0 by luck"),
        Bar("Chicken Out!", 120, "120 of 300", of=300, share=120, share_said="120 by luck"),
        Bar("Crazy Chicken", 1, "1 of 2", of=2, share=1.5, share_said="1.5 by luck"),
        # A share that is larger than the whole scale.
        Bar("Playing Chicken", 4, "4 of 9", of=9, share=400, share_said="400 by luck"),
        Bar("Political Chicken", 7, "7"),
    ),
    "upright line: luck",
)

CHARTS = Path(__file__).with_name("charts")
DRAWN: dict[str, BarsPicture | LinesPicture] = {
    "bars": WON,
    "bars-of-people": PEOPLE,
    "bars-with-shares": AGAINST,
    "lines": RATING,
    "a-line-of-one": ONE,
    "a-line-of-many": MANY,
}


@pytest.mark.parametrize("picture", DRAWN.values(), ids=DRAWN)
def test_a_chart_is_well_drawn(picture: BarsPicture | LinesPicture):
    assert_well_drawn(picture)


@pytest.mark.golden
@pytest.mark.parametrize("name", DRAWN)
def test_chart_looks_as_before(name: str):
    assert_looks_as_it_did(paint(DRAWN[name].display(WORDS)), CHARTS / f"{name}.png")


@pytest.mark.golden
def test_no_chart_is_left_over():
    assert_none_left_over([*CHARTS.iterdir()], DRAWN, "charts")


def test_description_names_every_bar():
    assert WON.alt(WORDS) == (
        "Won by Pickles, since summer: Chicken Heist: 12 of 30. Political Chicken: 4 of 4. "
        "Crazy Chicken: 0 of 9. Chicken Out!: never. Playing Chicken: 1 of 13."
    )


def test_description_names_the_share_of_a_bar():
    assert AGAINST.alt(WORDS).endswith(
        "Crazy Chicken: 1 of 2, 1.5 by luck. Playing Chicken: 4 of 9, 400 by luck. "
        # A bar without a share says nothing about it.
        "Political Chicken: 7."
    )


def test_share_is_a_line_that_sticks_out_of_its_bar():
    # The ticks are recognised by their height.
    ticks = boxes(AGAINST, height=charts._BAR + 2 * charts._OUT)
    middles = [mark.x + charts._TICK / 2 for mark in ticks]
    assert len(ticks) == 4, "the last has none"
    assert middles[0] < middles[2] < middles[1] < middles[3]

    beyond = BarsPicture("", (Bar("a", 1, "1 of 2", of=2, share=8, share_said=""),))
    (tick,) = boxes(beyond, height=charts._BAR + 2 * charts._OUT)
    labels = [one for one in beyond.display(WORDS).marks if isinstance(one, Label)]
    (said,) = [one for one in labels if one.text == "1 of 2"]

    # The number must not be covered by the tick.
    assert said.x > tick.x + tick.width


def test_description_of_lines_names_first_lowest_and_last():
    said = RATING.alt(WORDS)
    assert said.startswith("Chicken Heist, rating this season: Pickles: 1240 now. Of 8 numbers")
    assert "Norbert: 955 now. Of 7 numbers the first was 1000, the lowest 948, the highest" in said
    assert ONE.alt(WORDS) == "Chicken Out!: Pickles: 3 now. Nothing before that."


def test_length_of_bars_follows_their_numbers():
    found = BarsPicture("", (Bar("a", 10, "10"), Bar("b", 5, "5"), Bar("c", 0, "0")))
    bars = boxes(found, height=charts._BAR)
    # The smallest bars would be invisible, so zero has none.
    assert bars[0].width == 2 * bars[1].width
    assert len(bars) == 2, "a bar of nothing is none"


def test_chart_of_zeros_has_names_and_numbers():
    found = BarsPicture("Won", (Bar("Heist", 0, "0"),))
    assert texts(assert_well_drawn(found)) == ["Won", "Heist", "0"]


def test_lines_are_told_apart_without_colour():
    lines = [mark for mark in RATING.display(WORDS).marks if isinstance(mark, Polyline)]
    # Each line has its own pattern of dashes.
    assert len({mark.dash for mark in lines}) == len(lines) == 3


def test_unsettled_values_have_hollow_dots():
    only = LinesPicture("", RATING.series[:1])
    dots = boxes(only, height=charts._DOT)
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


def test_names_at_the_ends_of_lines_do_not_overlap():
    for heights in ([300, 300, 300], [471, 472], [112, 112, 113], [470, 300, 120]):
        apart = sorted(charts._apart([float(height) for height in heights]))
        # Names need 84 pixels from one to the next.
        assert all(b - a >= 84 for a, b in pairwise(apart))
    assert charts._apart([400.0, 200.0]) == [400.0, 200.0]


# Charts check their data when they are made, not when they are drawn.
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: BarsPicture("", ()), "0 bars"),
        (lambda: BarsPicture("", PEOPLE.bars + PEOPLE.bars), "24 bars"),
        (lambda: BarsPicture("", (Bar("", -1, ""),)), "than nothing"),
        (lambda: BarsPicture("", (Bar("", 3, "", of=2),)), "than the whole"),
        (lambda: BarsPicture("", (Bar("", 3, "", of=2, share=4),)), "than the whole"),
        (lambda: BarsPicture("", (Bar("", 1, "", share=-1),)), "a share is less"),
        (lambda: LinesPicture("", ()), "0 lines"),
        (lambda: LinesPicture("", (ChartSeries("", (), ""),)), "without a number"),
        (lambda: LinesPicture("", RATING.series * 2), "6 lines"),
        (lambda: LinesPicture("", ONE.series, ("",) * 6), "too many texts"),
    ],
)
def test_invalid_chart_is_refused(wrong: Any, said: str):
    with pytest.raises(ValueError, match=said):
        wrong()


def boxes(picture: BarsPicture | LinesPicture, *, height: int) -> list[Rectangle]:
    """Return the bars or dots of a chart, which are recognised by their height."""
    marks = picture.display(WORDS).marks
    return [mark for mark in marks if isinstance(mark, Rectangle) and mark.height == height]
