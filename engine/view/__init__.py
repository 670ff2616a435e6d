"""What is so in a state: values, descriptions, targets, and the modifiers in force. Nothing here changes anything.

Most of chapter 2 is here, Totems (306.4), uniqueness (410), the hand size (411.3b), targets (706), last known
information (707.3, 709.2d), continuous modifiers in force (714), their order (718, 719), and legal decks (100).

What words refer to:

    scope                what "you", "this", targets, X and the names in a text stand for (200.1, 706.1)
    referents            which cards and players a selection holds, what a number comes to, whether a condition holds;
                         the maximum hand size (411.3b)
    moved_cards          cards that a link has moved itself and whose text still means them (411.8b)
    collection           the cards outside the game that are legal for a hero (800.2)
    targets              what may be chosen as a target, and whether there are enough of them (706)

What fits a description:

    descriptions         whether a card, link or player fits a filter
    kinds                what a card is called by its types (300.1, 306.4a), and by its type line (202.1, 202.2)
    party                whether, and since when, a card is in a party (302.2, 411.7a, 601.2a)
    card_conditions      ready, exhausted, face up, attacking, defending (105.1, 602)
    resemblance          cards with the name, a type or a class of another card (201.3, 207.1)
    likeness             what several chosen cards have in common (706.1, 409.1)
    comparisons          more than, at least, equal to

What values a card has:

    printed_values       what a card shows before any modifier (207.1c, 408.1b)
    values               its values through all modifiers in force (104.2, 718.1)
    mutual_values        values that cards have by one another's, whichever is asked for first (714.2, 718.1)
    gained_powers        powers that a modifier gives or copies, each with its key (701.4, 701.5a)
    lost_powers          powers that a card has lost, or can't have (714)
    last_known           the values that a card had as it left its zone (707.3, 709.2d)
    traits               the numeric values by their names; what a Totem can't gain (306.4a)
    damage_types         damage types that modifiers give and take (205.1a)
    counters             counters that change a value (402.1)
    war_stomp            the triggered power that the keyword War Stomp stands for (faq-2009-03 2.4)
    fatal_damage         how much damage is fatal (403.2)
    uniqueness           which cards a player can't control together (410.1, 410.3)
    equipment            of which class a hero must be to use a weapon, an armor or an item (starter-2006)
    deck_rules           why a deck or a card in it is not legal (100)

Which modifiers apply:

    active_modifier      a continuous modifier in force, from a link or from a power (714.1)
    modifiers_in_force   the continuous modifiers in force, and the order in which they apply (714, 718)
    named_tags           the tags that modifiers give and ask for by name (202.1)
    named_zones          modifiers that name other zones than play, for cards there (712.4)
    dependency           modifiers of which one changes what another asks about (719)
    power_keys           numbers by which powers and modifiers are told apart (701.5a)
    value_rules          the rules by which a modifier comes to change a value
    prohibitions         what modifiers say can't happen, or allow although a rule doesn't (103.1, 103.2)
    given_powers         what modifiers in force could give to cards or take from them

What a text reads and changes, and what follows for values that are remembered:

    footprint            aspects of a game, and the footprint of a text: which it reads and which it changes
    filter_footprints    the footprint of each filter
    selection_footprints the footprint of each selection, quantity and condition
    change_footprints    the footprint of each change that a modifier makes
    watched_aspects      the aspects as they are in a state, to compare them with those of another
    kept_values          the modifiers and values worked out for one state that still hold in the next

This floor changes no state and asks nobody: where a text lets a player choose, it reads what was chosen from the scope.
Values need descriptions and descriptions need values, for the rules say so (a modifier can apply to "allies with 3 or
more ATK"); the modules of that one circle are named in a test.
"""
