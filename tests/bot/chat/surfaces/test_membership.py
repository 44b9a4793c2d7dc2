"""Who is asked for, because they might have left the server."""

from typing import Any

from bot.chat.surfaces.membership import Membership
from bot.tables.scene import TableSummary, summary
from bot.tables.table import Absence, Player, Status
from tests.bot.store.tables import ADA, BEN, CLEO, table

NOBODY: Any = None


def with_people(*people: Player, status: Status = Status.PLAYING) -> TableSummary:
    return summary(table(players=[*people], status=status))


def membership() -> Membership:
    return Membership(NOBODY, NOBODY)


def test_who_misses_a_turn_or_is_silent_is_asked_for() -> None:
    people = (Player("Ada", ADA), Player("Ben", BEN, misses=1))
    silent = Player("Cleo", CLEO, absence=Absence.SILENT)
    assert [*membership().suspects(with_people(*people, silent))] == [BEN, CLEO]


def test_a_house_player_hides_nobody() -> None:
    people = (Player("Henrietta", level="easy", misses=1), Player("Ben", BEN, misses=1))
    assert [*membership().suspects(with_people(*people))] == [BEN]


def test_once_until_they_are_heard_of_again() -> None:
    ours = membership()
    missing, there = with_people(Player("Ben", BEN, misses=1)), with_people(Player("Ben", BEN))
    assert [*ours.suspects(missing)] == [BEN]
    assert [*ours.suspects(missing)] == []
    assert [*ours.suspects(there)] == []
    assert [*ours.suspects(missing)] == [BEN]


def test_nobody_while_nothing_is_played() -> None:
    missing = Player("Ben", BEN, misses=1)
    assert [*membership().suspects(with_people(missing, status=Status.PAUSED))] == []
