"""What Discord shows: surfaces, reconciler, outbox, the one DynamicItem, permissions."""
