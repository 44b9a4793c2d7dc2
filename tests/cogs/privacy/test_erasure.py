"""Every field of a table that can name a person is known to the erasure."""

from dataclasses import fields
from typing import Any

import pytest

from bot.tables.absence import mark_returned
from bot.tables.lobby import must_be_host, must_be_host_or_moderator
from bot.tables.refusals import NobodyHosts
from bot.tables.table import Absence, Guest, Player, Rematch, Status, Table
from cogs.privacy.forgetting import NOBODY, forget_in

ADA = 900_000_000_000_000_001
BEN = 2

# Every field of a stored table is in one of these sets. A new field fails the test.
NAMES_A_PERSON = {"host_id", "dozing_host", "players", "guest", "rematch"}
NAMES_NO_PERSON = {
    "id", "game", "guild_id", "channel_id", "number", "seed", "salt", "key", "opened_at", "is_cut",
    "pace", "level", "fill", "options", "locale", "status", "reason", "dealt_at", "rules_version",
    "epoch", "revision", "timers", "sown", "spent", "ask_number", "ask_due", "expires_at", "news",
    "milestones", "untold", "mixed", "sat", "result", "era", "set_back_at", "due", "talk", "talks",
}  # fmt: skip
OF_A_PLAYER = {
    "name", "user_id", "level", "locale", "joined", "cut", "orders", "absence", "misses", "missed",
    "new_to", "tips", "silences", "temper", "hen",
}  # fmt: skip

NEW = (
    "{name} is new in a table's body: if it can name somebody, take them out of it in"
    " cogs/privacy/forgetting.py; say here what it is, and look whether docs/privacy.md says it."
)


@pytest.mark.parametrize(
    ("kind", "known"), [(Table, NAMES_A_PERSON | NAMES_NO_PERSON), (Player, OF_A_PLAYER)]
)
def test_every_field_of_a_table_is_known(kind, known):
    for field in fields(kind):
        assert field.name in known, NEW.format(name=f"{kind.__name__}.{field.name}")
    assert {field.name for field in fields(kind)} == known


def table(**facts):
    players = [Player("Ada", ADA, cut="said so", joined=0), Player("Ben", BEN, joined=1)]
    known: dict[str, Any] = {"players": players, "seed": "00" * 32, "is_cut": True} | facts
    return Table("t", "toy", 1, 2, ADA, 3, salt="5a", key="ce", opened_at=0.0, **known)


# In each state: lobbies, running games and finished ones are erased in different ways.
@pytest.mark.parametrize("status", Status)
def test_erasure_removes_a_person_in_every_status(status):
    # All fields that can name a person.
    everywhere = table(
        status=status,
        guest=Guest(ADA, "Ada"),
        rematch=Rematch((ADA, BEN), (ADA,)),
        dozing_host=ADA,
        untold=(0,),
    )
    forget_in(everywhere, ADA)
    assert str(ADA) not in str(everywhere)
    assert "Ada" not in str(everywhere)
    assert "said so" not in str(everywhere)
    assert everywhere.rematch == Rematch((BEN,))
    # The next player hosts, or no player if the table is over.
    assert everywhere.host_id in (BEN, NOBODY)


def test_erasure_keeps_the_seed_of_a_finished_game():
    over = table(status=Status.OVER)
    seed = over.game_seed
    # A finished game keeps its seed, so that its record can still be verified.
    forget_in(over, ADA)
    assert over.players[0].cut is None
    assert over.game_seed == seed


def test_erasure_of_a_player_who_left_tells_nothing():
    playing = table(status=Status.PLAYING)
    playing.change_player(0, absence=Absence.GONE)
    forget_in(playing, ADA)
    assert playing.players[0].absence is Absence.GONE
    # No news, because the absence has not changed.
    assert playing.news == ()


def test_first_returning_player_follows_an_erased_host():
    playing = table(status=Status.PLAYING)
    # No player is left who could become host at once.
    playing.change_player(1, absence=Absence.SILENT)
    forget_in(playing, ADA)

    assert playing.host_id == NOBODY

    with pytest.raises(NobodyHosts):
        must_be_host(playing, BEN)

    with pytest.raises(NobodyHosts):
        must_be_host_or_moderator(playing, BEN, moderator=False)

    must_be_host_or_moderator(playing, BEN, moderator=True)
    # The first player to come back becomes host.
    mark_returned(playing, None, BEN, 0.0)
    assert playing.host_id == BEN


def test_erasure_changes_nothing_of_other_players():
    playing = table(status=Status.PLAYING)
    before = playing.draft()
    forget_in(playing, 31337)
    assert playing == before


@pytest.mark.parametrize("status", Status)
def test_only_a_running_game_keeps_a_mark_of_an_erased_player(status):
    one = table(status=status)
    forget_in(one, ADA)
    assert bool(one.sat) is (status in (Status.PLAYING, Status.PAUSED))
    # The mark is a short hash, which thousands of ids share.
    assert all(mark < 2**16 for mark in one.sat), "thousands share it"
