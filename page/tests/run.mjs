// Tries the page in a real browser: ./check web [--long] [NAME…]
//
//     node page/tests/run.mjs DIST PICTURES [--long] [--jobs N] [NAME…]
//
// So many tests run at once, by default one for every processor, at most three; beside them one of those that
// mostly wait.
// The last line is `test result: …` with how many passed and failed.

import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { open } from "../tools/browser.mjs";
import { serve } from "../tools/serve.mjs";
import { Table, settings } from "./table.mjs";
import { tests } from "./tests.mjs";

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: "boolean", default: false }, jobs: { type: "string", default: String(Math.min(availableParallelism(), 3)) } },
});
const [dist, pictures, ...names] = positionals;
mkdirSync(pictures, { recursive: true });

// Without a graphics card the time of a frame is that of its pixels. A quarter of them is enough where a test is
// not about pixels.
const VIEW = { viewport: { width: 800, height: 600 }, deviceScaleFactor: 0.5 };

async function attempt(browser, address, test) {
  const context = await browser.newContext({ ...VIEW, serviceWorkers: "block", ...test.context });
  const stored = { "settings.ron": settings(test.settings), ...test.stored };
  await context.addInitScript(({ stored }) => {
    try {
      // Only before the first visit: a reload finds what the game has kept.
      if (!localStorage.getItem("tavoliere/settings.ron")) {
        for (const [name, text] of Object.entries(stored)) localStorage.setItem(`tavoliere/${name}`, text);
      }
    } catch {
      // Where storage is denied there is nothing to prepare.
    }
  }, { stored });
  // What the page's policy forbids must not even be tried, but where a test does.
  await context.addInitScript(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => window.violations.push(`${effectiveDirective}: ${blockedURI}`));
  });
  for (const script of [test.before ?? []].flat()) await context.addInitScript(script);
  const table = new Table(await context.newPage(), context);
  const minutes = test.long ? 30 : 5;
  let timer;
  const late = new Promise((_, reject) => { timer = setTimeout(() => reject(new Error(`it took more than ${minutes} minutes`)), minutes * 60_000); });
  const shown = (name) => table.picture(join(pictures, `${name}.png`));
  try {
    await Promise.race([test.run({ table, address, shown, browser }), late]);
    await table.quiet();
  } catch (error) {
    await shown(`failed-${test.name.replaceAll(" ", "-")}`).catch(() => {});
    if (table.complaints.length > 0) error.message += `\nthe page said: ${table.complaints.join("\n")}`;
    throw error;
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}

let [passed, failed] = [0, 0];

async function report(browser, test) {
  const begun = Date.now();
  const took = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  try {
    await attempt(browser, address, test);
    passed += 1;
    console.log(`test ${test.name} ... ok, ${took()}`);
  } catch (error) {
    failed += 1;
    console.log(`test ${test.name} ... FAILED, ${took()}\n${error.stack}\n${error.cause ?? ""}`);
  }
}

/** Tries tests until none is left, in a browser of its own: browsers share no process that would hold another up. */
async function work(queue) {
  if (queue.length === 0) return;
  const browser = await open();
  for (let test = queue.shift(); test; test = queue.shift()) await report(browser, test);
  await browser.close();
}

const server = await serve(dist, 0);
const address = `http://localhost:${server.address().port}/`;
const chosen = tests.filter((test) => (wish.long || !test.long) && (names.length === 0 || names.some((name) => test.name.includes(name))));
const waiting = chosen.filter((test) => test.waits);
const together = chosen.filter((test) => !test.alone && !test.waits);
await Promise.all([waiting, ...Array(Number(wish.jobs)).fill(together)].map(work));
// What measures time is tried when nothing else is.
await work(chosen.filter((test) => test.alone));
server.close();
console.log(`\ntest result: ${failed === 0 ? "ok" : "FAILED"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
