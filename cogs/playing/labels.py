"""Turns what the game calls things into words, in the reader's language; and says what the table
and the cards both show: the goal, the prizes, the goals to come, the points.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from bot.i18n.words import commas
from bot.pages.page import Button, Do, Tone
from cogs.pages import SceneLabels
from games.engine.asks import Fact, Option, Seat
from games.playing.state import ROUNDS
from games.playing.view import PlayingView, SeatView, hands_of, spent_by
from games.playing.vocabulary import TOLD

TRICKS = "📜"
VERB = "tricks"
"""Of the button behind which all tricks so far are (cogs/playing/result.py)."""

AWAITED = "⏳"
HOW = {"below": "🐔", "exact": "🎯", "over": "💥"}
"""How a trick ended: short of the goal, on it, or through the wall."""


class Labels(SceneLabels[PlayingView]):
    """The words of one scene."""

    # -- names ---------------------------------------------------------------------------------

    def hand(self, cards: Iterable[int]) -> str:
        """`2 4 5`, or a dash."""
        return " ".join(map(str, cards)) or self.words("playing-no-cards")

    def hands(self) -> list[str]:
        """What every seat holds, in a story."""
        return [" ".join(map(str, hand)) for hand in self.laid_open.hands]

    def picked(self, seat: Seat) -> int | None:
        """The card that the seat has picked and nobody has seen yet, in a story."""
        open_ = self.scene.laid_open
        choice = () if open_ is None else open_.picked.get(seat, ())
        return choice[0].number if choice else None

    # -- facts ---------------------------------------------------------------------------------

    @cached_property
    def held(self) -> tuple[tuple[int, ...], ...]:
        """What everybody holds, as the reveals tell."""
        return hands_of(self.view)

    def fact(self, name: str, fact: Fact) -> str | int:
        """Cards as a sum."""
        if isinstance(fact, list) and name not in TOLD.seats:
            return "+".join(map(str, fact))
        return super().fact(name, fact)

    # -- options -------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """An option on its button."""
        return self.words(f"playing-option-{option.kind}", card=str(option.value))

    def chosen(self, option: Option, decision: str = "") -> str:
        """An option looked back on, in a sentence."""
        return self.words(f"playing-chosen-{option.kind}", card=str(option.value))

    # -- the round -----------------------------------------------------------------------------

    @property
    def is_last_trick(self) -> bool:
        """Whether the card that is not played leaves the game."""
        return self.view.trick == self.view.tricks

    def round(self, message: str) -> str:
        """Which round it is, and which trick of it."""
        view = self.view
        return self.words(message, round=view.round, trick=view.trick, tricks=view.tricks)

    def prizes(self) -> str:
        """What there is to win."""
        view = self.view
        return self.words("playing-prizes", plain=view.prize, exact=view.exact_prize)

    def goal(self) -> str:
        """The number to stop on, as large as Discord writes."""
        return self.words("playing-table-goal", goal=self.view.goal or 0)

    def goals(self) -> str:
        """What has come since the last shuffle, and how many are still face down."""
        view = self.view
        words = self.words
        seen = commas(words, [*map(str, view.seen[:-1])]) or words("playing-no-goals")
        return words("playing-table-goals", pile=view.pile, seen=seen, round=ROUNDS)

    def to_play_for(self) -> list[str]:
        """Above the question of a card, what a choice depends on: the goal, the round, the goals to
        come, the prizes, and whether a card is about to be lost.
        """
        where = self.round("playing-question-where")
        goals = f"-# {self.goals()}"
        return [f"## {self.goal()}", where, goals, self.prizes(), *self.warning()]

    def warning(self) -> Iterator[str]:
        """That a card is about to be lost, for whoever is asked."""
        if self.is_last_trick and self.scene.question is not None:
            yield self.words("playing-question-last", round=self.view.round)

    def tricks(self) -> Button:
        """Stands on the table and on the cards, grey as long as there is nothing to look back
        on.
        """
        label = self.words("playing-button-tricks")
        is_first = not self.view.reveals
        return Button(label, Do(VERB), Tone.PLAIN, TRICKS, is_first)

    # -- the seats -----------------------------------------------------------------------------

    def everybody(self) -> str:
        """How many cards everybody has, then every seat: its points, whether it is the one that is
        waited for.
        """
        everybody = self.view.seats
        cards = self.words("playing-table-seats", count=everybody[0].cards)
        return "\n".join((cards, *map(self._line, everybody)))

    def _line(self, seat: SeatView) -> str:
        name = self.seat(seat.seat)
        line = self.words("playing-seat-line", name=name, points=seat.points)
        return " · ".join((line, *self._besides(seat)))

    def _besides(self, seat: SeatView) -> Iterator[str]:
        words = self.words
        view = self.view
        if seat.spent and view.options.memory_aid:
            yield words("playing-seat-spent", cards=self.hand(spent_by(view, seat.seat)))

        if self.last_awaited == seat.seat:
            yield words("playing-seat-awaited", sign=AWAITED)

        yield from self.sitter(seat.seat)

    def points(self, viewer: Seat | None = None) -> str:
        """Everybody's points, the most first: `Ben 4 · you 2 · Cleo 0`. A story says nobody's
        "you".
        """
        words = self.words
        names = self.names
        best_first = sorted(self.view.seats, key=lambda seat: -seat.points)
        return " · ".join(
            words("playing-points-own", points=one.points)
            if one.seat == viewer and not self.scene.is_story
            else words("playing-points", name=names[one.seat], points=one.points)
            for one in best_first
        )
