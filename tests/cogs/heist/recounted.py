"""Recount what a recap of Chicken Heist must say, from all events of the game."""

from cogs.heist.labels import Labels
from games.heist.state import value
from tests.cogs.faces import WORDS
from tests.cogs.recaps import Game, at, names, of, runners_up


def facts(game: Game) -> list[str]:
    found = []
    labels = Labels(game.scene, WORDS)
    # Only the last round's event and its consequences.
    since = game.told[at(game, "event_shown", -1) :]
    # Poor Planning names a second event, which is the one that struck.
    events = of(since, "event_shown") + of(since, "substituted")
    caught = [event["seat"] for event in of(since, "caught")]
    found.append(
        WORDS(
            "heist-recap-event",
            event=labels.terms.event(events[-1]["event"]),
            seats=names(caught) if caught else "",
            people=len(caught),
        )
    )
    seats = enumerate(game.state.seats)
    bags = {seat: one.loot for seat, one in seats if one.status == "escaped"}
    if any(bags.values()):
        # The most valuable loot; several players may hold one of the same value and kind.
        all_ = sorted(((value(loot), loot) for bag in bags.values() for loot in bag), reverse=True)
        dearest = all_[0][1]
        owners = names([seat for seat, bag in bags.items() if dearest in bag])
        found.append(WORDS("heist-recap-dearest", loot=labels.terms.loot(dearest), seats=owners))

    behind, by = runners_up(game)
    if not game.outcome.winners:
        return [*found, WORDS("heist-recap-nobody", count=len(game.outcome.scores))]
    if not behind:
        return [*found, WORDS("heist-recap-alone")]

    return [*found, WORDS("heist-recap-margin", seats=names(behind), by=by)]
