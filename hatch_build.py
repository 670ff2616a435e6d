"""Makes the data of look-ups as the project is installed: playing every scenario takes longer than a look-up may."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LookUpData(BuildHookInterface[Any]):
    """Puts the data of look-ups into the wheel, or beside the sources that an editable install runs from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the data, and have it where the installed judge looks for it.

        Raises:
            RuntimeError: it can't be made; says why.
        """
        files = self._made(in_place=version == "editable")
        if version == "editable":
            return
        # Its files are removed by `finalize`, or as the process ends where the build fails before that.
        self.folder = TemporaryDirectory(prefix="wowtcg-judge-")
        for place, data in files.items():
            waiting = Path(self.folder.name, place.name)
            waiting.write_bytes(data)
            build_data["force_include"][str(waiting)] = place.relative_to(self.root).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove what was made for the wheel."""
        if version != "editable":
            self.folder.cleanup()

    def _made(self, *, in_place: bool) -> dict[Path, bytes]:
        """Return the files of the data by their places in the sources, written there if asked for."""
        sys.path.insert(0, self.root)
        try:
            from judge.documents.lookup.built_data import built_data
            from scenarios.whole_files import write_whole

            files = built_data()
            if in_place:
                write_whole(files)
        except ModuleNotFoundError as error:
            needed = "build with isolation, or install what pyproject.toml lists for hatch_build.py"
            raise RuntimeError(f"the data of look-ups can't be made: {error}; {needed}") from error
        except Exception as error:
            raise RuntimeError(f"the data of look-ups can't be made: {error}") from error
        finally:
            sys.path.remove(self.root)
        return files
