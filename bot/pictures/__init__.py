"""What a message shows as a picture: values that say what is to be seen, and the one that paints.

Rule 1: a picture is a small value (picture.py), made of what its viewer may see and of nothing
        else; equal values are equal pictures, byte for byte.
Rule 2: what stands where is a pure function of that value: a display list (display_list.py).
Rule 3: only painter.py knows Pillow, only the studio's one thread paints, and nothing in a game
        waits for it.

Knows no Discord, no tables and no games. How the art is made: art.
"""
