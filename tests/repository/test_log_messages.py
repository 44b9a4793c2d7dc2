"""Tests that docs/log-messages.md explains every warning and error that Coop logs."""

import ast
import re
from collections.abc import Iterator

from tests.repository.tree import ROOT, trees

LEVELS = frozenset(("warning", "error", "exception"))
DOCUMENT = ROOT / "docs" / "log-messages.md"


def logged() -> Iterator[str]:
    """Yield each message of the code that is logged as a warning or an error."""
    for name, tree in trees().items():
        # The playground is no part of a running bot.
        if name.startswith("playground/"):
            continue

        # A message may be a constant of its module.
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id="log"), attr=level),
                    args=[ast.Constant(value=str(message)), *_],
                ) if level in LEVELS:
                    yield message
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id="log"), attr=level),
                    args=[ast.Name(id=constant), *_],
                ) if level in LEVELS:
                    yield constants[constant]


def test_each_warning_and_error_has_a_row() -> None:
    rows = re.findall(r"^\| `(.+?)` \| .+ \| .+ \|$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    messages = set(logged()) - {"%s"}  # a missing sentence, an error in tests

    assert len(messages) > 40
    assert sorted(rows) == sorted(messages)
