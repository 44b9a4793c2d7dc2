"""Coop is updated during a game, and the new rules cannot read the game."""

import pytest

from bot.tables.refusals import TablePaused
from bot.tables.table import Status
from games.engine.game import game_state
from games.heist.rules import Heist
from games.heist.state import HeistState
from games.registry import GAMES
from tests.discord.conftest import Expected, Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.ledger import journal
from tests.support.sentences import assert_refused, sentence


@game_state
class NewState(HeistState):
    flock: int


class NewHeist(Heist):
    """Rules with a field in their state that no stored game has."""

    State = NewState  # type: ignore[assignment]


async def test_unreadable_game_pauses_until_the_rules_can_read_it(
    opened: Opened, expected: Expected, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected.errors = True  # the operator must see it in the log
    world = await opened("Ada", "Ben", "Cleo", seed=7)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 7)
    await clicker.play(until=lambda: clicker.presses == 3)
    ((person_asked, _), *_) = await clicker.asked()
    shown, control = (await clicker.offered(person_asked))[0]
    before = journal(world.database, table_id)

    with monkeypatch.context() as update:
        update.setitem(GAMES, "heist", NewHeist)
        await world.restart()
        assert (await world.live(table_id)).status is Status.PAUSED
        # The table pauses and keeps its journal.
        assert sentence("paused-cannot-resume") in world.table(table_id).text

        for person in world.people.values():
            answer = await person.slash("chicken hand")
            assert sentence("paused-cannot-resume") in answer.page.text

        answer = await person_asked.forge(shown, control.custom_id, clicker.values(control))
        # Buttons of the paused game are refused.
        assert_refused(answer, TablePaused())

    # The rules that can read the game are back.
    await world.restart()
    await world.ada.slash("chicken table")
    assert journal(world.database, table_id) == before

    await clicker.play(until=lambda: clicker.presses == 6)
    # Each of the three presses has at least one entry.
    assert len(journal(world.database, table_id)) >= len(before) + 3
