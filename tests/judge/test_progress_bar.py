import io
import sys

import pytest

from judge.progress_bar import with_bar


def test_everything_comes_through_in_order_and_standard_output_stays_untouched(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    assert list(with_bar(iter(range(5)), 5)) == [0, 1, 2, 3, 4]
    assert capsys.readouterr().out == ""
