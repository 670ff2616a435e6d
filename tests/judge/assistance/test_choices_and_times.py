"""Questions of choices that triggers ask for, of times, of three players and of costs, several of each class.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check, check_whole


@for_every(
    ("text", "expected"),
    [
        # Mias the Putrid: target player discards a card. Mind Spike: one for each of 1 damage.
        ("I play Mias the Putrid. Does my opponent have to discard a card?",
         "no: 0 cards if you choose yourself; yes: 1 card if you choose your opponent"),
        ("My opponent plays Mind Spike on my hero. Do I have to discard a card?", "yes: 1 card"),
        # Golem Skull Helm has 3 DEF, Rodrigo 4 ATK (304.2).
        ("My hero has Golem Skull Helm. My opponent attacks me with Rodrigo. How much damage do I take?",
         "1 damage if you exhaust Golem Skull Helm to prevent damage; 4 damage if you prevent nothing"),
        (("My hero has 5 damage and I have Golem Skull Helm. Rodrigo attacks my hero and I use the helm. "
         "How much damage does my hero have now?"), "6 damage"),
        # King Mukla: may gain control of target ally with cost 3 or less. Kor Cindervein costs 3, Rodrigo 5.
        ("I play King Mukla and my opponent controls Kor. Who controls Kor?",
         "you if you choose to; your opponent if you choose not to"),
        ("My Masten Everspirit is destroyed. Where does he go?",
         "in your hand if you choose to; in your graveyard if you choose not to"),
        # Windseer Tarus: may pay 1 to be readied; resources that nobody spoke of are enough, without any nobody can.
        ("I attack my opponent's hero with Windseer Tarus. Can he attack again?",
         "yes if you choose to; no if you choose not to"),
        ("I have no resources. I attack my opponent's hero with Windseer Tarus. Can he attack again?", "no"),
        ("If I attack with Windseer Tarus and pay 1, can he attack again?", "yes"),
        # Voss Treebender exhausts whom its player points at as it attacks; who is exhausted can't protect (602.2).
        ("Voss Treebender attacks my opponent's hero. He has Guardian Steelhorn. Can Steelhorn protect?",
         ("yes if you choose your hero or if you choose your opponent's hero or if you choose Voss Treebender "
         "or if you choose Guardian Steelhorn and you choose not to; "
         "no if you choose Guardian Steelhorn and you choose to")),
        # Sanva has war stomp; Grunt Baranka destroys himself and each attacking ally as he defends.
        ("I protect my hero with Grunt Baranka when my opponent attacks it with Sanva. Does Sanva die?",
         "yes; it can't be done if your opponent chooses Grunt Baranka and your opponent chooses to"),
    ],
)  # fmt: skip
def test_a_question_is_answered_under_each_answer_to_the_open_choice(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped.explanation()
    assert answers(answer) == [expected]


@for_every(
    ("text", "expected"),
    [
        ("I play Mias the Putrid. Who chooses which card is discarded?",
         "you if you choose yourself; your opponent if you choose your opponent"),
        ("I play King Mukla. My opponent has Benethor Draigo and Rodrigo. Which of them can I take?",
         "Benethor Draigo"),
        ("My opponent controls Kor and Rodrigo. I play King Mukla. Can I take Rodrigo?", "no"),
        ("My opponent controls Kor. I play King Mukla. Do I have to take Kor?", "no"),
        ("I attack Brigg with Voss Treebender. Do I have to exhaust something?", "no"),
        ("My Masten Everspirit dies. Do I have to put him into my hand?", "no"),
        ("I play Vanquish on Masten Everspirit. Can my opponent get him back?", "yes"),
        ("I attack with Voss Treebender. My opponent has Kor. Which of his allies can I exhaust?", "Kor Cindervein"),
        ("I attack with Chops. When do I choose what he exhausts?", "right after this"),
        # Who discards chooses (411.8c); Samuel Grey's controller doesn't.
        ("I complete A Donation of Wool. Do I have to discard the card I just drew?",
         "who discards chooses any card in hand, unless a text says otherwise"),
        ("My opponent has no cards in hand and I attack his hero with Samuel Grey. What does he discard?", "nothing"),
    ],
)  # fmt: skip
def test_a_choice_is_told_of(text: str, expected: str) -> None:
    check_whole(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Watcher Mal'wi: when an opposing ally enters play, 1 damage to it; Mezzik Darkspark has 1 health.
        ("I control Watcher Mal'wi. My opponent plays Mezzik Darkspark. When does Mezzik die?",
         ("as the triggered effect of Watcher Mal'wi resolves, right after this: "
         "Watcher Mal'wi deals 1 ranged damage to Mezzik Darkspark")),
        ("I play Vanquish on Tim. When does Tim die?", "as Vanquish resolves"),
        # 603.1: combat damage is dealt as the combat concludes.
        ("I attack my opponent's hero with Kor. When does Kor deal damage?", "as the combat concludes"),
        ("I attack Araelun with Karrok Scarrend. When does Araelun die?",
         "right after this: Araelun deals 1 melee combat damage to Karrok Scarrend"),
    ],
)  # fmt: skip
def test_a_time_is_told_from_the_events(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped.explanation()
    assert answers(answer) == [expected]


@for_every(
    ("text", "expected"),
    [
        # 602.2b: one protector in a combat.
        ("My opponent has two protectors. Can both protect against the same attack?", "no"),
        # Draconian Deflector: your hero has protector.
        ("My hero has Draconian Deflector. Can my hero protect my ally?", "yes"),
        # Sarmoth alone can be attacked, and Tim is elusive.
        ("I control Sarmoth and Tim. Which of them can my opponent attack?", "Sarmoth"),
        # Desperate Block prevents 2 of Vaerik Proudhoof's 5.
        (("I put Desperate Block on Araelun and my opponent attacks her with Vaerik Proudhoof. "
         "How much damage does Araelun take?"), "3 damage"),
        (("My opponent plays Fire Blast on Kor Cindervein and I answer with Desperate Block on Kor. "
         "Does Kor take damage?"), "no"),
        ("Does Hellfire hurt my own allies?", "yes"),
        ("I have Elven Chain Boots in my hand. Can I play them when my opponent's attack is already declared?", "yes"),
        # Thunderhead Hippogryph is elusive under an Alliance hero, which Warrax is.
        ("If Thunderhead Hippogryph is mine and my hero is Warrax, can my opponent attack him?", "no"),
        # Omedus the Punisher: 7 less a card in hand.
        (("My opponent has 0 cards in hand and 4 resources. Omedus the Punisher flips on his hero. "
         "How much damage does it take?"), "7 damage"),
        # Tracker Gallen is one of his controller's allies.
        ("If I attack with Tracker Gallen alone, how much damage does he deal to my opponent's hero?", "1 damage"),
        # Winter's Grasp: who attacks pays 1.
        ("Can I attack with Kor Cindervein if my opponent's Winter's Grasp is in play and I have no resources?", "no"),
        # Battle Shout and Rally the Troops: 3 + 1 + 1.
        ("I control Battle Shout and Rally the Troops was played this turn. How much ATK does Kor have?", "5 ATK"),
        ("My opponent plays Flamestrike. Which of my allies die? I have Araelun, Kor Cindervein and Rodrigo.",
         "destroyed"),
        ("Can I place a resource and complete a quest in the same turn?", "yes"),
        ("My hero is damaged. Can I use Clarity of Thought?", "no"),
        ("How much damage does my opponent's hero take if I play Multi-Shot on it?", "2 damage"),
        ("When can I use Lynda Steele's power?", "whenever its player has priority (rules 407.2"),
    ],
)  # fmt: skip
def test_further_questions_of_a_table_are_answered(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Ka'tali: at the start of your turn; Fa'tafi and Izza: of each turn; Lady Kath: at end of turn.
        ("Does Ka'tali Stonetusk heal during my opponent's turn?", "no"),
        ("Does Ka'tali Stonetusk heal during my turn?", "yes"),
        ("Does Ka'tali heal at the start of my turn?", "yes"),
        ("Does Ka'tali heal at the end of my turn?", "no"),
        ("Does Ka'tali heal at the end of my opponent's turn?", "no"),
        ("Does Fa'tafi heal on my opponent's turn?", "yes"),
        ("Does Lady Kath heal at the end of my opponent's turn?", "yes"),
        ("I control Kor with 2 damage and Lady Kath. Does Lady Kath heal Kor at the end of my turn?", "yes"),
        ("I play Vanquish on my opponent's Arnold Flem. Does Arnold trigger?", "yes"),
    ],
)
def test_what_triggers_in_a_turn_is_looked_for_in_all_of_it_and_no_further(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # 602.2: who protects is friendly to the proposed defender; everybody for themselves nobody else is.
        (("Bo, Cid and I are playing. I attack Bo's Kor Cindervein with Vaerik Proudhoof. Cid has Guardian Steelhorn. "
         "Can Cid protect Kor?"), "no"),
        ("I am playing against Bo and Cid. I attack Bo's hero with Kor. Bo has Guardian Steelhorn. Can Bo protect?",
         "yes"),
        ("Three-player game with Ann and Bo. Ann's Arnold Flem is destroyed. Does my hero take damage?", "yes"),
        ("Ann, Bo and I are playing. I play Flamestrike. Ann controls Tim and Bo controls Brigg. Who dies?",
         "destroyed"),
        ("Ann, Bo and I are playing. Whom can I attack with Kor?", "Ann's hero"),
        ("Ann, Bo and I are playing. Ann plays Fire Blast on my Tim. Does he die?", "yes"),
    ],
)  # fmt: skip
def test_three_players_are_told_of_with_i(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Purge destroys the ability, not its host: Mark of the Wild gives +2 health, Kor has 3 and 4 damage.
        (("Mark of the Wild is attached to my Kor Cindervein, who has 4 damage. My opponent destroys it with Purge. "
         "Does Kor die?"), "yes"),
        # Blessing of Protection prevents damage; Vanquish destroys. It attaches to a card of one's own party alone.
        ("I put Blessing of Protection on Kor Cindervein. My opponent plays Vanquish on Kor. Is Kor destroyed?", "yes"),
        (("My opponent plays Lightning Bolt on Araelun, which I control. I respond with Flash Heal on Araelun. "
         "Does Araelun live?"), "no"),
        # Mind Control is destroyed as its controller plays a card.
        ("I took my opponent's Kor Cindervein with Mind Control. Then I play Scorch on his hero. Who controls Kor?",
         "your opponent"),
        ("My opponent controls Kena Shadowbrand with 2 damage. Can he use her to draw a card?", "yes"),
        ("I have three allies. Can I complete The Defias Brotherhood?", "no"),
        ("I have 4 allies. Can I complete The Defias Brotherhood?", "yes"),
        ("I have 3 resources. Can I play Lightning Bolt and then Scorch?", "yes"),
        ("I control Brigg and attack a damaged Rodrigo with him. Is Rodrigo destroyed?", "yes"),
        ("I have Sword of Zeal and strike with it while attacking Karrok Scarrend. How much damage does Karrok take?",
         "2 damage"),
        # Elder Moorf: once per turn. Deacon Johanna: once per turn.
        ("Elder Moorf uses his power on Karrok Scarrend twice in one turn. Is that allowed?", "no"),
        ("How often can I use Deacon Johanna in one turn?", "once each turn"),
        ("I complete Sunfury Briefings with Karrok exhausted. Is he ready afterwards?", "yes"),
        ("My opponent attacks my hero with Samuel Grey and I have two cards in hand. How many cards do I have left?",
         "1 card"),
        # A card that is played is one of those in hand: 5 - 1 + 3.
        ("I have 5 cards in hand and play Innervate on myself. How many cards do I have afterwards?", "7 cards"),
        ("I have 4 resources and Morfiel in my opponent's party. Can I play Innervate?", "no"),
        ("If I play Frost Nova on my opponent's turn, can his allies still attack this turn?", "no"),
        # 601.2b: stealth keeps from protecting, not from being attacked; one's own ally the other side attacks.
        ("My ally has stealth. Can it be attacked?", "yes"),
        ("I have Treesong. May my hero protect Kor Cindervein?", "yes"),
        ("Is Tim destroyed when I play Frost Nova?", "yes"),
        ("I use Barnathrum while Kor Cindervein has 2 damage. Does Kor die?", "yes"),
        ("Tiril Dawnrider attacks on the turn I play her. What happens to her at the end of my turn?", "in your hand"),
        ("I play Dispel Magic on Mind Control, which my opponent has on my Tim. Do I get Tim back?", "yes"),
        ("My opponent plays Prey on the Weak on Vanda Skydaughter. Is that allowed?", "no"),
        ("Both of us have High Overlord Saurfang. Is that legal?", "yes"),
        ("Which of my allies can attack if I control Guardian Steelhorn and Kor Cindervein?", "Kor Cindervein"),
        ("Can I use Tim's ability the turn I play him?", "no"),
        ("My opponent plays Psychic Scream and I only have two allies, Tim and Araelun. Where is Tim?", "in your hand"),
        ("Can I respond to Vanquish by using Withdraw on my own ally?", "yes"),
        ("Can an exhausted hero strike with a weapon when defending?", "yes"),
        ("I attack my opponent's Araelun with my Karrok Scarrend. Does Karrok lose any health?", "yes"),
    ],
)  # fmt: skip
def test_a_table_talks_of_boards_and_deeds_in_many_ways(text: str, expected: str) -> None:
    check(text, expected)


def test_it_may_be_the_ally_or_the_hero_that_it_attacked() -> None:
    """Rayder's allies have +2 ATK while attacking: 3 + 2 to the hero, and the hero has no ATK."""
    answer = ask("I have Rayder and Kor Cindervein out. I use Rayder and then attack my opponent's hero with Kor. "
                 "How much damage does it take?")  # fmt: skip
    assert answers(answer) == ["0 damage", "5 damage"]


def test_an_event_question_about_a_card_that_is_nowhere_is_not_answered_no() -> None:
    answer = ask("I attack my opponent's hero with Kor. Does Guardian Steelhorn take damage?")
    told = [step.text for step in answer.outcome.steps if step.keyword == "Given"]
    assert answer.stopped is not None or any("Guardian Steelhorn" in each for each in told)
