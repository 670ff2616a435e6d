"""Questions in newcomers' words: pronouns, allies without names, how cards stand, damage, cards drawn and discarded.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask


@for_every(
    ("text", "expected"),
    [
        # 601.2a: an attacker must be ready; 302.2: and in the party since the turn started, or have ferocity.
        ("My Kor Cindervein is exhausted. Can he attack?", ["no"]),
        ("I control Kor Cindervein. He came into play this turn. Can he attack?", ["no"]),
        ("I just played Kor Cindervein. Can he attack this turn?", ["no"]),
        ("I play Kagra of the Crossroads this turn. Can she attack right away?", ["yes"]),
        ("I take control of my opponent's Kor Cindervein with Mind Control. Can I attack with him this turn?", ["no"]),
        ("can guardian steelhorn attack", ["no"]),
        # 601.2b: an elusive character can't be a proposed defender; a hero can be one whatever its party.
        ("Can my Kor Cindervein attack Tim?", ["no"]),
        ("My opponent controls Araelun. I control Kor Cindervein. Can I attack my opponent's hero directly?", ["yes"]),
        # FAQ 2.6: exhausted defenders deal combat damage, and elusive attackers are dealt it.
        ("I attack an exhausted Araelun with Kor Cindervein. Does Araelun still deal damage?", ["yes: 1 damage"]),
        ("Latro Abiectus attacks Araelun. Latro is elusive. Does he take damage?", ["yes: 1 damage"]),
        ("Tanwa the Marksman attacks Kor Cindervein. Does Kor deal any damage back?", ["no: 0 damage"]),
        # 602.2: only a ready character protects; Polymorph forbids it.
        (("My opponent has an exhausted Guardian Steelhorn and Araelun. I attack Araelun with Kor Cindervein. "
         "Can the Steelhorn protect?"), ["no"]),
        ("my guardian steelhorn has polymorph on it, can it protect?", ["no"]),
        ("my hero is attacked by Araelun, Guardian Steelhorn protects. who takes the damage?",
         ["Guardian Steelhorn 1, Araelun 3"]),
        (("I attack my opponent's hero with a 4/4 ally with stealth. He has a ready 2/2 ally with protector. "
         "Can it block?"), ["no"]),
        # FAQ 1: destroying the source of an effect does not interrupt it.
        (("I activate Tim to target the opposing hero. In response my opponent destroys Tim with Fire Blast. "
         "Does my opponent's hero still take 1 damage?"), ["yes: 1 damage"]),
        # Counterspell interrupts; 707.3: without its only legal target an effect is interrupted.
        (("I play Fireball on Kor Cindervein. My opponent counters it with Counterspell. "
         "Does Kor Cindervein take damage?"), ["no: 0 damage"]),
        (("Kor Cindervein has one damage. I cast Flash Heal on him and my opponent responds with Fire Blast on him. "
         "Does he survive?"), ['no: your "Kor Cindervein" in the graveyard']),
        ("Kor Cindervein has 2 damage. I play Flash Heal on him. How much damage is left on him?", ["0 damage"]),
        # FAQ 2.1: a proposal that is no longer legal is interrupted.
        (("I propose to attack Araelun with Kor Cindervein. My opponent plays Exhaustion on Kor in response. "
         "Does the attack go through?"), ["no"]),
        # FAQ 2.4: Baranka's power is the later on the chain when Saurfang attacks her.
        ("High Overlord Saurfang attacks Grunt Baranka. Which of the two survives?", ["neither of them"]),
        ("I attack Grunt Baranka with Kor Cindervein. What happens to them?",
         ["in your graveyard", "in your opponent's graveyard"]),
        # 306.3: what is attached goes with its card; a card's values count what is attached.
        (("Kor Cindervein has Mark of the Wild attached. He is destroyed by Sever the Cord. "
         "Where does Mark of the Wild go?"), ["in your graveyard"]),
        ("Kor Cindervein has Mark of the Wild on him. What are his ATK and health?", ["5 ATK and 5 health"]),
        (("My Kor Cindervein has Mark of the Wild and 4 damage. My opponent destroys Mark of the Wild with Dispel "
         "Magic. Does he die?"), ["yes"]),
        # 702.2: a quest can be exhausted toward its own cost. 301.2: a hero flips exhausted, but only once.
        ("I control A Donation of Wool and no other resources. Can I exhaust it to pay for itself?", ["yes"]),
        ("My hero Litori Frostburn is exhausted. Can I still flip her?", ["yes"]),
        ("Litori Frostburn is already face down. Can I use her power again?", ["no"]),
        # 407.2b: a card that is no instant is played only in a non-combat action phase.
        ("During combat, can I play Fireball?", ["no"]),
        ("I just played Tim. Can I use his power right now?", ["no"]),
        # 503.2a: a player discards down to seven cards, of which nobody said anything that tells them apart.
        ("It is the end of my turn and I have nine cards in hand. How many do I have to discard?",
         ["2 cards"]),
        # 102.1a: who must draw from an empty deck loses.
        ("My deck is empty. I have to draw a card for my turn. Do I lose?", ["yes"]),
        # 602.4, 603.1: a strike adds the ATK of the weapon, and both deal their damage.
        (("My hero attacks Araelun and I strike with Krol Blade. How much damage does my hero take, "
         "and does Araelun die?"), ["1 damage", "yes"]),
        # Green Whelp Armor has DEF 1.
        (("My hero is attacked by Kor Cindervein. I have Green Whelp Armor. How much damage do I take if I use my "
         "armor?"), ["2 damage"]),
        # Frost Nova speaks of heroes and allies, and a Totem is none.
        ("My opponent has Fire Nova Totem and Araelun in play. I play Frost Nova. Is the totem damaged?",
         ["no: 0 damage"]),
        (("I have Blessing of Protection on my hero. My opponent plays Fire Blast on me. How much damage does my hero "
         "take?"), ["0 damage"]),
        ("My opponent's hero has 1 health left. I play Fire Blast on it. Do I win?", ["yes"]),
        ("I have Kor Cindervein and Araelun ready and I play Leeroy Jenkins. Are Kor and Araelun exhausted now?",
         ["yes"]),
        ("Tim pings an Araelun with two damage on it. Is it destroyed?", ["yes"]),
        ("I control three Ironforge Guards. How much health does each have?", ["3 health, 3 health, 3 health"]),
        ("I play Guardian Steelhorn. How many cards do I draw?", ["0 cards"]),
        # 603.1 on allies that are only described.
        ("A 3/2 ally attacks a 2/3 ally. Do both die?", ["destroyed: 3/2 ally, 2/3 ally"]),
        (("I control an ally with 2 ATK, 2 health and stealth. My opponent controls a ready 4/4 named Bob. "
         "I attack Bob with my 2/2. Does Bob survive?"), ["yes"]),
        ("I have 2 resources. Can I play Kor Cindervein?", ["no"]),
    ],
)  # fmt: skip
def test_a_newcomer_is_answered(text: str, expected: list[str]) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert answers(answer) == expected


def test_a_question_of_one_of_two_is_answered_for_both() -> None:
    answer = ask("I control Kor Cindervein with 1 damage. I attack Araelun with Kor Cindervein. Does he die?")
    assert answer.stopped is None
    asked = [step for step in answer.outcome.steps if step.keyword == "Asked"]
    told = [(each.text, each.events[0].text.partition(":")[0]) for each in asked]
    assert told == [('Does "Kor Cindervein" die?', "no"), ('Does "Araelun" die?', "yes")]


@for_every(
    ("text", "message"),
    [
        ("Can he fly?", "nobody said yet which card or player 'he' is"),
        ("I control Kor Cindervein. I attack Araelun with Kor Cindervein. I play Fire Blast on him",
         "'him' in 'I play Fire Blast on him' may mean \"Kor Cindervein\" or \"Araelun\""),
        ("Can I attack with Kor Cindervein and Araelun at the same time?", "a combat has one attacker"),
        ("I play Parvink", 'the card "Parvink" reads:'),
        ("My Kor Cindervein could perhaps block?", "can your 'Kor Cindervein' protect"),
    ],
)  # fmt: skip
def test_what_is_in_doubt_is_asked_back_with_what_to_say(text: str, message: str) -> None:
    answer = ask(text)
    assert answer.stopped is not None
    assert message in answer.stopped.explanation()


def test_what_a_question_is_taken_to_mean_is_told() -> None:
    answer = ask("I control Kor Cindervein. Can I attack my opponent's hero?")
    (asked,) = [step for step in answer.outcome.steps if step.keyword == "Asked"]
    assert 'you may propose that "Kor Cindervein" attacks' in asked.text
