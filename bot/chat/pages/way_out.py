"""What is the host's to do: what the cards of a paused table say below the game's own page, who can
bring it back and how; and when the host of a lobby is called.
"""

from collections.abc import Iterator
from math import ceil

from bot.chat.pages.page import Block, Button, Do, Line, Row, Text, Tone
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Loss, Status

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


FULL = "full"
DECLINED = "declined"
"""Why the host of a lobby is called: nobody more can join, or the challenge was declined."""


def asks_host(scene: Scene) -> str | None:
    """How to go on is a question to the host: it rings like any other. One per reason."""
    if not _is_host(scene):
        return None
    if scene.status is Status.PAUSED:
        return scene.reason if scene.reason in _FOR_THE_HOST else None
    return _in_a_lobby(scene) if scene.status is Status.LOBBY else None


def _in_a_lobby(scene: Scene) -> str | None:
    people = sum(not player.is_house for player in scene.players)
    if len(scene.players) >= scene.most and people > 1:
        return FULL
    return DECLINED if scene.guest is not None and scene.guest.declined else None


def _is_host(scene: Scene) -> bool:
    return scene.viewer is not None and scene.players[scene.viewer].user_id == scene.host_id
