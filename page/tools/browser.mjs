// The browsers for page tests: headless, drawing without a GPU.

import { existsSync } from "node:fs";

import { chromium, firefox } from "playwright-core";

const CHROMIUM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
// Pages of one context share a process, and with it the compiled program.
const CHROMIUM_ARGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking", "--process-per-site"];
const FIREFOX_PATHS = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
// Firefox has no WebGL without a display, so its tests need Xvfb.
const FIREFOX_SETTINGS = { "webgl.force-enabled": true, "dom.w3c_touch_events.enabled": 1, "dom.maxtouchpoints.testing.value": 5 };

/** Starts a browser. The environment variables CHROMIUM and FIREFOX can name other programs. */
export async function open(name = "chromium") {
  if (name === "firefox") {
    // Through WebDriver BiDi, because the usual driver only works with Playwright's own Firefox.
    return firefox.launch({ channel: "moz-firefox", executablePath: find(process.env.FIREFOX, FIREFOX_PATHS, "firefox-esr"), firefoxUserPrefs: FIREFOX_SETTINGS });
  }
  return chromium.launch({ executablePath: find(process.env.CHROMIUM, CHROMIUM_PATHS, "chromium"), args: CHROMIUM_ARGS });
}

function find(wanted, paths, debian) {
  const path = wanted ?? paths.find(existsSync);
  if (!path) throw new Error(`no browser was found; on Debian: apt-get install ${debian}`);
  return path;
}
