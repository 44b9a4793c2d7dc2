"""Addresses on which a server listens."""

import pytest

from bot.common.listen_address import Address


@pytest.mark.parametrize(
    ("text", "host", "port", "own"),
    [
        ("127.0.0.1:9464", "127.0.0.1", 9464, True),
        ("127.1.2.3:1", "127.1.2.3", 1, True),
        ("localhost:65535", "localhost", 65535, True),
        ("LocalHost:80", "LocalHost", 80, True),
        ("[::1]:9464", "::1", 9464, True),
        # These accept connections from other machines.
        ("0.0.0.0:9464", "0.0.0.0", 9464, False),
        ("[::]:9464", "::", 9464, False),
        ("10.0.0.7:9464", "10.0.0.7", 9464, False),
        ("localhost.example.org:9464", "localhost.example.org", 9464, False),
    ],
)
def test_address_is_parsed_and_knows_whether_it_is_local(text, host, port, own):
    address = Address.read(text)
    assert address == Address(host, port)
    assert address.is_of_this_machine is own
    assert str(address) == text


@pytest.mark.parametrize(
    "text",
    [
        "9464",
        ":9464",
        "localhost",
        "localhost:",
        "localhost:0",
        "localhost:65536",
        # An IPv6 address needs brackets before its port.
        "::1:9464",
        "[egg]:9464",
        "http://localhost:9464",
        "local host:9464",
        "localhost:94 64",
        "[::1]9464",
    ],
)
def test_invalid_address_is_rejected(text):
    with pytest.raises(ValueError, match="address"):
        Address.read(text)
