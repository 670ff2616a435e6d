"""Rulings at a prompt: sentences one after another, each answered at once, with undo.

* `table_talk`: what is said at a table and what answers it, as values; it prints nothing
* `table_words`: the words that are no sentences: legal, why, undo, as FILE and their like
* `latest_causes`: what the last events came of, for `why`
* `table_prompt`: the prompt itself, with completion and a history
* `table_command`: the command
"""
