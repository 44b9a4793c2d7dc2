"""A player's statistics on all servers together."""

from dataclasses import replace

from cogs.statistics.ports import EVERY_GAME, SHARE, Feat, Profile, Rival, Standing
from cogs.statistics.statistics import sum_of_profiles
from games.registry import GAMES

NOTHING = Profile(standings={}, numbers={}, feats=[], streak=0, nemesis=None)


def test_games_wins_and_fair_shares_add_up():
    here = {EVERY_GAME: Standing(3, 1, SHARE), "out": Standing(3, 1, SHARE)}
    there = {EVERY_GAME: Standing(2, 2, SHARE // 2), "crazy": Standing(2, 2, SHARE // 2)}
    # The two servers share no game.
    found = sum_of_profiles(
        [replace(NOTHING, standings=here), replace(NOTHING, standings=there)], GAMES
    )

    assert found.standings == {
        EVERY_GAME: Standing(5, 3, SHARE * 3 // 2),
        "out": Standing(3, 1, SHARE),
        "crazy": Standing(2, 2, SHARE // 2),
    }


def test_sums_are_added_and_bests_are_maxima():
    tally = GAMES["out"].tally
    sums = tally.sums[0]
    bests = tally.bests[0]
    here = replace(NOTHING, numbers={("out", sums): 4, ("out", bests): 9})
    there = replace(NOTHING, numbers={("out", sums): 5, ("out", bests): 7})

    # Sums are added; the best is the larger of both.
    assert sum_of_profiles([here, there], GAMES).numbers == {("out", sums): 9, ("out", bests): 9}


def test_number_of_an_unknown_game_is_added():
    # A game that this version does not know, so what its numbers mean is unknown.
    one = replace(NOTHING, numbers={("hopscotch", "hops"): 2})
    assert sum_of_profiles([one, one], GAMES).numbers == {("hopscotch", "hops"): 4}


def test_feats_are_added_over_all_servers():
    here = replace(NOTHING, feats=[Feat("out", "flyer", 2), Feat("out", "fox", 1)])
    there = replace(NOTHING, feats=[Feat("heist", "fox", 1), Feat("out", "flyer", 3)])
    assert {*sum_of_profiles([here, there], GAMES).feats} == {
        Feat("out", "flyer", 5),
        Feat("out", "fox", 1),
        Feat("heist", "fox", 1),
    }


def test_streaks_and_rivals_are_left_out():
    found = sum_of_profiles([replace(NOTHING, streak=4, nemesis=Rival(2, 3, 3))], GAMES)
    # Streaks and rivals belong to one server, so they are left out.
    assert (found.streak, found.nemesis) == (0, None)


def test_player_without_servers_has_no_statistics():
    assert sum_of_profiles([], GAMES) == NOTHING
