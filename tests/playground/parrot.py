"""Stands in for a bot's process: prints how it was started, then what it reads."""

import os
import sys

# The last word tells whether the process leads a session of its own.
about = (*sys.argv[1:], os.environ["PARROT"], os.getcwd(), os.getsid(0) == os.getpid())
sys.stdout.write(" ".join(map(str, about)) + "\n")
sys.stderr.write("to stderr\n")
sys.stdout.write(f"{__name__} {sys.stdin.isatty()} {'HOME' in os.environ}\n")
while heard := os.read(0, 100):
    sys.stdout.write(heard.decode())
sys.exit(3)
