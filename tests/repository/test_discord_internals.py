"""Tests that only bot/discord_api/_internals.py uses private parts of discord.py."""

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import discord
import pytest

from tests.repository.tree import trees

ONLY = "bot/discord_api/_internals.py"

DOCUMENTED = ("abc", "app_commands", "ext", "ui", "utils")
"""The submodules of discord that its documentation names."""

UNDOCUMENTED = {
    name.split(".")[1]
    for name in sys.modules
    if name.startswith("discord.") and name.split(".")[1] not in DOCUMENTED
}

UNDOCUMENTED_ATTRIBUTES = frozenset({"http"})
"""`Client.http` has a public name, but is not documented."""


def violations(name: str, tree: ast.Module) -> Iterator[str]:
    """Yield a line for each undocumented use of discord.py in the file."""
    uses_discord = any("discord" in module.split(".") for module in _imports(tree))
    for module in _imports(tree):
        parts = module.split(".")
        if parts[0] == "discord" and len(parts) > 1 and parts[1] in UNDOCUMENTED:
            yield f"{name} imports {module}"

    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield from _of_attribute(name, node, uses_discord=uses_discord)
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if _dotted(target).startswith("discord."):
                    yield f"{name}:{node.lineno} changes {_dotted(target)}"

        if isinstance(node, ast.ClassDef):
            # A class attribute such as __discord_ui_view__ is read by discord.py.
            for stored in ast.walk(node):
                if isinstance(stored, ast.Name) and stored.id.startswith("__discord"):
                    yield f"{name}:{stored.lineno} uses {stored.id}"


def _of_attribute(name: str, node: ast.Attribute, *, uses_discord: bool) -> Iterator[str]:
    where = f"{name}:{node.lineno}"
    owner = _dotted(node.value)
    # Private attributes of our own classes may have the same name.
    is_own = owner in ("self", "cls")

    if owner == "discord" and node.attr in UNDOCUMENTED:
        yield f"{where} uses discord.{node.attr}"

    # A mangled name is "_Class__name".
    if "__" in node.attr.strip("_"):
        yield f"{where} uses the mangled name {node.attr}"

    if uses_discord and node.attr in UNDOCUMENTED_ATTRIBUTES:
        yield f"{where} uses .{node.attr}"

    if uses_discord and not is_own and node.attr in _private_names():
        yield f"{where} uses .{node.attr}"


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _dotted(node: ast.AST) -> str:
    """Return `a.b.c` for an expression of names and dots only, else an empty text."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (owner := _dotted(node.value)):
        return f"{owner}.{node.attr}"

    return ""


@cache
def _private_names() -> frozenset[str]:
    """Return the names of discord.py's attributes and methods that begin with an underscore."""
    found: set[str] = set()
    for file in Path(discord.__file__).parent.rglob("*.py"):
        found |= _private_names_of(file.read_text("utf-8"))
    return frozenset(found)


def _private_names_of(source: str) -> set[str]:
    """Return the private names of attributes and methods in this source."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if hasattr(part, "name")]
            found |= {method.name for method in methods}

    # Names such as __init__ are no private parts.
    return {name for name in found if name.startswith("_") and not name.endswith("__")}


def test_only_one_file_uses_private_parts_of_discord():
    found = {name: lines for name, tree in trees().items() if (lines := [*violations(name, tree)])}

    assert found.keys() == {ONLY}, f"move this into {ONLY}: {found}"


@pytest.mark.parametrize(
    "source",
    [
        # One use in each source.
        "import discord.gateway",
        "from discord.http import Route",
        "from discord import shard",
        "import discord\ndiscord.shard.Shard",
        "import discord\ndiscord.VoiceClient.warn_nacl = False",
        "import discord\ndef f(guild): guild._remove_thread(1)",
        "import discord\ndef f(client): return client.http.request()",
        "def f(client): return client._AutoShardedClient__shards",
        "class View:\n    __discord_ui_view__ = True",
    ],
)
def test_private_use_is_found(source):
    assert [*violations("x.py", ast.parse(source))]


@pytest.mark.parametrize(
    "source",
    [
        "import discord\nfrom discord import app_commands\nfrom discord.ext import commands",
        "import discord\ndiscord.ui.View",
        "import discord\ndef f(guild): return guild.get_thread(1)",
        "import aiohttp\nfrom aiohttp import http",
    ],
)
def test_documented_use_is_not_found(source):
    assert not [*violations("x.py", ast.parse(source))]


def test_subclasses_of_discord_classes_use_no_private_name_of_them():
    """A name such as `self._ready` would replace discord.py's own by accident."""
    found = []
    for name, tree in trees().items():
        if name == ONLY or not any("discord" in module for module in _imports(tree)):
            continue

        module = importlib.import_module(name.removesuffix(".py").replace("/", "."))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                # Classes inside functions cannot be imported by name.
                kind = getattr(module, node.name, None)
                found += _shared_names(kind, node) if isinstance(kind, type) else []

    assert not found


def _shared_names(kind: type, node: ast.ClassDef) -> Iterator[str]:
    theirs: set[str] = set()
    # Only base classes of discord.py can collide.
    for base in kind.__mro__:
        if base.__module__.startswith("discord."):
            theirs |= _private_names_of(inspect.getsource(base).lstrip())

    for used in ast.walk(node):
        if isinstance(used, ast.Attribute) and _dotted(used) == f"self.{used.attr}":
            yield from [f"{kind.__name__}.{used.attr}"] if used.attr in theirs else []
