"""The house players of Political Chicken. They know the view of their seat and nothing else.

easy    recruits its strongest groups, and attacks what is clearly weaker
medium  collects one wing, looks at one battle at a time, attacks at even odds or better, and raises
        when it is close
hard    compares every attack with everything else that a turn can do (plans.py, worth.py)
expert  keeps its cards and looks ahead. It imagines the hidden cards (hands, deck, reserve) many
        times and plays the game to its end for each candidate act, attack and answer. It plays
        itself with the weights of CUNNING, the others with these or those of hard, differently in
        each world. The value of a choice is the share of these games that it wins (search.py)
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

from games.engine.asks import Choice, Decision, Option
from games.engine.house import default_choice
from games.engine.temper import Tempered
from games.political.battle import Draft
from games.political.events import DEAL_AT_MOST, open_to_events
from games.political.players import plans
from games.political.players.plans import AttackPlan, Move
from games.political.players.worth import CUNNING, HARD, JudgedAct, Mind, Style, best_act, mind
from games.political.stacks import Stack, card, may_lie, nature, read_stack, score
from games.political.view import PoliticalView
from games.political.vocabulary import (
    ATTACK,
    BACK,
    DESTROY,
    GROUPS,
    INTENTS,
    LEFT,
    NOBODY,
    PASS,
    RIGHT,
    TAKE_OVER,
    option,
)

# -- what they share -------------------------------------------------------------------------------


class PoliticalContext(NamedTuple):
    """What a chooser knows: the view, the decision, the random generator, and how bold the temper
    is.
    """

    view: PoliticalView
    decision: Decision
    rng: Random
    daring: float = 0.0

    @property
    def mind(self) -> Mind:
        return mind(self.view)

    def named(self, kind: str) -> list[Option]:
        """Return the options of this kind."""
        return [option for option in self.decision.options if option.kind == kind]


Chooser = Callable[[PoliticalContext], Choice | None]


class Methodical(Tempered):
    """A house player with one chooser for each kind of decision.

    Without a chooser it takes the default.
    """

    choosers: Mapping[str, Chooser]

    def choose(self, view: PoliticalView, decision: Decision, rng: Random) -> Choice:
        """Return what the chooser takes, or the default if that is not legal."""
        chooser = self.choosers.get(decision.kind)
        # An idle event would end the turn without any effect.
        reduced = _without_idle_events(view, decision) if decision.kind == "turn" else decision
        at = PoliticalContext(view, reduced, rng, self.daring(rng, lambda: _trails(view)))
        chosen = None if chooser is None else chooser(at)
        if chosen is None or not decision.allows(chosen):
            return default_choice(decision, rng)

        return chosen


def _without_idle_events(view: PoliticalView, decision: Decision) -> Decision:
    """Return the decision without events that change nothing, unless no other option is left."""
    kept = [
        option
        for option in decision.options
        if option.kind != "event" or not idle(view, option.word)
    ]
    return replace(decision, options=kept) if kept else decision


def idle(view: PoliticalView, name: str) -> bool:
    """Return whether, from the viewer's view, this event certainly changes nothing.

    The rules allow playing it anyway (PO-57). The discard is not in the view, so a Comeback Tour
    counts as idle only if the discard is empty.
    """
    effect = card(name).power
    bases = open_to_events([stack for seat_view in view.seats for stack in seat_view.base])
    stacks = [*bases, *open_to_events(view.middle)]
    match effect:
        case "fundraiser":
            return view.deck + view.reserve == 0
        case "comeback":
            return view.discard == 0
        case "leaked_inbox":
            return not any(
                seat_view.hand for seat, seat_view in enumerate(view.seats) if seat != view.viewer
            )
        case "left_exodus" | "right_exodus":
            wing = LEFT if effect == "left_exodus" else RIGHT
            return all(nature(stack).wing != wing for stack in bases)
        case "term_limits":
            return not bases
        case "scandal":
            return not stacks
        case "backroom_deal":
            middle = open_to_events(view.middle)
            return all(nature(stack).influence > DEAL_AT_MOST for stack in middle)
        case "redistricting":
            return not any(_can_move(stack, stacks) for stack in stacks)
        case _:  # Fact Check
            return all(len(stack) == 1 for stack in stacks)


def _can_move(stack: Stack, stacks: Sequence[Stack]) -> bool:
    """Return whether an attachment of this stack could be moved to another one."""
    others = [other for other in stacks if other is not stack]
    return any(may_lie(name, other) for name in stack[1:] for other in others)


def _trails(view: PoliticalView) -> bool:
    """Return whether another seat has a higher score."""
    scores = [score(seat_view.base) for seat_view in view.seats]
    return view.own is not None and max(scores) > scores[view.own.seat]


def influence(one: Option) -> int:
    """Return the influence of the option's card."""
    return card(one.word).influence


def first(at: PoliticalContext) -> Choice:
    """Take the first option."""
    return (at.decision.options[0],)


def picked(at: PoliticalContext) -> Choice | None:
    """Take the detail that was planned for the card being played."""
    # The dialogue asks step by step; planning again gives the same result, because plans are pure.
    name = at.decision.about["card"]
    picks = _meant(at, str(name))
    return next(((option,) for option in at.decision.options if str(option.value) in picks), None)


def _meant(at: PoliticalContext, name: str) -> tuple[str, ...]:
    kind = "event" if card(name).kind == "event" else "attach"
    return best_act(at.mind, [option(kind, name)]).picks


def inbox(at: PoliticalContext) -> Choice | None:
    """Discard the most valuable card of the victim."""
    options = at.named("discard")
    return (max(options, key=lambda option: at.mind.hoard(option.word)),) if options else None


# -- easy ------------------------------------------------------------------------------------------


BOLD = 0.35
"""The probability that it attacks when it could."""
EASY_NERVE = 0.1
"""How much higher the probability is for a bold one."""


def _easy_turn(at: PoliticalContext) -> Choice | None:
    """Attack sometimes, lay or play a card sometimes, otherwise recruit the strongest group."""
    events = at.named("event")
    attachments = at.named("attach")
    if (
        ATTACK in at.decision.options
        and at.rng.random() < BOLD + EASY_NERVE * at.daring
        and at.named("recruit")
    ):
        return (ATTACK,)

    for options in (events, attachments):
        if options and at.rng.random() < 0.2:
            return (at.rng.choice(options),)

    recruits = at.named("recruit")
    return (max(recruits, key=influence),) if recruits else None


def _easy_target(at: PoliticalContext) -> Choice | None:
    """Take the weakest stack that is not its own."""
    own = {stack[0] for stack in at.view.seats[at.mind.own.seat].base}
    stacks = {stack[0]: stack for stack in _on_the_table(at.view)}
    options = [option for option in at.named("stack") if option.value not in own]
    weakest = min(options, key=lambda one: nature(stacks[one.word]).battle, default=None)
    return None if weakest is None else (weakest,)


def _easy_team(at: PoliticalContext) -> Choice:
    """Take the strongest group."""
    return (max(at.named("join"), key=influence),)


def _on_the_table(view: PoliticalView) -> list[Stack]:
    return [*view.middle, *(stack for seat_view in view.seats for stack in seat_view.base)]


class EasyHouse(Methodical):
    """A beginner."""

    choosers: Mapping[str, Chooser] = {
        "turn": _easy_turn,
        "target": _easy_target,
        "intent": first,
        "team": _easy_team,
        "attack": first,
    }


# -- medium ----------------------------------------------------------------------------------------


CLOSE = 2
"""It raises if the totals differ by at most this."""
MEDIUM_NERVE = 0.5
"""How many points an attack is worth in itself to a bold one."""


class AttackAim(NamedTuple):
    """A planned attack: target, intent and team."""

    worth: float
    target: str
    intent: str
    groups: tuple[str, ...]


@lru_cache(maxsize=64)
def _aim(view: PoliticalView) -> AttackAim | None:
    """Return the attack with the best value.

    It needs even odds against players, one point less against unaffiliated stacks.
    """
    thought = mind(view)
    # Only groups of the own wing join, as they will lie in the base afterwards.
    hand = [name for name in thought.own.hand if card(name).wing == thought.wing]
    hand.sort(key=lambda name: card(name).influence)
    aims = [
        aim
        for owner, row in [
            *enumerate([seat_view.base for seat_view in view.seats]),
            (NOBODY, view.middle),
        ]
        if owner != thought.own.seat
        for stack in row
        for aim in _aims(thought, owner, stack, hand)
    ]
    return max(aims, key=lambda aim: aim.worth, default=None)


def _aims(thought: Mind, owner: int, stack: Stack, hand: Sequence[str]) -> list[AttackAim]:
    """Return the attack on this stack, if a team is strong enough."""
    stack_nature = nature(stack)
    need = stack_nature.battle + (0 if owner != NOBODY else -1)
    # One group that is strong enough, the weakest such; otherwise the two strongest together.
    team = next((name for name in hand if card(name).influence >= need), None)
    groups = (team,) if team is not None else tuple(hand[-2:])
    if not groups or sum(card(name).influence for name in groups) < need:
        return []
    if stack_nature.wing == thought.wing and stack_nature.take_over:
        return [AttackAim(stack_nature.influence - 0.5 * len(groups), stack[0], TAKE_OVER, groups)]

    spite = thought.spite(owner, stack)
    return (
        [AttackAim(spite - len(groups), stack[0], DESTROY, groups)] if stack_nature.destroy else []
    )


def _turn(at: PoliticalContext) -> Choice | None:
    """Attack if it pays, otherwise recruit for the own wing, otherwise play the strongest other
    card.
    """
    aim = _aim(at.view)
    if aim is not None and aim.worth + MEDIUM_NERVE * at.daring > 0:
        return (ATTACK,)

    wing = at.mind.wing
    recruits = [option for option in at.named("recruit") if card(option.word).wing == wing]
    if recruits:
        return (max(recruits, key=influence),)

    others = at.named("attach") or at.named("event") or at.named("let_go")
    return (max(others, key=lambda option: abs(influence(option))),) if others else None


def _target(at: PoliticalContext) -> Choice | None:
    """Take the target of the planned attack."""
    aim = _aim(at.view)
    return None if aim is None else (option("stack", aim.target),)


def _intent(at: PoliticalContext) -> Choice | None:
    """Take the intent of the planned attack."""
    aim = _aim(at.view)
    return None if aim is None else (INTENTS[aim.intent],)


def _team(at: PoliticalContext) -> Choice | None:
    """Take the team of the planned attack; in an answer, the strongest group of the own wing."""
    aim = _aim(at.view) if at.view.phase == "turn" else None
    if aim is not None:
        return tuple([option("join", group) for group in aim.groups])

    mine = [choice for choice in at.named("join") if card(choice.word).wing == at.mind.wing]
    return (max(mine, key=influence),) if mine else (BACK,)


def _answer(at: PoliticalContext) -> Choice:
    """Add one group of the own wing if the battle is close and the target is worth it."""
    about = at.decision.about
    done = at.decision.options[0]
    margin = int(str(about["attack"])) - int(str(about["defending"]))
    worthy = at.mind.signed(read_stack(str(about["target"]))) > 0
    friends = [name for name in at.mind.own.hand if card(name).wing == at.mind.wing]
    bare = done.kind in ("call", "stand")
    if bare and worthy and friends and abs(margin) <= CLOSE and GROUPS in at.decision.options:
        return (GROUPS,)

    return (done,)


class MediumHouse(Methodical):
    """A player who looks at one battle at a time."""

    choosers: Mapping[str, Chooser] = {
        "turn": _turn,
        "target": _target,
        "intent": _intent,
        "team": _team,
        "attack": first,
        "answer": _answer,
        "reraise": _answer,
        "pick": picked,
        "victim": picked,
        "inbox": inbox,
    }


# -- hard ------------------------------------------------------------------------------------------


HARD_NERVE = 0.25
"""How many points an attack is worth in itself to a bold one."""


class HardHouse(Methodical):
    """Compares all attacks and other acts, with the weights of its style."""

    slow = True
    """Comparing all attacks takes some milliseconds."""

    def __init__(self, style: Style = HARD) -> None:
        """Play with the weights of this style."""
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

    # -- the plan: a pure function of the view, so that all steps of a dialogue follow the same plan
    # --

    def attack(self, view: PoliticalView) -> plans.AttackPlan | None:
        """Return the best attack; None if there is none."""
        return plans.best_attack(view, self.style)

    def act(self, at: PoliticalContext) -> JudgedAct | None:
        """Return the best act other than an attack; None: attack."""
        plan = self.attack(at.view)
        act = best_act(mind(at.view, self.style), at.decision.options)
        # Without this option even a valuable plan cannot be carried out.
        if plan is None or ATTACK not in at.decision.options:
            return act

        return None if plan.worth + HARD_NERVE * at.daring >= act.worth else act

    def picks(self, view: PoliticalView, name: str) -> tuple[str, ...]:
        """Return what is chosen for this card."""
        kind = "event" if card(name).kind == "event" else "attach"
        return best_act(mind(view, self.style), [option(kind, name)]).picks

    def draft(self, view: PoliticalView) -> Draft:
        """Return what to bring into the battle of the open decision."""
        if view.phase == "turn":
            plan = self.attack(view)
            return Draft() if plan is None else plan.draft

        think = plans.best_answer if view.phase == "answer" else plans.best_reraise
        return think(view, self.style)

    # -- step by step -----------------------------------------------------------------------------

    def _turn(self, at: PoliticalContext) -> Choice:
        """Take the act of the plan."""
        act = self.act(at)
        return (ATTACK if act is None else act.option,)

    def _target(self, at: PoliticalContext) -> Choice | None:
        """Take the target of the plan."""
        plan = self.attack(at.view)
        return None if plan is None else (option("stack", plan.target),)

    def _intent(self, at: PoliticalContext) -> Choice | None:
        """Take the intent of the plan."""
        plan = self.attack(at.view)
        return None if plan is None else (INTENTS[plan.intent],)

    def _team(self, at: PoliticalContext) -> Choice:
        """Take the groups of the plan."""
        groups = self.draft(at.view).groups
        return tuple([option("join", group) for group in groups]) or (BACK,)

    def _build(self, at: PoliticalContext) -> Choice:
        """Add the groups of the plan, then one attachment after the other, then finish.

        If another player began this dialogue for the seat, the groups may differ from the plan.
        Attachments for groups that are not in the battle are then not laid.
        """
        draft = self.draft(at.view)
        done = at.decision.options[0]
        if draft.groups and done.kind in ("call", "stand") and GROUPS in at.decision.options:
            return (GROUPS,)

        laid = int(str(at.decision.about["laid"]))
        if laid < len(draft.laid) and draft.laid[laid].group in _fighting(at):
            # A copy of the card will do: the menu lists one of each set of copies.
            entry = card(draft.laid[laid].card).entry
            for option in at.named("lay"):
                if card(option.word).entry == entry:
                    return (option,)

        return (done,)

    def _place(self, at: PoliticalContext) -> Choice | None:
        """Take the place of the plan; outside battles, the best place."""
        # Only facts about a battle have `laid`.
        if "laid" not in at.decision.about:
            return self._pick(at)

        draft = self.draft(at.view)
        laid = int(str(at.decision.about["laid"]))
        return (option("stack", draft.laid[laid].group),) if laid < len(draft.laid) else (BACK,)

    def _pick(self, at: PoliticalContext) -> Choice | None:
        """Take the detail that was planned for the card being played."""
        picks = self.picks(at.view, str(at.decision.about["card"]))
        return next(
            ((option,) for option in at.decision.options if str(option.value) in picks), None
        )


def _fighting(at: PoliticalContext) -> set[str]:
    """Return the groups in the battle of the draft."""
    about = at.decision.about
    facts = (about["target"], about["team"], about["defence"])
    stacks = [one for fact in facts for one in (fact if isinstance(fact, list) else [fact])]
    return {read_stack(str(stack))[0] for stack in stacks}


# -- expert ----------------------------------------------------------------------------------------


GAMES_PLAYED = 300
"""How many games are played for one choice."""


class ExpertHouse(HardHouse):
    """Looks ahead. `budget` is the number of games that it plays to the end for one choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        """Play with this budget. The stand-in is the hard house player."""
        super().__init__(CUNNING)
        self.budget = budget
        self.stand_in = HardHouse()

    def _move(self, view: PoliticalView) -> Move:
        """Return the best move of the turn."""
        from games.political.players.search import (
            best_move,
        )  # NumPy: no other house player needs it

        return best_move(view, self.budget)

    def attack(self, view: PoliticalView) -> AttackPlan | None:
        """Return the attack that the search found; without one, the hard house player's."""
        move = self._move(view)
        # The move may be another act; then another player has begun an attack for this seat.
        return move if isinstance(move, AttackPlan) else super().attack(view)

    def act(self, at: PoliticalContext) -> JudgedAct | None:
        """Return the act that the search found; None: attack."""
        move = self._move(at.view)
        return None if isinstance(move, AttackPlan) else move

    def picks(self, view: PoliticalView, name: str) -> tuple[str, ...]:
        """Return the details that the search found for this card."""
        move = self._move(view)
        if isinstance(move, AttackPlan) or move.option == PASS:
            return super().picks(view, name)
        is_meant = name in (move.option.word, *move.picks)
        return move.picks if is_meant else super().picks(view, name)

    def draft(self, view: PoliticalView) -> Draft:
        """Return what to bring into the battle."""
        if view.phase == "turn":
            return super().draft(view)
        from games.political.players.search import best_draft

        return best_draft(view, self.budget)
