"""Everybody cuts: until the deal, in the order of joining, and nobody sees what others brought."""

import asyncio
from dataclasses import fields

import pytest

from bot.records.repository import Chronicle
from bot.records.text import text
from bot.tables.refusals import LobbyClosed, NotAtThisTable, StaleClick, TableOver
from bot.tables.scene import Scene
from bot.tables.table import Player, Status, Table
from games.engine.chance import SeededChance, commitment
from games.engine.cuts import cut_seed
from games.engine.record import SEATING
from games.engine.referee import verify
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, NAMES, House
from tests.games.engine.toy import Toy

HOST = "joined 1"
"""What the host of such a house brings by opening the lobby."""


@pytest.fixture
def house() -> House:
    return House()


async def sat(house: House, *people: int) -> str:
    """A lobby in which each of these brings a cut that tells whose it is."""
    table_id = await house.open()
    for person in people:
        await house.tables.lobbies.join(table_id, person, NAMES[person], "en", f"joined {person}")
    return table_id


async def dealt_by(house: House, table_id: str) -> list[str]:
    """The cuts by which the cards were dealt."""
    await house.tables.lobbies.start(table_id, ADA)
    table = await house.row(table_id)
    cuts = {one.joined: one.cut for one in table.players if one.cut is not None}
    found = [cuts[place] or "" for place in sorted(place for place in cuts if place is not None)]

    assert table.game_seed == cut_seed(bytes.fromhex(table.seed), found)

    return found


async def test_who_does_not_cut_brings_the_click_with_which_they_joined(house: House) -> None:
    table_id = await sat(house, BEN, CLEO)

    assert await dealt_by(house, table_id) == [HOST, "joined 2", "joined 3"]


async def test_the_last_cut_counts(house: House) -> None:
    table_id = await sat(house, BEN, CLEO)
    await house.tables.lobbies.cut(table_id, BEN, "pressed 7")
    await house.tables.lobbies.cut(table_id, ADA, "said cluck")
    await house.tables.lobbies.cut(table_id, BEN, "said quack")

    assert await dealt_by(house, table_id) == ["said cluck", "said quack", "joined 3"]


async def test_who_leaves_takes_their_cut_along_and_who_comes_back_cuts_anew(house: House) -> None:
    table_id = await sat(house, BEN, CLEO, DAN)
    await house.tables.lobbies.cut(table_id, BEN, "said quack")
    await house.tables.lobbies.leave(table_id, BEN)
    await house.tables.lobbies.remove(table_id, ADA, 1)
    await house.tables.lobbies.join(table_id, BEN, "Ben", "en", "joined 22")

    assert await dealt_by(house, table_id) == [HOST, "joined 4", "joined 22"]


async def test_house_players_bring_nothing_wherever_they_sit(house: House) -> None:
    table_id = await sat(house, BEN)
    await house.tables.lobbies.add_house(table_id, ADA)
    await house.tables.lobbies.join(table_id, CLEO, "Cleo", "en", "joined 3")

    assert await dealt_by(house, table_id) == [HOST, "joined 2", "joined 3"]


async def test_the_seats_and_the_cards_come_from_the_seed_that_all_have_made(house: House) -> None:
    table_id = await sat(house, BEN, CLEO)
    await house.tables.lobbies.start(table_id, ADA)
    table = await house.row(table_id)
    order = [0, 1, 2]
    SeededChance(table.game_seed, SEATING).shuffle(order)

    assert [one.joined for one in table.players] == order

    house.restart()
    await house.engine(table_id)
    assert (await house.row(table_id)).epoch == 0, "it was taken up with another seed"


async def test_only_people_of_the_lobby_cut_and_only_before_the_deal(house: House) -> None:
    table_id = await sat(house, BEN, CLEO)
    before = await house.row(table_id)
    with pytest.raises(NotAtThisTable):
        await house.tables.lobbies.cut(table_id, DAN, "pressed 9")

    assert await house.row(table_id) == before

    await house.tables.lobbies.start(table_id, ADA)
    before = await house.row(table_id)
    with pytest.raises(LobbyClosed):
        await house.tables.lobbies.cut(table_id, BEN, "pressed 9")

    assert await house.row(table_id) == before

    await house.tables.moderation.end(table_id, ADA)
    with pytest.raises(TableOver):
        await house.tables.lobbies.cut(table_id, BEN, "pressed 9")


async def test_a_cut_and_the_deal_at_once_never_disagree(house: House) -> None:
    """Whichever comes first, the table was dealt by the cuts that it holds."""
    table_id = await sat(house, BEN, CLEO)
    done = await asyncio.gather(
        house.tables.lobbies.start(table_id, ADA),
        house.tables.lobbies.cut(table_id, BEN, "pressed 9"),
        return_exceptions=True,
    )

    assert isinstance(done[1], LobbyClosed)

    table = await house.row(table_id)
    order = [0, 1, 2]
    SeededChance(table.game_seed, SEATING).shuffle(order)

    assert [one.joined for one in table.players] == order


async def test_the_commitment_stands_from_the_first_moment_and_never_moves(house: House) -> None:
    table_id = await house.open()
    table = await house.row(table_id)
    seal = commitment(bytes.fromhex(table.seed), bytes.fromhex(table.salt))
    seen = [(await house.tables.scene(table_id)).commitment]
    await house.tables.lobbies.join(table_id, BEN, "Ben", "en", "joined 2")
    await house.tables.lobbies.cut(table_id, BEN, "pressed 9")
    seen.append((await house.tables.scene(table_id)).commitment)
    await house.tables.lobbies.start(table_id, ADA)
    seen.append((await house.tables.scene(table_id)).commitment)

    assert seen == [seal] * 3


async def test_a_cut_is_shown_to_its_owner_alone(house: House) -> None:
    table_id = await sat(house, BEN, CLEO)
    await house.tables.lobbies.cut(table_id, BEN, "said quack")
    await nobody_sees_what_ben_said(house, table_id)
    await house.tables.lobbies.start(table_id, ADA)
    await nobody_sees_what_ben_said(house, table_id)


async def nobody_sees_what_ben_said(house: House, table_id: str) -> None:
    for person, sees in ((BEN, "said quack"), (ADA, HOST), (CLEO, "joined 3")):
        scene = await house.tables.scene_of(table_id, person)
        assert scene.cut == sees
        assert ("quack" in str(parts(scene))) is (person == BEN)

    assert "quack" not in str(parts(await house.tables.scene(table_id)))
    assert "quack" not in str(
        [vars_of(one) for one in (await house.tables.table(table_id)).players]
    )


def vars_of(player: Player) -> list[object]:
    """All that it holds, also what it does not print."""
    return [getattr(player, part.name) for part in fields(player)]


def parts(scene: Scene) -> list[object]:
    """The same of a scene."""
    held = [getattr(scene, one.name) for one in fields(scene) if one.name != "players"]
    return [*held, *map(vars_of, scene.players)]


async def test_nothing_of_the_house_seed_leaves_before_the_end(house: House) -> None:
    table_id = await sat(house, BEN, CLEO)
    table = await house.row(table_id)
    for status in (Status.LOBBY, Status.PLAYING, Status.PAUSED):
        scene = await house.tables.scene_of(table_id, BEN)
        assert scene.status is status
        assert scene.revealed is None
        assert table.seed not in str(parts(scene))

        if status is Status.LOBBY:
            await house.tables.lobbies.start(table_id, ADA)
        else:
            await house.tables.pause(table_id, "paused-broken")


async def test_a_lobby_that_was_never_dealt_keeps_its_secret(house: House) -> None:
    """Its seed may not be another table's, but nobody has to know that."""
    table_id = await sat(house, BEN)
    await house.tables.moderation.end(table_id, ADA)

    assert (await house.tables.scene(table_id)).revealed is None


class TestTablesOfBefore:
    """Opened by a Coop that knew no cuts: the house's seed alone, and a record of format 1."""

    @staticmethod
    async def opened(house: House) -> str:
        table_id = await house.open()
        table = house.store.tables[table_id]
        table.is_cut = False
        table.change_player(0, cut=None)
        house.restart()
        await house.tables.lobbies.join(table_id, BEN, "Ben", "en", "joined 2")

        return table_id

    async def test_nobody_cuts_and_nothing_pretends_so(self, house: House) -> None:
        table_id = await self.opened(house)
        with pytest.raises(StaleClick):
            await house.tables.lobbies.cut(table_id, ADA, "pressed 9")
        scene = await house.tables.scene_of(table_id, BEN)
        assert (scene.is_cut, scene.cut) == (False, None)

    async def test_it_is_dealt_as_it_was_opened(self, house: House) -> None:
        table_id = await self.opened(house)
        await house.tables.lobbies.start(table_id, ADA)
        table = await house.row(table_id)

        assert table.game_seed.hex() == table.seed

        await house.tables.moderation.end(table_id, ADA)
        told = verify(record_of(house, await house.row(table_id)), {"toy": Toy})
        assert (told.why, told.cuts) == (None, ())


async def test_its_record_holds_all_cuts_and_is_true(house: House) -> None:
    table_id = await sat(house, BEN, CLEO)
    await house.tables.lobbies.cut(table_id, CLEO, "said über den Zaun")
    await house.tables.lobbies.add_house(table_id, ADA)
    await house.tables.lobbies.start(table_id, ADA)
    await house.tables.moderation.end(table_id, ADA)

    told = verify(record_of(house, await house.row(table_id)), {"toy": Toy})

    assert (told.why, told.cuts) == (None, (HOST, "joined 2", "said über den Zaun"))


def record_of(house: House, table: Table) -> str:
    checkpoints = tuple(one for key, one in house.store.checkpoints.items() if key[0] == table.id)
    return text(Chronicle(table, (), checkpoints), {"toy": Toy})
