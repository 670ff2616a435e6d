"""What the rules say of what a player must, may and need not do, by questions in plain words."""

from judge.assistance.rules_of_any_board import RuleAnswer

_MUST = r"(?:can you (?:have|need) to|must you|can you forced to|is you forced to|can you must)"
_PERMANENT = r"(?:ally|weapon|armor|item|equipment|quest|totem|card)"

USUAL_RULES: tuple[tuple[tuple[str, ...], RuleAnswer], ...] = (
    (
        (
            rf"{_MUST} attack(?: with (?:ally|character|hero|it))?(?: (?:each|every|if possible|this)(?: turn)?)?",
            r"(?:must|does) ally (?:have to |need to )?attack(?: (?:each|every) turn)?",
        ),
        RuleAnswer("no: proposing a combat is the player's choice, unless a text says must attack", ("600.1", "600.2")),
    ),
    (
        (
            rf"{_MUST} protect(?: with (?:ally|protector|it))?(?: if (?:you )?able)?",
            r"(?:must|does) protector (?:have to |need to )?protect(?: if able)?",
        ),
        RuleAnswer("no: a player may exhaust a character to protect, and need not", ("602.2",)),
    ),
    (
        (
            rf"{_MUST} (?:use|exhaust) armor(?: (?:if|to) .*damaged?)?",
            r"is armor (?:automatic|optional|used automatically)",
        ),
        RuleAnswer("no: the hero's controller may exhaust armor, and need not", ("304.2",)),
    ),
    (
        (rf"{_MUST} place resource(?: (?:each|every) turn)?", r"is place resource optional"),
        RuleAnswer("no: a player may place one resource on each own turn, and need not", ("408.1",)),
    ),
    (
        (rf"{_MUST} draw(?: card)?(?: (?:each|every) turn)?", r"can you (?:choose not to|skip) draw(?: card)?"),
        RuleAnswer("the turn player draws a card in the draw step; it is no choice", ("501.2a",)),
    ),
    (
        (
            r"can (?:hero|ally|character) (?:with no|without) (?:weapon|protector) protect",
            r"can hero protect",
            r"can (?:any|all|every) (?:ally|character) protect",
        ),
        RuleAnswer("only a character that has protector can; a weapon makes no difference", ("602.2",)),
    ),
    (
        (
            (
                rf"is there limit (?:on|to|for) (?:how many |number )?(?:of )?{_PERMANENT}(?: you can (?:have"
                rf"|control|play))?"
            ),
            (
                rf"how many {_PERMANENT} can you (?:have|control|play)(?: (?:at once|at same time|at one time"
                rf"|in party|each turn|per turn))?"
            ),
            rf"can you (?:have|control) (?:as many|unlimited|any number) {_PERMANENT}(?: as you (?:want|like))?",
        ),
        RuleAnswer(
            "as many as the player can pay for: only unique cards and tags with a number are limited",
            ("410.1", "410.3"),
        ),
    ),
    (
        (
            (
                r"can you use (?:new )?(?:ally'?s? )?(?:new )?(?:exhaust|activated|activate) (?:power"
                r"|ability)(?: new ally)?(?: if new)?.*new.*"
            ),
            r"can you use new ally'?s? (?:exhaust|activated|activate) (?:power|ability)",
            r"can new ally use (?:its )?(?:exhaust|activated|activate)? ?(?:power|ability)",
        ),
        RuleAnswer("no: the ally must have been in the party since its controller's turn started", ("302.2", "701.3")),
    ),
    (
        (
            r"can you attack with (?:both )?hero and ally(?: (?:in|on|during) (?:same|one|single) turn)?",
            r"can (?:both )?hero and ally (?:both )?attack(?: (?:in|on|during) (?:same|one|single) turn)?",
            (
                r"can (?:all|every|several|more than one|two) ally attack (?:in|on|during|each|same"
                r"|one)? ?(?:same |one |single )?turn"
            ),
        ),
        RuleAnswer("yes: each in a combat of its own, one after the other", ("600.1", "601.2")),
    ),
    (
        (
            (
                r"can you (?:use|flip) hero(?:'s)?(?: power)? (?:more than once|twice|again|every turn|each turn"
                r"|second time)"
            ),
            r"how (?:often|many times) can you (?:use|flip) hero(?:'s)?(?: power)?",
        ),
        RuleAnswer("once: the hero is flipped face down to pay for it, and has no printed power then", ("301.2",)),
    ),
    (
        (
            r"(?:does|must|is) hero (?:have to |need to |has to )?ready to strike",
            r"must hero ready (?:to|for) strike",
        ),
        RuleAnswer("no: a player may strike whether the hero is ready or exhausted", ("303.2",)),
    ),
    (
        (
            (
                r"(?:what happens|who (?:wins|loses)) if (?:both|all) (?:you|hero|player) "
                r"(?:die|lose|destroyed|are destroyed)(?: (?:at|in) (?:same time|same turn|once))?"
            ),
        ),
        RuleAnswer("nobody wins: if all players who are left lose at the same time, the game is a draw", ("102.1a",)),
    ),
    (
        (
            (
                r"can (?:it|ally|character|protector|exhausted protector) deal (?:combat )?damage if you exhaust "
                r"(?:it|ally|character) to protect"
            ),
        ),
        RuleAnswer("yes: attacker and defender deal combat damage whether they are ready or exhausted", ("603.1",)),
    ),
    (
        (
            (
                r"can you attack (?:twice|again|two times|more than once) with same (?:ally|character|hero)"
                r"(?: (?:in |per |during )?(?:one|same|single|each|a)? ?turn)?"
            ),
            (
                r"can same (?:ally|character|hero) attack (?:twice|again|two times|more than once)"
                r"(?: (?:in |per |during )?(?:one|same|single|each|a)? ?turn)?"
            ),
        ),
        RuleAnswer(
            "yes, once it is ready again: an attacker must be ready, and attacking exhausts it", ("600.1", "601.2a")
        ),
    ),
    (
        (
            (
                r"does attachment (?:go away|leave|come off|go to graveyard|destroyed) if (?:ally|character|host"
                r"|attached (?:ally|card|character)) (?:it is )?(?:dies|destroyed|killed|leaves(?: play)?|gone)"
            ),
        ),
        RuleAnswer("yes: they come off as the card leaves play, and go to their owners' graveyards", ("306.3e",)),
    ),
    (
        (
            r"can (?:ally|character|hero) (?:with|that has) (?:0|no|zero) (?:attack|atk) (?:attack|protect)",
            r"can you attack with (?:ally|character|hero) (?:with|that has) (?:0|no|zero) (?:attack|atk)",
        ),
        RuleAnswer("yes: without ATK it only deals no combat damage", ("601.2a", "205.1a")),
    ),
    (
        (
            r"can exhausted (?:ally|character) use (?:activated |exhaust )?power",
            r"can you use (?:activated )?power(?: of)? exhausted (?:ally|character)",
        ),
        RuleAnswer("no power with the activate symbol, which is paid by exhausting the card; any other", ("701.3",)),
    ),
    (
        (r"can you respond (?:after|once|if) you (?:pay|paid)(?: cost)?(?: for (?:card|ally|ability|it))?",),
        RuleAnswer("yes: once the link is added, before it resolves", ("407.3", "707.1f")),
    ),
    (
        (r"does hero(?:'s)? damage (?:heal|reset|go away|stay|remain)(?: (?:turn-end|each turn))?",),
        RuleAnswer("damage stays on a character until something heals it or the character leaves play", ("403.1",)),
    ),
    (
        (
            r"can (?:new )?ally with ferocity use (?:activated )?(?:power|ability)(?: new)?",
            r"does ferocity (?:let|allow) .*(?:power|ability)",
        ),
        RuleAnswer("no: ferocity only lets it attack; activated powers wait all the same", ("601.2a", "302.2")),
    ),
    (
        (
            (
                r"can (?:stealth(?:ed|y)? (?:ally|character|hero)|(?:ally|character|hero) with stealth) "
                r"(?:blocked|protected against)"
            ),
            r"can you protect (?:against|from) (?:stealth|(?:ally|attacker|character|hero) with stealth)",
        ),
        RuleAnswer("no: no character can protect while the attacker has stealth", ("602.2a",)),
    ),
    (
        (r"can you (?:use|complete) (?:quest that (?:it )?is face[- ]?down|face[- ]?down quest|quest face[- ]?down)",),
        RuleAnswer("only as a resource: just a face-up quest can be completed", ("702.3",)),
    ),
    (
        (
            (
                r"can (?:you|ally|character|protector) protect (?:twice|more than once|again|two times)"
                r"(?: (?:in|during|per|each) (?:one|same|single|combat|turn)(?: (?:combat|turn))?)?"
            ),
        ),
        RuleAnswer("only one character can protect in a combat; again in another one, once it is ready", ("602.2b",)),
    ),
    (
        (
            r"can you use armor (?:to|against) (?:damage|save|protect) ally",
            r"can (?:you )?(?:use )?armor (?:save|protect|help) ally",
        ),
        RuleAnswer("no: armor prevents only damage that would be dealt to its controller's hero", ("304.2",)),
    ),
    (
        (r"can you play quest(?: (?:from|out of) hand)?(?: like ability)?",),
        RuleAnswer("no: a quest is only placed as a resource, and completed there", ("307.1",)),
    ),
    (
        (
            r"can you (?:place|play) resource and (?:then )?attack(?: (?:in|on) (?:same|one) turn)?",
            (
                r"can you (?:attack and (?:then )?place resource|place resource (?:after"
                r"|before) (?:you )?(?:attack|combat))"
            ),
        ),
        RuleAnswer("yes: both are done with priority in your own action phase while the chain is empty", ("407.2b",)),
    ),
    (
        (
            (
                r"can (?:character|ally|protector) (?:that protect )?(?:protect|one) (?:if )?(?:attacker"
                r"|it) can not (?:be )?attack(?:ed)?"
            ),
            r"can elusive protector protect",
        ),
        RuleAnswer("yes: it may be one that the attacker couldn't attack", ("602.2b",)),
    ),
    (
        (
            r"is (?:ally|character|hero) that attack exhausted",
            r"is (?:ally|character|hero) exhausted (?:after|if|by) (?:it )?attack",
        ),
        RuleAnswer("yes: the attacker is exhausted as the combat step starts", ("602.1",)),
    ),
    (
        (
            (
                r"(?:can|does|is) both(?: ally)? (?:die|destroyed) if (?:two|both|2) ally (?:kill"
                r"|deal fatal damage to|destroy) each other"
            ),
            r"can (?:two|both|2) ally (?:kill|destroy) each other",
        ),
        RuleAnswer("yes: attacker and defender deal their damage at the same time", ("603.1",)),
    ),
    (
        (
            (
                r"does (?:ally|character) (?:keep|lose) damage if it (?:changes? controllers?|is stolen|is taken"
                r"|gets? new controller)"
            ),
            r"does damage (?:stay|remain) (?:on ally )?if .*(?:controllers?|control).*",
        ),
        RuleAnswer("damage stays on a character until it is healed or the character leaves play", ("403.1",)),
    ),
    (
        (
            r"what-time can you lose game",
            r"how (?:can|does) one lose(?: game)?",
        ),
        RuleAnswer(
            "when the hero is destroyed, or when the player had to draw from an empty deck; or by conceding",
            ("102.1a", "102.1b"),
        ),
    ),
    (
        (r"how (?:can|does) one win(?: game)?", r"what-time can you win game"),
        RuleAnswer("the players left in the game win as soon as nobody who opposes them is left", ("102.1",)),
    ),
    (
        (
            (
                r"can you (?:place|play) (?:ally|ability|weapon|armor|card"
                r"|equipment) (?:face[- ]?down )?as resource(?: face[- ]?down)?"
            ),
            r"can any card (?:placed as |placed |used as )?resource",
            r"what (?:card|cards) can (?:you )?place as resource",
        ),
        RuleAnswer("yes: any card face down; only a quest may lie face up", ("408.1", "408.1b")),
    ),
    (
        (
            (
                r"can you (?:target|damage|hit|kill|destroy|use damage on|play damage on) (?:ally you control"
                r"|friendly ally|yourself|hero you control)"
            ),
            r"can you target (?:exhausted|new|damaged|elusive) (?:ally|character|hero)",
            r"can (?:exhausted|new|damaged|elusive) (?:ally|character|hero) (?:targeted|target)",
        ),
        RuleAnswer("yes, if it fits what the text names as its target", ("706.1",)),
    ),
    (
        (
            r"can you (?:target|play .* on) untargetable (?:ally|character|hero)",
            r"can untargetable (?:ally|character|hero) (?:targeted|target|chosen)",
        ),
        RuleAnswer("no: an untargetable character can't be chosen as a target", ("706.1",)),
    ),
    (
        (
            r"can (?:you )?(?:split|divide|spread) (?:combat )?damage(?: between ally)?",
            r"can attacker deal damage to (?:more than one|two|several) (?:ally|character|defender)",
        ),
        RuleAnswer("no: combat damage is one packet for the one defender", ("603.1", "405.2b")),
    ),
    (
        (
            (
                r"does (?:ally|protector|defender|attacker|character) (?:deal"
                r"|do) (?:combat )?damage back(?: if (?:it )?(?:protect|defend|attacked|attack))?"
            ),
            r"does (?:defender|protector|ally that protect|ally that defend) deal (?:combat )?damage(?: to attacker)?",
            r"can you deal (?:combat )?damage to (?:protector|ally that protect|attacker)",
            r"does (?:attacker|attacking you) (?:take|dealt) damage(?: back)?(?: from (?:protector|defender))?",
        ),
        RuleAnswer(
            "yes: attacker and defender deal each other combat damage equal to their ATK at the same time", ("603.1",)
        ),
    ),
    (
        (
            r"does hero (?:have|need) weapon to attack",
            r"does hero deal damage without weapon",
            r"how much damage does hero (?:deal|do) without weapon",
        ),
        RuleAnswer(
            "a hero may attack without one; having no ATK of its own it deals no combat damage then",
            ("205.1a", "603.1"),
        ),
    ),
    (
        (
            (
                r"does weapon (?:break|get destroyed|destroyed|wear out|lose durability)(?: (?:if"
                r"|after) (?:you )?(?:strike|attack).*)?"
            ),
        ),
        RuleAnswer("no: striking only exhausts the weapon", ("303.2",)),
    ),
    (
        (
            (
                r"can you strike (?:more than once|twice|two times|several times|again)(?: (?:in|per|each|same"
                r"|one)+ (?:combat|turn|attack))?"
            ),
            r"how (?:often|many times) can you strike.*",
        ),
        RuleAnswer("once each time the weapon is ready, and with one weapon in a combat", ("303.2", "303.2c")),
    ),
    (
        (
            r"can you change target(?: after.*)?",
            r"can you (?:take back|undo|cancel) (?:card|play|attack|proposal)",
        ),
        RuleAnswer("no: a link that was added stays as it was announced", ("707.1d", "707.1f")),
    ),
    (
        (
            (
                r"what happens to attachment if (?:ally|character|host|attached ally"
                r"|attached character) (?:is )?(?:destroyed|dies|leaves play|killed).*"
            ),
            (
                r"(?:is|does) attachment (?:destroyed|stay|go to graveyard) if (?:ally|character|host"
                r"|attached ally) (?:is )?(?:destroyed|dies|leaves play|killed).*"
            ),
        ),
        RuleAnswer("it comes off as the card leaves play, and goes to its owner's graveyard", ("306.3e",)),
    ),
    (
        (
            r"(?:can|is) first (?:player|you) draw(?: card)?(?: (?:on|in) (?:first turn|turn one|turn 1))?",
            r"can you draw(?: card)? (?:on|in) first turn(?: game)?",
        ),
        RuleAnswer("no: the first player skips the start phase of the first turn", ("501.2b",)),
    ),
    (
        (
            (
                r"(?:is|does) (?:card|ally|effect|link|ability) (?:cost )?(?:interrupted"
                r"|fizzle) if target (?:is )?(?:gone|illegal|destroyed|dies|leaves play|removed).*"
            ),
            r"what happens if target (?:is |it is )?(?:gone|illegal|destroyed|dies|leaves play|removed).*",
        ),
        RuleAnswer(
            "a link all of whose targets have become illegal is interrupted as it tries to resolve", ("709.2a",)
        ),
    ),
)
"""The forms of questions in plain words, and the answer that the rules give on any board."""
