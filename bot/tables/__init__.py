"""The life of a table: open, join, deal, decide, time out, resume, end. No discord, no SQL in
here.
"""
