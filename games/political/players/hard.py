"""The hard house player: it weighs every attack against everything else that a turn could bring."""

from games.engine.asks import Choice
from games.political.building import Draft
from games.political.players import plans
from games.political.players.acts import JudgedAct, best_act
from games.political.players.thinking import At, Methodical, inbox
from games.political.players.worth import HARD, Style, mind
from games.political.stacks import card, read_stack
from games.political.view import PoliticalView
from games.political.vocabulary import ATTACK, BACK, GROUPS, INTENTS, option

NERVE = 0.25
"""What an attack is worth to a bold one for its own sake."""


class HardHouse(Methodical):
    """Weighs everything, by its style."""

    slow = True
    """Looking through all attacks takes some milliseconds."""

    def __init__(self, style: Style = HARD) -> None:
        self.style = style
        self.choosers = {
            "turn": self._turn,
            "target": self._target,
            "intent": self._intent,
            "team": self._team,
            "attack": self._build,
            "answer": self._build,
            "reraise": self._build,
            "place": self._place,
            "pick": self._pick,
            "move": self._pick,
            "victim": self._pick,
            "inbox": inbox,
        }

    # -- what it means to do: a pure function of the view, so that every step goes the same way ----

    def attack(self, view: PoliticalView) -> plans.Plan | None:
        return plans.best_attack(view, self.style)

    def act(self, at: At) -> JudgedAct | None:
        """None: attack."""
        plan, act = self.attack(at.view), best_act(mind(at.view, self.style), at.decision.options)
        if plan is None or ATTACK not in at.decision.options:
            return act
        return None if plan.worth + NERVE * at.daring >= act.worth else act

    def picks(self, view: PoliticalView, name: str) -> tuple[str, ...]:
        """What is named for this card."""
        kind = "event" if card(name).kind == "event" else "attach"
        return best_act(mind(view, self.style), [option(kind, name)]).picks

    def draft(self, view: PoliticalView) -> Draft:
        """What it brings into the battle that it is asked about."""
        if view.phase == "turn":
            plan = self.attack(view)
            return Draft() if plan is None else plan.draft
        think = plans.best_answer if view.phase == "answer" else plans.best_reraise
        return think(view, self.style)

    # -- step by step -----------------------------------------------------------------------------

    def _turn(self, at: At) -> Choice:
        act = self.act(at)
        return (ATTACK if act is None else act.option,)

    def _target(self, at: At) -> Choice | None:
        plan = self.attack(at.view)
        return None if plan is None else (option("stack", plan.target),)

    def _intent(self, at: At) -> Choice | None:
        plan = self.attack(at.view)
        return None if plan is None else (INTENTS[plan.intent],)

    def _team(self, at: At) -> Choice:
        groups = self.draft(at.view).groups
        return tuple([option("join", group) for group in groups]) or (BACK,)

    def _build(self, at: At) -> Choice:
        """Groups first, then one attachment after the other, then go. Where somebody else began,
        and with other groups, what was meant for those that are not there is not laid.
        """
        draft, done = self.draft(at.view), at.decision.options[0]
        if draft.groups and done.kind in ("call", "stand") and GROUPS in at.decision.options:
            return (GROUPS,)
        laid = int(str(at.decision.about["laid"]))
        if laid < len(draft.laid) and draft.laid[laid].group in _fighting(at):
            wanted = card(draft.laid[laid].card).entry
            for one in at.named("lay"):
                if card(one.word).entry == wanted:
                    return (one,)
        return (done,)

    def _place(self, at: At) -> Choice | None:
        """Where the plan wants the attachment; outside battles, where it does most."""
        if "laid" not in at.decision.about:
            return self._pick(at)
        draft, laid = self.draft(at.view), int(str(at.decision.about["laid"]))
        return (option("stack", draft.laid[laid].group),) if laid < len(draft.laid) else (BACK,)

    def _pick(self, at: At) -> Choice | None:
        """What the act that is being carried out was meant for."""
        picks = self.picks(at.view, str(at.decision.about["card"]))
        return next(((one,) for one in at.decision.options if str(one.value) in picks), None)


def _fighting(at: At) -> set[str]:
    """The groups of the battle that is being built."""
    about = at.decision.about
    facts = (about["target"], about["team"], about["defence"])
    stacks = [one for fact in facts for one in (fact if isinstance(fact, list) else [fact])]
    return {read_stack(str(stack))[0] for stack in stacks}
