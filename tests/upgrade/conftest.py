"""Old tables are drawn by today's faces."""

from tests.leaks.conftest import faces, loaded

__all__ = ["faces", "loaded"]
