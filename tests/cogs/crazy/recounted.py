"""Recount what a recap of Crazy Chicken must say, from all events of the game."""

from tests.cogs.faces import WORDS
from tests.cogs.recaps import Game, of
from tests.cogs.stage import NAMES


def facts(game: Game) -> list[str]:
    rounds = of(game.told, "round_ended")
    found = []
    numbers = [round_result["numbers"] for round_result in rounds]
    won = game.outcome.winners
    if len(won) == 1 and len(rounds) > 1:
        # A round's gap is the winner's points less the loser's.
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

    found += _steal(game)
    first = sum(one > other for one, other in numbers)
    second = sum(one < other for one, other in numbers)
    by = abs(sum(one - other for one, other in numbers))
    less, more = sorted((first, second))
    return [*found, WORDS("crazy-recap-margin", by=by, won=more, lost=less)]


def _steal(game: Game) -> list[str]:
    """Return the sentence about the largest set that was beaten.

    The player who drew or took last is on turn.
    """
    turn = 0
    round_ = 0
    found = []
    for event in game.told:
        if event.kind in ("drew", "took"):
            turn = int(str(event.facts["seat"]))
        elif event.kind == "round_started":
            round_ += 1
        elif event.kind == "gave_way" and event.facts["seat"] != turn:
            # A player's own set that gives way is no theft.
            found.append((int(str(event.facts["count"])), round_, NAMES[turn]))

    if not found:
        return []

    most = max(count for count, *_ in found)
    # The last of equal thefts.
    (*_, (count, round_, thief)) = [one for one in found if one[0] == most]
    return [WORDS("crazy-recap-steal", seat=thief, round=round_, count=count)]
