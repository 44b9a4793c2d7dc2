"""Who may play with whom, and what a server allows: `/chicken block`, `/chicken ban` and
`/chicken-settings`.
"""
