"""Application emojis: missing ones are uploaded, outdated ones deleted, others left alone."""

from dataclasses import dataclass, field
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.ops import registration
from bot.pictures import emojis as art


@dataclass
class Uploaded:
    name: str
    id: int
    home: "Discord"

    async def delete(self) -> None:
        self.home.there.remove(self)
        self.home.did.append(f"- {self.name}")


@dataclass
class Discord:
    there: list[Uploaded] = field(default_factory=list)
    did: list[str] = field(default_factory=list)
    refuses: str | None = None

    def has(self, *names: str) -> None:
        self.there += [Uploaded(name, 100 + at, self) for at, name in enumerate(names)]

    async def fetch_application_emojis(self) -> list[Uploaded]:
        return list(self.there)

    async def create_application_emoji(self, *, name: str, image: bytes) -> None:
        if self.refuses and name.startswith(self.refuses):
            raise discord.HTTPException(Mock(status=400, reason="no"), "no")
        self.there.append(Uploaded(name, 200 + len(self.there), self))
        self.did.append(f"+ {name} {image.decode()}")


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    drawn = {"coop_cash_aaaaaa": b"cash", "coop_hen_bbbbbb": b"hen"}
    monkeypatch.setattr(registration, "drawings", lambda: drawn)
    return drawn


async def test_only_emojis_of_coop_are_removed() -> None:
    there: Any = Discord()
    # "coop_x" has no hash, so it does not belong to Coop.
    there.has("coop_cash_aaaaaa", "coop_gone_cccccc", "somebody_elses", "coop_x")
    assert await registration.remove_emojis(there) == 2
    assert there.did == ["- coop_cash_aaaaaa", "- coop_gone_cccccc"]
    assert await registration.remove_emojis(there) == 0


async def test_missing_emojis_are_uploaded_and_outdated_ones_deleted() -> None:
    there: Any = Discord()
    there.has("coop_cash_aaaaaa", "coop_hen_000000", "coop_gone_cccccc", "somebody_elses", "coop_x")
    assert await registration.bring_emojis(there) == 3
    assert there.did == ["+ coop_hen_bbbbbb hen", "- coop_hen_000000", "- coop_gone_cccccc"]
    assert await registration.bring_emojis(there) == 0


async def test_refused_upload_deletes_nothing() -> None:
    there: Any = Discord(refuses="coop_hen")
    there.has("coop_hen_000000")
    with pytest.raises(discord.HTTPException):
        await registration.bring_emojis(there)
    # The old drawing stays in use.
    assert there.did == ["+ coop_cash_aaaaaa cash"]


async def test_emojis_are_written_by_id_with_the_latest_drawing() -> None:
    there: Any = Discord()
    there.has("coop_hen_bbbbbb", "coop_hen_000000", "coop_old_dddddd", "somebody_elses")
    assert await registration.spell_emojis(there) == {
        "coop_hen": "<:coop_hen_bbbbbb:100>",
        "coop_old": "<:coop_old_dddddd:102>",
    }


@pytest.mark.parametrize(
    "error",
    [
        discord.HTTPException(Mock(status=500, reason="no"), "no"),
        discord.MissingApplicationID(),
        aiohttp.ClientError(),
    ],
)
async def test_failed_request_leaves_the_plain_characters(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    there: Any = Discord()
    monkeypatch.setattr(there, "fetch_application_emojis", Mock(side_effect=error))
    assert await registration.spell_emojis(there) == {}


def test_drawings_fit_the_limits_of_discord() -> None:
    names = {match["name"] for one in art.drawings() if (match := art.NAMED.fullmatch(one))}
    assert len(names) == len(art.drawings())
    assert {name for game in art.signs().values() for name in game.values()} <= names

    for name, content in art.drawings().items():
        assert 2 <= len(name) <= 32
        assert content.startswith(b"\x89PNG")
        assert len(content) <= 256 * 1024
