"""Agreement in number: a pattern with marks stands for its forms, and both forms of a rule are read and told."""

from __future__ import annotations

from scenarios.reading.agreement import agreeing, with_several, word_with_several
from scenarios.reading.grammar import grammar
from scenarios.reading.phrase_rules import rule
from scenarios.reading.templates import h
from scenarios.reading.told_cards import reading
from tests.every_row import for_every
from tests.scenarios.reading.saying import ALLY_LINE, card, stuck

FORMS = {
    ("static", "{topic} has stealth ."): [("static", "{topic} has stealth .")],
    ("static", "{topic~} has~ stealth ."): [
        ("static", "{topic:topic} has stealth ."),
        ("static", "{topic:topics} have stealth ."),
    ],
    ("clause.said", "{who:topic~} {a:iss~} {d:duration.its~}"): [
        ("clause.said", "{who:topic} {a:iss} {d:duration.its}"),
        ("clause.said", "{who:topics} {a:ares} {d:duration.theirs}"),
    ],
    ("noun.then~", "card~ you controlled"): [
        ("noun.then", "card you controlled"),
        ("nouns.then", "cards you controlled"),
    ],
    ("said", "{whom:one~topics} <or~and|and~or> it~they"): [
        ("said", "{whom:one} <or|and> it"),
        ("said", "{whom:topics} <and|or> they"),
    ],
    ("does^", "readies^ {it:np~}"): [
        ("does", "readies {it:np}"),
        ("does", "readies {it:nps}"),
        ("do", "ready {it:np}"),
        ("do", "ready {it:nps}"),
    ],
}


@for_every(("category", "pattern"), FORMS)
def test_a_marked_pattern_stands_for_its_forms(category: str, pattern: str) -> None:
    assert list(agreeing(category, pattern)) == FORMS[category, pattern]


def test_one_rule_with_marks_is_one_production_of_both_forms() -> None:
    rules = rule("static", "{topic~} has~ {n:digits} atk .", (h.topic, h.n))
    assert [" ".join(map(str, each.elements)).replace("'", "") for each in rules] == [
        "Part(name=topic, category=topic) has Part(name=n, category=digits) atk .",
        "Part(name=topic, category=topics) have Part(name=n, category=digits) atk .",
    ]
    assert rules[0].build is rules[1].build


@for_every(
    ("one", "several"),
    [("deals", "deal"), ("attaches", "attach"), ("places", "place"), ("loses", "lose"), ("passes", "pass")],
)
def test_a_verb_loses_its_ending(one: str, several: str) -> None:
    assert word_with_several(one) == several


@for_every(("one", "several"), [("ally", "allies"), ("card", "cards"), ("key", "keys"), ("its", "their")])
def test_a_noun_gets_an_ending(one: str, several: str) -> None:
    assert word_with_several(one) == several


@for_every("category", ["noun", "np", "topic", "does", "is", "iss", "has", "corehead", "tagged.card"])
def test_the_grammar_has_both_categories_of_a_pair(category: str) -> None:
    assert {category, with_several(category)} <= grammar().rules.keys()


def test_words_that_agree_are_told_in_both_numbers() -> None:
    one = "Target ally has stealth this turn."
    several = "Your allies have stealth this turn."
    for said in (one, several):
        text = f"When Grok Stonefist attacks, {said[0].lower()}{said[1:]}"
        assert reading(card(ALLY_LINE, text)) == (text,)


@for_every("words", ["target ally have stealth this turn", "allies in your party has stealth this turn"])
def test_words_that_do_not_agree_are_not_read(words: str) -> None:
    stuck(ALLY_LINE, f"When Grok Stonefist attacks, {words}.")
