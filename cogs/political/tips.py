"""Tips for the first terms; see cogs/tips.py."""

from cogs.pages import given
from cogs.political.labels import Labels
from cogs.tips import Facts, Looks, always
from games.engine.asks import Seat
from games.political.stacks import balance, card, groups_in, leading_wing, score
from games.political.vocabulary import LEFT

EVEN = 18
"""Of 36 throws."""
WIDE = 6
"""A gap that is worth a look."""


def _me(labels: Labels) -> Seat:
    return given(labels.view.own).seat


def last_rounds(labels: Labels) -> Facts | None:
    """Everybody has but one turn more, or none."""
    view = labels.view
    return {"cards": view.deck} if view.deck < len(view.seats) else None


def leader(labels: Labels) -> Facts | None:
    """Somebody else is far ahead."""
    view, me = labels.view, _me(labels)
    others = ((score(one.base), seat) for seat, one in enumerate(view.seats) if seat != me)
    points, ahead = max(others)
    is_far = points >= WIDE and points > score(view.seats[me].base)
    return {"seat": labels.seat(ahead), "points": points} if is_far else None


def torn(labels: Labels) -> Facts | None:
    """The weaker wing of one's own base costs points."""
    left, right = balance(labels.view.seats[_me(labels)].base)
    weaker = min(left, right)
    return {"points": weaker} if weaker > 0 else None


def wrong_wing(labels: Labels) -> Facts | None:
    """All groups in hand stand on the wing that one does not lean to."""
    wing = leading_wing(labels.view.seats[_me(labels)].base)
    groups = groups_in(given(labels.view.own).hand)
    is_wrong = wing is not None and groups and all(card(one).wing != wing for one in groups)
    return {"wing": "left" if wing == LEFT else "right"} if is_wrong else None


def first_group(labels: Labels) -> Facts | None:
    """Nothing lies in one's own base yet."""
    return None if labels.view.seats[_me(labels)].base else {}


def against(labels: Labels) -> Facts | None:
    """As it stands, the dice are for the other side."""
    wins = given(labels.scene.question).decision.about.get("wins")
    return {"wins": wins} if isinstance(wins, int) and wins < EVEN else None


LOOKS: Looks[Labels] = {
    "turn": {
        "last-rounds": last_rounds,
        "first-group": first_group,
        "leader": leader,
        "torn": torn,
        "wrong-wing": wrong_wing,
    },
    "place": {"anybodys": always},
    "target": {"leader": leader},
    "team": {"team": always},
    "attack": {"against": against},
    "answer": {"defending": always},
    "reraise": {"against": against},
}
