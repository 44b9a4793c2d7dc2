"""Recount what a recap of Chicken Out! must say, from all events of the game."""

from cogs.chicken_out.result import LONG_RUN
from tests.cogs.faces import WORDS
from tests.cogs.recaps import Game, names, of
from tests.cogs.stage import NAMES

BEGINS = ("ran", "opened", "dealt")
"""Events with which cards begin to be turned."""


def facts(game: Game) -> list[str]:
    found = []
    if first := [event["seat"] for event in of(game.told, "went_out") if event["place"] == 1]:
        cards = run_before_going_out(game, first[0])
        message = "out-recap-ran-out" if cards >= LONG_RUN else "out-recap-out"
        found.append(WORDS(message, seat=names(first), cards=cards))

    if busts := of(game.told, "busted"):
        most = max(one["cards"] for one in busts)
        # The last of the largest busts, as the recap takes it.
        (*_, worst) = [bust for bust in busts if bust["cards"] == most]
        seat = NAMES[worst["seat"]]
        count = worst["count"]
        found.append(WORDS("out-recap-bust", seat=seat, count=count, cards=most))

    ranks = game.outcome.ranks
    rest = sorted(rank for seat, rank in ranks.items() if seat not in game.outcome.winners)
    if rest:
        seats = [seat for seat, rank in ranks.items() if rank == rest[0]]
        # In "capture" the loser's score is what they took, otherwise what they still hold.
        what = "capture" if len(ranks) == 2 else "race"
        count = game.outcome.scores[seats[0]] or 0
        found.append(WORDS(f"out-recap-{what}", seats=names(seats), count=count, people=len(seats)))

    return found


def run_before_going_out(game: Game, seat: int) -> int:
    """Return how many cards the seat turned since its last decision to run on."""
    kinds = [event.kind for event in game.told]
    end = kinds.index("went_out")
    since = max((place for place in range(end) if kinds[place] in BEGINS), default=0)
    if kinds[since] != "ran":
        return 0

    turned = [one.facts["seat"] for one in game.told[since:end] if one.kind == "turned"]
    # Only a run without cards of other players counts.
    return len(turned) if {*turned} == {seat} else 0
