// Tries the page in a real browser: ./check web [--long] [NAME…]
//
//     node page/tests/run.mjs DIST PICTURES [--long] [NAME…]
//
// The last line is `test result: …` with how many passed and failed.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { open } from "../tools/browser.mjs";
import { serve } from "../tools/serve.mjs";
import { Table, settings } from "./table.mjs";
import { tests } from "./tests.mjs";

const { values: wish, positionals } = parseArgs({ allowPositionals: true, options: { long: { type: "boolean", default: false } } });
const [dist, pictures, ...names] = positionals;
mkdirSync(pictures, { recursive: true });

const VIEW = { width: 800, height: 600 };

async function attempt(browser, address, test) {
  const context = await browser.newContext({ viewport: VIEW, serviceWorkers: "block", ...test.context });
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
  if (test.before) await context.addInitScript(test.before);
  const table = new Table(await context.newPage(), context);
  const shown = (name) => table.picture(join(pictures, `${name}.png`));
  try {
    await test.run({ table, address, shown });
    table.quiet();
  } catch (error) {
    await shown(`failed-${test.name.replaceAll(" ", "-")}`).catch(() => {});
    if (table.complaints.length > 0) error.message += `\nthe page said: ${table.complaints.join("\n")}`;
    throw error;
  } finally {
    await context.close();
  }
}

const server = await serve(dist, 0);
const address = `http://localhost:${server.address().port}/`;
const browser = await open();
let [passed, failed] = [0, 0];
for (const test of tests) {
  if (test.long && !wish.long) continue;
  if (names.length > 0 && !names.some((name) => test.name.includes(name))) continue;
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
await browser.close();
server.close();
console.log(`\ntest result: ${failed === 0 ? "ok" : "FAILED"}. ${passed} passed; ${failed} failed; 0 ignored`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
