"""A lesson as a scene, so that the game's own face draws it: a table that is in no store.

As with stories (docs/decisions/0022), the scene is made by the tables' own code out of an engine;
only what may be chosen is narrowed to what the coach offers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.bulletin import Bulletin
from bot.tables.scene import Scene, escape_names, scene
from bot.tables.session import Session
from bot.tables.table import Player, Result, Status, Table
from games.engine.game import Event
from games.engine.lesson import LEARNER, Part, Place, Play, resumed
from games.engine.positions import Positions

TABLE = "lesson"
"""The id that stands on its buttons: no table has one so short."""

NO_SECRET = "00" * 32


@dataclass(frozen=True, slots=True)
class Learner:
    """Who learns, and how the house players are called, in the order of their seats."""

    user_id: int
    name: str
    locale: str
    house: Sequence[str]


class Classroom:
    """One part of a lesson for one learner, as far as they are. Raises what `resumed` raises."""

    def __init__(self, part: Part, positions: Positions, place: Place, learner: Learner) -> None:
        slug = positions.game.slug
        self._milestones = positions.game.milestones
        self._table = Table(
            id=TABLE,
            game=slug,
            guild_id=0,
            channel_id=0,
            host_id=learner.user_id,
            number=0,
            seed=NO_SECRET,
            salt=NO_SECRET[:32],
            key=NO_SECRET[:32],
            opened_at=0.0,
            status=Status.PLAYING,
            locale=learner.locale,
            players=[Player(learner.name, learner.user_id, locale=learner.locale)],
        )
        seats = len(positions.set_up(part.position).seats)  # type: ignore[attr-defined]
        self._table.players += [Player(name, level="easy") for name in learner.house[: seats - 1]]
        self.play: Play = resumed(part, positions, place, self._hear)

    def _hear(self, revision: int, events: Sequence[Event]) -> None:
        self._table.revision = revision
        self._table.remember(events, self._milestones)

    @property
    def names(self) -> Sequence[str]:
        """How the players are called, in the order of their seats, escaped."""
        return [player.name for player in self.scene().players]

    @property
    def told(self) -> Sequence[Bulletin]:
        """All that the learner has been told in this part."""
        return self._table.news

    def scene(self) -> Scene:
        """What the learner sees, and nothing that another seat knows; names escaped. News are those
        since the last choice: of what came before, the coach has spoken, and a phone is short.
        """
        engine, table = self.play.engine, self._table
        outcome = engine.outcome
        if outcome is not None:
            table.status = Status.OVER
            table.result = Result(list(outcome.winners), dict(outcome.scores), dict(outcome.ranks))
        seats = len(table.players)
        seen = escape_names(scene(Session(table, engine), seats, seats, LEARNER))
        fresh = tuple(one for one in seen.news if one.revision > self.play.since)
        seen = replace(seen, news=fresh)
        offered = self.play.offered()
        if offered is None or seen.question is None:
            return replace(seen, question=None, ask=None)
        asked = replace(seen.question, decision=offered, settled=False, chosen=None)
        ask = seen.ask
        if ask is not None and ask.public:
            ask = replace(ask, public=offered.options)
        return replace(seen, question=asked, ask=ask)
