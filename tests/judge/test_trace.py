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
