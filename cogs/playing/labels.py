"""Turns what the game calls things into words, in the reader's language."""

from collections.abc import Iterable, Mapping

from cogs.pages import SceneLabels
from games.kit.asks import Fact, Option
from games.playing.view import PlayingView
from games.playing.vocabulary import TOLD

TRICKS = "📜"
AWAITED = "⏳"
HOW = {"below": "🐔", "exact": "🎯", "over": "💥"}
"""How a trick ended: short of the goal, on it, or through the wall."""


class Labels(SceneLabels[PlayingView]):
    """The words of one scene."""

    # -- names ---------------------------------------------------------------------------------

    def hand(self, cards: Iterable[int]) -> str:
        """`2 4 5`, or a dash."""
        return " ".join(map(str, cards)) or self.words("playing-no-cards")

    # -- facts ---------------------------------------------------------------------------------

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """The facts of an event, as words for its sentence. `people` counts the seats it names."""
        found = {name: self._fact(name, fact) for name, fact in facts.items()}
        seats = facts.get("seats")
        found["people"] = len(seats) if isinstance(seats, list) else 1
        return found

    def _fact(self, name: str, fact: Fact) -> str | int:
        if isinstance(fact, list):
            numbers = [int(one) for one in fact]
            return self.seats(numbers) if name in TOLD.seats else "+".join(map(str, numbers))
        return self.seat(int(fact)) if name in TOLD.seats else fact

    # -- options -------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """An option on its button."""
        return self.words(f"playing-option-{option.kind}", card=option.number)

    def chosen(self, option: Option, decision: str = "") -> str:
        """An option looked back on, in a sentence."""
        return self.words(f"playing-chosen-{option.kind}", card=option.number)
