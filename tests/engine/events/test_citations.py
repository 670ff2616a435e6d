"""A citation belongs to its event: on each kind of event stand only rules that bear on such an event."""

import pytest

from engine.citations import Citations
from engine.decisions.actions import PlayCard
from engine.language.effects import CreateTokens
from engine.language.printed import TokenFace
from engine.language.selections import Number, You
from engine.language.words import CardType, Zone
from engine.state.record import CreateToken
from tests.engine.cards import instant
from tests.engine.citations import ALLOWED, strangers
from tests.engine.table import A, Table
from tests.every_row import for_every
from tests.played_once import PlayedOnce


@pytest.mark.long
def test_events_of_the_carried_scenarios_cite_only_rules_that_bear_on_them(played_once: PlayedOnce) -> None:
    list(played_once.play_all())
    kinds = {kind for cited in played_once.cited.values() for kind in cited}
    assert kinds >= ALLOWED.keys()
    found = {str(path.name): strange for path, cited in played_once.cited.items() if (strange := strangers(cited))}
    assert found == {}


def test_a_rule_that_has_no_bearing_on_an_event_is_told() -> None:
    assert strangers({"a resource is exhausted": {"408.2", "714.3f"}, "ATTACKS": {"602.1", "706.1"}}) == {
        "a resource is exhausted": ["714.3f"],
        "ATTACKS": ["706.1"],
    }


def test_what_no_event_has_cited_is_left_for_the_last() -> None:
    citations = Citations()
    citations.add("709.2d")
    mark = citations.now()
    citations.add("706.1a", "712.3")
    citations.place(citations.now()[:2])
    citations.go_back(mark)
    assert citations.now() == ("709.2d",)
    assert citations.left() == ("712.3",)
    assert citations.left() == ()


@for_every(("kind", "row"), [(CardType.ALLY, "710.2a"), (CardType.ITEM, "710.2c")])
def test_a_token_enters_the_row_of_its_type(kind: CardType, row: str) -> None:
    table = Table()
    message = CreateTokens(You(), TokenFace("Message", 0, 1, type=kind), Number(1))
    table.act(PlayCard(A, table.put(instant("Send", message), A, Zone.HAND)))
    cited = {str(number) for each in table.passes() if isinstance(each.event, CreateToken) for number in each.rules}
    assert cited & {"710.2a", "710.2c"} == {row}
