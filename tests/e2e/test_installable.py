"""The page as an app: Chromium finds nothing missing, and one button installs it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from kept_page import wait_until_kept
from moody_host import moody_host
from page_fixtures import sitting
from playwright.sync_api import Browser, expect
from table_page import TablePage
from wording import Wording

# What a browser does that would like to install the page.
OFFER = """() => {
    window.prompted = 0;
    const offer = new Event("beforeinstallprompt", {cancelable: true});
    offer.prompt = async () => { window.prompted += 1; return {outcome: "accepted"}; };
    dispatchEvent(offer);
    return offer.defaultPrevented;
}"""
INSTALLED = "() => dispatchEvent(new Event('appinstalled'))"


@pytest.mark.pyodide
def test_chromium_could_install_it_wherever_it_is(browser: Browser, site: Path) -> None:
    with (
        moody_host(site, "/games/chromino/") as host,
        sitting(browser, host.address, pyodide=True, offline=True) as table,
    ):
        table.open_start()
        wait_until_kept(table)
        cdp = table.page.context.new_cdp_session(table.page)
        told: dict[str, Any] = cdp.send("Page.getAppManifest")
        assert told["errors"] == []
        assert told["url"] == f"{host.address}manifest.webmanifest"
        found = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # These windows are private ones, in which nobody installs anything.
        assert [each["errorId"] for each in found if each["errorId"] != "in-incognito"] == []
        # A headless shell installs nothing, and names nothing.
        assert cdp.send("Page.getAppId").get("appId", host.address) == host.address
        manifest = json.loads(told["data"])
        assert urljoin(told["url"], manifest["start_url"]) == host.address
        assert manifest["display"] == "standalone"
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        for icon in manifest["icons"]:
            loaded = table.page.evaluate(
                """async (src) => {
                    const picture = new Image();
                    picture.src = src;
                    await picture.decode();
                    return `${picture.naturalWidth}x${picture.naturalHeight}`;
                }""",
                icon["src"],
            )
            assert icon["sizes"] in (loaded, "any")


def test_there_is_a_button_once_the_browser_offers_it(table: TablePage) -> None:
    table.open_start()
    button = table.action("install")
    expect(button).to_have_count(0)
    assert table.page.evaluate(OFFER), "the browser's own line stays away"
    expect(button).to_have_text(Wording("en").say("ui-way-install"))
    button.click()
    expect(button).to_have_count(0)
    assert table.page.evaluate("window.prompted") == 1


@pytest.mark.parametrize("language", ["en", "uk"])
def test_those_who_read_about_it_can_install_it_too(table: TablePage, language: str) -> None:
    table.page.goto(f"{table.address}?lang={language}")
    table.action("about").click()
    button = table.page.locator('dialog [data-action="install"]')
    expect(button).to_have_count(0)
    table.page.evaluate(OFFER)
    expect(button).to_have_text(Wording(language).say("ui-way-install"))
    table.page.evaluate(INSTALLED)
    expect(button).to_have_count(0)
    assert table.page.evaluate("window.prompted") == 0
