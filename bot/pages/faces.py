"""What a game's face must be able to draw, and the registry of faces.

Rule: a face gets a scene (what one viewer may see, names escaped) and gives back a page. It touches
no Discord object, asks nobody and remembers nothing: equal scenes give equal pages.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from bot.i18n.words import Words
from bot.pages.page import Page
from bot.tables.bulletin import Bulletin
from bot.tables.scene import Scene
from games.engine.asks import Option, Seat


class Aside(NamedTuple):
    """What gets a message of its own beside the table. `key`: another one, and it is another
    message; short, and not used again by this table. `ended`: nothing is to be added.
    """

    key: str
    page: Page
    ended: bool = False


Draw = Callable[[Scene, Words], Page]

Spelled = tuple[str, str | None]
"""A value of an order in words, and its sign."""

Spell = Callable[[Scene, Words, Sequence[str]], Sequence[Spelled]]
"""Spells several values at once, in this order."""

ForAdults = Callable[[Mapping[str, Any]], bool]
"""Whether a table with these options may be shown only in age-restricted channels."""


def _nothing(*_: object) -> None:
    """What a game without such news has to say."""


def _no_sentences(*_: object) -> Sequence[str]:
    """Of a game that nobody can sum up."""
    return ()


def _no_seats(_: Scene) -> Sequence[Seat]:
    """Of a game that nobody leaves before its end."""
    return ()


def _as_they_are(_scene: Scene, _words: Words, values: Sequence[str]) -> Sequence[Spelled]:
    """Of a game whose every value is a sentence in its locale file."""
    return [(value, None) for value in values]


def _for_everybody(_: Mapping[str, Any]) -> bool:
    """Of games that may be shown in any channel, whatever their options."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class ForWatchers:
    """What a game has for those who watch it, all of it made of the table's public scene: nobody
    who watches knows more than an attentive reader of the channel.
    """

    facts: Callable[[Scene, Words], Sequence[str]] = _no_sentences
    """What is known to all and hard to see, a line each."""
    out: Callable[[Scene], Collection[Seat]] = _no_seats
    """Who has nothing to decide any more, and may watch like anybody else."""
    bets: Callable[[Scene], Sequence[Seat]] | None = None
    """On whom watchers may bet; nobody, once too much is decided, and then for good. A sentence
    `GAME-bets-until` says when that is. None: there are no bets on this game.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One game, drawn: a function for everything that the chat asks for. `slug` as in its Game."""

    slug: str
    table: Draw
    """The public table: playing, paused or over."""
    card: Draw
    """The private card of `scene.viewer`."""
    label: Callable[[Option, str, Scene, Words], str]
    """An option in words, looked back on as an answer to a decision of this kind, for cards that
    are closed: "you chose Hide".
    """
    told: Callable[[Bulletin, Scene, Words], str | None] = _nothing
    """Private news of a press on the table ("you hold no Override"); None: nothing to say."""
    aside: Callable[[Scene, Words], Aside | None] | None = None
    """What goes on beside the table now, or has just ended: buttonless, and for everybody. None:
    the game shows nothing there.
    """
    last_word: Callable[[str, Scene, Words], str | None] = _nothing
    """How the aside of that key ended, where the table went on before anybody could look; None:
    unknown, or complete from the start.
    """
    for_adults: ForAdults = _for_everybody
    chapter: str = ""
    """The public event with which a chapter of the game's story begins: a round, a turn. A sentence
    `GAME-chapter` names it, by the event's facts and its number in the game (`nth`).
    """
    tip: Callable[[Scene, Words], str | None] = _nothing
    """What somebody new to the game might overlook in what they are asked, in one sentence: of what
    they see themselves. None: nothing.
    """
    recap: Callable[[Scene, Words], Sequence[str]] = _no_sentences
    """What decided a game that was played to its end, in up to three sentences."""
    spell: Spell = _as_they_are
    """The values of its standing orders that have no sentence of their own (cogs/orders.py)."""
    for_watchers: ForWatchers = ForWatchers()
    """What those see who watch."""
    hands: Callable[[Scene, Words], Sequence[str]] = _no_sentences
    """What each seat holds, by seat, of a scene that is laid open; empty where it holds nothing."""

    def with_scenes(self, seen: Callable[[Scene], Scene]) -> "Face":
        """The same face, which sees each scene so."""
        watched = self.for_watchers
        for_watchers = ForWatchers(
            facts=_seeing(watched.facts, seen),
            out=_seeing(watched.out, seen),
            bets=None if watched.bets is None else _seeing(watched.bets, seen),
        )
        return replace(
            self,
            table=_seeing(self.table, seen),
            card=_seeing(self.card, seen),
            label=_seeing(self.label, seen),
            told=_seeing(self.told, seen),
            aside=None if self.aside is None else _seeing(self.aside, seen),
            last_word=_seeing(self.last_word, seen),
            tip=_seeing(self.tip, seen),
            recap=_seeing(self.recap, seen),
            spell=_seeing(self.spell, seen),
            hands=_seeing(self.hands, seen),
            for_watchers=for_watchers,
        )


Drawn = TypeVar("Drawn")


def _seeing(draw: Callable[..., Drawn], seen: Callable[[Scene], Scene]) -> Callable[..., Drawn]:
    def drawn(*given: object) -> Drawn:
        return draw(*(seen(one) if isinstance(one, Scene) else one for one in given))

    return drawn


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyFace:
    """What all games show before the deal, and after a table was closed without a result. A
    feature draws it, which this module does not import.
    """

    page: Draw
    removal: Draw
    """A menu (verb `remove`, index = place) of whom the host may remove."""
    welcome: Draw
    """The first private card: it proves that the DM is open."""
    away: Draw
    """The private card of a viewer for whom a house player sits in; verb `back`."""


class Faces(dict[str, Face]):
    """Which face belongs to which game, by its slug. Cogs register theirs in `setup`."""

    lobby: LobbyFace
    orders: Draw
    """The page that sets the standing orders of a seat (`scene.orders`), for all games alike: verb
    `order`, index as in bot/pages/custom_ids.py.
    """

    def register(self, face: Face) -> None:
        self[face.slug] = face

    def is_for_adults(self, slug: str, options: Mapping[str, Any]) -> bool:
        """Whether a table of this game with these options wants an age-restricted channel."""
        face = self.get(slug)
        return face is not None and face.for_adults(options)
