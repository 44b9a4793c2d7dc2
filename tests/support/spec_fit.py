"""Whether a value fits Discord's description: each schema is compiled into a function once.

jsonschema can name each mistake, but takes ten times as long for a value without mistakes, and
nearly all values are valid. So spec_check.py uses this module first, and jsonschema only for the
values that this module refuses. Both are as lenient as the API itself.
"""

import datetime
import re
from collections.abc import Callable
from typing import Any

Schema = dict[str, Any]
Fits = Callable[[Any], bool]

SCHEMAS = "#/components/schemas/"
# Keywords without a method of their own. FORMATS has the checks of two formats.
WITHOUT_RULE = {"title", "description", "format", "contentEncoding", "x-discord-union"}


def is_taken_as(value: object, types: list[str], schema: Schema) -> bool:
    """Return whether the API accepts the value as one of these types."""
    if "integer" in types and isinstance(value, str) and re.fullmatch(r"-?\d+", value):
        return True  # "Our API accepts strings for int fields if parseable"
    # bool is a subclass of int.
    is_number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return is_number and "string" in types and schema.get("format") == "snowflake"


TYPE_CHECKS: dict[str, Fits] = {
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
        # Id of a schema -> its function. The description keeps the schemas alive.
        self._compiled: dict[int, Fits] = {}

    def fits(self, schema: Schema) -> Fits:
        if id(schema) not in self._compiled:
            self._compiled[id(schema)] = self._make(schema)
        return self._compiled[id(schema)]

    def meant(self, kinds: list[Schema]) -> Callable[[Any], list[int]]:
        """Return a function that tells which of the kinds a value may be, as indices of the list.

        The value's `type` rules out most kinds; without a known type all kinds are possible.
        """
        described = [self._schemas.get(_schema_name(kind), kind) for kind in kinds]
        types = [kind.get("properties", {}).get("type", {}).get("enum") for kind in described]
        every = [*range(len(kinds))]

        def possible(value: Any) -> list[int]:
            if type(value) is not dict or "type" not in value:
                return every

            number = value["type"]
            matching = [kind for kind in every if types[kind] is None or number in types[kind]]
            return matching or every

        return possible

    def _make(self, schema: Schema) -> Fits:
        """Combine all rules of the schema."""
        rules: list[Fits] = []
        for keyword, rule in schema.items():
            if keyword not in WITHOUT_RULE:
                # One method for each keyword.
                rules.append(getattr(self, f"_{keyword.removeprefix('$')}")(rule, schema))

        if schema.get("format") in FORMATS:
            rules.append(FORMATS[schema["format"]])

        if len(rules) == 1:
            return rules[0]

        def fit(value: Any) -> bool:
            for fits_rule in rules:  # noqa: SIM110  # `all` takes twice as long, here and below
                if not fits_rule(value):
                    return False
            return True

        return fit

    def _later(self, schema: Schema) -> Fits:
        """Return a function that compiles the schema on its first call, as schemas may recur."""
        compiled: Fits | None = None

        def fit(value: Any) -> bool:
            nonlocal compiled
            if compiled is None:
                compiled = self.fits(schema)
            return compiled(value)

        return fit

    # -- one method per keyword; an unknown keyword is an AttributeError -----------------------

    def _type(self, rule: str | list[str], schema: Schema) -> Fits:
        types = [rule] if isinstance(rule, str) else rule
        kinds = [TYPE_CHECKS[kind] for kind in types]

        def fit(value: Any) -> bool:
            for kind in kinds:
                if kind(value):
                    return True
            return is_taken_as(value, types, schema)

        return fit

    def _ref(self, rule: str, schema: Schema) -> Fits:
        return self._later(self._schemas[rule.removeprefix(SCHEMAS)])

    def _oneOf(self, kinds: list[Schema], schema: Schema) -> Fits:  # noqa: N802
        meant = self.meant(kinds)
        fits = [self._later(kind) for kind in kinds]

        def fit(value: Any) -> bool:
            for kind in meant(value):  # noqa: SIM110
                if fits[kind](value):
                    return True
            return False

        return fit

    _anyOf = _oneOf  # noqa: N815  # the description's README: both mean "one of these kinds"

    def _allOf(self, parts: list[Schema], schema: Schema) -> Fits:  # noqa: N802
        fits = [self._later(part) for part in parts]
        return lambda value: all(fit(value) for fit in fits)

    def _enum(self, rule: list[Any], schema: Schema) -> Fits:
        return lambda value: any(_is_same(value, allowed) for allowed in rule)

    def _const(self, rule: Any, schema: Schema) -> Fits:
        return lambda value: _is_same(value, rule)

    def _properties(self, rule: dict[str, Schema], schema: Schema) -> Fits:
        fits = {key: self._later(inner) for key, inner in rule.items()}

        def fit(value: Any) -> bool:
            if isinstance(value, dict):
                for key, inner in value.items():
                    if key in fits and not fits[key](inner):
                        return False
            return True

        return fit

    def _additionalProperties(self, rule: bool | Schema, schema: Schema) -> Fits:  # noqa: N802
        known = schema.get("properties", {})

        def fit(value: Any) -> bool:
            if rule is True or not isinstance(value, dict):
                return True
            others = [inner for key, inner in value.items() if key not in known]
            return not others if rule is False else all(map(self.fits(rule), others))

        return fit

    def _items(self, rule: Schema, schema: Schema) -> Fits:
        fits = self._later(rule)
        return lambda value: not isinstance(value, list) or all(map(fits, value))

    def _uniqueItems(self, rule: bool, schema: Schema) -> Fits:  # noqa: N802
        def fit(value: Any) -> bool:
            return not rule or not isinstance(value, list) or not _has_twins(value)

        return fit

    def _required(self, rule: list[str], schema: Schema) -> Fits:
        return lambda value: not isinstance(value, dict) or all(key in value for key in rule)

    def _pattern(self, rule: str, schema: Schema) -> Fits:
        pattern = re.compile(rule)
        return lambda value: not isinstance(value, str) or bool(pattern.search(value))

    def _minLength(self, rule: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, str) or len(value) >= rule

    def _maxLength(self, rule: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, str) or len(value) <= rule

    def _minItems(self, rule: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, list) or len(value) >= rule

    def _maxItems(self, rule: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, list) or len(value) <= rule

    def _minProperties(self, rule: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, dict) or len(value) >= rule

    def _maxProperties(self, rule: int, schema: Schema) -> Fits:  # noqa: N802
        return lambda value: not isinstance(value, dict) or len(value) <= rule

    def _minimum(self, rule: float, schema: Schema) -> Fits:
        return lambda value: not _is_number(value) or value >= rule

    def _maximum(self, rule: float, schema: Schema) -> Fits:
        return lambda value: not _is_number(value) or value <= rule


def _schema_name(kind: Schema) -> str:
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
