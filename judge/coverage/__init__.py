"""What the scenarios cover: every example and every rule of the documents, with who plays it or why nobody does."""
