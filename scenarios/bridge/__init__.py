"""The bridge to pytest-bdd: each scenario is a test item, and one step for each keyword plays all sentences."""
