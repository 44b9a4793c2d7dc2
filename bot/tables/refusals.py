"""What can be refused at a table. If one of these errors is raised, nothing has changed.

Each class has one sentence in data/locales/*/refusals.ftl, whose id is made from the class name:
`refused-not-at-this-table`. The docstring lists the facts that the sentence may use. Any other
error, except the games' own GameError, is a bug.
"""

from bot.common.refused import Refused


class TableGone(Refused):
    """The table does not exist, or no longer exists."""


class TableOver(TableGone):
    """The table is closed, or its game is over. facts: number."""


class NotAtThisTable(Refused):
    """The user has no seat at this table."""


class NotSeatedYet(NotAtThisTable):
    """The user has not joined this lobby, but still can."""


class NoSeatHere(NotAtThisTable):
    """A command is about the caller's own table, but the caller has no seat in this channel."""


class StaleClick(Refused):
    """The button belongs to an ask that is no longer open, or is forged."""


class TableMovedOn(Refused):
    """A button on the public table is stale; the current buttons replace it."""


class AlreadyAnswered(Refused):
    """The seat has answered this ask and may not change its answer."""


class NothingToSay(Refused):
    """The ask is open, but it is not addressed to this seat."""


class NotAmongTheOptions(Refused):
    """The choice is not one of the options."""


class TablePaused(Refused):
    """The table is paused."""


class SomethingBroke(Refused):
    """A bug in Coop. The choice was not taken; the log contains the traceback."""


class OutcomeUnknown(Refused):
    """The database connection was lost during a commit, so the change may or may not be stored."""


class LobbyClosed(Refused):
    """The cards are dealt: players cannot join, leave or start any more."""


class NotDealtYet(Refused):
    """The action needs cards, and they are not dealt yet."""


class AlreadyLeft(Refused):
    """The player has left this game already; a house player substitutes until they come back."""


class AlreadySeated(Refused):
    """The user has a seat at this table already."""


class TableFull(Refused):
    """All seats are taken. facts: most."""


class SeatKept(Refused):
    """The last seat is kept for the user who was challenged. facts: guest (a name)."""


class NotOpenToYou(Refused):
    """The user may not sit there. The reason stays secret: docs/decisions/0030."""


class NotWelcomeHere(Refused):
    """The moderators of the server do not let this user open tables there."""


class KeptAwayByYou(Refused):
    """The user has blocked a player who sits there, or the guest that they challenge."""


class NotChallenged(Refused):
    """The user was not challenged at this table, or has declined already."""


class NotOfThatGame(Refused):
    """Only players of a game may open or join its rematch. facts: number."""


class NoLongerOffered(Refused):
    """The current rules lack the game, a level or an option that the table was played with."""


class TooFewPlayers(Refused):
    """There are not enough players for the deal. facts: least, seated."""


class TooManyPlayers(Refused):
    """More house players were requested than there are seats. facts: most."""


class SettingsClash(Refused):
    """The rules of the game do not allow this combination of settings."""


class MoreSeated(Refused):
    """With these settings fewer players may play than sit at the table. facts: most."""


class HostOnly(Refused):
    """Only the host may do this. facts: host (a name)."""


class HostOrModeratorOnly(Refused):
    """Only the host or a moderator may do this. facts: host (a name)."""


class NobodyHosts(Refused):
    """The table has no host: the host's data was erased while all other players were away."""


class NoSuchPlayer(Refused):
    """The table has no such player, or the action does not apply to them."""


class TooManyTables(Refused):
    """The channel has reached its limit of tables. facts: most."""


class TooManyTablesOfYours(Refused):
    """The user hosts the maximum number of tables on this server. facts: most."""


class TooManyTablesOnServer(Refused):
    """The server has reached its limit of tables. facts: most."""


class OtherServer(Refused):
    """A table cannot be moved to another server. facts: number."""


class NoTableHere(Refused):
    """The channel has no table that the command could apply to."""
