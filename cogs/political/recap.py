"""What decided the game, in up to three sentences that only this game could have."""

from collections.abc import Iterator

from cogs.political import board
from cogs.political.labels import Labels
from games.political.field import attack_total, defence_total
from games.political.stacks import size


def recap(labels: Labels) -> list[str]:
    return [*_pillar(labels), *_last_battle(labels), *_margin(labels)]


def _pillar(labels: Labels) -> Iterator[str]:
    """What a single winner's majority rests on."""
    won = labels.result.winners
    base = labels.view.seats[won[0]].base
    if len(won) == 1 and base:
        (strongest,) = board.strongest(base, 1)
        seat, stack = labels.seat(won[0]), labels.stack_plain(strongest)
        yield labels.words("political-recap-pillar", seat=seat, stack=stack)


def _last_battle(labels: Labels) -> Iterator[str]:
    """The last battle's dice and end, while it is still on the table."""
    one = labels.view.fought
    if one is None:
        return
    battle = one.battle
    yield labels.words(
        "political-recap-battle",
        seat=labels.seat(battle.attacker),
        stack=labels.stack_plain(battle.target),
        end=battle.intent if one.won else "held",
        sum=attack_total(battle) + one.die,
        against=defence_total(battle) + one.other,
    )


def _margin(labels: Labels) -> Iterator[str]:
    """How far the next ones were behind; where cards decided, how many."""
    scores, won = labels.result.scores, labels.result.winners
    behind = {seat: score or 0 for seat, score in scores.items() if seat not in won}
    if not behind:
        return
    best = max(behind.values())
    seats = [seat for seat, score in behind.items() if score == best]
    by = (scores[won[0]] or 0) - best
    cards = size(labels.view.seats[won[0]].base)
    yield labels.words("political-recap-margin", seats=labels.seats(seats), by=by, cards=cards)
