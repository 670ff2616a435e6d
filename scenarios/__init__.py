"""From feature files to the engine's actions: the vocabulary, the parser and the playthrough."""
