"""The game itself: state, actions and rules, with no input, output, clock or randomness.

The engine is a house of floors. Each floor is a folder with a page of its own in its `__init__`; `play` and `flow` are
single modules. A floor imports only what stands below it, and import-linter holds that for every import. From the top:

    exploration  everything that can follow from a state, and who can bring what about
    play         the entrance: apply an action to a state, list the legal actions, say why one is not legal
    flow         the course of the game: who gets priority, which window closes, which step starts next
    loops        loops that players repeat and loops that nobody can leave
    legality     why an action is not allowed, and the list of those that are
    game         how games start, how players concede in the middle of a choice, how a match goes on
    turn         phases and steps, and what happens as each of them starts and ends
    combat       the proposal, protecting, striking, combat damage
    chain        pre-priority processing and priority, adding links, resolving and interrupting them
    costs        total costs, whether they can be paid, in which order, and paying them
    effects      what the text of cards tells players to do, done
    events       what happens: proposed, forbidden, replaced, prevented, done, watched for by triggered powers
    view         what is so in a state: values, descriptions, targets, the modifiers in force and their order
    decisions    the actions that players take and the choices that rules put to them, as data
    state        a game at one moment, and the record of what happened in it, as data
    language     what cards say, as data

Below the floors lie `errors`, which every floor may raise, `citations`, the register of which function implements which
rule, and `value`, which makes the classes of frozen values.

Where the number of a rule leads. The longest entry that a number begins with counts: 407.6c is found under 407, 407.4a
under 407.4. A rule that several floors share is found on the floor that does most of it.

    100              view      what a deck may hold
    101              game      the start of a game
    102              events    losing and leaving a game; 102.1b, conceding, is also in game
    103              events    what can't happen
    103.1            view      what a text allows although a rule doesn't
    103.4            chain     "can't" and the pre-priority checks
    104              view      numbers
    104.1            loops     naming a number
    105              effects   readying and exhausting
    2                view      the values that a card has
    205.1            combat    ATK in combat, and from weapons
    206              chain     health of 0, for which a pre-priority check looks
    300              view      the types of cards
    301              game      heroes
    302, 303, 304    events    how allies, weapons and armor enter play
    302.2, 303.2     combat    attacking, striking
    303.2c, 303.2d   legality  with how many weapons a hero strikes
    303.3, 304.3     legality  weapons and armor, which wait for no turn
    305, 306         events    how items and abilities enter play
    306.1, 306.2c    chain     resolving abilities
    306.2b           legality  abilities, which wait for no turn
    306.3            chain     what abilities are attached to
    306.3c, 306.3f   effects   attaching without a link's target
    306.3d, 306.3e   events    how attached cards lie and leave
    306.4            view      Totems
    306.4b           chain     abilities on Totems, for which a pre-priority check looks
    307              legality  playing and completing quests
    400              events    control and ownership
    401              costs     costs
    401.4, 408.2     effects   exhausting resources, for a cost or as a link resolves
    402              effects   counters and tokens
    403, 404         events    damage, healing
    403.2            view      fatal damage
    403.4, 404.2     effects   packets, as a text or a combat makes them
    405              effects   what a packet has
    405.3c, 405.4    events    what keeps a packet from being prevented or changed
    406, 408         legality  playing cards, placing resources
    407              chain     pre-priority processing and priority
    407.2, 407.3     events    what each event of adding a link cites
    407.2a, 407.2b   legality  when links can be added
    407.4            flow      windows that close
    409              effects   searching
    410              view      what violates uniqueness
    410.2            chain     the repair, which a pre-priority check makes
    411              events    zones, and changing them
    411.2, 411.8c    effects   drawing, putting cards onto decks, discarding
    411.2b, 411.2d   events    shuffling, decks that are turned over
    411.3b           view      the maximum hand size
    411.8b           view      cards that a link moves itself
    5                turn      phases and steps
    502.2            flow      the end of the action phase
    6                combat    combat
    601.1            flow      starting a combat
    601.2f           events    characters that leave a proposal
    602.4            legality  striking, which is asked of who is in combat
    603.1b           events    how combat damage is prevented and replaced
    700, 701, 702    legality  where powers work, using payment powers, completing quests
    703              events    triggered powers
    704              view      continuous powers
    705              events    links, and what each event of adding one cites
    706              view      targets
    706.1c           chain     whether a power's targets are chosen as it is added
    707, 708, 709    chain     adding links, triggered effects, resolving links
    707.2            play      taking back what can't be finished
    707.3, 709.2d    view      last known information, and what a text reads once
    709.2f           effects   "if you do"
    709.2h           flow      priority after a link has resolved
    710              effects   entering play
    710.3, 710.4     events    what happens as a card is in play
    711              chain     interrupting links
    712, 713         effects   modifiers that a link makes, one-shot modifiers
    712.4, 712.5     events    to what modifiers apply, and their source
    712.6            events    the controller of a modifier
    714              view      continuous modifiers
    714.3            effects   continuous modifiers that a link makes
    714.3a           view      "while"
    715, 716, 717    events    triggered, replacement and prevention modifiers
    718, 719         view      the order of modifiers
    800              game      Hearthstone
    800.2            effects   Through the Dark Portal
    801              loops     loops
    802              events    what happens at the same time

The combat rules of 2009 (cr-2009-combat) lead to combat, but 602.3b, becoming a defender, leads to effects, 602.3c,
who may strike, to legality, and 602.4, leaving combat, to events. A rule of the starter rulebook or of the FAQ leads
where the rules of 2007 on its subject lead.
"""
