"""The table after the game: who won, what everybody built, and the proof of an honest deck."""

from collections.abc import Iterator
from functools import partial

from bot.pages.page import Page
from cogs.pages import place, ranking, winners
from cogs.political import board
from cogs.political.board import FRAME, PHONE, height, of_line
from cogs.political.labels import Labels
from cogs.results import margin, result_page
from games.engine.asks import Seat
from games.political.stacks import leading_wing, size
from games.political.vocabulary import NOBODY

WRAPPED = 46
"""Pixels of one more line of buttons than below a table that goes on."""


def page(labels: Labels) -> Page:
    """How the last battle went stands in its own message, right above."""
    # What such a government promises: the wing of a single winner says it.
    first, *others = labels.result.winners
    wing = "coalition" if others else leading_wing(labels.view.seats[first].base)
    mood = labels.words(f"political-result-mood-{wing or 'nothing'}")
    won = f"{winners(labels)}\n{mood}"

    seats = ranking(labels)
    shown = partial(result_page, labels, won, hint=_tie_break(labels), recap=recap(labels))
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
    scores = labels.result.scores
    ranks = labels.result.ranks
    merits = {(scores[seat], ranks[seat]) for seat in scores}
    decided = len(merits) > len(set(scores.values()))
    return labels.words("political-result-tie-break") if decided else ""


# -- what decided the game, in up to three sentences -----------------------------------------------


def recap(labels: Labels) -> list[str]:
    return [*_pillar(labels), *_last_battle(labels), *_margin(labels)]


def _pillar(labels: Labels) -> Iterator[str]:
    """What a single winner's majority rests on, and from whom they took it."""
    won = labels.result.winners
    base = labels.view.seats[won[0]].base
    if len(won) == 1 and base:
        (strongest,) = board.strongest(base, 1)
        taken = [
            one.seat("owner")
            for one in labels.scene.milestones or ()
            if one.kind == "taken_over"
            and (one.seat(), one.word("stack")) == (won[0], strongest[0])
            and one.seat("owner") != NOBODY
        ]
        yield labels.words(
            "political-recap-pillar",
            seat=labels.seat(won[0]),
            stack=labels.stack_plain(strongest),
            owner=labels.seat(taken[-1]) if taken else "",
            taken="yes" if taken else "no",
        )


def _last_battle(labels: Labels) -> Iterator[str]:
    """The last battle of all: its dice, and how it ended."""
    told = labels.scene.milestones or ()
    dice = max((at for at, one in enumerate(told) if one.kind == "dice"), default=None)
    if dice is None:
        return

    rolled, ended = told[dice : dice + 2]
    yield labels.words(
        "political-recap-battle",
        seat=labels.seat(ended.seat()),
        stack=labels.card_plain(ended.word("stack")),
        end=ended.kind,
        sum=rolled.number("attack"),
        against=rolled.number("defence"),
    )


def _margin(labels: Labels) -> Iterator[str]:
    """How far the next ones were behind; where cards decided, how many."""
    seats, by = margin(labels)
    if seats:
        cards = size(labels.view.seats[labels.result.winners[0]].base)
        yield labels.words("political-recap-margin", seats=labels.seats(seats), by=by, cards=cards)
