"""The scenarios that travel with the program."""

from pathlib import Path


def carried_features() -> Path:
    """Return the folder of the features: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / "features"
    return installed if installed.is_dir() else package.parent / "features"
