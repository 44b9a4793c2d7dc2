"""Moving pictures: keyframes, frames, and files."""

from dataclasses import replace

import pytest

from bot.pictures import animation
from bot.pictures.animation import gif
from bot.pictures.display_list import (
    GOLD,
    HIDDEN,
    INK,
    DisplayList,
    Keyframe,
    Label,
    Moving,
    Rectangle,
    appear,
    count_up,
    pop,
    turn_over,
)
from tests.support.pictures import assert_ends_as_still_picture, frames

BOX = Rectangle(40, 40, 60, 60, 0, GOLD)
OTHER = Rectangle(40, 40, 60, 60, 0, INK)


def scene(*marks: Moving | Rectangle | Label) -> DisplayList:
    return DisplayList(200, "#16142e", marks, "common", width=300)


@pytest.mark.parametrize(
    ("ease", "halfway"), [("even", 50), ("start", 25), ("stop", 75), ("smooth", 50), ("jump", 0)]
)
def test_ease_says_where_marks_are_halfway(ease: str, halfway: float) -> None:
    moving = Moving((BOX,), (Keyframe(1), Keyframe(3, x=100, ease=ease)))

    assert [moving.at(moment).x for moment in (0, 1, 2, 3, 9)] == [0, 0, halfway, 100, 100]


def test_size_angle_and_opacity_change_with_the_position() -> None:
    end = Keyframe(2, x=10, y=-20, scale=3, wide=0.5, angle=90, alpha=0, ease="even")
    moving = Moving((BOX,), (Keyframe(0), end))

    assert moving.at(1) == Keyframe(1, x=5, y=-10, scale=2, wide=0.75, angle=45, alpha=50)


def test_still_picture_has_the_marks_that_are_there_at_the_end() -> None:
    label = Label("7", 10, 10)
    display = scene(BOX, appear(OTHER, at=0, until=1), pop(label, at=1, seconds=0.5))

    assert display.still == (BOX, label)
    assert display.seconds == 1.5
    assert scene(BOX).seconds == 0


def test_numbers_follow_each_other_at_equal_intervals() -> None:
    labels = [*count_up(Label("", 0, 0), (4, 7, 9), start=1, seconds=2)]

    seen = [
        [mark.marks[0] for mark in labels if mark.at(moment).alpha] for moment in (0, 1.9, 2, 3, 99)
    ]
    assert seen == [
        [Label("4", 0, 0)],
        [Label("4", 0, 0)],
        [Label("7", 0, 0)],
        [Label("9", 0, 0)],
        [Label("9", 0, 0)],
    ]


def test_file_plays_once_and_ends_as_the_still_picture() -> None:
    way = (Keyframe(0), Keyframe(0.4, x=120), Keyframe(0.8, x=180, angle=40), Keyframe(1.2))
    display = scene(BOX, Moving((OTHER,), way), pop(Label("21", 200, 150, 60), at=0.9))
    content = gif(display)

    assert b"NETSCAPE" not in content  # the extension that says how often a file repeats
    assert len(assert_ends_as_still_picture(display)) == 16


def test_card_that_turns_over_becomes_narrow_between_back_and_face() -> None:
    content = gif(scene(*turn_over((BOX,), (OTHER,), at=0.4, seconds=0.8)))
    shown = [frame.convert("RGB") for frame in frames(content)]
    ground = shown[0].getpixel((0, 0))
    rows = [[frame.getpixel((x, 70)) for x in range(300)] for frame in shown]
    widths = [sum(pixel != ground for pixel in row) for row in rows]

    assert widths[:6] == [60] * 6
    # Never quite gone, and narrowest in the middle.
    assert 0 < widths[10] == min(widths) < 10
    assert widths[-1] == 60
    assert rows[0][70] != rows[-1][70]


def test_marks_are_seen_on_their_way() -> None:
    way = (Keyframe(0), Keyframe(0.8, x=80, ease="even"), Keyframe(1.6))
    shown = frames(gif(scene(Moving((BOX,), way))))

    corners = [
        frame.convert("L").point(lambda value: value > 100 and 255).getbbox() for frame in shown
    ]
    assert [box[0] if box else None for box in corners[:11]] == [*range(40, 121, 8)]


def test_moment_without_change_takes_its_time() -> None:
    content = gif(scene(Moving((BOX,), (HIDDEN, Keyframe(0.8, ease="jump")))))

    assert len(frames(content)) == 11
    assert all(frame.info["duration"] == 80 for frame in frames(content))


@pytest.mark.parametrize("most", [None, 10])
def test_picture_stands_still_without_time_or_if_it_is_too_large(
    most: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = scene(pop(BOX, at=0.4))
    still = gif(replace(display, marks=display.still))
    if most is not None:
        monkeypatch.setattr(animation, "MOST_BYTES", most)

    assert gif(display, moves=most is not None) == still
    assert len(frames(still)) == 1
