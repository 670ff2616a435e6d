"""What the rules say on any board of cards that are played and discarded, by the forms in which players ask it."""

from judge.assistance.rules_of_any_board import EXHAUSTED, MAY, SEVERAL, WHO, RuleAnswer

ANSWERS_OF_PLAYS: tuple[tuple[tuple[str, ...], RuleAnswer], ...] = (
    (
        (
            (
                rf"(?:do|does|must|should) {WHO} (?:have to |need to |must )?discard (?:the|that|a) "
                rf"(?:very |same )*card (?:that |which )?(?:{WHO} )?(?:just )?(?:drew|draw|draws|drawn).*"
            ),
            rf"{MAY} {WHO} discard (?:the|that|a) card (?:that |which )?{WHO} (?:just )?(?:drew|draw|draws).*",
            rf"{MAY} {WHO} choose (?:what|which cards?) {WHO} discards?",
        ),
        RuleAnswer("who discards chooses any card in hand, unless a text says otherwise", ("411.8c",)),
    ),
    (
        (rf"(?:{MAY}|is) my opponent (?:allowed to |able to )?(?:look at|see|check) my (?:hand|deck|cards)",),
        RuleAnswer("no: hands and decks are secret, unless a card says otherwise", ("411.3a", "411.2a")),
    ),
    (
        (
            rf"{MAY} {EXHAUSTED} (?:still )?strike\b.*",
            (
                rf"{MAY} {WHO} (?:still )?strike\b.* (?:if|when|while|with) (?:my|his|her|their) "
                r"(?:hero (?:is )?exhausted|exhausted hero).*"
            ),
        ),
        RuleAnswer("yes: a player may strike whether the hero is ready or exhausted", ("303.2",)),
    ),
    (
        (
            (
                rf"(?:do|does|will|can) {WHO} get (?:(?:his|her|my|their|the|back) )*"
                r"(?:resources?|costs?|payment|mana) back(?! .*\bturn\b)(?: .*)?"
            ),
            (
                rf"if .+ (?:is |gets |was )?(?:interrupt|counter)(?:s|ed)?\b.*?,? (?:do|does|will|can) {WHO} get "
                r"(?:(?:his|her|my|their|the|back) )*(?:resources?|costs?|payment|mana) back"
            ),
            (
                r"(?:is|are|do|does) (?:the )?(?:cost|costs|resources?) (?:that (?:was|were) paid )?"
                r"(?:paid back|refunded|given back|lost).*"
            ),
        ),
        RuleAnswer("costs that were paid for an interrupted link are not given back", ("711.2",)),
    ),
    (
        (
            (
                rf"{MAY} {WHO} (?:play|use|cast) {SEVERAL}(?:instants?|cards|abilities|powers)\b.* "
                r"(?:in response|to respond|same)\b.*"
            ),
        ),
        RuleAnswer("yes: whoever has priority may add one link after another", ("407.2", "407.3")),
    ),
)
"""The forms of questions, and the answer that the rules give on any board."""
