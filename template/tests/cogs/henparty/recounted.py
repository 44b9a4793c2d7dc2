"""What a recap must say, recounted out of all that was told."""

from tests.cogs.faces import WORDS
from tests.cogs.recaps import Game, names, of, runners_up
from tests.cogs.stage import NAMES


def facts(game: Game) -> list[str]:
    found = []
    if taken := of(game.told, "taken"):
        last = taken[-1]
        seat, snack, card = NAMES[last["seat"]], last["snack"], last["card"]
        found.append(WORDS("henparty-recap-last", seat=seat, snack=snack, card=card))
    seats, by = runners_up(game)
    if seats:
        found.append(WORDS("henparty-recap-margin", seats=names(seats), by=by))
    return found
