"""The contract of every game, at its smallest and its largest table."""

from collections import Counter

import pytest

from games.engine.asks import CLOCK
from games.engine.chance import SeededChance
from games.engine.engine import Engine, fingerprint_of_position
from games.engine.game import Rules
from games.engine.house import RandomHouse, searches
from games.registry import GAMES
from tests.games.contract.promises import (
    ask_is_well_formed,
    dialogues_change_nothing,
    level_is_no_worse,
    outcome_is_whole,
    seats_are_known,
    views_are_snapshots,
    windows_are_fixed,
)
from tests.games.contract.tables import (
    Table,
    at_every_size,
    at_every_table,
    choices_at_random,
    choices_of_chaos,
    choices_of_nobody,
    house_at,
)
from tests.support.duplicates import duplicate

# Share of decisions for which an expert searches; its stand-in makes the others.
NOW_AND_THEN = 0.02


class TestEveryGame:
    @at_every_table
    def test_random_legal_play_ends_with_an_outcome(self, table: Table) -> None:
        engine = table.deal(journalling=False)
        for _ in choices_of_chaos(engine, table.rng("end")):
            # A game that has ended asks for nothing more.
            assert engine.outcome is None or engine.ask is None

        assert engine.outcome is not None

        outcome_is_whole(engine.outcome, table.seats)

    @at_every_table
    def test_no_card_is_lost_or_doubled(self, table: Table) -> None:
        # `cards` counts the cards of all zones; a move must not change the totals.
        engine = table.deal(journalling=False)
        dealt = table.game.cards(engine.game.state)
        for seat, choice, _ in choices_at_random(engine, table.rng("cards")):
            now = table.game.cards(engine.game.state)
            assert now == dealt, (seat, choice, now - dealt, dealt - now)

    @at_every_size
    def test_reshuffled_hidden_cards_change_no_view(self, table: Table) -> None:
        # `shuffle_hidden` shuffles what no player knows, so no view may change.
        engine = table.deal()
        has_changed = False
        viewers = (None, *range(table.seats))
        for *_, step in choices_at_random(engine, table.rng("anew")):
            if step is None or step.checkpoint is None:
                continue

            state = table.game.State.from_json(step.checkpoint)
            before = duplicate(state)
            # The draws so far are skipped, as they would be when a table is restored.
            table.game.shuffle_hidden(state, SeededChance(b"another seed", 1, state.draws))

            assert table.game.cards(state) == table.game.cards(before)

            for viewer in viewers:
                assert table.game.view(state, viewer) == table.game.view(before, viewer)

            has_changed |= state != before

        # In some games each hidden card is known to its owner, so there is nothing to shuffle.
        assert has_changed is ("shuffle_hidden" in vars(table.game))

    @at_every_table
    def test_a_view_is_a_snapshot(self, table: Table) -> None:
        engine = table.deal(journalling=False)
        # Comparing the views of all seats after each choice would be slow: the seats take turns.
        for made, _ in enumerate(choices_at_random(engine, table.rng("snapshots"))):
            views = [engine.view(viewer) for viewer in (None, made % table.seats)]
            views_are_snapshots(engine.game.state, *views)

    @at_every_table
    def test_same_seed_and_choices_give_the_same_game(self, table: Table) -> None:
        games = []
        for _ in range(2):
            engine = table.deal()
            rows = [step.row for *_, step in choices_at_random(engine, table.rng("same")) if step]
            games.append((rows, engine.outcome))

        assert games[0] == games[1]

    @at_every_table
    def test_playing_only_defaults_ends_and_defaults_are_legal(self, table: Table) -> None:
        engine = table.deal(journalling=False)
        for _ in choices_of_nobody(engine, table.rng("defaults")):
            pass

        assert engine.outcome is not None

    @at_every_table
    def test_every_decision_is_well_formed(self, table: Table) -> None:
        engine = table.deal(journalling=False)
        for _ in choices_at_random(engine, table.rng("decisions")):
            if engine.ask is None:
                break

            decisions = {
                seat: engine.decision(seat) for seat in (*engine.ask.owed, *engine.ask.settled)
            }
            ask_is_well_formed(table.game, table.seats, engine.ask, decisions)

    @at_every_table
    def test_resumed_game_equals_the_killed_one(self, table: Table) -> None:
        engine = table.deal()
        opening = engine.opening()
        checkpoint = opening.checkpoint
        at = opening.row
        rows = []
        for *_, step in choices_at_random(engine, table.rng("killed")):
            assert step is not None

            dialogues_change_nothing(engine)
            rows.append(step.row)

            # The journal restarts at a checkpoint; before that, all rows since the last one count.
            if step.checkpoint is not None:
                checkpoint = step.checkpoint
                at = step.row
                rows = []

            assert checkpoint is not None

            again = Engine.resume(table.game, checkpoint, at, rows, table.seed, 0)
            assert numbers(again) == numbers(engine)
            # The first 24 characters are the hash of the position, the rest that of events.
            assert fingerprint_of_position(again.game.state, again.ask) == step.row.fingerprint[:24]
            assert (again.revision, again.outcome) == (engine.revision, engine.outcome)

    @at_every_table
    def test_game_entered_at_a_checkpoint_ends_the_same(self, table: Table) -> None:
        engine = table.deal()
        checkpoints = [(0, engine.opening().checkpoint)]
        choices = []
        for seat, choice, step in choices_at_random(engine, table.rng("enter")):
            choices.append((seat, choice))
            if step is not None and step.checkpoint is not None:
                checkpoints.append((len(choices), step.checkpoint))

        assert len(checkpoints) > 1

        # At most about 25 checkpoints per game, for speed.
        every = max(1, len(checkpoints) // 25)
        for passed, checkpoint in checkpoints[::every]:
            assert checkpoint is not None

            again = table.enter(table.game.State.from_json(checkpoint))
            for seat, choice in choices[passed:]:
                again.decide(seat, choice)

            assert without_draws(again) == without_draws(engine)
            assert again.game.chance.draws == engine.game.chance.draws
            assert again.outcome == engine.outcome

    @at_every_table
    def test_house_players_choose_legally(self, table: Table) -> None:
        """An expert searches twice per kind of decision and then in one of fifty cases.

        A whole game of searches would take longer than all other contract tests.
        """
        for level in table.game.houses:
            players = [house_at(table.game, level) for _ in range(table.seats)]
            engine = table.deal(journalling=False)
            rng = table.rng(level)
            kinds: Counter[str] = Counter()
            while engine.ask is not None:
                seat = next(iter(engine.ask.owed))
                decision = engine.ask.owed[seat]
                # The seat CLOCK stands for the time limit; it has no view and no player.
                player = RandomHouse() if seat == CLOCK else players[seat]
                view = None if seat == CLOCK else engine.view(seat)
                kinds[decision.kind] += 1
                if searches(player) and kinds[decision.kind] > 2 and rng.random() > NOW_AND_THEN:
                    player = player.stand_in

                choice = player.choose(view, decision, rng)
                assert decision.allows(choice), (level, decision, choice)

                engine.decide(seat, choice)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
class TestWhatAGameSaysOfItself:
    def test_seats_and_windows_are_valid(self, game: Rules) -> None:
        seats_are_known(game)
        windows_are_fixed(game)

    # Full, because each game has a test of its own that demands more, and test_tempers.py one too.
    @pytest.mark.full
    @pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
    def test_no_level_is_worse_than_the_one_below_it(
        self, game: Rules, better: str, worse: str
    ) -> None:
        level_is_no_worse(game, better, worse)


def without_draws(engine: Engine) -> object:
    """Return the state without `draws`, which is updated only where a journal is kept."""
    return engine.game.state.to_json(exclude={"draws"})


def numbers(engine: Engine) -> object:
    """Return the numbers that presses refer to, and the public parts of the ask."""
    ask = engine.ask
    if ask is None:
        return None

    decisions = {seat: engine.decision(seat) for seat in (*ask.owed, *ask.settled)}
    own = {
        seat: decision and (decision.kind, decision.number) for seat, decision in decisions.items()
    }
    return ask.number, ask.kind, ask.showing, ask.asked, dict(ask.about), own
