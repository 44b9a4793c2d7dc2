"""What is remembered of many."""

from bot.latest import Latest


def test_what_was_put_longest_ago_is_forgotten_first():
    latest = Latest[str, int](2)
    for number, name in enumerate("abc"):
        assert latest.put(name, number) == number
    assert [*latest] == ["b", "c"]
    assert "a" not in latest
    assert latest.get("a") is None


def test_what_is_asked_for_or_put_anew_stays():
    latest = Latest[str, int](3)
    for name in "abc":
        latest.put(name, 1)
    assert latest.get("a") == 1
    latest.put("b", 2)
    latest.put("d", 1)
    assert [*latest] == ["a", "b", "d"]
    assert latest.get("b") == 2


def test_to_look_whether_something_is_known_is_not_to_ask_for_it():
    latest = Latest[str, None](2)
    latest.put("a", None)
    latest.put("b", None)
    assert "a" in latest
    latest.put("c", None)
    assert [*latest] == ["b", "c"]


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


def test_several_are_asked_for_at_once() -> None:
    kept = Latest[str, int](2)
    kept.put("a", 1)
    kept.put("b", 2)
    assert kept.several(["c", "a"]) == [None, 1]
    kept.put("c", 3)
    assert [*kept] == ["a", "c"], "a was asked for later than b"
