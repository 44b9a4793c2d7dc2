"""Three people at a heist on the playground, who press what a test tells them to."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

from playground.discord.world import Channel, Message
from playground.limits.components import walk
from tests.support.playground import Playground, text_of
from tests.support.sentences import sentence

BOT = "tests.browser.stacked_bot"
PEOPLE = ("Ada", "Ben", "Cleo")
QUIET_SECONDS = 1.2
"""Longer than the table waits between two edits of its message."""

STAY, RUN, ROB, END = (
    sentence(f"heist-option-{option}") for option in ("stay", "run", "rob", "end")
)
DONE = sentence("heist-option-done")
PASS = sentence("heist-option-override-pass")

Shown = list[tuple[int, str, list[str]]]


async def gathered(play: Playground) -> None:
    """Start a heist with a slash command, join with all people, and deal."""
    await play.until_online()
    await play.settled(play.slash(PEOPLE[0], "chicken start heist", pace="relaxed"))
    lobby = await play.wait_for_message(play.games)
    for name in PEOPLE[1:]:
        await play.settled(play.click(name, lobby, label=sentence("lobby-button-join")))

    await play.settled(play.click(PEOPLE[0], lobby, label=sentence("lobby-button-start")))
    await asyncio.sleep(1.0)  # an earlier press counts as a double press


def offered(play: Playground, name: str) -> dict[str, tuple[Message, str, list[str]]]:
    """Return what this person may press: label -> message, custom id, and values for a menu."""
    found: dict[str, tuple[Message, str, list[str]]] = {}
    for message in play.dm(name).messages.values():
        for part in answerable(message):
            found[part.get("label", "")] = (message, part["custom_id"], [])
            # An option of a menu is pressed by its own label.
            for option in part.get("options") or []:
                found[option["label"]] = (message, part["custom_id"], [option["value"]])

    return found


def answerable(message: Message) -> list[dict[str, Any]]:
    parts = (part for _, part in walk(message.components) if not part.get("disabled"))
    return [part for part in parts if ":pick" in part.get("custom_id", "")]


async def press(play: Playground, name: str, label: str) -> None:
    """Press this label as soon as it is offered."""
    await play.until(lambda: label in offered(play, name), f"{name} to be offered {label!r}")
    message, custom_id, values = offered(play, name)[label]
    await play.settled(play.click(name, message, custom_id=custom_id, values=values))


def askable(play: Playground, label: str) -> list[str]:
    """Return the people who are offered this now."""
    return [name for name in PEOPLE if label in offered(play, name)]


async def press_on(play: Playground, labels: tuple[str, ...], enough: Callable[[], bool]) -> None:
    """Let each person press the first of these labels that is offered, until `enough` is true."""
    while not enough():
        await play.until(
            lambda: enough() or any(askable(play, label) for label in labels), "a question"
        )
        for name in PEOPLE:
            mine = [label for label in labels if label in offered(play, name)]
            # An earlier press in this round may have been enough.
            if mine and not enough():
                await press(play, name, mine[0])


def tables(play: Playground) -> list[str]:
    """Return the texts of messages with buttons in the channel: these are tables."""
    return [text_of(message) for message in play.games.messages.values() if _has_buttons(message)]


def beside(play: Playground) -> list[str]:
    """Return the texts that the table has posted as messages without buttons."""
    return [
        text_of(message) for message in play.games.messages.values() if not _has_buttons(message)
    ]


def _has_buttons(message: Message) -> bool:
    return any("custom_id" in part for _, part in walk(message.components))


def board(play: Playground) -> str:
    return tables(play)[-1]


def shown(channel: Channel) -> Shown:
    """Return id, text and custom ids of each message; deadlines are left out, as they move."""
    return [
        (
            message.id,
            re.sub(r"<t:\d+:R>", "<deadline>", text_of(message)),
            [part["custom_id"] for _, part in walk(message.components) if "custom_id" in part],
        )
        for message in channel.messages.values()
    ]


def all_shown(play: Playground) -> dict[str, Shown]:
    return {"games": shown(play.games)} | {name: shown(play.dm(name)) for name in PEOPLE}


async def wait_idle(play: Playground) -> None:
    """Wait until the bot has sent nothing for a while."""

    def is_calm() -> bool:
        calls = play.simulation.calls
        now = play.simulation.clock.now()
        return not calls or now - calls[-1].at > QUIET_SECONDS

    await play.until(is_calm, "the bot to fall silent")
