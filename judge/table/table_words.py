"""Words of the table that are no sentences: what is legal, why, the state, undo, look-ups, saving."""

from pathlib import Path

from judge.answer_lines import offer_lines, reply_lines
from judge.cited_rules import cite
from judge.documents.document_errors import RulesError
from judge.documents.library_folder import library_folder
from judge.documents.lookup.card_lookup import card_lines
from judge.documents.lookup.card_lookup import look_up as card_called
from judge.documents.lookup.lookup_pages import rule_lines
from judge.documents.lookup.rule_lookup import look_up as rules_numbered
from judge.explored_lines import explored_lines
from judge.output_lines import Line
from judge.resulting_state import state_lines
from judge.table.latest_causes import latest_lines
from judge.table.table_talk import Heard, Table, Word, heard, redone, undone
from scenarios.dialogue.dialogue import board_of, outcome_of, ready_to_act, say, view_of
from scenarios.dialogue.feature_text import feature_text
from scenarios.dialogue.offered_sentences import legal_sentences, offer
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import understood
from scenarios.given_files import is_feature
from scenarios.scenario_errors import ScenariosError
from scenarios.whole_files import write_whole

HELP = (
    ("a sentence", "says what is on the board, what somebody does, what is so; or asks: can I …?"),
    ("legal", "what the player with priority may do, or the answers to the open choice"),
    ("why not SENTENCE", "the rules that forbid something"),
    ("why", "what the last events came of, by which rules"),
    ("explore", "every outcome of what has begun, however players choose"),
    ("explore SENTENCE", "whether that is so always, never, or by whose choice; before anything has begun, this turn"),
    ("state", "the whole board"),
    ("undo, redo", "take the last line back; say it again"),
    ("rule N, card NAME", "look a rule or a card up"),
    ("as FILE", "save what was said as a feature file"),
    ("help, quit", "this list; leave"),
)


def answered(table: Table, line: str) -> Heard | None:
    """Return the answer to a line: to a word of the table, or else to its sentences. It is None for leaving.

    No line ends the table, whatever it says.
    """
    word, _, rest = line.strip().partition(" ")
    known = WORDS.get(word.casefold())
    if table.unfinished or known is None or (rest.strip() and word.casefold() not in _WITH_MORE):
        return None if word.casefold() in LEAVE and not rest and not table.unfinished else heard(table, line)
    try:
        return known(table, rest.strip())
    except (ScenariosError, RulesError, OSError) as error:
        return table, (Line(str(error), style="unsure"),)


def _help(table: Table, _rest: str) -> Heard:
    width = max(len(said) for said, _ in HELP)
    return table, tuple(Line(f"{said:<{width}}  {meaning}", indent=2, hang=width + 2) for said, meaning in HELP)


def _legal(table: Table, _rest: str) -> Heard:
    dialogue = table.now
    asked = offer(dialogue.played)
    if asked is not None:
        return table, tuple(offer_lines(asked, outcome_of(dialogue, "", ""), cite))
    play = ready_to_act(dialogue)
    legal = legal_sentences(play) if play is not None else ()
    return table, tuple(Line(each, indent=2, lead="- ") for each in legal) or (Line("Nothing.", indent=2),)


def _why(table: Table, rest: str) -> Heard:
    first, _, deed = rest.partition(" ")
    if first.casefold() == "not" and deed:
        reply = say(table.now, Said(f"can {deed.rstrip('?')}", asks=True))
        return table, tuple(reply_lines(reply, cite))
    if rest:
        return heard(table, f"why {rest}")
    lines = tuple(latest_lines(table.now.told, table.now.played.edition(), cite))
    return table, lines or (Line("Nothing has happened.", style="unsure"),)


def _explore(table: Table, rest: str) -> Heard:
    play = ready_to_act(table.now)
    if play is None:
        return table, (Line("The board is not complete.", style="unsure"),)
    lookup = table.now.setting.lookup
    meant = understood(Said(rest, keyword="Then"), lookup, board_of(table.now)) if rest else ()
    return table, tuple(explored_lines(play, lookup, meant[0].text if meant else rest))


def _state(table: Table, _rest: str) -> Heard:
    return table, tuple(state_lines(view_of(table.now)))


def _rule(table: Table, rest: str) -> Heard:
    found = rules_numbered(rest, table.now.played.edition(), library_folder(missing=True))
    return table, tuple(rule_lines(found))


def _card(table: Table, rest: str) -> Heard:
    folder = library_folder(missing=True)
    return table, tuple(card_lines(card_called(rest.strip('"“”'), folder), folder))


def _as(table: Table, rest: str) -> Heard:
    """Save what was said as a feature file, which must not exist."""
    place = Path(rest).expanduser()
    if not rest:
        return table, (Line("as FILE: the name of a file is missing", style="unsure"),)
    if not is_feature(place.name):
        place = place.with_name(f"{place.name}.feature")
    if place.exists():
        return table, (Line(f"{place} is there already; name another file", style="unsure"),)
    if not table.now.acted:
        return table, (Line("Nobody has acted, so there is nothing to play.", style="unsure"),)
    title = place.stem.replace("-", " ").replace("_", " ").strip().capitalize() or "At the table"
    write_whole({place: feature_text(table.now, title).encode()})
    return table, (Line(f"Saved; judge run {place} plays it."),)


WORDS: dict[str, Word] = {
    "?": _help,
    "as": _as,
    "card": _card,
    "explore": _explore,
    "help": _help,
    "legal": _legal,
    "redo": lambda table, _rest: redone(table),
    "rule": _rule,
    "state": _state,
    "undo": lambda table, _rest: undone(table),
    "why": _why,
}
"""What answers each word."""

_WITH_MORE = {"as", "card", "explore", "rule", "why"}
LEAVE = {"quit", "exit"}
