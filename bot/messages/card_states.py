"""The life of a private card: its states, what can happen to it, and what is done then.

A private card is one person's message about one table, in their DM. `state_of` reads its state,
`happening` says what is wanted of it, and the table `NEXT_STEP` says what is done then;
`AFTER_FAILURE` does where a request failed. bot/messages/private_cards.py carries out the steps.

    +--------+   POST   +---------+  confirmed  +----------+   HOLD    +------+
    | ABSENT | -------> | SENDING | ----------> | STANDING | --------> | HELD |
    +--------+          +---------+             +----------+ <-------- +------+
        ^                ^   ^   ^                |      |   answered      |
        |                |   |   '----- POST -----+------|-----------------'
        |                |   |                           | RENEW
        |                |   |      POST       +------+  |
        |                |   '---------------- | WORN | <'
        |                | POST                +------+
        |           +----------+
        |           | AT_TABLE | <-- TO_TABLE, from every state: DMs do not arrive,
        |           +----------+     or the person wants the card at the table
        |
        '-- from every state. CLOSE: the table has no card for the person any more.
            FORGET: the message was deleted. REOPEN: the DM channel is gone.

A message that a POST replaces, or that a CLOSE or TO_TABLE leaves behind, becomes a surface of its
own, which can be answered for a while (bot/messages/superseded_messages.py). At the table, My hand
shows an ephemeral card instead (bot/messages/ephemeral_cards.py); a POST from there tries a DM only
where it may arrive (bot/discord_api/direct_messages.py). A request that failed in passing is
repeated after a back-off; the state stays what it is.

Without a message that can be edited, it matters only whether the table goes on. With one, it
matters what is new on the page. An empty cell cannot happen:

    state     | PAGE  OVER  SAME  NEWS        CHANGE  QUESTION  SEEN  RING  NO_CARD
    ----------+---------------------------------------------------------------------
    ABSENT    | POST  -                                                     CLOSE
    AT_TABLE  | POST  -                                                     CLOSE
    SENDING   | POST  POST                                                  CLOSE
    WORN      | POST  -                                                     CLOSE
    STANDING  |             -     EDIT_LATER  EDIT    POST      HOLD  POST  CLOSE
    HELD      |             -                 EDIT    POST      -

What a failed request means is the same in every state; other failures are bugs of ours:

    GONE      | FORGET
    AGED      | RENEW
    LOST      | REOPEN
    SHUT      | TO_TABLE
    FLAGGED   | TO_TABLE
"""

from enum import Enum

from bot.discord_api.errors import Problem
from bot.messages.state import Shown
from bot.messages.timing import ChatTiming
from bot.pages.delivery import Wanted


class CardState(Enum):
    ABSENT = "There is no message."
    AT_TABLE = "There is no message, because the person gets no DMs (`Shown.no_dm`)."
    SENDING = "A message was begun; it is not known yet whether it arrived."
    STANDING = "A message stands, and edits keep it true."
    HELD = "A message stands; its person looks at the table, where the next question is."
    WORN = "A message stands that Discord does not let us edit any more."


class Happening(Enum):
    """What is wanted of a card, compared with what it shows."""

    PAGE = "The table goes on, and there is no message that could be edited."
    OVER = "The table is over, and there is no message that could be edited."
    SAME = "The message shows what it should."
    NEWS = "The page changed soon after the last edit, and its person does not wait for that."
    CHANGE = "The page changed, and its person should see that now."
    QUESTION = "There is a new question, which must notify its person."
    SEEN = "There is a new question, and its person sees it at the table."
    RING = "The question is not new, but must notify its person now: there was no answer."
    NO_CARD = "The table has no card for this person (any more)."


class Step(Enum):
    """What is done."""

    NOTHING = "-"
    POST = "Send a new message: an edit does not notify."
    EDIT = "Edit the message."
    EDIT_LATER = "Edit the message for free if a token can; else wait until it is due."
    HOLD = "Plan to ring, unless the person answers at the table before."
    CLOSE = "Give up the message: it gets a last page, or is deleted."
    FORGET = "Forget the message, and look again."
    RENEW = "Demand a new message, and look again."
    REOPEN = "Forget the message and the DM channel, and look again."
    TO_TABLE = "Give up the message, and let the person play by My hand."


_WITHOUT_MESSAGE = {
    Happening.PAGE: Step.POST,
    Happening.OVER: Step.NOTHING,
    Happening.NO_CARD: Step.CLOSE,
}
_WITH_MESSAGE = {
    Happening.SAME: Step.NOTHING,
    Happening.NEWS: Step.EDIT_LATER,
    Happening.CHANGE: Step.EDIT,
    Happening.QUESTION: Step.POST,
    Happening.SEEN: Step.HOLD,
    Happening.RING: Step.POST,
    Happening.NO_CARD: Step.CLOSE,
}
NEXT_STEP = {
    CardState.ABSENT: _WITHOUT_MESSAGE,
    CardState.AT_TABLE: _WITHOUT_MESSAGE,
    CardState.SENDING: {**_WITHOUT_MESSAGE, Happening.OVER: Step.POST},
    CardState.WORN: _WITHOUT_MESSAGE,
    CardState.STANDING: _WITH_MESSAGE,
    CardState.HELD: {
        Happening.SAME: Step.NOTHING,
        Happening.CHANGE: Step.EDIT,
        Happening.QUESTION: Step.POST,
        Happening.SEEN: Step.NOTHING,
    },
}
AFTER_FAILURE = {
    Problem.GONE: Step.FORGET,
    Problem.AGED: Step.RENEW,
    Problem.LOST: Step.REOPEN,
    Problem.SHUT: Step.TO_TABLE,
    Problem.FLAGGED: Step.TO_TABLE,
}


def state_of(shown: Shown, wanted: Wanted | None) -> CardState:
    if shown.surface is None:
        return CardState.ABSENT if shown.no_dm is None else CardState.AT_TABLE
    if shown.is_intended:
        return CardState.SENDING
    if shown.is_to_be_posted:
        return CardState.WORN
    asks = wanted is not None and shown.asks_new_question(wanted) and wanted.question
    return CardState.HELD if asks and asks == shown.ring.held else CardState.STANDING


def happening(
    shown: Shown, wanted: Wanted | None, looking: bool, now: float, timing: ChatTiming
) -> Happening:
    """`looking`: the person clicked a moment ago."""
    if wanted is None:
        return Happening.NO_CARD
    if shown.surface is None or shown.is_intended or shown.is_to_be_posted:
        return Happening.PAGE if wanted.live else Happening.OVER

    is_new = shown.asks_new_question(wanted)
    has_waited = shown.ring.held == wanted.question and shown.ring.is_due(now)
    if is_new and wanted.bell and looking and not has_waited:
        return Happening.SEEN

    is_aged = now - shown.surface.at >= timing.ages_after
    if wanted.question is not None and not wanted.standing:
        if is_new and (is_aged or wanted.bell or not looking):
            return Happening.QUESTION
        deadline = deadline_reminder(shown, wanted, timing)
        if not is_new and (shown.ring.is_due(now) or (deadline is not None and deadline <= now)):
            return Happening.RING

    if shown.digest == wanted.digest:
        return Happening.SAME
    is_answered = shown.question is not None and shown.question != wanted.question
    begins = shown.seen.stage not in (None, wanted.stage)
    is_awaited = is_new or is_answered or begins or shown.doubts
    is_due = now - shown.seen.edited_at >= timing.card_every
    return Happening.CHANGE if is_awaited or is_due else Happening.NEWS


def deadline_reminder(shown: Shown, wanted: Wanted, timing: ChatTiming) -> float | None:
    """When the question rings before its deadline. None if it never does, or rang just before."""
    if shown.surface is None or wanted.remind_at is None or wanted.standing:
        return None
    rang_lately = shown.surface.at > wanted.remind_at - timing.ring_after
    return None if rang_lately else wanted.remind_at
