"""Checks a request body against Discord's own OpenAPI 3.1 description (specs/openapi.json, MIT).

    checked = SpecCheck(path)
    checked.problems("POST", "/channels/1/messages", {"content": "x"})  # [] when nothing is wrong

For a multipart request pass the parsed `payload_json`. The check is as lenient as the API: a
snowflake may be an int, and an int field may be a string of digits. Rules that the description
lacks (totals, exclusions, uniqueness) are checked by playground/limits/messages.py.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.support.spec_fit import FORMATS, Fitting, is_taken_as

URN = "urn:discord-openapi"
VERBS = ("get", "put", "post", "patch", "delete")

Schema = dict[str, Any]

# ------------------------------------------------------------------------- Discord's leniency


def _type(validator: Any, types: Any, value: object, schema: Schema) -> Iterator[ValidationError]:
    kinds = [types] if isinstance(types, str) else types
    fits = any(validator.is_type(value, kind) for kind in kinds)
    if not fits and not is_taken_as(value, kinds, schema):
        yield ValidationError(f"{value!r} is not of type {types!r}")


# Only the formats that are registered below.
_formats = FormatChecker(formats=())


for format_name, is_valid in FORMATS.items():
    _formats.checks(format_name)(is_valid)


# -------------------------------------------------------------------------------- the checker


class SpecCheck:
    """Holds the description, and compiles the validator of each operation on first use."""

    def __init__(self, path: Path) -> None:
        self._spec = json.loads(path.read_text(encoding="utf-8"))
        self._registry = Registry().with_resource(URN, DRAFT202012.create_resource(self._spec))
        self._operations: dict[tuple[str, int], list[tuple[str, list[str], Schema]]] = {}
        """(Verb, number of path segments) -> (path template, its segments, description)."""
        for template, item in self._spec["paths"].items():
            parts = template.strip("/").split("/")
            for verb in VERBS:
                if verb in item:
                    operations = self._operations.setdefault((verb.upper(), len(parts)), [])
                    operations.append((template, parts, item[verb]))

        # The README of the description says that oneOf and anyOf mean "one of these kinds".
        kinds = {"oneOf": self._one_of, "anyOf": self._one_of}
        self._lenient = extend(Draft202012Validator, {"type": _type, **kinds})
        self._validators: dict[tuple[str, str], Any] = {}
        self._fitting = Fitting(self._spec)

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """Return the mistakes of this request, each with the operation and the place."""
        found = self._operation(method.upper(), path)
        if found is None:
            return [f"no operation {method.upper()} {path} in Discord's description"]

        template, operation = found
        name = operation["operationId"]
        body_schema = operation.get("requestBody")
        if body_schema is None:
            return [] if body in (None, {}) else [f"{name}: takes no body, got {str(body)[:60]}"]
        if body is None:
            return [f"{name}: a body is required"] if body_schema.get("required") else []
        if "application/json" not in body_schema["content"]:
            return []
        # The quick check comes first, because nearly all requests are valid.
        if self._fitting.fits(body_schema["content"]["application/json"]["schema"])(body):
            return []

        wrong = self._validator(method.upper(), template).iter_errors(body)
        sentences = [sentence for error in wrong for sentence in _explained(error)]
        # Alternatives may give the same message several times.
        return [f"{name}: {sentence}" for sentence in dict.fromkeys(sentences)]

    def unlike(self, name: str, value: object) -> list[str]:
        """Return differences from the schema of that name, such as `MessageResponse`."""
        if self._fitting.fits(self._spec["components"]["schemas"][name])(value):
            return []

        validator = self._against(f"components/schemas/{name}")
        return [
            sentence for error in validator.iter_errors(value) for sentence in _explained(error)
        ]

    def _operation(self, method: str, path: str) -> tuple[str, Schema] | None:
        """Return template and description of the operation.

        Of several templates, the one with literals where the others have placeholders is chosen.
        """
        bare = re.sub(r"^/api(/v\d+)?(?=/)", "", urlsplit(path).path)
        segments = [unquote(part) for part in bare.strip("/").split("/")]
        fitting = [
            (tuple(not part.startswith("{") for part in parts), template, operation)
            for template, parts, operation in self._operations.get((method, len(segments)), ())
            if all(
                part.startswith("{") or part == segment
                for part, segment in zip(parts, segments, strict=True)
            )
        ]
        if not fitting:
            return None

        _, template, operation = max(fitting, key=lambda match: match[0])
        return template, operation

    def _validator(self, method: str, template: str) -> Any:
        key = (method, template)
        if key not in self._validators:
            # Escapes of JSON pointers and of URIs.
            escaped = template.replace("~", "~0").replace("/", "~1")
            escaped = escaped.replace("{", "%7B").replace("}", "%7D")
            schema = (
                f"paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"
            )
            self._validators[key] = self._against(schema)

        return self._validators[key]

    def _against(self, place: str) -> Any:
        reference = {"$ref": f"{URN}#/{place}"}
        return self._lenient(reference, registry=self._registry, format_checker=_formats)

    def _one_of(
        self, validator: Any, kinds: list[Schema], value: object, schema: Schema
    ) -> Iterator[ValidationError]:
        all_mistakes: list[ValidationError] = []
        # Only kinds that the value's `type` allows are tried.
        for place in self._fitting.meant(kinds)(value):
            mistakes = list(validator.descend(value, kinds[place], schema_path=place))
            if not mistakes:
                return

            all_mistakes += mistakes

        yield ValidationError(f"{value!r} is none of these kinds", context=all_mistakes)


# --------------------------------------------------------------- short error messages


def _explained(error: ValidationError) -> list[str]:
    if error.context and error.validator in ("oneOf", "anyOf"):
        return _explained_alternatives(error)
    if error.validator == "required":
        return [f"{error.json_path}: {error.message}"]

    limit = error.validator_value
    reasons = {
        "maxLength": f"longer than {limit}",
        "minLength": f"shorter than {limit}",
        "maxItems": f"more than {limit} items",
        "minItems": f"fewer than {limit} items",
        "maximum": f"over {limit}",
        "minimum": f"under {limit}",
        "pattern": f"does not match {limit}",
        "enum": f"not one of {limit}",
        "format": f"not a {limit}",
        "type": f"not of type {limit}",
    }.get(str(error.validator), error.message[:120])
    return [f"{error.json_path}: {reasons}: {json.dumps(error.instance, default=str)[:60]}"]


def _explained_alternatives(error: ValidationError) -> list[str]:
    """Explain only the alternative with the fewest mistakes, which was probably meant."""
    kinds = error.schema[error.validator]
    if all("const" in kind for kind in kinds):
        allowed = [kind["const"] for kind in kinds]
        return [f"{error.json_path}: not one of {allowed}: {error.instance!r}"]

    by_kind: dict[int, list[ValidationError]] = {}
    for below in error.context:
        by_kind.setdefault(below.relative_schema_path[0], []).append(below)

    if error.instance is not None:
        other_than_null = {
            place: errors for place, errors in by_kind.items() if kinds[place].get("type") != "null"
        }
        by_kind = other_than_null or by_kind

    # The nearest alternative comes first.
    meant, *others = sorted(by_kind.values(), key=_distance)
    if _distance(meant)[0] and others and isinstance(error.instance, dict):
        given_type = error.instance.get("type")
        return [f"{error.json_path}: nothing of type {given_type!r} is allowed here"]

    return [sentence for below in meant for sentence in _explained(below)]


def _distance(errors: list[ValidationError]) -> tuple[bool, int]:
    """Return a sort key: a value of another type is farther away than one with many mistakes."""
    is_another_type = any(
        list(error.relative_path) == ["type"]
        or (not error.relative_path and error.validator == "type")
        for error in errors
    )
    return is_another_type, sum(len(_explained(error)) for error in errors)
