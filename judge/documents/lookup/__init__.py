"""Looking up rules, terms, cards and words. A look-up is fast because it reads only the files that it needs."""
