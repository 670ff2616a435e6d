"""What the rules say on any board, by questions in plain words: each form stands for the many ways of asking it."""

from judge.assistance.rules_of_any_board import RuleAnswer

_ONE = r"(?:ally|character|hero|protector|defender|attacker|totem)"
_IF_EXHAUSTED = r"(?: if it is exhausted)"
_NOT_NOW = r"(?:during combat|in (?:attack|defend) window|in response|foreign-turn|in middle combat|if in combat)"
_SOURCE = r"(?:source|card|ally|weapon|character)"
_GONE = r"(?:destroyed|gone|dead|killed|leaves play|left play|removed|dies)"
_BEFORE_OR = r"(?:before|after|before or after)"

ANSWERS_IN_PLAIN_WORDS: tuple[tuple[tuple[str, ...], RuleAnswer], ...] = (
    (
        (
            (
                r"can you attack hero (?:directly )?(?:if|with) (?:there |you )?(?:are |have |has "
                r"|control )?(?:ready )?(?:ally|protector)"
                r"(?: in (?:party|play|way|front))?"
            ),
            (
                r"(?:must|can|does) you (?:have to |need to |must )?(?:attack|kill|destroy"
                r"|deal with) ally (?:first|before hero)"
            ),
            (
                r"can (?:ally|character) attack hero (?:directly )?if (?:there |you )?(?:are |have |has "
                r"|control )?ally(?: in (?:party|play))?"
            ),
        ),
        RuleAnswer("yes: a hero can be attacked whatever allies there are in its party", ("601.2b",)),
    ),
    (
        (rf"can untargetable {_ONE} attacked", rf"can you attack {_ONE} if it is untargetable"),
        RuleAnswer("yes: an attack targets nothing, so that untargetable doesn't hinder it", ("601.2", "601.2b")),
    ),
    (
        (rf"can elusive {_ONE} (?:protect|attack)", rf"can {_ONE} with elusive (?:protect|attack)"),
        RuleAnswer("yes: elusive only keeps it from being attacked", ("601.2b", "602.2b")),
    ),
    (
        (rf"can elusive {_ONE} attacked", rf"can you attack (?:elusive {_ONE}|{_ONE} with elusive)"),
        RuleAnswer("no: an elusive character can't be proposed as defender", ("601.2b",)),
    ),
    (
        (rf"(?:is|does|can) elusive {_ONE} (?:take|deal) (?:combat )?damage.*",),
        RuleAnswer("yes: one that attacked or protected is dealt combat damage as usual", ("603.1",)),
    ),
    (
        (rf"can {_ONE} protect (?:itself|himself|herself)", rf"can {_ONE} attacked protect.*"),
        RuleAnswer("no: the proposed defender can't protect itself", ("602.2b",)),
    ),
    (
        (r"what-time can you strike(?: with weapon)?", r"what-time can weapon (?:struck|used)"),
        RuleAnswer("with priority in a defend window, while the player's hero is in combat", ("602.4", "303.2")),
    ),
    (
        (
            rf"does exhausted {_ONE} (?:deal|take|do)(?: combat)? damage.*",
            rf"does {_ONE} (?:deal|take|do)(?: combat)? damage{_IF_EXHAUSTED}",
        ),
        RuleAnswer("yes: attacker and defender deal combat damage whether they are ready or exhausted", ("603.1",)),
    ),
    (
        (
            r"what-time can you use (?:power|hero power|payment power|activated power)",
            r"what-time can you (?:play|use) instant(?: (?:card|ability))?",
        ),
        RuleAnswer("at any time with priority, also in another player's turn, unless its text says when", ("407.2",)),
    ),
    (
        (
            (
                r"can you (?:complete quest|use power|play instant(?: (?:card|ability))?) "
                r"(?:foreign-turn|during combat|in response|in (?:attack|defend) window)"
            ),
        ),
        RuleAnswer("yes: at any time with priority, unless its text says when", ("407.2",)),
    ),
    (
        (r"what-time can you complete quest",),
        RuleAnswer("at any time with priority, also in another player's turn, unless its text says when", ("702.3",)),
    ),
    (
        (
            r"what-time can (?:you attack with ally|ally attack)",
            r"(?:can you attack with new ally|can new ally attack)",
            r"what-time can (?:you attack with new ally|new ally attack)",
            r"(?:does|do) ally (?:have|need) to wait (?:turn )?(?:before|to) attack",
        ),
        RuleAnswer(
            "an ally attacks once it has been in the party since its controller's turn began, or with ferocity: "
            "no in the turn it comes into play",
            ("601.2a", "302.2"),
        ),
    ),
    (
        (r"can new ally protect", r"can you protect with new ally"),
        RuleAnswer("yes: an ally can protect however short it has been in the party", ("302.2", "602.2")),
    ),
    (
        (r"can new ally use power", r"can you use (?:new ally power|new ally's power|power new ally)"),
        RuleAnswer("no power with the activate symbol; any other power at once", ("302.2", "701.3")),
    ),
    (
        (r"can you flip (?:exhausted hero|hero if (?:it is|hero) exhausted)", r"can exhausted hero flip(?:ped)?"),
        RuleAnswer("yes: whether the hero is ready makes no difference to flipping it", ("301.2",)),
    ),
    (
        (
            r"can you (?:turn|flip) (?:face-?down )?hero (?:face[- ]?up|back|up)(?: again)?",
            r"can you flip hero (?:twice|again|more than once|second time|back)",
            r"(?:does|can) hero (?:turn|flip) (?:face[- ]?up|back)(?: again)?(?: (?:at |in |during )?ready step)?",
        ),
        RuleAnswer("no: a flipped hero stays face down unless a card says otherwise", ("301.2",)),
    ),
    (
        (
            r"can you (?:complete exhausted quest|complete quest (?:if|that) (?:it is )?exhausted)",
            r"can you exhaust quest to (?:help )?pay (?:for )?(?:itself|completion cost|cost|it)",
        ),
        RuleAnswer(
            "yes: a quest needs not be ready, and a ready one can be exhausted to help pay for it", ("702.3", "408.2")
        ),
    ),
    (
        (
            r"can you exhaust resource (?:for|to) .*later",
            r"can you (?:save|float|keep) (?:resource|mana|resource point).*",
        ),
        RuleAnswer("no: resources can't be exhausted to pay future costs", ("408.2",)),
    ),
    (
        (
            (
                r"can (?:you )?(?:exhaust |use )?armor (?:to )?prevent (?:non-?combat|ability|spell|any|fire"
                r"|frost|all) ?(?:kind )?damage"
                r"(?: to hero)?"
            ),
            (
                r"can (?:you )?(?:exhaust |use )?armor (?:to |against )?(?:prevent )?damage (?:from"
                r"|deal (?:by|with)|by) "
                r"(?:ability|spell|power|instant)(?: to hero)?"
            ),
            (
                r"does armor (?:work|help|prevent)(?: damage)? (?:against|from|outside) (?:ability|spell"
                r"|non-?combat damage|combat)"
            ),
        ),
        RuleAnswer("yes: armor prevents any preventable damage to its controller's hero, in combat or not", ("304.2",)),
    ),
    (
        (
            r"(?:is|does) armor (?:take |have |lose )?damaged?(?: (?:by damage|if) it prevent(?: damage)?)?",
            r"is armor (?:destroyed|lost) (?:if|after|by) .*prevent.*",
        ),
        RuleAnswer("no: only characters have damage; the armor is exhausted", ("403.1", "304.2")),
    ),
    (
        (
            (
                rf"can {_ONE} (?:accumulate|have|take) (?:more )?damage (?:greater|higher|more"
                rf"|bigger)? ?than (?:its )?health"
            ),
            rf"can {_ONE} (?:take|have|deal) more damage than (?:its |it has )?health",
            (
                r"(?:is|does) (?:excess|extra|leftover|overkill) damage (?:deal|count|lost|wasted|carry over"
                r"|prevent)(?: to hero)?"
            ),
        ),
        RuleAnswer(
            "a character is dealt the whole damage, also beyond its health; it goes to no other", ("403.1", "405.2b")
        ),
    ),
    (
        (
            (
                r"can you (?:control|have|play) (?:more than one|two|2|several|multiple) (?:card|ally|copies)? ?"
                r"(?:with same name|same card|same ally|same name)"
            ),
        ),
        RuleAnswer(
            "yes, unless they are unique: of unique cards of one name all but one are destroyed", ("410.1", "410.3a")
        ),
    ),
    (
        (r"can totem attack", r"can you attack with totem"),
        RuleAnswer("no: a Totem has no ATK and can't be proposed as attacker", ("306.4a",)),
    ),
    (
        (r"can totem (?:protect|block)", r"can you protect with totem"),
        RuleAnswer("no, unless a text gives it protector", ("306.4a", "602.2")),
    ),
    (
        (r"(?:is|does) totem (?:ally|count as ally|considered ally)",),
        RuleAnswer(
            "no: a Totem is an ability, though it can be attacked and targeted like an ally in play", ("306.4a",)
        ),
    ),
    (
        (
            r"can (?:you )?(?:attack )?totem(?: attacked)?(?: like ally)?",
            r"can you (?:attack|target) totem(?: like ally)?",
        ),
        RuleAnswer("yes: a Totem in play can be attacked and targeted as an ally can", ("306.4a",)),
    ),
    (
        (
            (
                r"does (?:exhaust (?:character|ally) to protect|protect|exhaust armor(?: to prevent damage)?|use armor|"
                r"damage|combat damage|pay cost|drawing|draw card|mulligan|conced(?:e|ing)) use chain"
            ),
            r"can you respond to (?:protect|protector|armor|exhaust armor|damage|combat damage|pay cost)",
        ),
        RuleAnswer("no: that adds no link, and nobody gets priority to respond to it", ("602.2", "304.2", "707.1e")),
    ),
    (
        (
            (
                r"does (?:place resource|play card|use power|complete quest|propose combat|attack|strike"
                r"|flip hero|play ally)"
                r" use chain"
            ),
        ),
        RuleAnswer("yes: it is a link of the chain, to which players can respond", ("407.3",)),
    ),
    (
        (r"can you respond to (?:resource placed|place resource|resource)",),
        RuleAnswer("yes: a resource being placed is a link of the chain", ("407.3", "408.1a")),
    ),
    (
        (
            (
                rf"can you (?:interrupt|counter|prevent|fizzle) (?:effect|power) by (?:destroying|killing"
                rf"|removing) (?:its )?{_SOURCE}"
            ),
            rf"(?:does|is) (?:effect|power) (?:interrupted|countered|lost|fail|fizzle) if {_SOURCE} (?:is )?{_GONE}",
        ),
        RuleAnswer("no: an effect on the chain doesn't depend on its source any more", ("707.3",)),
    ),
    (
        (
            (
                rf"does (?:effect|power) (?:happen|resolve|work|go through)(?: anyway)? if (?:its )?{_SOURCE}"
                rf"(?: (?:is|was|it is))? {_GONE}(?: in response)?"
            ),
        ),
        RuleAnswer("yes: an effect on the chain doesn't depend on its source any more", ("707.3",)),
    ),
    (
        (
            r"what happens(?: at)? (?:start turn|turn-start|in (?:start phase|ready step))",
            r"how does turn (?:start|begin)",
        ),
        RuleAnswer(
            "the turn player readies all cards, then a window opens with the start-of-turn effects, then that player "
            "draws a card",
            ("501.1a", "501.2a"),
        ),
    ),
    (
        (r"what happens(?: at)? (?:end turn|turn-end|in wrap-up step)", r"how does turn end"),
        RuleAnswer(
            "a window opens with the end-of-turn effects; then the turn player discards to the maximum hand size, and "
            "what lasts until end of turn expires",
            ("503.1", "503.2a"),
        ),
    ),
    (
        (
            rf"can you draw {_BEFORE_OR} (?:start turn|turn-start|start-of-turn) (?:effect|power|trigger)s?",
            r"what-time can you draw(?: card)?(?: (?:for|in) turn)?",
        ),
        RuleAnswer("in the draw step, after the start-of-turn effects of the window before it", ("501.2a", "501.1b")),
    ),
    (
        (
            rf"can you ready {_BEFORE_OR} (?:you )?draw(?: card)?",
            rf"can you draw {_BEFORE_OR} (?:you )?ready(?: card)?",
        ),
        RuleAnswer("readying comes first, then the draw", ("501.1a", "501.2a")),
    ),
    (
        (
            rf"can you play (?:ally|weapon|armor|equipment|item)(?: card)? {_NOT_NOW}",
            rf"can you play noninstant(?: (?:card|ability|ally))? {_NOT_NOW}",
            rf"can you place resource {_NOT_NOW}",
        ),
        RuleAnswer(
            "no: only in the player's own action phase, outside of combat and with an empty chain; instants "
            "at any time "
            "with priority",
            ("407.2b", "602.4"),
        ),
    ),
    (
        (r"what-time can you play (?:noninstant )?(?:ally|ability|weapon|armor|equipment|item|noninstant)(?: card)?",),
        RuleAnswer(
            "in the player's own action phase, outside of combat and with an empty chain; instants at any time with "
            "priority",
            ("407.2b", "602.4"),
        ),
    ),
    (
        (
            (
                r"can (?:you |ally |character |protector )?protect (?:against|from) (?:damage (?:from"
                r"|deal (?:with|by)) )?"
                r"(?:ability|spell|power|instant)"
            ),
        ),
        RuleAnswer("no: a character protects only at the protect point of a combat", ("602.2",)),
    ),
    (
        (r"(?:does|is) (?:strike|hero) exhaust(?:ed)? (?:hero|(?:if|by|from) (?:you )?strike)(?: with weapon)?",),
        RuleAnswer("no: striking exhausts the weapon, not the hero", ("303.2",)),
    ),
    (
        (r"does protect exhaust (?:ally|character|protector|it)", r"is protector exhausted(?: by protect)?"),
        RuleAnswer("yes: a character is exhausted as it protects", ("602.2",)),
    ),
    (
        (
            r"does attack exhaust (?:ally|character|attacker|hero|it)",
            r"does (?:ally|hero|character) exhaust (?:if|to) (?:it )?attack",
        ),
        RuleAnswer("yes: the attacker is exhausted as the combat step starts", ("602.1",)),
    ),
    (
        (r"does protector (?:have to|need to|must) ready", r"must protector ready"),
        RuleAnswer("yes: it is exhausted to protect, so that it must be ready", ("602.2",)),
    ),
    (
        (r"can you respond to attack(?: with instant)?", r"can attack (?:responded to|interrupted)"),
        RuleAnswer(
            "yes: a combat is proposed by an effect on the chain, to which players may respond", ("601.1", "601.3")
        ),
    ),
    (
        (
            (
                r"does damage (?:heal|go away|disappear|wear off|stay|remain|reset)(?: on (?:ally"
                r"|character))?(?: (?:turn-end|turn-start|between turns?|each turn|"
                r"at end turn|until healed))?"
            ),
            r"what happens to damage(?: on (?:ally|character))?(?: (?:at end turn|turn-end|between turns?))?",
            r"does ally heal(?: damage)?(?: (?:at end turn|turn-end|between turns?|each turn))?",
        ),
        RuleAnswer("damage stays on a character until something heals it or the character leaves play", ("403.1",)),
    ),
    (
        (r"(?:what happens|who deal damage) if both (?:attacker and defender |character |ally )?have long-range",),
        RuleAnswer("the defender deals no combat damage, and the attacker deals its as usual", ("603.1a",)),
    ),
    (
        (
            r"can you (?:look at|see|check|read) (?:(?:opponent's|another you's|other|you's) )?graveyard",
            r"is graveyard (?:public|open|face[- ]?up|hidden|secret)(?: information)?",
        ),
        RuleAnswer("yes: every player may look at any graveyard", ("411.4a",)),
    ),
    (
        (
            r"can you (?:look at|see|check) (?:opponent's|another you's|you's) (?:hand|deck)",
            r"is hand (?:public|open)(?: information)?",
        ),
        RuleAnswer("no: hands and decks are secret, unless a card says otherwise", ("411.3a", "411.2a")),
    ),
    (
        (r"can you (?:look at|see|check) (?:opponent's|another you's) face[- ]down (?:resources?|cards?)",),
        RuleAnswer("no: only the player in whose row a face-down resource lies may look at it", ("411.7a",)),
    ),
    (
        (r"what (?:does|is) (?:exhausted|fatal damage) mean", r"what is fatal damage"),
        RuleAnswer("fatal damage is damage that equals or exceeds a character's health", ("403.2",)),
    ),
    (
        (r"can you (?:attack|propose combat) (?:foreign-turn|in response|during combat)",),
        RuleAnswer("no: a combat is proposed only in the player's own action phase with an empty chain", ("601.1",)),
    ),
    (
        (
            (
                r"can you (?:strike|use weapon) (?:foreign-turn|if hero (?:is )?defender|if (?:it is )?attacked"
                r"|to defend|if defender)"
            ),
        ),
        RuleAnswer("yes: in a defend window, when the player's hero is in combat, attacking or defending", ("602.4",)),
    ),
)
"""The forms of questions in plain words, and the answer that the rules give on any board."""
