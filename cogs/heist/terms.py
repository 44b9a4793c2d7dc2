"""What the things of Chicken Heist are called, in the reader's language."""

from collections.abc import Iterable

from bot.i18n.words import Words
from cogs.heist import signs
from cogs.pages import counted
from games.heist.box import crew_of
from games.heist.state import value


class Terms:
    """The names of cards, characters, crews, events, loot and moves. Most carry their sign."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def card(self, card: str) -> str:
        return f"{signs.CARDS[card]} {self.card_name(card)}"

    def card_name(self, card: str) -> str:
        """Without its sign."""
        return self.words(f"heist-card-{card}")

    def character(self, character: str) -> str:
        return f"{signs.CHARACTERS[character]} {self.words(f'heist-character-{character}')}"

    def crew(self, crew: str) -> str:
        return f"{signs.CREWS[crew]} {self.words(f'heist-crew-{crew}')}"

    def crew_name(self, character: str) -> str:
        """`Agent, Vault`: for places that know no Markdown and have a sign already."""
        crew = self.words(f"heist-crew-{crew_of(character)}")
        return f"{self.words(f'heist-character-{character}')}, {crew}"

    def event(self, event: str) -> str:
        return f"{signs.EVENTS[event]} {self.words(f'heist-event-{event}')}"

    def of_event(self, event: str) -> dict[str, str]:
        """For a sentence that names it, or could."""
        return {"event": self.event(event) if event else "", "event_id": event}

    def loot(self, loot: str) -> str:
        return f"{signs.LOOT[loot_kind(loot)]}\u00a0{self.loot_name(loot)}"

    def loot_name(self, loot: str) -> str:
        return self.words(f"heist-loot-{loot_kind(loot)}", value=value(loot))

    def move(self, move: str) -> str:
        return self.words(f"heist-move-{move}")

    def choice(self, choice: str) -> str:
        return f"{signs.DECISIONS[choice]} {self.words(f'heist-choice-{choice}')}"

    def help(self, what: str, name: str) -> str:
        """One line on a `card`, a `character` or an `event`."""
        return self.words(f"heist-{what}-{name}-help")

    def warning(self, warning: str, event: str | None) -> str:
        """`⚠️ …`, naming the event that it speaks of."""
        told = self.words(f"heist-warning-{warning}", **self.of_event(event or ""))
        return self.words("heist-card-warning", warning=told)

    def cards(self, cards: Iterable[str]) -> str:
        """`❄️ Freeze, 📣 Warn ×2`, in the order of the alphabet."""
        return counted(self.words, [self.card(card) for card in sorted(cards)])

    def card_names(self, cards: Iterable[str]) -> str:
        """`Freeze, Warn ×2`: the same without signs, where room is short."""
        return counted(self.words, map(self.card_name, sorted(cards)))

    def loots(self, loots: Iterable[str]) -> str:
        """The same for loot, dearest first."""
        ordered = sorted(loots, key=lambda loot: (-value(loot), loot))
        return counted(self.words, [self.loot(loot) for loot in ordered])


def loot_kind(loot: str) -> str:
    """`gold` of `gold-4`."""
    return loot.partition("-")[0]
