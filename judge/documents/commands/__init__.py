"""The commands that look rules up and work on documents, a module each; what they answer, the command line prints."""
