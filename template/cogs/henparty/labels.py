"""Turns what the game calls things into words, in the reader's language."""

from cogs.pages import SceneLabels
from games.engine.asks import Fact
from games.henparty.view import HenPartyView


class Labels(SceneLabels[HenPartyView]):
    """The words of one scene."""

    def heading(self) -> str:
        return self.words("henparty-heading", round=len(self.view.served), snack=self.snack())

    def snack(self) -> str:
        """What is played for."""
        return self.words("henparty-snack", snack=self.view.served[-1])

    def fact(self, name: str, fact: Fact) -> str | int:
        """What everybody played: `Ada **4** · Ben **7**`."""
        if name != "cards" or not isinstance(fact, list):
            return super().fact(name, fact)
        return " · ".join(f"{self.seat(seat)} **{card}**" for seat, card in enumerate(fact))
