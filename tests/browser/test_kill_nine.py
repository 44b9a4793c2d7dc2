"""kill -9 in the middle of things: the same questions stand, nothing is asked or posted twice."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.browser import gang
from tests.browser.gang import DONE, END, PASS, PEOPLE, ROB, RUN, STAY
from tests.browser.stacked_bot import CARD
from tests.support.playground import Playground
from tests.support.sentences import sentence

TURN = (ROB, END, DONE, PASS)


@pytest_asyncio.fixture
async def play(request: pytest.FixtureRequest) -> AsyncIterator[Playground]:
    async with Playground(bot=gang.BOT, forked=getattr(request, "param", True)) as play:
        await gang.gathered(play)
        yield play


async def power_cut(play: Playground) -> None:
    """A real SIGKILL to the real process; afterwards everything stands as it stood."""
    await gang.calm(play)
    before = gang.all_shown(play)
    old = play.supervisor.pid
    await play.kill_bot()

    assert play.supervisor.exit_codes[-1] == -signal.SIGKILL
    assert play.supervisor.pid not in (None, old)

    await gang.calm(play)
    assert gang.all_shown(play) == before


async def nothing_twice(play: Playground) -> None:
    """One table in the channel, each Reveal told once, one card at most that asks in every DM, once
    all old are closed.
    """
    await gang.calm(play)
    assert len(gang.tables(play)) == 1

    told = [text.splitlines()[0] for text in gang.beside(play)]
    assert len(told) == len(set(told))

    def asking(name: str) -> int:
        return sum(bool(gang.answerable(one)) for one in play.dm(name).messages.values())

    await play.until(lambda: all(asking(name) <= 1 for name in PEOPLE), "every old card to close")


async def to_the_decision(play: Playground) -> None:
    await gang.press_on(play, TURN, lambda: len(gang.askable(play, STAY)) == len(PEOPLE))


@pytest.mark.parametrize("play", [True, False], indirect=True, ids=["forked", "for real"])
async def test_amid_a_secret_choice(play: Playground) -> None:
    await to_the_decision(play)
    for name in PEOPLE[:2]:
        await gang.press(play, name, STAY)

    await power_cut(play)
    await gang.press(play, PEOPLE[2], STAY)
    event = sentence("heist-event-drivers_signal")
    await play.until(lambda: f"1\u00a0🚗 {event}" in gang.board(play), "the event to be revealed")
    await nothing_twice(play)


async def test_amid_a_second_thought_about_a_secret_choice(play: Playground) -> None:
    await to_the_decision(play)
    for name in PEOPLE[:2]:
        await gang.press(play, name, STAY)

    await gang.press(play, PEOPLE[0], RUN)
    await power_cut(play)
    await gang.press(play, PEOPLE[2], STAY)
    runs = sentence("heist-told-decided", choice="run", seat=PEOPLE[0], people=1, copied="no")
    await play.until(lambda: runs in "".join(gang.beside(play)), "Ada to have run")
    await nothing_twice(play)


async def test_in_a_window(play: Playground) -> None:
    await play.until(lambda: bool(gang.askable(play, ROB)), "a turn")
    (leader,) = gang.askable(play, ROB)
    card = sentence(f"heist-card-{CARD}")
    await gang.press(play, leader, card)
    await play.until(lambda: len(gang.askable(play, PASS)) > 1, "the window")
    first, *others = gang.askable(play, PASS)
    await gang.press(play, first, PASS)
    await power_cut(play)

    assert gang.askable(play, PASS) == others

    for name in others:
        await gang.press(play, name, PASS)

    in_force = sentence(f"heist-board-{CARD}", sign="📡")
    await play.until(lambda: in_force in gang.board(play), "the card to be in force")
    await nothing_twice(play)


async def test_in_the_split(play: Playground) -> None:
    await to_the_decision(play)
    for name in PEOPLE:
        await gang.press(play, name, STAY)

    await to_the_decision(play)
    for name in PEOPLE:
        await gang.press(play, name, RUN)

    await play.until(lambda: bool(pickers(play)), "the split")
    (picker,) = pickers(play)
    await power_cut(play)

    assert pickers(play) == [picker]

    over = sentence("table-over")
    while over not in gang.board(play):
        await play.until(lambda: over in gang.board(play) or bool(pickers(play)), "the next one")
        for name in pickers(play):
            await gang.press(play, name, next(iter(gang.offered(play, name))))

    await nothing_twice(play)


def pickers(play: Playground) -> list[str]:
    """Who is asked to take from the truck."""
    asked = sentence("heist-title-split")
    return [
        name
        for name in PEOPLE
        if any(asked in one[1] for one in gang.shown(play.dm(name))) and gang.offered(play, name)
    ]


@pytest.mark.parametrize("milliseconds", [0, 4, 12])
async def test_while_a_click_is_under_way(play: Playground, milliseconds: int) -> None:
    """Whether the choice was taken or not: only who did not make it has to."""
    await to_the_decision(play)
    message, custom_id, _ = gang.offered(play, PEOPLE[0])[STAY]
    play.click(PEOPLE[0], message, custom_id=custom_id)
    await asyncio.sleep(milliseconds / 1000)
    await play.kill_bot()
    await gang.calm(play)
    await nothing_twice(play)
    chosen = sentence("heist-card-answered", chosen=sentence("heist-chosen-stay"))
    taken = any(chosen in words for _, words, _ in gang.shown(play.dm(PEOPLE[0])))
    for name in PEOPLE[1:] if taken else PEOPLE:
        await gang.press(play, name, STAY)

    event = sentence("heist-event-drivers_signal")
    await play.until(lambda: f"1\u00a0🚗 {event}" in gang.board(play), "the event to be revealed")
    await nothing_twice(play)
