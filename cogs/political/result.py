"""Draws the table after the game: the winners, every base, and what decided the game.

A base is all stacks of a seat: its groups with their attachments.
"""

from collections.abc import Iterator
from functools import partial

from bot.pages.page import Page
from cogs.pages import place, ranking, winners
from cogs.political import board
from cogs.political.board import FRAME, PHONE, height, line_height
from cogs.political.labels import Labels
from cogs.results import margin, result_page
from games.engine.asks import Seat
from games.political.stacks import leading_wing, size
from games.political.vocabulary import NOBODY

WRAPPED = 46
"""Pixels that a second row of buttons takes. A running table has one row of buttons."""


def page(labels: Labels) -> Page:
    """Return the final page. The last battle has its own message right above, so it is not here."""
    # The sentence about the new government depends on the winner's wing; several winners form a
    # coalition. `leading_wing` is None if the sums of both wings are equal.
    first, *others = labels.result.winners
    wing = "coalition" if others else leading_wing(labels.view.seats[first].base)
    mood = labels.words(f"political-result-mood-{wing or 'nothing'}")
    won = f"{winners(labels)}\n{mood}"

    seats = ranking(labels)
    # The page without names of groups shows how much room is left for names.
    make_page = partial(result_page, labels, won, hint=_tie_break(labels), recap=recap(labels))
    page_without_names = make_page(map(partial(_line, labels), seats))
    room = PHONE - FRAME - WRAPPED - height(page_without_names.blocks)
    largest = max(len(seat_view.base) for seat_view in labels.view.seats)
    # Each step leaves out one more name in each base, until all names fit.
    for name_count in range(largest, 0, -1):
        names = {seat: _names(labels, seat, name_count) for seat in seats}
        if sum(line_height(line) for line in names.values() if line) <= room:
            break
    else:
        return page_without_names

    lines = [line for seat in seats for line in (_line(labels, seat), names[seat]) if line]
    return make_page(lines)


def _line(labels: Labels, seat: Seat) -> str:
    base = labels.view.seats[seat].base
    return labels.words(
        "political-result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        worth=board.describe_worth(labels, base),
        cards=size(base),
    )


def _names(labels: Labels, seat: Seat, most: int) -> str:
    """Return the strongest groups of a base in small print; '' for an empty base."""
    base = labels.view.seats[seat].base
    names = [labels.stack_plain(stack) for stack in board.strongest(base, most)]
    if len(base) > most:
        names.append(labels.words("political-result-more", count=len(base) - most))

    return f"-# {' · '.join(names)}" if names else ""


def _tie_break(labels: Labels) -> str:
    """Return a hint if the number of cards decided between equal scores (PO-61), else ''."""
    scores = labels.result.scores
    ranks = labels.result.ranks
    # If players with the same score have different ranks, there are more pairs than scores.
    pairs = {(scores[seat], ranks[seat]) for seat in scores}
    is_decisive = len(pairs) > len(set(scores.values()))
    return labels.words("political-result-tie-break") if is_decisive else ""


# -- what decided the game, in up to three sentences -----------------------------------------------


def recap(labels: Labels) -> list[str]:
    return [*_strongest_stack(labels), *_last_battle(labels), *_margin(labels)]


def _strongest_stack(labels: Labels) -> Iterator[str]:
    """Yield the strongest stack of a single winner, and the player it was taken from, if any."""
    won = labels.result.winners
    base = labels.view.seats[won[0]].base
    if len(won) == 1 and base:
        (strongest,) = board.strongest(base, 1)
        former_owners = [
            bulletin.seat("owner")
            for bulletin in labels.scene.milestones or ()
            if bulletin.kind == "taken_over"
            and (bulletin.seat(), bulletin.word("stack")) == (won[0], strongest[0])
            and bulletin.seat("owner") != NOBODY
        ]
        yield labels.words(
            "political-recap-pillar",
            seat=labels.seat(won[0]),
            stack=labels.stack_plain(strongest),
            owner=labels.seat(former_owners[-1]) if former_owners else "",
            taken="yes" if former_owners else "no",
        )


def _last_battle(labels: Labels) -> Iterator[str]:
    """Yield the last battle of the game: its dice, and how it ended."""
    bulletins = labels.scene.milestones or ()
    dice_index = max(
        (index for index, bulletin in enumerate(bulletins) if bulletin.kind == "dice"), default=None
    )
    if dice_index is None:
        return

    # Milestones are the events that a table keeps for a recap. The one after the dice says how the
    # battle ended.
    rolled, ended = bulletins[dice_index : dice_index + 2]
    yield labels.words(
        "political-recap-battle",
        seat=labels.seat(ended.seat()),
        stack=labels.card_plain(ended.word("stack")),
        end=ended.kind,
        sum=rolled.number("attack"),
        against=rolled.number("defence"),
    )


def _margin(labels: Labels) -> Iterator[str]:
    """Yield how far the runners-up were behind, or that the number of cards decided."""
    # The seats that came next after the winners, and how many points they were behind.
    seats, points = margin(labels)
    if seats:
        # `size` counts the cards of a base, including attachments.
        cards = size(labels.view.seats[labels.result.winners[0]].base)
        yield labels.words(
            "political-recap-margin", seats=labels.seats(seats), by=points, cards=cards
        )
