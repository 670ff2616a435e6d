"""What a change of the rules' text does: to the parameters of the game, and to the verdicts of scenarios."""
