"""Whole games on Discord for the games without tests of their own here."""

from pathlib import Path

import pytest

from bot.tables.table import Status
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, killed_or_stopped
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.ledger import journal

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
FOLDER = Path(__file__).parent
PLAYED = sampled(GAMES, [slug for slug in GAMES if not (FOLDER / f"test_{slug}_games.py").exists()])
"""`make test` plays the games without own tests."""


@killed_or_stopped
@pytest.mark.parametrize("slug", PLAYED)
async def test_game_goes_on_after_restart(opened: Opened, slug: str, crash: bool) -> None:
    seats = GAMES[slug].seats[0]
    world = await opened(*PEOPLE[:seats], seed=41)
    table_id = await dealt(world, game=slug)
    clicker = Clicker(world, table_id, 41)
    # Two rounds of choices and one more, so that some seats have answered and others have not.
    while clicker.presses < 2 * seats + 1:
        await clicker.look()
        await clicker.step()

    shown = world.table(table_id).text
    rows = journal(world.database, table_id)

    await world.restart(crash=crash)

    # The restart changed nothing.
    assert (world.table(table_id).text, journal(world.database, table_id)) == (shown, rows)

    await clicker.play()
    assert (await world.live(table_id)).status is Status.OVER

    causes = [row[4] for row in journal(world.database, table_id)]
    assert causes.count("player") == clicker.presses

    for person in world.people.values():
        # No card can be answered any more.
        assert all(not message.answers for message in person.dms())


@pytest.mark.parametrize("slug", PLAYED)
async def test_one_person_plays_among_house_players(opened: Opened, slug: str) -> None:
    world = await opened("Ada", seed=42)
    table_id = await dealt(world, game=slug, fill=GAMES[slug].seats[-1], level="hard")
    await Clicker(world, table_id, 42).play()
    assert (await world.live(table_id)).status is Status.OVER
    # Choices of both kinds were taken.
    assert {"player", "house"} <= {row[4] for row in journal(world.database, table_id)}
