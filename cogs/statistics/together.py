"""How somebody plays on all servers together, which is for nobody's eyes but their own.

What is one flock's stays there: a streak is broken by whoever plays there, and a nemesis has a
name that is known there.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from cogs.statistics.ports import Feat, Profile, Standing
from games.engine.game import Rules


def together(profiles: Iterable[Profile], games: Mapping[str, Rules]) -> Profile:
    """One person's, of different servers."""
    standings: dict[str, Standing] = {}
    numbers: dict[tuple[str, str], int] = {}
    feats: Counter[tuple[str, str]] = Counter()
    for one in profiles:
        for slug, standing in one.standings.items():
            before = standings.get(slug, Standing(0, 0, 0))
            standings[slug] = Standing(*map(sum, zip(before, standing, strict=True)))
        for (slug, name), number in one.numbers.items():
            join = max if slug in games and name in games[slug].tally.bests else int.__add__
            numbers[slug, name] = join(numbers.get((slug, name), 0), number)
        for feat in one.feats:
            feats[feat.game, feat.name] += feat.times
    earned = [Feat(*named, times) for named, times in feats.items()]
    return Profile(standings, numbers, earned, streak=0, nemesis=None)
