"""Lists public facts that are hard to remember, for spectators; see cogs/watching.

All hands follow from the revealed cards (PL-8 in games/playing/RULES.md), but players have to
remember these cards. So the page is for spectators only.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from bot.i18n.words import join_with_commas
from bot.tables.scene import Scene
from cogs.pages import percents
from cogs.playing.labels import Labels
from games.engine.asks import Seat
from games.playing.view import PlayingView

LAST_BETS = 2
"""The last of five rounds in which bets are open."""


def facts(labels: Labels) -> list[str]:
    """Return all hands, the goals to come, and how the trick would end by chance."""
    return [*_hands(labels), *_goals(labels), *_odds(labels)]


def bets(scene: Scene[PlayingView]) -> list[Seat]:
    """Return the seats on which to bet: all, while the prizes are small."""
    view = scene.view
    return [seat_view.seat for seat_view in view.seats] if view.round <= LAST_BETS else []


def _hands(labels: Labels) -> Iterator[str]:
    """Yield all hands, which follow from the reveals."""
    hands = " · ".join(
        labels.words("playing-card-other", name=labels.seat(seat), cards=labels.hand(hand))
        for seat, hand in enumerate(labels.all_hands)
    )
    yield labels.words("playing-watch-hands", hands=hands)


def _goals(labels: Labels) -> Iterator[str]:
    """Yield the goals that are still face down. After them all goals are shuffled again."""
    view = labels.view
    # Goals may be equal, so they are subtracted as counts.
    to_come = sorted((Counter(view.goals) - Counter(view.seen)).elements())
    if to_come:
        yield labels.words(
            "playing-watch-goals", goals=join_with_commas(labels.words, [*map(str, to_come)])
        )


def _odds(labels: Labels) -> Iterator[str]:
    """Yield the chances of the trick if every card of each hand were equally likely."""
    goal = labels.view.goal
    if goal is None or not all(labels.all_hands):
        return

    sums = ways_by_total(labels.all_hands)
    ways = sum(sums.values())

    # Ways to play, grouped by how the trick would end. `percents` makes them whole percent that add
    # up to 100.
    ways_by_ending = {
        "below": sum(count for total, count in sums.items() if total < goal),
        "exact": sums[goal],
        "over": sum(count for total, count in sums.items() if total > goal),
    }
    chances = dict(
        zip(
            ways_by_ending,
            percents([count / ways for count in ways_by_ending.values()]),
            strict=True,
        )
    )
    yield labels.words("playing-watch-odds", goal=goal, **chances)


def ways_by_total(hands: tuple[tuple[int, ...], ...]) -> Counter[int]:
    """Return each total that one card of every hand can make, with the number of ways to it.

    Two hands of 1 and 2 can make 2 in one way, 3 in two ways, and 4 in one way.
    """

    def with_one_more(sums: Counter[int], hand: tuple[int, ...]) -> Counter[int]:
        totals = Counter[int]()
        for total, count in sums.items():
            for card in hand:
                totals[total + card] += count
        return totals

    # `accumulate` adds one hand after the other. Only its last Counter is about all hands.
    *_, all_of_them = accumulate(hands, with_one_more, initial=Counter({0: 1}))
    return all_of_them
