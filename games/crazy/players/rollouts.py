"""Many rounds of Crazy Chicken at once, played to their ends by house players that do not search.

All worlds are arrays, and take the same step together: a turn of a thousand of them costs hardly
more than a turn of ten. A type is its place in CARDS here; what is [9, n] holds a number for every
type in every world. The same seat is on turn in all of them.

What a seat makes of its cards (plans.py) is worked out once for every holding, and looked up ever
after. A holding has its place in a table: by the player's style, the type, how many of it are held,
and the set that lies, where the opponent's count down from none and the own ones up.

NumPy is for whoever searches: nothing that a table needs imports this.
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
"""What may not be."""
MOST = max(CARDS)
SETS = 2 * MOST + 1
"""So many places are between a holding and that with one card more in the hand."""
TYPE = (MOST + 1) * SETS
STYLE = len(CARDS) * TYPE
NOTHING: Places = np.arange(len(CARDS))[:, None] * TYPE + MOST
"""The places of no cards and no set, type by type."""


class StyleTables:
    """Of some styles, which go by their number."""

    def __init__(self, styles: Sequence[CrazyStyle]) -> None:
        self.wanted = _filled(styles, lambda style, of: style.wanted(of))
        self.kept = _filled(styles, lambda style, of: style.kept(of) if of.held else -NEVER)
        early = _filled(styles, lambda style, of: _gain(style, of, is_late=False))
        late = _filled(styles, lambda style, of: _gain(style, of, is_late=True))
        self.gain = np.concatenate([early, late])
        """Of laying all that is held; NEVER where that is not allowed, or too early."""
        self.late = len(late)
        """So many places on in `gain` it is late."""
        is_mine = np.arange(len(late)) % SETS > MOST
        self.ready = (late > NEVER) & ~is_mine
        self.could_make = _filled(styles[:1], lambda _, of: could_make(of, of.held))
        """By how many the opponent holds for certain."""
        self.target: Places = np.array(
            [[style.target(Holding(card, 0, 0, 0)) for card in CARDS] for style in styles]
        )
        self.minds = np.array([not isinstance(style, AtOnce) for style in styles])
        """Who minds what the others draw."""
        self.weights = {
            name: np.array([getattr(style, name) for style in styles], dtype=np.float32)
            for name in CrazyStyle._fields
        }


def _filled(styles: Sequence[CrazyStyle], worth: Callable[[CrazyStyle, Holding], float]) -> Worths:
    """A table of all the holdings that there may be."""
    table = np.zeros(len(styles) * STYLE, dtype=np.float32)
    for number, style in enumerate(styles):
        for card, nothing in zip(CARDS, NOTHING[:, 0] + number * STYLE, strict=True):
            for held in range(card + 1):
                place = nothing + held * SETS
                for count in range(card - held + 1):
                    table[place + count] = worth(style, Holding(card, held, count, 0))
                    table[place - count] = worth(style, Holding(card, held, 0, count))

    return table


def _gain(style: CrazyStyle, of: Holding, *, is_late: bool) -> float:
    is_allowed = of.held >= max(of.needed, of.mine + 1)
    return style.gain(of) if is_allowed and style.is_ripe(of, is_late) else NEVER


# -- rounds played on ------------------------------------------------------------------------------


Cards = NDArray[np.int16]
Flags = NDArray[np.bool_]

VALUES: Places = np.array(CARDS)
TURNS_AT_MOST = 80
"""So many, and a round counts as it stands: two who only take from the open piles could go on."""
NO_TYPE = -1
NO_CARDS: Cards = np.zeros((2, 0, 0), dtype=np.int16)


@dataclass(slots=True)
class Piles:
    """Of all the worlds that were asked about, by their numbers, as long as any is played.

    The face-down piles are drawn from behind, and lie alike in all worlds of one `deal`; the open
    ones are runs of equal cards, the top run last.
    """

    down: Cards  # [2, deals, cards]: types
    deal: Places  # [n]
    left: Cards  # [2, n]: how many are left of `down`
    runs: Cards  # [2, n, runs]: types
    counts: Cards  # [2, n, runs]
    height: Cards  # [2, n]: how many runs

    def times(self, times: int) -> "Piles":
        """All of that so many times over, but for what nobody can change."""
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
    """n rounds, each as far as it got, and by which of the `tables`' styles a seat plays there."""

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
        return len(self.numbers)

    def only(self, kept: Places | Flags) -> "Worlds":
        """These alone, in this order."""
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
        """The same ones so many times over. They must be new: numbered as they come."""
        again = self.only(np.tile(self.numbers, times))
        return replace(again, piles=self.piles.times(times), numbers=np.arange(again.n))

    def holdings(self, seat: Seat) -> Places:
        """[9, n]: the seat's places in the tables."""
        places: Places = NOTHING + self.styles[seat] * STYLE + self.hand[seat] * SETS
        places += self.sets[seat] - self.sets[1 - seat]
        return places

    def holdings_of(self, seat: Seat, cards: Places, at: Places) -> Places:
        """The same for a type or some in each of the worlds `at`."""
        places: Places = NOTHING[cards, 0] + self.styles[seat, at] * STYLE
        places += self.hand[seat, cards, at] * SETS
        places += self.sets[seat, cards, at] - self.sets[1 - seat, cards, at]
        return places

    def weight(self, seat: Seat, name: str) -> Worths:
        """[n]: one of what the seat's styles say."""
        weights: Worths = self.tables.weights[name][self.styles[seat]]
        return weights

    def left(self) -> Cards:
        """[2, n]: how many are left face down."""
        return self.piles.left[:, self.numbers]

    def take(self, seat: Seat, piles: Places) -> Places:
        """The top card of a pile, another in each world: 0 and 1 lie face down, 2 and 3 open.
        Returns the cards.
        """
        cards = np.empty(self.n, dtype=np.intp)
        down = np.flatnonzero(piles < 2)
        up = np.flatnonzero(piles >= 2)
        cards[down] = self._take_down(down, piles[down])
        cards[up] = self._take_up(up, piles[up] - 2)
        self.unseen[seat, cards[down], down] -= 1
        self.shown[seat, cards[up], up] += 1
        self.hand[seat, cards, np.arange(self.n)] += 1
        return cards

    def _take_down(self, at: Places, piles: Places) -> Places:
        lying = self.piles
        numbers = self.numbers[at]
        left = lying.left[piles, numbers] - 1
        lying.left[piles, numbers] = left
        return np.asarray(lying.down[piles, lying.deal[numbers], left], dtype=np.intp)

    def _take_up(self, at: Places, piles: Places) -> Places:
        lying = self.piles
        numbers = self.numbers[at]
        cards = self.tops[piles, at]
        height = lying.height[piles, numbers]
        lying.counts[piles, numbers, height - 1] -= 1
        gone = np.flatnonzero(lying.counts[piles, numbers, height - 1] == 0)
        piles = piles[gone]
        numbers = numbers[gone]
        height = height[gone] - 1
        lying.height[piles, numbers] = height
        below = lying.runs[piles, numbers, height - 1]
        self.tops[piles, at[gone]] = np.where(height > 0, below, NO_TYPE)

        return cards

    def put(self, at: Places, piles: Places, cards: Places, counts: Any) -> None:
        """So many of a type onto an open pile (0 or 1), in the worlds `at`."""
        lying = self.piles
        numbers = self.numbers[at]
        height = lying.height[piles, numbers]
        lying.runs[piles, numbers, height] = cards
        lying.counts[piles, numbers, height] = counts
        lying.height[piles, numbers] = height + 1
        self.tops[piles, at] = cards

    def play(self, seat: Seat, at: Places, cards: Places, counts: Any) -> None:
        """So many of a type leave the seat's hand, for everybody to see."""
        known = np.minimum(self.shown[seat, cards, at], counts)
        self.shown[seat, cards, at] -= known
        self.unseen[1 - seat, cards, at] -= counts - known
        self.hand[seat, cards, at] -= counts

    def over(self, seat: Seat) -> Flags:
        """Whether the round ends after this seat's turn."""
        over: Flags = (self.types[seat] >= TYPES_TO_END) | (self.types.sum(0) == len(CARDS))
        over |= (self.left() == 0).any(0)
        return over


def finish(worlds: Worlds, seat: Seat) -> Worths:
    """Play on from the beginning of the seat's turn. Returns how far seat 0 is ahead at the end of
    the round, for every world by its number; 0 where there is none.
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
    """Write down what is over after this seat's turn. Returns the others, which go on."""
    over = worlds.over(seat)
    done = np.flatnonzero(over)
    if not done.size:
        return worlds

    ends[worlds.numbers[done]] = worlds.lead[done]
    return worlds.only(np.flatnonzero(~over))


# -- a turn ----------------------------------------------------------------------------------------


def draw(worlds: Worlds, seat: Seat, first: Places | None = None) -> Places:
    """Two cards from two piles; of the best two a face-down one comes first, unless it is said
    which. Returns what the seat then holds, by its places in the tables.
    """
    rows = np.arange(worlds.n)
    table = worlds.tables.wanted
    holdings = worlds.holdings(seat)
    unseen = worlds.unseen[seat]
    trust = worlds.weight(seat, "unseen")
    wanted = table[holdings]
    worth = np.einsum("tn,tn->n", unseen, wanted)
    cards = unseen.sum(0)
    promise = _promises(worlds, trust * worth / np.maximum(1, cards), wanted)
    if first is None:
        first = _first_of(promise)

    drawn = worlds.take(seat, first)
    # Only this type is another one now.
    is_down = first < 2
    holdings[drawn, rows] += SETS
    again = table[holdings[drawn, rows]]
    worth += unseen[drawn, rows] * again - (unseen[drawn, rows] + is_down) * wanted[drawn, rows]
    wanted[drawn, rows] = again
    promise = _promises(worlds, trust * worth / np.maximum(1, cards - is_down), wanted)
    promise[first, rows] = NEVER
    holdings[worlds.take(seat, promise.argmax(0)), rows] += SETS
    return holdings


def _first_of(promise: Worths) -> Places:
    rows = np.arange(promise.shape[1])
    best = promise.argmax(0)
    rest = promise.copy()
    rest[best, rows] = NEVER
    other = rest.argmax(0)
    is_down = (other < len(DRAW_PILES)) & (rest[other, rows] > NEVER)
    return np.asarray(np.where(is_down, other, best), dtype=np.intp)


def _promises(worlds: Worlds, unseen: Worths, wanted: Worths) -> Worths:
    """[4, n], pile by pile; NEVER for an empty one."""
    rows = np.arange(worlds.n)
    promise = np.empty((4, worlds.n), dtype=np.float32)
    promise[:2] = np.where(worlds.left() > 0, unseen, NEVER)
    for pile, top in enumerate(worlds.tops, 2):
        promise[pile] = np.where(top == NO_TYPE, NEVER, wanted[top, rows])

    return promise


def act(worlds: Worlds, seat: Seat, holdings: Places) -> None:
    """Lay what is ripe and gains most; else discard what costs least."""
    rows = np.arange(worlds.n)
    gains = gains_of(worlds, seat, holdings)
    fed = _fed(worlds, seat)
    best = gains.argmax(0)
    lays = gains[best, rows] > 0
    prices = worlds.tables.kept[holdings] + fed
    piles = _pile_to_cover(worlds.tops, fed[worlds.tops, rows])
    at = np.flatnonzero(~lays)
    discard(worlds, seat, at, prices.argmin(0)[at], piles[at])
    at = np.flatnonzero(lays)
    lay(worlds, seat, at, best[at], worlds.hand[seat, best[at], at], piles[at])


def gains_of(worlds: Worlds, seat: Seat, holdings: Places) -> Worths:
    """[9, n]: of laying all of a type; NEVER where that is not allowed, or too early."""
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
    """A lay that ends the round had better win it."""
    is_mine = worlds.sets[seat][:, at] > 0
    is_theirs = worlds.sets[1 - seat][:, at] > 0
    more = worlds.types[seat, at] + ~is_mine
    fewer = worlds.types[1 - seat, at] - is_theirs
    does = (more >= TYPES_TO_END) | (more + fewer == len(CARDS)) | anyhow
    lead = (1 - 2 * seat) * worlds.lead[at] + VALUES[:, None] * (1 - is_mine + is_theirs)
    return np.where(does, worlds.weight(seat, "ending")[at] * lead, 0).astype(np.float32)


def _fed(worlds: Worlds, seat: Seat) -> Worths:
    """[9, n]: what weighs on a discard of the type, for what the opponent could make of it."""
    places = NOTHING + worlds.shown[1 - seat] * SETS + worlds.sets[seat] - worlds.sets[1 - seat]
    fed: Worths = worlds.tables.could_make[places] * worlds.weight(seat, "feeding")
    return fed


def _pile_to_cover(tops: Places, worth: Worths) -> Places:
    """The open pile whose top is worth more; an empty place comes first. Both are [2, n]."""
    is_second = (tops[1] == NO_TYPE) | (worth[1] > worth[0])
    return np.where(tops[0] == NO_TYPE, 0, is_second.astype(np.intp))


def _pile_for_lost(worlds: Worlds, seat: Seat, at: Places) -> Places:
    """Where the seat's beaten set goes, in the worlds `at`: its own turn comes next, and it wants
    its cards; who does not mind puts it onto the smaller pile.
    """
    tops = worlds.tops[:, at]
    styles = worlds.styles[seat, at]
    wanted = worlds.tables.wanted[worlds.holdings_of(seat, tops, at)]
    sizes = worlds.piles.counts[:, worlds.numbers[at]].sum(2)
    return _pile_to_cover(tops, -np.where(worlds.tables.minds[styles], wanted, sizes))


def discard(worlds: Worlds, seat: Seat, at: Places, cards: Places, piles: Places) -> None:
    """One card each, in the worlds `at`."""
    worlds.play(seat, at, cards, 1)
    worlds.put(at, piles, cards, 1)


def lay(
    worlds: Worlds, seat: Seat, at: Places, cards: Places, counts: Places, piles: Places
) -> None:
    """So many of a type, in the worlds `at`. What is beaten gives way first: an opponent's set to
    where they want it, an own one onto `piles`.
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

    worlds.types[seat, at] += own == 0
    worlds.lead[at] += (1 - 2 * seat) * VALUES[cards] * ((own == 0) + (theirs > 0).astype(np.intp))
    worlds.sets[seat, cards, at] = counts
    worlds.play(seat, at, cards, counts)
