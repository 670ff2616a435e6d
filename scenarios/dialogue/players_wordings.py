"""What players say and what they mean, as patterns: persons, and sentences in the words of the vocabulary."""

from scenarios.registry.step_tokens import QUOTED

OWNER = r"(?:your opponent's|your|[A-Z]\w*'s)"
_NO_PLAYER = r"(?!(?:Who|What|How|Where|Why|When|Which|Can|Could|May|Does|Do|Is|Are|The|It|Both|In|No|Nobody)\b)"
PLAYER = rf"(?:you|your opponent|{_NO_PLAYER}[A-Z]\w*)"
CARD = rf"(?:(?:{OWNER} )?{QUOTED}|{OWNER} hero)"
_THING = rf"(?:{CARD}|{PLAYER}|yourself)"
_AND = r"(?:,| and|, and)"
_PLACED = rf"(?:(?:an? )?(?:ready|exhausted) |\d+ )?{QUOTED}(?: with \d+ damage)?"
OTHER_PLAYER = {"you": "your opponent", "your opponent": "you"}
"""The one of two players who is not the other."""

OF_WHOM = {"your": "you", "your opponent's": "your opponent"}
"""The player whose a thing is said to be."""


def controls(player: str, card: str) -> str:
    """Return the Given that a player controls a card.

    >>> controls("you", '"Tim"'), controls("Ann", '"Tim"')
    ('you control "Tim"', 'Ann controls "Tim"')
    """
    return f"{player} {'control' if player == 'you' else 'controls'} {card}"


KINDS = {
    "A": CARD,
    "C": CARD,
    "D": CARD,
    "E": r"(?:you|your opponent)",
    "H": rf"{OWNER} hero",
    "L": rf"{CARD}(?:{_AND} {CARD})*",
    "N": r"\d+",
    "O": OWNER,
    "P": PLAYER,
    "Q": QUOTED,
    "REST": r".+",
    "S": rf"{_PLACED}(?:{_AND} {_PLACED})+",
    "T": rf"{_THING}(?:{_AND} {_THING})*",
}

_ON = r"(?:on|onto|to|at|against|targeting)"
_HERE = r"(?:in play|out|ready|on the (?:board|table|battlefield|field))"

_DOES = (
    r"(?:destroys?|kills?|burns?|zaps?|shoots?|pings?|hits?|heals?|exhausts?|taps?|returns?|bounces?|puts?|targets?"
    r"|buffs?|counters?|interrupts?|stops?|steals?|takes? control of|gains? control of|removes?|gets? rid of|blasts?"
    r"|damages?|readies|ready|enchants?|weakens?|disables?)"
)
_BACK = r"(?: back)?(?: (?:in)?to (?:{O}|its owner's|the) hand)?"
_USING = r"(?:with|using|by playing|by using|by casting|through)(?: (?:your|your opponent's)(?: own)?)?"
_TO_DO = (
    r"(?:to (?:take(?: control of)?|steal|gain control of|target|ping|shoot|hit|kill|destroy|burn|heal|exhaust"
    r"|counter|interrupt|stop|return|bounce|ready|deal \d+ (?:\w+ )?damage to"
    r"|heal \d+ damage from|do \d+ (?:\w+ )?damage to)|at|into|targetting|and targets?)"
)
_DONE = r"(?:destroyed|killed|hit|targeted|exhausted|returned|bounced|healed|pinged|shot)"
_GOES = r"(?:goes|go|returns?|comes|ends up|is put|is returned) (?:back )?(?:to|into|in)"
_LIES = r"(?:is|goes|go|returns?|comes|ends up|is put|is returned) (?:back )?(?:on ?to|to|on)(?: the)?"
_OWNERS = r"(?:its|his|her|their|the|your|your opponent's) owner(?:'s|s')"

_EARLIER = (
    r"(?:last turn|(?:on|during|in) (?:your|the) (?:last|previous) turn|the turn before|a turn ago|before this turn)"
)
_FACE = r"(?P<F>face)[ -](?P<V>up|down)"

_ONE_MORE = "(?:an?|another|1|one|any|a second|1 more|one more|your)(?: (?:card as a|other|more))?"

REWORDED = (
    (f"you (?:attacks?|swings?)(?: (?:at )?(?:{CARD}|you|your opponent))? with {{A}} {_EARLIER}", "you control {A}"),
    (f"your {{Q}} attacks?(?: (?:{CARD}|you|your opponent))? {_EARLIER}", "you control {Q}"),
    (
        f"your opponent (?:attacks?|swings?)(?: (?:at )?(?:{CARD}|you|your opponent))? with {{A}} {_EARLIER}",
        "your opponent controls an exhausted {A}",
    ),
    (
        f"your opponent's {{Q}} attacks?(?: (?:{CARD}|you|your opponent))? {_EARLIER}",
        "your opponent controls an exhausted {Q}",
    ),
    (f"{{P}} (?:plays?|summons?|casts?|casted) {{Q}} {_EARLIER}", "{P} control(s) {Q}"),
    (
        f"{{P}} (?:plays?|casts?|casted|attach(?:es)?|puts?) {{Q}} (?:on|onto) {{D}} {_EARLIER}",
        "{of P} {Q} is attached to {D}",
    ),
    (
        f"{{P}} (?:places?|puts?|plays?) {{Q}} {_FACE}(?: as a resource)? {_EARLIER}",
        "{P} ha(ve|s) {Q} as a {F}-{V} resource",
    ),
    (
        f"your {{Q}} (?:is|lies) {_FACE}(?: (?:in|among) .*?(?:resource row|resources))",
        "you have {Q} as a {F}-{V} resource",
    ),
    (
        f"your opponent's {{Q}} (?:is|lies) {_FACE}(?: (?:in|among) .*?(?:resource row|resources))",
        "your opponent has {Q} as a {F}-{V} resource",
    ),
    (
        f"{{P}} (?:has|have) {{Q}} {_FACE} (?:in|among) .*?(?:resource row|resources)",
        "{P} ha(ve|s) {Q} as a {F}-{V} resource",
    ),
    (
        f"{{P}} (?:places?|plays?|puts?|lays?|drops?)(?: down)? {_ONE_MORE} resource(?: card)?(?:,? face[ -]down)?",
        '{P} place(s) "any card" as a face-down resource',
    ),
    ("{C} (?:turns?|flips?|is turned)(?: back)? (?:over|face[ -]up|up)(?: again)?", "{C} is not face down"),
    ("{C} (?:is|stays|remains) face[ -]up", "{C} is not face down"),
    ("{C} (?:stays|remains) face[ -]down", "{C} is face down"),
    (
        f"in response,? {{P}} {_DOES} {{T}}{_BACK} {_USING} {{Q}}",
        "{P} respond(s) by playing or using {Q} targeting {T}",
    ),
    (f"{{P}} responds? by \\w+ing {{T}}{_BACK} {_USING} {{Q}}", "{P} respond(s) by playing or using {Q} targeting {T}"),
    (f"{{P}} (?:counters?|interrupts?) {{T}} {_USING} {{Q}}", "{P} respond(s) by playing or using {Q} targeting {T}"),
    (f"{{P}} {_DOES} {{T}}{_BACK} {_USING} {{Q}}", "{P} play(s) or use(s) {Q} targeting {T}"),
    (
        f"{{P}} (?:uses?|activates?|casts?|plays?|taps?|exhausts?) {{Q}} {_TO_DO} {{T}}{_BACK}",
        "{P} play(s) or use(s) {Q} targeting {T}",
    ),
    (
        f"in response,? {{P}} (?:uses?|activates?|casts?|plays?|taps?) {{Q}} {_TO_DO} {{T}}{_BACK}",
        "{P} respond(s) by playing or using {Q} targeting {T}",
    ),
    (
        f"{{D}} (?:is|gets|was|got) {_DONE}{_BACK} (?:by|with) {{Q}}",
        "{by Q} play(s) or use(s) {Q} targeting {D}",
    ),
    (
        (
            "{Q} (?:exhausts?|takes? control of|gains? control of|steals?|targets?|bounces?"
            "|stops?|counters?|interrupts?) {D}"
        ),
        "{by Q} play(s) or use(s) {Q} targeting {D}",
    ),
    ("{Q} (?:heals?|readies|ready) {T}", "{by Q} play(s) or use(s) {Q} targeting {T}"),
    (
        (
            f"{{A}} (?:uses?|activates?) (?:{QUOTED}'s|the|its|{OWNER}) (?:own )?(?:power|ability),? (?:{_ON}|"
            f"{_TO_DO}) {{T}}"
        ),
        "{by A} use(s) {A} targeting {T}",
    ),
    (f"{{A}} (?:uses?|activates?) (?:{QUOTED}'s|the|its|{OWNER}) (?:own )?(?:power|ability)", "{by A} use(s) {A}"),
    (
        "{P} (?:plays?|casts?) (?:an?|another|any)(?: other)? (?:card|ability|instant|spell)",
        '{P} play(s) "any instant"',
    ),
    ("you get {D}", "you control {D}"),
    ("your opponent gets? {D}", "your opponent controls {D}"),
    ("{P} uses? {Q} (?:on|against|targeting) {T}", "{P} play(s) or use(s) {Q} targeting {T}"),
    ("{A} (?:pings?|shoots?|zaps?) {T}", "{by A} use(s) {A} targeting {T}"),
    ("{D} be attacked by {A}", "{by A} propose(s) that {A} attacks {D}"),
    (
        "{P} (?:chooses?|picks?) (?P<W>elusive|untargetable|protector|stealth|ferocity|long-range)",
        '{P} choose(s) "{W}"',
    ),
    ("you (?:get|are|am|got) attacked by {A}", "{by A} propose(s) that {A} attacks your hero"),
    (
        "{P} (?:chooses?|decides?) to (?:discard|destroy|exhaust|heal|target|ready|take|return|sacrifice) {T}",
        "{P} choose(s) {T}",
    ),
    (
        (
            "{P} (?:chooses?|decides?) (?P<K>to|not to) (?:do (?:it|so|that)|use (?:it|that|the power)|draw|discard|pay"
            "|heal|destroy|ready|exhaust)(?: (?:an?|the|it|\\d+|that)(?: cards?| resources?)?)?"
        ),
        "{P} choose(s) {K}",
    ),
    ("your {Q} be attacked", "your opponent proposes that your opponent's hero attacks your {Q}"),
    ("your hero be attacked", "your opponent proposes that your opponent's hero attacks your hero"),
    ("you be attacked", "your opponent proposes that your opponent's hero attacks your hero"),
    ("{D} be attacked", "{facing D} propose(s) that {hero facing D} attacks {D}"),
    (
        "{T} be (?:targeted|hit|killed|destroyed|affected) (?:by|with) {Q}",
        "{against T} play(s) or use(s) {Q} targeting {T}",
    ),
    ("{D} (?:is|gets|was|got) attacked by {A}", "{by A} propose(s) that {A} attacks {D}"),
    (
        "{A} (?:hits?|fights?|battles?|punches|smashes|charges|runs into|goes for) {D}",
        "{by A} propose(s) that {A} attacks {D}",
    ),
    ("{A} (?:hits?|fights?|goes for) {E}", "{by A} propose(s) that {A} attacks {of E} hero"),
    ("{A} (?:has|have|carries|wears) {Q} attached(?: to {D})?", "{Q} is attached to {A}"),
    ("{Q} is on {A}", "{Q} is attached to {A}"),
    ("{Q} (?:is|are) (?:in|part of) your party", "you control {Q}"),
    ("{Q} (?:is|are) (?:in|part of) your opponent's party", "your opponent controls {Q}"),
    ("there (?:is|are) (?:an? )?{L} in your party", "you control {L}"),
    ("there (?:is|are) (?:an? )?{L} in your opponent's party", "your opponent controls {L}"),
    (
        "{P} (?:must draw|draws?)(?: (?:a|1) card)? (?:for|at the start of) (?:the|{O}) (?:next )?turn",
        "{of P} next turn starts",
    ),
    ("{P} must draw(?: (?:a|1) card)?", "{of P} next turn starts"),
    ("(?:it is|at) the (?:end|end phase|end step) of {O} turn", "it is {O} turn, in the end phase"),
    ("(?:it is|at) the (?:start|beginning) of {O} (?:next )?turn", "{O} next turn starts"),
    ("{P} (?:passes|pass) (?:the turn|priority)?", "{P} pass(es)"),
    ("{P} (?:attacks?|swings?(?: at| into)?|hits?) {D} (?:with|using) {A}", "{P} propose(s) that {A} attacks {D}"),
    ("{P} (?:attacks?|swings?) with {A} (?:into|against|at|on) {D}", "{P} propose(s) that {A} attacks {D}"),
    ("{P} {Q} {T}", "{P} play(s) or use(s) {Q} targeting {T}"),
    ("in response,? {P} {Q} {T}", "{P} respond(s) by playing or using {Q} targeting {T}"),
    ("{P} proposes? {A} (?:attacks?|attacking|against) {D}", "{P} propose(s) that {A} attacks {D}"),
    (
        "{P} (?:attacks?|swings?(?: at| into)?|hits?) {E} (?:with|using) {A}",
        "{P} propose(s) that {A} attacks {of E} hero",
    ),
    ("{P} (?:attacks?|swings?) with {A} (?:into|against|at|on) {E}", "{P} propose(s) that {A} attacks {of E} hero"),
    ("{A} (?:attacks?|swings? (?:at|into)|is attacking) {E}", "{by A} propose(s) that {A} attacks {of E} hero"),
    ("{P} sabotages? {D} with {A}", "{P} propose(s) that {A} sabotages {D}"),
    ("{A} (?:attacks?|swings? (?:at|into)|is attacking) {D}", "{by A} propose(s) that {A} attacks {D}"),
    ("{A} sabotages? {D}", "{by A} propose(s) that {A} sabotages {D}"),
    ("{P} (?:blocks?|protects?|defends?)(?: {D})? with {C}", "{P} protect(s) with {C}"),
    ("{C} (?:blocks?|protects?|jumps in|steps in)(?: (?:for )?{D})?", "{against C} protect(s) with {C}"),
    ("{P} (?:blocks?|protects?|defends?) (?:{D}|{E}) with {C}", "{P} protect(s) with {C}"),
    ("{P} (?:has|have) {N} {Q}", "{P} control(s) {N} {Q}"),
    ("{Q} is your only ally", "you control {Q}"),
    ("{Q} is your opponent's only ally", "your opponent controls {Q}"),
    ("{P} proposes? to attack {D} with {A}", "{P} propose(s) that {A} attacks {D}"),
    ("{P} proposes? (?:an |a )?(?:attack|combat)(?: on| against) {D} with {A}", "{P} propose(s) that {A} attacks {D}"),
    (f"{{P}} (?:casts?|plays?) {{C}} {_ON} you", "{P} play(s) {C} targeting your hero"),
    (f"(?:in response,? )?{{P}} responds? with {{C}} {_ON} you", "{P} respond(s) by playing {C} targeting your hero"),
    ("{P} controls? {N} (?P<Z>(?:ready |exhausted )?resources?)", "{P} ha(ve|s) {N} {Z}"),
    ("{P} exhausts? {C} to pay for (?:itself|its own cost|its cost|{D})", "{P} complete(s) {C}"),
    ("{C} is (?P<K>elusive|untargetable)", "{C} has {K}"),
    ("{C} is (?:stealthed|stealthy|in stealth)", "{C} has stealth"),
    ("{C} is a protector", "{C} has protector"),
    ("{A} (?:has|have) {Q}", "{Q} is attached to {A}"),
    (
        f"{{C}} {_GOES} {{O}} (?P<Z>hand|graveyard|deck)",
        "{C} is in {O} {Z}",
    ),
    (f"{{C}} {_GOES} (?:the|{_OWNERS}) (?P<Z>hand|graveyard|deck)", "{C} is in {owner of C} {Z}"),
    (f"{{C}} (?:is|lies|stays) in {_OWNERS} (?P<Z>hand|graveyard|deck)", "{C} is in {owner of C} {Z}"),
    (f"{{C}} {_LIES} top of (?:the|{_OWNERS}) deck", "{C} is on top of {owner of C} deck"),
    (f"{{C}} {_LIES} bottom of (?:the|{_OWNERS}) deck", "{C} is on the bottom of {owner of C} deck"),
    (f"{{C}} {_LIES} top of {{O}} deck", "{C} is on top of {O} deck"),
    (f"{{C}} {_LIES} bottom of {{O}} deck", "{C} is on the bottom of {O} deck"),
    ("{P} (?:has|have) a (?:ready|untapped|fresh) {L}", "{P} control(s) a ready {L}"),
    ("{C} stays in play", "{C} is in play"),
    ("{C} (?:leaves|left) play", "{C} is not in play"),
    ("{C} (?:is|gets|becomes) (?:exhausted|tapped)", "{C} is exhausted"),
    ("{P} loses? the game", "{P} lose(s) the game"),
    ("{P} (?:do|does) not (?:block|protect|defend)", "{P} do(es) not protect"),
    ("{P} (?:do|does) not (?:block|protect|defend)", "the defend window opens"),
    ("(?:nobody|no one) (?:blocks?|protects?|defends?)", "your opponent does not protect"),
    ("(?:nobody|no one) (?:blocks?|protects?|defends?)", "you do not protect"),
    ("(?:nobody|no one) (?:blocks?|protects?|defends?)", "the defend window opens"),
    (f"in response,? {{P}} (?:casts?|plays?) {{C}} {_ON} {{T}}", "{P} respond(s) by playing {C} targeting {T}"),
    (
        f"{{P}} responds? (?:with|by (?:playing|casting)) {{C}} {_ON} {{T}}",
        "{P} respond(s) by playing {C} targeting {T}",
    ),
    (f"in response,? {{P}} (?:casts?|plays?) {{C}} {_ON} {{T}}", "{P} play(s) {C} targeting {T}"),
    (f"in response,? {{P}} (?:uses?|activates?) {{C}} {_ON} {{T}}", "{P} respond(s) by using {C} targeting {T}"),
    (f"{{P}} responds? by (?:using|activating) {{C}} {_ON} {{T}}", "{P} respond(s) by using {C} targeting {T}"),
    ("in response,? {P} (?:casts?|plays?) {REST}", "{P} respond(s) by playing {REST}"),
    ("in response,? {P} (?:uses?|activates?) {REST}", "{P} respond(s) by using {REST}"),
    ("{P} responds? with {Q}", "{P} respond(s) by playing or using {Q}"),
    (f"{{P}} responds? with {{Q}} {_ON} {{T}}", "{P} respond(s) by playing or using {Q} targeting {T}"),
    ("{P} responds? (?:with|by casting) {REST}", "{P} respond(s) by playing {REST}"),
    (f"{{P}} (?:casts?|plays?|attach(?:es)?|puts?) {{C}} {_ON} {{T}}", "{P} play(s) {C} targeting {T}"),
    (
        f"{{P}} (?:casts?|plays?) {{C}} {_ON} {{T}} (?P<X>with X = [0-9]+)",
        "{P} play(s) {C} {X} targeting {T}",
    ),
    (
        f"{{P}} (?:casts?|plays?) {{C}} (?P<X>with X = [0-9]+) {_ON} {{T}}",
        "{P} play(s) {C} {X} targeting {T}",
    ),
    (f"{{P}} flips? (?:your hero|{QUOTED})(?P<R>,? (?:with|targeting) .+)", "{P} flip(s) {of P} hero{R}"),
    ("{P} (?:casts?|summons?|equips?) {REST}", "{P} play(s) {REST}"),
    (f"{{P}} (?:uses?|activates?|taps?) {{C}} {_ON} {{T}}", "{P} use(s) {C} targeting {T}"),
    (f"{{P}} flips? (?:your hero|{QUOTED})", "{P} flip(s) {of P} hero"),
    (f"{{P}} flips? (?:your hero|{QUOTED}),? {_ON} {{T}}", "{P} flip(s) {of P} hero, targeting {T}"),
    (f"{{P}} (?:uses?|activates?) {{Q}}'s power,? {_ON} {{T}}", "{P} use(s) {Q} targeting {T}"),
    ("{P} (?:uses?|activates?) {Q}'s power", "{P} use(s) {Q}"),
    ("{P} (?:activates?|taps?) {REST}", "{P} use(s) {REST}"),
    ("{P} (?:prevents?|stops?) (?:the |that )?damage with {L}", "{P} exhaust(s) {L} to prevent damage"),
    ("{P} (?:uses?|exhausts?|activates?) {L} to prevent (?:the |that )damage", "{P} exhaust(s) {L} to prevent damage"),
    ("{P} (?:uses?|activates?) {L}", "{P} exhaust(s) {L} to prevent damage"),
    ("{P} (?:discards?|picks?|takes?|destroys?|finds?) {L}", "{P} choose(s) {L}"),
    ("{P} (?:exhausts?|taps?) {L}(?: to (?:prevent|reduce|stop) .+)?", "{P} exhaust(s) {L} to prevent damage"),
    ("{P} pays? {N}(?: resources?)?(?: (?:for|to) .+)?", "{P} choose(s) to"),
    ("{H} strikes? (?:{D} )?with {C}", "{by H} strike(s) with {C}"),
    ("{P} mulligans?", "{P} choose(s) to"),
    ("{P} (?:keeps?|do not mulligan|does not mulligan)(?: {O} hand)?", "{P} choose(s) not to"),
    ("{P} (?:completes?|does|do|finish(?:es)?) (?:the quest )?{C}", "{P} complete(s) {C}"),
    (
        "{P} (?:puts?|plays?|places?|rows?) {C} (?:face-down|face down)(?: as a resource)?",
        "{P} place(s) {C} as a face-down resource",
    ),
    ("{P} (?:rows?|places?|plays?|puts?) {C} as (?:a resource|resource)", "{P} place(s) {C} as a resource by type"),
    ("{P} places? {Q}", "{P} place(s) {Q} as a resource by type"),
    ("{P} (?:ends?|finish(?:es)?) {O} turn", "the turn ends"),
    ("your turn ends", "the turn ends"),
    ("{P} (?:ends?|passes?) (?:the|your) turn", "the turn ends"),
    ("(?:end of turn|end turn|the turn is over)", "the turn ends"),
    ("(?:both|we both) pass(?:es)?", "both players pass"),
    ("(?:everyone|everybody|each player|all) pass(?:es)?", "all players pass"),
    ("(?:nobody|no one) (?:responds?|does anything|has (?:a )?responses?)", "the chain empties"),
    (f"(?:it|this|that|everything|{CARD}|the (?:chain|stack|proposal|effect|power)) resolves?", "the chain empties"),
    ("(?:the )?combat (?:ends?|is over|happens|resolves?|goes through)", "the combat concludes"),
    ("(?:the )?(?:combat )?damage is dealt", "the combat concludes"),
    ("{P} (?:strikes?|swings?) with {C}", "{P} strike(s) with {C}"),
    ("{P} strikes? {D} with {C}", "{P} strike(s) with {C}"),
    (f"{{P}} (?:has|have|controls?|own|owns) {{REST}} {_HERE}", "{P} control(s) {REST}"),
    ("{P} (?:are holding|is holding|holds?) {L}", "{of P} hand is {L}"),
    ("{P} (?:has|have|holds?) {L} in (?:{O} |the )?(?P<Z>hand|graveyard)", "{of P} {Z} is {L}"),
    (
        "{P} (?:has|have|holds?) {N} cards? in (?:{O} |the )?(?P<Z>hand|graveyard|deck)",
        "{P} ha(ve|s) {N} unnamed cards in {of P} {Z}",
    ),
    (
        "{P} (?:has|have|has only|have only) (?:no|0)(?: more)? cards?(?: left)?(?: in {O} (?P<Z>hand|graveyard|deck))",
        "{of P} {Z} is empty",
    ),
    (
        "{P} (?:has|have)(?: only)? {N} cards? left in {O} (?P<Z>hand|graveyard|deck)",
        "{P} ha(ve|s) {N} unnamed cards in {of P} {Z}",
    ),
    (
        "your (?P<Z>hand|graveyard|deck) has(?: only)? {N} cards?(?: left)?(?: in it)?",
        "you have {N} unnamed cards in your {Z}",
    ),
    (
        "your opponent's (?P<Z>hand|graveyard|deck) has(?: only)? {N} cards?(?: left)?(?: in it)?",
        "your opponent has {N} unnamed cards in your opponent's {Z}",
    ),
    (
        "(?:there are|there is)(?: only)? {N} cards?(?: left)? in your (?P<Z>hand|graveyard|deck)",
        "you have {N} unnamed cards in your {Z}",
    ),
    (
        "(?:there are|there is)(?: only)? {N} cards?(?: left)? in your opponent's (?P<Z>hand|graveyard|deck)",
        "your opponent has {N} unnamed cards in your opponent's {Z}",
    ),
    (
        "{O} (?P<Z>hand|graveyard|deck) has (?:no|0) (?:more )?cards(?: left)?(?: in it)?",
        "{O} {Z} is empty",
    ),
    (
        f"{{P}} (?:controls?|has|have) (?P<D>{OWNER} {QUOTED}) (?:with|using|through|by|under|thanks to) {{Q}}",
        "{of P} {Q} is attached to {D}",
    ),
    ("{P} controls? {Q} attached to {D}", "{of P} {Q} is attached to {D}"),
    ("{P} (?:has|have) {Q} (?:attached to|on) {D}", "{of P} {Q} is attached to {D}"),
    ("{P} (?:has|have) {C} as a (?P<F>face-up|face-down) resource", "{P} ha(ve|s) {C} as a {F} resource"),
    ("{L} (?:is|are) in {O} (?P<Z>hand|graveyard)", "{O} {Z} is {L}"),
    ("{P} (?:has|have) {N} (?:untapped|unexhausted|open|free) resources?", "{P} ha(ve|s) {N} ready resources"),
    ("{P} (?:has|have) {N} tapped resources?", "{P} ha(ve|s) {N} exhausted resources"),
    ("{P} (?:has|have) (?:enough|plenty of|infinite|all the) resources?", "cost is no matter"),
    ("{P} (?:has|have) an? (?P<S>tapped|exhausted) {L}", "{P} control(s) an exhausted {L}"),
    ("{P} (?:has|have) {L} with {N} damage", "{P} control(s) {L} with {N} damage"),
    ("{P} (?:has|have) {L}", "{P} control(s) {L}"),
    ("{P} (?:has|have|controls?) {S}", "{P} control(s) {S}"),
    ("{P} (?:has|have):", "{P} control(s):"),
    ("{P} controls? an? tapped {REST}", "{P} control(s) an exhausted {REST}"),
    ("{H} (?:dies|is dead|is killed|is destroyed)", "{by H} lose(s) the game"),
    ("{C} (?:dies|is dead|is killed|gets killed|is destroyed|gets destroyed)", "{C} is not in play"),
    ("{C} (?:survives|lives|is alive)", "{C} is in play"),
    ("{C} is tapped", "{C} is exhausted"),
    ("{C} is untapped", "{C} is ready"),
    ("{C} has {N} (?:attack|power)", "{C} has {N} ATK"),
    ("{C} has {N} (?:hp|hit points|life|toughness)", "{C} has {N} health"),
    ("{O} turn", "it is {O} turn"),
    ("{O} turn starts", "{O} next turn starts"),
    ("{P} wins?", "{P} win(s) the game"),
    ("{P} loses?", "{P} lose(s) the game"),
    ("{P} (?:gives? up|resigns?|scoops?)", "{P} concede(s)"),
)
"""What players say and what they mean; P is a player, A, C and D are cards or heroes, T what a card may target, L a
list of cards, O whose something is, N a number; `by A` is the player who controls A, `of P` the player's possessive,
`owner of C` that of the player who owns C."""
