"""Settings that the host changes in the lobby."""

from typing import Any, Literal, Self

import pytest
from pydantic import model_validator

from bot.tables.refusals import (
    HostOnly,
    LobbyClosed,
    MoreSeated,
    NoLongerOffered,
    SettingsClash,
    TableFull,
)
from bot.tables.table import Pace
from games.engine.game import GameOptions
from tests.bot.tables.house import ADA, BEN, CLEO, House
from tests.games.engine.toy import Toy
from tests.support.expect import expect


class Coop(GameOptions):
    """Options that depend on each other: a roof limits the seats, and a ladder needs a roof."""

    roof: bool = False
    ladder: Literal["none", "wood"] = "none"

    @model_validator(mode="after")
    def _go_together(self) -> Self:
        if self.ladder != "none" and not self.roof:
            raise ValueError("nothing to lean it on")
        return self


class Roofed(Toy):
    Options = Coop

    @classmethod
    def seats_for(cls, options: Any) -> range:
        return range(2, 3) if options.roof else cls.seats


@pytest.fixture
def house() -> House:
    return House(games={"toy": Roofed})


async def test_host_changes_pace_fill_and_the_level_of_seated_house_players(
    house: House, lobby: str
) -> None:
    await house.tables.lobbies.add_house_player(lobby, ADA)
    for name, value in (("pace", "days"), ("fill", 4), ("level", "hard")):
        await house.tables.lobbies.change_setting(lobby, ADA, name, value)

    await house.tables.lobbies.add_house_player(lobby, ADA)
    row = await house.row(lobby)
    assert (row.pace, row.fill) == (Pace.DAYS, 4)
    assert [player.level for player in row.players] == [None, None, "hard", "hard"]


async def test_house_players_are_named_in_the_language_of_the_table() -> None:
    names = {"en": ("Egbert", "Hennifer"), "de": ("Eierbert", "Egbert")}
    house = House(games={"toy": Roofed}, house_names=names.__getitem__)
    table_id = await house.open(BEN)
    await house.tables.lobbies.add_house_player(table_id, ADA)
    await house.tables.lobbies.change_setting(table_id, ADA, "locale", "de")
    await house.tables.lobbies.add_house_player(table_id, ADA)
    table = await house.tables.table(table_id)

    # The first name is taken again from the new language; the second is the next free one.
    assert [player.name for player in table.players] == ["Ada", "Ben", "Eierbert", "Egbert"]
    assert (await house.tables.scene(table_id)).locale == "de"

    await expect(HostOnly, house.tables.lobbies.change_setting(table_id, BEN, "locale", "en"))


async def test_only_unusual_options_are_stored(house: House, new_lobby: str) -> None:
    # Stored defaults would keep old tables from following a later change of the defaults.
    for value, stored in ((True, {"roof": True}), (False, {})):
        await house.tables.lobbies.change_setting(new_lobby, ADA, "roof", value)
        assert (await house.row(new_lobby)).options == stored


async def test_option_changes_the_number_of_seats(house: House) -> None:
    table_id = await house.open(fill=4)
    assert (await house.tables.scene(table_id)).most == 4

    await house.tables.lobbies.change_setting(table_id, ADA, "roof", True)
    scene = await house.tables.scene(table_id)
    assert (scene.most, scene.fill) == (2, 2)

    await house.join(table_id, BEN)
    await expect(TableFull, house.join(table_id, CLEO))


async def test_option_that_clashes_or_would_remove_players_is_refused(house: House) -> None:
    table_id = await house.open(BEN, CLEO)
    before = await house.row(table_id)
    refused = await expect(
        MoreSeated, house.tables.lobbies.change_setting(table_id, ADA, "roof", True)
    )

    await expect(
        SettingsClash, house.tables.lobbies.change_setting(table_id, ADA, "ladder", "wood")
    )

    assert refused.facts == {"most": 2}
    assert await house.row(table_id) == before


async def test_only_the_host_sets_up_and_only_before_the_deal(house: House, lobby: str) -> None:
    await expect(HostOnly, house.tables.lobbies.change_setting(lobby, BEN, "pace", "days"))

    await house.tables.lobbies.start(lobby, ADA)
    await expect(LobbyClosed, house.tables.lobbies.change_setting(lobby, ADA, "pace", "days"))


async def test_game_that_is_gone_cannot_be_set_up(house: House, new_lobby: str) -> None:
    house.settings["games"].clear()
    await expect(
        NoLongerOffered, house.tables.lobbies.change_setting(new_lobby, ADA, "pace", "days")
    )
