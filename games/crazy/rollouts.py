"""Many rounds of Crazy Chicken at once, played to their ends by the weights of plans.py.

All worlds are arrays, and take the same step together: a turn of a thousand of them costs hardly
more than a turn of ten. A type is its place in CARDS here; what is [n, 9] holds a number of cards
of every type in every world. The same seat is on turn in all of them.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

from dataclasses import dataclass, fields
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.crazy.box import CARDS, SMALLEST_SET, TYPES_TO_END
from games.crazy.plans import Style
from games.kit.asks import Seat

Cards = NDArray[np.int16]
Worths = NDArray[np.float32]
Flags = NDArray[np.bool_]
Places = NDArray[np.intp]

VALUES: Cards = np.array(CARDS, dtype=np.int16)
TURNS_AT_MOST = 80
"""So many, and a round counts as it stands: two who only take from the open piles could go on."""
NO_TYPE = -1
NEVER = np.float32(-1e9)


class Players(NamedTuple):
    """What the two play by; `patience` is another in every world of those that were asked about."""

    styles: tuple[Style, Style]
    patience: Worths  # [2, worlds]


@dataclass(slots=True)
class Worlds:
    """n rounds, each as far as it got. The face-down piles are drawn from behind; the open ones are
    runs of equal cards, the top run last.
    """

    hand: Cards  # [2, n, 9]
    sets: Cards  # [2, n, 9]
    shown: Cards  # [2, n, 9]
    buried: Cards  # [n, 9]: in the open piles
    down: Cards  # [2, n, cards]: types
    left: Cards  # [2, n]: how many are left of `down`
    runs: Cards  # [2, n, runs]: types
    counts: Cards  # [2, n, runs]
    height: Cards  # [2, n]: how many runs
    where: Places  # [n]: which of the worlds that were asked about this is

    @property
    def n(self) -> int:
        return len(self.where)

    def only(self, kept: Places | Flags) -> "Worlds":
        """These alone, in this order; a copy."""
        return Worlds(
            *(
                getattr(self, one.name)[(slice(None), kept) if one.name in _OF_TWO else kept]
                for one in fields(self)
            )
        )

    def tops(self) -> tuple[Cards, Cards]:
        """The open piles' top cards, NO_TYPE where there is none."""
        return self._top(0), self._top(1)

    def _top(self, pile: int) -> Cards:
        height = self.height[pile]
        top = self.runs[pile, np.arange(self.n), np.maximum(height - 1, 0)]
        return np.where(height > 0, top, np.int16(NO_TYPE))

    def take(self, seat: Seat, piles: Places) -> None:
        """The top card of a pile, another in each world: 0 and 1 lie face down, 2 and 3 open."""
        rows = np.arange(self.n)
        for pile in (0, 1):
            at = rows[piles == pile]
            if at.size:
                self.left[pile, at] -= 1
                cards = self.down[pile, at, self.left[pile, at]]
                self.hand[seat, at, cards] += 1
            at = rows[piles == pile + 2]
            if at.size:
                top = self.height[pile, at] - 1
                cards = self.runs[pile, at, top]
                self.counts[pile, at, top] -= 1
                self.height[pile, at] -= self.counts[pile, at, top] == 0
                self.hand[seat, at, cards] += 1
                self.shown[seat, at, cards] += 1
                self.buried[at, cards] -= 1

    def put(self, at: Places, piles: Places, cards: Places, counts: Any) -> None:
        """So many of a type onto an open pile (0 or 1), in the worlds `at`."""
        tops = self.height[piles, at]
        self.runs[piles, at, tops] = cards
        self.counts[piles, at, tops] = counts
        self.height[piles, at] += 1
        self.buried[at, cards] += np.asarray(counts, dtype=np.int16)

    def lead(self) -> Worths:
        """The points of seat 0 less those of seat 1."""
        have = self.sets > 0
        return np.asarray(have[0] @ VALUES - have[1] @ VALUES, dtype=np.float32)

    def over(self, seat: Seat) -> Flags:
        """Whether the round ends after this seat's turn."""
        mine = (self.sets[seat] > 0).sum(1)
        both = mine + (self.sets[1 - seat] > 0).sum(1)
        is_over = (mine >= TYPES_TO_END) | (both == len(CARDS)) | (self.left == 0).any(0)
        return np.asarray(is_over, dtype=np.bool_)


_OF_TWO = {"hand", "sets", "shown", "down", "left", "runs", "counts", "height"}


def finish(worlds: Worlds, seat: Seat, players: Players) -> Worths:
    """Play on from the beginning of the seat's turn. Returns how far seat 0 is ahead at the end of
    the round, for every world by its number in `where`; 0 where there is none.
    """
    ends = np.zeros(players.patience.shape[1], dtype=np.float32)
    for _ in range(TURNS_AT_MOST):
        if not worlds.n:
            return ends
        draw(worlds, seat, players)
        act(worlds, seat, players)
        worlds = settle(worlds, seat, ends)
        seat = 1 - seat
    ends[worlds.where] = worlds.lead()
    return ends


def settle(worlds: Worlds, seat: Seat, ends: Worths) -> Worlds:
    """Write down what is over after this seat's turn. Returns the others, which go on."""
    over = worlds.over(seat)
    if not over.any():
        return worlds
    ends[worlds.where[over]] = worlds.lead()[over]
    return worlds.only(~over)


# -- what a seat makes of every type ---------------------------------------------------------------


class Plans:
    """plans.Plan, for many worlds; what it returns is [n, 9]."""

    def __init__(self, worlds: Worlds, seat: Seat, players: Players) -> None:
        self._worlds, self._style = worlds, players.styles[seat]
        self.held, self._mine = worlds.hand[seat], worlds.sets[seat]
        self._theirs, self._taken = worlds.sets[1 - seat], worlds.shown[1 - seat]
        self._is_mine, self._is_theirs = self._mine > 0, self._theirs > 0
        self._needed = np.maximum(SMALLEST_SET, self._theirs + 1)
        self._is_lost = 2 * self._theirs >= VALUES
        self._worth = np.where(self._is_theirs, np.float32(self._style.beating), 1) * VALUES
        patience = players.patience[seat, worlds.where][:, None]
        self._target = np.maximum(self._needed, np.ceil(patience * VALUES))

    def wanted(self) -> Worths:
        """What one more of the type is worth."""
        held, need, worth = self.held + 1, self._needed, self._worth
        more = np.where(2 * held <= VALUES + 1, 0.15 * worth, 0)
        found = np.where(held < need - 1, 0.3 * worth * held / need, more)
        is_near = (held == need - 1) | ((held > need) & (held <= self._target))
        found = np.where(is_near, 0.4 * worth, found)
        found = np.where(held == need, worth, found)
        found = np.where(self._is_lost, 0, found)
        again = self._style.spare * VALUES * np.minimum(1, held / (self._mine + 1))
        return np.where(self._is_mine, again, found).astype(np.float32)

    def unseen(self, wanted: Worths) -> Worths:
        """[n]: what a face-down card is worth."""
        open_ = self._mine + self._theirs + self._worlds.buried + self._taken
        left = VALUES - self.held - open_
        average = (left * wanted).sum(1) / np.maximum(1, left.sum(1))
        return np.asarray(self._style.unseen * average, dtype=np.float32)

    def gains(self) -> Worths:
        """Of laying all of a type; NEVER where that is not allowed, or too early."""
        style, own, others = self._style, self._is_mine.sum(1), self._is_theirs.sum(1)
        is_legal = self.held >= np.maximum(self._needed, self._mine + 1)
        ready = (~self._is_mine & (self.held >= self._needed)).sum(1)
        shortest = self._worlds.left.min(0)
        is_late = (
            (others >= style.late_types)
            | (others + own >= style.late_both)
            | (ready + own >= style.late_own)
            | (shortest < style.late_pile)
        )
        is_worth_it = (self.held >= self._target) | is_late[:, None]
        is_ripe = np.where(self._is_mine, 2 * self._mine < VALUES, is_worth_it)
        locked = np.where(2 * self.held >= VALUES, 0.6 * VALUES, 0)
        gain = np.where(self._is_mine, 0.1 * VALUES, self._worth + self.held + locked)
        gain = gain + self._end(own, others, shortest)
        return np.where(is_legal & is_ripe, gain, NEVER).astype(np.float32)

    def _end(self, own: Places, others: Places, shortest: Cards) -> Worths:
        """A lay that ends the round had better win it."""
        more, fewer = own[:, None] + ~self._is_mine, others[:, None] - self._is_theirs
        does = (more >= TYPES_TO_END) | (more + fewer == len(CARDS)) | (shortest == 0)[:, None]
        lead = (self._is_mine @ VALUES - self._is_theirs @ VALUES)[:, None]
        lead = lead + np.where(self._is_mine, 0, VALUES) + np.where(self._is_theirs, VALUES, 0)
        return np.where(does, self._style.ending * lead, 0).astype(np.float32)

    def prices(self, fed: Worths) -> Worths:
        """Of a discard; -NEVER for what is not in the hand."""
        spare = VALUES * self.held * (0.1 / (self._mine + 1) + 0.02)
        other = self._worth * np.minimum(1.2, self.held / self._needed)
        kept = np.where(self._is_mine, spare, np.where(self._is_lost, 0, other))
        return np.where(self.held > 0, kept + self._style.feeding * fed, -NEVER).astype(np.float32)

    def fed(self) -> Worths:
        """What the opponent could make of a card of the type."""
        need = np.maximum(SMALLEST_SET, self._mine + 1)
        could = VALUES * np.minimum(1, (self._taken + 1) / need)
        return np.where(self._is_theirs, 0, could).astype(np.float32)


# -- a turn ----------------------------------------------------------------------------------------


def draw(worlds: Worlds, seat: Seat, players: Players) -> None:
    """Two cards from two piles; of the best two a face-down one comes first."""
    promise, rows = _promises(worlds, seat, players), np.arange(worlds.n)
    best = promise.argmax(1)
    rest = promise.copy()
    rest[rows, best] = NEVER
    other = rest.argmax(1)
    first = np.where((other < 2) & (rest[rows, other] > NEVER), other, best)
    worlds.take(seat, first)
    promise = _promises(worlds, seat, players)
    promise[rows, first] = NEVER
    worlds.take(seat, promise.argmax(1))


def _promises(worlds: Worlds, seat: Seat, players: Players) -> Worths:
    """[n, 4], pile by pile; NEVER for an empty one."""
    plans, rows = Plans(worlds, seat, players), np.arange(worlds.n)
    wanted = plans.wanted()
    promise = np.empty((worlds.n, 4), dtype=np.float32)
    promise[:, :2] = plans.unseen(wanted)[:, None]
    promise[:, :2][worlds.left.T == 0] = NEVER
    for pile, top in enumerate(worlds.tops(), 2):
        promise[:, pile] = np.where(top == NO_TYPE, NEVER, wanted[rows, top])
    return promise


def act(worlds: Worlds, seat: Seat, players: Players) -> None:
    """Lay what is ripe and gains most; else discard what costs least."""
    plans, rows = Plans(worlds, seat, players), np.arange(worlds.n)
    gains, fed = plans.gains(), plans.fed()
    best, cheapest = gains.argmax(1), plans.prices(fed).argmin(1)
    lays = gains[rows, best] > 0
    piles = _pile_to_cover(worlds, fed)
    discard(worlds, seat, rows[~lays], cheapest[~lays], piles[~lays])
    at = rows[lays]
    lay(worlds, seat, at, best[lays], plans.held[at, best[lays]], piles[lays], players)


def _pile_to_cover(worlds: Worlds, worth: Worths) -> Places:
    """The open pile whose top is worth more; an empty place comes first."""
    one, other = worlds.tops()
    rows = np.arange(worlds.n)
    is_second = (other == NO_TYPE) | (worth[rows, other] > worth[rows, one])
    return np.where(one == NO_TYPE, 0, is_second.astype(np.intp))


def discard(worlds: Worlds, seat: Seat, at: Places, cards: Places, piles: Places) -> None:
    """One card each, in the worlds `at`."""
    worlds.hand[seat, at, cards] -= 1
    worlds.shown[seat, at, cards] = np.maximum(0, worlds.shown[seat, at, cards] - 1)
    worlds.put(at, piles, cards, 1)


def lay(
    worlds: Worlds,
    seat: Seat,
    at: Places,
    cards: Places,
    counts: Any,
    piles: Places,
    players: Players,
) -> None:
    """So many of a type, in the worlds `at`. What is beaten gives way first: an opponent's set to
    where they want it, an own one onto `piles`.
    """
    theirs = worlds.sets[1 - seat, at, cards]
    if (beaten := theirs > 0).any():
        rows, types = at[beaten], cards[beaten]
        hit = worlds.only(rows)
        kept = -Plans(hit, 1 - seat, players).wanted()
        worlds.put(rows, _pile_to_cover(hit, kept), types, theirs[beaten])
        worlds.sets[1 - seat, rows, types] = 0
    own = worlds.sets[seat, at, cards]
    if (again := own > 0).any():
        worlds.put(at[again], piles[again], cards[again], own[again])
    worlds.sets[seat, at, cards] = counts
    worlds.hand[seat, at, cards] -= counts
    worlds.shown[seat, at, cards] = np.maximum(0, worlds.shown[seat, at, cards] - counts)
