"""What is offered to say instead: it names what the question names, and is answered when it is followed."""

import re

from judge.assistance.hints import hints_of
from scenarios.dialogue.bare_names import with_quoted_names, with_short_names
from scenarios.dialogue.pronouns import names_in
from scenarios.library.card_files import card_names
from scenarios.scenario_errors import UnknownName, UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import ask

NOT_UNDERSTOOD = (
    "I sort of attack with Kor, and Herod's Shoulder",
    "Can I attack Araelun with Kor by telepathy?",
    "I attack Araelun with Kor Cindervein upside down before damage. Does Araelun die?",
    "My opponent controls Kor Cindervein with strange elusive habits. Can I attack him?",
    "My Kor Cindervein juggles three resources. Can he attack?",
    "Can my Kor Cindervein juggle?",
    "I have four resources of the purple kind. Can I play Vanquish?",
    "Would Tim maybe enchant Araelun with Fire Blast, and Kor?",
    "I play Fire Blast on Tim with gusto. Does he die?",
    "He gives Kor the evil eye. Does Kor take 2 damage?",
)


def matters(text: str) -> set[str]:
    """Return the cards and the numbers that a text names."""
    names = card_names()
    quoted = with_short_names(with_quoted_names(text, names), names)
    return {*names_in(quoted), *re.findall(r"\d+", text)}


@for_every("text", NOT_UNDERSTOOD)
def test_what_is_offered_keeps_what_matters_and_is_answered(text: str) -> None:
    answer = ask(text)
    assert isinstance(answer.stopped, UnknownSentence)
    for hint in hints_of(answer.stopped):
        if hint.startswith(("judge ", 'the card "')):
            continue
        unclear = next(each.said.text for each in answer.replies if each.stopped is not None)
        assert matters(unclear) <= matters(hint)
        again = ask(hint if hint.endswith(("?", ".")) else f"{hint}?")
        assert not isinstance(again.stopped, UnknownSentence | UnknownName), again.stopped
