"""The commands that look rules up and work on documents; the command line prints their answers."""
