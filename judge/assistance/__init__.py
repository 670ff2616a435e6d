"""What helps to say sentences: what can be completed, what is wrong where, what a name means, what answers a text.

The question at the command line, the table and the page use it, each in its own form.

* `asked_text`: a text of sentences played, with what the rules wait for and what follows if all pass
* `armor_questions`: whether armor can be used against the damage that comes
* `assumptions`: what a question leaves unsaid and cannot do without
* `completions`: what can come next in a line
* `diagnoses`: what is wrong in a text, with its place
* `meanings`: what stands at a place in a line: a card, a rule, a sentence
* `moments`: the answer to a sentence at the moment that it is about
* `foreseen`: questions about what can follow, kept until they are answered
* `hints`: what to say instead of a sentence that isn't understood
* `other_commands`: questions that another command answers, as that command
* `rule_questions`: questions that a rule answers on any board
* `unsaid_causes`: what makes so what somebody says has happened
* `unsaid_deeds`: what must have been done before a question makes sense
* `unsaid_hands`: the hands from which cards are discarded
"""
