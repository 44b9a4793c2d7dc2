"""The rules of Political Chicken as a script, in the order in which a player meets them.

Numbers such as 4.3 and PO-12 are those of RULES.md. Words of the engine (ask, decision, checkpoint)
are explained in docs/glossary.md.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from games.engine.asks import (
    Choice,
    ClockId,
    Decision,
    Dialogue,
    Option,
    Seat,
    Showing,
    T,
    parallel,
)
from games.engine.chance import Chance, mix
from games.engine.game import Game, Outcome, open_hands
from games.engine.house import levels
from games.engine.occasions import Occasion
from games.engine.orders import Order, Setting, Switch, takes
from games.political import battle, defaults, events
from games.political.battle import Attack
from games.political.field import possible_conspirators, possible_intents, stacks_in_battle
from games.political.players.house import EasyHouse, ExpertHouse, HardHouse, MediumHouse
from games.political.stacks import (
    Stack,
    attachments_in,
    balance,
    card,
    events_in,
    groups_in,
    may_lie,
    score,
    size,
)
from games.political.state import SEATS, PoliticalOptions, PoliticalState, deal, seats_for
from games.political.tally import PoliticalTally
from games.political.view import PoliticalView, view
from games.political.vocabulary import (
    ASKED,
    ATTACK,
    BACK,
    CALL,
    CLOCKS,
    INTENTS,
    PASS,
    TOLD,
    option,
    options,
)

# -- the standing orders (section 10.4) ------------------------------------------------------------


class LeastLoss(Order[PoliticalView]):
    """Gives up the stack that costs the least. Bases are public, so this reveals nothing."""

    slug = "least_loss"
    kinds = frozenset({"lose"})

    def answer(self, view: PoliticalView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the default, which is the least loss."""
        return decision.default


# The first order answers each attack with a call.
ORDERS: Sequence[Order[Any]] = (Switch("call", "answer", takes(CALL)), LeastLoss())


# -- the game --------------------------------------------------------------------------------------


class PoliticalChicken(Game[PoliticalState, PoliticalOptions]):
    """Four to eight players gather groups, each of the left or the right wing.

    A group has influence. Only the difference between a player's two wings counts.
    """

    # What each of these fields means is said at `Game` in games/engine/game.py.
    slug = "political"
    rules_version = 2
    seats = SEATS
    State = PoliticalState
    Options = PoliticalOptions
    clocks = CLOCKS
    events = TOLD
    asked = ASKED
    tally = PoliticalTally
    houses = levels(EasyHouse, MediumHouse, HardHouse, ExpertHouse)
    orders = ORDERS
    moments: ClassVar[frozenset[str]] = frozenset({"taken_over", "destroyed", "held"})
    """Events that players should see before a house player continues."""
    passing: ClassVar[frozenset[str]] = frozenset(
        {"attacked", "mustered", "raised", "event_played"}
    )
    milestones: ClassVar[frozenset[str]] = moments | {"dice"}
    occasions: ClassVar = {
        "taken_over": Occasion(luck="seat", woe="owner"),
        "destroyed": Occasion(luck="seat", woe="owner"),
        "held": Occasion(luck="owner", woe="seat"),
    }
    lengthy = ("format", "small_table")
    rounds = "turn_started"
    rounds_go_round = True
    weights: ClassVar = {"turn": 0.9, "answer": 1.2, "reraise": 1.2, "lose": 0.6, "inbox": 0.8}

    seats_for = staticmethod(seats_for)
    deal = staticmethod(deal)

    async def play(self) -> Outcome:
        """Run the phases until the game is over."""
        if self.state.phase == "dealt":
            open_game(self)

        # There is no checkpoint between `turn_over` and the next turn, so a game is never resumed
        # with this phase.
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
            if self.state.phase == "turn_over":
                go_on(self)

        return outcome(self.state)

    view = staticmethod(view)
    open_secrets = staticmethod(open_hands)

    @classmethod
    def cards(cls, state: PoliticalState) -> Counter[str]:
        """Return how often each card is in the game, wherever it lies."""
        counts = Counter([*state.deck, *state.reserve, *state.discard])
        for seat_state in state.seats:
            counts.update(seat_state.hand)

        for stack in state.stacks():
            counts.update(stack)

        # Stacks in battle are in no base.
        for stack in stacks_in_battle(state.battle) if state.battle is not None else ():
            counts.update(stack)

        return counts

    @classmethod
    def shuffle_hidden(cls, state: PoliticalState, chance: Chance) -> None:
        """Shuffle deck and reserve together, after a step back.

        See docs/decisions/0032-a-step-back.md.
        """
        mix(chance, state.deck, state.reserve)

    # -- cards ------------------------------------------------------------------------------------

    def draw(self, seat: Seat, pile: list[str]) -> None:
        """Draw the top card of the pile. Only the seat is told which card it is."""
        card = pile.pop()
        self.state.seats[seat].hand.append(card)
        self.tell_seat(seat, "drew", cards=[card])

    def scrap(self, stack: Stack) -> None:
        """Move the stack with all its attachments to the discard (PO-21)."""
        self.state.discard.extend(stack)
        self.tell("scrapped", stack=stack[0], cards=list(stack))

    # -- stacks -----------------------------------------------------------------------------------

    def pick_up(self, group: str) -> tuple[Seat, Stack]:
        """Take the stack of this group (its lowest card) off the table; return owner and stack."""
        owner, place = self.state.find(group)
        return owner, self.state.row(owner).pop(place)

    def free(self, group: str) -> None:
        """Make a stack of a base unaffiliated (PO-21)."""
        owner, stack = self.pick_up(group)
        self.state.middle.append(stack)
        self.tell("freed", stack=group, seat=owner)

    def put(self, group: str, stack: Stack) -> None:
        """Replace the stack of this group."""
        owner, place = self.state.find(group)
        self.state.row(owner)[place] = stack

    def end_turn(self) -> None:
        """End the turn. `go_on` starts the next turn."""
        self.state.phase = "turn_over"

    # -- asking -----------------------------------------------------------------------------------

    async def walk(self, kind: str, seat: Seat, dialogue: Callable[[], Dialogue[T]]) -> T:
        """Run a dialogue of one seat and return its result.

        The steps of the dialogue change no state. The table sees only which seat must act.
        """
        ended = await parallel(kind, {seat: dialogue}, showing=Showing.SEATS, about={"seat": seat})
        return ended[seat]


# -- a turn (rules section 4): draw a card, then do exactly one of five things ---------------------
#
# An act is the one thing that a seat does in its turn.


class Act(NamedTuple):
    """What a seat does in its turn: an option of the menu, and what was chosen for it."""

    option: Option
    picks: tuple[str, ...] = ()
    attack: Attack | None = None


# -- beginning and going on -----------------------------------------------------------------------


def open_game(game: PoliticalChicken) -> None:
    """Tell the rolls for the first turn, which were made at the deal (PO-3), and begin."""
    state = game.state
    for rolls in state.rolls:
        game.tell("rolled_first", seats=list(rolls.seats), dice=list(rolls.dice))

    game.tell("begins", seat=state.seat)
    _begin_turn(game)


def go_on(game: PoliticalChicken) -> None:
    """Start the turn of the next seat clockwise, or end the game.

    The last turn is the one in which the last card was drawn (PO-4, PO-9).
    """
    state = game.state
    if not state.deck:
        finish(game)
        return

    state.seat = (state.seat + 1) % len(state.seats)
    state.turn += 1
    _begin_turn(game)


def _begin_turn(game: PoliticalChicken) -> None:
    """Begin the turn of the active seat: it draws one card (PO-7, PO-8)."""
    state = game.state
    game.draw(state.seat, state.deck)
    state.phase = "turn"
    game.tell("turn_started", seat=state.seat, number=state.turn, count=len(state.deck))
    if not state.deck:
        game.tell("last_turn", seat=state.seat)


# -- the turn -------------------------------------------------------------------------------------


async def take_turn(game: PoliticalChicken) -> None:
    """Let the seat do exactly one thing, which ends its turn (PO-5, PO-42)."""
    state = game.state
    seat = state.seat
    # Runs the dialogue, which only chooses the act and changes no state.
    act = await game.walk("turn", seat, lambda: choose_act(state, seat))
    state.fought = None  # until now, the last battle was shown

    # An attack does not end the turn yet: the defender may have to answer first.
    if act.attack is not None:
        battle.declare(game, seat, act.attack)
    elif act.option.kind == "event":
        events.play(game, seat, act.option.word, act.picks)
    else:
        _SIMPLE_ACTS[act.option.kind](game, seat, act)
        game.end_turn()


async def choose_act(state: PoliticalState, seat: Seat) -> Act:
    """Ask for the act and its details. `back` returns to the menu."""
    clock = ClockId("turn", state.turn)
    # The dialogue changes no state, so the menu stays the same until it ends.
    acts = possible_acts(state, seat)
    default = defaults.act(state, seat, acts)
    while True:
        (chosen,) = await Decision("turn", acts, default.choice, clock, sensible=default.sensible)
        details = _ASK_DETAILS.get(chosen.kind)
        act = Act(chosen) if details is None else await details(state, seat, chosen, clock)
        if act is not None:
            return act


def possible_acts(state: PoliticalState, seat: Seat) -> list[Option]:
    """Return all possible acts. A pass is possible only if the hand has nothing to play (PO-6).

    An attack with the base alone does not replace the pass (4.3): no player is forced to attack,
    and the default must be able to end a turn.
    """
    hand = state.seats[seat].hand
    groups = groups_in(hand)
    stacks = state.stacks()
    attachments = attachments_in(hand) if stacks else ()
    acts = [
        *options("event", events_in(hand)),
        *options("recruit", groups),
        *options("let_go", groups),
        *options(
            "attach",
            [name for name in attachments if any(may_lie(name, stack) for stack in stacks)],
        ),
    ]

    # Before the attack is added, because an attack does not replace the pass.
    acts = acts or [PASS]
    if any(True for _ in targets(state, seat)):
        acts.append(ATTACK)

    return acts


def targets(state: PoliticalState, seat: Seat) -> Iterator[str]:
    """Yield the groups of the stacks that the seat may attack; an attack needs a team (PO-23)."""
    has_group = bool(groups_in(state.seats[seat].hand))
    conspirator_groups = (
        [] if has_group else [stack[0] for stack in possible_conspirators(state, seat)]
    )
    if not has_group and not conspirator_groups:
        return

    for owner, row in state.rows():
        # A Conspiracy Theorist cannot attack itself; any group of the hand can attack.
        for stack in row:
            can_attack = has_group or any(group != stack[0] for group in conspirator_groups)
            if can_attack and possible_intents(owner, seat, stack):
                yield stack[0]


# -- the further questions of each act ------------------------------------------------------------


async def _ask_attack(
    state: PoliticalState, seat: Seat, chosen: Option, clock: ClockId
) -> Act | None:
    """Ask for target, intent, team and attachments. Nothing is declared before all are chosen."""
    menu = [*options("stack", targets(state, seat)), BACK]
    while True:
        (target,) = await Decision("target", menu, (BACK,), clock)
        if target == BACK:
            return None

        attack = await _ask_intent_and_team(state, seat, target.word, clock)
        if attack is not None:
            return Act(chosen, attack=attack)


async def _ask_intent_and_team(
    state: PoliticalState, seat: Seat, target: str, clock: ClockId
) -> Attack | None:
    """Ask whether to take over or destroy, if both are possible; then build the attack."""
    owner, place = state.find(target)
    menu = [INTENTS[name] for name in possible_intents(owner, seat, state.row(owner)[place])]
    while True:
        intent = menu[0]
        if len(menu) > 1:
            (intent,) = await Decision(
                "intent", [*menu, BACK], (BACK,), clock, about={"stack": target}
            )

        if intent == BACK:
            return None

        builder = battle.attack_builder(state, seat, target, intent.kind, clock)
        draft = await battle.build(builder)
        if draft is not None:
            return Attack(target, intent.kind, draft)
        # A single intent is not asked for, so `back` leads to the question before: the target.
        if len(menu) == 1:
            return None


async def _ask_stack(
    state: PoliticalState, seat: Seat, chosen: Option, clock: ClockId
) -> Act | None:
    """Ask for the stack on which the attachment is laid."""
    name = chosen.word
    stacks = options("stack", [stack[0] for stack in state.stacks() if may_lie(name, stack)])
    best_group = defaults.place(state, seat, name)
    default = BACK if best_group is None else option("stack", best_group)
    return await _ask_detail("place", chosen, [*stacks, BACK], (default,), clock)


async def _ask_event_targets(
    state: PoliticalState, seat: Seat, chosen: Option, clock: ClockId
) -> Act | None:
    """Ask for the targets of an event before it is shown. Some events have none."""
    effect = card(chosen.word).power
    if effect == "redistricting":
        return await _ask_redistricting(state, chosen, clock)

    if effect == "leaked_inbox":
        menu = [option("seat", victim) for victim in events.victims(state, seat)]
        kind = "victim"
    else:
        menu = options("stack", events.picks(state, effect))
        kind = "pick"

    if not menu:
        return Act(chosen)

    return await _ask_detail(kind, chosen, [*menu, BACK], None, clock)


async def _ask_redistricting(state: PoliticalState, chosen: Option, clock: ClockId) -> Act | None:
    """Ask for an attachment, then for the stack that it moves to."""
    attachments = options("move", events.movable(state))
    if not attachments:
        return Act(chosen)

    while True:
        first = await _ask_detail("move", chosen, [*attachments, BACK], None, clock)
        if first is None:
            return None

        stacks = options("stack", events.new_places(state, first.picks[0]))
        # The question `place` names the card that is laid: the moved attachment, not the event.
        move_option = option("event", first.picks[0])
        second = await _ask_detail("place", move_option, [*stacks, BACK], None, clock)
        if second is not None:
            return Act(chosen, (*first.picks, *second.picks))


async def _ask_detail(
    kind: str, chosen: Option, menu: list[Option], default: Choice | None, clock: ClockId
) -> Act | None:
    """Ask for one more detail. Return None for `back`."""
    about = {"card": chosen.word}
    # Without a default, the table draws a detail for a silent seat, but never `back`, which is the
    # last option.
    sensible = () if default is not None else menu[:-1]
    (picked,) = await Decision(kind, menu, default, clock, about=about, sensible=sensible)
    return None if picked == BACK else Act(chosen, (str(picked.value),))


# Asks for the details of an act. Returns None for `back`.
Details = Callable[[PoliticalState, Seat, Option, ClockId], Awaitable[Act | None]]

_ASK_DETAILS: dict[str, Details] = {
    "attack": _ask_attack,
    "attach": _ask_stack,
    "event": _ask_event_targets,
}


# -- the simple acts ------------------------------------------------------------------------------


def _recruit(game: PoliticalChicken, seat: Seat, act: Act) -> None:
    """Move a group from the hand to the seat's own base (PO-12)."""
    group = act.option.word
    seat_state = game.state.seats[seat]
    seat_state.hand.remove(group)
    seat_state.base.append((group,))
    game.tell("recruited", seat=seat, card=group)


def _let_go(game: PoliticalChicken, seat: Seat, act: Act) -> None:
    """Move a group from the hand to the unaffiliated stacks."""
    group = act.option.word
    game.state.seats[seat].hand.remove(group)
    game.state.middle.append((group,))
    game.tell("let_go", seat=seat, card=group)


def _attach(game: PoliticalChicken, seat: Seat, act: Act) -> None:
    """Lay an attachment on any stack on the table (PO-13, PO-14)."""
    name = act.option.word
    group = act.picks[0]
    owner, _ = game.state.find(group)
    game.state.seats[seat].hand.remove(name)
    game.put(group, (*game.state.stack(group), name))
    game.tell("attached", seat=seat, card=name, stack=group, owner=owner)


_SIMPLE_ACTS: dict[str, Callable[[PoliticalChicken, Seat, Act], None]] = {
    "recruit": _recruit,
    "let_go": _let_go,
    "attach": _attach,
    "pass": lambda game, seat, _: game.tell("passed", seat=seat),
}


# -- the end of the game (9) -----------------------------------------------------------------------


def finish(game: PoliticalChicken) -> None:
    """Tell the scores and the winners. Hands and unaffiliated groups do not count."""
    state = game.state
    state.phase = "over"
    for seat, seat_state in enumerate(state.seats):
        left, right = balance(seat_state.base)
        game.tell(
            "scored",
            seat=seat,
            number=score(seat_state.base),
            left=left,
            right=right,
            cards=size(seat_state.base),
        )

    game.tell("game_over", seats=list(outcome(state).winners))


def outcome(state: PoliticalState) -> Outcome:
    """Rank by score, then by cards in the base (PO-61). Equal seats share a rank (PO-62)."""
    merits = {
        seat: (score(seat_state.base), size(seat_state.base))
        for seat, seat_state in enumerate(state.seats)
    }
    return Outcome.by_merit({seat: points for seat, (points, _) in merits.items()}, merits)


# What carries out one step of each phase.
PHASES: dict[str, Callable[[PoliticalChicken], Awaitable[None]]] = {
    "turn": take_turn,
    "answer": battle.answer,
    "reraise": battle.reraise,
    "lose": events.lose,
    "inbox": events.inbox,
}
