"""The ledger of reviews: which rules a person has accepted as they are now, and which have changed since."""
