"""The impact of a change of the rules' text on the parameters of the game, on scenarios, and on their citations."""
