"""Players: you, targets, opponents, each of several, and what each of several players does.

Phrases for players also say whose a card, a zone or a hero is.

    each_of_several_players  what each of several players does with cards of his or her own, and players who are chosen
    heroes_of_others         what another player has his or her hero do
    player_phrases           players: you, targets, each of several, players whom cards or earlier words point at; and
                             whose something is
    qualified_players        each of those players who control or hold something: "each opponent who controls a Pet"
    some_opponent            sentences about one opponent or player, "an opponent discards a card": you choose who it
                             is before he or she acts
"""
