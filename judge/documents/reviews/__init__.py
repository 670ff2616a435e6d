"""The ledger of reviews: which rules a person has read as they are now, and which have changed since."""
