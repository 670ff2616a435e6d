"""The pytest plugin: it plays feature files as `judge run` does, with the rulebook and the user's own cards.

`scenarios.feature_plugin` collects and plays them. It can't import the rulebook, so this module hands it over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenarios.judgement import Setting

pytest_plugins = ("scenarios.feature_plugin",)


def pytest_judge_setting() -> Setting:
    """Return what `judge run` judges with.

    Raises:
        BadCardData: the user's own cards can't be used.
    """
    # pytest loads the plugin wherever it is installed; the engine is loaded where there are features to play.
    from judge.played_features import Asked, setting_of

    return setting_of(Asked())
