"""Whether a value fits Discord's description: each schema is compiled into a function once.

jsonschema can name each mistake, but takes ten times as long to find none, and nearly all values
are valid. So spec_check.py asks here first, and jsonschema only about refused values. Both are as
lenient as the API itself.
"""

import datetime
import re
from collections.abc import Callable
from typing import Any

Schema = dict[str, Any]
Fits = Callable[[Any], bool]

SCHEMAS = "#/components/schemas/"
SAYS_NOTHING = {"title", "description", "format", "contentEncoding", "x-discord-union"}
"""Keywords without a rule of their own; `format` has one in two cases, see FORMATS."""


def is_taken_as(value: object, types: list[str], schema: Schema) -> bool:
    """Whether the API accepts the value as one of these types."""
    if "integer" in types and isinstance(value, str) and re.fullmatch(r"-?\d+", value):
        return True  # "Our API accepts strings for int fields if parseable"
    # bool is a subclass of int.
    a_number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return a_number and "string" in types and schema.get("format") == "snowflake"


IS: dict[str, Fits] = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: _is_number(value) and value % 1 == 0,
    "number": lambda value: _is_number(value),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_uri(value: object) -> bool:
    return not isinstance(value, str) or bool(re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*:\S+", value))


def is_moment(value: object) -> bool:
    if not isinstance(value, str):
        return True

    try:
        datetime.datetime.fromisoformat(value)
    except ValueError:
        return False

    return "T" in value


FORMATS: dict[str, Fits] = {"uri": is_uri, "date-time": is_moment}
"""Formats that are checked."""


class Fitting:
    """Compiles schemas of one description into functions, each on first use."""

    def __init__(self, spec: Schema) -> None:
        self._schemas: dict[str, Schema] = spec["components"]["schemas"]
        self._made: dict[int, Fits] = {}
        """By the id of their schema, which is kept alive by the description."""

    def fits(self, schema: Schema) -> Fits:
        if id(schema) not in self._made:
            self._made[id(schema)] = self._make(schema)
        return self._made[id(schema)]

    def meant(self, kinds: list[Schema]) -> Callable[[Any], list[int]]:
        """Return a function that tells which of the kinds a value may be.

        The value's `type` rules out most of them; without a known type all are possible.
        """
        described = [self._schemas.get(_named(kind), kind) for kind in kinds]
        types = [kind.get("properties", {}).get("type", {}).get("enum") for kind in described]
        every = [*range(len(kinds))]

        def meant(value: Any) -> list[int]:
            if type(value) is not dict or "type" not in value:
                return every
            kind_number = value["type"]
            return [at for at in every if types[at] is None or kind_number in types[at]] or every

        return meant

    def _make(self, schema: Schema) -> Fits:
        """Combine all rules of the schema."""
        rules: list[Fits] = []
        for keyword, said in schema.items():
            if keyword not in SAYS_NOTHING:
                # One method for each keyword.
                rules.append(getattr(self, f"_{keyword.removeprefix('$')}")(said, schema))

        if schema.get("format") in FORMATS:
            rules.append(FORMATS[schema["format"]])

        if len(rules) == 1:
            return rules[0]

        def fit(value: Any) -> bool:
            for rule in rules:  # noqa: SIM110  # `all` takes twice as long, here and below
                if not rule(value):
                    return False
            return True

        return fit

    def _later(self, schema: Schema) -> Fits:
        """Return a function that compiles the schema on its first call; it may be recursive."""
        made: Fits | None = None

        def fit(value: Any) -> bool:
            nonlocal made
            if made is None:
                made = self.fits(schema)
            return made(value)

        return fit

    # -- one method per keyword; an unknown one is an AttributeError ---------------------------

    def _type(self, said: str | list[str], schema: Schema) -> Fits:
        types = [said] if isinstance(said, str) else said
        kinds = [IS[kind] for kind in types]

        def fit(value: Any) -> bool:
            for kind in kinds:
                if kind(value):
                    return True
            return is_taken_as(value, types, schema)

        return fit

    def _ref(self, said: str, schema: Schema) -> Fits:
        return self._later(self._schemas[said.removeprefix(SCHEMAS)])

    def _oneOf(self, kinds: list[Schema], schema: Schema) -> Fits:  # noqa: N802
        meant = self.meant(kinds)
        fits = [self._later(kind) for kind in kinds]

        def fit(value: Any) -> bool:
            for at in meant(value):  # noqa: SIM110
                if fits[at](value):
                    return True
            return False

        return fit

    _anyOf = _oneOf  # noqa: N815  # the description's README: both mean "one of these kinds"

    def _allOf(self, parts: list[Schema], schema: Schema) -> Fits:  # noqa: N802
        fits = [self._later(part) for part in parts]
        return lambda value: all(fit(value) for fit in fits)

    def _enum(self, said: list[Any], schema: Schema) -> Fits:
        return lambda value: any(_is_same(value, allowed) for allowed in said)

    def _const(self, said: Any, schema: Schema) -> Fits:
        return lambda value: _is_same(value, said)

    def _properties(self, said: dict[str, Schema], schema: Schema) -> Fits:
        fits = {key: self._later(inner) for key, inner in said.items()}

        def fit(value: Any) -> bool:
            if isinstance(value, dict):
                for key, inner in value.items():
                    if key in fits and not fits[key](inner):
                        return False
            return True

        return fit

    def _additionalProperties(self, said: bool | Schema, schema: Schema) -> Fits:  # noqa: N802
        known = schema.get("properties", {})

        def fit(value: Any) -> bool:
            if said is True or not isinstance(value, dict):
                return True
            others = [inner for key, inner in value.items() if key not in known]
            return not others if said is False else all(map(self.fits(said), others))

        return fit

    def _items(self, said: Schema, schema: Schema) -> Fits:
        fits = self._later(said)
        return lambda value: not isinstance(value, list) or all(map(fits, value))

    def _uniqueItems(self, said: bool, schema: Schema) -> Fits:  # noqa: N802
        def fit(value: Any) -> bool:
            return not said or not isinstance(value, list) or not _has_twins(value)

        return fit

    def _required(self, said: list[str], schema: Schema) -> Fits:
        return lambda value: not isinstance(value, dict) or all(key in value for key in said)

    def _pattern(self, said: str, schema: Schema) -> Fits:
        pattern = re.compile(said)
        return lambda value: not isinstance(value, str) or bool(pattern.search(value))

    def _minLength(self, said: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, str) or len(value) >= said

    def _maxLength(self, said: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, str) or len(value) <= said

    def _minItems(self, said: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, list) or len(value) >= said

    def _maxItems(self, said: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, list) or len(value) <= said

    def _minProperties(self, said: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, dict) or len(value) >= said

    def _maxProperties(self, said: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, dict) or len(value) <= said

    def _minimum(self, said: float, schema: Schema) -> Fits:
        return lambda value: not _is_number(value) or value >= said

    def _maximum(self, said: float, schema: Schema) -> Fits:
        return lambda value: not _is_number(value) or value <= said


def _named(kind: Schema) -> str:
    reference: str = kind.get("$ref", "")
    return reference.removeprefix(SCHEMAS)


def _is_same(value: object, other: object) -> bool:
    """Compare as JSON does, where true is not 1."""
    return value == other and isinstance(value, bool) == isinstance(other, bool)


def _has_twins(values: list[Any]) -> bool:
    return any(
        _is_same(value, other)
        for place, value in enumerate(values)
        for other in values[place + 1 :]
    )
