# `make run` plays the carried scenarios, `make test` runs every check. Both set up .venv when it is missing or older
# than pyproject.toml or constraints.txt, and do nothing of the kind otherwise.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
ARGS ?=
READY := .venv/.ready

.PHONY: run test bench mutate clean

run: $(READY)
	.venv/bin/judge run $(if $(ARGS),$(ARGS),--quiet)

test: $(READY)
	.venv/bin/pytest --numprocesses=auto $(ARGS)

bench: $(READY)
	.venv/bin/pytest -o addopts= --import-mode=importlib benchmarks $(ARGS)

# Changes the rules one at a time and shows which scenarios notice; takes some minutes.
mutate: $(READY)
	.venv/bin/judge mutate $(ARGS)

clean:
	rm -rf .venv

$(READY): pyproject.toml constraints.txt
	test -x .venv/bin/python || $(PYTHON) -m venv .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@
