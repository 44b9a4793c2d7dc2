"""Cuts: each player adds one until the deal, in the order of joining, and sees only their own."""

import asyncio
from dataclasses import fields

import pytest

from bot.common.refused import Refused
from bot.records.records import compute_record
from bot.records.repository import Chronicle
from bot.tables.refusals import LobbyClosed, NotAtThisTable, StaleClick, TableOver
from bot.tables.scene import Scene
from bot.tables.table import Player, Table
from games.engine.chance import SeededChance, commitment
from games.engine.cuts import cut_seed
from games.engine.record import SEATING
from games.engine.referee import verify
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, House
from tests.games.engine.toy import Toy
from tests.support.expect import expect

HOST = "joined 1"
"""The cut that the host adds by opening the lobby."""


async def sat(house: House, *people: int) -> str:
    """Open a lobby in which the cut of each person names that person."""
    table_id = await house.open()
    for person in people:
        await house.join(table_id, person, f"joined {person}")
    return table_id


@pytest.fixture
async def table_id(house: House) -> str:
    """The id of a lobby of Ada, Ben and Cleo."""
    return await sat(house, BEN, CLEO)


async def dealt_by(house: House, table_id: str) -> list[str]:
    """Start the table and return the cuts from which its seed was computed."""
    await house.tables.lobbies.start(table_id, ADA)
    table = await house.row(table_id)
    cuts = {player.joined: player.cut for player in table.players if player.cut is not None}
    # Seats are shuffled at the deal, but cuts enter the seed in the order of joining.
    found = [cuts[place] or "" for place in sorted(place for place in cuts if place is not None)]

    assert table.game_seed == cut_seed(bytes.fromhex(table.seed), found)

    return found


async def test_last_cut_of_a_player_counts(house: House, table_id: str) -> None:
    await house.tables.lobbies.cut(table_id, BEN, "pressed 7")
    await house.tables.lobbies.cut(table_id, ADA, "said cluck")
    await house.tables.lobbies.cut(table_id, BEN, "said quack")

    # Cleo did not cut again, so her join press counts.
    assert await dealt_by(house, table_id) == ["said cluck", "said quack", "joined 3"]


async def test_leaver_takes_the_cut_along_and_cuts_again_on_return(house: House) -> None:
    table_id = await sat(house, BEN, CLEO, DAN)
    await house.tables.lobbies.cut(table_id, BEN, "said quack")
    await house.tables.lobbies.leave(table_id, BEN)
    # The host removes Cleo, and her cut goes with her.
    await house.tables.lobbies.remove(table_id, ADA, 1)
    await house.join(table_id, BEN, "joined 22")

    assert await dealt_by(house, table_id) == [HOST, "joined 4", "joined 22"]


async def test_house_players_add_no_cut(house: House) -> None:
    table_id = await sat(house, BEN)
    await house.tables.lobbies.add_house_player(table_id, ADA)
    # The house player sits between two people.
    await house.join(table_id, CLEO, "joined 3")

    assert await dealt_by(house, table_id) == [HOST, "joined 2", "joined 3"]


async def test_seats_and_cards_come_from_the_combined_seed(house: House, table_id: str) -> None:
    await house.tables.lobbies.start(table_id, ADA)
    table = await house.row(table_id)
    order = [0, 1, 2]
    SeededChance(table.game_seed, SEATING).shuffle(order)

    assert [player.joined for player in table.players] == order

    house.restart()
    # A replay with another seed would differ and start a new epoch.
    assert (await house.row(table_id)).epoch == 0, "it was taken up with another seed"


async def test_concurrent_cut_and_deal_agree(house: House, table_id: str) -> None:
    """In either order, the table is dealt by the cuts that it stores."""
    done = await asyncio.gather(
        house.tables.lobbies.start(table_id, ADA),
        house.tables.lobbies.cut(table_id, BEN, "pressed 9"),
        return_exceptions=True,
    )

    assert isinstance(done[1], LobbyClosed)

    table = await house.row(table_id)
    order = [0, 1, 2]
    SeededChance(table.game_seed, SEATING).shuffle(order)

    assert [player.joined for player in table.players] == order


async def test_only_players_of_a_lobby_cut_and_only_before_the_deal(
    house: House, table_id: str
) -> None:
    async def refuse(person: int, refusal: type[Refused]) -> None:
        before = await house.row(table_id)
        await expect(refusal, house.tables.lobbies.cut(table_id, person, "pressed 9"))

        assert await house.row(table_id) == before

    await refuse(DAN, NotAtThisTable)
    await house.tables.lobbies.start(table_id, ADA)
    await refuse(BEN, LobbyClosed)
    await house.tables.moderation.end(table_id, ADA)
    await refuse(BEN, TableOver)


async def test_commitment_never_changes(house: House, new_lobby: str) -> None:
    table = await house.row(new_lobby)
    seal = commitment(bytes.fromhex(table.seed), bytes.fromhex(table.salt))
    # The seal is shown before the first cut, so the host cannot choose the seed by the cuts.
    seen = [(await house.tables.scene(new_lobby)).commitment]
    await house.join(new_lobby, BEN, "joined 2")
    await house.tables.lobbies.cut(new_lobby, BEN, "pressed 9")
    seen.append((await house.tables.scene(new_lobby)).commitment)
    await house.tables.lobbies.start(new_lobby, ADA)
    seen.append((await house.tables.scene(new_lobby)).commitment)

    assert seen == [seal] * 3


async def test_cut_is_shown_only_to_its_owner(house: House, table_id: str) -> None:
    await house.tables.lobbies.cut(table_id, BEN, "said quack")
    await check_that_only_ben_sees_his_cut(house, table_id)
    await house.tables.lobbies.start(table_id, ADA)
    await check_that_only_ben_sees_his_cut(house, table_id)


async def check_that_only_ben_sees_his_cut(house: House, table_id: str) -> None:
    for person, sees in ((BEN, "said quack"), (ADA, HOST), (CLEO, "joined 3")):
        scene = await house.tables.scene_of(table_id, person)
        assert scene.cut == sees
        assert ("quack" in str(parts(scene))) is (person == BEN)
    # The public scene and the players' printed form must not show it either.

    assert "quack" not in str(parts(await house.tables.scene(table_id)))
    assert "quack" not in str(
        [vars_of(player) for player in (await house.tables.table(table_id)).players]
    )


def vars_of(player: Player) -> list[object]:
    """Return the values of all fields, also of those that `repr` omits."""
    return [getattr(player, part.name) for part in fields(player)]


def parts(scene: Scene) -> list[object]:
    """Return the values of all fields of a scene."""
    held = [getattr(scene, one.name) for one in fields(scene) if one.name != "players"]
    return [*held, *map(vars_of, scene.players)]


class TestTablesOfBefore:
    """Tables of a version without cuts: one seed of the house, and records of format 1."""

    @staticmethod
    async def opened(house: House) -> str:
        table_id = await house.open()
        table = house.store.tables[table_id]
        # The row as such a version would have stored it.
        table.is_cut = False
        table.change_player(0, cut=None)
        house.restart()
        await house.join(table_id, BEN, "joined 2")

        return table_id

    async def test_cut_is_refused_and_the_deal_uses_the_seed_of_the_house(
        self, house: House
    ) -> None:
        table_id = await self.opened(house)
        await expect(StaleClick, house.tables.lobbies.cut(table_id, ADA, "pressed 9"))

        scene = await house.tables.scene_of(table_id, BEN)
        assert (scene.is_cut, scene.cut) == (False, None)

        await house.tables.lobbies.start(table_id, ADA)
        table = await house.row(table_id)
        assert table.game_seed.hex() == table.seed

        await house.tables.moderation.end(table_id, ADA)
        told = verify(record_of(house, await house.row(table_id)), {"toy": Toy})
        assert (told.why, told.cuts) == (None, ())


async def test_record_holds_all_cuts_and_can_be_verified(house: House, table_id: str) -> None:
    await house.tables.lobbies.cut(table_id, CLEO, "said über den Zaun")
    await house.tables.lobbies.add_house_player(table_id, ADA)
    await house.tables.lobbies.start(table_id, ADA)
    await house.tables.moderation.end(table_id, ADA)

    told = verify(record_of(house, await house.row(table_id)), {"toy": Toy})

    assert (told.why, told.cuts) == (None, (HOST, "joined 2", "said über den Zaun"))


def record_of(house: House, table: Table) -> str:
    checkpoints = tuple(one for key, one in house.store.checkpoints.items() if key[0] == table.id)
    return compute_record(Chronicle(table, (), checkpoints), {"toy": Toy})
