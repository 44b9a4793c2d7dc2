"""The pictures of Playing Chicken in sentences, for whoever does not see them: made of the same
values, what matters most first.
"""

from collections import Counter
from collections.abc import Iterator

from bot.i18n.words import Words, commas, listed
from cogs.playing import story
from cogs.playing.hand import HandPicture
from cogs.playing.picture import SeatPicture, TablePicture


def table(picture: TablePicture, words: Words) -> str:
    return " ".join(_table(picture, words))


def hand(picture: HandPicture, words: Words) -> str:
    return " ".join(_hand(picture, words))


def _table(picture: TablePicture, words: Words) -> Iterator[str]:
    yield _where(picture, words)
    cards = [one.card for one in picture.seats if one.card is not None]
    if cards:
        total, winners = sum(cards), picture.winners
        yield words(
            "playing-alt-ended",
            total=total,
            how=story.how(picture.goal, total),
            short=picture.goal - total,
            seats=listed(words, [picture.seats[seat].name for seat in winners]),
            people=len(winners),
            points=picture.points,
        )
    elif picture.cards:
        yield words("playing-alt-pick", count=picture.cards)
    seats = "; ".join(_seat(one, words) for one in picture.seats)
    yield words("playing-alt-seats", seats=seats)
    yield _prizes(picture, words)
    spent = [f"{one.name} {_numbers(words, one.spent)}" for one in picture.seats if one.spent]
    if spent:
        yield words("playing-alt-spent", seats="; ".join(spent))
    yield from _goals(picture, words)


def _hand(picture: HandPicture, words: Words) -> Iterator[str]:
    held = listed(words, [*map(str, picture.hand)])
    yield words("playing-alt-hand", cards=held, picked=picture.picked or 0)
    yield _where(picture, words)
    if picture.spent:
        yield words("playing-alt-played", cards=listed(words, [*map(str, picture.spent)]))
    yield words("playing-alt-own", points=picture.points)
    yield _prizes(picture, words)
    yield from _goals(picture, words)


def _where(picture: TablePicture | HandPicture, words: Words) -> str:
    return words(
        "playing-alt-trick",
        round=picture.round,
        trick=picture.trick,
        tricks=picture.tricks,
        goal=picture.goal,
    )


def _prizes(picture: TablePicture | HandPicture, words: Words) -> str:
    return words("playing-alt-prizes", plain=picture.prize, exact=picture.exact)


def _seat(one: SeatPicture, words: Words) -> str:
    return words(
        "playing-alt-seat", name=one.name, points=one.points, card=one.card or one.picked or 0
    )


def _goals(picture: TablePicture | HandPicture, words: Words) -> Iterator[str]:
    to_come = Counter(picture.goals) - Counter((*picture.gone, picture.goal))
    if to_come:
        yield words("playing-alt-goals", goals=_numbers(words, sorted(to_come.elements())))


def _numbers(words: Words, numbers: list[int] | tuple[int, ...]) -> str:
    return commas(words, [*map(str, numbers)])
