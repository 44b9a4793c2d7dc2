"""Recount what a recap of Playing Chicken must say, from all events of the game."""

from tests.cogs.faces import WORDS
from tests.cogs.recaps import Game, at, names, of, runners_up
from tests.cogs.stage import NAMES


def facts(game: Game) -> list[str]:
    tricks = of(game.told, "revealed")
    found: list[str] = []
    # Each seat's points after each of the fifteen tricks.
    points = [
        [sum(one["points"] for one in tricks[: k + 1] if seat in one["seats"]) for k in range(15)]
        for seat in game.outcome.scores
    ]
    won = game.outcome.winners
    if len(won) == 1:
        best = [max(row[k] for row in points) for k in range(15)]
        ahead = [points[won[0]][k] == best[k] for k in range(15)]
        # The trick from which the winner was never behind.
        since = next(k for k in range(15) if all(ahead[k:]))
        before = game.told[: at(game, "revealed", since)]
        # The round in which that trick was played.
        round_ = sum(one.kind == "round_started" for one in before)
        found += [
            WORDS(
                "playing-recap-lead" if since else "playing-recap-led",
                seat=NAMES[won[0]],
                round=round_,
                goal=tricks[since]["goal"],
            )
        ]

    if hits := len([one for one in tricks if sum(one["cards"]) == one["goal"]]):
        found.append(WORDS("playing-recap-exact", count=hits))

    seats, by = runners_up(game)
    return [*found, *([WORDS("recap-margin", seats=names(seats), by=by)] if seats else [])]
