"""The address on which a server listens: a host and a port."""

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Self

_SHAPE = re.compile(
    r"(?:\[(?P<ipv6>[0-9A-Fa-f:.%\w]+)\]|(?P<host>[\w.-]+)):(?P<port>\d{1,5})", re.ASCII
)

LARGEST_PORT = 65_535


@dataclass(frozen=True, slots=True)
class Address:
    """A host, as a name or an IP address, and a port."""

    host: str
    port: int

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse an address such as `127.0.0.1:9464`, `localhost:9464` or `[::1]:9464`.

        Raises:
            ValueError: The text is not an address.
        """
        match = _SHAPE.fullmatch(text)
        if match is None or not 0 < int(match["port"]) <= LARGEST_PORT:
            raise ValueError("no address")

        if match["ipv6"]:
            # Raises ValueError: the pattern also matches texts that are no IPv6 address.
            ip_address(match["ipv6"])

        return cls(match["ipv6"] or match["host"], int(match["port"]))

    @property
    def is_of_this_machine(self) -> bool:
        """Return whether only programs on this machine can reach it."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host.casefold() == "localhost"

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"
