"""The rules of a server, and the operator's limits above them."""

import pytest

from bot.servers.rules import (
    NO_RULES,
    AboveTheCeiling,
    GameSwitchedOff,
    NotInThisChannel,
    NotYoursToStart,
    OperatorLimits,
    ServerRules,
    TooSlowHere,
)
from bot.settings import Settings
from bot.tables.context import TableLimits
from bot.tables.table import Pace

CATEGORY = 1
CHANNEL = 2
THREAD = 3
OTHER = 4


def test_default_rules_refuse_nothing() -> None:
    NO_RULES.must_offer("political")
    NO_RULES.must_stand({CHANNEL})
    NO_RULES.must_let_start(())
    NO_RULES.must_be_quick(Pace.DAYS)


def test_switched_off_game_is_named() -> None:
    rules = ServerRules(games_off=frozenset({"political"}))
    rules.must_offer("heist")
    with pytest.raises(GameSwitchedOff) as refused:
        rules.must_offer("political")
    assert refused.value.facts == {"game": "political-title"}


@pytest.mark.parametrize("named", [CATEGORY, CHANNEL, THREAD])
def test_rule_for_a_place_covers_what_is_in_it(named: int) -> None:
    rules = ServerRules(places=frozenset({named}))
    # A table in a thread stands in its channel and category, too.
    rules.must_stand({THREAD, CHANNEL, CATEGORY})
    with pytest.raises(NotInThisChannel) as refused:
        rules.must_stand({OTHER})
    assert refused.value.facts == {"channels": f"<#{named}>"}


def test_only_given_roles_may_start() -> None:
    rules = ServerRules(starters=frozenset({10, 9}))
    rules.must_let_start({10, 77})
    with pytest.raises(NotYoursToStart) as refused:
        rules.must_let_start({77})
    # Sorted by id, so that the sentence is always the same.
    assert refused.value.facts == {"roles": "<@&9>, <@&10>"}


@pytest.mark.parametrize("slowest", list(Pace))
def test_pace_slower_than_the_limit_is_refused(slowest: Pace) -> None:
    rules = ServerRules(slowest=slowest)
    order = [*Pace]
    for pace in order[: order.index(slowest) + 1]:
        rules.must_be_quick(pace)

    for pace in order[order.index(slowest) + 1 :]:
        with pytest.raises(TooSlowHere):
            rules.must_be_quick(pace)


class TestTheCeiling:
    ceiling = OperatorLimits(TableLimits(4, 50, 5, 30), pace=Pace.NORMAL)

    def test_ceiling_is_read_from_the_settings(self) -> None:
        settings = Settings(
            _env_file=None,
            tables_per_channel=1,
            tables_per_server=2,
            tables_per_person=3,
            lobby_minutes=9,
            pictures="off",
            pace="relaxed",
        )
        limits = TableLimits(per_channel=1, per_server=2, per_person=3, lobby_minutes=9)
        assert OperatorLimits.of(settings) == OperatorLimits(
            limits, pictures=False, motion=False, pace=Pace.RELAXED
        )

    def test_server_may_be_stricter(self) -> None:
        rules = ServerRules(per_channel=1, lobby_minutes=10)
        assert self.ceiling.limits_for(rules) == TableLimits(1, 50, 5, 10)

    def test_server_is_never_looser_than_the_operator(self) -> None:
        # These values were allowed before the operator lowered the limits.
        rules = ServerRules(per_channel=20, per_server=1000, per_person=100, lobby_minutes=1440)
        assert self.ceiling.limits_for(rules) == self.ceiling.limits

    @pytest.mark.parametrize("asked", [0, -1, 5, 10**9])
    def test_number_beyond_the_ceiling_is_refused(self, asked: int) -> None:
        self.ceiling.must_hold({"per_channel": 4, "per_server": 1, "per_person": None})
        with pytest.raises(AboveTheCeiling) as refused:
            self.ceiling.must_hold({"per_channel": asked})
        assert refused.value.facts == {"most": 4}

    def test_usual_pace_is_an_allowed_one(self) -> None:
        assert self.ceiling.pace_for(NO_RULES) is Pace.NORMAL
        assert self.ceiling.pace_for(ServerRules(pace=Pace.DAYS)) is Pace.DAYS
        # The usual pace is slower than the slowest allowed one.
        strict = ServerRules(pace=Pace.DAYS, slowest=Pace.RELAXED)
        assert self.ceiling.pace_for(strict) is Pace.RELAXED
        assert self.ceiling.pace_for(ServerRules(slowest=Pace.QUICK)) is Pace.QUICK
