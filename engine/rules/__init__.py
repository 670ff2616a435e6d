"""The rules as functions over the state, a module per noun of the rulebook."""
