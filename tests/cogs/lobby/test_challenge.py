"""Who can be challenged, and how a challenge is declined."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.table import Guest
from cogs.lobby.cog import ChallengedThemselves, decline_verb, guest_of

ADA = 1
BEN = 2
ASKED: Any = SimpleNamespace(user=SimpleNamespace(id=ADA), guild_id=1)


def person(user_id: int, *, bot: bool = False) -> Any:
    return SimpleNamespace(id=user_id, bot=bot, display_name="Ben")


def test_seat_is_kept_for_the_challenged_player() -> None:
    assert guest_of(ASKED, person(BEN)) == Guest(BEN, "Ben")


def test_no_seat_is_kept_for_a_bot() -> None:
    """A house player gets the seat instead."""
    assert guest_of(ASKED, None) is None
    assert guest_of(ASKED, person(BEN, bot=True)) is None


# A bot cannot press buttons, so no seat is kept for it.
def test_challenge_of_oneself_is_refused() -> None:
    with pytest.raises(ChallengedThemselves):
        guest_of(ASKED, person(ADA))


# Only the parts of the bot that the verb uses.
async def test_declining_is_for_the_presser_and_answered_to_them_alone() -> None:
    declined = []
    said = []

    async def decline(table_id: str, user_id: int) -> None:
        declined.append((table_id, user_id))

    async def say(text: str) -> None:
        said.append(text)

    lobbies = SimpleNamespace(decline=decline)
    bot: Any = SimpleNamespace(tables=SimpleNamespace(lobbies=lobbies))
    verb = decline_verb(bot)
    click: Any = SimpleNamespace(table_id="t1", user_id=BEN, say=say, words=lambda key: key)
    await verb.run(click)

    assert (verb.name, declined, said) == ("decline", [("t1", BEN)], ["lobby-declined"])
