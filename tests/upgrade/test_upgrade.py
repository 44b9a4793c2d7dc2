"""Tables of older versions continue from their last step or from an announced checkpoint.

A game without a kept database is tested with one of today, from its first day on.
"""

from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import coroutine
from typing import Any

import pytest

from bot.common.refused import Refused
from bot.pages.faces import Faces
from bot.records.records import compute_record
from bot.store import Store
from bot.tables.deadlines import Thinking
from bot.tables.refusals import StaleClick
from bot.tables.session import Session
from bot.tables.table import Status, Table
from bot.tables.tables import Tables
from bot.tables.tokens import seat_token
from games.engine.asks import Ask
from games.engine.game import Rules, game_state
from games.engine.referee import verify
from games.registry import GAMES
from tests.bot.tables.house import HandClock
from tests.games.contract.tables import hidden
from tests.secrecy.outside import outside
from tests.support.combinations import sampled
from tests.support.sentences import sentence
from tests.upgrade.left_behind import (
    CHANNEL,
    MOST_STEPS,
    NOW,
    kept,
    opened,
    read,
    unpacked,
    written,
)

TODAY: list[Path | None] = [None]
HOUSES = [(slug, file) for slug in GAMES for file in kept(slug) or TODAY]
PLAYING = Status.PLAYING
AWAY = 3_600.0
"""Seconds between the end of the old version and the start of the present one."""

each_house = pytest.mark.parametrize(
    ("slug", "file"), HOUSES, ids=[file.name if file else f"{slug}-today" for slug, file in HOUSES]
)
NEWEST = [*dict(HOUSES).items()]
OLDEST_AND_NEWEST = [*((slug, (kept(slug) or TODAY)[0]) for slug in GAMES), *NEWEST]
# Changed rules do the same to a table of any age.
one_house_of_each_game = pytest.mark.parametrize(("slug", "file"), sampled(HOUSES, NEWEST))


class Newer:
    """The present version on an old database."""

    def __init__(self, store: Store, games: dict[str, Rules]) -> None:
        self.store = store
        self.clock = HandClock()
        self.rng = Random(3)
        self.clock.time = NOW + AWAY
        self.tables = Tables(
            store.tables, self.clock, self.rng, thinking=Thinking(0, 0, moment=0), games=games
        )

    async def session(self, table: Table) -> Session:
        return await self.tables.sessions.look(table.id)

    async def ended(self) -> list[str]:
        """Return the ids of finished tables that were dealt."""
        sql = """
            SELECT id FROM tables WHERE status IN ('over', 'closed')
                AND EXISTS (SELECT 1 FROM checkpoints WHERE table_id = id)
        """
        rows = await self.store.database.read(lambda db: db.execute(sql).fetchall())
        return [table_id for (table_id,) in rows]

    async def play_on(self, table: Table) -> None:
        """Play a table to its end with random choices."""
        session = await self.session(table)
        for _ in range(MOST_STEPS):
            if session.engine is None or session.engine.ask is None:
                break

            seat = self.rng.choice([*session.engine.ask.owed])
            decision = session.engine.ask.owed[seat]
            choice = hidden(GAMES[table.game]).lively(decision, self.rng)
            async with self.tables.sessions.changing(table.id) as session:
                session.take(seat, choice, "player", self.clock.now())

        assert session.table.status is Status.OVER


@asynccontextmanager
async def moved_in(
    slug: str, file: Path | None, home: Path, games: dict[str, Rules] = GAMES
) -> AsyncIterator[Newer]:
    path = home / "coop.sqlite3"
    if not path.exists():
        read(unpacked(file) if file else await written(slug, home), path)

    store = await opened(path)
    try:
        yield Newer(store, games)
    finally:
        await store.close()


def test_every_game_has_a_kept_database() -> None:
    without = [slug for slug in GAMES if not kept(slug)]
    assert not without, " ".join(("python -m tests.golden", *without))


@pytest.mark.parametrize(("slug", "file"), sampled(HOUSES, OLDEST_AND_NEWEST, NEWEST))
async def test_every_old_table_is_played_to_its_end(
    slug: str, file: Path | None, tmp_path: Path, faces: Faces
) -> None:
    async with moved_in(slug, file, tmp_path) as house:
        await played_on(house, faces)


async def played_on(house: Newer, faces: Faces) -> None:
    """Check that each kept table is unchanged, and play it to its end."""
    # The lobby is the first table in the channel.
    lobby, *dealt = await house.store.tables.tables_in(CHANNEL)
    assert len(await house.tables.wake()) == 1 + len(dealt) >= 4

    await house.tables.lobbies.start(lobby.id, lobby.host_id)

    for stored in (lobby, *dealt):
        if stored.status is Status.PAUSED:
            await house.tables.unpause(stored.id, CHANNEL)

        session = await house.session(stored)
        assert session.table.status is Status.PLAYING, session.table.reason

        if session.table.epoch == stored.epoch:
            assert session.table.revision >= stored.revision, "a choice was lost in silence"
        else:
            assert "table-fell-back" in [bulletin.kind for bulletin in session.table.news]

        # Tables of before the cuts are dealt by their own seed alone.
        assert stored.is_cut or session.table.game_seed.hex() == stored.seed, "other cards"

        await drawn_for_all(session, faces)
        await house.play_on(stored)
        await drawn_for_all(await house.session(stored), faces)


@each_house
async def test_finished_old_game_leaves_a_valid_record(
    slug: str, file: Path | None, tmp_path: Path
) -> None:
    async with moved_in(slug, file, tmp_path) as house:
        ended = await house.ended()
        assert len(ended) >= 2

        for table_id in ended:
            chronicle = await house.store.records.chronicle(table_id)
            assert chronicle is not None

            played = chronicle.table.rules_version
            today = GAMES[slug].rules_version
            older = f"played by version {played} of the rules; these are {today}"
            # Rules of another version cannot replay the record, which is then reported as such.
            found = verify(compute_record(chronicle, GAMES), GAMES)

            assert found.why == (None if played == today else older)


async def drawn_for_all(session: Session, faces: Faces) -> None:
    """Draw all pages, so that old news and orders are known to have words today."""
    for viewer in (None, *range(len(session.table.players))):
        assert await outside(session, viewer, faces, sent=True)


@each_house
async def test_finished_old_table_can_still_be_shown(
    slug: str, file: Path | None, tmp_path: Path, faces: Faces
) -> None:
    async with moved_in(slug, file, tmp_path) as house:
        for table in await those_that_are_over(house):
            session = await house.session(table)
            assert session.table == table

            await drawn_for_all(session, faces)


async def those_that_are_over(house: Newer) -> list[Table]:
    over = await house.store.tables._tables("SELECT id, body FROM tables WHERE status = ?", "over")  # type: ignore[arg-type]
    assert over
    return over


# -- deliberately changed rules ----------------------------------------------------------------


@coroutine
def _other_order(script: Any) -> Generator[Any, Any, Any]:
    """Run the script with the options of every decision in reverse order."""
    sent: Any = None
    turned: list[object] = []
    try:
        while True:
            awaited = script.send(sent)
            if isinstance(awaited, Ask):
                for decision in awaited.owed.values():
                    # A decision is awaited repeatedly, and must be reversed once.
                    if not any(decision is one for one in turned):
                        decision.options = [*reversed(decision.options)]
                        turned.append(decision)

            sent = yield awaited
    except StopIteration as end:
        return end.value


@coroutine
def _other_luck(script: Any, chance: Any) -> Generator[Any, Any, Any]:
    """Run the script with an extra random number after each choice."""
    sent = None
    try:
        while True:
            awaited = script.send(sent)
            sent = yield awaited
            if sent is not None:
                chance.below(2)
    except StopIteration as end:
        return end.value


def with_more_luck(game: Rules) -> Rules:
    """Return the game with changed rules: the same questions, but other results."""

    class Changed(game):  # type: ignore[misc, valid-type]
        async def play(self) -> Any:
            return await _other_luck(super().play(), self.chance)

    return Changed


def with_other_rules(game: Rules) -> Rules:
    """Return the game with changed rules: the options of each decision in another order."""

    class Changed(game):  # type: ignore[misc, valid-type]
        async def play(self) -> Any:
            return await _other_order(super().play())

    return Changed


@pytest.mark.parametrize("changed", [with_other_rules, with_more_luck])
@one_house_of_each_game
async def test_changed_rules_fall_back_to_the_checkpoint_and_announce_it(
    slug: str,
    file: Path | None,
    changed: Callable[[Rules], Rules],
    tmp_path: Path,
    faces: Faces,
) -> None:
    games = {**GAMES, slug: changed(GAMES[slug])}
    async with moved_in(slug, file, tmp_path, games) as house:
        fell = 0
        replayed = 0
        for stored in await house.store.tables.tables_in(CHANNEL):
            if stored.status is not Status.PLAYING:
                continue

            before = await house.store.tables.load(stored.id)
            assert before is not None

            replayed += len(before.rows)
            session = await house.session(stored)
            assert session.table.status is Status.PLAYING

            if session.table.epoch == stored.epoch:
                continue  # at a checkpoint, or its options are the same in reverse

            fell += 1
            assert session.table.epoch == stored.epoch + 1
            assert "table-fell-back" in [bulletin.kind for bulletin in session.table.news]

            seen = await outside(session, None, faces, sent=True)
            assert sentence("table-fell-back") in str(seen["table"])

            await old_buttons_are_stale(house, stored, session)
            again = await house.store.tables.load(stored.id)
            assert again is not None
            assert again.table.epoch == session.table.epoch, "told before it was written down"

            await house.play_on(stored)

        # If every step ends at a checkpoint, the results of a choice are never replayed.
        assert fell or (changed is with_more_luck and not replayed), "too small to be noticed"


async def old_buttons_are_stale(house: Newer, stored: Table, session: Session) -> None:
    """Check that buttons of the replayed step are refused."""
    assert session.engine is not None

    before = session.table.revision

    for seat in session.engine.ask.owed if session.engine.ask else ():
        user_id = session.table.players[seat].user_id if seat >= 0 else None
        if user_id is not None:
            # Question numbers are counted with the steps, so all earlier ones are covered.
            for number in range(stored.revision + 1):
                token = seat_token(stored.key, stored.epoch, number, seat)
                with pytest.raises(Refused) as refused:
                    await house.tables.press(stored.id, user_id, token, [0])

                assert isinstance(refused.value, StaleClick)

    assert session.table.revision == before


def that_cannot_read_it(game: Rules) -> Rules:
    """Return the game with a state that needs a field which was never stored."""

    @game_state
    class NewState(game.State):  # type: ignore[misc, name-defined]
        flock: int

    class Changed(game):  # type: ignore[misc, valid-type]
        State = NewState

    return Changed


@one_house_of_each_game
async def test_unreadable_table_waits_for_rules_that_can_read_it(
    slug: str, file: Path | None, tmp_path: Path, faces: Faces
) -> None:
    games = {**GAMES, slug: that_cannot_read_it(GAMES[slug])}
    async with moved_in(slug, file, tmp_path, games) as house:
        was = [
            table
            for table in await house.store.tables.tables_in(CHANNEL)
            if table.status is PLAYING
        ]
        for stored in was:
            session = await house.session(stored)
            assert (session.table.status, session.table.epoch) == (Status.PAUSED, stored.epoch)

            await says_so_to_all(session, faces, sentence("paused-cannot-resume"))

        for table in await those_that_are_over(house):
            session = await house.session(table)
            assert session.table == table

            await says_so_to_all(session, faces, sentence("table-over-unreadable"))

    assert was

    # The old rules again, as after a rollback of the release.
    async with moved_in(slug, file, tmp_path) as house:
        for stored in was:
            await house.tables.unpause(stored.id, CHANNEL)
            session = await house.session(stored)
            assert session.table.status is PLAYING
            assert session.table.revision >= stored.revision

            await house.play_on(stored)


async def says_so_to_all(session: Session, faces: Faces, said: str) -> None:
    """Check that the table and each private card say this."""
    for viewer in (None, *range(len(session.table.players))):
        seen = await outside(session, viewer, faces, sent=True)
        assert said in str(seen["table"])
        assert viewer is None or said in str(seen.get("card", said))
