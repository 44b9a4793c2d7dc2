"""The search of the expert: it plays many games of Chicken Out! at once to their ends, by simple
rules and with a perfect memory.

The worlds are arrays and play their cards together, so a card in a thousand worlds takes hardly
longer than in ten. Each world has its own active seat; `at` are the indexes of the worlds in which
something happens. Random numbers are used only to shuffle taken cards: otherwise a world is
determined by its piles.

A card is its index in KINDS; HIDDEN is added if no player knows which card it is. Tables filled
from series.py say what a card does to a count.

Only searches need NumPy, so no module that a table needs may import this one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from games.chicken_out.box import HIGHEST, deck, majority
from games.chicken_out.odds import pile_as_known, unseen, would_copy
from games.chicken_out.players.house import STING
from games.chicken_out.series import counted, is_number
from games.chicken_out.state import UNSURE, Goal, OutOptions
from games.chicken_out.turns import CHICKEN_LEFT, FOX_LEFT
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import (
    BLACK,
    BLANK,
    BRAVE_FROM,
    CHICKEN_OUT,
    CONTINUE,
    FOXES,
    MUDDLED_FROM,
    PLAY,
    RED,
    SAME,
    STOP,
    TARGET,
)
from games.engine.asks import Option

Cards = NDArray[np.uint8]
Numbers = NDArray[np.int16]
Flags = NDArray[np.bool_]
Places = NDArray[np.intp]
Worths = NDArray[np.float64]

KINDS = (
    *(f"{colour}{number}" for colour in (BLACK, RED) for number in range(HIGHEST + 1)),
    *FOXES,
    BLANK,
)
KIND = {card: place for place, card in enumerate(KINDS)}
HIDDEN = 32
ROOM = 2 * len(deck())
"""The size of the ring buffer of a pile: twice the deck, so that taken cards never reach the
top.
"""
CARDS_AT_MOST = 160
"""After this many cards a game counts as it is."""
LONGEST = 0.05
"""The share of games, the longest ones, that need not be played to their ends."""
HOPE = 0.1
"""The expected number of captured cards that is needed to play on."""

TURN, FIRST, SECOND, RUN = range(4)
"""What the active seat is about to do. The two cards of an opening are distinguished."""
_THEN = np.array([TURN, SECOND, TURN, RUN], dtype=np.int16)
_PASSES_ON = np.array([True, False, True, False])

_IS_NUMBER = np.array([is_number(kind) for kind in KINDS])
_AFTER: Numbers = np.array(
    [
        [0 if kind == SAME else counted(kind, count).after for count in range(TARGET)]
        for kind in KINDS
    ],
    dtype=np.int16,
)
"""[identity, count]: the count after the card."""
_COUNTS_AS = np.array(
    [[same if kind == SAME else KIND[kind] for kind in KINDS] for same in range(len(KINDS))]
)
"""[what an SM would copy, card]: what the card counts as."""
_BUSTS = (_AFTER > TARGET).astype(np.uint8)[_COUNTS_AS].swapaxes(1, 2)
_MAKES_21 = (_AFTER == TARGET).astype(np.uint8)[_COUNTS_AS].swapaxes(1, 2)
"""[what an SM would copy, count, card]: whether the card busts, or makes 21."""
_FRESH = _BUSTS @ np.bincount([KIND[card] for card in deck()], minlength=len(KINDS)) / len(deck())
"""[what an SM would copy, count]: the probability that any card of the whole deck busts."""


def _worth_playing(chance: Worths, cards: Places, sting: float = 1.0) -> Flags:
    """Return what odds.worth_playing would, for many worlds."""
    return np.asarray(chance < (cards - 1) / (sting * cards + 1), dtype=np.bool_)


def _worth_running(chance: Worths, cards: Places, sting: float = 1.0) -> Flags:
    """Return what odds.worth_running would, for many worlds."""
    return np.asarray(1 - chance > chance * cards * sting, dtype=np.bool_)


@dataclass(slots=True)
class Worlds:
    """n games in progress. A pile is a ring buffer; its cards begin at `tops`."""

    goal: Goal
    options: OutOptions
    is_shuffled: bool
    luck: np.random.Generator
    piles: Cards  # [n, seats, ROOM]
    tops: Places  # [n, seats]
    sizes: Numbers  # [n, seats]
    captured: Numbers  # [n, seats]
    places: Numbers  # [n, seats]: as which one a seat went out; 0 in play
    unknown: Cards  # [n, KINDS]: how many cards have an unknown place
    series: Cards  # [n, ROOM]
    lengths: Places  # [n]: of the series
    counts: Numbers  # [n]
    same: Places  # [n]: what a Same would copy
    seat: Places  # [n]
    is_medium: Flags  # [n, seats]: plays as medium ones do, where 21s are captured
    phase: Numbers  # [n]
    over: Flags  # [n]

    @property
    def n(self) -> int:
        """The number of worlds."""
        return len(self.over)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.sizes.shape[1])

    def repeated(self, times: int) -> "Worlds":
        """Return several copies of all worlds, one after the other."""
        columns = {column.name: getattr(self, column.name) for column in fields(self)}
        for name, value in columns.items():
            if isinstance(value, np.ndarray):
                columns[name] = np.concatenate([value] * times)

        return Worlds(**columns)

    # -- what a seat chooses ----------------------------------------------------------------------

    def finish(self, longest: float = LONGEST) -> None:
        """Play until all games are over, except for this share of them."""
        at = np.flatnonzero(~self.over)
        for _ in range(CARDS_AT_MOST):
            if at.size <= longest * self.n:
                return

            self._choose(at)
            self.turn_up(at)
            at = at[~self.over[at]]

    def _choose(self, at: Places) -> None:
        """Let active seats in a run stop, and seats in a turn chicken out."""
        at = at[self.counts[at] >= BRAVE_FROM]
        runs = at[self.phase[at] == RUN]
        # A seat that stops passes the turn on, so turns are looked at afterwards.
        self.stop(runs[~self.goes_on(runs)])
        turns = at[self.phase[at] == TURN]
        self.chicken_out(turns[~self.plays(turns)])

    def goes_on(self, at: Places) -> Flags:
        """Return whether to continue a run.

        In a capture game only medium seats stop: a bust costs a few cards, which keep the seat in
        the game, while stopping leaves the 21 to the next seat.
        """
        cards = self.lengths[at]
        if self.goal == "capture":
            fear = _FRESH[self.same[at], self.counts[at]]
            is_medium = self.is_medium[at, self.seat[at]]
            return np.asarray(~is_medium | _worth_running(fear, cards, STING), dtype=np.bool_)

        return _worth_running(self._chance(at, _BUSTS), cards)

    def plays(self, at: Places) -> Flags:
        """Return whether to play rather than chicken out."""
        cards = self.lengths[at]
        if self.goal == "capture":
            hopes = self._chance(at, _MAKES_21) * cards > HOPE
            dares = _worth_playing(_FRESH[self.same[at], self.counts[at]], cards, STING)
            return np.where(self.is_medium[at, self.seat[at]], dares, hopes)

        return _worth_playing(self._chance(at, _BUSTS), cards)

    def _chance(self, at: Places, does: Cards) -> Worths:
        """Return the probability that the next card does it, [at], for a seat with a perfect
        memory.
        """
        does_it = does[self.same[at], self.counts[at]]
        seat = self.seat[at]
        card = self.piles[at, seat, self.tops[at, seat]]
        unknown = self.unknown[at]
        odds = (does_it * unknown).sum(1) / np.maximum(1, unknown.sum(1))
        return np.where(card >= HIDDEN, odds, does_it[np.arange(at.size), card % HIDDEN])

    def stop(self, at: Places) -> None:
        """Leave the series for the next seat."""
        self.phase[at] = TURN
        self._pass_on(at)

    def chicken_out(self, at: Places) -> None:
        """Take the series. The same seat then opens."""
        self._take(at, self.seat[at])
        self.phase[at] = FIRST

    # -- a card, and what comes of it -------------------------------------------------------------

    def turn_up(self, at: Places) -> None:
        """Play the active seat's top card."""
        seat = self.seat[at]
        top = self.tops[at, seat]
        code = self.piles[at, seat, top]
        self.tops[at, seat] = (top + 1) % ROOM
        self.sizes[at, seat] -= 1
        card = code % HIDDEN
        self.unknown[at, card] -= code >= HIDDEN
        self.series[at, self.lengths[at]] = card
        self.lengths[at] += 1
        same = self.same[at]
        identity = np.where(card == KIND[SAME], same, card)
        is_copied = _IS_NUMBER[identity] | (self.options.same_fox == "card")
        self.same[at] = np.where(is_copied, identity, same)
        self.counts[at] = _AFTER[identity, self.counts[at]]
        self._follow(at, seat)

    def _follow(self, at: Places, seat: Places) -> None:
        """Apply what follows from the count: bust, 21, going out, the next phase and seat."""
        count = self.counts[at]
        phase = self.phase[at]
        busts = count > TARGET
        is_21 = count == TARGET
        self._take(at[busts], seat[busts])
        self._remove(at[is_21], seat[is_21])
        # The order is that of turns.py: a 21 leaves the table before the seat can go out.
        goes_out = ~busts & (self.sizes[at, seat] == 0) & ~self.over[at]
        self._go_out(at[goes_out], seat[goes_out])
        again = RUN if self.options.after21 == "any" else FIRST
        then = np.where(goes_out, TURN, _THEN[phase])
        then = np.where(is_21, np.where(goes_out, FIRST, again), then)
        self.phase[at] = np.where(busts, FIRST, then)
        self._pass_on(at[busts | goes_out | (~is_21 & _PASSES_ON[phase])])

    def _pass_on(self, at: Places) -> None:
        """Continue with the next seat."""
        self.seat[at] = self._left_of(at, self.seat[at])

    def _left_of(self, at: Places, seat: Places) -> Places:
        """Return the nearest seat in play."""
        left = (seat + 1) % self.seats
        if self.options.positions == "play_on":
            for _ in range(self.seats - 1):
                left = np.where(self.places[at, left] > 0, (left + 1) % self.seats, left)

        return left

    def _take(self, at: Places, seat: Places) -> None:
        """Put the series under the seat's pile, so that the oldest card comes up first."""
        if not at.size:
            return

        lengths = self.lengths[at]
        places = np.arange(lengths.max())
        cards = self.series[at, : len(places)]
        # Rows have different lengths: only the first `lengths` of each row are cards of the series.
        if self.is_shuffled:
            cards = self._shuffled(at, cards, places < lengths[:, None])

        bottom = self.tops[at, seat] + self.sizes[at, seat]
        self.piles[at[:, None], seat[:, None], (bottom[:, None] + places) % ROOM] = cards
        self.sizes[at, seat] += lengths.astype(np.int16)
        self._clear(at)

    def _shuffled(self, at: Places, cards: Cards, are_there: Flags) -> Cards:
        """Return the cards in another order, unknown to all players."""
        np.add.at(self.unknown, (np.broadcast_to(at[:, None], cards.shape), cards), are_there)
        order = np.argsort(np.where(are_there, self.luck.random(cards.shape), 2), axis=1)
        return np.take_along_axis(cards, order, axis=1) + np.uint8(HIDDEN)

    def _remove(self, at: Places, seat: Places) -> None:
        """Remove the series of a 21: captured, passed to the left, or out of the game."""
        if self.options.pass_left:
            self._take(at, self._left_of(at, seat))
            return

        if self.goal == "capture":
            self.captured[at, seat] += self.lengths[at].astype(np.int16)
            self.over[at] |= self.captured[at, seat] >= majority()

        self._clear(at)

    def _clear(self, at: Places) -> None:
        """Clear the table."""
        self.lengths[at] = 0
        self.counts[at] = 0
        self.same[at] = KIND[BLANK]

    def _go_out(self, at: Places, seat: Places) -> None:
        """Note the place of a seat that goes out, and whether the game is over."""
        if not at.size:
            return

        out = (self.places[at] > 0).sum(1)
        self.places[at, seat] = out + 1
        is_last = out + 2 == self.seats
        self.over[at] |= is_last | (self.options.positions == "stop")


CLEARLY: Mapping[Goal, float] = {"race": 0.0, "capture": 1.0}
"""By how many standard errors the other choice must be better than the usual one."""
MEDIUM = 0.5
"""The probability that an opponent plays like medium, in a capture game."""
AHEAD = 0.02
"""The value of finishing ahead of all others, in addition to 1 for winning."""
SPREAD = 15.0
"""The standard deviation of the difference in points of one deal, if several are played."""

_PHASES = {"turn": TURN, "run": RUN}
_COSTS = np.array([FOX_LEFT if kind in FOXES else CHICKEN_LEFT for kind in KINDS])


def best(view: OutView, budget: int, seed: int) -> Option:
    """Return whether to play one more card.

    The usual choice is taken unless the other one is clearly better in the same worlds.

    Args:
        view: What the seat knows.
        budget: How many games to play in total.
        seed: The seed of the random numbers.
    """
    each = max(2, budget // 2)
    worlds = worlds_like(view, each, np.random.default_rng(seed))
    is_turn = view.phase == "turn"
    usual = (worlds.plays if is_turn else worlds.goes_on)(np.array([0]))[0]
    both = worlds.repeated(2)
    go, stay = np.split(np.arange(both.n), 2)
    both.turn_up(go)
    (both.chicken_out if is_turn else both.stop)(stay)
    both.finish()
    values = worths(view, both)
    gain = values[stay] - values[go] if usual else values[go] - values[stay]
    is_better = gain.mean() > CLEARLY[view.goal] * gain.std() / sqrt(each)
    if usual != is_better:
        return PLAY if is_turn else CONTINUE

    return CHICKEN_OUT if is_turn else STOP


# -- what an end is worth --------------------------------------------------------------------------


def worths(view: OutView, worlds: Worlds) -> Worths:
    """Return the share of the victory, and a little for the places behind it, [n]."""
    if view.options.deals > 1:
        before = np.array([seat_view.points for seat_view in view.seats])
        merits = -(before + _cost(worlds))
        deals = view.options.deals - view.deal
    else:
        merits = _merits(worlds)
        deals = 0

    own = merits[:, [view.seat]]
    ahead = ((own > merits) + (own == merits) / 2).sum(1) - 0.5
    won = _victories(merits, deals)[:, view.seat]
    return np.asarray(won + AHEAD * ahead / (worlds.seats - 1), dtype=np.float64)


def _merits(worlds: Worlds) -> Worths:
    """Return the merits as turns.py computes them, [n, seats]; greater is better."""
    never = worlds.seats + 1
    places = np.where(worlds.places > 0, worlds.places, never)
    if worlds.goal == "capture":
        return np.asarray(worlds.captured - places / (never + 1), dtype=np.float64)

    return np.asarray(-places - worlds.sizes / ROOM, dtype=np.float64)


def _cost(worlds: Worlds) -> Worths:
    """Return the points for the cards in the piles, [n, seats]."""
    is_there = (np.arange(ROOM) - worlds.tops[:, :, None]) % ROOM < worlds.sizes[:, :, None]
    return np.asarray((_COSTS[worlds.piles % HIDDEN] * is_there).sum(2), dtype=np.float64)


def _victories(merits: Worths, deals: int) -> Worths:
    """Return the probability that each seat wins, if this many deals are still to come, [n,
    seats].
    """
    behind = merits - merits.max(1, keepdims=True)
    wins = np.exp(behind / (SPREAD * sqrt(deals))) if deals else (behind == 0).astype(np.float64)
    return np.asarray(wins / wins.sum(1, keepdims=True), dtype=np.float64)


# -- worlds ----------------------------------------------------------------------------------------


def worlds_like(view: OutView, n: int, generator: np.random.Generator) -> Worlds:
    """Return n possible distributions of the unknown cards. They depend only on the view."""
    seats = range(len(view.seats))
    hidden = np.array([KIND[card] for card in unseen(view)], dtype=np.uint8)
    dealt = iter(generator.permuted(np.tile(hidden, (n, 1)), axis=1).T)
    piles = np.zeros((n, len(seats), ROOM), dtype=np.uint8)
    for seat in seats:
        for place, card in enumerate(pile_as_known(view, seat)):
            piles[:, seat, place] = next(dealt) + HIDDEN if card == UNSURE else KIND[card]

    series = np.zeros((n, ROOM), dtype=np.uint8)
    series[:, : len(view.series)] = [KIND[card] for card in view.series]
    return Worlds(
        goal=view.goal,
        options=view.options,
        is_shuffled=view.options.pickup == "shuffled" or view.plays >= MUDDLED_FROM,
        luck=generator,
        piles=piles,
        tops=np.zeros((n, len(seats)), dtype=np.intp),
        sizes=_in_all(n, [seat_view.pile for seat_view in view.seats]),
        captured=_in_all(n, [len(seat_view.captured) for seat_view in view.seats]),
        places=_in_all(n, [seat_view.place or 0 for seat_view in view.seats]),
        unknown=np.tile(np.bincount(hidden, minlength=len(KINDS)).astype(np.uint8), (n, 1)),
        series=series,
        lengths=np.full(n, len(view.series), dtype=np.intp),
        counts=np.full(n, view.count, dtype=np.int16),
        same=np.full(n, KIND[would_copy(view)], dtype=np.intp),
        seat=np.full(n, view.seat, dtype=np.intp),
        is_medium=_mediums(view, n, generator),
        phase=np.full(n, _PHASES[view.phase], dtype=np.int16),
        over=np.zeros(n, dtype=np.bool_),
    )


def _mediums(view: OutView, n: int, generator: np.random.Generator) -> Flags:
    """Return which opponents play like medium.

    Their styles are unknown, so each world has another mix.
    """
    if view.goal == "race":
        return np.zeros((n, len(view.seats)), dtype=np.bool_)

    is_medium = generator.random((n, len(view.seats))) < MEDIUM
    is_medium[:, view.seat] = False
    return is_medium


def _in_all(n: int, of_seats: Sequence[int]) -> Numbers:
    """Return the same values for each of the n worlds."""
    return np.tile(np.array(of_seats, dtype=np.int16), (n, 1))
