"""Checking a draft: what an editor would want to know before it is published, on the lines of the editor's own file."""
