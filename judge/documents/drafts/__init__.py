"""Drafts: documents of the user's that are played and cited like an edition."""
