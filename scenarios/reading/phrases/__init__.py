"""The rooms of the grammar, one for each kind of phrase."""
