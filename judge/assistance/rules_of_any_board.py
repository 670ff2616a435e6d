"""What the rules say on any board, by the forms in which players ask it: attacks, turns, hands, quests, uniqueness."""

from engine.value import value

MAY = r"(?:can|may|could)"
_DO = r"(?:do|does|can|will|would)"
WHO = r"(?:I|you|we|my opponent|a player|players|each player|he|she|they|someone)"
_CHARACTER = r"(?:an? |my |the |the same )?(?:all(?:y|ies)|characters?|hero(?:es)?)"
EXHAUSTED = rf"(?:an? |my )?(?:exhausted|tapped) {_CHARACTER}"
_TURN = r"(?:(?:each|every|per|a|in (?:a|one|the same|each)|during (?:a|one|the same|each)) (?:single )?turn|a turn)"
_EMPTY = r"(?:(?:an|my|the|his|their) )?(?:empty deck|deck (?:is|being|runs?|ran) (?:empty|out)(?: of cards)?)"
_NEW = r"(?:on |in )?the (?:same )?turn (?:it|he|she|they|I)\b.*(?:play|played|placed?|came|comes?|enters?|entered).*"
_OWN = r"(?:(?:of )?(?:my|your|his|her|their|the|its) )?"
SEVERAL = rf"(?:(?:more than (?:one|1)|two|three|2|3|several|multiple|both|all|many)(?: or more)? {_OWN}(?:\w+ )?)"
_ALLIES = r"(?:allies|ally|characters?|creatures|guys)"
_AT_ONCE = (
    r"(?:together|at (?:once|the same time)|simultaneously|in (?:one|the same|a single) (?:combat|attack)|as one)"
)
_SOME = r"(?:(?:of )?(?:my|your|his|her|their|the|its|an?|another|other|opposing) )?"
_TO = r"(?:to|on|for|from)"
_NEW_ALLY = r"(?:an |my |the )?(?:new )?all(?:y|ies)"
_THAT_TURN = r"(?:on |in )?(?:the|its|their) (?:same |first )?turn (?:they|it|he|I|you)\b.*"
_NO_HERO = r"(?:ally|allies|totem)"
_IN_ONE_COMBAT = r"(?!.*\b(?:turn|different|separate|combats|attacks)\b)"


@value
class RuleAnswer:
    """An answer that holds on any board, and the rules that give it."""

    text: str
    rules: tuple[str, ...]


ANSWERS: tuple[tuple[tuple[str, ...], RuleAnswer], ...] = (
    (
        (
            rf"{MAY} {SEVERAL}{_ALLIES} (?:both )?(?:attack|gang up on|fight|team up)\b.*\b{_AT_ONCE}.*",
            rf"{MAY} {SEVERAL}{_ALLIES} (?:both )?(?:gang up on|team up|attack (?:the same|one|a single)\b).*",
            rf"{MAY} {WHO} (?:attack|swing)\b(?!.*\bturn\b).* with {SEVERAL}{_ALLIES}.*",
        ),
        RuleAnswer("no: a combat has one attacker and one defender; they can attack one after the other", ("601.2",)),
    ),
    (
        (
            rf"{MAY} {SEVERAL}{_ALLIES} (?:both )?(?:protect|block|defend)\b{_IN_ONE_COMBAT}.*",
            rf"{MAY} {WHO} (?:protect|block|defend)\b{_IN_ONE_COMBAT}.* with {SEVERAL}{_ALLIES}.*",
        ),
        RuleAnswer("no: only one character can protect in each combat", ("602.2b",)),
    ),
    (
        (
            rf"{MAY} .*\barmor\b.*\b(?:prevent|reduce|stop|block)s?\b.*\bdamage\b.* {_TO} {_SOME}{_NO_HERO}",
            rf"{MAY} {WHO} (?:use|exhaust) {_SOME}armor (?:for|to (?:protect|save|help)) {_SOME}{_NO_HERO}",
            rf"(?:does|do|will) {_SOME}armor protect {_SOME}(?:ally|allies)",
        ),
        RuleAnswer("no: armor prevents only damage that would be dealt to its controller's hero", ("304.2",)),
    ),
    (
        (rf"{MAY} {WHO} (?:use|exhaust|tap) {SEVERAL}(?:armors?|pieces of armor|armor cards?)\b.*",),
        RuleAnswer("yes: one armor after another, as long as the packet would still deal damage", ("304.2",)),
    ),
    (
        (
            (
                rf"{MAY} {WHO} (?:place|play|put|lay|drop)(?: down)? "
                r"(?:more than (?:one|1)|two|three|2|3|several|multiple|extra) resources?\b.*"
            ),
        ),
        RuleAnswer("no: one card on each of a player's own turns, unless a card says otherwise", ("408.1",)),
    ),
    (
        (
            (
                r"(?:does|do|is|will) (?:the )?damage\b(?: (?:on|from) (?:\w+ ){1,3}?)? ?(?:still |also |get |be )?"
                r"(?:stay|remain|go away|heal|disappear|wear off|removed|reset)\w*\b.*"
            ),
            r"(?:does|do|will) (?:the |my )?(?:damaged )?(?:allies|characters) (?:heal|recover)\b.*",
        ),
        RuleAnswer("damage stays on a character until it is healed or the character leaves play", ("403.1",)),
    ),
    (
        (rf"{MAY} {_NEW_ALLY} (?:attack|swing) {_THAT_TURN}",),
        RuleAnswer("no: an attacker must have been in the party since the turn began, or have ferocity", ("601.2a",)),
    ),
    (
        (rf"{MAY} {_NEW_ALLY} (?:protect|block|defend) {_THAT_TURN}",),
        RuleAnswer("yes: an ally can protect however short it has been in the party", ("302.2", "602.2")),
    ),
    (
        (
            rf"{MAY} {WHO} strike\b.* (?:outside(?: of)? (?:a )?combat|without (?:a )?combat).*",
            rf"{MAY} {WHO} strike\b.* (?:if|when|while) .*\bnot in combat.*",
        ),
        RuleAnswer("no: a player strikes only in a defend window, with the hero in combat", ("602.4", "303.2")),
    ),
    (
        (rf"{MAY} {WHO} (?:strike|attack|swing) with {SEVERAL}weapons?\b(?!.*\bturn\b).*",),
        RuleAnswer(
            "no: a player strikes with one weapon in each combat; with dual wield, with two Melee weapons",
            ("303.2c", "303.2d"),
        ),
    ),
    (
        (
            rf"{MAY} {WHO} (?:use|exhaust) {_SOME}resources? (?:now )?(?:to|and) (?:spend|use|pay)\b.* later.*",
            rf"{MAY} {WHO} (?:save|keep|store) resources?\b.*",
        ),
        RuleAnswer("no: resources can't be exhausted to pay future costs", ("408.2",)),
    ),
    (
        (rf"how many resources (?:can|may|do|does|am|is) {WHO} (?:allowed to )?(?:place|play|put|lay)\b.*{_TURN}",),
        RuleAnswer("one on each of a player's own turns, unless a card says otherwise", ("408.1",)),
    ),
    (
        (
            (
                rf"{MAY} (?:{WHO} attack with )?{_CHARACTER} (?:attack )?(?:twice|more than once|two times|again"
                rf"|several times)(?: {_TURN})?(?: if .*(?:readied|ready|untap).*)?"
            ),
        ),
        RuleAnswer(
            "yes, once it is ready again: an attacker must be ready, and attacking exhausts it", ("600.1", "601.2a")
        ),
    ),
    (
        (
            rf"how (?:many times|often) (?:can|may) {WHO} attack(?: {_TURN})?",
            rf"how many (?:attacks|combats) (?:can|may) {WHO} (?:make|propose|do)(?: {_TURN})?",
            rf"{MAY} {WHO} (?:attack|propose (?:a )?combats?) (?:more than once|twice|several times)(?: {_TURN})?",
        ),
        RuleAnswer("as often as there is a character that may attack, one combat after the other", ("600.1", "601.2a")),
    ),
    (
        (
            rf"how many cards (?:can|may) {WHO} (?:have|hold|keep) in (?:(?:my|your|his|their) )?hand.*",
            r"what(?:'s| is) (?:the|my) (?:maximum |max )?hand (?:size|limit)(?: limit)?",
            rf"when (?:do|does|must) {WHO} (?:have to |must )?discard (?:down )?to (?:seven|7)(?: cards)?",
            (
                rf"(?:do|does|must) {WHO} (?:have to |need to )?discard (?:right away|immediately|at once)?,? ?"
                r"(?:if|when|because|as soon as) .*(?:more than|over|above) (?:seven|7)\b.*"
            ),
        ),
        RuleAnswer(
            "any number during the turn; in the wrap-up step of his or her own turn a player discards down to seven",
            ("503.2a",),
        ),
    ),
    (
        (
            (
                rf"(?:do|does|can|will) {EXHAUSTED} (?:still |also )?(?:deal|do) (?:combat )?damage(?: back)?"
                r"(?: (?:if|when|while) .*(?:attacked|defend\w*).*)?"
            ),
            rf"(?:do|does|can|will) {EXHAUSTED} (?:still )?(?:fight|strike|hit) back.*",
            rf"{MAY} {EXHAUSTED} (?:still )?(?:defend|be (?:a )?defenders?|deal (?:combat )?damage)(?: .*attack.*)?",
        ),
        RuleAnswer("yes: a defender need not be ready, and deals combat damage all the same", ("601.2b", "603.1")),
    ),
    (
        (rf"{MAY} {EXHAUSTED} (?:still )?(?:attack|be proposed as (?:an )?attackers?)",),
        RuleAnswer("no: an attacker must be ready", ("601.2a",)),
    ),
    (
        (rf"{MAY} {EXHAUSTED}(?: with protector)? (?:still )?(?:protect|block)\b.*",),
        RuleAnswer("no: a character is exhausted to protect, so that it must be ready", ("602.2",)),
    ),
    (
        (
            (
                rf"{MAY} (?:{WHO} use )?(?:an?|my|the) (?:new )?all(?:y|ies)(?:'s)? (?:use "
                rf"(?:its|his|her|an?|their) )?activated powers? {_NEW}"
            ),
        ),
        RuleAnswer("no: the ally must have been in the party since its controller's turn started", ("302.2", "701.3")),
    ),
    (
        (
            (
                r"when (?:do|does|are|is) (?:all )?(?:my|the|your)? ?(?:exhausted |tapped )?"
                r"(?:cards?|all(?:y|ies)|resources?|characters?"
                r"|hero|equipment|weapons?|armor) (?:ready|readied|untap|untapped)(?: again)?"
            ),
            (
                r"(?:do|does) (?:all )?(?:of )?my (?:cards|allies|resources|equipment|weapons|armor|hero) "
                r"(?:ready|untap) (?:at|during|in) (?:the )?(?:start|beginning|ready step)(?: of my(?: next)? turn)?"
            ),
        ),
        RuleAnswer("in the ready step of their controller's turn, all at once", ("501.1a",)),
    ),
    (
        (
            r"is combat damage (?:dealt )?(?:simultaneous(?:ly)?|at the same time)",
            (
                rf"{_DO} (?:both|the attacker and (?:the )?defender)(?: \w+)? deal (?:combat |their )?damage "
                r"(?:simultaneously|at the same time|at once)"
            ),
        ),
        RuleAnswer("yes: attacker and defender deal their damage at the same time", ("603.1",)),
    ),
    (
        (rf"{MAY} {WHO} (?:respond|play .+|do .+) (?:to|after|between) (?:the )?combat damage(?: is dealt)?",),
        RuleAnswer(
            "not as it is dealt: at the conclusion nobody gets priority; the last chance is the defend window",
            ("603.1",),
        ),
    ),
    (
        (
            (
                rf"(?:do|does|can|may) (?:{WHO}|the (?:first|starting) player) draw(?: a card)? (?:on|in|during|for) "
                r"(?:my|the|his|their) (?:very )?first turn(?: of the game)?(?: if .*first.*)?"
            ),
        ),
        RuleAnswer(
            "the first player does not, for the start phase of the first turn is skipped; the others do", ("501.2b",)
        ),
    ),
    (
        (
            rf"how (?:many times|often) (?:can|may) {WHO} (?:take a )?mulligan",
            rf"{MAY} {WHO} (?:take a )?mulligan (?:twice|more than once|two times|again)",
            r"how many cards .*mulligan.*",
        ),
        RuleAnswer("each player may mulligan once, before the first turn, and draws seven new cards", ("101.2",)),
    ),
    (
        (
            rf"(?:do|does|will) {WHO} lose(?: the game)? (?:if|when|because|as soon as) (?:{WHO} )?.*{_EMPTY}.*",
            rf"what happens (?:if|when) .*{_EMPTY}.*",
            rf"(?:do|does|will) {WHO} lose(?: the game)? (?:if|when) {WHO} (?:run|runs) out of cards(?: in .*)?",
        ),
        RuleAnswer("having no cards left loses nothing; being made to draw one then does", ("102.1a",)),
    ),
    (
        (
            (
                rf"{MAY} {WHO} attack (?:with .+ )?(?:(?:one|any) of )?(?:my|his|her|their|your) own "
                r"(?:all(?:y|ies)|hero|characters?)"
            ),
        ),
        RuleAnswer("no: a defender must be controlled by an opponent", ("601.2b",)),
    ),
    (
        (
            rf"{MAY} {WHO} respond to (?:a |the )?(?:placing|placement)(?: of)?(?: a)? resources?",
            rf"{_DO} placing (?:a |my )?resources? (?:use|go on|go onto|start) the (?:chain|stack)",
        ),
        RuleAnswer("yes: a resource being placed is a link of the chain", ("407.3", "408.1a")),
    ),
    (
        (rf"{MAY} {WHO} respond to (?:an?|the|my|his|my opponent's) (?:attack|proposal|combat proposal)",),
        RuleAnswer(
            "yes: a combat is proposed by an effect on the chain, to which a player with priority may add",
            ("407.3", "601.1"),
        ),
    ),
    (
        (
            (
                rf"{MAY} {WHO} (?:still )?respond (?:when|if|after) {WHO} (?:play|cast|use|complete|"
                rf"activate|place|strike"
                r"|attack|propose)s? .+"
            ),
        ),
        RuleAnswer(
            (
                "yes: what is played, placed, used, completed or proposed is a link, and players get priority "
                "before it resolves"
            ),
            ("407.3", "407.4"),
        ),
    ),
    (
        (rf"{MAY} {WHO} respond (?:when|if|after|to) .*\b(?:protect(?:s|ing|ion)?|blocks?|blocking)(?: point)?",),
        RuleAnswer("not before: protecting adds no link, but the defend window opens after it", ("602.2", "602.4")),
    ),
    (
        (
            r"who (?:gets|has|receives) priority first.*",
            r"who (?:may|can|gets to) (?:respond|act|play) first.*",
            (
                r"(?:who|which player) (?:gets|has|receives) (?:the )?priority (?:first )?(?:after|when|once|as) "
                r".+ resolve[sd]?"
            ),
            r"which player (?:gets|has|receives) (?:the )?priority first.*",
        ),
        RuleAnswer("the turn player, as a priority window opens and after each link resolves", ("407.4", "407.4a")),
    ),
    (
        (
            (
                rf"{MAY} (?:we(?: both)?|both of us|my opponent and I|I and my opponent|(?:both )?players|each player)"
                r"(?: both)? (?:have|control) (?:the same|a copy of the same|copies of the same) unique \w+"
                r"(?! (?:twice|two times|more than once|several times)).*"
            ),
        ),
        RuleAnswer("yes, each player one: uniqueness is violated only by what one player controls", ("410.1",)),
    ),
    (
        (
            (
                rf"{MAY} {WHO} (?:have|control) (?:two|2|more than one|several) "
                r"(?:copies of )?(?:a |the same )?unique \w+.*"
            ),
            (
                rf"{MAY} {WHO} (?:have|control) (?:a|the same) unique \w+ "
                r"(?:twice|two times|more than once|several times)\b.*"
            ),
        ),
        RuleAnswer("no: one of them is chosen and destroyed", ("410.1", "410.2")),
    ),
    (
        (rf"{MAY} {WHO} (?:complete|use|flip) (?:a |my |the )?quests? {_NEW}",),
        RuleAnswer("yes: a quest can be completed however long its player has controlled it", ("702.3",)),
    ),
    (
        (
            rf"{MAY} {WHO} complete (?:more than one|two|several|2|multiple) quests?(?: {_TURN})?",
            rf"how many quests (?:can|may) {WHO} complete(?: {_TURN})?",
        ),
        RuleAnswer("as many as the player can pay for, each with priority", ("702.3",)),
    ),
    (
        (
            (
                r"(?:does|do|will) (?:my |an? |the )?(?:damaged )?(?:ally|allies|hero|heroes|characters?) "
                r"(?:heal|recover)(?: (?:at|during|between|by|on|each|every)\b.*)?"
            ),
        ),
        RuleAnswer("no: damage stays until something heals it or the character leaves play", ("403.1",)),
    ),
    (
        (rf"{MAY} {WHO} (?:concede|give up|scoop)(?: .*)?",),
        RuleAnswer("yes, at any time", ("102.1b",)),
    ),
    (
        (rf"{MAY} {WHO} (?:play|cast) (?:a |my )?quests?(?: from hand)?",),
        RuleAnswer("no: a quest is only placed as a resource, and completed there", ("307.1",)),
    ),
    (
        (rf"{MAY} {WHO} (?:play|cast|use|activate) .+ without (?:a |any )?(?:legal )?targets?(?: .*)?",),
        RuleAnswer("no, if its text says target: without a legal target the link can't be added", ("707.1d",)),
    ),
    (
        (
            (
                r"(?:if|when) both (?:our |players' )?hero(?:es)? (?:die|are destroyed|would die)\b.*, "
                r"(?:then )?(?:who|what)\b.*"
            ),
            r"who wins (?:if|when) both (?:our |players' )?hero(?:es)? (?:die|are destroyed|would die)\b.*",
            r"what happens (?:if|when) both (?:our |players' )?hero(?:es)? (?:die|are destroyed)\b.*",
        ),
        RuleAnswer("nobody: if all players who are left lose at the same time, the game is a draw", ("102.1a",)),
    ),
    (
        (
            (
                rf"{MAY} (?:my|a|the|an) (?:(?:ready|opposing|own|own ready) )?hero(?:es)? attack(?: .+)? "
                r"(?:without|if .*no|with no) (?:a )?weapons?.*"
            ),
            rf"{MAY} (?:my|a|the|an) hero(?:es)? with (?:0|no) ATK attack",
        ),
        RuleAnswer("yes: a ready hero may attack; without ATK it deals no combat damage", ("601.2a", "603.1")),
    ),
    (
        (
            rf"{MAY} {WHO} complete (?:the|a) same quest (?:twice|again|more than once|several times)\b.*",
            rf"{MAY} (?:the|a) (?:same )?quest be completed (?:twice|again|more than once|several times)\b.*",
        ),
        RuleAnswer("no: it is flipped face down as it is completed, and only a face-up quest can be", ("702.3",)),
    ),
    (
        (r"who (?:goes|plays|starts|begins|is|gets to go) (?:the )?first(?: player)?(?: in (?:a|the) game)?",),
        RuleAnswer("chance decides which player picks the first player", ("101.1",)),
    ),
)
"""The forms of questions, and the answer that the rules give on any board."""
