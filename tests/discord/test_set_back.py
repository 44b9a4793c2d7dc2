"""A copy of the database is restored during games:

the tables show the restored state and say why.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.storage import copies, mark_of
from bot.tables.table import Status
from games.engine.referee import verify
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.ledger import journal
from tests.support.people import Person
from tests.support.sentences import sentence
from tests.support.shown import Control, Shown
from tests.support.world import World

SET_BACK = sentence("table-set-back")


def copied(world: World) -> Path:
    copy = world.database.parent.parent / f"{world.database.parent.name}-copy.sqlite3"
    copies.back_up(world.database, copy)
    return copy


def restored(copy: Path) -> Callable[[Path], None]:
    """Return a function that restores the copy as `./coop restore` does."""

    def put_back(database: Path) -> None:
        copies.restore(copy, database, 0)

    return put_back


def snapshot(copy: Path) -> Callable[[Path], None]:
    """Return a function that restores the whole disk.

    Nothing on it shows that there was a later state.
    """

    def put_back(database: Path) -> None:
        # SQLite's files beside the database belong to the later state.
        for ending in ("", "-wal", "-shm"):
            database.with_name(database.name + ending).unlink(missing_ok=True)
        shutil.copy(copy, database)

    return put_back


def carried(copy: Path) -> Callable[[Path], None]:
    """Return a function that restores only the database file, as on another machine."""

    def put_back(database: Path) -> None:
        snapshot(copy)(database)
        # The mark says which state was the latest on this machine.
        mark_of(database).unlink()

    return put_back


async def steps(clicker: Clicker, count: int) -> None:
    pressed = clicker.presses
    await clicker.play(until=lambda: clicker.presses >= pressed + count)


async def offered(clicker: Clicker) -> tuple[Person, Shown, Control]:
    """Return a player who is asked, and a button that answers."""
    person, _ = (await clicker.asked())[0]
    shown, control = (await clicker.offered(person))[0]
    return person, shown, control


async def assert_all_pages_are_current(world: World, table_id: str) -> None:
    """Check that the table and all cards have only the buttons of what is really asked."""
    scene = await world.coop.tables.scene(table_id)
    # Buttons of the table itself are always valid.
    own = {scene.hand_token}
    every = own | ({scene.ask.token} if scene.ask else set())

    assert {control.does.token for control in world.table(table_id).controls} <= every

    for person in world.people.values():
        if person.has_card(table_id):
            mine = await world.coop.tables.scene_of(table_id, person.id)
            tokens = every | ({mine.question.token} if mine.question else set())
            assert {one.does.token for one in person.card(table_id).controls} <= tokens


async def set_back(opened: Opened, game: str, put_back: Callable[[Path], Callable[[Path], None]]):
    """Return a game at the pace of days that went on for three choices after the copy was made."""
    world = await opened("Ada", "Ben", "Cleo", seed=5)
    table_id = await dealt(world, game=game, pace="days")
    clicker = Clicker(world, table_id, 5)
    await steps(clicker, 4)
    copy = copied(world)
    rows = journal(world.database, table_id)
    await steps(clicker, 3)
    # A button of the lost future.
    late = await offered(clicker)
    await world.restart(meanwhile=put_back(copy))

    # The choices after the copy are gone.
    assert journal(world.database, table_id) == rows

    return world, table_id, clicker, late


with_and_without_secrets = pytest.mark.parametrize("game", sampled(["out", "heist"], ["heist"]))


@with_and_without_secrets
async def test_restored_copy_is_shown_and_refuses_buttons_of_the_lost_state(
    opened: Opened, game: str
) -> None:
    """A button does not count even when the game comes to the same question again."""
    world, table_id, clicker, (person, shown, control) = await set_back(opened, game, restored)

    await assert_all_pages_are_current(world, table_id)
    assert SET_BACK in world.table(table_id).text

    for other in world.people.values():
        if other.has_card(table_id):
            assert SET_BACK in other.card(table_id).text

    await steps(clicker, 3)
    rows = journal(world.database, table_id)
    standing = {one.id for one in (*world.in_channel(), *person.dms())}
    if shown.id not in standing:
        shown = world.table(table_id)  # the card is gone, but a forged press needs no card

    answer = await person.forge(shown, control.custom_id, clicker.values(control))

    assert journal(world.database, table_id) == rows
    assert answer.kind is not None

    await assert_all_pages_are_current(world, table_id)

    await clicker.play_on()
    table = await world.live(table_id)
    assert table.status is Status.OVER
    assert SET_BACK not in world.table(table_id).text
    # The record has only the restored choices and still verifies.
    assert verify(await world.coop.records.read(table), GAMES).why is None

    await world.ada.start("out")
    await world.restart(crash=True)
    # The note is for tables that lost something.
    assert SET_BACK not in world.in_channel()[-1].text


@with_and_without_secrets
async def test_late_button_after_a_snapshot_is_refused_and_its_page_redrawn(
    opened: Opened, game: str
) -> None:
    world, table_id, clicker, (person, shown, control) = await set_back(opened, game, snapshot)
    rows = journal(world.database, table_id)

    answer = await person.forge(shown, control.custom_id, clicker.values(control))

    assert answer.is_private
    # The token is valid for a question that the table has yet to come to.
    assert journal(world.database, table_id) == rows, "it did not count"

    pressed = world.message(shown.channel_id, shown.id)
    # The refusal has redrawn the pressed page.
    assert control.custom_id not in [one.custom_id for one in pressed.controls]


@with_and_without_secrets
async def test_restoring_a_snapshot_onto_itself_redraws_all_and_makes_its_buttons_stale(
    opened: Opened, game: str
) -> None:
    world, table_id, clicker, (person, shown, control) = await set_back(opened, game, snapshot)
    # `./coop restore` with the database as its own copy.
    await world.restart(meanwhile=lambda database: restored(database)(database))

    await assert_all_pages_are_current(world, table_id)

    assert SET_BACK in world.table(table_id).text

    rows = journal(world.database, table_id)
    await person.forge(shown, control.custom_id, clicker.values(control))
    # The restore has started a new era, so the old tokens are invalid.
    assert journal(world.database, table_id) == rows

    await clicker.play_on()


@with_and_without_secrets
async def test_copy_on_another_machine_is_drawn_at_the_start(opened: Opened, game: str) -> None:
    world, table_id, _, _ = await set_back(opened, game, carried)

    await assert_all_pages_are_current(world, table_id)
    # Without a mark the bot cannot know that the copy is old.
    assert SET_BACK not in world.table(table_id).text, "it may be the newest there is"


async def test_lobby_that_was_dealt_since_a_snapshot_can_be_joined_after_a_press(
    opened: Opened,
) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=5)
    await world.ada.start("out")
    table_id = (await world.the_table()).id
    await world.ben.join()
    copy = copied(world)
    await world.ada.do("start")
    clicker = Clicker(world, table_id, 5)
    # A button of the game that the snapshot does not know.
    person, shown, control = await offered(clicker)
    await world.restart(meanwhile=snapshot(copy))

    # The press reveals to the bot that the database is older.
    answer = await person.forge(shown, control.custom_id)

    assert answer.is_private

    await world.cleo.join()
    await world.ada.do("start")
    # The lobby was redrawn, so it can be dealt again.
    assert (await world.live(table_id)).status is Status.PLAYING
