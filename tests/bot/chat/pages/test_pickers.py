"""Menus that Discord fills in itself."""

import pytest
from discord import ChannelType

from bot.chat.pages.page import Picker, Picks
from bot.chat.pages.pickers import offered


@pytest.mark.parametrize(
    ("of", "type_", "kind"), [(Picks.CHANNELS, 8, "channel"), (Picks.ROLES, 6, "role")]
)
def test_discord_offers_the_servers_own_and_shows_what_is_chosen(
    of: Picks, type_: int, kind: str
) -> None:
    part = offered(Picker(of, "which?", (3, 4)))
    assert part["type"] == type_
    assert part["default_values"] == [{"id": "3", "type": kind}, {"id": "4", "type": kind}]
    assert offered(Picker(of, "which?"))["default_values"] == []


def test_only_channels_in_which_a_table_can_stand_are_offered() -> None:
    offers = offered(Picker(Picks.CHANNELS, "where?"))["channel_types"]
    assert {ChannelType.text.value, ChannelType.category.value} < {*offers}
    assert ChannelType.private.value not in offers
    assert "channel_types" not in offered(Picker(Picks.ROLES, "who?"))
