"""Hooks that features attach to tables, and the size of the public interface."""

import pytest

from bot.tables.context import SeatRequest
from bot.tables.lobbies import Lobbies
from bot.tables.moderation import Moderation
from bot.tables.refusals import NotOpenToYou
from bot.tables.session_cache import SessionCache
from bot.tables.table import Guest, Table
from bot.tables.tables import Tables
from tests.bot.tables.house import ADA, BEN, CLEO, GUILD, House
from tests.support.expect import expect


async def test_before_seat_hears_of_openers_and_joiners(house: House) -> None:
    heard: list[SeatRequest] = []

    async def note(request: SeatRequest) -> None:
        heard.append(request)

    house.tables.hooks.before_seat.append(note)
    # The host's own request carries the guest; the joiner's names who is already seated.
    await house.open(BEN, guest=Guest(CLEO, "Cleo"))
    assert heard == [
        SeatRequest(GUILD, ADA, opens=True, guest_id=CLEO),
        SeatRequest(GUILD, BEN, frozenset({ADA})),
    ]


async def test_refused_seat_request_changes_nothing(house: House) -> None:
    async def refuse(request: SeatRequest) -> None:
        raise NotOpenToYou

    table_id = await house.open()
    before = await house.row(table_id)
    # Only what follows may be announced.
    house.told.clear()

    house.tables.hooks.before_seat.append(refuse)
    await expect(NotOpenToYou, house.open(BEN))

    await expect(NotOpenToYou, house.join(table_id, BEN))

    assert await house.row(table_id) == before
    assert [*house.store.tables] == [table_id]
    assert house.told == []


async def test_before_deal_changes_the_table_that_is_dealt(house: House) -> None:
    async def silence(table: Table) -> None:
        table.talks = False

    house.tables.hooks.before_deal.append(silence)
    table_id = await house.deal(BEN)
    assert not house.store.tables[table_id].talks


async def test_unwanted_people_are_those_that_any_feature_names(house: House) -> None:
    async def cleo(user_id: int) -> list[int]:
        return [CLEO] if user_id == ADA else []

    house.store.blocks = [(ADA, BEN)]
    house.tables.hooks.unwanted_by.append(cleo)
    assert await house.tables.hooks.unwanted(ADA) == {BEN, CLEO}
    assert await house.tables.hooks.unwanted(BEN) == set()


@pytest.mark.parametrize("part", [Lobbies, Moderation, SessionCache, Tables])
def test_no_part_of_the_core_has_more_than_25_public_methods(part: type) -> None:
    public = [name for name in dir(part) if not name.startswith("_")]
    assert len(public) <= 25
