"""What falls due next, with moments that change all the time."""

from random import Random

from bot.tables.session_cache import SPARE, DueQueue


def test_the_earliest_is_next_and_stays_due_until_it_is_changed() -> None:
    dues = DueQueue()
    assert dues.next() is None
    dues.set("a", 3.0)
    dues.set("b", 1.0)
    dues.set("c", 2.0)
    assert dues.next() == 1.0
    assert dues.by(2.0) == ["b", "c"]
    assert dues.by(2.0) == ["b", "c"]
    dues.set("b", 9.0)
    assert dues.by(2.0) == ["c"]
    dues.clear("c")
    assert (dues.by(2.0), dues.next()) == ([], 3.0)


def test_it_agrees_with_a_dictionary_and_does_not_grow() -> None:
    rng, dues, plain = Random(1), DueQueue(), dict[str, float]()
    for _ in range(5000):
        table_id, due = str(rng.randrange(20)), float(rng.randrange(50))
        if rng.random() < 0.2:
            dues.clear(table_id)
            plain.pop(table_id, None)
        else:
            dues.set(table_id, due)
            plain[table_id] = due
        assert dues.next() == min(plain.values(), default=None)
        assert sorted(dues.by(25.0)) == sorted(one for one, when in plain.items() if when <= 25.0)
    assert len(dues._heap) <= 2 * 20 + SPARE + 1
