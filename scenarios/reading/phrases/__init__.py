"""The rules of phrases, a module for each kind of phrase."""
