"""Tests of kill -9 at any moment: open questions stay, and no message is sent twice."""

import asyncio
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.browser import gang
from tests.browser.gang import DONE, END, PASS, PEOPLE, ROB, RUN, STAY
from tests.browser.stacked_bot import CARD
from tests.support.combinations import sampled
from tests.support.playground import Playground
from tests.support.sentences import sentence

TURN = (ROB, END, DONE, PASS)


@pytest_asyncio.fixture
async def play(request: pytest.FixtureRequest) -> AsyncIterator[Playground]:
    async with Playground(bot=gang.BOT, forked=getattr(request, "param", True)) as play:
        await gang.gathered(play)
        yield play


async def power_cut(play: Playground) -> None:
    """Send a real SIGKILL to the real process; afterwards all messages must be as before."""
    # An old message of the table is closed a few seconds after the new one was sent.
    await play.until(lambda: len(gang.tables(play)) == 1, "the old table message to be closed")
    await gang.wait_idle(play)
    before = gang.all_shown(play)
    old = play.supervisor.pid
    await play.kill_bot()

    # The playground starts the next process by itself.
    assert play.supervisor.exit_codes[-1] == -signal.SIGKILL
    assert play.supervisor.pid not in (None, old)

    await gang.wait_idle(play)
    assert gang.all_shown(play) == before


async def nothing_twice(play: Playground) -> None:
    """Check that messages exist once.

    There is one table in the channel, each Reveal was posted once, and once old cards are closed,
    each DM has at most one card with a question.
    """
    await play.until(lambda: len(gang.tables(play)) == 1, "the old table to be deleted")
    await gang.wait_idle(play)

    headlines = [text.splitlines()[0] for text in gang.beside(play)]
    assert len(headlines) == len(set(headlines))

    def asking(name: str) -> int:
        return sum(bool(gang.answerable(message)) for message in play.dm(name).messages.values())

    await play.until(lambda: all(asking(name) <= 1 for name in PEOPLE), "every old card to close")


async def to_the_decision(play: Playground) -> None:
    await gang.press_on(play, TURN, lambda: len(gang.askable(play, STAY)) == len(PEOPLE))


# Forked processes start faster; one run uses a new interpreter.
@pytest.mark.slow
@pytest.mark.parametrize(
    "play", sampled([True, False], [False]), indirect=True, ids=["forked", "for real"]
)
async def test_kill_during_a_secret_choice(play: Playground) -> None:
    await to_the_decision(play)
    for name in PEOPLE[:2]:
        await gang.press(play, name, STAY)

    await power_cut(play)
    await gang.press(play, PEOPLE[2], STAY)
    # \u00a0 is the non-breaking space between round and sign.
    event = sentence("heist-event-drivers_signal")
    await play.until(lambda: f"1\u00a0🚗 {event}" in gang.board(play), "the event to be revealed")
    await nothing_twice(play)


@pytest.mark.slow
async def test_kill_after_a_changed_choice(play: Playground) -> None:
    await to_the_decision(play)
    for name in PEOPLE[:2]:
        await gang.press(play, name, STAY)

    # Seat 0 changes its answer from Stay to Run before the process dies.
    await gang.press(play, PEOPLE[0], RUN)
    await power_cut(play)
    await gang.press(play, PEOPLE[2], STAY)
    runs = sentence("heist-told-decided", choice="run", seat=PEOPLE[0], people=1, copied="no")
    await play.until(lambda: runs in "".join(gang.beside(play)), "Ada to have run")
    await nothing_twice(play)


@pytest.mark.slow
async def test_kill_during_a_window(play: Playground) -> None:
    await play.until(lambda: bool(gang.askable(play, ROB)), "a turn")
    (leader,) = gang.askable(play, ROB)
    card = sentence(f"heist-card-{CARD}")
    await gang.press(play, leader, card)
    await play.until(lambda: len(gang.askable(play, PASS)) > 1, "the window")
    first, *others = gang.askable(play, PASS)
    await gang.press(play, first, PASS)
    await power_cut(play)

    # The seat that has passed is not asked again.
    assert gang.askable(play, PASS) == others

    for name in others:
        await gang.press(play, name, PASS)

    in_force = sentence(f"heist-board-{CARD}", sign="📡")
    await play.until(lambda: in_force in gang.board(play), "the card to be in force")
    await nothing_twice(play)


@pytest.mark.slow
async def test_kill_during_the_split(play: Playground) -> None:
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
    # Each picker takes one loot, until the truck is empty.
    while over not in gang.board(play):
        await play.until(lambda: over in gang.board(play) or bool(pickers(play)), "the next one")
        for name in pickers(play):
            await gang.press(play, name, next(iter(gang.offered(play, name))))

    await nothing_twice(play)


def pickers(play: Playground) -> list[str]:
    """Return the people who are asked to take loot from the truck."""
    title = sentence("heist-title-split")
    return [
        name
        for name in PEOPLE
        if any(title in one[1] for one in gang.shown(play.dm(name))) and gang.offered(play, name)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("milliseconds", sampled([0, 4, 12], [4]))
async def test_kill_during_a_press(play: Playground, milliseconds: int) -> None:
    """The press may be stored or lost; only a player without a stored choice presses again."""
    await to_the_decision(play)
    message, custom_id, _ = gang.offered(play, PEOPLE[0])[STAY]
    play.click(PEOPLE[0], message, custom_id=custom_id)
    # The delays hit the process before, during and after the commit.
    await asyncio.sleep(milliseconds / 1000)
    await play.kill_bot()
    await gang.wait_idle(play)
    await nothing_twice(play)
    answered_text = sentence("heist-card-answered", chosen=sentence("heist-chosen-stay"))
    # The card shows whether the choice was committed before the process died.
    is_stored = any(answered_text in words for _, words, _ in gang.shown(play.dm(PEOPLE[0])))
    for name in PEOPLE[1:] if is_stored else PEOPLE:
        await gang.press(play, name, STAY)

    event = sentence("heist-event-drivers_signal")
    await play.until(lambda: f"1\u00a0🚗 {event}" in gang.board(play), "the event to be revealed")
    await nothing_twice(play)
