"""Plays many rounds of Crazy Chicken at once to their ends, with house players that do not search.

A world is one such round. The worlds are arrays and all take the same step together, so a turn of a
thousand worlds takes hardly longer than a turn of ten. A type is its index in CARDS; an array
[9, n] has a number for each type in each of n worlds, an array [2, n] one for each seat or pile.
The same seat has its turn in all worlds. `rows` are the indexes of the worlds in which something
happens; other arguments then have one value for each of these worlds.

The values of plans.py are computed once for all holdings, and then looked up in tables. A holding
(the cards of one type that a seat knows) has an index in these tables:

    MOST_CARDS + style * STYLE_STEP + type * TYPE_STEP + cards in hand * HELD_STEP + set in front

The last number is the size of the set: positive for the seat's own set, negative for the
opponent's. For example, MOST_CARDS is 20 and HELD_STEP is 41. A seat with the first style holds
three 20s (type 0), and two 20s are in front of the opponent: the index is 20 + 3 * 41 - 2 = 141.

The lead is the points of seat 0 minus those of seat 1. CR-6 and the like are numbers of rulings in
RULES.md.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.crazy.box import CARDS, TYPES_TO_END
from games.crazy.players.plans import AtOnce, CrazyStyle, Holding, value_for_opponent
from games.crazy.vocabulary import DRAW_PILES
from games.engine.asks import Seat

# -- tables ----------------------------------------------------------------------------------------


Worths = NDArray[np.float32]
"""Values and costs, in points that are weighted by a style."""

Places = NDArray[np.intp]
"""Indexes of worlds, types, styles or tables, and small numbers that are computed with them."""

NEVER = -1e9
"""The value of a forbidden option."""

MOST_CARDS = max(CARDS)
"""The greatest number of cards of a type."""

HELD_STEP = 2 * MOST_CARDS + 1
"""The distance in a table between a holding and the holding with one more card in hand."""

TYPE_STEP = (MOST_CARDS + 1) * HELD_STEP
"""The distance in a table between the holdings of two types."""

STYLE_STEP = len(CARDS) * TYPE_STEP
"""The distance in a table between two styles."""

NO_HOLDINGS: Places = np.arange(len(CARDS))[:, None] * TYPE_STEP + MOST_CARDS
"""The index of the holding without cards and sets in the first style, for each type [9, 1]."""


class StyleTables:
    """The tables of some styles. A style is its index among them.

    Each table has a value for each holding; plans.py explains the values.
    """

    def __init__(self, styles: Sequence[CrazyStyle]) -> None:
        """Compute all tables."""
        self.draw_value = _value_table(styles, lambda style, holding: style.draw_value(holding))
        self.discard_loss = _value_table(
            styles,
            # The loss is very high for a type that is not in hand: it cannot be discarded.
            lambda style, holding: style.discard_loss(holding) if holding.held else -NEVER,
        )
        early = _value_table(styles, lambda style, holding: _gain(style, holding, is_late=False))
        late = _value_table(styles, lambda style, holding: _gain(style, holding, is_late=True))
        self.gain = np.concatenate([early, late])
        """The value of laying all held cards; NEVER if that is not allowed, or too early."""
        self.late = len(late)
        """The offset in `gain` for the values that apply late in a round."""

        # The remainder is MOST_CARDS plus the set in front, which is positive for the seat's own
        # set.
        is_mine = np.arange(len(late)) % HELD_STEP > MOST_CARDS
        self.ready = (late > NEVER) & ~is_mine
        """Whether the holding can be laid as a new set."""

        # No style changes this value, so it is computed for one style only.
        self.value_for_opponent = _value_table(
            styles[:1], lambda _, holding: value_for_opponent(holding, holding.held)
        )
        """Here the number of cards in hand is the number that the opponent certainly holds."""
        self.target: Places = np.array(
            [[style.target(Holding(card, 0, 0, 0)) for card in CARDS] for style in styles]
        )
        """[style, type]: how many cards of the type the style collects before it lays."""
        self.thinks_of_draws = np.array([not isinstance(style, AtOnce) for style in styles])
        """[style]: whether it chooses the pile for a beaten set by its next draw.

        AtOnce (the style of the medium house player) does not.
        """
        self.weights = {
            name: np.array([getattr(style, name) for style in styles], dtype=np.float32)
            for name in CrazyStyle._fields
        }
        """Name of a weight -> its values, [style]."""


def _value_table(
    styles: Sequence[CrazyStyle], value_of: Callable[[CrazyStyle, Holding], float]
) -> Worths:
    """Return a table with the values of all possible holdings, for all styles."""
    table = np.zeros(len(styles) * STYLE_STEP, dtype=np.float32)
    for number, style in enumerate(styles):
        for card, first_index in zip(CARDS, NO_HOLDINGS[:, 0] + number * STYLE_STEP, strict=True):
            for held in range(card + 1):
                index = first_index + held * HELD_STEP
                # A type is in front of at most one seat, so one number with a sign is enough.
                for count in range(card - held + 1):
                    table[index + count] = value_of(style, Holding(card, held, count, 0))
                    table[index - count] = value_of(style, Holding(card, held, 0, count))

    return table


def _gain(style: CrazyStyle, holding: Holding, *, is_late: bool) -> float:
    """Return the value of laying the holding; NEVER if that is not allowed, or too early."""
    is_allowed = holding.held >= max(holding.needed, holding.mine + 1)
    return style.gain(holding) if is_allowed and style.is_ripe(holding, is_late) else NEVER


# -- worlds ----------------------------------------------------------------------------------------


Cards = NDArray[np.int16]
Flags = NDArray[np.bool_]

VALUES: Places = np.array(CARDS)
"""[9]: the points of each type."""

TURNS_AT_MOST = 80
"""After this many turns a round is stopped, and its position counts as its end.

Two seats that only take open cards could go on forever. If both seats always draw face-down cards,
a round has at most 52 turns.
"""

NO_TYPE = -1
"""The top card of an empty pile."""

NO_CARDS: Cards = np.zeros((2, 0, 0), dtype=np.int16)
"""The value of arrays of `Piles` before the piles are known."""


@dataclass(slots=True)
class Piles:
    """The piles of all worlds, by the number of the world, also of rounds that have ended.

    Draw piles are drawn from the end. Worlds with the same `deal` share their draw piles. Discard
    piles are runs: a run is some equal cards on top of each other. The top run is the last one.
    """

    down: Cards  # [2, deals, cards]: the types of the cards in the draw piles
    deal: Places  # [n]: the index in `down`
    left: Cards  # [2, n]: how many cards of `down` are left
    runs: Cards  # [2, n, runs]: the type of each run in the discard piles
    counts: Cards  # [2, n, runs]: the number of cards of each run
    height: Cards  # [2, n]: the number of runs

    def times(self, times: int) -> "Piles":
        """Return copies of the piles, one after the other.

        The draw piles are shared, because they never change.
        """
        return replace(
            self,
            deal=np.tile(self.deal, times),
            left=np.tile(self.left, (1, times)),
            runs=np.tile(self.runs, (1, times, 1)),
            counts=np.tile(self.counts, (1, times, 1)),
            height=np.tile(self.height, (1, times)),
        )


@dataclass(slots=True)
class Worlds:
    """n rounds in progress, and the style of each seat in each of them.

    When rounds end, the others become new `Worlds` with the same piles. So a world has a row in
    these arrays and a number, which is its index in `piles`.
    """

    tables: StyleTables
    piles: Piles
    numbers: Places  # [n]: the number of each world
    styles: Places  # [2, n]: the style of each seat
    hand: Places  # [2, 9, n]: the number of cards in each hand
    sets: Places  # [2, 9, n]: the number of cards in front of each seat
    shown: Places  # [2, 9, n]: cards of the hand that both players know
    unseen: Places  # [2, 9, n]: the number of cards whose places the seat does not know
    types: Places  # [2, n]: how many types are in front of each seat
    tops: Places  # [2, n]: the top cards of the discard piles; NO_TYPE for an empty pile
    lead: Places  # [n]: the lead of seat 0 in this round

    @property
    def n(self) -> int:
        """The number of worlds."""
        return len(self.numbers)

    def only(self, chosen: Places | Flags) -> "Worlds":
        """Return some of the worlds, in this order."""
        return Worlds(
            self.tables,
            self.piles,
            self.numbers[chosen],
            self.styles[:, chosen],
            self.hand[:, :, chosen],
            self.sets[:, :, chosen],
            self.shown[:, :, chosen],
            self.unseen[:, :, chosen],
            self.types[:, chosen],
            self.tops[:, chosen],
            self.lead[chosen],
        )

    def times(self, times: int) -> "Worlds":
        """Return copies of all worlds, one after the other, with new numbers from 0.

        No round may have ended: the row of each world is still its number.
        """
        copies = self.only(np.tile(self.numbers, times))
        return replace(copies, piles=self.piles.times(times), numbers=np.arange(copies.n))

    def holdings(self, seat: Seat) -> Places:
        """Return the index of each holding of the seat in the tables, [9, n]."""
        indexes: Places = NO_HOLDINGS + self.styles[seat] * STYLE_STEP + self.hand[seat] * HELD_STEP
        indexes += self.sets[seat] - self.sets[1 - seat]
        return indexes

    def holdings_of(self, seat: Seat, cards: Places, rows: Places) -> Places:
        """Return the index of the seat's holding of these types, in some worlds."""
        indexes: Places = NO_HOLDINGS[cards, 0] + self.styles[seat, rows] * STYLE_STEP
        indexes += self.hand[seat, cards, rows] * HELD_STEP
        indexes += self.sets[seat, cards, rows] - self.sets[1 - seat, cards, rows]
        return indexes

    def weight(self, seat: Seat, name: str) -> Worths:
        """Return one weight of the seat's style, [n]."""
        weights: Worths = self.tables.weights[name][self.styles[seat]]
        return weights

    def left(self) -> Cards:
        """Return how many cards the draw piles have left, [2, n]."""
        return self.piles.left[:, self.numbers]

    def take(self, seat: Seat, piles: Places) -> Places:
        """Take the top card of a pile in each world.

        Args:
            seat: The seat that draws.
            piles: The pile in each world: 0 and 1 are the draw piles, 2 and 3 the discard piles.

        Returns:
            The cards, by world.
        """
        cards = np.empty(self.n, dtype=np.intp)
        down = np.flatnonzero(piles < 2)
        up = np.flatnonzero(piles >= 2)
        cards[down] = self._take_down(down, piles[down])
        cards[up] = self._take_up(up, piles[up] - 2)
        # The seat now knows a card from a draw pile. Both players know a card from a discard pile.
        self.unseen[seat, cards[down], down] -= 1
        self.shown[seat, cards[up], up] += 1
        self.hand[seat, cards, np.arange(self.n)] += 1
        return cards

    def _take_down(self, rows: Places, piles: Places) -> Places:
        """Take cards from draw piles, in some worlds."""
        all_piles = self.piles
        numbers = self.numbers[rows]
        left = all_piles.left[piles, numbers] - 1
        all_piles.left[piles, numbers] = left
        return np.asarray(all_piles.down[piles, all_piles.deal[numbers], left], dtype=np.intp)

    def _take_up(self, rows: Places, piles: Places) -> Places:
        """Take cards from discard piles, in some worlds."""
        all_piles = self.piles
        numbers = self.numbers[rows]
        cards = self.tops[piles, rows]
        height = all_piles.height[piles, numbers]
        all_piles.counts[piles, numbers, height - 1] -= 1
        # Where the top run is empty now, the run below becomes the top.
        emptied = np.flatnonzero(all_piles.counts[piles, numbers, height - 1] == 0)
        piles = piles[emptied]
        numbers = numbers[emptied]
        height = height[emptied] - 1
        all_piles.height[piles, numbers] = height
        below = all_piles.runs[piles, numbers, height - 1]
        self.tops[piles, rows[emptied]] = np.where(height > 0, below, NO_TYPE)

        return cards

    def put(self, rows: Places, piles: Places, cards: Places, counts: Any) -> None:
        """Put cards of a type on a discard pile (0 or 1), in some worlds."""
        all_piles = self.piles
        numbers = self.numbers[rows]
        height = all_piles.height[piles, numbers]
        all_piles.runs[piles, numbers, height] = cards
        all_piles.counts[piles, numbers, height] = counts
        all_piles.height[piles, numbers] = height + 1
        self.tops[piles, rows] = cards

    def play(self, seat: Seat, rows: Places, cards: Places, counts: Any) -> None:
        """Remove cards of a type from the seat's hand. The opponent sees them."""
        # Cards that the opponent knew are removed first. The others were unseen for it until now.
        known = np.minimum(self.shown[seat, cards, rows], counts)
        self.shown[seat, cards, rows] -= known
        self.unseen[1 - seat, cards, rows] -= counts - known
        self.hand[seat, cards, rows] -= counts

    def over(self, seat: Seat) -> Flags:
        """Return whether the round ends after this seat's turn (rule 6.1 in RULES.md)."""
        over: Flags = (self.types[seat] >= TYPES_TO_END) | (self.types.sum(0) == len(CARDS))
        over |= (self.left() == 0).any(0)
        return over


def finish(worlds: Worlds, seat: Seat) -> Worths:
    """Play all rounds to their ends, from the beginning of the seat's turn.

    Returns:
        The lead of seat 0 at the end of the round, by the number of the world; 0 for numbers that
        are not among these worlds.
    """
    ends = np.zeros(len(worlds.piles.deal), dtype=np.float32)
    for _ in range(TURNS_AT_MOST):
        if not worlds.n:
            return ends

        act(worlds, seat, draw(worlds, seat))
        worlds = settle(worlds, seat, ends)
        seat = 1 - seat

    ends[worlds.numbers] = worlds.lead
    return ends


def settle(worlds: Worlds, seat: Seat, ends: Worths) -> Worlds:
    """Write the leads of rounds that end after this seat's turn into `ends`.

    Return the other worlds.
    """
    is_over = worlds.over(seat)
    ended = np.flatnonzero(is_over)
    if not ended.size:
        return worlds

    ends[worlds.numbers[ended]] = worlds.lead[ended]
    return worlds.only(np.flatnonzero(~is_over))


# -- a turn ----------------------------------------------------------------------------------------


def draw(worlds: Worlds, seat: Seat, first: Places | None = None) -> Places:
    """Draw two cards from two piles.

    Args:
        worlds: The worlds.
        seat: The seat that draws.
        first: The first pile in each world. None: of the two best piles, a draw pile if there is
            one among them, otherwise the best pile.

    Returns:
        The holdings of the seat afterwards, as indexes in the tables.
    """
    all_rows = np.arange(worlds.n)
    table = worlds.tables.draw_value
    holdings = worlds.holdings(seat)
    unseen = worlds.unseen[seat]

    # The style's weight of face-down cards: their average value is multiplied by it.
    trust = worlds.weight(seat, "unseen")
    values = table[holdings]

    # For each world, the sum over the types of `unseen * values`.
    unseen_value = np.einsum("tn,tn->n", unseen, values)
    unseen_count = unseen.sum(0)
    pile_values = _values_of_piles(
        worlds, trust * unseen_value / np.maximum(1, unseen_count), values
    )
    if first is None:
        first = _first_pile(pile_values)

    drawn = worlds.take(seat, first)

    # Only the values of the drawn type have changed, so the sums are corrected instead of computed
    # again.
    is_down = first < 2
    holdings[drawn, all_rows] += HELD_STEP

    # One more card of the drawn type may complete a set now, or be worth less.
    new_values = table[holdings[drawn, all_rows]]

    # `take` has already removed a face-down card from `unseen`; the old sum and `unseen_count`
    # still contain it. For example, one of five unseen 7s was drawn: the sum loses 5 times the old
    # value of a 7, and gets 4 times the new one.
    unseen_value += (
        unseen[drawn, all_rows] * new_values
        - (unseen[drawn, all_rows] + is_down) * values[drawn, all_rows]
    )
    values[drawn, all_rows] = new_values
    pile_values = _values_of_piles(
        worlds, trust * unseen_value / np.maximum(1, unseen_count - is_down), values
    )

    # The two cards must come from different piles (rule 3.1).
    pile_values[first, all_rows] = NEVER
    holdings[worlds.take(seat, pile_values.argmax(0)), all_rows] += HELD_STEP
    return holdings


def _first_pile(pile_values: Worths) -> Places:
    """Return the first pile: the best pile, or the second best if it is a draw pile.

    Both are probably drawn from. A face-down card is drawn first, because the seat may choose
    another second pile when it has seen the card.
    """
    all_rows = np.arange(pile_values.shape[1])
    best = pile_values.argmax(0)
    without_best = pile_values.copy()
    without_best[best, all_rows] = NEVER
    second_best = without_best.argmax(0)
    # If only one pile has cards, the second best is an empty pile with the value NEVER.
    is_down = (second_best < len(DRAW_PILES)) & (without_best[second_best, all_rows] > NEVER)
    return np.asarray(np.where(is_down, second_best, best), dtype=np.intp)


def _values_of_piles(worlds: Worlds, unseen: Worths, values: Worths) -> Worths:
    """Return the value of drawing from each pile, [4, n]; NEVER for an empty pile.

    Args:
        worlds: The worlds.
        unseen: The value of a face-down card, [n].
        values: The value of one more card of each type, [9, n].
    """
    all_rows = np.arange(worlds.n)
    pile_values = np.empty((4, worlds.n), dtype=np.float32)
    pile_values[:2] = np.where(worlds.left() > 0, unseen, NEVER)
    for pile, top in enumerate(worlds.tops, 2):
        pile_values[pile] = np.where(top == NO_TYPE, NEVER, values[top, all_rows])

    return pile_values


def act(worlds: Worlds, seat: Seat, holdings: Places) -> None:
    """Lay the best set if any has a value above 0, otherwise make the cheapest discard."""
    all_rows = np.arange(worlds.n)
    gains = gains_of(worlds, seat, holdings)

    # The table has one style only, so the index needs no style.
    indexes = (
        NO_HOLDINGS + worlds.shown[1 - seat] * HELD_STEP + worlds.sets[seat] - worlds.sets[1 - seat]
    )

    # The cost of each discard that helps the opponent, [9, n].
    feeding: Worths = worlds.tables.value_for_opponent[indexes] * worlds.weight(seat, "feeding")
    best = gains.argmax(0)
    lays = gains[best, all_rows] > 0
    prices = worlds.tables.discard_loss[holdings] + feeding

    # The discard, or the seat's own smaller set, covers the card that the opponent can use more.
    # For an empty pile, the index NO_TYPE (-1) finds the value of the last type. This value is
    # wrong, and `_pile_to_cover` ignores it.
    piles = _pile_to_cover(worlds.tops, feeding[worlds.tops, all_rows])
    rows = np.flatnonzero(~lays)
    discard(worlds, seat, rows, prices.argmin(0)[rows], piles[rows])
    rows = np.flatnonzero(lays)
    lay(worlds, seat, rows, best[rows], worlds.hand[seat, best[rows], rows], piles[rows])


def gains_of(worlds: Worlds, seat: Seat, holdings: Places) -> Worths:
    """Return the values of laying all cards of a type, [9, n].

    The value is NEVER if laying is not allowed, or too early.
    """
    tables = worlds.tables
    own = worlds.types[seat]
    theirs = worlds.types[1 - seat]
    shortest = worlds.left().min(0)
    is_late = (
        (theirs >= worlds.weight(seat, "late_types"))
        | (theirs + own >= worlds.weight(seat, "late_both"))
        | (tables.ready[holdings].sum(0) + own >= worlds.weight(seat, "late_own"))
        | (shortest < worlds.weight(seat, "late_pile"))
    )
    gains: Worths = tables.gain[holdings + is_late * tables.late]

    # Only in these worlds can one more type end the round.
    may_end = np.flatnonzero(
        (own >= TYPES_TO_END - 1) | (own + theirs >= len(CARDS) - 1) | (shortest == 0)
    )
    if may_end.size:
        gains[:, may_end] += _value_of_ending(worlds, seat, may_end, shortest[may_end] == 0)

    return gains


def _value_of_ending(worlds: Worlds, seat: Seat, rows: Places, ends_anyway: Flags) -> Worths:
    """Return the weighted lead of the seat where laying a type ends the round, otherwise 0.

    Args:
        worlds: The worlds.
        seat: The seat that lays.
        rows: The worlds in which a round may end.
        ends_anyway: Whether the round ends after this turn in any case, [rows].
    """
    is_mine = worlds.sets[seat][:, rows] > 0
    is_theirs = worlds.sets[1 - seat][:, rows] > 0
    own_types = worlds.types[seat, rows] + ~is_mine
    their_types = worlds.types[1 - seat, rows] - is_theirs
    ends_round = (own_types >= TYPES_TO_END) | (own_types + their_types == len(CARDS)) | ends_anyway
    # `worlds.lead` is that of seat 0; the factor, 1 or -1, makes it that of `seat`. The set adds
    # the points of the type once if the type is new. It adds nothing if it replaces the seat's own
    # set. If it beats a set, it adds them twice, because the opponent loses them.
    lead = (1 - 2 * seat) * worlds.lead[rows] + VALUES[:, None] * (1 - is_mine + is_theirs)
    return np.where(ends_round, worlds.weight(seat, "ending")[rows] * lead, 0).astype(np.float32)


def _pile_to_cover(tops: Places, worth: Worths) -> Places:
    """Return the discard pile to put cards on: an empty place, or the better top card.

    An empty place must be filled, the first one first (CR-6, CR-7, CR-8).

    Args:
        tops: The top cards, [2, n]; NO_TYPE for an empty place.
        worth: The value of covering each top card, [2, n].
    """
    is_second = (tops[1] == NO_TYPE) | (worth[1] > worth[0])
    return np.where(tops[0] == NO_TYPE, 0, is_second.astype(np.intp))


def _pile_for_beaten_set(worlds: Worlds, seat: Seat, rows: Places) -> Places:
    """Return the pile for the seat's beaten set, in some worlds (CR-11).

    The seat draws next, so it covers the top card that it wants less. Styles that do not think of
    their next draw use the smaller pile.
    """
    tops = worlds.tops[:, rows]
    styles = worlds.styles[seat, rows]
    values = worlds.tables.draw_value[worlds.holdings_of(seat, tops, rows)]
    sizes = worlds.piles.counts[:, worlds.numbers[rows]].sum(2)
    # `_pile_to_cover` prefers the greater number. The minus makes it prefer the lower value or the
    # smaller pile.
    return _pile_to_cover(tops, -np.where(worlds.tables.thinks_of_draws[styles], values, sizes))


def discard(worlds: Worlds, seat: Seat, rows: Places, cards: Places, piles: Places) -> None:
    """Discard one card in each of some worlds."""
    worlds.play(seat, rows, cards, 1)
    worlds.put(rows, piles, cards, 1)


def lay(
    worlds: Worlds, seat: Seat, rows: Places, cards: Places, counts: Places, piles: Places
) -> None:
    """Lay cards of a type, in some worlds.

    An old set of the type goes to a discard pile first (CR-12). The opponent chooses the pile for
    its beaten set. The seat's own old set goes to `piles`.
    """
    theirs = worlds.sets[1 - seat, cards, rows]
    own = worlds.sets[seat, cards, rows]

    if (beaten := theirs > 0).any():
        beaten_rows = rows[beaten]
        types = cards[beaten]
        piles_of_opponent = _pile_for_beaten_set(worlds, 1 - seat, beaten_rows)
        worlds.put(beaten_rows, piles_of_opponent, types, theirs[beaten])
        worlds.sets[1 - seat, types, beaten_rows] = 0
        worlds.types[1 - seat, beaten_rows] -= 1

    if (replaced := own > 0).any():
        worlds.put(rows[replaced], piles[replaced], cards[replaced], own[replaced])

    # A new type counts for the seat. A beaten type also stops counting for the opponent.
    worlds.types[seat, rows] += own == 0
    # The sign is 1 for seat 0 and -1 for seat 1, because `lead` is that of seat 0.
    worlds.lead[rows] += (
        (1 - 2 * seat) * VALUES[cards] * ((own == 0) + (theirs > 0).astype(np.intp))
    )
    worlds.sets[seat, cards, rows] = counts
    worlds.play(seat, rows, cards, counts)
