"""What a question leaves unsaid and cannot do without: a card that is played is in hand, an attacker is in play."""

import re
from collections.abc import Iterable, Iterator

from engine.language.effects import PayResources
from engine.language.words import CardType, Zone
from judge.assistance.armor_questions import unsaid_armor
from judge.assistance.cost_questions import asked_cost, in_hand_of
from scenarios.dialogue.bare_names import with_quoted_names
from scenarios.dialogue.dialogue import Dialogue, Reply, board_of, names_on_board
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import OF_WHOM, OTHER_PLAYER, controls
from scenarios.dialogue.question_patterns import is_question_of_events, is_question_of_state
from scenarios.dialogue.stand_in_cards import STAND_INS
from scenarios.dialogue.understanding import in_our_words
from scenarios.registry.step_tokens import QUOTED, quoted, tokens_of
from scenarios.scenario_errors import Differs, IllegalAction, UnknownName, UnknownSentence
from scenarios.spoken_numbers import so_many

_MISSING = late(r"no card here is called (['\"])(?P<name>.*)\1")
_OWNED = r"(?:your opponent's|your|[A-Z]\w*'s)"
_UNCHOSEN = late(rf'(?:(?P<whose>{_OWNED}) )?"(?P<name>(?:\\.|[^"\\])*)" can\'t be chosen now')
_PROTECTS = late(rf"(?P<player>you|your opponent) (?:protects? with|exhausts?) (?P<card>{QUOTED})")
_NO_TARGET = late(r"no legal target")
_TARGETED = late(rf'targeting (?:(?P<whose>{_OWNED}) )?"(?P<name>(?:\\.|[^"\\])*)"')
_NOT_IN_HAND = late(r"is not in that player's hand")
_NOT_THE_TURN = late(r"not that player's turn|not an instant")
_PLAYER = r"(?P<player>you|your opponent|[A-Z]\w*)"
_ELSEWHERE = late(r"there is only |is not in that player's hand|only a card from the player's hand")
_PLAYS = late(
    r"(?P<player>you|your opponent) (?:may |can't )?(?:plays?|places?|responds? by playing) "
    rf"(?:your )?(?P<card>{QUOTED})"
)
_IS_STATED = late(rf"(?:you control|(?:your opponent|[A-Z]\w*) controls) {QUOTED}(?:(?:,| and|, and) {QUOTED})*")
_SHORT = "to be exhausted"
_OF_COSTS = {"401.1", "600.3"}
"""The rules of costs: of a link, and of a combat that is proposed."""
_NO_X = late(r"X = \d+ can't be chosen now")
_MANY_SHORT = late(rf"(?P<many>\d+) resources? (?:is|are) {_SHORT}")
_OF_RESOURCES = late(r"(?<!face-up )(?<!face-down )\bresources?\b")
NO_COST = "cost is no matter"


def assumption(reply: Reply) -> str | None:
    """Return the Given without which a sentence could not be taken; None where nothing was merely left unsaid.

    A card that somebody plays is in that player's hand, one that attacks, protects or strikes in his or her party, one
    that is attacked or aimed at in the other's; resources that nobody has spoken of are enough.
    """
    if isinstance(reply.stopped, UnknownSentence):
        if not reply.said.asks:
            return None
        return unsaid_armor(reply.said.text, reply.dialogue) or _asked_about(reply)
    if isinstance(reply.stopped, UnknownName) and not _ELSEWHERE.search(reply.stopped.what):
        found = _MISSING.match(reply.stopped.what)
        return next(_places(found["name"], reply), None) if found else None
    if (hero := _flipped(reply)) is not None:
        return hero
    if (protector := _protecting(reply)) is not None:
        return protector
    if (elsewhere := _played_elsewhere(reply)) is not None:
        return elsewhere
    if (stated := _stated_late(reply)) is not None:
        return stated
    if _is_short(reply):
        return _enough_resources(reply)
    if isinstance(reply.stopped, IllegalAction) and _NOT_IN_HAND.search(reply.stopped.what):
        return _in_hand(reply)
    if (isinstance(reply.stopped, IllegalAction) or reply.outcome.keyword == "Asked") and (
        aimed_at := _not_in_play(reply)
    ) is not None:
        return aimed_at
    unsaid = not any(step.text.startswith("it is ") for step in reply.dialogue.steps)
    return _turn(reply) if unsaid and (isinstance(reply.stopped, IllegalAction) or _is_refused(reply)) else None


def _flipped(reply: Reply) -> str | None:
    """Return which hero a player has, where the flip of one is spoken of that nobody said to be anybody's."""
    found = _FLIPS.match(reply.meant.text) if reply.meant is not None else None
    board = board_of(reply.dialogue)
    names = re.findall(QUOTED, in_our_words(with_quoted_names(reply.said.text, board.names()), board)) if found else []
    heroes = [each for each in names if board.kind_of(each) is CardType.HERO]
    if found is None or not heroes or tokens_of(heroes[0])[-1].text in names_on_board(reply.dialogue):
        return None
    return f"{'your' if found['player'] == 'you' else found['player'] + chr(39) + 's'} hero is {heroes[0]}"


_FLIPS = late(r"(?P<player>you|your opponent) (?:may |can't )?flips? (?:your|your opponent's) hero")


def _asked_about(reply: Reply) -> str | None:
    """Return who controls the only card that a question of its state names, where it is nowhere yet.

    A card that is asked about for its cost is in hand.
    """
    board = board_of(reply.dialogue)
    if (priced := asked_cost(reply.said.text, reply.dialogue)) is not None:
        return in_hand_of(*priced)
    plain = in_our_words(reply.said.text, board)
    named = re.findall(rf"(?:(your opponent's|your) )?({QUOTED})", plain)
    if len(named) != 1 or not (is_question_of_state(plain) or is_question_of_events(plain)):
        return None
    whose, card = named[0]
    name = tokens_of(card)[-1].text
    if (
        name in names_on_board(reply.dialogue)
        or board.kind_of(card) is not CardType.ALLY
        or _OF_OTHER_THINGS.search(plain)
    ):
        return None
    return controls(OF_WHOM.get(whose, "you"), card)


_OF_OTHER_THINGS = late(r"\bcontrols\b|\bcost|\bresources?\b|\bpay\b")


def _is_refused(reply: Reply) -> bool:
    """Return whether it was asked if something is allowed and isn't, for it would have to be the player's turn."""
    refused = any("not that player's turn" in each.text for each in reply.outcome.events)
    return reply.outcome.keyword == "Asked" and refused


def _protecting(reply: Reply) -> str | None:
    """Return that a player controls a card that protects, or an armor that prevents, and is nowhere yet."""
    found = _PROTECTS.match(reply.meant.text if reply.meant is not None else "")
    if found is None or reply.stopped is None:
        return None
    name, described = tokens_of(found["card"])[-1].text, reply.dialogue.played.described
    nowhere = name in described and all(each.printed.name != name for each in reply.dialogue.played.now.cards.values())
    if (name in names_on_board(reply.dialogue) and not nowhere) or name not in {*reply.dialogue.names(), *described}:
        return None
    return controls(found["player"], quoted(name))


def _played_elsewhere(reply: Reply) -> str | None:
    """Return that a player has a card in hand that he or she plays, where the only card of the name is elsewhere.

    Another player's card is no card that he or she could play, and one in play is played already.
    """
    what = [reply.stopped.what] if reply.stopped is not None else [each.text for each in reply.outcome.events]
    found = _PLAYS.match(reply.meant.text if reply.meant is not None else "")
    if found is None or not any(_ELSEWHERE.search(each) for each in what):
        return None
    name, play = tokens_of(found["card"])[-1].text, reply.dialogue.played
    named = [each for each in play.now.cards.values() if each.printed.name == name]
    own = [each for each in named if play.now.player(each.owner).name == found["player"]]
    if not named or any(each.zone not in {Zone.PLAY, Zone.CHAIN} for each in own):
        return None
    whose = "your" if found["player"] == "you" else f"{found['player']}'s"
    return f"{whose} hand is {quoted(name)}"


def _stated_late(reply: Reply) -> str | None:
    """Return who controls cards that are nowhere yet, where somebody says so after something was done."""
    meant, stopped = reply.meant, reply.stopped
    if meant is None or meant.asked or meant.keyword != "Then" or reply.said.keyword is not None:
        return None
    if not isinstance(stopped, Differs) or not _IS_STATED.fullmatch(meant.text):
        return None
    named = {tokens_of(each)[-1].text for each in re.findall(QUOTED, meant.text)}
    known = named <= set(reply.dialogue.names()) and not named & set(names_on_board(reply.dialogue))
    return meant.text if known else None


def _enough_resources(reply: Reply) -> str | None:
    """Return that cost is no matter, or that the player has as many resources as are missing where another's are said.

    It is None where it was said what resources the player has.
    """
    given = [step.text for step in reply.dialogue.steps if step.keyword == "Given"]
    said = [text for text in given if _OF_RESOURCES.search(text)]
    if NO_COST in given or not said:
        return None if NO_COST in given else NO_COST
    player = re.match(rf"{_PLAYER}\b", reply.meant.text if reply.meant is not None else "")
    texts = [reply.stopped.what] if reply.stopped is not None else [each.text for each in reply.outcome.events]
    missing = next((found for text in texts if (found := _MANY_SHORT.search(text))), None)
    if player is None or missing is None or player["player"] not in OTHER_PLAYER:
        return None
    # Of the players' resources only those of the other may have been spoken of.
    other = OTHER_PLAYER[player["player"]]
    if not all(text.startswith((f"{other} has ", f"{other} have ")) for text in said):
        return None
    many = int(missing["many"])
    has = "have" if player["player"] == "you" else "has"
    return f"{player['player']} {has} {so_many(many, 'resource')}"


def _is_short(reply: Reply) -> bool:
    """Return whether there are no resources to pay with, in what was done or in what was asked to be allowed."""
    if isinstance(reply.stopped, IllegalAction):
        short = _SHORT in reply.stopped.what or _NO_X.match(reply.stopped.what) is not None
        return short and bool(_OF_COSTS & set(reply.stopped.rules))
    refused = [each for each in reply.outcome.events if _SHORT in each.text and _OF_COSTS & set(each.rules)]
    return reply.outcome.keyword == "Asked" and bool(refused)


def _in_hand(reply: Reply) -> str | None:
    """Return that a player has another card in hand of a name that he or she plays, while one is in play."""
    found = re.match(rf"{_PLAYER} plays? (?P<card>{QUOTED})", reply.meant.text if reply.meant is not None else "")
    if found is None:
        return None
    whose = "your" if found["player"] == "you" else f"{found['player']}'s"
    return f"{whose} hand is {found['card']}"


def unsaid_resources(dialogue: Dialogue, said: Iterable[str], assumed: tuple[str, ...]) -> bool:
    """Return whether something depends on resources of which nobody spoke.

    That is so where a card in the game lets somebody pay as its text is carried out, and where all is asked for that
    somebody can do. Without any nobody would be asked whether to pay, for only what can be paid is (401.1).
    """
    told = [*said]
    if NO_COST in assumed or not dialogue.acted or any("resource" in each or "cost" in each for each in told):
        return False
    if any(_WHAT_CAN_BE_DONE.match(each) for each in told if any(word in each.casefold() for word in _OF_DEEDS)):
        return True
    return any(_PAYS in repr(each.printed.powers) for each in dialogue.played.now.cards.values())


_OF_DEEDS = ("can ", " could ", "options", " plays", " moves", "anything")
_WHAT_CAN_BE_DONE = late(
    r"(?:and |so )*(?:what|which cards?)(?: all)? can (?:I|my opponent|he|she) (?:still )?(?:do|play|use)\b"
    r"|(?:and |so )*how (?:can|could) (?:I|my opponent|he|she) (?:respond|react|answer)\b"
    r"|.*\b(?:options|plays|moves|responses|outs|anything|something)"
    r"(?=$| (?:can|could|do|does|I|about|now|have|left)\b)",
    re.IGNORECASE,
)
_PAYS = PayResources.__name__


def joined_with(assumed: tuple[str, ...], further: str) -> tuple[str, ...]:
    """Return what is assumed with one thing more; the cards of one hand are said at once.

    >>> joined_with(('your hand is "A"',), 'your hand is "B"')
    ('your hand is "A", "B"',)
    """
    hand, found, card = further.partition("hand is ")
    same = next((each for each in assumed if found and each.startswith(f"{hand}{found}")), None)
    return (*(each for each in assumed if each != same), f"{same}, {card}" if same else further)


def turned_over(reply: Reply, assumed: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return what is assumed with a card under the other player's control, where an attack shows that it must be so."""
    refusals = [reply.stopped.what] if reply.stopped is not None else [each.text for each in reply.outcome.events]
    if (own := _friendly(reply, refusals, assumed)) is not None:
        return own
    for text in refusals:
        attack = _ON_A_HERO.search(reply.meant.text) if reply.meant is not None else None
        if attack is not None and "hero is not controlled by an opponent" in text:
            mine = controls("you", attack["card"])
            return tuple(controls("your opponent", attack["card"]) if each == mine else each for each in assumed)
        acting = re.match(r"your opponent|you", reply.meant.text if reply.meant is not None else "")
        for pattern, of_the_other in _OF_THE_OTHER:
            if acting is None:
                break
            wrong = OTHER_PLAYER[acting[0]] if of_the_other else acting[0]
            right = OTHER_PLAYER[wrong]
            for found in pattern.finditer(text):
                card = quoted(found["name"])
                if controls(wrong, card) in assumed:
                    turned = controls(right, card)
                    return tuple(turned if each == controls(wrong, card) else each for each in assumed)
    return None


def _friendly(reply: Reply, refusals: list[str], assumed: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return what is assumed with a card under its player's own control, where it can't be chosen as another's."""
    player = re.match(_PLAYER, reply.meant.text if reply.meant is not None else "")
    other = OTHER_PLAYER.get(player["player"]) if player is not None else None
    for found in (each for text in refusals if (each := _UNCHOSEN.search(text)) is not None):
        theirs = controls(other or "", f'"{found["name"]}"')
        if player is not None and other is not None and found["whose"] is None and theirs in assumed:
            own = controls(player["player"], f'"{found["name"]}"')
            return tuple(own if each == theirs else each for each in assumed)
    return None


_ON_A_HERO = late(rf" that (?:your )?(?P<card>{QUOTED}) attacks your hero$")
_OF_THE_OTHER = tuple(
    (late(rf"(?:^|[;:] ?|allowed: )(?P<name>[^;:]+?) is not {what}"), of_the_other)
    for what, of_the_other in (("in that player's party", True), ("controlled by an opponent", False))
)
"""What shows that a card was assumed on the wrong side: nobody attacks with another's card, nor his or her own."""


def _not_in_play(reply: Reply) -> str | None:
    """Return that the other side controls a card that is aimed at and is nowhere."""
    refusals = (reply.stopped.what,) if reply.stopped is not None else [each.text for each in reply.outcome.events]
    found = next((each for text in refusals if (each := _UNCHOSEN.search(text))), None)
    if found is None and any(_NO_TARGET.search(each) for each in refusals):
        found = _TARGETED.search(reply.meant.text if reply.meant is not None else "")
    player = re.match(_PLAYER, reply.meant.text if reply.meant is not None else "")
    if found is None or player is None:
        return None
    name = found["name"].replace('\\"', '"')
    known = {*reply.dialogue.names(), *reply.dialogue.played.described}
    if any(each.printed.name == name for each in reply.dialogue.played.now.cards.values()) or name not in known:
        return None
    other = _player_of(found["whose"]) or OTHER_PLAYER.get(player["player"])
    return None if other is None else controls(other, quoted(name))


def _player_of(whose: str | None) -> str | None:
    """Return the player whose a thing is said to be, None where nobody said it."""
    return None if whose is None else OF_WHOM.get(whose, whose.removesuffix("'s"))


def _turn(reply: Reply) -> str | None:
    """Return whose turn it must be for an attack, if nothing was said of the turn."""
    meant = reply.meant.text if reply.meant is not None else ""
    found = re.match(
        rf"{_PLAYER} (?:proposes that|plays|uses|completes|places|(?:may|can't) (?:play|place|propose that)) ", meant
    )
    refused = _is_refused(reply) or (reply.stopped is not None and _NOT_THE_TURN.search(reply.stopped.what))
    if found is None or not (refused or " proposes " in meant) or reply.dialogue.played.state.is_fought:
        return None
    return f"it is {found['player']}'s turn"


def _host_or_holder(name: str, text: str) -> re.Match[str] | None:
    """Return where a sentence attaches something to a card of a name, or says which keyword it has."""
    card_of = rf"(?P<whose>your opponent's |your ){re.escape(quoted(name))}"
    attached, keyword = rf"attached to {card_of.replace(' )', ' )?', 1)}", rf"{card_of} (?:has|does not have) "
    return re.search(attached, text) or re.match(keyword, text)


def _stated(text: str, card: str, name: str, reply: Reply) -> str | None:
    """Return who controls a card of which something is stated that is so in play alone; None for other sentences."""
    asked = reply.meant is None or reply.meant.asked
    if not asked and _IS_STATED.fullmatch(text):
        return text
    nobodys = _owner(text, name) is None
    if asked and (reply.meant is None or (nobodys and not reply.dialogue.acted)):
        return None
    if re.fullmatch(rf"{card} (?:is (?:not )?in play|has (?:[a-z-]+|\d+ (?:ATK|health)))", text) is None:
        return None
    actor = board_of(reply.dialogue).controller_of("")
    holder = OTHER_PLAYER.get(actor, "you") if asked and nobodys else "you"
    return controls(_owner(text, name) or holder, quoted(name))


def _owner(text: str, name: str) -> str | None:
    """Return the player to whom a sentence says that a card belongs, None where it doesn't."""
    found = re.search(rf"(?P<whose>{_OWNED}) {re.escape(quoted(name))}", text)
    return _player_of(found["whose"]) if found is not None else None


def _places(name: str, reply: Reply) -> Iterator[str]:
    """Yield where a card must have been, by what the sentence does with it."""
    if name not in reply.dialogue.played.described and name not in set(reply.dialogue.names()):
        if name in STAND_INS:
            yield f"the card {quoted(name)} reads: {STAND_INS[name].replace(chr(10), ' // ')}"
        return
    text = reply.outcome.text if reply.meant is None else reply.meant.text
    card = rf"(?:{_OWNED} )?{re.escape(quoted(name))}"
    if (there := _stated(text, card, name, reply)) is not None:
        yield there
        return
    host = _host_or_holder(name, text)
    if host is not None:
        theirs = (host["whose"] or "").startswith("your opponent")
        yield controls("your opponent" if theirs else "you", quoted(name))
        return
    found = re.match(rf"{_PLAYER} (?:may |can't )?(?P<verb>\w+)", text)
    if found is None:
        return
    player = found["player"]
    holds = "your hand is" if player == "you" else f"{player}'s hand is"
    other = _owner(text, name) or OTHER_PLAYER.get(player)
    if re.search(rf"(?:plays?|playing|places?) {card}", text):
        yield f"{holds} {quoted(name)}"
    elif re.search(rf"completes? {card}", text):
        yield f"{player} {'have' if player == 'you' else 'has'} {quoted(name)} as a face-up resource"
    elif re.search(rf"(?:that|with|uses?|using|exhausts?|power of|destroying|exhausting) {card}", text):
        yield controls(player, quoted(name))
    elif other is not None and re.search(rf"(?:attacks|sabotages|targeting|,|and) {card}", text):
        yield controls(other, quoted(name))
