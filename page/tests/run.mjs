// Tests the page in a real browser: ./check [--long] web
//
//     node page/tests/run.mjs DIST PICTURES [--browser chromium|firefox] [--long] [--jobs N] [NAME…]
//
// Runs N tests at once, by default one per processor and at most three, plus one of those that mostly wait. Tests that
// fail beside others are repeated alone, because the others could have slowed them down. The last line is
// `test result: …` with the numbers of passed and failed tests.

import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { open } from "../tools/browser.mjs";
import { serve } from "../tools/serve.mjs";
import { Contexts } from "./contexts.mjs";
import { Table, settings } from "./table.mjs";
import { tests } from "./tests.mjs";

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: "string", default: "chromium" },
    jobs: { type: "string", default: String(Math.min(availableParallelism(), 3)) },
    long: { type: "boolean", default: false },
  },
});
const [dist, pictures, ...names] = positionals;
mkdirSync(pictures, { recursive: true });

/** Puts files into the page's storage, but only before the first visit: a reload must find the game's own saves. */
const store = (stored) => {
  try {
    if (!localStorage.getItem("tavoliere/settings.ron")) {
      for (const [name, text] of Object.entries(stored)) localStorage.setItem(`tavoliere/${name}`, text);
    }
  } catch {
    // If storage is denied, there's nothing to prepare.
  }
};

async function attempt(contexts, test) {
  const { browser, address } = contexts;
  const { context, end } = await contexts.take(test.context);
  const stored = { "settings.ron": settings(test.settings), ...test.stored };
  const newTable = async () => {
    const page = await context.newPage();
    if (test.context?.viewport) await page.setViewportSize(test.context.viewport);
    await page.addInitScript(store, stored);
    for (const script of [test.before ?? []].flat()) await page.addInitScript(script);
    return new Table(page, newTable);
  };
  const table = await newTable();
  const minutes = test.minutes ?? (test.long ? 30 : 5);
  let timer;
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`it took more than ${minutes} minutes`)), minutes * 60_000); });
  const shown = (name) => table.picture(join(pictures, `${name}.png`));
  let passed = false;
  try {
    await Promise.race([test.run({ table, address, shown, browser, dist, folder: pictures }), late]);
    await table.expectNoErrors();
    passed = true;
  } catch (error) {
    await shown(`failed-${test.name.replaceAll(" ", "-")}`).catch(() => {});
    if (table.complaints.length > 0) error.message += `\nthe page said: ${table.complaints.join("\n")}`;
    throw error;
  } finally {
    clearTimeout(timer);
    await end(passed);
  }
}

let [passed, failed] = [0, 0];
/** The tests that failed beside others. */
const slowed = [];

async function report(contexts, test, isAlone) {
  const begun = Date.now();
  const took = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  try {
    await attempt(contexts, test);
    passed += 1;
    console.log(`test ${test.name} ... ok, ${took()}`);
  } catch (error) {
    if (isAlone) failed += 1;
    else slowed.push(test);
    const result = isAlone ? "FAILED" : "failed beside others";
    console.log(`test ${test.name} ... ${result}, ${took()}\n${error.stack}\n${error.cause ?? ""}`);
  }
}

/** Runs tests until the queue is empty, in a separate browser: browsers share no process that could delay another. */
async function work(queue, isAlone = false) {
  if (queue.length === 0) return;
  const browser = await open(wish.browser);
  const contexts = new Contexts(browser, address, dist, isAlone);
  for (let test = queue.shift(); test; test = queue.shift()) await report(contexts, test, isAlone);
  await browser.close();
}

const server = await serve(dist, 0);
const address = `http://localhost:${server.address().port}/`;
const usable = tests.filter((test) => (wish.long || !test.long) && (wish.browser === "chromium" || !test.onlyInChromium));
const chosen = usable.filter((test) => names.length === 0 || names.some((name) => test.name.includes(name)));
const waiting = chosen.filter((test) => test.waits);
const together = chosen.filter((test) => !test.alone && !test.waits);
await Promise.all([waiting, ...Array(Number(wish.jobs)).fill(together)].map((queue) => work(queue)));
// Tests that measure time run alone.
await work([...chosen.filter((test) => test.alone), ...slowed], true);
server.close();
console.log(`\ntest result: ${failed === 0 ? "ok" : "FAILED"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
