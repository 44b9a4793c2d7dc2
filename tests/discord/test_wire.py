"""The check of all requests of the bot: it must find what Discord would refuse."""

from copy import deepcopy
from typing import Any

import discord
import pytest
import simcord
from discord.ext import commands

from tests.support.wire import Wire, description

# The message flag for components.
V2 = 1 << 15
MESSAGES = "/channels/1/messages"


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def button(**changed: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Hide", "custom_id": "a"} | changed


def menu(**changed: Any) -> dict[str, Any]:
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": "m", "options": options} | changed


def page(*blocks: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": [{"type": 17, "components": list(blocks)}]}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


# Requests that Discord accepts.
GOOD = [
    ("POST", MESSAGES, {"content": "Hello"}),
    ("POST", MESSAGES, page(text("Hello"), row(button()), row(menu()))),
    ("PATCH", f"{MESSAGES}/2", page(text("Hello"))),
    ("POST", "/interactions/1/t/callback", {"type": 6}),
    ("POST", "/interactions/1/t/callback", {"type": 7, "data": page(text("Hello"))}),
    ("POST", "/users/@me/channels", {"recipient_id": 5}),
    ("PATCH", "/webhooks/1/t/messages/@original", page(text("Hello"))),
]

# Requests that Discord refuses, with a word of the problem that must be found.
BAD = [
    ("POST", MESSAGES, {"content": "x" * 2001}, "2000"),
    ("POST", MESSAGES, {}, "empty message"),
    ("POST", MESSAGES, page(text("x" * 2500), text("x" * 1600)), "4000"),
    ("POST", MESSAGES, page(*[text("x")] * 41), "40"),
    ("POST", MESSAGES, page(row(button(), button())), "twice"),
    ("POST", MESSAGES, page(row(*[button(custom_id=str(n)) for n in range(6)])), "5 buttons"),
    ("POST", MESSAGES, page(row(button(label="x" * 81))), "80"),
    ("POST", MESSAGES, page(row(button(custom_id="x" * 101))), "100"),
    ("POST", MESSAGES, page(row(menu(max_values=3))), "max_values"),
    ("POST", MESSAGES, page(row(menu(options=[]))), "options"),
    ("POST", MESSAGES, page(row(menu(), button())), "row"),
    ("POST", MESSAGES, page(text("Hello")) | {"content": "x"}, "content"),
    ("POST", MESSAGES, {"content": "x", "nonce": "x" * 26}, "nonce"),
    ("PATCH", f"{MESSAGES}/2", page(text("")), "content"),
    ("POST", "/interactions/1/t/callback", {"type": 3}, "type"),
    ("POST", "/interactions/1/t/callback", {"type": 5, "data": {"flags": V2}}, "flags"),
    ("POST", "/interactions/1/t/callback", {"type": 7, "data": page(text(""))}, "content"),
]

# Requests that only Discord's own description shows to be wrong.
BAD_BY_DESCRIPTION = [
    ("POST", MESSAGES, {"content": "x", "tts": "loudly"}, "tts"),
    ("POST", MESSAGES, page({"type": 17, "components": [text("x")]}), "type"),
    ("POST", "/users/@me/channels", {"recipient_id": "somebody"}, "recipient_id"),
    ("POST", "/no/such/route", {}, "no operation"),
    ("PATCH", f"{MESSAGES}/2", {"content": 5}, "content"),
    ("DELETE", f"{MESSAGES}/2", {"content": "x"}, "takes no body"),
]

needs_description = pytest.mark.skipif(
    description() is None, reason="DISCORD_OPENAPI does not name Discord's description"
)


def said(method: str, path: str, body: object) -> list[str]:
    wire = Wire()
    # A copy, because the check may change the body.
    wire.check(method, path, deepcopy(body), [])
    return wire.problems


@pytest.mark.parametrize(("method", "path", "body"), GOOD)
def test_accepted_request_passes(method: str, path: str, body: object) -> None:
    assert said(method, path, body) == []


@pytest.mark.parametrize(("method", "path", "body", "why"), BAD)
def test_refused_request_is_found(method: str, path: str, body: object, why: str) -> None:
    assert any(why in problem for problem in said(method, path, body)), said(method, path, body)


@needs_description
@pytest.mark.parametrize(("method", "path", "body", "why"), BAD_BY_DESCRIPTION)
def test_request_against_the_description_is_found(
    method: str, path: str, body: object, why: str
) -> None:
    assert any(why in problem for problem in said(method, path, body)), said(method, path, body)


async def test_every_kind_of_request_is_recorded(wire: Wire) -> None:
    """Messages, answers to interactions, their edits, and follow-ups are all recorded."""
    bot = commands.Bot("!", intents=discord.Intents(guilds=True), help_command=None)

    @bot.tree.command(description="Say it in every way")
    async def speak(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("answer")
        await interaction.edit_original_response(content="edited")
        await interaction.followup.send("followed up")
        await interaction.user.send("privately")

    async def sync() -> None:
        await bot.tree.sync()

    bot.setup_hook = sync  # type: ignore[method-assign]
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        await guild.add_member(env.create_user("ada")).slash(channel, "speak")

    heard = [
        request.body.get("content") for request in wire.requests if isinstance(request.body, dict)
    ]
    # Answers to interactions hold the message below "data".
    answered = [one.body["data"]["content"] for one in wire.requests if "callback" in one.path]
    assert answered == ["answer"]
    assert {"edited", "followed up", "privately"} <= set(heard)
    assert wire.problems == []
