"""What one message should show: a page, what signs its buttons, and what is known of both."""

from dataclasses import dataclass

from bot.chat.pages.components import digest
from bot.chat.pages.custom_ids import Stamps
from bot.chat.pages.page import Page


@dataclass(frozen=True, slots=True)
class Wanted:
    """A page with its signatures. `question` is the token of the question that the seat has yet to
    answer, until `deadline`; `standing` says that nobody is rung for it: it stands on the table for
    all to press, or is a moment's pause.
    """

    page: Page
    stamps: Stamps
    digest: str
    question: str | None = None
    deadline: float | None = None
    dialogue: str | None = None
    """The turn (or other matter) to which the question belongs: the next step of a dialogue has the
    same.
    """
    standing: bool = False
    locale: str = "en"
    guild_id: int = 0
    channel_id: int = 0
    live: bool = True
    """Whether the table is still going: what is over is never sent anew."""
    stage: str = ""
    """Lobby, playing, over, …: a step from one to the next is shown at once."""
    remind_at: float | None = None
    """When the question rings once more, if it is still open then."""
    bell: bool = False
    """All stands on the table: this is sent to ring whoever asked for it, and does not look there.
    """

    @classmethod
    def of(cls, page: Page, stamps: Stamps | None = None) -> "Wanted":
        stamps = stamps or Stamps()
        return cls(page, stamps, digest(page, stamps))
