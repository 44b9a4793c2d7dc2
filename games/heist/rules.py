"""The rules of Chicken Heist as a script, in the order in which a player meets them.

Numbers such as 4.3 and HR-12 are those of RULES.md.

A round: Round Start, Turns, Operation, Decision, Reveal, Wrap Up. A game has at most ten rounds,
one for each event. Words of the engine (ask, decision, option, checkpoint, tell) are explained in
docs/glossary.md and games/engine/game.py.
"""

from collections import Counter
from collections.abc import Awaitable, Callable

from games.engine.asks import Ask, Choice, ClockId, Decision, Option, Seat, Showing
from games.engine.box import laid_out
from games.engine.chance import Chance, mix
from games.engine.game import Game, Outcome
from games.engine.house import levels
from games.heist import moves, notebook, operation, reveal
from games.heist.action_cards import play_card, playable_cards
from games.heist.box import HAND, box
from games.heist.orders import ORDERS
from games.heist.players.house import EasyHouse, ExpertHouse, HardHouse, MediumHouse
from games.heist.state import HeistOptions, HeistState, SeatState, Turn, outcome
from games.heist.tally import HeistTally
from games.heist.view import open_secrets, view
from games.heist.vocabulary import (
    ASKED,
    ASKS,
    CHARACTERS,
    CLOCKS,
    END,
    MOVES,
    OCCASIONS,
    SHOW_GOLD,
    TOLD,
    WEIGHTS,
    option,
)

DUEL_SEATS = 2
VARIABLES_IN_GAME = 3
"""How many of the variable events are among the ten events of a game."""


class Heist(Game[HeistState, HeistOptions]):
    """Three to eight players rob a bank and try to escape before the driver leaves."""

    # games/engine/game.py explains these fields.
    slug = "heist"
    seats = range(3, 9)
    State = HeistState
    Options = HeistOptions
    clocks = CLOCKS
    events = TOLD
    asked = ASKED
    asks = ASKS
    tally = HeistTally
    houses = levels(EasyHouse, MediumHouse, HardHouse, ExpertHouse)
    orders = ORDERS
    moments = frozenset({"event_shown", "saved", "fee_paid", "escaped", "caught"})
    """Events that players want to look at: house players wait a moment after them."""
    milestones = frozenset({"event_shown", "substituted", "caught"})
    passing = frozenset({"operation_started", "sweep_opened", "sweep_closed", "announced"}) | {
        *("operation_ended", "decisions_opened")
    }
    weights = WEIGHTS
    occasions = OCCASIONS
    lengthy = ("duel",)
    rounds = "round_started"
    open_asks = frozenset({"split"})

    @classmethod
    def seats_for(cls, options: HeistOptions) -> range:
        """Return the numbers of seats: from two if the host has allowed a duel (HR-01)."""
        return range(DUEL_SEATS, cls.seats.stop) if options.duel else cls.seats

    @classmethod
    def deal(cls, seats: int, options: HeistOptions, chance: Chance) -> HeistState:
        """Set up the game (2)."""
        variables = laid_out(box().variable_events)
        chance.shuffle(variables)
        slots = laid_out(box().base_events) + variables[:VARIABLES_IN_GAME]
        chance.shuffle(slots)
        characters = list(CHARACTERS)
        chance.shuffle(characters)
        pile = laid_out(box().actions)
        chance.shuffle(pile)
        loot = laid_out({loot_card.card: loot_card.copies for loot_card in box().loot})
        chance.shuffle(loot)
        state = HeistState(
            phase="round_start",
            options=options,
            leader=chance.below(seats),
            seats=[SeatState(characters.pop()) for _ in range(seats)],
            slots=slots,
            aside=variables[VARIABLES_IN_GAME:],
            characters=characters,
            loot_pile=loot,
            pile=pile,
        )
        _deal_hands(state)

        return state

    async def play(self) -> Outcome:
        """Run the phases until the game is over."""
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
        return outcome(self.state)

    view = staticmethod(view)
    open_secrets = staticmethod(open_secrets)

    @classmethod
    def cards(cls, state: HeistState) -> Counter[str]:
        """Return all action cards, loot, characters and events, wherever they are."""
        counts = Counter(state.pile + state.discard + state.board)
        counts.update(link.card for link in state.chain)
        counts["fortify"] += len(state.fortified)
        counts["lockdown"] += len(state.locked)
        counts.update(state.loot_pile + state.truck + state.characters)
        counts.update(state.slots + state.aside)
        if state.substitute is not None:
            counts[state.substitute] += 1

        for seat_state in state.seats:
            counts.update([*seat_state.hand, *seat_state.loot, seat_state.character])

        # The unary plus removes entries with a count of 0.
        return +counts

    @classmethod
    def shuffle_hidden(cls, state: HeistState, chance: Chance) -> None:
        """Shuffle what is face down (used after a step back: docs/decisions/0032-a-step-back.md).

        Events in a slot that a notebook mentions stay where they are. Of the other face-down
        events, the variable ones may be exchanged for those that were set aside.
        """
        for pile in (state.pile, state.loot_pile, state.characters):
            chance.shuffle(pile)

        noted = {
            slot for seat_state in state.seats for note in seat_state.notes for slot in note.slots
        }
        slots = [slot for slot in state.face_down() if slot not in noted]
        events = [state.slots[slot - 1] for slot in slots]
        base_events = [event for event in events if event not in box().variable_events]
        drawn = [event for event in events if event in box().variable_events]
        # `mix` shuffles both lists as one; each keeps its length.
        mix(chance, drawn, state.aside)
        unseen = base_events + drawn
        chance.shuffle(unseen)
        for slot, event in zip(slots, unseen, strict=True):
            state.slots[slot - 1] = event

    # -- action cards -----------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> int:
        """Draw cards for the seat, fewer if no more are left (HR-26, HR-27). Return how many.

        Only this seat is told which cards.
        """
        cards = []
        for _ in range(count):
            card = self.top_card()
            if card is not None:
                cards.append(card)

        if cards:
            self.state.seats[seat].hand.extend(cards)
            self.tell_seat(seat, "drew_cards", cards=cards)

        return len(cards)

    def draw_by(self, seat: Seat, character: str) -> None:
        """Draw one card and tell the table which character caused it."""
        count = self.draw(seat, 1)
        self.tell("drew", seat=seat, count=count, character=character)

    def top_card(self) -> str | None:
        """Take the top action card.

        If the pile is empty, the discard is shuffled into a new one (HR-26).
        """
        state = self.state
        if not state.pile:
            if not state.discard:
                return None

            state.pile.extend(state.discard)
            state.discard.clear()
            self.chance.shuffle(state.pile)

        return state.pile.pop()

    # -- loot -------------------------------------------------------------------------------------

    def draw_loot(self, seat: Seat, kind: str = "drew_loot") -> str | None:
        """Draw the top loot card, if there is one. Only the seat is told which card it is."""
        if not self.state.loot_pile:
            return None

        loot = self.state.loot_pile.pop()
        self.state.seats[seat].loot.append(loot)
        self.tell_seat(seat, kind, loot=loot)

        return loot

    def return_loot(self, loots: list[str]) -> None:
        """Shuffle the cards into the loot pile."""
        if loots:
            self.state.loot_pile.extend(loots)
            self.chance.shuffle(self.state.loot_pile)

    # -- slots ------------------------------------------------------------------------------------

    def exchange(self, slot: int, other: int) -> None:
        """Exchange the cards of two slots in public, without looking at them."""
        slots = self.state.slots
        seen_by = self.state.seen_by
        slots[slot - 1], slots[other - 1] = slots[other - 1], slots[slot - 1]
        seen_by[slot], seen_by[other] = seen_by.get(other, []), seen_by.get(slot, [])
        notebook.note_exchange(self.state, slot, other)

    # -- asking -----------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """The current turn."""
        turn = self.state.turn
        assert turn is not None, "no turn is in progress"
        return turn

    def turn_clock(self) -> ClockId:
        """Return the clock of this turn. Each card that is played extends it."""
        return ClockId("turn", self.state.clock, self.turn.cards_played)

    def new_clock(self, group: str) -> ClockId:
        """Return the id of a new clock that several decisions share."""
        self.state.clock += 1
        return ClockId(group, self.state.clock)

    async def ask_in_turn(self, decision: Decision) -> Choice:
        """Ask a decision of the turn. The table sees the active seat, not what is asked."""
        seat = self.turn.seat
        _, choice = await Ask("turn", {seat: decision}, Showing.SEATS, {"seat": seat}, asked=1)
        return choice


def _deal_hands(state: HeistState) -> None:
    """Deal three cards to each seat, and one more to a seat that starts as Cowboy (HR-03)."""
    for seat_state in state.seats:
        seat_state.hand = [state.pile.pop() for _ in range(HAND)]

    for seat_state in state.seats:
        # In a second loop, so that the extra card does not change which cards the others get.
        if seat_state.character == "cowboy":
            seat_state.hand.append(state.pile.pop())


# -- Round Start and the Turns (3, 4) --------------------------------------------------------------


async def start_round(heist: Heist) -> None:
    """Load the truck, fix the turn order, and reset what lasts one round."""
    state = heist.state
    for entries in (state.standing, state.copycats, state.check_ins, state.warns, state.checking):
        entries.clear()

    state.copying.clear()
    state.cyborg_count = 0
    state.cyborg_drawn = False
    state.announced = 0
    state.sweep = 0
    state.event = None
    for seat_state in state.seats:
        seat_state.decision = None
        seat_state.done = False

    heist.tell("round_started", round=state.round, leader=state.leader)

    if state.loot_pile:
        state.truck.append(state.loot_pile.pop())
        heist.tell("truck_loaded", count=len(state.truck))
    else:
        heist.tell("loot_pile_empty")

    state.turn_order[:] = state.clockwise(state.leader)
    state.turns_begun = 0
    _next_turn(heist)


def _next_turn(heist: Heist) -> None:
    """Begin the turn of the next seat in the round's order; after the last seat, the Operation."""
    state = heist.state
    if state.turns_begun == len(state.turn_order):
        state.turn = None
        state.phase = "sweep"
        return

    seat = state.turn_order[state.turns_begun]
    state.turns_begun += 1
    state.clock += 1
    state.turn = Turn(seat)
    state.phase = "turn"
    heist.tell("turn_started", seat=seat)


async def take_turn(heist: Heist) -> None:
    """Ask for one act of the turn: a Move, a card, an ability, or the end of the turn."""
    state = heist.state
    turn = heist.turn
    legal_moves = moves.legal_moves(state, turn.seat) if turn.move is None else []
    if is_turn_over(state, turn, legal_moves):
        end_turn(heist)
        return

    cards = [option("play", card) for card in playable_cards(state, turn.seat)]
    menu = legal_moves + cards + moves.abilities(state, turn)
    menu += moves.offers(state, turn)
    # The turn can end only after the Move, unless no Move is legal.
    if not legal_moves:
        menu.append(END)

    # A Move (4.2), after it Alchemist's offer (8.4), else the turn's end.
    default = next((act for act in (*legal_moves, SHOW_GOLD) if act in menu), END)
    (chosen,) = await heist.ask_in_turn(
        Decision("turn", menu, (default,), heist.turn_clock(), about={"seat": turn.seat})
    )
    if chosen == END:
        end_turn(heist)
    elif chosen.kind in MOVES:
        await moves.perform(heist, turn.seat, chosen)
    elif chosen.kind == "play":
        turn.cards_played += 1
        await play_card(heist, turn.seat, chosen.word)
    else:
        await moves.USES[chosen.kind](heist, turn.seat, chosen)


def is_turn_over(state: HeistState, turn: Turn, legal_moves: list[Option]) -> bool:
    """Return whether public facts show that the seat can only end its turn.

    Then no question is needed.
    """
    if legal_moves or moves.may_offer_be_open(state, turn):
        return False
    if state.seats[turn.seat].hand and not state.is_frozen():
        return False

    return not moves.abilities(state, turn)


def end_turn(heist: Heist) -> None:
    """End the turn. Without a legal Move, the Move is skipped (HR-12)."""
    turn = heist.turn
    if turn.move is None:
        heist.tell("move_skipped", seat=turn.seat)

    heist.tell("turn_ended", seat=turn.seat)
    _next_turn(heist)


# The phases of HeistState, and what carries out one step of each.
PHASES: dict[str, Callable[[Heist], Awaitable[None]]] = {
    "round_start": start_round,
    "turn": take_turn,
    "sweep": operation.sweep,
    "queue": operation.carry_out,
    "decision_a": operation.stage_a,
    "decision_b": operation.stage_b,
    "reveal": reveal.reveal,
    "saves": reveal.save_and_leave,
    "split": reveal.split,
}
