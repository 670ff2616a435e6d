"""Random games with invariants, any number of them, and the shortest script of what breaks one.

* `random_games`: random boards and decks, random legal actions, random answers
* `invariants`: what holds of every state and of everything that happens
* `held_games`: what is held of a game while it is played
* `checked_games`: a game played by chance, with everything held of it
* `soaked_games`: any number of checked games as work that is divided, and their sum
* `retold_games`: a script played again although something of it is missing
* `shrunk_scripts`: the shortest script that still breaks
* `script_features`: a script as a feature, where sentences can say it
* `soak_report`: what was found, in lines and as data
* `soak_command`: judge soak
"""
