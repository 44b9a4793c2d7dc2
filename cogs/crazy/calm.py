"""The table as it was before a turn's first draw, until the second one is made.

Both draws are told at once: an edit for each would take the table over one request a choice, and
nobody at the table can do anything with the first one alone.
"""

from dataclasses import replace
from typing import Any

from bot.tables.scene import Scene
from cogs.crazy.story import DRAWS
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DRAW_PILES


def calm(scene: Scene) -> Scene:
    """The public scene without the draw that is half of two."""
    ask = scene.ask
    places = [place for place, one in enumerate(scene.news) if one.kind in DRAWS]
    if ask is None or ask.kind != "draw_second" or not places:
        return scene
    drawn = scene.news[places[-1]]
    return replace(
        scene,
        ask=replace(ask, kind="draw_first"),
        news=scene.news[: places[-1]] + scene.news[places[-1] + 1 :],
        view=_put_back(scene.view, str(drawn.facts["pile"]), drawn.facts.get("card")),
    )


def _put_back(view: CrazyView, pile: str, card: object) -> CrazyView:
    left = getattr(view, pile)
    before: dict[str, Any] = {pile: left + 1 if pile in DRAW_PILES else (*left, card)}
    seats = [
        one._replace(hand=one.hand - 1) if one.seat == view.turn else one for one in view.seats
    ]
    return view._replace(seats=tuple(seats), **before)
