"""What can be refused at a table, as values. Nothing has changed when one of these is raised.

Each class has one sentence in data/locales/*/refusals.ftl, named after it:
`refused-not-at-this-table`. Whatever is raised outside this family (and the games' own GameError)
is a bug.
"""

from bot.common.refused import Refused


class TableGone(Refused):
    """No such table (any more)."""


class TableOver(TableGone):
    """It is closed, or its game is over. facts: number."""


class NotAtThisTable(Refused):
    """The person does not sit here."""


class NotSeatedYet(NotAtThisTable):
    """The person has not joined this lobby, and still can."""


class NoSeatHere(NotAtThisTable):
    """A command was for the caller's table, and they have none here."""


class StaleClick(Refused):
    """A button of a question that is no longer open, or a forged one."""


class TableMovedOn(Refused):
    """The same, of a button on the table: what there is to press now stands in its place."""


class AlreadyAnswered(Refused):
    """The seat has answered this question and may not change its mind."""


class NothingToSay(Refused):
    """The question is open, but not addressed to this seat."""


class NotAmongTheOptions(Refused):
    """The choice is not on the list."""


class TablePaused(Refused):
    """The table is suspended."""


class SomethingBroke(Refused):
    """A bug of ours. The choice was not taken; the log has the traceback."""


class OutcomeUnknown(Refused):
    """The database was lost while a change was committed. It may be written, or not."""


class LobbyClosed(Refused):
    """The cards are dealt: no joining, leaving or starting any more."""


class NotDealtYet(Refused):
    """There are no cards before the deal."""


class AlreadyLeft(Refused):
    """The person has left this game; a house player sits in until they are back."""


class AlreadySeated(Refused):
    """The person sits at this table already."""


class TableFull(Refused):
    """facts: most."""


class SeatKept(Refused):
    """The last seat is kept for somebody who was challenged. facts: guest (a name)."""


class NotOpenToYou(Refused):
    """Somebody may not sit down there. Why, is told to nobody: docs/decisions/0030."""


class NotWelcomeHere(Refused):
    """A server's moderators let this person open no table there."""


class KeptAwayByYou(Refused):
    """The person keeps away somebody who sits there, or whom they challenge."""


class NotChallenged(Refused):
    """Nobody asked this person for a game here, or they have answered."""


class NotOfThatGame(Refused):
    """Only who sat at a table may have it once more. facts: number."""


class NoLongerOffered(Refused):
    """Today's rules have not what the game was played by: it cannot be had once more."""


class TooFewPlayers(Refused):
    """facts: least, seated."""


class TooManyPlayers(Refused):
    """More house players asked for than there are seats. facts: most."""


class SettingsClash(Refused):
    """Settings that the rules of the game do not allow together."""


class MoreSeated(Refused):
    """With these settings fewer may play than sit at the table. facts: most."""


class HostOnly(Refused):
    """facts: host (a name)."""


class HostOrModeratorOnly(Refused):
    """facts: host (a name)."""


class NobodyHosts(Refused):
    """The host was forgotten, while all others were away."""


class NoSuchPlayer(Refused):
    """Nobody of that name to remove."""


class TooManyTables(Refused):
    """The channel holds as many tables as the settings allow. facts: most."""


class TooManyTablesOfYours(Refused):
    """The person hosts as many tables on this server as the settings allow. facts: most."""


class TooManyTablesOnServer(Refused):
    """The server holds as many tables as the settings allow. facts: most."""


class OtherServer(Refused):
    """A table stays on its server. facts: number."""


class NoTableHere(Refused):
    """The channel has no table that this concerns."""
