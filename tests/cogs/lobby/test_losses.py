"""Which events of Discord make a table lost, and which do not."""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.scene import TableSummary, summary
from bot.tables.table import Loss, Status
from cogs.lobby.losses import Losses
from tests.bot.storage.tables import table

SERVER = 7
CHANNEL = 70
ELSEWHERE = 71


class Coop:
    """Stands in for the bot: three tables on one server, and a record of what the chat was told."""

    def __init__(self) -> None:
        self.known = [
            summary(table("here", channel_id=CHANNEL, status=Status.PLAYING)),
            summary(table("lobby", channel_id=CHANNEL, status=Status.LOBBY)),
            summary(table("there", channel_id=ELSEWHERE, status=Status.PLAYING)),
        ]
        self.lost: list[tuple[str, Loss]] = []
        self.gone: list[tuple[int, set[int]]] = []
        self.tables = SimpleNamespace(tables_in=self._tables_in, tables_on=self._tables_on)
        self.chat = SimpleNamespace(report_loss=self._lost, note_deletions=self._deleted)

    async def _tables_in(self, channel_id: int) -> list[TableSummary]:
        return [one for one in self.known if one.channel_id == channel_id]

    async def _tables_on(self, guild_id: int) -> list[TableSummary]:
        return [one for one in self.known if one.guild_id == guild_id]

    async def _lost(self, table_id: str, loss: Loss) -> None:
        self.lost.append((table_id, loss))

    def _deleted(self, channel_id: int, message_ids: set[int]) -> None:
        self.gone.append((channel_id, message_ids))


class Guild:
    """A server with channels that Coop can see, cannot see, or does not know."""

    id = SERVER
    me = "Coop"

    def __init__(self, hidden: Collection[int] = (), unknown: Collection[int] = ()) -> None:
        self.hidden = hidden
        self.unknown = unknown
        self.removed: list[Any] = []

    def get_channel_or_thread(self, channel_id: int) -> Any:
        if channel_id in self.unknown:
            return None
        sees = SimpleNamespace(view_channel=channel_id not in self.hidden)
        return SimpleNamespace(id=channel_id, guild=self, permissions_for=lambda _: sees)

    def _remove_thread(self, thread: Any) -> None:
        # discord.py's own cache of threads.
        self.removed.append(thread)


@pytest.fixture
def coop() -> Coop:
    return Coop()


@pytest.fixture
def losses(coop: Coop) -> Losses:
    return Losses(coop)  # type: ignore[arg-type]


# -- deleted channels, servers and messages --------------------------------------------------------


async def test_deleted_channel_loses_its_tables(coop: Coop, losses: Losses) -> None:
    here = [("here", Loss.CHANNEL), ("lobby", Loss.CHANNEL)]
    # Deleting a channel or a thread has the same effect.
    await losses.on_guild_channel_delete(SimpleNamespace(id=CHANNEL))  # type: ignore[arg-type]
    assert coop.lost == here

    await losses.on_raw_thread_delete(SimpleNamespace(thread_id=CHANNEL))  # type: ignore[arg-type]
    assert coop.lost == here * 2


async def test_left_server_loses_all_its_tables(coop: Coop, losses: Losses) -> None:
    await losses.on_guild_remove(Guild())  # type: ignore[arg-type]
    assert coop.lost == [(one.id, Loss.SERVER) for one in coop.known]
    coop.lost.clear()
    # A server without tables.
    await losses.on_guild_remove(SimpleNamespace(id=SERVER + 1))  # type: ignore[arg-type]
    assert coop.lost == []


async def test_deleted_messages_are_passed_on(coop: Coop, losses: Losses) -> None:
    one = SimpleNamespace(channel_id=CHANNEL, message_id=5)
    await losses.on_raw_message_delete(one)  # type: ignore[arg-type]
    some = SimpleNamespace(channel_id=CHANNEL, message_ids={6, 7})
    await losses.on_raw_bulk_message_delete(some)  # type: ignore[arg-type]
    assert coop.gone == [(CHANNEL, {5}), (CHANNEL, {6, 7})]


@pytest.mark.parametrize(
    ("private", "manages", "lost"),
    [(True, False, True), (True, True, False), (False, False, False)],
)
async def test_removal_from_a_thread_loses_it_if_it_is_hidden(
    coop: Coop, losses: Losses, private: bool, manages: bool, lost: bool
) -> None:
    may = SimpleNamespace(manage_threads=manages)
    guild = Guild()
    thread: Any = SimpleNamespace(
        id=CHANNEL, guild=guild, is_private=lambda: private, permissions_for=lambda _: may
    )
    await losses.on_thread_remove(thread)

    assert coop.lost == ([("here", Loss.ACCESS), ("lobby", Loss.ACCESS)] if lost else [])
    # discord.py would keep the thread in its cache, so Start would take it for visible.
    assert guild.removed == ([thread] if lost else []), "or Start would think that it is in there"


# -- permissions -----------------------------------------------------------------------------------


async def changed(losses: Losses, what: str, guild: Guild, *, differs: bool) -> None:
    """Report an edit that may take permissions from Coop.

    Args:
        differs: Whether the edit changed permissions at all.
    """
    # The field that holds permissions differs for each kind of object.
    field = {"guild_channel": "overwrites", "guild_role": "permissions", "member": "roles"}[what]
    before = SimpleNamespace(guild=guild, **{field: "as it was"})
    after = SimpleNamespace(guild=guild, **{field: "otherwise" if differs else "as it was"})
    await getattr(losses, f"on_{what}_update")(before, after)


WAYS = ["guild_channel", "guild_role", "member"]


@pytest.mark.parametrize("what", WAYS)
async def test_game_in_a_hidden_channel_is_lost(coop: Coop, losses: Losses, what: str) -> None:
    # The channel is hidden, but only a running game is lost by that.
    await changed(losses, what, Guild(hidden={CHANNEL}), differs=True)
    assert coop.lost == [("here", Loss.ACCESS)], "a lobby has nothing to lose"


@pytest.mark.parametrize("what", WAYS)
async def test_edit_without_changed_permissions_is_ignored(
    coop: Coop, losses: Losses, what: str
) -> None:
    # Discord reports many edits, such as new nicknames, so the permissions are not computed for all
    # of them.
    await changed(losses, what, Guild(hidden={CHANNEL}), differs=False)
    assert coop.lost == []


async def test_deleted_role_is_checked_for_lost_access(coop: Coop, losses: Losses) -> None:
    # A deleted role comes without the permissions it had, so all tables are checked.
    role: Any = SimpleNamespace(guild=Guild(hidden={ELSEWHERE}))
    await losses.on_guild_role_delete(role)
    assert coop.lost == [("there", Loss.ACCESS)]


async def test_unknown_channel_is_not_taken_for_hidden(coop: Coop, losses: Losses) -> None:
    # discord.py has not loaded the channel, so nothing is known about its permissions.
    await changed(losses, "member", Guild({CHANNEL}, unknown={CHANNEL}), differs=True)
    assert coop.lost == []
