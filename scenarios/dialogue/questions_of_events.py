"""Questions that are answered from what has happened: who took damage, who drew, what resolved, who survived."""

import re
from collections.abc import Iterator

from engine.language.powers import Payment, Triggered
from engine.language.words import CardType
from scenarios.dialogue.dialogue import Dialogue, board_of, names_on_board, printed_card, view_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD, OF_WHOM
from scenarios.dialogue.question_patterns import (
    ATTACK_HAPPENS,
    DEALS,
    DRAWS,
    HAS_DEALT,
    HAS_TAKEN,
    HOW_MANY_DIE,
    RESOLVES,
    SURVIVES,
    TAKES,
    TIME,
    TRIGGERS,
    WHAT_MOVES,
    WHO_DRAWS,
    WHO_TAKES,
)
from scenarios.dialogue.times_of_events import time_of
from scenarios.outcome import CardView, EventLine
from scenarios.registry.step_tokens import QUOTED, quoted, tokens_of
from scenarios.spoken_numbers import so_many

_DEALT = late(
    r"(?P<source>[^“”]+?) deals? (?P<amount>\d+) (?P<sort>[\w ]*?)damage to (?P<to>[^“”]+)",
)
_DRAWN = late(r"(?P<player>.+?) draws? (?P<card>.+)")
_FIGHTS = late(
    r"(?P<attacker>.+) defends against (?P<other>.+), and they enter combat|(?P<one>.+) enters combat with (?P<two>.+)"
)
_DISCARDED = late(r"(?P<card>.+) is discarded")
_MUST_DISCARD = late(r"(?P<player>you|your opponent|[A-Z]\w*)\b.*?\bdiscards?\b.*?(?P<number>\d+)")


def answer_from_events(plain: str, dialogue: Dialogue) -> str | None:
    """Return the answer to a question of what has happened; None where it is none, or where nobody has acted yet.

    Nor has anything happened to a card that is nowhere in the game: who asks about it speaks of another board.
    """
    known = names_on_board(dialogue)
    if not dialogue.acted or any(tokens_of(each)[-1].text not in known for each in re.findall(QUOTED, plain)):
        return None
    events = [each for step in dialogue.told for each in step.events]
    told = [each.text for each in events]
    if (of_damage := _of_damage(plain, told, dialogue)) is not None:
        return of_damage
    if found := WHO_DRAWS.fullmatch(plain):
        return _who_moved(told, found["verb"].casefold())
    if found := DRAWS.fullmatch(plain):
        caused = _caused_by(found["source"] or found["cause"], events)
        return None if caused is None else _moved(found, caused, dialogue)
    if found := WHAT_MOVES.fullmatch(plain):
        return _what_moved(found["player"], found["verb"].casefold(), events, dialogue)
    if SURVIVES.fullmatch(plain):
        return _survivors(told) or _still_there(told, dialogue)
    if found := HOW_MANY_DIE.fullmatch(plain):
        return _number_of(found, events, dialogue)
    if found := ATTACK_HAPPENS.fullmatch(plain):
        return _whether_attacks(found, told if found["card"] else _since_the_proposal(dialogue))
    if found := RESOLVES.fullmatch(plain):
        return _resolution(found, told)
    if found := TRIGGERS.fullmatch(plain):
        return _whether_triggered(found["card"], found["rest"] or "", told, dialogue)
    if found := TIME.fullmatch(plain):
        return time_of(found["card"], found["verb"], dialogue)
    return None


def _caused_by(cause: str | None, events: list[EventLine]) -> list[EventLine] | None:
    """Return the events that a card has caused, all of them where no cause is named.

    It is None for a cause that is no card, and for a card of which no event is told to be the cause.
    """
    if cause is None:
        return events
    if re.fullmatch(CARD, cause) is None:
        return None
    return [each for each in events if (each.cause or "").startswith(_name(cause))] or None


def _since_the_proposal(dialogue: Dialogue) -> list[str]:
    """Return the events since the last combat was proposed: "the attack" is no earlier one."""
    proposed = (at for at, step in enumerate(dialogue.told) if step.keyword == "When" and " propose" in step.text)
    return [each.text for step in dialogue.told[max(proposed, default=0) :] for each in step.events]


def _whether_attacks(found: re.Match[str], told: list[str]) -> str:
    """Return whether an attack has begun, or has come to nothing."""
    named = re.escape(_name(found["card"])) if found["card"] else ".+"
    attacks = any(re.fullmatch(rf"{named} attacks", each) for each in told)
    return _whether_called_off(told, attacks=attacks) if found["over"] else "yes" if attacks else "no"


def _whether_called_off(told: list[str], *, attacks: bool) -> str:
    """Return whether the last attack has come to nothing: it never began, or nobody was left to fight (602.5).

    Who fights without dealing damage, for the ATK is 0 or the damage is prevented, has attacked all the same.
    """
    if not attacks:
        return "yes: nobody attacks"
    since = told[max(at for at, each in enumerate(told) if each.endswith(" attacks")) :]
    if _CONCLUDES not in since:
        return "no: it goes on"
    before = since[: since.index(_CONCLUDES)]
    fought = before[before.index(_WINDOWS_OVER) + 1 :] if _WINDOWS_OVER in before else []
    if not fought:
        return "yes: it has begun, but nobody deals combat damage"
    dealt = any("combat damage to" in each for each in fought)
    return "no: they fight" if dealt else "no: they fight, but nobody deals combat damage"


_WINDOWS_OVER, _CONCLUDES = "the defend window closes", "the combat concludes"


def _of_damage(plain: str, told: list[str], dialogue: Dialogue) -> str | None:
    """Return the answer to a question of the damage that was dealt, None for any other question.

    Of combat damage no other damage is counted (603.1).
    """
    combat = _COMBAT_DAMAGE.search(plain) is not None
    told = [each for each in told if "combat damage" in each] if combat else told
    if found := TAKES.fullmatch(plain):
        return _amount(told, to=found["card"] or found["to"])
    if (found := DEALS.fullmatch(plain)) and found["side"]:
        return _amount_of_a_side(told, OF_WHOM[found["side"]], dialogue)
    if found := DEALS.fullmatch(plain):
        effect = [] if combat else _by_its_effect(found["card"], dialogue)
        return _amount(told + effect, source=found["card"], to=found["to"])
    if WHO_TAKES.fullmatch(plain):
        return ", ".join(f"{each['to']} {each['amount']}" for each in _packets(told)) or "nobody"
    if found := HAS_TAKEN.fullmatch(plain):
        dealt = told if found["source"] is None else _dealt_by(found["source"], told, dialogue)
        number, to = found["number"] or found["many"], found["card"] or found["is"]
        return None if dealt is None else _whether(dealt, number, to=to)
    if found := HAS_DEALT.fullmatch(plain):
        return _whether(told, found["number"], source=found["card"], to=found["to"])
    return None


_COMBAT_DAMAGE = late(r"\bcombat damage\b", re.IGNORECASE)
_OF_COMBAT = late(r"(?:the |that |this |your |your opponent's )?(?:attack|combat|fight)", re.IGNORECASE)


def _dealt_by(source: str, told: list[str], dialogue: Dialogue) -> list[str] | None:
    """Return what was told of the damage of a source, a card or the combat; None for any other source."""
    if re.fullmatch(CARD, source) is not None:
        own = [each.string for each in _dealt(told, source)]
        return own + _by_its_effect(source, dialogue)
    return [each for each in told if "combat damage" in each] if _OF_COMBAT.fullmatch(source) else None


def _by_its_effect(card: str, dialogue: Dialogue) -> list[str]:
    """Return the damage that another card, such as the hero, has dealt as an ability resolved, as the ability's own."""
    name = _name(card)
    done = [each for step in dialogue.told for each in step.events if each.cause == f"{name} is put onto the chain"]
    dealt = [found for each in done if (found := _DEALT.fullmatch(each.text)) is not None and found["source"] != name]
    return [each.string.replace(f"{each['source']} deals", f"{name} deals", 1) for each in dealt]


def _whether_triggered(card: str, rest: str, told: list[str], dialogue: Dialogue) -> str | None:
    """Return whether a card has triggered, and what it did to the card that the rest of the question names.

    It is None for a card whose powers do anything else that could be meant, and for a question of how much or often.
    """
    printed = printed_card(dialogue, card)
    kinds = {type(each) for each in printed.powers} if printed is not None else set()
    counted = _COUNTED.search(re.sub(CARD, "", rest)) is not None
    if Triggered not in kinds or Payment in kinds or counted:
        return None
    name = _name(card)
    did = [each for each in told if re.match(rf"{re.escape(name)} (?:deals?|heals?) ", each)]
    triggers = [each for each in told if each.startswith(f"{name} triggers")]
    if (other := re.search(CARD, rest)) is not None:
        did = [each for each in did if each.endswith((f" to {_name(other[0])}", f" from {_name(other[0])}"))]
        return f"yes: {did[0]}" if did else "no"
    return f"yes: {(did or triggers)[0]}" if triggers else "no: it has not triggered"


_COUNTED = late(
    r"\b(?:\d+|one|two|three|four|five|twice|again|only|each|every|both|all|no|nothing|another|more)\b", re.IGNORECASE
)


def _packets(told: list[str]) -> Iterator[re.Match[str]]:
    return (found for each in told if (found := _DEALT.fullmatch(each)) is not None)


def _name(card: str) -> str:
    """Return a card, or the hero of a player, as events name it."""
    if card in {"you", "your opponent"}:
        return f"{card}r hero" if card == "you" else f"{card}'s hero"
    return card if card.endswith("hero") else tokens_of(card)[-1].text


def _dealt(told: list[str], source: str | None = None, to: str | None = None) -> list[re.Match[str]]:
    return [
        each
        for each in _packets(told)
        if (source is None or each["source"] == _name(source)) and (to is None or each["to"] == _name(to))
    ]


def _amount(told: list[str], source: str | None = None, to: str | None = None) -> str:
    return f"{sum(int(each['amount']) for each in _dealt(told, source, to))} damage"


def _amount_of_a_side(told: list[str], player: str, dialogue: Dialogue) -> str:
    """Return how much damage a player's cards have dealt: that to what is not the player's own."""
    controller_of = board_of(dialogue).controller_of
    own = {f"{'your' if player == 'you' else f'{player}{chr(39)}s'} hero"}
    dealt = [
        int(each["amount"])
        for each in _packets(told)
        if each["source"] in own
        or (not each["source"].endswith(" hero") and controller_of(quoted(each["source"])) == player)
    ]
    return f"{sum(dealt)} damage"


def _whether(told: list[str], number: str | None, source: str | None = None, to: str | None = None) -> str:
    """Return whether damage was dealt, and how much; of a number whether it was that much."""
    dealt = sum(int(each["amount"]) for each in _dealt(told, source, to))
    holds = dealt == int(number) if number else dealt > 0
    return f"{'yes' if holds else 'no'}: {dealt} damage"


def _moved(found: re.Match[str], events: list[EventLine], dialogue: Dialogue) -> str:
    player, verb = found["player"] or found["one"], found["verb"] or found["does"]
    choice = dialogue.played.open.choice if dialogue.played.open is not None else None
    chooses = (
        choice is not None and choice.player is not None and dialogue.played.now.player(choice.player).name == player
    )
    if verb.casefold() == "draw":
        many = sum(1 for each in events if (line := _DRAWN.fullmatch(each.text)) and line["player"] == player)
    elif choice is not None and chooses and "discard" in (dialogue.played.waiting() or ""):
        many = choice.least
    else:
        many = sum(1 for each in events if _DISCARDED.fullmatch(each.text) and _is_of(player, each, dialogue))
    cards = so_many(many, "card")
    return f"{'yes' if many else 'no'}: {cards}" if found["one"] else cards


def _what_moved(player: str, verb: str, events: list[EventLine], dialogue: Dialogue) -> str | None:
    """Return the cards that a player has drawn or discarded, or has to choose for that."""
    waiting = dialogue.played.waiting()
    if waiting is not None:
        return waiting if verb in waiting and waiting.startswith(player) else None
    if verb == "draw":
        drawn = (found for each in events if (found := _DRAWN.fullmatch(each.text)) is not None)
        return ", ".join(each["card"] for each in drawn if each["player"] == player) or "nothing"
    gone = (each for each in events if _DISCARDED.fullmatch(each.text) and _is_of(player, each, dialogue))
    return ", ".join(each.text.removesuffix(" is discarded") for each in gone) or "nothing"


def _is_of(player: str, event: EventLine, dialogue: Dialogue) -> bool:
    """Return whether an event is about a player."""
    return any(each.name == player and each.id in event.about for each in dialogue.played.now.players)


def _who_moved(told: list[str], verb: str) -> str | None:
    """Return who drew cards and how many; None for who discarded, which events don't tell of each card."""
    if not verb.startswith("draw"):
        return None
    drew = [found["player"] for each in told if (found := _DRAWN.fullmatch(each)) is not None]
    return ", ".join(f"{each} {drew.count(each)}" for each in dict.fromkeys(drew)) or "nobody"


def _survivors(told: list[str]) -> str | None:
    """Return who of those that fought is not destroyed; None where nobody fought."""
    fought = dict.fromkeys(
        name
        for each in told
        if (found := _FIGHTS.fullmatch(each))
        for name in (found["attacker"] or found["one"], found["other"] or found["two"])
    )
    if not fought:
        return None
    alive = [each for each in fought if f"{each} is destroyed" not in told]
    return ", ".join(alive) or "neither of them"


def _still_there(told: list[str], dialogue: Dialogue) -> str | None:
    """Return the allies in play after damage was dealt or a card destroyed; None where neither has happened."""
    if not any(_DEALT.fullmatch(each) or each.endswith(_DESTROYED) for each in told):
        return None
    return ", ".join(each.name for each in _allies(dialogue)) or "nobody"


def _allies(dialogue: Dialogue) -> Iterator[CardView]:
    """Yield the allies in play."""
    for player in view_of(dialogue).players:
        yield from (each for each in (*player.ally_row, *player.hero_row) if each.kind == "ally")


def _number_of(found: re.Match[str], events: list[EventLine], dialogue: Dialogue) -> str | None:
    """Return how many allies, or cards of a name, have been destroyed or are still in play.

    It is None where it is asked of one player's, whose cards in the graveyard are not told from the other's.
    """
    if found["whose"] or found["owner"]:
        return None
    name = _name(found["card"]) if found["card"] else None
    if not found["dies"]:
        return str(sum(name is None or _is_called(each.name, name, dialogue) for each in _allies(dialogue)))
    dead = [each.text.removesuffix(_DESTROYED) for each in events if each.text.endswith(_DESTROYED)]
    if name is None:
        dead = [each for each in dead if board_of(dialogue).kind_of(quoted(each)) is CardType.ALLY]
    return str(sum(name is None or _is_called(each, name, dialogue) for each in dead))


def _is_called(card: str, name: str, dialogue: Dialogue) -> bool:
    """Return whether a card, by its label or name, has a name."""
    printed = printed_card(dialogue, quoted(card))
    return card == name or (printed is not None and printed.name == name)


_DESTROYED = " is destroyed"


def _resolution(found: re.Match[str], told: list[str]) -> str:
    """Return whether a card was interrupted, or has resolved; "does it do anything" also asks for what it did.

    A link that was not interrupted has done so once it has tried to (709.2).
    """
    name = _name(found["card"] or found["is"])
    interrupted = f"{name} is interrupted" in told or f"{name} is interrupted under 709.2a" in told
    if found["is"]:
        return "yes" if interrupted else "no"
    tried = next((at for at, each in enumerate(told) if each == f"{name} tries to resolve"), None)
    if tried is None or interrupted:
        return "no"
    at_once = told[tried + 1 : tried + 2]
    idle = not at_once or at_once[0].startswith(f"{name} is put into ")
    return "no" if idle and found["does"].casefold() != "resolve" else "yes"
