# What to do with this checkout; `make help` lists it. Each target is a script in Scripts/, which can be run by itself.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup build run gallery test lint layers docs bench clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the Debian packages that building, running and testing need
	@Scripts/setup

build: ## Build every program, optimised
	@Scripts/setup build
	@Scripts/build

run: ## Open News Ink; without a display, write pictures of it into out/
	@Scripts/setup build
	@Scripts/run-news-ink

gallery: ## Open the component gallery
	@Scripts/setup build
	@Scripts/run gallery

test: ## Build once and run every test
	@Scripts/setup
	@Scripts/test

lint: ## Check formatting, scripts and what must not be in the sources
	@Scripts/lint

layers: ## Check who imports whom
	@Scripts/check-layers --test
	@Scripts/check-layers

docs: ## Build the documentation into out/docs, warnings being errors
	@Scripts/setup build
	@Scripts/docs

bench: ## Measure the engine, the colours, and a news feed in a window and headless
	@Scripts/setup
	@Scripts/bench

clean: ## Remove everything that the other targets made
	@rm -rf .build .build-* out
