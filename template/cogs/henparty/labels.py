"""Turns the facts of a game into words, in the reader's language."""

from cogs.pages import SceneLabels
from games.engine.asks import Fact
from games.henparty.view import HenPartyView


class Labels(SceneLabels[HenPartyView]):
    """The words of one scene."""

    def heading(self) -> str:
        """Return the heading: the round and its snack."""
        return self.words("henparty-heading", round=len(self.view.served), snack=self.snack())

    def snack(self) -> str:
        """Return the snack of this round."""
        return self.words("henparty-snack", snack=self.view.served[-1])

    def fact(self, name: str, fact: Fact) -> str | int:
        """Return a fact as text. The revealed cards become `Ada **4** · Ben **7**`."""
        # All other facts have the same words in every game.
        if name != "cards" or not isinstance(fact, list):
            return super().fact(name, fact)
        return " · ".join(f"{self.seat(seat)} **{card}**" for seat, card in enumerate(fact))
