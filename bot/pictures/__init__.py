"""Pictures in messages: values that describe them, and the code that paints them.

Rule 1: a picture is a small value (picture.py) that holds only what its viewer may see. Equal
        values give equal files, byte for byte.
Rule 2: a pure function of that value returns a display list: what is drawn where
        (display_list.py).
Rule 3: only painter.py uses Pillow to paint, only the one thread of the studio paints, and no game
        waits for it.

This package knows no Discord, no tables and no games. The folder `art` makes the drawings.
"""
