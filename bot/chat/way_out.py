"""What a paused table's cards say below the game's own page: who can bring it back, and how."""

from collections.abc import Iterator
from math import ceil

from bot.chat.page import Block, Button, Do, Line, Row, Text, Tone
from bot.chat.troubles import Loss
from bot.tables.scene import Scene
from bot.tables.table import Status
from bot.words import Words

RETURN = "return"
"""The verb of the button Go on."""

_BROKEN = "paused-broken"
_CANNOT_RESUME = "paused-cannot-resume"
_FOR_THE_HOST = frozenset({*(loss.value for loss in Loss), _BROKEN, _CANNOT_RESUME})
"""Reasons that are the host's to remove; a table that has only dozed off is woken by anybody."""

_NOT_BY_BUTTON = frozenset({Loss.CHANNEL.value, _CANNOT_RESUME})
"""Reasons that a press cannot remove: there is no channel to go on in, or no rules to go on by."""


def way_out(scene: Scene, words: Words) -> Iterator[Block]:
    """The host reads what to do, everybody else that the host knows."""
    if scene.reason not in _FOR_THE_HOST:
        return
    yield Line()
    lines = [words("way-out-of-others", host=scene.host_name)]
    if _is_host(scene):
        channel = f"<#{scene.channel_id}>"
        lines = [words(f"way-out-{scene.reason}", number=scene.number, channel=channel)]
    if scene.until is not None:
        lines.append("-# " + words("chat-until", when=f"<t:{ceil(scene.until)}:R>"))
    yield Text("\n".join(lines))
    if _is_host(scene) and scene.reason not in _NOT_BY_BUTTON:
        yield Row((Button(words("way-out-button"), Do(RETURN), Tone.MAIN, "▶️"),))


def asks_host(scene: Scene) -> str | None:
    """How to go on is a question to the host: it rings like any other. One per reason."""
    paused = scene.status is Status.PAUSED and _is_host(scene)
    return scene.reason if paused and scene.reason in _FOR_THE_HOST else None


def _is_host(scene: Scene) -> bool:
    return scene.viewer is not None and scene.players[scene.viewer].user_id == scene.host_id
