"""What a table says below the game's own page while it is paused or misses people: on its channel's
message for everybody, and on private cards to the host, who can bring it back; and when a host is
called.
"""

from collections.abc import Iterator
from math import ceil

from bot.i18n.words import Words
from bot.pages.loss import Loss
from bot.pages.page import Block, Button, Do, Line, Row, Text, Tone
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from bot.tables.table import Status

BESIDES = 1
"""The button is a My hand, beside the game's own: whoever asks for their cards is back."""

RETURN = "return"
"""The verb of the button Go on."""

_BROKEN = "paused-broken"
_CANNOT_RESUME = "paused-cannot-resume"
_FOR_THE_HOST = frozenset({*(loss.value for loss in Loss), _BROKEN, _CANNOT_RESUME})
"""Reasons that are the host's to remove; a table that has only dozed off is woken by anybody."""

_NOT_BY_BUTTON = frozenset({Loss.CHANNEL.value, _CANNOT_RESUME})
"""Reasons that a press cannot remove: there is no channel to go on in, or no rules to go on by."""

FULL = "full"
DECLINED = "declined"
"""Why the host of a lobby is called: nobody more can join, or the challenge was declined."""


def waiting(scene: Scene, words: Words, *, on_cards: bool) -> Iterator[Block]:
    """How long a paused table waits; a button for people who are away. `on_cards`: that button is
    on their private cards too, so that a game which goes on need not show it.
    """
    if scene.status is Status.PAUSED and scene.until is not None:
        yield Text(_until(scene.until, words))

    away = any(player.absence is not None for player in scene.players)
    goes_on = scene.status is Status.PLAYING
    if scene.reason == ASLEEP or (goes_on and away and not on_cards):
        yield Row((Button(words("chat-back"), Do("hand", BESIDES), Tone.MAIN, "🐣"),))


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
        lines.append(_until(scene.until, words))

    yield Text("\n".join(lines))
    if _is_host(scene) and scene.reason not in _NOT_BY_BUTTON:
        yield Row((Button(words("way-out-button"), Do(RETURN), Tone.MAIN, "▶️"),))


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


def _until(moment: float, words: Words) -> str:
    return "-# " + words("chat-until", when=f"<t:{ceil(moment)}:R>")
