"""Turns cards and facts of the game into words of the reader's language.

A card is its id, such as `B7`, `R7` or `SM`, and an identity is what the card counts as: a Same
counts as the card that it copies. See games/chicken_out/vocabulary.py.
"""

from cogs.chicken_out import signs
from cogs.pages import SceneLabels
from games.chicken_out.series import is_number
from games.chicken_out.view import OutView
from games.chicken_out.vocabulary import BLACK, BLANK, SAME


class Labels(SceneLabels[OutView]):
    """Words for one scene."""

    @property
    def counted(self) -> str:
        """What the result counts: `capture`, `race` or `points`."""
        return "points" if self.view.options.deals > 1 else self.view.goal

    def card(self, card: str, identity: str, *, subtracted: bool = False) -> str:
        """Return a card in words: `+7`, `❤️ −7`, `🦊 double`. A Same also names what it copies.

        `subtracted`: whether a red number was subtracted and not added.
        """
        if card == SAME:
            if identity == BLANK:
                return self.words("out-card-blank", sign=signs.FOX)

            copied = self.card(identity, identity)
            return self.words("out-card-same", sign=signs.FOX, copied=copied)
        if not is_number(card):
            return self.words(f"out-card-{card.lower()}", sign=signs.FOX)
        if card[0] == BLACK:
            return f"{signs.BLACK}{card[1:]}"

        # A no-break space keeps the emoji and the number on one line.
        return f"{signs.RED}\u00a0{'−' if subtracted else ''}{card[1:]}"
