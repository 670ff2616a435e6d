"""The mutation of rules: they are changed one at a time, to find changes that no scenario notices."""
