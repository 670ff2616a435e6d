"""Documents of the rules: imported, looked up, compared, checked, tested against the scenarios, and reviewed."""
