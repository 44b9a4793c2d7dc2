"""Turns options, cards and facts of the game into words of the reader's language.

Also holds texts that the table and the cards share: goal, prizes, goals to come, and points. The
goal of a trick is the total that the cards of all players should reach but not exceed.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from bot.i18n.words import join_with_commas
from bot.pages.page import Button, Do, Tone
from cogs.pages import SceneLabels
from games.engine.asks import Fact, Seat
from games.playing.state import ROUNDS, tricks_in
from games.playing.view import PlayingView, SeatView, hands_of, spent_by
from games.playing.vocabulary import TOLD

TRICKS = "📜"  # the emoji of the button that shows all tricks
VERB = "tricks"
"""The verb of the button that shows all tricks (cogs/playing/result.py)."""

AWAITED = "⏳"  # stands beside the only player who has not picked a card yet
ENDING_SIGNS = {"below": "🐔", "exact": "🎯", "over": "💥"}
"""The emoji of a trick by how its total compares with the goal."""


class Labels(SceneLabels[PlayingView]):
    """Words for one scene."""

    # -- names ---------------------------------------------------------------------------------

    def hand(self, cards: Iterable[int]) -> str:
        """Return the cards of a hand, `2 4 5`, or a dash."""
        return " ".join(map(str, cards)) or self.words("playing-no-cards")

    def hands(self) -> list[str]:
        """Return the hands of all seats, for a replay."""
        return [" ".join(map(str, hand)) for hand in self.open_secrets.hands]

    def picked(self, seat: Seat) -> int | None:
        """Return the card that the seat has picked but not shown yet; only in a replay."""
        secrets = self.scene.open_secrets
        choice = () if secrets is None else secrets.picked.get(seat, ())
        return choice[0].number if choice else None

    # -- facts ---------------------------------------------------------------------------------

    @cached_property
    def all_hands(self) -> tuple[tuple[int, ...], ...]:
        """The hands of all seats, which follow from the cards that were revealed."""
        return hands_of(self.view)

    def fact(self, name: str, fact: Fact) -> str | int:
        """Return one fact in words. A list of cards becomes a sum. `TOLD.seats` hold seats."""
        if isinstance(fact, list) and name not in TOLD.seats:
            return "+".join(map(str, fact))
        return super().fact(name, fact)

    # -- the round -----------------------------------------------------------------------------

    @property
    def is_last_trick(self) -> bool:
        """Return whether this is the round's last trick, after which each player loses a card."""
        return self.view.trick == self.view.tricks

    @property
    def is_trick_special(self) -> bool:
        """Return whether the last trick has a message of its own."""
        tricks = self.view.reveals
        return bool(tricks) and (tricks[-1].total == tricks[-1].goal or self.has_round_ended)

    @property
    def has_round_ended(self) -> bool:
        """Return whether the last trick was the last one of its round."""
        tricks = self.view.reveals
        round_ = tricks[-1].round
        return sum(trick.round == round_ for trick in tricks) == tricks_in(round_)

    def round(self, message: str) -> str:
        """Return the round and the trick, in this message."""
        view = self.view
        return self.words(message, round=view.round, trick=view.trick, tricks=view.tricks)

    def prizes(self) -> str:
        """Return what can be won."""
        view = self.view
        return self.words("playing-prizes", plain=view.prize, exact=view.exact_prize)

    def goal(self) -> str:
        """Return the goal of the trick."""
        return self.words("playing-table-goal", goal=self.view.goal or 0)

    def goals(self) -> str:
        """Return the goals since the last shuffle, and how many are face down."""
        view = self.view
        words = self.words
        # The last entry of `seen` is the current goal, so it is left out.
        seen = join_with_commas(words, [*map(str, view.seen[:-1])]) or words("playing-no-goals")
        return words("playing-table-goals", pile=view.pile, seen=seen, round=ROUNDS)

    def to_play_for(self) -> list[str]:
        """Return the lines above the question for a card: goal, round, goals to come, and prizes.

        In the last trick of a round there is also a warning.
        """
        round_text = self.round("playing-question-where")
        goals = f"-# {self.goals()}"
        return [f"## {self.goal()}", round_text, goals, self.prizes(), *self.warning()]

    def warning(self) -> Iterator[str]:
        """Yield a warning, for a player with a question, that one of two cards will be lost."""
        if self.is_last_trick and self.scene.question is not None:
            yield self.words("playing-question-last", round=self.view.round)

    def tricks(self) -> Button:
        """Return the button for all tricks. It is disabled before the first reveal."""
        label = self.words("playing-button-tricks")
        is_first = not self.view.reveals
        return Button(label, Do(VERB), Tone.PLAIN, TRICKS, is_first)

    # -- the seats -----------------------------------------------------------------------------

    def seats_text(self) -> str:
        """Return how many cards each player holds, then a line for each seat."""
        seats = self.view.seats
        # All players hold the same number of cards.
        cards = self.words("playing-table-seats", count=seats[0].cards)
        return "\n".join((cards, *map(self._line, seats)))

    def _line(self, seat: SeatView) -> str:
        """Return the line of a seat."""
        name = self.seat(seat.seat)
        line = self.words("playing-seat-line", name=name, points=seat.points)
        return " · ".join((line, *self._seat_notes(seat)))

    def _seat_notes(self, seat: SeatView) -> Iterator[str]:
        """Yield further facts about a seat: spent cards, whether it is awaited, who plays there."""
        words = self.words
        view = self.view
        if seat.spent and view.options.memory_aid:
            yield words("playing-seat-spent", cards=self.hand(spent_by(view, seat.seat)))

        if self.last_awaited == seat.seat:
            yield words("playing-seat-awaited", sign=AWAITED)

        yield from self.sitter(seat.seat)

    def points(self, viewer: Seat | None = None) -> str:
        """Return all points, the highest first: `Ben 4 · you 2 · Cleo 0`.

        A replay names all players, because its reader is no player.
        """
        words = self.words
        best_first = sorted(self.view.seats, key=lambda seat: -seat.points)
        return " · ".join(
            words("playing-points-own", points=seat_view.points)
            if seat_view.seat == viewer and not self.scene.is_story
            else words("playing-points", name=self.names[seat_view.seat], points=seat_view.points)
            for seat_view in best_first
        )
