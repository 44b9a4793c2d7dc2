"""What is remembered of many."""

from bot.common.lru import Latest


def test_what_was_put_longest_ago_is_forgotten_first():
    latest = Latest[str, int](2)
    for number, name in enumerate("abc"):
        assert latest.put(name, number) == number

    assert [*latest] == ["b", "c"]
    assert "a" not in latest
    assert latest.get("a") is None


def test_what_is_put_anew_stays_and_what_is_only_read_does_not():
    latest = Latest[str, int](3)
    for name in "abc":
        latest.put(name, 1)

    assert latest.get("a") == 1

    latest.put("b", 2)
    latest.put("d", 1)
    assert [*latest] == ["c", "b", "d"]
    assert (latest.used("c"), latest.used("e")) == (1, None)
    assert [*latest] == ["b", "d", "c"]


def test_what_weighs_too_much_together_is_forgotten_but_never_the_latest():
    latest = Latest[str, str](9, weigh=len, heaviest=5)
    latest.put("a", "..")
    latest.put("b", "..")
    latest.put("b", "...")

    assert [*latest] == ["a", "b"]

    latest.put("c", ".")
    assert [*latest] == ["b", "c"]

    latest.put("d", "......")
    assert [*latest] == ["d"]

    latest.drop("d")
    latest.drop("d")
    latest.put("a", "..")
    latest.put("b", "...")

    assert len(latest) == 2
