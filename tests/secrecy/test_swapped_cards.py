"""Private cards swapped between two seats are never accepted: neither as a press nor as a state."""

import pytest

from bot.common.refused import Refused
from bot.tables.tokens import seat_token
from games.engine.asks import CLOCK
from games.engine.engine import Engine, JournalRow, fingerprint_of_position
from games.engine.errors import ReplayDiffers
from games.registry import GAMES
from tests.cogs.stage import Stage
from tests.secrecy.positions import POSITIONS, checkpoints, elsewhere, positions

every_game = pytest.mark.parametrize("slug", GAMES)


@every_game
def test_card_answers_for_its_own_seat_only(slug: str) -> None:
    """A player may show a card to a friend who presses it, but the card is signed for one seat."""
    tried = 0
    for stage, _ in positions(slug):
        own = signatures(stage)
        assert len(set(own.values())) == len(own), "two seats have the same signature"

        for seat, token in own.items():
            for other in range(len(stage.session.table.players)):
                if other != seat:
                    with pytest.raises(Refused):
                        stage.session.read_private(other, token, [0])
                    tried += 1

    # A sample too small would prove nothing.
    assert tried > 10


def signatures(stage: Stage) -> dict[int, str]:
    """Return the token of every private card that asks something, by seat."""
    table = stage.session.table
    ask = stage.engine.ask
    seats = [seat for seat in (*ask.owed, *ask.settled) if seat != CLOCK] if ask else []
    found = {}
    for seat in seats:
        decision = stage.engine.decision(seat)
        assert decision is not None

        found[seat] = seat_token(table.key, table.epoch, decision.number, seat)

    return found


@every_game
def test_swapped_cards_change_the_fingerprint(slug: str) -> None:
    swapped = 0
    for stage, rng in positions(slug):
        state = stage.engine.game.state
        other = elsewhere(stage, None, rng)
        if other != state:
            ask = stage.engine.ask
            # The fingerprint depends on hidden cards, so the journal notices a swap.
            assert fingerprint_of_position(other, ask) != fingerprint_of_position(state, ask)

            swapped += 1

    assert swapped > POSITIONS // 4


@every_game
def test_stored_state_with_swapped_cards_is_refused(slug: str) -> None:
    """A change of the database is noticed:

    the fingerprint in the journal belongs to other cards.
    """
    game = GAMES[slug]
    swapped = 0
    for stage, state, rng in checkpoints(slug, POSITIONS // 4):
        # `elsewhere` works on the stage's own state, so the stored one is put in its place.
        stage.engine.game.state, kept = state, stage.engine.game.state
        other = elsewhere(stage, None, rng)
        stage.engine.game.state = kept
        if other == state:
            continue

        seed = bytes.fromhex(stage.session.table.seed)
        # The row as the honest game writes it.
        honest = Engine.resume(game, state.to_json(), JournalRow(1, 0, "", ""), (), seed, 0)
        row = honest.opening().row
        # The honest state is accepted with that row.
        Engine.resume(game, state.to_json(), row, (), seed, 0)
        with pytest.raises(ReplayDiffers):
            Engine.resume(game, other.to_json(), row, (), seed, 0)

        swapped += 1

    assert swapped > POSITIONS // 16
