"""The game itself: state, actions and rules, with no input, output, clock or randomness."""
