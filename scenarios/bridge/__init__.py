"""The bridge to pytest-bdd: feature files as test items, one step for each keyword that hands over to the registry."""
