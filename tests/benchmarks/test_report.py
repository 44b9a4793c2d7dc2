"""docs/performance.md: written by the benchmarks."""

from importlib.util import find_spec

import pytest

from benchmarks.report import BLOCK, DOCUMENT, updated
from tests.support.found import found

PLAN = """Two commands.

```text
$ python -m tests.support.echo one
old output
```

```text
$ python -m tests.support.echo two  # 2026-01-01, 01234567, 2 cores, load 0.1
old output
```
"""


@pytest.mark.parametrize(
    ("words", "expected"), [(["two"], ["old output\n", "two\n"]), ([], ["one\n", "two\n"])]
)
def test_named_commands_or_all_are_run_again(
    monkeypatch: pytest.MonkeyPatch, words: list[str], expected: list[str]
) -> None:
    monkeypatch.setattr("benchmarks.report._output", lambda arguments: arguments[-3:])
    document = updated(PLAN, words)

    assert [block["output"] for block in BLOCK.finditer(document)] == expected
    # The rest of the document stays.
    assert BLOCK.sub("", document) == BLOCK.sub("", PLAN)


def test_output_of_a_real_command_is_written() -> None:
    document = "```text\n$ python -m calendar 2026 2\n```\n"
    block = found(BLOCK.search(updated(document, [])))

    assert "February 2026" in block["output"]
    assert "cores, load" in block["measured"]


def test_failed_command_changes_nothing() -> None:
    with pytest.raises(SystemExit, match="failed: the document is unchanged"):
        updated("```text\n$ python -m no_such_module\n```\n", [])


# The second one is only a part of a word, such as "pictures" in "--no-pictures".
@pytest.mark.parametrize("word", ["three", "tw"])
def test_unknown_word_is_an_error(word: str) -> None:
    with pytest.raises(SystemExit, match=f"contains: {word}"):
        updated(PLAN, [word])


@pytest.mark.parametrize("word", ["echo", "slow", "-m", "7"])
def test_word_is_a_part_of_a_name_an_option_or_a_value(
    monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    monkeypatch.setattr("benchmarks.report._output", lambda _: "new")
    document = updated("```text\n$ python -m tests.support.echo --slow 7\n```\n", [word])
    assert found(BLOCK.search(document))["output"] == "new\n"


def test_each_block_of_the_document_was_written_by_a_benchmark() -> None:
    blocks = [*BLOCK.finditer(DOCUMENT.read_text(encoding="utf-8"))]
    assert len(blocks) >= 8

    for block in blocks:
        assert find_spec(block["arguments"].split()[1]) is not None
        assert block["measured"], f"run python -m benchmarks.report: {block['arguments']}"
        assert block["output"].strip()
