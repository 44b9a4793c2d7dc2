"""Ratings: who gains, who loses, and in which order games count."""

from random import Random

from cogs.statistics.ladder import MIDDLE, SETTLED_GAMES, Rated, rate, rungs
from cogs.statistics.ports import Entrant

ADA = 1
BEN = 2
CLEO = 3
DORA = 4


def game(number, **ranks):
    """Return a game in which these players finished at these ranks: `game(1, a=1, b=2)`."""
    people = {"a": ADA, "b": BEN, "c": CLEO, "d": DORA}
    return [
        Entrant(float(number), f"t{number:04}", people[who], rank) for who, rank in ranks.items()
    ]


def played(*games):
    return rate(one for seats in games for one in seats)


def points(people):
    return {user_id: one.points for user_id, one in people.items()}


def test_winner_gains_and_loser_loses():
    found = points(played(game(1, a=1, b=2, c=3)))
    # The second of three neither gains nor loses.
    assert found[ADA] > found[BEN] == MIDDLE > found[CLEO]


def test_equal_ranks_get_equal_ratings_in_any_seat():
    tied = points(played(game(1, a=1, b=1, c=3, d=3)))
    assert tied[ADA] == tied[BEN] > tied[CLEO] == tied[DORA]
    # The seats are in another order.
    assert points(played(game(1, c=3, b=1, d=3, a=1))) == tied
    assert set(points(played(game(1, a=1, b=1, c=1))).values()) == {MIDDLE}


def test_only_the_order_of_ranks_counts():
    near = points(played(game(1, a=1, b=2)))
    # Ranks need not follow each other.
    assert points(played(game(1, a=1, b=1000))) == near


def test_the_same_games_give_the_same_ladder():
    rng = Random(7)
    games = [
        game(number, **dict(zip("abcd", rng.sample(range(1, 5), 4), strict=True)))
        for number in range(50)
    ]
    assert played(*games) == played(*games)


def test_game_of_one_person_is_not_rated():
    assert played(game(1, a=1)) == {}


def test_rating_is_unsettled_in_the_first_games():
    # One game fewer than a settled rating needs.
    people = played(*(game(number, a=1, b=2, c=3, d=4) for number in range(SETTLED_GAMES - 1)))
    assert not any(one.is_settled for one in people.values())
    people = played(*(game(number, a=1, b=2, c=3, d=4) for number in range(200)))
    assert all(person.is_settled for person in people.values())
    assert len(people[ADA].history) == people[ADA].games == 200


def test_number_of_unsettled_games_is_known():
    games = [game(number, a=1, b=2, c=3, d=4) for number in range(40)]
    # The ratings after each game.
    after = [played(*games[: count + 1])[ADA] for count in range(40)]
    guesses = [one.games for one in after if not one.is_settled]

    assert 5 <= len(guesses) < 40
    assert after[-1].guesses == guesses[-1] == len(guesses)
    assert after[0].guesses == 1


def test_settled_ratings_come_first_and_share_places():
    def settled(user_id, reached):
        return Rated(user_id, 9, 2.0, [(1.0, reached)])

    people = {
        ADA: settled(ADA, 1100),
        BEN: settled(BEN, 1200),
        CLEO: settled(CLEO, 1100),
        # More points than all others, but not settled.
        DORA: Rated(DORA, 4, 8.0, [(1.0, 1900)]),
    }
    found = [(one.rank, one.rated.user_id) for one in rungs(people, ())]
    assert found == [(1, BEN), (2, ADA), (2, CLEO), (None, DORA)]
    # Ben is not listed, and the order of the others stays.
    assert [one.rated.user_id for one in rungs(people, {BEN})] == [ADA, CLEO, DORA]
