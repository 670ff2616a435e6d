"""The prompt of the table: completion as one types, a history for each user, the open question below."""

from collections.abc import Callable, Iterable
from pathlib import Path

from platformdirs import user_state_path
from prompt_toolkit import PromptSession, print_formatted_text
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.output import ColorDepth

from engine.value import replace
from judge.assistance.completions import completions
from judge.output_lines import Line, laid_out
from judge.table.table_talk import Table
from judge.table.table_words import WORDS, answered
from scenarios.dialogue.offered_sentences import offer

NARROWEST = 20


class _TableCompleter(Completer):
    """Completes sentences, names, legal actions, open choices, and the table's own words."""

    def __init__(self, table: Callable[[], Table]) -> None:
        self.table = table

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        """Yield what can come next at the cursor."""
        line = document.text_before_cursor
        for found in completions(line, self.table().now):
            yield Completion(found.text, start_position=found.start - len(line), display_meta=found.about)
        for word in sorted(WORDS):
            if line and word.startswith(line) and word != "?":
                yield Completion(word, start_position=-len(line))


def talk(beginning: Table, *, colour: bool) -> None:
    """Answer lines at the terminal until the user leaves; Ctrl-C drops a line, Ctrl-D leaves."""
    held = [beginning]
    session: PromptSession[str] = PromptSession(
        history=_history(),
        completer=_TableCompleter(lambda: held[0]),
        complete_while_typing=True,
        reserve_space_for_menu=6,
        color_depth=None if colour else ColorDepth.DEPTH_1_BIT,
    )
    _show(session, (Line("Say the board, then what is done; help lists more, Ctrl-D leaves.", style="faint"),), colour)
    while True:
        try:
            table = held[0]
            answer = answered(table, session.prompt(_sign(table), bottom_toolbar=_toolbar(table)))
        except KeyboardInterrupt:
            held[0] = replace(held[0], unfinished=())
            continue
        except EOFError:
            return
        if answer is None:
            return
        held[0], lines = answer
        _show(session, lines, colour)


def _sign(table: Table) -> str:
    return "… " if table.unfinished else "> "


def _toolbar(table: Table) -> str:
    """Return what the rules wait for, or whose turn it is, and who has priority."""
    play = table.now.played
    asked = offer(play)
    if asked is not None:
        return asked.question
    state = play.state
    who = {each.id: each.name for each in state.players}
    turn = f"turn: {who[state.turn_player]}, {state.phase.value}"
    return turn if state.priority is None else f"{turn}; priority: {who[state.priority]}"


def _show(session: "PromptSession[str]", lines: Iterable[Line], colour: bool) -> None:  # noqa: FBT001 - of one caller
    width = max(NARROWEST, session.output.get_size().columns)
    for line in lines:
        print_formatted_text(ANSI(laid_out(line, width, colour=colour)))


def _history() -> History:
    """Return the user's history, in a file that only the user can read; without a place for it, one of this session."""
    try:
        place = user_state_path("wowtcg-judge", appauthor=False) / "table-history"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch(mode=0o600)
    except (OSError, RuntimeError):
        return InMemoryHistory()
    return FileHistory(str(Path(place)))
