from dataclasses import replace

from judge.cited_rules import Cite
from judge.output_lines import laid_out
from judge.trace import causal_tree, tree_lines
from scenarios.outcome import EventLine, ScenarioOutcome


def tree(outcome: ScenarioOutcome, cite: Cite, depth: int | None) -> list[str]:
    lines = [laid_out(line) for line in tree_lines(outcome, cite, depth)]
    return lines[5 : lines.index("  The rules that were applied:")]


def test_each_event_stands_under_what_caused_it(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    assert tree(as_ruled, cite, None) == [
        "  When the combat concludes",
        "    ├─ the proposal",
        "    │  └─ Tim and Brigg fight [601.2a]",
        "    │     └─ Tim deals 2 melee damage to Brigg [602.4]",
        "    │        └─ Brigg is destroyed [403.4]",
        "    └─ Ogre goes to its owner's graveyard [403.4]",
        '  Then "Brigg" is in your opponent\'s graveyard',
    ]


def test_depth_cuts_the_tree_and_says_how_much_is_below(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    assert tree(as_ruled, cite, 2) == [
        "  When the combat concludes",
        "    ├─ the proposal",
        "    │  └─ Tim and Brigg fight [601.2a]",
        "    │     └─ (2 more below)",
        "    └─ Ogre goes to its owner's graveyard [403.4]",
        '  Then "Brigg" is in your opponent\'s graveyard',
    ]


def test_the_rules_applied_are_told_once_with_their_statements(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    lines = [laid_out(line) for line in tree_lines(as_ruled, cite, 1)]
    start = lines.index("  The rules that were applied:")
    assert [line.split()[0] for line in lines[start + 1 : start + 4]] == ["601.2a", "602.4", "403.4"]
    assert lines[-2:] == ["  As ruled", ""]


def test_events_of_one_wording_go_under_the_latest_of_them() -> None:
    blow, hurt = EventLine("Tim strikes"), EventLine("Brigg is hurt", cause="Tim strikes")
    first, second = causal_tree((blow, blow, hurt))
    assert (first.effects, [node.event for node in second.effects]) == ([], [hurt])


def test_an_unnamed_cause_stands_for_itself_once() -> None:
    events = (EventLine("Tim is hurt", cause="Fire Blast"), EventLine("Tim dies", cause="Fire Blast"))
    (root,) = causal_tree(events)
    assert root.event == EventLine("Fire Blast")
    assert [node.event for node in root.effects] == list(events)


def numbered(number: int, text: str, **more: int | str) -> EventLine:
    return EventLine(text, number=number, **more)  # type: ignore[arg-type]


def test_an_event_stands_under_the_one_of_the_number_that_caused_it() -> None:
    """Two blows of one wording: the second is no cause of what the first has caused."""
    first, second = numbered(1, "Tim strikes"), numbered(2, "Tim strikes")
    hurt = numbered(3, "Brigg is hurt", cause="Tim strikes", caused_by=1)
    one, other = causal_tree((first, second, hurt))
    assert ([node.event for node in one.effects], other.effects) == ([hurt], [])


def test_what_a_link_does_stands_under_what_added_the_link() -> None:
    added = numbered(2, "the proposal is added to the chain", kind="link added", link=1)
    attacks = numbered(3, "Tim attacks", cause="the proposal on the chain", caused_by=1)
    (root,) = causal_tree((added, attacks))
    assert (root.event, [node.event for node in root.effects]) == (added, [attacks])


def test_an_event_is_told_once_and_referred_to_by_the_line_of_its_step(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    given, first, second, then = as_ruled.steps
    added = numbered(2, "the proposal is added to the chain", kind="link added", link=1)
    attacks = numbered(3, "Tim attacks", cause="the proposal on the chain", caused_by=1)
    steps = (given, replace(first, events=(added,)), replace(second, events=(attacks,)), then)
    lines = [laid_out(line) for line in tree_lines(replace(as_ruled, steps=steps), cite, None)]
    assert lines[4] == "    └─ the proposal is added to the chain"
    assert lines[6:8] == [
        "    └─ (from line 13) the proposal is added to the chain",
        "       └─ Tim attacks",
    ]
