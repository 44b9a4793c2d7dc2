"""The LRU dictionary."""

from bot.common.lru import LruDict


def test_oldest_entry_is_evicted_first():
    latest = LruDict[str, int](2)
    for number, name in enumerate("abc"):
        assert latest.put(name, number) == number

    assert [*latest] == ["b", "c"]
    assert "a" not in latest
    assert latest.get("a") is None


def test_put_and_used_refresh_an_entry_and_get_does_not():
    latest = LruDict[str, int](3)
    for name in "abc":
        latest.put(name, 1)

    assert latest.get("a") == 1

    latest.put("b", 2)
    latest.put("d", 1)
    assert [*latest] == ["c", "b", "d"]
    # `used` of an unknown key does not create an entry.
    assert (latest.used("c"), latest.used("e")) == (1, None)
    assert [*latest] == ["b", "d", "c"]


def test_weight_limit_evicts_entries_but_never_the_newest():
    latest = LruDict[str, str](9, weigh=len, heaviest=5)
    latest.put("a", "..")
    latest.put("b", "..")
    latest.put("b", "...")

    assert [*latest] == ["a", "b"]

    latest.put("c", ".")
    assert [*latest] == ["b", "c"]

    # Heavier than the limit, but the newest.
    latest.put("d", "......")
    assert [*latest] == ["d"]

    # Dropping twice must not reduce the weight twice.
    latest.drop("d")
    latest.drop("d")
    latest.put("a", "..")
    latest.put("b", "...")

    assert len(latest) == 2
