"""The hard house player: it weighs every attack against everything else that a turn could bring."""

from collections.abc import Mapping
from typing import ClassVar

from games.kit.asks import Choice
from games.political import plans
from games.political.acts import best_act
from games.political.building import Draft
from games.political.stacks import card
from games.political.thinking import At, Chooser, Methodical, inbox, picked
from games.political.vocabulary import ATTACK, BACK, GROUPS, INTENTS, option

NERVE = 0.25
"""What an attack is worth to a bold one for its own sake."""


def _plan(at: At) -> plans.Plan | None:
    return plans.best_attack(at.view)


def _turn(at: At) -> Choice | None:
    plan, act = _plan(at), best_act(at.mind, at.decision.options)
    if (
        plan is not None
        and ATTACK in at.decision.options
        and plan.worth + NERVE * at.daring >= act.worth
    ):
        return (ATTACK,)
    return (act.option,)


def _target(at: At) -> Choice | None:
    plan = _plan(at)
    return None if plan is None else (option("stack", plan.target),)


def _intent(at: At) -> Choice | None:
    plan = _plan(at)
    return None if plan is None else (INTENTS[plan.intent],)


def _draft(at: At) -> Draft:
    """What it means to bring into the battle that it is asked about."""
    if at.view.phase == "turn":
        plan = _plan(at)
        return Draft() if plan is None else plan.draft
    battle = at.view.battle
    assert battle is not None, "a builder belongs to a battle"
    think = plans.best_answer if at.view.phase == "answer" else plans.best_reraise
    return think(at.view)


def _team(at: At) -> Choice | None:
    groups = _draft(at).groups
    return tuple([option("join", group) for group in groups]) or (BACK,)


def _build(at: At) -> Choice:
    """Groups first, then one attachment after the other, then go."""
    draft, done = _draft(at), at.decision.options[0]
    if draft.groups and done.kind in ("call", "stand") and GROUPS in at.decision.options:
        return (GROUPS,)
    laid = int(str(at.decision.about["laid"]))
    if laid < len(draft.laid):
        wanted = card(draft.laid[laid].card).entry
        for one in at.named("lay"):
            if card(one.word).entry == wanted:
                return (one,)
    return (done,)


def _place(at: At) -> Choice | None:
    """Where the plan wants the attachment; outside battles, where it does most."""
    if "laid" in at.decision.about:
        draft, laid = _draft(at), int(str(at.decision.about["laid"]))
        return (option("stack", draft.laid[laid].group),) if laid < len(draft.laid) else (BACK,)
    return picked(at)


class HardHouse(Methodical):
    """Weighs everything."""

    slow = True
    """Looking through all attacks takes some milliseconds."""

    choosers: ClassVar[Mapping[str, Chooser]] = {
        "turn": _turn,
        "target": _target,
        "intent": _intent,
        "team": _team,
        "attack": _build,
        "answer": _build,
        "reraise": _build,
        "place": _place,
        "pick": picked,
        "move": picked,
        "victim": picked,
        "inbox": inbox,
    }
