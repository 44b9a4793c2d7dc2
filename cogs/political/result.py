"""The table after the game: who won, what everybody built, and the proof of an honest deck."""

from collections.abc import Iterator

from bot.chat.page import Page
from cogs import result
from cogs.political import board
from cogs.political.labels import Labels
from cogs.wording import place
from games.kit.asks import Seat
from games.political.stacks import leading_wing, size


def page(labels: Labels) -> Page:
    """How the last battle went stands in its own message, right above."""
    won = f"{result.winners(labels)}\n{_mood(labels)}"
    everybody = [line for seat in result.ranking(labels) for line in _seat(labels, seat)]
    hint = "\n-# ".join(filter(None, (_tie_break(labels), board.legend(labels))))
    return result.page(labels, won, everybody, hint=hint)


def _mood(labels: Labels) -> str:
    """What such a government promises: the wing of a single winner says it."""
    won = labels.result.winners
    wing = leading_wing(labels.view.seats[won[0]].base) if len(won) == 1 else "coalition"
    return labels.words(f"political-result-mood-{wing or 'nothing'}")


def _seat(labels: Labels, seat: Seat) -> Iterator[str]:
    base = labels.view.seats[seat].base
    yield labels.words(
        "political-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        worth=board.worth(labels, base),
        cards=size(base),
    )
    yield from board.row(labels, base)


def _tie_break(labels: Labels) -> str:
    """Where cards had to decide between equals, that is said (PO-61)."""
    scores, ranks = labels.result.scores, labels.result.ranks
    merits = {(scores[seat], ranks[seat]) for seat in scores}
    decided = len(merits) > len(set(scores.values()))
    return labels.words("political-result-tie-break") if decided else ""
