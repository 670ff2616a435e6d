"""What the scenarios cover: each rule and example of the documents with the scenarios that play it, or a reason."""
