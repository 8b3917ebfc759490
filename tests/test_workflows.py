"""What the hosting runs: our own targets, the hosting's own actions, and no more than it may."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from builder.paths import ROOT

WORKFLOWS = {
    path.stem: yaml.safe_load(path.read_text("utf-8"))
    for path in (ROOT / ".github" / "workflows").glob("*.yml")
}
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def jobs(name: str) -> dict[str, Any]:
    found: dict[str, Any] = WORKFLOWS[name]["jobs"]
    return found


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in jobs(name).values() for step in job["steps"]]


def triggers(name: str) -> dict[str, Any]:
    found: dict[str, Any] = WORKFLOWS[name][True]  # which is how YAML reads `on`
    return found


def test_there_is_one_for_the_tests_and_one_for_the_page() -> None:
    assert WORKFLOWS.keys() == {"test", "pages"}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_it_runs_our_targets_and_nothing_else(name: str) -> None:
    runs = [step["run"] for step in steps(name) if "run" in step]
    assert runs
    for run in runs:
        assert re.fullmatch(r"make( [a-z]+)+", run)
        assert set(run.split()[1:]) <= TARGETS


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_action_is_the_hostings_own_and_pinned(name: str) -> None:
    """By its commit, because a tag may be moved; the tag is for those who read it."""
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
    used = re.findall(r"\buses: (.+)", text)
    assert len(used) == sum("uses" in step for step in steps(name)) > 0
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)


def test_the_same_actions_have_the_same_versions() -> None:
    used = {step["uses"] for name in WORKFLOWS for step in steps(name) if "uses" in step}
    assert len(used) == len({action.partition("@")[0] for action in used})


def test_the_tests_may_read_and_nothing_else() -> None:
    assert WORKFLOWS["test"]["permissions"] == {"contents": "read"}
    assert not any("permissions" in job for job in jobs("test").values())


def test_what_is_built_may_not_publish_and_what_publishes_builds_nothing() -> None:
    assert WORKFLOWS["pages"]["permissions"] == {}
    build, deploy = jobs("pages")["build"], jobs("pages")["deploy"]
    assert jobs("pages").keys() == {"build", "deploy"}
    assert build["permissions"] == {"contents": "read", "pages": "read"}
    assert deploy["permissions"] == {"pages": "write", "id-token": "write"}
    assert deploy["needs"] == "build"
    assert deploy["environment"]["name"] == "github-pages"
    [step] = deploy["steps"]
    assert step["uses"].startswith("actions/deploy-pages@")


def test_the_page_is_published_for_versions_and_by_hand_one_at_a_time() -> None:
    assert triggers("pages") == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}
    assert WORKFLOWS["pages"]["concurrency"] == {"group": "pages"}


def test_what_is_published_is_the_page_with_its_notebooks() -> None:
    build = jobs("pages")["build"]["steps"]
    made = build.index({"run": "make lite"})
    [(put, upload)] = [(n, s) for n, s in enumerate(build) if "upload-pages" in s.get("uses", "")]
    assert made < put
    assert upload["with"] == {"path": "build/site"}
