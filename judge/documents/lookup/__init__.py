"""Looking up rules, terms, cards and words, fast from a cold start: only the files that an answer needs are read."""
