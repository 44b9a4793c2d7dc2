"""Recount what a recap of Political Chicken must say, from all events of the game."""

from collections.abc import Sequence

from cogs.political.labels import Labels
from games.political.stacks import nature
from tests.cogs.faces import FACES, WORDS
from tests.cogs.recaps import Game, at, names, of, runners_up
from tests.cogs.stage import NAMES


def facts(game: Game) -> list[str]:
    said = [*FACES["political"].recap(game.scene, WORDS)]
    found = []
    won = game.outcome.winners
    bases = [one.base for one in game.state.seats]
    if len(won) == 1 and bases[won[0]]:
        most = max(nature(stack).influence for stack in bases[won[0]])
        # Several groups may be the strongest; the recap may name any of them.
        pillars = [one for one in bases[won[0]] if nature(one).influence == most]
        leans = Labels(game.scene, WORDS).stack_plain
        seat = NAMES[won[0]]
        told = [_pillar(game, won[0], stack, seat, leans(stack)) for stack in pillars]

        assert said[0] in told

        found.append(said[0])

    dice = of(game.told, "dice")
    if dice:
        # The last battle: from its dice on.
        since = game.told[at(game, "dice", -1) :]
        attack = dice[-1]["attack"]
        defence = dice[-1]["defence"]
        ended = next(one for one in since if one.kind in ("taken_over", "destroyed", "held"))
        word = {"taken_over": "went over to", "destroyed": "wiped out by", "held": "held against"}
        (last,) = (one for one in said if one.startswith("Last roll"))

        assert f"{attack} to {defence}:" in last
        assert last.endswith(f"{word[ended.kind]} {NAMES[of([ended], ended.kind)[0]['seat']]}.")

        found.append(last)

    seats, by = runners_up(game)
    if seats:
        cards = sum(map(len, bases[won[0]]))
        found.append(WORDS("political-recap-margin", seats=names(seats), by=by, cards=cards))

    return found


def _pillar(game: Game, winner: int, stack: Sequence[str], seat: str, leans: str) -> str:
    """Return the sentence about the winner's strongest group, with its owner before the last
    takeover.
    """
    owners = [
        event["owner"]
        for event in of(game.told, "taken_over")
        # An owner below 0 is the middle, which is no player.
        if event["seat"] == winner and event["stack"] == stack[0] and event["owner"] >= 0
    ]
    owner = NAMES[owners[-1]] if owners else ""
    taken = "yes" if owners else "no"
    return WORDS("political-recap-pillar", seat=seat, stack=leans, owner=owner, taken=taken)
