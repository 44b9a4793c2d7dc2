"""The table after the game: who won, what everybody built, and the proof of an honest deck."""

from functools import partial

from bot.pages.page import Page
from cogs.pages import place, ranking, winners
from cogs.political import board
from cogs.political.labels import Labels
from cogs.political.recap import recap
from cogs.political.room import FRAME, PHONE, height, of_line
from cogs.results import result_page
from games.engine.asks import Seat
from games.political.stacks import leading_wing, size

WRAPPED = 46
"""Pixels of one more line of buttons than below a table that goes on."""


def page(labels: Labels) -> Page:
    """How the last battle went stands in its own message, right above."""
    won = f"{winners(labels)}\n{_mood(labels)}"
    seats = ranking(labels)
    shown = partial(
        result_page, labels, won, hint=_tie_break(labels), podium_tells=True, recap=recap(labels)
    )
    bare = shown(map(partial(_line, labels), seats))
    room = PHONE - FRAME - WRAPPED - height(bare.blocks)
    largest = max(len(one.base) for one in labels.view.seats)
    for named in range(largest, 0, -1):
        names = {seat: _names(labels, seat, named) for seat in seats}
        if sum(of_line(line) for line in names.values() if line) <= room:
            break
    else:
        return bare
    everybody = [line for seat in seats for line in (_line(labels, seat), names[seat]) if line]
    return shown(everybody)


def _mood(labels: Labels) -> str:
    """What such a government promises: the wing of a single winner says it."""
    won = labels.result.winners
    wing = leading_wing(labels.view.seats[won[0]].base) if len(won) == 1 else "coalition"
    return labels.words(f"political-result-mood-{wing or 'nothing'}")


def _line(labels: Labels, seat: Seat) -> str:
    base = labels.view.seats[seat].base
    return labels.words(
        "political-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        worth=board.worth(labels, base),
        cards=size(base),
    )


def _names(labels: Labels, seat: Seat, most: int) -> str:
    """In small print the groups that counted most; empty where there are none."""
    base = labels.view.seats[seat].base
    names = [labels.stack_plain(stack) for stack in board.strongest(base, most)]
    if len(base) > most:
        names.append(labels.words("political-result-more", count=len(base) - most))
    return f"-# {' · '.join(names)}" if names else ""


def _tie_break(labels: Labels) -> str:
    """Where cards had to decide between equals, that is said (PO-61)."""
    scores, ranks = labels.result.scores, labels.result.ranks
    merits = {(scores[seat], ranks[seat]) for seat in scores}
    decided = len(merits) > len(set(scores.values()))
    return labels.words("political-result-tie-break") if decided else ""
