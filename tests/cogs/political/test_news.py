"""A card of Political Chicken tells what was done to its player since their previous turn."""

from cogs.political.labels import Labels
from cogs.political.story import _concerns, own_news
from games.engine.asks import CLOCK
from games.registry import GAMES
from tests.cogs.faces import WORDS
from tests.cogs.stage import Stage


def test_card_tells_all_news_since_the_previous_turn():
    stage = Stage(4, 1, game=GAMES["political"])
    house = next(iter(GAMES["political"].houses.values()))()
    told = 0
    while stage.engine.ask is not None:
        for seat, decision in stage.engine.ask.owed.items():
            if seat == CLOCK or decision.kind != "turn":
                continue

            labels = Labels(stage.scene(seat), WORDS)
            news = labels.scene.news
            turns = [
                place
                for place, bulletin in enumerate(news)
                if bulletin.kind == "turn_started" and bulletin.seat() == seat
            ]
            since = news[turns[-2] if len(turns) > 1 else 0 :]
            done = [bulletin for bulletin in since if _concerns(bulletin, seat)]
            # News of private events come besides.
            assert len(own_news(labels, news, seat, len(news))) >= len(done)

            told += len(done)

        stage.step(house)

    assert told
