// Browser contexts for tests. Chromium compiles the program for each process, which takes longer than most tests, so
// tests with the usual options share a context and its process.

import { readdirSync } from "node:fs";

/**
 * The pixels per CSS pixel in tests that aren't about pixels. Without a graphics card a frame takes as long as its
 * pixels: 150 random inputs took 102 s with 0.5, 57 s with 0.25 and 31 s with 0.125.
 */
const COARSE = 0.125;
/** The same if a test is repeated, so that people can recognize the picture of a failed test. */
const CLEAR = 0.25;

/** The usual options of a context. */
export const USUAL = { viewport: { width: 800, height: 600 }, deviceScaleFactor: COARSE, serviceWorkers: "block" };

/** The options in which tests in a shared context can differ. */
const FREE = new Set(["viewport", "hasTouch"]);

/** Notes what the page's policy forbids. The page mustn't even try it, except in tests of the policy. */
const noteViolations = () => {
  window.violations = [];
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => window.violations.push(`${effectiveDirective}: ${blockedURI}`));
};

/** The contexts of one browser. */
export class Contexts {
  #shared = new Map();

  /** For a browser that shows the page of a folder at an address. */
  constructor(browser, address, dist, isClear) {
    this.browser = browser;
    this.address = address;
    this.usual = isClear ? { ...USUAL, deviceScaleFactor: CLEAR } : USUAL;
    this.program = readdirSync(dist).find((name) => name.endsWith(".wasm"));
  }

  /** A context for a test, and the function that ends it, which takes whether the test passed. */
  async take(options = {}) {
    const isShared = Object.keys(options).every((name) => FREE.has(name));
    if (!isShared || this.browser.browserType().name() !== "chromium") {
      const context = await this.#open(options);
      return { context, end: () => context.close() };
    }
    const key = Boolean(options.hasTouch);
    if (!this.#shared.has(key)) this.#shared.set(key, await this.#openShared({ hasTouch: key }));
    const shared = this.#shared.get(key);
    const { context, keeper, session } = shared;
    const end = async (passed) => {
      // The next test gets it only if this one has passed and left nothing behind.
      this.#shared.delete(key);
      if (!passed) return context.close();
      for (const page of context.pages()) if (page !== keeper) await page.close();
      await session.send("Storage.clearDataForOrigin", { origin: new URL(this.address).origin, storageTypes: "all" });
      this.#shared.set(key, shared);
    };
    return { context, end };
  }

  async #open(options) {
    const context = await this.browser.newContext({ ...this.usual, ...options });
    await context.addInitScript(noteViolations);
    return context;
  }

  /** Opens a context with a page that keeps the compiled program. */
  async #openShared(options) {
    const context = await this.#open(options);
    const keeper = await context.newPage();
    await keeper.goto(`${this.address}manifest.webmanifest`);
    await keeper.evaluate(async (program) => { window.kept = await WebAssembly.compileStreaming(fetch(program)); }, `/${this.program}`);
    return { context, keeper, session: await context.newCDPSession(keeper) };
  }
}
