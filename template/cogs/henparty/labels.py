"""Turns what the game calls things into words, in the reader's language."""

from collections.abc import Iterable, Mapping

from cogs.pages import SceneLabels
from games.engine.asks import Fact, Option
from games.henparty.view import HenPartyView
from games.henparty.vocabulary import TOLD

AWAITED = "⏳"


class Labels(SceneLabels[HenPartyView]):
    """The words of one scene."""

    def snack(self) -> str:
        """What is played for."""
        return self.words("henparty-snack", snack=self.view.served[-1])

    def hand(self, cards: Iterable[int]) -> str:
        """`2 4 5`."""
        return " ".join(map(str, cards))

    def shown(self, cards: Iterable[int]) -> str:
        """What everybody played: `Ada **4** · Ben **7**`."""
        return " · ".join(
            self.words("henparty-shown", name=self.seat(seat), card=card)
            for seat, card in enumerate(cards)
        )

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """The facts of an event, as words for its sentence. `people` counts the seats it names."""
        found = {name: self._fact(name, fact) for name, fact in facts.items()}
        seats = facts.get("seats")
        return {**found, "people": len(seats) if isinstance(seats, list) else 1}

    def _fact(self, name: str, fact: Fact) -> str | int:
        if isinstance(fact, list):
            numbers = [int(one) for one in fact]
            return self.seats(numbers) if name in TOLD.seats else self.shown(numbers)
        return self.seat(int(fact)) if name in TOLD.seats else fact

    def chosen(self, option: Option, decision: str = "") -> str:
        """An option looked back on, in a sentence."""
        return self.words("henparty-chosen-play", card=option.number)
