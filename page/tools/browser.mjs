// The Chromium for page tests: headless, drawing without a GPU.

import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const ARGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking"];

/** Starts the browser. The environment variable CHROMIUM can name another one. */
export async function open() {
  const executablePath = process.env.CHROMIUM ?? PATHS.find(existsSync);
  if (!executablePath) throw new Error("no Chromium was found; on Debian: apt-get install chromium");
  return chromium.launch({ executablePath, args: ARGS });
}
