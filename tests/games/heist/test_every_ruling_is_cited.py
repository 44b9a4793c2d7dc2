"""Every ruling stands in RULES.md where it settles something, and some test names it."""

import re

from tests.project.tree import ROOT, text_files

RULES = (ROOT / "games" / "heist" / "RULES.md").read_text(encoding="utf-8")
BODY, INDEX = RULES.split("## Appendix B")
LISTED = re.findall(r"^- (HR-\d+):", INDEX, re.MULTILINE)


def test_the_index_is_whole_and_in_order():
    assert [f"HR-{number:02}" for number in range(1, 119)] == LISTED


def test_every_ruling_is_named_where_it_settles_something():
    assert set(LISTED) - set(re.findall(r"HR-\d+", BODY)) == set()


def test_every_ruling_is_cited_by_a_test_or_a_scenario():
    cited: set[str] = set()
    for name, text in text_files().items():
        if name.startswith("tests/"):
            cited.update(re.findall(r"HR-\d+", text))
    assert [ruling for ruling in LISTED if ruling not in cited] == []


def test_no_test_cites_a_rule_that_is_not_there():
    known = {*LISTED, *re.findall(r"^(\d+\.\d+) ", BODY, re.MULTILINE)}
    for name, text in text_files().items():
        if not name.startswith("tests/scenarios/heist/"):
            continue
        cited = re.findall(r"^rules = \[(.*?)\]", text, re.MULTILINE | re.DOTALL)
        rules = {rule.strip().strip('"') for line in cited for rule in line.split(",")}
        assert rules - known - {""} == set(), name
