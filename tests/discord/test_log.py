"""What the log tells about a game: never a hand, a seed, a signature or a choice."""

import io
import logging
import re
from collections.abc import Iterator

import pytest
from pydantic import SecretStr

from bot.ops import logs
from bot.pages.page import OURS
from games.registry import GAMES
from tests.discord.conftest import Expected, Opened
from tests.discord.dealing import dealt, state_of
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.found import found
from tests.support.ledger import rows
from tests.support.world import World

TOKEN = "a-token-that-nobody-may-read"
OUR_CODE = re.compile(r"^\S+ [A-Z]+ (bot|cogs|games)\b")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Configure the log as the bot does, at its most detailed level."""
    root = logging.getLogger()
    before = root.level, {name: logging.getLogger(name).level for name in logs.KEPT_AT_INFO}
    written = io.StringIO()
    logs.configure("DEBUG", SecretStr(TOKEN), written)
    # After the test the handlers and levels of the test run come back.
    yield written
    root.handlers = [one for one in root.handlers if one.name != logs.HANDLER]
    root.setLevel(before[0])
    for name, level in before[1].items():
        logging.getLogger(name).setLevel(level)


async def secrets_of(world: World, table_id: str, clicker: Clicker) -> set[str]:
    """Return texts that must not be in the log."""
    table = await world.live(table_id)
    found = {table.seed, table.salt, table.key, TOKEN}
    for seat in range(len(table.players)):
        scene = await world.coop.tables.scene(table_id, seat)
        found |= {scene.question.token} if scene.question else set()
        found |= {scene.ask.token} if scene.ask else set()

    return found


@pytest.mark.parametrize("slug", sampled(GAMES, ["heist", "out"]))
async def test_log_tells_nothing_of_a_game(opened: Opened, log: io.StringIO, slug: str) -> None:
    people = ("Ada", "Ben", "Cleo", "Dan")[: max(2, GAMES[slug].seats[0])]
    world = await opened(*people, seed=12)
    table_id = await dealt(world, game=slug)
    clicker = Clicker(world, table_id, 12)
    secret: set[str] = set()
    begun = len(log.getvalue())

    for _ in range(12):
        await clicker.look()
        secret |= await secrets_of(world, table_id, clicker)
        if not await clicker.step():
            break

    said = [line for line in log.getvalue()[begun:].splitlines() if OUR_CODE.search(line)]
    # Our own code logs nothing during a game without errors; libraries may.
    assert not said, "a game in which nothing goes wrong is nobody's business"

    # A crash makes the bot read the game again, which is logged.
    await world.restart(crash=True)
    secret |= await secrets_of(world, table_id, clicker)
    told = log.getvalue()

    assert "open tables: 1" in told, "nothing was logged at all"

    for one in secret:
        assert one not in told

    # The prefix of ids also begins the names of loggers.
    assert OURS not in told.replace("coop: ", ""), "a button's id"
    assert str(state_of(world, table_id)) not in told


async def test_logged_error_quotes_no_card(
    opened: Opened, log: io.StringIO, expected: Expected, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected.errors = True
    world = await opened("Ada", "Ben", "Cleo", seed=12)
    table_id = await dealt(world)
    hands = {card for seat in state_of(world, table_id).seats for card in seat.hand}
    loot = {card for seat in state_of(world, table_id).seats for card in seat.loot}
    clicker = Clicker(world, table_id, 12)
    ((person, _),) = await clicker.asked()
    shown, control = (await clicker.offered(person))[0]

    def breaks(engine: object, seat: int, choice: object) -> None:
        # An exception with cards in its message.
        raise KeyError(f"{choice} {sorted(hands)} {sorted(loot)}")

    engine = found(world.coop.tables.sessions._sessions[table_id].engine)
    monkeypatch.setattr(type(engine.game), "tell", breaks)
    await person.forge(shown, control.custom_id, clicker.values(control))
    told = log.getvalue()

    # The traceback is logged, but not the message of the error.
    assert "Traceback" in told
    assert str(sorted(hands)) not in told
    assert rows(world.database, "SELECT count(*) FROM tables") == [(1,)]
