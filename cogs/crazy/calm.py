"""The table as it was before a turn's draws, as long as these are nothing to look at.

The first draw is told with the second, and two face-down ones with what is done then: an edit for
each would cost a request that shows nobody anything but which pile is one card thinner. What is
taken from a discard pile the other one sees at once, and also a draw pile's last card, for it ends
the round. Where the house plays the other one, nobody waits to see it: all is told with what is
done then.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.tables.bulletin import Bulletin
from bot.tables.scene import Scene
from cogs.crazy.story import DRAWS
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DRAW_PILES


def calm(scene: Scene[CrazyView]) -> Scene[CrazyView]:
    """The public scene without the draws that are not told yet."""
    ask = scene.ask
    kind = "" if ask is None else ask.kind
    untold = _untold(kind, scene) if kind in ("draw_second", "act") else ()
    if ask is None or not untold:
        return scene
    view = scene.view
    for drawn in untold:
        view = _put_back(view, str(drawn.facts["pile"]), drawn.facts.get("card"))
    return replace(
        scene,
        ask=replace(ask, kind="draw_first"),
        news=tuple([one for one in scene.news if not any(one is drawn for drawn in untold)]),
        view=view,
    )


def _untold(kind: str, scene: Scene[CrazyView]) -> Sequence[Bulletin]:
    """The newest draw while it is half of two; or both, while neither shows anybody anything."""
    seat = scene.view.turn
    draws = [one for one in scene.news if one.kind in DRAWS and one.facts["seat"] == seat]
    if kind == "draw_second":
        return draws[-1:]
    return () if _is_seen(draws[-2:], scene) else draws[-2:]


def _is_seen(draws: Sequence[Bulletin], scene: Scene[CrazyView]) -> bool:
    """Whether two draws are told before the turn goes on."""
    if not (scene.view.left and scene.view.right):
        return True
    took = any(one.kind == "took" for one in draws)
    return took and not scene.players[1 - scene.view.turn].is_automatic


def _put_back(view: CrazyView, pile: str, card: object) -> CrazyView:
    left = getattr(view, pile)
    before: dict[str, Any] = {pile: left + 1 if pile in DRAW_PILES else (*left, card)}
    seats = [
        one._replace(hand=one.hand - 1) if one.seat == view.turn else one for one in view.seats
    ]
    return view._replace(seats=tuple(seats), **before)
