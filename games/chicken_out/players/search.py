"""The search of the expert, which plays many games of Chicken Out! at once.

The games are played to their ends, by simple rules and with a perfect memory. A world is one such
game: a possible position for a view. The worlds are rows of arrays and play their cards together,
so a card in a thousand worlds takes hardly longer than in ten. Each world has its own active seat.

Arrays: `[n, seats]` and the like are their dimensions, for n worlds. `rows` are the indexes of the
worlds in which something happens; other arguments then have one value for each of these worlds.

Cards: a card is its index in KINDS; HIDDEN is added if no player knows which card it is. SM is the
card "Same", which copies an earlier card, or counts as BLANK if there is none. The identity of a
card is what it counts as. Tables filled from series.py say what a card does to a count.

Random numbers are used only to make the worlds and to shuffle taken cards.

Only searches need NumPy, so no module that a table needs may import this one. state.py explains
series, run and bust.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from games.chicken_out.box import HIGHEST, deck, majority
from games.chicken_out.odds import pile_as_known, unseen, worth_playing, worth_running, would_copy
from games.chicken_out.players.house import STING
from games.chicken_out.series import effect_of, is_number
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
"""All cards, and BLANK."""

KIND = {card: index for index, card in enumerate(KINDS)}
"""Card -> its index in KINDS."""

HIDDEN = 32
"""Added to the index of a card that no player knows. It is more than the number of KINDS."""

ROOM = 2 * len(deck())
"""The size of the ring buffer of a pile: twice the deck, so that taken cards never reach the top.
"""

CARDS_AT_MOST = 160
"""After this many cards a game is stopped, and its position counts as its end."""

UNFINISHED_SHARE = 0.05
"""The share of games that need not be played to their ends: the longest games."""

HOPE = 0.1
"""If 21s are captured, a seat plays a card if it expects to capture more cards than this.

The expected number is the probability of 21 times the number of cards on the table
(docs/decisions/0040-experts-play-on.md).
"""

TURN, FIRST, SECOND, RUN = range(4)
"""What the active seat is about to do. FIRST and SECOND are the two cards of an opening."""

_NEXT_PHASE = np.array([TURN, SECOND, TURN, RUN], dtype=np.int16)
"""[phase]: the phase after a card that neither ends the series nor lets the seat go out."""

_PASSES_ON = np.array([True, False, True, False])
"""[phase]: whether the next seat is active after such a card."""

_IS_NUMBER = np.array([is_number(kind) for kind in KINDS])
"""[card]: whether it is a card with a number."""

_COUNT_AFTER: Numbers = np.array(
    [
        [0 if kind == SAME else effect_of(kind, count).after for count in range(TARGET)]
        for kind in KINDS
    ],
    dtype=np.int16,
)
"""[identity, count]: the count after the card. SM is never an identity: its row is not used."""

_COUNTS_AS = np.array(
    [[same if kind == SAME else KIND[kind] for kind in KINDS] for same in range(len(KINDS))]
)
"""[what an SM would copy, card]: what the card counts as."""

# Indexing with `_COUNTS_AS` gives [same, card, count]; `swapaxes` exchanges the last two.
_BUSTS = (_COUNT_AFTER > TARGET).astype(np.uint8)[_COUNTS_AS].swapaxes(1, 2)
"""[what an SM would copy, count, card]: whether the card busts."""

_MAKES_21 = (_COUNT_AFTER == TARGET).astype(np.uint8)[_COUNTS_AS].swapaxes(1, 2)
"""[what an SM would copy, count, card]: whether the card makes 21."""

_FRESH_CHANCE = (
    _BUSTS @ np.bincount([KIND[card] for card in deck()], minlength=len(KINDS)) / len(deck())
)
"""[what an SM would copy, count]: the probability that a random card of the whole deck busts."""


@dataclass(slots=True)
class Worlds:
    """n games in progress.

    A pile is a ring buffer. The index of its top card is in `tops`, the number of its cards in
    `sizes`.
    """

    goal: Goal
    options: OutOptions
    is_shuffled: bool  # whether a series is shuffled when it is taken
    luck: np.random.Generator
    piles: Cards  # [n, seats, ROOM]
    tops: Places  # [n, seats]
    sizes: Numbers  # [n, seats]
    captured: Numbers  # [n, seats]: how many cards
    places: Numbers  # [n, seats]: the place of a seat that went out; 0: in play
    unknown: Cards  # [n, KINDS]: how many cards of this kind are HIDDEN
    series: Cards  # [n, ROOM]: the first `lengths` of each row are the series
    lengths: Places  # [n]: the number of cards in the series
    counts: Numbers  # [n]: the count on the table
    same: Places  # [n]: what an SM would copy
    seat: Places  # [n]: the active seat
    is_medium: Flags  # [n, seats]: whether a seat plays like MediumHouse, if 21s are captured
    phase: Numbers  # [n]: TURN, FIRST, SECOND or RUN
    over: Flags  # [n]: whether the game is over

    @property
    def n(self) -> int:
        """The number of worlds."""
        return len(self.over)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.sizes.shape[1])

    def repeat(self, times: int) -> "Worlds":
        """Return several copies of all worlds, one after the other."""
        columns = {column.name: getattr(self, column.name) for column in fields(self)}
        for name, value in columns.items():
            if isinstance(value, np.ndarray):
                columns[name] = np.concatenate([value] * times)

        return Worlds(**columns)

    def finish(self, unfinished_share: float = UNFINISHED_SHARE) -> None:
        """Play until all games are over, except for this share of the games."""
        rows = np.flatnonzero(~self.over)
        for _ in range(CARDS_AT_MOST):
            if rows.size <= unfinished_share * self.n:
                return

            self._choose(rows)
            self.turn_up(rows)
            rows = rows[~self.over[rows]]

    # -- what a seat chooses ----------------------------------------------------------------------

    def _choose(self, rows: Places) -> None:
        """Let the active seats stop a run or chicken out, unless they want to play a card."""
        # At a count below BRAVE_FROM no card can bust, so all seats play.
        rows = rows[self.counts[rows] >= BRAVE_FROM]
        runs = rows[self.phase[rows] == RUN]
        self.stop(runs[~self.goes_on(runs)])

        # Turns come second: after a stop, the next seat has a turn and may chicken out.
        turns = rows[self.phase[rows] == TURN]
        self.chicken_out(turns[~self.plays(turns)])

    def goes_on(self, rows: Places) -> Flags:
        """Return whether the active seats continue their runs.

        If 21s are captured, only seats that play like MediumHouse stop. For other seats a bust
        costs little, because cards keep a seat in the game, and stopping leaves the 21 to the next
        seat.
        """
        cards = self.lengths[rows]
        if self.goal == "capture":
            fear = _FRESH_CHANCE[self.same[rows], self.counts[rows]]
            is_medium = self.is_medium[rows, self.seat[rows]]
            return np.asarray(~is_medium | worth_running(fear, cards, STING), dtype=np.bool_)

        return np.asarray(worth_running(self._chance(rows, _BUSTS), cards), dtype=np.bool_)

    def plays(self, rows: Places) -> Flags:
        """Return whether the active seats play rather than chicken out."""
        cards = self.lengths[rows]
        if self.goal == "capture":
            hopes = self._chance(rows, _MAKES_21) * cards > HOPE
            dares = worth_playing(_FRESH_CHANCE[self.same[rows], self.counts[rows]], cards, STING)
            return np.where(self.is_medium[rows, self.seat[rows]], dares, hopes)

        return np.asarray(worth_playing(self._chance(rows, _BUSTS), cards), dtype=np.bool_)

    def _chance(self, rows: Places, effects: Cards) -> Worths:
        """Return the probability of an effect of the next card, for a seat with a perfect memory.

        Args:
            rows: The worlds.
            effects: [what an SM would copy, count, card]: whether the card has the effect.
        """
        has_effect = effects[self.same[rows], self.counts[rows]]
        seat = self.seat[rows]
        card = self.piles[rows, seat, self.tops[rows, seat]]
        unknown = self.unknown[rows]
        odds = (has_effect * unknown).sum(1) / np.maximum(1, unknown.sum(1))
        return np.where(card >= HIDDEN, odds, has_effect[np.arange(rows.size), card % HIDDEN])

    def stop(self, rows: Places) -> None:
        """Leave the series for the next seat."""
        self.phase[rows] = TURN
        self._pass_on(rows)

    def chicken_out(self, rows: Places) -> None:
        """Take the series. The same seat then opens."""
        self._take(rows, self.seat[rows])
        self.phase[rows] = FIRST

    # -- a card and its consequences ---------------------------------------------------------------

    def turn_up(self, rows: Places) -> None:
        """Play the active seat's top card."""
        seat = self.seat[rows]

        # The card leaves the pile.
        top = self.tops[rows, seat]
        code = self.piles[rows, seat, top]
        self.tops[rows, seat] = (top + 1) % ROOM
        self.sizes[rows, seat] -= 1
        card = code % HIDDEN
        # A hidden card is known from now on.
        self.unknown[rows, card] -= code >= HIDDEN

        # It is laid on the series, and counts as its identity.
        self.series[rows, self.lengths[rows]] = card
        self.lengths[rows] += 1
        same = self.same[rows]
        identity = np.where(card == KIND[SAME], same, card)
        # With the option `chicken`, the next SM copies the last number and ignores foxes.
        is_copied = _IS_NUMBER[identity] | (self.options.same_fox == "card")
        self.same[rows] = np.where(is_copied, identity, same)
        self.counts[rows] = _COUNT_AFTER[identity, self.counts[rows]]
        self._apply_consequences(rows, seat)

    def _apply_consequences(self, rows: Places, seat: Places) -> None:
        """Apply the consequences of the count: bust, 21, going out, the next phase and seat."""
        count = self.counts[rows]
        phase = self.phase[rows]
        busts = count > TARGET
        is_21 = count == TARGET
        self._take(rows[busts], seat[busts])
        self._remove(rows[is_21], seat[is_21])

        # As in turns.py, a 21 leaves the table before the seat can go out.
        goes_out = ~busts & (self.sizes[rows, seat] == 0) & ~self.over[rows]
        self._go_out(rows[goes_out], seat[goes_out])

        after_21 = RUN if self.options.after21 == "any" else FIRST
        # After a seat goes out, the next seat continues the series, or opens if it was a 21.
        next_phase = np.where(goes_out, TURN, _NEXT_PHASE[phase])
        next_phase = np.where(is_21, np.where(goes_out, FIRST, after_21), next_phase)
        self.phase[rows] = np.where(busts, FIRST, next_phase)
        self._pass_on(rows[busts | goes_out | (~is_21 & _PASSES_ON[phase])])

    def _pass_on(self, rows: Places) -> None:
        """Continue with the next seat."""
        self.seat[rows] = self._left_of(rows, self.seat[rows])

    def _left_of(self, rows: Places, seat: Places) -> Places:
        """Return the nearest seat to the left that is in play."""
        neighbour = (seat + 1) % self.seats
        if self.options.positions == "play_on":
            for _ in range(self.seats - 1):
                neighbour = np.where(
                    self.places[rows, neighbour] > 0, (neighbour + 1) % self.seats, neighbour
                )

        return neighbour

    def _take(self, rows: Places, seat: Places) -> None:
        """Put the series under the seat's pile, so that the oldest card comes up first."""
        if not rows.size:
            return

        lengths = self.lengths[rows]
        offsets = np.arange(lengths.max())
        cards = self.series[rows, : len(offsets)]
        if self.is_shuffled:
            cards = self._shuffle(rows, cards, offsets < lengths[:, None])

        # As many places are copied as the longest series has cards. The values behind a shorter
        # series do not belong to the pile, because `sizes` grows by the length of the series.
        bottom = self.tops[rows, seat] + self.sizes[rows, seat]
        self.piles[rows[:, None], seat[:, None], (bottom[:, None] + offsets) % ROOM] = cards
        self.sizes[rows, seat] += lengths.astype(np.int16)
        self._clear(rows)

    def _shuffle(self, rows: Places, cards: Cards, are_there: Flags) -> Cards:
        """Return the cards in another order, unknown to all players.

        Args:
            rows: The worlds.
            cards: [rows, cards]: the cards of each series, and after them other values.
            are_there: [rows, cards]: which of them are cards of the series.
        """
        np.add.at(self.unknown, (np.broadcast_to(rows[:, None], cards.shape), cards), are_there)
        # Values that are no cards of the series get 2, so they stay behind the cards.
        order = np.argsort(np.where(are_there, self.luck.random(cards.shape), 2), axis=1)
        return np.take_along_axis(cards, order, axis=1) + np.uint8(HIDDEN)

    def _remove(self, rows: Places, seat: Places) -> None:
        """Remove the series of a 21: captured, passed to the left, or out of the game."""
        if self.options.pass_left:
            self._take(rows, self._left_of(rows, seat))
            return

        if self.goal == "capture":
            self.captured[rows, seat] += self.lengths[rows].astype(np.int16)
            self.over[rows] |= self.captured[rows, seat] >= majority()

        self._clear(rows)

    def _clear(self, rows: Places) -> None:
        """Clear the table."""
        self.lengths[rows] = 0
        self.counts[rows] = 0
        self.same[rows] = KIND[BLANK]

    def _go_out(self, rows: Places, seat: Places) -> None:
        """Note the place of a seat that goes out, and whether the game is over with it."""
        if not rows.size:
            return

        earlier = (self.places[rows] > 0).sum(1)
        self.places[rows, seat] = earlier + 1
        # With this seat, `earlier + 1` seats are out. If one seat is left, the places are decided.
        is_decided = earlier + 2 == self.seats
        self.over[rows] |= is_decided | (self.options.positions == "stop")


CLEARLY: Mapping[Goal, float] = {"race": 0.0, "capture": 1.0}
"""A choice is taken if it is better than the usual one by this many standard errors.

See docs/decisions/0040-experts-play-on.md.
"""

MEDIUM = 0.5
"""The probability that an opponent plays like MediumHouse, if 21s are captured."""

AHEAD = 0.02
"""The value of finishing ahead of all other seats, in addition to 1 for winning.

A seat that is ahead of only some of them gets a part of it.
"""

SPREAD = 15.0
"""The standard deviation of the difference in points of one deal, if several are played.

The larger it is, the less a lead counts while deals are still to come.
"""

_PHASES = {"turn": TURN, "run": RUN}
"""The phase of a view -> the phase of worlds, where a seat has a choice."""

_COSTS = np.array([FOX_LEFT if kind in FOXES else CHICKEN_LEFT for kind in KINDS])
"""[card]: the points for a card that is left in a pile, if several deals are played."""


def best(view: OutView, budget: int, seed: int) -> Option:
    """Return the option that is better: one more card or not.

    The usual choice is the one that the rules of `Worlds` make. It is taken unless the other choice
    is clearly better in the same worlds.

    Args:
        view: What the seat knows.
        budget: How many games to play in total.
        seed: The seed of the random numbers.
    """
    # Half of the games are played for each of the two choices.
    n = max(2, budget // 2)
    worlds = worlds_like(view, n, np.random.default_rng(seed))
    is_turn = view.phase == "turn"
    # The usual choice depends on the view alone, so the first world is enough.
    usually_plays = (worlds.plays if is_turn else worlds.goes_on)(np.array([0]))[0]

    # In the first half of `both` the seat plays a card, in the second half it does not.
    both = worlds.repeat(2)
    with_card, without_card = np.split(np.arange(both.n), 2)
    both.turn_up(with_card)
    (both.chicken_out if is_turn else both.stop)(without_card)
    both.finish()

    values = values_of(view, both)
    # The gain of the choice that is not the usual one.
    gain = (values[without_card] - values[with_card]) * (1 if usually_plays else -1)
    is_better = gain.mean() > CLEARLY[view.goal] * gain.std() / sqrt(n)
    # The seat plays a card if that is usual and not worse, or unusual and better.
    if usually_plays != is_better:
        return PLAY if is_turn else CONTINUE

    return CHICKEN_OUT if is_turn else STOP


# -- the value of an end ---------------------------------------------------------------------------


def values_of(view: OutView, worlds: Worlds) -> Worths:
    """Return the value of each finished world for the seat of the view, [n].

    It is the seat's share of the victory, and a little for each seat that it is ahead of.
    """
    if view.options.deals > 1:
        earlier_points = np.array([seat_view.points for seat_view in view.seats])
        merits = -(earlier_points + _cost(worlds))
        deals = view.options.deals - view.deal
    else:
        merits = _merits(worlds)
        deals = 0

    own = merits[:, [view.seat]]
    # The seat ties with itself. This counts 1/2, which is subtracted.
    ahead = ((own > merits) + (own == merits) / 2).sum(1) - 0.5
    won = _victories(merits, deals)[:, view.seat]
    return np.asarray(won + AHEAD * ahead / (worlds.seats - 1), dtype=np.float64)


def _merits(worlds: Worlds) -> Worths:
    """Return the merits as turns.py computes them, [n, seats]; greater is better."""
    # A seat that has not gone out comes after all places.
    after_all = worlds.seats + 1
    places = np.where(worlds.places > 0, worlds.places, after_all)
    # The quotients are below 1, so they only decide between equal captures or equal places.
    if worlds.goal == "capture":
        return np.asarray(worlds.captured - places / (after_all + 1), dtype=np.float64)

    return np.asarray(-places - worlds.sizes / ROOM, dtype=np.float64)


def _cost(worlds: Worlds) -> Worths:
    """Return the points for the cards that are left in the piles, [n, seats]."""
    # A place of the ring buffer is in the pile if it is fewer than `sizes` places after the top.
    is_there = (np.arange(ROOM) - worlds.tops[:, :, None]) % ROOM < worlds.sizes[:, :, None]
    return np.asarray((_COSTS[worlds.piles % HIDDEN] * is_there).sum(2), dtype=np.float64)


def _victories(merits: Worths, deals: int) -> Worths:
    """Return the probability that each seat wins, [n, seats].

    After the last deal, the seats with the greatest merit share the victory.

    Args:
        merits: The merits after this deal, [n, seats].
        deals: How many deals are still to come. With each of them, a lead in points counts less.
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
        # The pile has its top card first here. `next(dealt)` is one hidden card for each world.
        for offset, card in enumerate(pile_as_known(view, seat)):
            piles[:, seat, offset] = next(dealt) + HIDDEN if card == UNSURE else KIND[card]

    series = np.zeros((n, ROOM), dtype=np.uint8)
    series[:, : len(view.series)] = [KIND[card] for card in view.series]

    return Worlds(
        goal=view.goal,
        options=view.options,
        is_shuffled=view.options.pickup == "shuffled" or view.plays >= MUDDLED_FROM,
        luck=generator,
        piles=piles,
        tops=np.zeros((n, len(seats)), dtype=np.intp),
        sizes=_same_for_all(n, [seat_view.pile for seat_view in view.seats]),
        captured=_same_for_all(n, [len(seat_view.captured) for seat_view in view.seats]),
        places=_same_for_all(n, [seat_view.place or 0 for seat_view in view.seats]),
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
    """Return which opponents play like MediumHouse, if 21s are captured.

    Their styles are unknown, so they are drawn at random for each world.
    """
    if view.goal == "race":
        return np.zeros((n, len(view.seats)), dtype=np.bool_)

    is_medium = generator.random((n, len(view.seats))) < MEDIUM
    is_medium[:, view.seat] = False
    return is_medium


def _same_for_all(n: int, values: Sequence[int]) -> Numbers:
    """Return the same values for each of the n worlds."""
    return np.tile(np.array(values, dtype=np.int16), (n, 1))
