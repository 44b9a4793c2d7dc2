"""What Discord accepts: the limits of messages, components, modals and commands."""
