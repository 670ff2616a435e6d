# `make run` plays the carried scenarios and shows a ruling, `make test` runs every check, `make quick` those of the
# engine and of playing, `make night` every check on all that `make test` tries a share of.
# They set up .venv when it is missing or older than pyproject.toml or constraints.txt, and do nothing of the kind
# otherwise.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
ARGS ?=
READY := .venv/.ready
SHOWN := features/6-combat/603-combat-conclusion.feature:16
QUICK := engine scenarios/playthrough $(addprefix tests/,engine scenarios/playthrough scenarios/registry scenarios/features)
# A worker that has nothing left to do takes from the others, which otherwise keep the tests of a module together. The
# plugins that play features, come with what serves pages or gather logs would do something before and after each of our
# tests: those that play features under pytest start it in a process of its own, and nothing of ours logs.
PYTEST := .venv/bin/pytest --numprocesses=auto --dist=worksteal $(addprefix -p no:,anyio pytest-bdd logging)

# What Python makes of the sources is kept in .venv, so that no process of a run makes it again.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/.bytecode
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test quick night bench mutate clean

run: $(READY)
ifeq ($(ARGS),)
	.venv/bin/judge run; code=$$?; printf '\nOne of the rulings:\n\n'; .venv/bin/judge ruling $(SHOWN); exit $$code
else
	.venv/bin/judge run $(ARGS)
endif

test: $(READY)
	$(PYTEST) $(ARGS)

quick: $(READY)
	$(PYTEST) -m "not long" $(QUICK) $(ARGS)

night: $(READY)
	NIGHT=1 $(PYTEST) $(ARGS)

bench: $(READY)
	.venv/bin/pytest -o addopts= -p no:asyncio -p no:pytest-lsp --import-mode=importlib benchmarks $(ARGS)

# Changes the rules one at a time and shows which scenarios notice; takes some minutes.
mutate: $(READY)
	.venv/bin/judge mutate $(ARGS)

clean:
	rm -rf .venv

$(READY): pyproject.toml constraints.txt
	test -x .venv/bin/python || $(PYTHON) -m venv .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@
