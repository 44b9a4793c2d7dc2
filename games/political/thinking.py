"""What the house players of Political Chicken share: what they see, and how they go about it."""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from games.kit.asks import Choice, Decision, Option
from games.kit.house import default_choice
from games.kit.temper import Tempered
from games.political.acts import best_act
from games.political.stacks import card, score
from games.political.view import PoliticalView
from games.political.vocabulary import option
from games.political.worth import Mind, mind


class At(NamedTuple):
    """What a house player is asked, and what it sees and rolls."""

    view: PoliticalView
    decision: Decision
    rng: Random
    daring: float = 0.0

    @property
    def mind(self) -> Mind:
        return mind(self.view)

    def named(self, kind: str) -> list[Option]:
        return [one for one in self.decision.options if one.kind == kind]


Chooser = Callable[[At], Choice | None]


class Methodical(Tempered):
    """Looks up what to do for each kind of decision; elsewhere it is silent."""

    choosers: Mapping[str, Chooser]

    def choose(self, view: PoliticalView, decision: Decision, rng: Random) -> Choice:
        chooser = self.choosers.get(decision.kind)
        at = At(view, decision, rng, self.daring(rng, lambda: _trails(view)))
        chosen = None if chooser is None else chooser(at)
        if chosen is None or not decision.allows(chosen):
            return default_choice(decision, rng)
        return chosen


def _trails(view: PoliticalView) -> bool:
    scores = [score(one.base) for one in view.seats]
    return view.own is not None and max(scores) > scores[view.own.seat]


def influence(one: Option) -> int:
    return card(one.word).influence


def first(at: At) -> Choice:
    return (at.decision.options[0],)


def picked(at: At) -> Choice | None:
    """What the act that is being carried out was meant for."""
    name = at.decision.about["card"]
    picks = _meant(at, str(name))
    return next(((one,) for one in at.decision.options if str(one.value) in picks), None)


def _meant(at: At, name: str) -> tuple[str, ...]:
    kind = "event" if card(name).kind == "event" else "attach"
    return best_act(at.mind, [option(kind, name)]).picks


def inbox(at: At) -> Choice | None:
    """The most valuable card goes."""
    found = at.named("discard")
    return (max(found, key=lambda one: at.mind.hoard(one.word)),) if found else None
