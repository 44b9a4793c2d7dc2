"""Old tables are drawn by today's faces."""

from tests.secrecy.conftest import faces, loaded

__all__ = ["faces", "loaded"]
