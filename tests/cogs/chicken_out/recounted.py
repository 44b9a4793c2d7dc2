"""What a recap must say, recounted out of all that was told."""

from tests.cogs.faces import WORDS
from tests.cogs.recaps import Game, names, of
from tests.cogs.stage import NAMES


def facts(game: Game) -> list[str]:
    found = []
    if first := [one["seat"] for one in of(game.told, "went_out") if one["place"] == 1]:
        found.append(WORDS("out-recap-out", seat=names(first)))
    if busts := of(game.told, "busted"):
        most = max(one["cards"] for one in busts)
        (*_, worst) = [one for one in busts if one["cards"] == most]
        seat, count = NAMES[worst["seat"]], worst["count"]
        found.append(WORDS("out-recap-bust", seat=seat, count=count, cards=most))
    ranks = game.outcome.ranks
    rest = sorted(rank for seat, rank in ranks.items() if seat not in game.outcome.winners)
    if rest:
        seats = [seat for seat, rank in ranks.items() if rank == rest[0]]
        what = "capture" if len(ranks) == 2 else "race"
        count = game.outcome.scores[seats[0]] or 0
        found.append(WORDS(f"out-recap-{what}", seats=names(seats), count=count, people=len(seats)))
    return found
