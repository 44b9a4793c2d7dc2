"""The easy house player: it gathers its strongest groups, and attacks what is plainly weaker."""

from collections.abc import Mapping

from games.engine.asks import Choice
from games.political.players.thinking import At, Chooser, Methodical, first, influence
from games.political.stacks import Stack, nature
from games.political.view import PoliticalView
from games.political.vocabulary import ATTACK

BOLD = 0.35
"""How often it attacks when it could."""
NERVE = 0.1
"""How much more often a bold one does."""


def _turn(at: At) -> Choice | None:
    events, attachments = at.named("event"), at.named("attach")
    if (
        ATTACK in at.decision.options
        and at.rng.random() < BOLD + NERVE * at.daring
        and at.named("recruit")
    ):
        return (ATTACK,)
    for found in (events, attachments):
        if found and at.rng.random() < 0.2:
            return (at.rng.choice(found),)
    recruits = at.named("recruit")
    return (max(recruits, key=influence),) if recruits else None


def _target(at: At) -> Choice | None:
    """The weakest that is not its own."""
    own = {stack[0] for stack in at.view.seats[at.mind.own.seat].base}
    stacks = {stack[0]: stack for stack in _on_the_table(at.view)}
    found = [one for one in at.named("stack") if one.value not in own]
    weakest = min(found, key=lambda one: nature(stacks[one.word]).battle, default=None)
    return None if weakest is None else (weakest,)


def _team(at: At) -> Choice:
    return (max(at.named("join"), key=influence),)


def _on_the_table(view: PoliticalView) -> list[Stack]:
    return [*view.middle, *(stack for one in view.seats for stack in one.base)]


class EasyHouse(Methodical):
    """A hearty beginner."""

    choosers: Mapping[str, Chooser] = {
        "turn": _turn,
        "target": _target,
        "intent": first,
        "team": _team,
        "attack": first,
    }
