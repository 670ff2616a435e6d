"""Which values of the card language can be said in card words: each member of each union in each field it may fill."""
