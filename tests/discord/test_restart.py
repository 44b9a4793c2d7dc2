"""Restarts in the middle of a game, with and without a crash."""

import pytest

from bot.tables.table import Status
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, game_at
from tests.games.contract.tables import hidden
from tests.support.clicker import Clicker
from tests.support.combinations import pairs
from tests.support.ledger import journal, ledger
from tests.support.shown import Shown
from tests.support.world import World

MOMENTS = {
    "turn": 12,
    "override": 20,
    "sweep": 12,
    "decision_a": 38,
    "decision_b": 31,
    "split": 17,
}
"""Kinds of asks in a heist, each with the seed of a game that comes to it."""
TURNS = {"crazy": "draw_second", "political": "place"}
"""The kind of decision before which most of a turn is in memory, for games with long turns."""
PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
QUICK = {"turn", "override", "split", "crazy", "political"}


async def begun(opened: Opened, game: str) -> Clicker:
    """Play a short game until some seats of a round have answered, and others have not."""
    world = await opened(*PEOPLE[: GAMES[game].seats[0]], seed=41)
    clicker = Clicker(world, await dealt(world, game=game, **hidden(GAMES[game]).SHORT), 41)
    # Two rounds of choices and one more.
    await clicker.play(until=lambda: clicker.presses > 2 * len(world.people))
    while TURNS.get(game, "") not in {"", *(q.decision.kind for _, q in await clicker.asked())}:
        assert await clicker.step()

    return clicker


async def everything_asked(clicker: Clicker) -> dict[str, tuple[str, bool]]:
    """Return for each player the token of their question and whether they have answered."""
    found = {}
    for person in clicker.world.people.values():
        question = await clicker.question(person)
        if question is not None:
            found[person.name] = (question.token, question.settled)

    return found


def everything_shown(world: World) -> list[Shown]:
    """Return all messages of the channel and of all DMs."""
    shown = world.in_channel()
    for person in world.people.values():
        shown += person.dms()
    return shown


@pytest.mark.parametrize(
    ("moment", "crash"), pairs([*MOMENTS, *GAMES], [True, False], always=[True], quick=QUICK)
)
async def test_game_continues_after_a_restart(opened: Opened, moment: str, crash: bool) -> None:
    """The moment is a kind of ask in a heist, or the middle of a game."""
    if moment in MOMENTS:
        clicker = await game_at(opened, moment, MOMENTS[moment])
    else:
        clicker = await begun(opened, moment)

    world = clicker.world
    table_id = clicker.table_id
    asked = await everything_asked(clicker)
    shown = everything_shown(world)
    books = ledger(world.database)

    await world.restart(crash=crash)

    # Same tokens, same messages, same rows: the restart left no trace.
    assert await everything_asked(clicker) == asked, "a player is asked again"
    assert everything_shown(world) == shown, "a message was changed or posted twice"
    assert ledger(world.database) == books

    await clicker.play_on()
    assert (await world.live(table_id)).status is Status.OVER

    causes = [row[4] for row in journal(world.database, table_id)]
    # All choices were presses, also after the restart.
    assert causes.count("player") == clicker.presses
    assert "timeout" not in causes
    assert not any(message.answers for message in everything_shown(world))


async def test_lobby_survives_a_restart(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    await world.ada.start()
    await world.ben.join()
    await world.restart(crash=True)

    assert len(world.in_channel()) == 1

    await world.cleo.join()
    await world.ada.do("start")
    assert (await world.the_table()).status is Status.PLAYING
