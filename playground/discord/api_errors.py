"""Discord's error answers."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

MESSAGES = {
    0: "404: Not Found",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10070: "Unknown Guild Scheduled Event",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40001: "Unauthorized",
    40003: "You are opening direct messages too fast",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    160002: "Cannot reply without permission to read message history",
}


class Refusal(Exception):
    """Discord refuses a request, with an HTTP status and one of its own error codes."""

    def __init__(self, status: int, code: int, problems: Sequence[str] = ()) -> None:
        """Prepare the answer.

        Args:
            status: The HTTP status.
            code: One of the codes in MESSAGES.
            problems: What is wrong with the body, for code 50035.
        """
        super().__init__(f"{status} {code}: {MESSAGES[code]} {'; '.join(problems)}".strip())
        self.status = status
        self.code = code
        self.problems = list(problems)

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers that go with the body."""
        return {}

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the answer."""
        answer: dict[str, Any] = {"message": MESSAGES[self.code], "code": self.code}
        if self.problems:
            answer["errors"] = {
                "_errors": [{"code": "INVALID", "message": text} for text in self.problems]
            }

        return answer


T = TypeVar("T")


def found(value: T | None, refusal: Exception) -> T:
    """Return the value that was looked up. Raise the refusal if there is none."""
    if value is None:
        raise refusal
    return value


def invalid(problems: Sequence[str]) -> Refusal:
    """Return a refusal of the request's body, with these problems."""
    return Refusal(400, 50035, problems)
