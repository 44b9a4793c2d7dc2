"""Plays many rounds of Crazy Chicken at once to their ends, with house players that do not search.

The worlds are arrays and all take the same step together, so a turn of a thousand worlds takes
hardly longer than a turn of ten. A type is its index in CARDS; an array [9, n] has a number for
each type in each world. The same seat has its turn in all worlds.

The values of plans.py are computed once for all holdings, and then looked up. A holding has an
index in these tables. It is made of the style, the type, the number of held cards, and the set in
front: the opponent's count is subtracted, the own one is added.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.crazy.box import CARDS, TYPES_TO_END
from games.crazy.players.plans import AtOnce, CrazyStyle, Holding, could_make
from games.crazy.vocabulary import DRAW_PILES
from games.engine.asks import Seat

# -- tables ----------------------------------------------------------------------------------------


Worths = NDArray[np.float32]
Places = NDArray[np.intp]

NEVER = -1e9
"""The value of a forbidden option."""
MOST = max(CARDS)
SETS = 2 * MOST + 1
"""The distance in a table between a holding and the one with one more card in hand."""
TYPE = (MOST + 1) * SETS
STYLE = len(CARDS) * TYPE
NOTHING: Places = np.arange(len(CARDS))[:, None] * TYPE + MOST
"""The index of the holding without cards and sets, for each type."""


class StyleTables:
    """The tables of some styles. A style is its index."""

    def __init__(self, styles: Sequence[CrazyStyle]) -> None:
        """Compute all tables."""
        self.wanted = _value_table(styles, lambda style, of: style.wanted(of))
        self.kept = _value_table(styles, lambda style, of: style.kept(of) if of.held else -NEVER)
        early = _value_table(styles, lambda style, of: _gain(style, of, is_late=False))
        late = _value_table(styles, lambda style, of: _gain(style, of, is_late=True))
        self.gain = np.concatenate([early, late])
        """The value of laying all held cards; NEVER if that is not allowed, or too early."""
        self.late = len(late)
        """The offset in `gain` for the values that apply late in a round."""
        # The remainder is the set in front; above MOST it is the seat's own.
        is_mine = np.arange(len(late)) % SETS > MOST
        self.ready = (late > NEVER) & ~is_mine
        self.could_make = _value_table(styles[:1], lambda _, of: could_make(of, of.held))
        """By the number of cards that the opponent certainly holds."""
        self.target: Places = np.array(
            [[style.target(Holding(card, 0, 0, 0)) for card in CARDS] for style in styles]
        )
        self.minds = np.array([not isinstance(style, AtOnce) for style in styles])
        """The styles that care about the opponent's draws."""
        self.weights = {
            name: np.array([getattr(style, name) for style in styles], dtype=np.float32)
            for name in CrazyStyle._fields
        }


def _value_table(
    styles: Sequence[CrazyStyle], worth: Callable[[CrazyStyle, Holding], float]
) -> Worths:
    """Return a table with the value of all possible holdings."""
    table = np.zeros(len(styles) * STYLE, dtype=np.float32)
    for number, style in enumerate(styles):
        for card, nothing in zip(CARDS, NOTHING[:, 0] + number * STYLE, strict=True):
            for held in range(card + 1):
                place = nothing + held * SETS
                # A type is in front of one seat only, so a holding has one count with a sign.
                for count in range(card - held + 1):
                    table[place + count] = worth(style, Holding(card, held, count, 0))
                    table[place - count] = worth(style, Holding(card, held, 0, count))

    return table


def _gain(style: CrazyStyle, of: Holding, *, is_late: bool) -> float:
    """Return the value of laying the holding; NEVER if that is not allowed, or too early."""
    is_allowed = of.held >= max(of.needed, of.mine + 1)
    return style.gain(of) if is_allowed and style.is_ripe(of, is_late) else NEVER


# -- rounds played on ------------------------------------------------------------------------------


Cards = NDArray[np.int16]
Flags = NDArray[np.bool_]

VALUES: Places = np.array(CARDS)
TURNS_AT_MOST = 80
"""After this many turns a round counts as it is: two seats that only take open cards could go on
forever.
"""
NO_TYPE = -1
NO_CARDS: Cards = np.zeros((2, 0, 0), dtype=np.int16)


@dataclass(slots=True)
class Piles:
    """The piles of all worlds, by the number of the world, while any of them is played.

    Draw piles are drawn from the end, and are equal in all worlds of one `deal`. Discard piles are
    runs of equal cards, with the top run last.
    """

    down: Cards  # [2, deals, cards]: types
    deal: Places  # [n]
    left: Cards  # [2, n]: how many are left of `down`
    runs: Cards  # [2, n, runs]: types
    counts: Cards  # [2, n, runs]
    height: Cards  # [2, n]: how many runs

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
    """n rounds in progress, and the style that each seat has in each of them."""

    tables: StyleTables
    piles: Piles
    numbers: Places  # [n]
    styles: Places  # [2, n]
    hand: Places  # [2, 9, n]
    sets: Places  # [2, 9, n]
    shown: Places  # [2, 9, n]: in the hand for certain
    unseen: Places  # [2, 9, n]: where the seat does not know
    types: Places  # [2, n]: how many lie in front
    tops: Places  # [2, n]: of the open piles; NO_TYPE where there is none
    lead: Places  # [n]: the points of seat 0 less those of seat 1

    @property
    def n(self) -> int:
        """The number of worlds."""
        return len(self.numbers)

    def only(self, kept: Places | Flags) -> "Worlds":
        """Return these worlds, in this order."""
        return Worlds(
            self.tables,
            self.piles,
            self.numbers[kept],
            self.styles[:, kept],
            self.hand[:, :, kept],
            self.sets[:, :, kept],
            self.shown[:, :, kept],
            self.unseen[:, :, kept],
            self.types[:, kept],
            self.tops[:, kept],
            self.lead[kept],
        )

    def times(self, times: int) -> "Worlds":
        """Return copies of new worlds, one after the other, numbered in order."""
        again = self.only(np.tile(self.numbers, times))
        return replace(again, piles=self.piles.times(times), numbers=np.arange(again.n))

    def holdings(self, seat: Seat) -> Places:
        """Return the index of each holding of the seat in the tables, [9, n]."""
        places: Places = NOTHING + self.styles[seat] * STYLE + self.hand[seat] * SETS
        places += self.sets[seat] - self.sets[1 - seat]
        return places

    def holdings_of(self, seat: Seat, cards: Places, at: Places) -> Places:
        """Return the index of the holding of some types, in the worlds `at`."""
        places: Places = NOTHING[cards, 0] + self.styles[seat, at] * STYLE
        places += self.hand[seat, cards, at] * SETS
        places += self.sets[seat, cards, at] - self.sets[1 - seat, cards, at]
        return places

    def weight(self, seat: Seat, name: str) -> Worths:
        """Return one weight of the seat's style, [n]."""
        weights: Worths = self.tables.weights[name][self.styles[seat]]
        return weights

    def left(self) -> Cards:
        """Return how many cards the draw piles have left, [2, n]."""
        return self.piles.left[:, self.numbers]

    def take(self, seat: Seat, piles: Places) -> Places:
        """Take the top card of a pile, another one in each world.

        Args:
            seat: The seat that draws.
            piles: The pile in each world: 0 and 1 are draw piles, 2 and 3 discard piles.

        Returns:
            The cards, by world.
        """
        cards = np.empty(self.n, dtype=np.intp)
        down = np.flatnonzero(piles < 2)
        up = np.flatnonzero(piles >= 2)
        cards[down] = self._take_down(down, piles[down])
        cards[up] = self._take_up(up, piles[up] - 2)
        # A card from a draw pile is not unseen for this seat any more; an open one is known to
        # both.
        self.unseen[seat, cards[down], down] -= 1
        self.shown[seat, cards[up], up] += 1
        self.hand[seat, cards, np.arange(self.n)] += 1
        return cards

    def _take_down(self, at: Places, piles: Places) -> Places:
        """Take cards from draw piles, in the worlds `at`."""
        lying = self.piles
        numbers = self.numbers[at]
        left = lying.left[piles, numbers] - 1
        lying.left[piles, numbers] = left
        return np.asarray(lying.down[piles, lying.deal[numbers], left], dtype=np.intp)

    def _take_up(self, at: Places, piles: Places) -> Places:
        """Take cards from discard piles, in the worlds `at`."""
        lying = self.piles
        numbers = self.numbers[at]
        cards = self.tops[piles, at]
        height = lying.height[piles, numbers]
        lying.counts[piles, numbers, height - 1] -= 1
        # Where a run is empty, the run below becomes the top.
        gone = np.flatnonzero(lying.counts[piles, numbers, height - 1] == 0)
        piles = piles[gone]
        numbers = numbers[gone]
        height = height[gone] - 1
        lying.height[piles, numbers] = height
        below = lying.runs[piles, numbers, height - 1]
        self.tops[piles, at[gone]] = np.where(height > 0, below, NO_TYPE)

        return cards

    def put(self, at: Places, piles: Places, cards: Places, counts: Any) -> None:
        """Put cards of a type on a discard pile (0 or 1), in the worlds `at`."""
        lying = self.piles
        numbers = self.numbers[at]
        height = lying.height[piles, numbers]
        lying.runs[piles, numbers, height] = cards
        lying.counts[piles, numbers, height] = counts
        lying.height[piles, numbers] = height + 1
        self.tops[piles, at] = cards

    def play(self, seat: Seat, at: Places, cards: Places, counts: Any) -> None:
        """Remove cards of a type from the seat's hand, in public."""
        # Cards that the opponent knew are removed from the known ones first.
        known = np.minimum(self.shown[seat, cards, at], counts)
        self.shown[seat, cards, at] -= known
        self.unseen[1 - seat, cards, at] -= counts - known
        self.hand[seat, cards, at] -= counts

    def over(self, seat: Seat) -> Flags:
        """Return whether the round ends after this seat's turn."""
        over: Flags = (self.types[seat] >= TYPES_TO_END) | (self.types.sum(0) == len(CARDS))
        over |= (self.left() == 0).any(0)
        return over


def finish(worlds: Worlds, seat: Seat) -> Worths:
    """Play on from the beginning of the seat's turn.

    Returns:
        The lead of seat 0 at the end of the round, by the number of the world; 0 for worlds that
        are not played.
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
    """Note the results of rounds that end after this seat's turn. Return the other worlds."""
    over = worlds.over(seat)
    done = np.flatnonzero(over)
    if not done.size:
        return worlds

    ends[worlds.numbers[done]] = worlds.lead[done]
    return worlds.only(np.flatnonzero(~over))


# -- a turn ----------------------------------------------------------------------------------------


def draw(worlds: Worlds, seat: Seat, first: Places | None = None) -> Places:
    """Draw two cards from two piles.

    Args:
        worlds: The worlds.
        seat: The seat that draws.
        first: The first pile in each world. None: of the two best piles, a draw pile comes first.

    Returns:
        The holdings of the seat afterwards, as indexes in the tables.
    """
    rows = np.arange(worlds.n)
    table = worlds.tables.wanted
    holdings = worlds.holdings(seat)
    unseen = worlds.unseen[seat]
    trust = worlds.weight(seat, "unseen")
    values = table[holdings]
    worth = np.einsum("tn,tn->n", unseen, values)
    cards = unseen.sum(0)
    promise = _promises(worlds, trust * worth / np.maximum(1, cards), values)
    if first is None:
        first = _first_of(promise)

    drawn = worlds.take(seat, first)
    # Only the drawn type has another value now, so the sums are corrected instead of computed
    # again.
    is_down = first < 2
    holdings[drawn, rows] += SETS
    # The drawn card may complete a set, or make another one less wanted.
    again = table[holdings[drawn, rows]]
    worth += unseen[drawn, rows] * again - (unseen[drawn, rows] + is_down) * values[drawn, rows]
    values[drawn, rows] = again
    promise = _promises(worlds, trust * worth / np.maximum(1, cards - is_down), values)
    # The two cards must come from different piles.
    promise[first, rows] = NEVER
    holdings[worlds.take(seat, promise.argmax(0)), rows] += SETS
    return holdings


def _first_of(promise: Worths) -> Places:
    """Return the first pile: the best one, or the second best if that is a draw pile."""
    rows = np.arange(promise.shape[1])
    best = promise.argmax(0)
    rest = promise.copy()
    rest[best, rows] = NEVER
    other = rest.argmax(0)
    is_down = (other < len(DRAW_PILES)) & (rest[other, rows] > NEVER)
    return np.asarray(np.where(is_down, other, best), dtype=np.intp)


def _promises(worlds: Worlds, unseen: Worths, values: Worths) -> Worths:
    """Return the value of each pile, [4, n]; NEVER for an empty one."""
    rows = np.arange(worlds.n)
    promise = np.empty((4, worlds.n), dtype=np.float32)
    promise[:2] = np.where(worlds.left() > 0, unseen, NEVER)
    for pile, top in enumerate(worlds.tops, 2):
        promise[pile] = np.where(top == NO_TYPE, NEVER, values[top, rows])

    return promise


def act(worlds: Worlds, seat: Seat, holdings: Places) -> None:
    """Lay the best set that need not wait; otherwise make the cheapest discard."""
    rows = np.arange(worlds.n)
    gains = gains_of(worlds, seat, holdings)
    fed = _cost_of_discards(worlds, seat)
    best = gains.argmax(0)
    lays = gains[best, rows] > 0
    prices = worlds.tables.kept[holdings] + fed
    piles = _pile_to_cover(worlds.tops, fed[worlds.tops, rows])
    at = np.flatnonzero(~lays)
    discard(worlds, seat, at, prices.argmin(0)[at], piles[at])
    at = np.flatnonzero(lays)
    lay(worlds, seat, at, best[at], worlds.hand[seat, best[at], at], piles[at])


def gains_of(worlds: Worlds, seat: Seat, holdings: Places) -> Worths:
    """Return the values of laying all cards of a type, [9, n]; NEVER if that is not allowed, or too
    early.
    """
    tables = worlds.tables
    own = worlds.types[seat]
    others = worlds.types[1 - seat]
    shortest = worlds.left().min(0)
    is_late = (
        (others >= worlds.weight(seat, "late_types"))
        | (others + own >= worlds.weight(seat, "late_both"))
        | (tables.ready[holdings].sum(0) + own >= worlds.weight(seat, "late_own"))
        | (shortest < worlds.weight(seat, "late_pile"))
    )
    gains: Worths = tables.gain[holdings + is_late * tables.late]
    ending = np.flatnonzero(
        (own >= TYPES_TO_END - 1) | (own + others >= len(CARDS) - 1) | (shortest == 0)
    )
    if ending.size:
        gains[:, ending] += _ends(worlds, seat, ending, shortest[ending] == 0)

    return gains


def _ends(worlds: Worlds, seat: Seat, at: Places, anyhow: Flags) -> Worths:
    """Return the values of ending the round with a type: the lead that the seat would have,
    weighted.
    """
    is_mine = worlds.sets[seat][:, at] > 0
    is_theirs = worlds.sets[1 - seat][:, at] > 0
    more = worlds.types[seat, at] + ~is_mine
    fewer = worlds.types[1 - seat, at] - is_theirs
    does = (more >= TYPES_TO_END) | (more + fewer == len(CARDS)) | anyhow
    lead = (1 - 2 * seat) * worlds.lead[at] + VALUES[:, None] * (1 - is_mine + is_theirs)
    return np.where(does, worlds.weight(seat, "ending")[at] * lead, 0).astype(np.float32)


def _cost_of_discards(worlds: Worlds, seat: Seat) -> Worths:
    """Return the cost of discarding a type because the opponent can use it, [9, n]."""
    places = NOTHING + worlds.shown[1 - seat] * SETS + worlds.sets[seat] - worlds.sets[1 - seat]
    fed: Worths = worlds.tables.could_make[places] * worlds.weight(seat, "feeding")
    return fed


def _pile_to_cover(tops: Places, worth: Worths) -> Places:
    """Return the discard pile with the better top card; an empty place comes first.

    Both arguments are [2, n].
    """
    is_second = (tops[1] == NO_TYPE) | (worth[1] > worth[0])
    return np.where(tops[0] == NO_TYPE, 0, is_second.astype(np.intp))


def _pile_for_lost(worlds: Worlds, seat: Seat, at: Places) -> Places:
    """Return the pile for the seat's beaten set, in the worlds `at`.

    The seat draws next and keeps the card it wants more uncovered. Styles that do not care use the
    smaller pile.
    """
    tops = worlds.tops[:, at]
    styles = worlds.styles[seat, at]
    values = worlds.tables.wanted[worlds.holdings_of(seat, tops, at)]
    sizes = worlds.piles.counts[:, worlds.numbers[at]].sum(2)
    return _pile_to_cover(tops, -np.where(worlds.tables.minds[styles], values, sizes))


def discard(worlds: Worlds, seat: Seat, at: Places, cards: Places, piles: Places) -> None:
    """Discard one card each, in the worlds `at`."""
    worlds.play(seat, at, cards, 1)
    worlds.put(at, piles, cards, 1)


def lay(
    worlds: Worlds, seat: Seat, at: Places, cards: Places, counts: Places, piles: Places
) -> None:
    """Lay cards of a type, in the worlds `at`.

    The beaten set gives way first: an opponent's set to the pile that the opponent wants, an own
    set to `piles`.
    """
    theirs = worlds.sets[1 - seat, cards, at]
    own = worlds.sets[seat, cards, at]

    if (beaten := theirs > 0).any():
        rows = at[beaten]
        types = cards[beaten]
        worlds.put(rows, _pile_for_lost(worlds, 1 - seat, rows), types, theirs[beaten])
        worlds.sets[1 - seat, types, rows] = 0
        worlds.types[1 - seat, rows] -= 1

    if (again := own > 0).any():
        worlds.put(at[again], piles[again], cards[again], own[again])

    # A new type counts for the seat; a beaten one also stops counting for the opponent.
    worlds.types[seat, at] += own == 0
    worlds.lead[at] += (1 - 2 * seat) * VALUES[cards] * ((own == 0) + (theirs > 0).astype(np.intp))
    worlds.sets[seat, cards, at] = counts
    worlds.play(seat, at, cards, counts)
