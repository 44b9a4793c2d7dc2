"""What a recap must say, recounted out of all that was told."""

from tests.cogs.faces import WORDS
from tests.cogs.recaps import Game, of
from tests.cogs.stage import NAMES


def facts(game: Game) -> list[str]:
    rounds, found = of(game.told, "round_ended"), []
    numbers = [one["numbers"] for one in rounds]
    won = game.outcome.winners
    if len(won) == 1 and len(rounds) > 1:
        gaps = [row[won[0]] - row[1 - won[0]] for row in numbers]
        best = gaps.index(max(gaps))
        found.append(
            WORDS(
                "crazy-recap-round",
                seat=NAMES[won[0]],
                round=best + 1,
                mine=numbers[best][won[0]],
                theirs=numbers[best][1 - won[0]],
            )
        )
    first = sum(one > other for one, other in numbers)
    second = sum(one < other for one, other in numbers)
    by = abs(sum(one - other for one, other in numbers))
    less, more = sorted((first, second))
    return [*found, WORDS("crazy-recap-margin", by=by, won=more, lost=less)]
