"""The stage and the hand in sentences, for whoever does not see them: made of the same values, what
matters most first.
"""

from collections.abc import Iterator

from bot.i18n.words import Words, commas, listed
from cogs.crazy.hand import HandPicture
from cogs.crazy.picture import (
    NEVER,
    BeatenPicture,
    Pile,
    RoundPicture,
    SidePicture,
    TablePicture,
)


def table(picture: TablePicture, words: Words) -> str:
    return " ".join(_table(picture, words))


def hand(picture: HandPicture, words: Words) -> str:
    return " ".join(_hand(picture, words))


def beaten(picture: BeatenPicture, words: Words) -> str:
    (winner, _, count), (loser, _, gone) = picture.winner, picture.loser
    card = picture.card
    return words(
        "crazy-alt-moment", count=count, card=card, winner=winner, beaten=gone, loser=loser
    )


def round_over(picture: RoundPicture, words: Words) -> str:
    said = words("crazy-alt-round", round=picture.round, rounds=picture.rounds, over="yes")
    return " ".join([said, *(_front(side, words) for side in picture.sides)])


def _table(picture: TablePicture, words: Words) -> Iterator[str]:
    over = "yes" if picture.turn is None else "no"
    yield words("crazy-alt-round", round=picture.round, rounds=picture.rounds, over=over)
    if picture.turn is not None:
        yield words("crazy-alt-turn", name=picture.sides[picture.turn].name)
    yield from _beaten(picture.beaten, picture.sides, words)
    for side in picture.sides:
        yield _front(side, words)
    yield _piles(picture.left, picture.right, picture.first, picture.second, words)


def _hand(picture: HandPicture, words: Words) -> Iterator[str]:
    groups = [
        words(
            "crazy-alt-group",
            count=one.count,
            card=one.card,
            mark=words(f"crazy-picture-{one.mark}", count=one.more),
        )
        for one in picture.hand
    ]
    yield words("crazy-alt-hand", cards=listed(words, groups) or words("crazy-alt-none"))
    sides = (picture.own, picture.other)
    yield from _beaten(picture.beaten, sides, words)
    for side in sides:
        yield _front(side, words)
    if picture.piles is not None:
        yield _piles(*picture.piles, words)


def _beaten(
    beaten: tuple[int, int] | None, sides: tuple[SidePicture, ...], words: Words
) -> Iterator[str]:
    if beaten is None:
        return
    card, laid = beaten
    loser = next((one.name for one in sides if card in {of for of, *_ in one.sets}), None)
    if loser is not None:
        yield words("crazy-alt-beaten", count=laid, card=card, name=loser)


def _front(side: SidePicture, words: Words) -> str:
    sets = [
        words("crazy-alt-set", count=count, card=card, safe="yes" if beats == NEVER else "no")
        for card, count, beats in side.sets
    ]
    return (
        words(
            "crazy-alt-front",
            name=side.name,
            points=side.points,
            hand="none" if side.hand is None else side.hand,
            sets=commas(words, sets) or words("crazy-alt-none"),
        )
        + "."
    )


def _piles(left: int, right: int, first: Pile, second: Pile, words: Words) -> str:
    opens = [
        words("crazy-alt-pile", card=card, count=count) if count else words("crazy-alt-no-pile")
        for card, count in (first, second)
    ]
    return words("crazy-alt-piles", left=left, right=right, first=opens[0], second=opens[1])
