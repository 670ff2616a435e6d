"""Gherkin to engine actions: the vocabulary, the loader and the playthrough."""
