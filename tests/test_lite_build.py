"""The lab as it is built: complete, from nowhere else, and in step with the page beside it."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from builder.lite import build as lite
from builder.lite.lock import lock
from builder.lite.policy import keep_to_this_host
from builder.page import build as page
from builder.paths import BUILT_PAGE, NOTEBOOKS
from builder.python.wheels import lines, write_wheel
from builder.words import LANGUAGES

KERNEL = "@jupyterlite/pyodide-kernel-extension"

Json = dict[str, Any]


@pytest.fixture(scope="module")
def lab() -> Path:
    folder = BUILT_PAGE / "lab"
    assert folder.is_dir(), "there is no lab beside the page: `make lite` builds it"
    return folder


@pytest.fixture(scope="module")
def settings(lab: Path) -> Json:
    told: Json = read(lab / "jupyter-lite.json")["jupyter-config-data"]
    return told


@pytest.fixture(scope="module")
def kernel(settings: Json) -> Json:
    told: Json = settings["litePluginSettings"][f"{KERNEL}:kernel"]
    return told


@pytest.fixture(scope="module")
def packages(lab: Path, kernel: Json) -> dict[str, Json]:
    told: dict[str, Json] = read(lab / kernel["loadPyodideOptions"]["lockFileURL"])["packages"]
    return told


def read(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


def texts(value: Any) -> Iterator[str]:
    """Every text in a piece of JSON but the names of things."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts(list(value.values()))
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


# Nothing comes from elsewhere


def test_no_setting_leads_elsewhere(lab: Path) -> None:
    told = {file: read(file) for file in lab.rglob("*.json") if is_setting(file.relative_to(lab))}
    told |= {file: read(file)["metadata"] for file in lab.rglob("jupyter-lite.ipynb")}
    assert len(told) > 10
    for file, settings in told.items():
        found = [text for text in texts(settings) if re.match(r"(\w+:)?//|/\w", text)]
        # What an application is called below the lab; it is no address.
        assert set(found) <= {f"/{name}" for name in lite._APPS}, file


def is_setting(file: Path) -> bool:
    return file.name == "jupyter-lite.json" or file.parts[0] in {"api", "wheels"}


def test_python_is_the_page_s(lab: Path, kernel: Json) -> None:
    assert (lab / kernel["pyodideUrl"]).resolve() == BUILT_PAGE / "pyodide" / "pyodide.mjs"
    assert (BUILT_PAGE / "pyodide" / "pyodide.asm.wasm").is_file()
    assert not [*lab.rglob("*.wasm"), *lab.rglob("python_stdlib.zip"), *lab.rglob("pyodide.mjs")]


def test_packages_come_from_the_lab_alone(lab: Path, kernel: Json, packages: Json) -> None:
    assert kernel["disablePyPIFallback"] is True
    assert "pipliteUrls" not in kernel
    for name, package in packages.items():
        wheel = lab / "wheels" / package["file_name"]
        assert wheel.resolve().is_relative_to(lab)
        assert hashlib.sha256(wheel.read_bytes()).hexdigest() == package["sha256"], name
        assert set(package["depends"]) <= set(packages)


def test_whatever_the_kernel_starts_with_is_there(kernel: Json, packages: Json) -> None:
    assert set(kernel["loadPyodideOptions"]["packages"]) <= set(packages)


def test_the_page_s_null_is_none_in_python(kernel: Json) -> None:
    assert kernel["loadPyodideOptions"]["convertNullToNone"] is True


# What is in it


def test_the_notebooks_are_there(lab: Path) -> None:
    own = notebooks_in(NOTEBOOKS)
    assert own
    assert notebooks_in(lab / "files") == own
    contents = lab / "api" / "contents"
    folders = [file["path"] for file in read(contents / "all.json")["content"]]
    assert sorted(folders) == sorted([*LANGUAGES, "README.md"])
    listed = [
        file["path"]
        for language in LANGUAGES
        for file in read(contents / language / "all.json")["content"]
    ]
    assert sorted(listed) == sorted(own)


def notebooks_in(folder: Path) -> dict[str, bytes]:
    paths = [path for language in LANGUAGES for path in (folder / language).glob("*.ipynb")]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def test_our_packages_need_no_installing(lab: Path, packages: Json) -> None:
    ours = packages["chromino"]
    assert ours["imports"] == ["chromino_core", "chromino_widget"]
    assert "anywidget" in ours["depends"]
    with zipfile.ZipFile(lab / "wheels" / ours["file_name"]) as wheel:
        view = wheel.read("chromino_widget/static/chromino.js")
    assert view == (BUILT_PAGE / "chromino.js").read_bytes()


def test_the_extensions_are_the_three_that_tables_need(lab: Path, settings: Json) -> None:
    names = {"@jupyter-widgets/jupyterlab-manager", "anywidget", KERNEL}
    assert {extension["name"] for extension in settings["federated_extensions"]} == names
    for extension in settings["federated_extensions"]:
        assert (lab / "extensions" / extension["name"] / extension["load"]).is_file()


def test_no_link_runs_code_or_opens_what_is_elsewhere(lab: Path, settings: Json) -> None:
    assert not [*lab.glob("repl"), *lab.glob("build/repl")]
    # A name that is not there any more would switch nothing off.
    code = "".join(path.read_text("utf-8") for path in lab.glob("build/*.js"))
    for name in settings["disabledExtensions"]:
        assert f'"{name}"' in code


POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')


def test_no_page_of_the_lab_tells_anybody_anything(lab: Path) -> None:
    """Notebooks run whatever they say, on the host that has the games."""
    pages = [path.read_text("utf-8") for path in lab.rglob("*.html")]
    assert len(pages) > 5
    for text in pages:
        [policy] = POLICY.findall(text)
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert rules["default-src"] == rules["form-action"] == "'none'"
        assert rules["connect-src"] == "'self' data: blob:"
        assert {"script-src", "img-src", "frame-src", "style-src", "font-src"} <= rules.keys()
        sources = " ".join(rules.values()).split()
        assert all(re.fullmatch(r"'[^']+'|data:|blob:", source) for source in sources)
        assert "'unsafe-inline'" not in rules["script-src"]
        assert text.index(policy) < text.index("<script"), "what stands before it is not under it"


def test_the_kernel_goes_by_the_policy_of_its_page(lab: Path) -> None:
    """A worker goes by what its file came with, unless it is the page that has written it."""
    static = lab / "extensions" / KERNEL / "static"
    scripts = "".join(path.read_text("utf-8") for path in static.glob("*.js"))
    made = re.findall(r"new Worker\((.{24})", scripts)
    # The others are for hosts that isolate, and these do nothing but wait.
    waiting = [start for start in made if start == '"data:application/javasc']
    assert [start for start in made if start not in waiting] == ["URL.createObjectURL(new "]


def test_a_lab_that_starts_its_kernel_in_another_way_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "kernel.js").write_text('new Worker("file.js")', "utf-8")
    with pytest.raises(SystemExit, match="starts in another way"):
        keep_to_this_host(tmp_path / "none", tmp_path)


def test_the_lab_is_small(lab: Path) -> None:
    assert sum(path.stat().st_size for path in lab.rglob("*") if path.is_file()) < 25_000_000
    assert not [*lab.rglob("*.map")]


# The page with it, and without


@pytest.mark.parametrize("built", [True, False])
def test_the_page_knows_whether_there_is_a_lab(
    built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    defined: Json = {}

    def bundle(_: Path, out: Path, *, define: Json, **__: object) -> None:
        defined.update(define)
        out.write_text("")

    monkeypatch.setattr(page, "esbuild", bundle)
    monkeypatch.setattr(page, "BUILT_LAB", tmp_path / "built")
    if built:
        (tmp_path / "built" / "files").mkdir(parents=True)
        (tmp_path / "built" / "files" / "1.ipynb").write_text("{}")
        settings = {"jupyter-config-data": {"appVersion": "0.8"}}
        (tmp_path / "built" / "jupyter-lite.json").write_text(json.dumps(settings))
    page.build(tmp_path / "page")
    assert json.loads(defined["LAB"]) == ("0.8" if built else False)
    assert (tmp_path / "page" / "lab" / "files" / "1.ipynb").is_file() is built


# When something is amiss


def tiny_wheel(folder: Path, name: str, *requires: str) -> Path:
    about = [f"Name: {name}", "Version: 1.0", *(f"Requires-Dist: {each}" for each in requires)]
    files = {
        f"{name}/__init__.py": b"",
        f"{name}-1.0.dist-info/METADATA": lines("Metadata-Version: 2.1", *about),
    }
    return write_wheel(folder, f"{name}-1.0", files)


def test_a_package_that_another_needs_is_missed(tmp_path: Path) -> None:
    cake = tiny_wheel(tmp_path, "cake", "flour", "knife; sys_platform != 'emscripten'")
    with pytest.raises(SystemExit, match=r"cake needs flour: add it to \.ci/lite-wheels\.txt"):
        lock([cake], tmp_path)
    listed = lock([cake, tiny_wheel(tmp_path, "flour")], tmp_path)["packages"]
    assert listed["cake"]["depends"] == ["flour"]
    assert listed["cake"]["imports"] == ["cake"]


def test_a_failed_build_leaves_the_lab_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "lab" / "old"
    old.mkdir(parents=True)
    monkeypatch.setattr(lite, "NOTEBOOKS", tmp_path)
    for language in LANGUAGES:
        with pytest.raises(SystemExit, match=f"no notebooks in .*{language}"):
            lite.build(tmp_path / "lab")
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ipynb").touch()
    monkeypatch.setattr(lite, "LITE_TOOLS", tmp_path / "tools")
    with pytest.raises(SystemExit, match=r"tools: `make lite` installs it"):
        lite.build(tmp_path / "lab")
    assert old.is_dir()
