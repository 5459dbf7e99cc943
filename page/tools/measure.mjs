// Measures the time of pages from navigation to the first playable frame, in turns, so that other work on the machine
// affects all of them alike. Every visit is a first visit.
//
//     node page/tools/measure.mjs ROUNDS NAME=DIR…        prints JSON: milliseconds by name, the median of all rounds

import { open } from "./browser.mjs";
import { serve } from "./serve.mjs";

const [rounds, ...pages] = process.argv.slice(2);
const times = {};
const browser = await open();
try {
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [name, folder] of pages.map((page) => page.split("="))) {
      const server = await serve(folder, 0);
      const context = await browser.newContext({ viewport: { width: 800, height: 600 }, serviceWorkers: "block" });
      const page = await context.newPage();
      await page.goto(`http://localhost:${server.address().port}/`);
      const taken = await page.evaluate(() => window.tavoliere.ready, undefined, { timeout: 120_000 });
      (times[name] ??= []).push(Math.round(taken));
      await context.close();
      server.close();
    }
  }
} finally {
  await browser.close();
}
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
console.log(JSON.stringify(Object.fromEntries(Object.entries(times).map(([name, all]) => [name, { median: median(all), all }]))));
