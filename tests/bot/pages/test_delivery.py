"""Select menus with entries from Discord, such as channels and roles."""

import pytest
from discord import ChannelType

from bot.pages.delivery import RawView, picker_fields
from bot.pages.page import ButtonTokens, Page, Picker, Picks, Text
from bot.pages.presentable import presentable


@pytest.mark.parametrize(
    ("of", "type_", "kind"), [(Picks.CHANNELS, 8, "channel"), (Picks.ROLES, 6, "role")]
)
def test_select_of_discord_shows_the_chosen_entries(of: Picks, type_: int, kind: str) -> None:
    part = picker_fields(Picker(of, "which?", (3, 4)))
    # 6 is a select of roles, and 8 one of channels.
    assert part["type"] == type_
    assert part["default_values"] == [{"id": "3", "type": kind}, {"id": "4", "type": kind}]
    assert picker_fields(Picker(of, "which?"))["default_values"] == []


def test_channel_select_offers_only_channels_for_tables() -> None:
    offers = picker_fields(Picker(Picks.CHANNELS, "where?"))["channel_types"]
    assert {ChannelType.text.value, ChannelType.category.value} < {*offers}
    assert ChannelType.private.value not in offers
    assert "channel_types" not in picker_fields(Picker(Picks.ROLES, "who?"))


def test_select_of_discord_is_placed_like_any_menu() -> None:
    picker = Picker(
        Picks.ROLES, r"Which of Ben\_Jay's?", (3,), least=1, most=2, verb="set", index=7
    )
    page = presentable(Page((Text("rules"), picker)))
    ((_, row),) = [
        one["components"] for one in RawView(page, ButtonTokens("t1", own="own")).to_components()
    ]
    (part,) = row["components"]

    assert part["custom_id"].startswith("coop:t1:own:set:7")
    assert (part["min_values"], part["max_values"], part["type"]) == (1, 2, 6)
    assert part["placeholder"] == "Which of Ben_Jay's?"
    assert "options" not in part
