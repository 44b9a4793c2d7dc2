"""What a paused table's cards say below the game's own page: who can bring it back, and how."""

from collections.abc import Iterator

from bot.chat.page import Block, Button, Do, Line, Row, Text, Tone
from bot.chat.troubles import Loss
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from bot.tables.table import Status
from bot.words import Words

RETURN = "return"
"""The verb of the button Go on."""

_NOT_BY_BUTTON = frozenset({Loss.CHANNEL.value, "paused-cannot-resume"})
"""Reasons that a press cannot remove: there is no channel to go on in, or no rules to go on by."""


def way_out(scene: Scene, words: Words) -> Iterator[Block]:
    """The host reads what to do, everybody else that the host knows."""
    if not scene.reason or scene.reason == ASLEEP:
        return
    yield Line()
    if not _is_host(scene):
        yield Text(words("way-out-of-others", host=scene.host_name))
        return
    said = f"way-out-{scene.reason}"
    known = said if words.has(said) else "way-out-other"
    yield Text(words(known, number=scene.number, channel=f"<#{scene.channel_id}>"))
    if scene.reason not in _NOT_BY_BUTTON:
        yield Row((Button(words("way-out-button"), Do(RETURN), Tone.MAIN, "▶️"),))


def asks_host(scene: Scene) -> str | None:
    """How to go on is a question to the host: it rings like any other. One per reason."""
    paused = scene.status is Status.PAUSED and _is_host(scene)
    return scene.reason if paused else None


def _is_host(scene: Scene) -> bool:
    return scene.viewer is not None and scene.players[scene.viewer].user_id == scene.host_id
