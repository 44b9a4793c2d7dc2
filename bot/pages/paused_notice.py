"""Notices of a table that is paused, or has absent players.

The notices are below the game's own page: on the public message for all players, and on private
cards with what the host can do. This module also decides when the host is notified.
"""

from collections.abc import Iterator
from math import ceil

from bot.i18n.words import Words
from bot.pages.page import Block, Button, Do, Line, Row, Text, Tone
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from bot.tables.table import Loss, Status

BESIDES = 1
"""The index of a second "My hand" button on the same message, which needs another custom id.

A player who asks for their card counts as returned.
"""

RETURN = "return"
"""The verb of the button "Go on"."""

_BROKEN = "paused-broken"
_CANNOT_RESUME = "paused-cannot-resume"
_FOR_THE_HOST = frozenset({*(loss.value for loss in Loss), _BROKEN, _CANNOT_RESUME})
"""Reasons of a pause that the host must remove.

Any player can resume a table that is paused because all players are away.
"""

_NOT_BY_BUTTON = frozenset({Loss.CHANNEL.value, _CANNOT_RESUME})
"""Reasons that a press cannot remove: the channel is gone, or the rules have changed."""

FULL = "full"
"""Why the host of a lobby is notified: the lobby is full."""

DECLINED = "declined"
"""Why the host of a lobby is notified: the challenge was declined."""


def waiting(scene: Scene, words: Words, *, on_cards: bool) -> Iterator[Block]:
    """Yield how long a paused table waits, and a button for absent players.

    Args:
        scene: The table.
        words: The language.
        on_cards: Whether the button is on the private cards too. If so, the public message shows it
            only if the game is paused because all players are away.
    """
    if scene.status is Status.PAUSED and scene.until is not None:
        yield Text(_until(scene.until, words))

    # A game goes on while house players replace absent players, who then need the button too.
    is_player_away = any(player.absence is not None for player in scene.players)
    is_playing = scene.status is Status.PLAYING
    # ASLEEP is the reason of a pause because all players are away.
    if scene.reason == ASLEEP or (is_playing and is_player_away and not on_cards):
        yield Row((Button(words("chat-back"), Do("hand", BESIDES), Tone.MAIN, "🐣"),))


def host_help(scene: Scene, words: Words) -> Iterator[Block]:
    """Yield what the host can do; for other players, yield that the host knows of the pause."""
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
    """Return a name for what the host must decide, such as how to go on; None if there is nothing.

    The host is notified once for each name, as for a question of the game.
    """
    if not _is_host(scene):
        return None
    if scene.status is Status.PAUSED:
        return scene.reason if scene.reason in _FOR_THE_HOST else None

    return _lobby_notice(scene) if scene.status is Status.LOBBY else None


def _lobby_notice(scene: Scene) -> str | None:
    # A host who plays only against house players need not be told that the lobby is full.
    people = sum(not player.is_house for player in scene.players)
    if len(scene.players) >= scene.most and people > 1:
        return FULL
    return DECLINED if scene.guest is not None and scene.guest.declined else None


def _is_host(scene: Scene) -> bool:
    return scene.viewer is not None and scene.players[scene.viewer].user_id == scene.host_id


def _until(time: float, words: Words) -> str:
    # "<t:…:R>" counts down in Discord; "-# " makes small print.
    return "-# " + words("chat-until", when=f"<t:{ceil(time)}:R>")
