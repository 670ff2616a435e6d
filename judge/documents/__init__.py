"""Documents of the rules: importing, looking up, comparing, checking and reviewing them, and their effect on scenarios.

* reader: from the text of a document to its rules, examples, cards and glossary
* lookup: rules, terms, cards and words
* comparison: what differs between two documents
* checks: mistakes in a draft
* impact: what a change of the rules does to scenarios and their citations
* drafts: imported documents that are played and cited like an edition
* reviews: which rules a person has read as they are now
* commands: the commands for all of this
"""
