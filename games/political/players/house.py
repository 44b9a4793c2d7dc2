"""The house players of Political Chicken. They know the view of their seat and nothing else.

A chooser is a function that answers one kind of decision (the kinds are listed in
games/political/vocabulary.py). A temper makes a house player bolder or more careful
(games/engine/temper.py).

easy    recruits its strongest groups, and sometimes attacks the weakest stack that is not its own
medium  collects one wing, looks at one battle at a time, attacks at even odds or better, and raises
        when it is close
hard    compares every attack with everything else that a turn can do (plans.py, worth.py)
expert  keeps its cards until late. The hidden cards (hands, deck, reserve) are dealt at random,
        many times, and each of these worlds is played to its end for each candidate act, attack and
        answer. In them the thinking seat has the weights CUNNING; each other seat has one of the
        styles in STYLES. The value of a choice is the share of games that it wins (search.py)
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
    """What a chooser knows.

    `daring` is how bold the temper makes the house player: from -1 (careful) to 1 (bold).
    """

    view: PoliticalView
    decision: Decision
    rng: Random
    daring: float = 0.0

    @property
    def mind(self) -> Mind:
        return mind(self.view)

    def options_of(self, kind: str) -> list[Option]:
        """Return the options of this kind."""
        return [candidate for candidate in self.decision.options if candidate.kind == kind]


Chooser = Callable[[PoliticalContext], Choice | None]
"""Returns a choice, or None for the default of the decision."""


class HouseWithChoosers(Tempered):
    """A house player with one chooser for each kind of decision; otherwise it takes the default."""

    choosers: Mapping[str, Chooser]

    def choose(self, view: PoliticalView, decision: Decision, rng: Random) -> Choice:
        """Return what the chooser takes, or the default if that is not legal."""
        chooser = self.choosers.get(decision.kind)
        # An idle event would end the turn without any effect.
        reduced = _without_idle_events(view, decision) if decision.kind == "turn" else decision
        context = PoliticalContext(view, reduced, rng, self.daring(rng, lambda: _trails(view)))
        chosen = None if chooser is None else chooser(context)
        if chosen is None or not decision.allows(chosen):
            return default_choice(decision, rng)

        return chosen


def _without_idle_events(view: PoliticalView, decision: Decision) -> Decision:
    """Return the decision without events that change nothing, unless no other option is left."""
    useful = [
        candidate
        for candidate in decision.options
        if candidate.kind != "event" or not idle(view, candidate.word)
    ]
    return replace(decision, options=useful) if useful else decision


def idle(view: PoliticalView, name: str) -> bool:
    """Return whether this event certainly changes nothing, by what the viewer knows.

    The rules allow playing it anyway (PO-57 in games/political/RULES.md). The cards of the discard
    are not in the view, so a Comeback Tour counts as idle only if the discard is empty.
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


def influence_of(candidate: Option) -> int:
    """Return the influence of the option's card."""
    return card(candidate.word).influence


def take_first(context: PoliticalContext) -> Choice:
    """Take the first option."""
    return (context.decision.options[0],)


def take_planned_detail(context: PoliticalContext) -> Choice | None:
    """Take the detail (such as a stack) that a hard house player would take for this card."""
    return HardHouse().pick(context)


def expose_best(context: PoliticalContext) -> Choice | None:
    """Discard the most valuable card of the victim."""
    hoard = context.mind.hoard
    options = context.options_of("discard")
    return (max(options, key=lambda candidate: hoard(candidate.word)),) if options else None


# -- easy ------------------------------------------------------------------------------------------


ATTACK_CHANCE = 0.35
"""The probability that an easy house player attacks when it can."""

EASY_TEMPER_SHIFT = 0.1
"""How much a bold temper raises the probability of an attack."""

PLAY_CHANCE = 0.2
"""The probability that an easy house player plays an event; the same again for an attachment."""


def _easy_turn(context: PoliticalContext) -> Choice | None:
    """Attack sometimes, lay or play a card sometimes, otherwise recruit the strongest group."""
    events = context.options_of("event")
    attachments = context.options_of("attach")
    if (
        ATTACK in context.decision.options
        and context.rng.random() < ATTACK_CHANCE + EASY_TEMPER_SHIFT * context.daring
        and context.options_of("recruit")
    ):
        return (ATTACK,)

    for options in (events, attachments):
        if options and context.rng.random() < PLAY_CHANCE:
            return (context.rng.choice(options),)

    recruits = context.options_of("recruit")
    return (max(recruits, key=influence_of),) if recruits else None


def _easy_target(context: PoliticalContext) -> Choice | None:
    """Take the weakest stack of another seat."""
    own = {stack[0] for stack in context.view.seats[context.mind.own.seat].base}
    stacks = {stack[0]: stack for stack in _all_stacks(context.view)}
    options = [candidate for candidate in context.options_of("stack") if candidate.value not in own]
    weakest = min(options, key=lambda stack: nature(stacks[stack.word]).battle, default=None)
    return None if weakest is None else (weakest,)


def _all_stacks(view: PoliticalView) -> list[Stack]:
    return [*view.middle, *(stack for seat_view in view.seats for stack in seat_view.base)]


class EasyHouse(HouseWithChoosers):
    """A beginner, who recruits and attacks without a plan."""

    choosers: Mapping[str, Chooser] = {
        "turn": _easy_turn,
        "target": _easy_target,
        "intent": take_first,
        "team": lambda context: (max(context.options_of("join"), key=influence_of),),
        "attack": take_first,
    }


# -- medium ----------------------------------------------------------------------------------------


CLOSE_MARGIN = 2
"""A medium house player adds cards only if the totals differ by at most this."""

MEDIUM_TEMPER_BONUS = 0.5
"""How many points a bold temper adds to the value of an attack."""


class AttackAim(NamedTuple):
    """A planned attack: its value, its target, its intent and its team."""

    worth: float
    target: str
    intent: str
    groups: tuple[str, ...]


@lru_cache(maxsize=64)
def _best_aim(view: PoliticalView) -> AttackAim | None:
    """Return the attack with the best value.

    The team is at least as strong as the target; an unaffiliated target may be one point stronger.
    """
    seat_mind = mind(view)
    # Only groups of its own wing join, as they will lie in the base afterwards.
    hand = [name for name in seat_mind.own.hand if card(name).wing == seat_mind.wing]
    hand.sort(key=lambda name: card(name).influence)
    rows = [*enumerate([seat_view.base for seat_view in view.seats]), (NOBODY, view.middle)]
    aims = [
        aim
        for owner, row in rows
        if owner != seat_mind.own.seat
        for stack in row
        for aim in _aims_at(seat_mind, owner, stack, hand)
    ]
    return max(aims, key=lambda aim: aim.worth, default=None)


def _aims_at(seat_mind: Mind, owner: int, stack: Stack, hand: Sequence[str]) -> list[AttackAim]:
    """Return the attack on this stack, if a team is strong enough."""
    stack_nature = nature(stack)
    needed = stack_nature.battle + (0 if owner != NOBODY else -1)
    # The weakest group that is strong enough alone; otherwise the two strongest groups together.
    single = next((name for name in hand if card(name).influence >= needed), None)
    groups = (single,) if single is not None else tuple(hand[-2:])
    if not groups or sum(card(name).influence for name in groups) < needed:
        return []
    # Each group that joins costs half a point for taking over, and one point for destroying.
    if stack_nature.wing == seat_mind.wing and stack_nature.take_over:
        return [AttackAim(stack_nature.influence - 0.5 * len(groups), stack[0], TAKE_OVER, groups)]

    if not stack_nature.destroy:
        return []

    worth = seat_mind.spite(owner, stack) - len(groups)
    return [AttackAim(worth, stack[0], DESTROY, groups)]


def _medium_turn(context: PoliticalContext) -> Choice | None:
    """Attack if it pays, otherwise recruit for its own wing.

    If neither is possible, play the strongest other card.
    """
    aim = _best_aim(context.view)
    if aim is not None and aim.worth + MEDIUM_TEMPER_BONUS * context.daring > 0:
        return (ATTACK,)

    recruits = _of_own_wing(context, "recruit")
    if recruits:
        return (max(recruits, key=influence_of),)

    for kind in ("attach", "event", "let_go"):
        if others := context.options_of(kind):
            return (max(others, key=lambda candidate: abs(influence_of(candidate))),)

    return None


def _of_own_wing(context: PoliticalContext, kind: str) -> list[Option]:
    """Return the options of this kind whose group is of its own wing."""
    wing = context.mind.wing
    return [
        candidate for candidate in context.options_of(kind) if card(candidate.word).wing == wing
    ]


def _medium_target(context: PoliticalContext) -> Choice | None:
    """Take the target of the planned attack."""
    aim = _best_aim(context.view)
    return None if aim is None else (option("stack", aim.target),)


def _medium_intent(context: PoliticalContext) -> Choice | None:
    """Take the intent of the planned attack."""
    aim = _best_aim(context.view)
    return None if aim is None else (INTENTS[aim.intent],)


def _medium_team(context: PoliticalContext) -> Choice | None:
    """Take the team of the planned attack; in an answer, the strongest group of its own wing."""
    aim = _best_aim(context.view) if context.view.phase == "turn" else None
    if aim is not None:
        return tuple([option("join", group) for group in aim.groups])

    friends = _of_own_wing(context, "join")
    return (max(friends, key=influence_of),) if friends else (BACK,)


def _medium_answer(context: PoliticalContext) -> Choice:
    """Add one group of its own wing if the battle is close and the target is worth it."""
    about = context.decision.about
    finishing = context.decision.options[0]
    margin = int(str(about["attack"])) - int(str(about["defending"]))
    is_worth_it = context.mind.signed(read_stack(str(about["target"]))) > 0
    friends = [name for name in context.mind.own.hand if card(name).wing == context.mind.wing]
    # `call` and `stand` are offered only until something is added.
    can_add = finishing.kind in ("call", "stand") and GROUPS in context.decision.options
    if can_add and is_worth_it and friends and abs(margin) <= CLOSE_MARGIN:
        return (GROUPS,)

    return (finishing,)


class MediumHouse(HouseWithChoosers):
    """A player who collects one wing and looks at one battle at a time."""

    choosers: Mapping[str, Chooser] = {
        "turn": _medium_turn,
        "target": _medium_target,
        "intent": _medium_intent,
        "team": _medium_team,
        "attack": take_first,
        "answer": _medium_answer,
        "reraise": _medium_answer,
        "pick": take_planned_detail,
        "victim": take_planned_detail,
        "inbox": expose_best,
    }


# -- hard ------------------------------------------------------------------------------------------


HARD_TEMPER_BONUS = 0.25
"""How many points a bold temper adds to the value of an attack."""


class HardHouse(HouseWithChoosers):
    """A player who compares all attacks and other acts, with the weights of a style (worth.py)."""

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
            "pick": self.pick,
            "move": self.pick,
            "victim": self.pick,
            "inbox": expose_best,
        }

    # -- the plan, which is the same in all steps of a dialogue ------------------------------------

    def attack(self, view: PoliticalView) -> plans.AttackPlan | None:
        """Return the best attack; None if there is none."""
        return plans.best_attack(view, self.style)

    def act(self, context: PoliticalContext) -> JudgedAct | None:
        """Return the best act other than an attack; None: the best attack has a higher value."""
        plan = self.attack(context.view)
        act = best_act(mind(context.view, self.style), context.decision.options)
        # Without the option to attack, no attack can be carried out.
        if plan is None or ATTACK not in context.decision.options:
            return act

        return None if plan.worth + HARD_TEMPER_BONUS * context.daring >= act.worth else act

    def picks(self, view: PoliticalView, name: str) -> tuple[str, ...]:
        """Return the details that are chosen for this card."""
        kind = "event" if card(name).kind == "event" else "attach"
        return best_act(mind(view, self.style), [option(kind, name)]).picks

    def draft(self, view: PoliticalView) -> Draft:
        """Return what to bring into the battle of the open decision."""
        if view.phase == "turn":
            plan = self.attack(view)
            return Draft() if plan is None else plan.draft

        find_best = plans.best_answer if view.phase == "answer" else plans.best_reraise
        return find_best(view, self.style)

    # -- the choosers: each follows the plan -------------------------------------------------------

    def _turn(self, context: PoliticalContext) -> Choice:
        """Take the act of the plan."""
        act = self.act(context)
        return (ATTACK if act is None else act.option,)

    def _target(self, context: PoliticalContext) -> Choice | None:
        """Take the target of the plan."""
        plan = self.attack(context.view)
        return None if plan is None else (option("stack", plan.target),)

    def _intent(self, context: PoliticalContext) -> Choice | None:
        """Take the intent of the plan."""
        plan = self.attack(context.view)
        return None if plan is None else (INTENTS[plan.intent],)

    def _team(self, context: PoliticalContext) -> Choice:
        """Take the groups of the plan."""
        groups = self.draft(context.view).groups
        return tuple([option("join", group) for group in groups]) or (BACK,)

    def _build(self, context: PoliticalContext) -> Choice:
        """Add the groups of the plan, then one attachment after the other, then finish.

        If another player has begun this dialogue for the seat, the groups may differ from the plan.
        Then attachments for groups that are not in the battle are not laid.
        """
        draft = self.draft(context.view)
        finishing = context.decision.options[0]
        # `call` and `stand` are offered only until something is added.
        can_add = finishing.kind in ("call", "stand") and GROUPS in context.decision.options
        if draft.groups and can_add:
            return (GROUPS,)

        # The fact `laid` is the number of attachments that have been laid already.
        to_lay = draft.laid[int(str(context.decision.about["laid"])) :]
        if to_lay and to_lay[0].group in _groups_in_battle(context):
            # The menu lists one card of each set of copies, which may be another copy.
            entry = card(to_lay[0].card).entry
            for candidate in context.options_of("lay"):
                if card(candidate.word).entry == entry:
                    return (candidate,)

        return (finishing,)

    def _place(self, context: PoliticalContext) -> Choice | None:
        """Take the place of the plan; outside battles, the best place."""
        # Only a decision in a battle has the fact `laid`.
        if "laid" not in context.decision.about:
            return self.pick(context)

        to_lay = self.draft(context.view).laid[int(str(context.decision.about["laid"])) :]
        return (option("stack", to_lay[0].group),) if to_lay else (BACK,)

    def pick(self, context: PoliticalContext) -> Choice | None:
        """Take the detail (such as a stack) that was planned for the card being played."""
        # The dialogue asks step by step; planning again gives the same result, because plans are
        # pure.
        options = context.decision.options
        picks = self.picks(context.view, str(context.decision.about["card"]))
        return next(((candidate,) for candidate in options if str(candidate.value) in picks), None)


def _groups_in_battle(context: PoliticalContext) -> set[str]:
    """Return the groups of all stacks in the battle that the decision is about."""
    about = context.decision.about
    facts = (about["target"], about["team"], about["defence"])
    stacks = [stack for fact in facts for stack in (fact if isinstance(fact, list) else [fact])]
    return {read_stack(str(stack))[0] for stack in stacks}


# -- expert ----------------------------------------------------------------------------------------


GAMES_PLAYED = 300
"""How many games are simulated for one choice."""


class ExpertHouse(HardHouse):
    """A player who simulates games. `budget` is how many are played to the end for one choice."""

    def __init__(self, budget: int = GAMES_PLAYED) -> None:
        """Play with this budget. A hard house player chooses if the search gives no result."""
        super().__init__(CUNNING)
        self.budget = budget
        self.stand_in = HardHouse()

    def _move(self, view: PoliticalView) -> Move:
        """Return the best move of the turn."""
        # Not at the top of the file, because no other house player needs NumPy.
        from games.political.players.search import best_move

        return best_move(view, self.budget)

    def attack(self, view: PoliticalView) -> AttackPlan | None:
        """Return the attack that the search found, otherwise that of the hard house player."""
        move = self._move(view)
        # The move is no attack if another player has begun this attack for the seat.
        return move if isinstance(move, AttackPlan) else super().attack(view)

    def act(self, context: PoliticalContext) -> JudgedAct | None:
        """Return the act that the search found; None: attack."""
        move = self._move(context.view)
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
