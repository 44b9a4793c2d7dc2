"""What Discord shows: surfaces, reconciler, outbox, presses, permissions."""
