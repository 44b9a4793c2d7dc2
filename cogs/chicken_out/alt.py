"""The beam in sentences, for whoever does not see it: made of the same value, what matters most
first.
"""

from collections.abc import Iterator

from bot.i18n.words import Words, commas
from cogs.chicken_out.picture import FAN, MomentPicture, SeatPicture, TablePicture, effects
from games.chicken_out.series import is_number
from games.chicken_out.vocabulary import BLACK, BLANK, SAME, TARGET


def table(picture: TablePicture, words: Words) -> str:
    return " ".join(_table(picture, words))


def moment(picture: MomentPicture, words: Words) -> str:
    return words(
        f"out-alt-{picture.kind}", name=picture.name, count=picture.count, cards=picture.cards
    )


def _table(picture: TablePicture, words: Words) -> Iterator[str]:
    yield words(
        "out-alt-count",
        count=picture.count,
        left=TARGET - picture.count,
        cards=len(picture.series),
        run="yes" if picture.is_run else "no",
        name=picture.seats[picture.turn].name,
    )
    if picture.series:
        did = effects([identity for _, identity in picture.series])
        cards = [
            _card(card, identity, words, is_off=effect.startswith("−"))
            for (card, identity), effect in zip(picture.series, did, strict=True)
        ]
        more = max(0, len(cards) - FAN)
        yield words("out-alt-series", cards=commas(words, cards[more:]), more=more)
    yield words("out-alt-seats", seats=commas(words, [_seat(one, words) for one in picture.seats]))
    yield words(f"out-picture-goal-{picture.goal}") + "."


def _card(card: str, identity: str, words: Words, *, is_off: bool) -> str:
    if card == SAME:
        copied = words("out-alt-blank")
        if identity != BLANK:
            copied = _card(identity, identity, words, is_off=is_off)
        return words("out-alt-SM", copied=copied)
    if not is_number(card):
        return words(f"out-alt-{card}")
    kind = "black" if card[0] == BLACK else "off" if is_off else "red"
    return words(f"out-alt-{kind}", number=card[1:])


def _seat(one: SeatPicture, words: Words) -> str:
    if one.place is not None:
        return words("out-alt-out", name=one.name, place=one.place)
    return words(
        "out-alt-seat",
        name=one.name,
        pile=one.pile,
        captured="none" if one.captured is None else str(one.captured),
        points="none" if one.points is None else str(one.points),
    )
