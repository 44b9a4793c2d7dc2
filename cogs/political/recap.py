"""What decided the game, in up to three sentences that only this game could have."""

from collections.abc import Iterator

from cogs.political import board
from cogs.political.labels import Labels
from cogs.results import margin
from games.political.stacks import size
from games.political.vocabulary import NOBODY


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
