// What is tried in the browser, one thing each.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { finger, keys, mouse, playOn } from "./table.mjs";

const record = (name) => readFileSync(new URL(`records/${name}.txt`, import.meta.url), "utf8");
const START = "Start the game";

/** Closes the panel that greets a new player, by starting the game that it offers. */
async function start(table, touch = (name) => table.click(name)) {
  await table.until((state, name) => state.buttons[name], START, "the panel for a new game shows");
  await table.still(START);
  await touch(START);
  await table.until((state) => state.panel === null && state.events === 0);
}

/** A game that was broken off ten turns before its end is played to its end. */
function lastTurns(game, seed) {
  return {
    name: `the last ten turns of ${game} are played with the mouse`,
    stored: { [`${game}.txt`]: record(`${game}-last-turns`) },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=${game}`);
      const before = await table.state();
      assert.ok(before.events > 0, "the saved game goes on");
      await playOn(table, mouse, { seed });
      await table.until((state) => state.result !== null && !state.moving);
      await shown(`${game}-end`);
    },
  };
}

function wholeGame(game, rest) {
  return {
    name: `a whole game of ${game} is played with the mouse`,
    ...rest,
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=${game}`);
      await start(table);
      await shown(`${game}-opening`);
      const end = await playOn(table, mouse, { seed: 7 });
      assert.ok(end.result);
      await shown(`${game}-end`);
    },
  };
}

const COMPUTER = { seats: '("person", "computer 2")' };

export const tests = [
  {
    name: "the page starts and complains of nothing",
    async run({ table, address, shown }) {
      await table.visit(address);
      await start(table);
      await shown("start");
      const canvas = await table.page.locator("#table").boundingBox();
      assert.deepEqual(canvas, { x: 0, y: 0, width: 800, height: 600 });
      assert.match(table.page.url(), /#game=tablan&preset=pergioco$/);
    },
  },
  wholeGame("tapatan"),
  wholeGame("tablut", { settings: COMPUTER }),
  lastTurns("tablan", 3),
  lastTurns("tawula", 3),
  wholeGame("tablan", { long: true, settings: COMPUTER }),
  wholeGame("tawula", { long: true, settings: COMPUTER }),
  {
    name: "a whole game of tapatan is played with a finger",
    context: { hasTouch: true, viewport: { width: 390, height: 844 } },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table, (name) => table.tap(name));
      await playOn(table, finger, { seed: 11 });
      await shown("tapatan-touched");
    },
  },
  {
    name: "a whole game of tapatan is played with the keys",
    settings: COMPUTER,
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      await playOn(table, keys);
    },
  },
  {
    name: "pieces are dragged",
    async run({ table, address }) {
      await table.visit(`${address}#game=tablut`);
      await start(table);
      for (let turn = 0; turn < 4; turn += 1) {
        const { ways, events } = await table.settled();
        await table.drag(...ways[(turn * 7) % ways.length]);
        await table.until((state, events) => state.events > events, events, "the dragged piece was played");
      }
    },
  },
  {
    name: "a link opens a game with its rules",
    async run({ table, address }) {
      await table.visit(`${address}#game=tablut&preset=five-thrones`);
      const state = await table.until((state) => state.panel === null);
      assert.equal(state.game, "tablut");
      assert.equal(state.preset, "Five thrones");
    },
  },
  {
    name: "a link takes no unfinished game away",
    stored: { "tablan.txt": record("tablan-last-turns") },
    async run({ table, address }) {
      await table.visit(`${address}#game=tablan&preset=english`);
      const state = await table.until((state) => state.panel === "NewGame");
      assert.ok(state.events > 0);
    },
  },
  {
    name: "a reload in the middle of a turn finds the game as it was",
    stored: { "tawula.txt": record("tawula-last-turns") },
    async run({ table, address }) {
      await table.visit(`${address}#game=tawula`);
      let state = await table.settled();
      if (state.expects === "throw") {
        await mouse.throw(table);
        state = await table.until((state, events) => state.events > events && !state.moving, state.events, "the dice were thrown");
      }
      assert.equal(state.expects, "move");
      await mouse.move(table, state, state.ways[0]);
      const [before, text] = [await table.until((state, events) => state.events > events && !state.moving, state.events, "half of the turn was played"), await table.record()];
      await table.reload();
      const after = await table.settled();
      assert.equal(after.position, before.position);
      assert.equal(after.side, before.side);
      assert.equal(await table.record(), text);
    },
  },
  {
    name: "without storage the game is played all the same",
    before: () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } }),
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      await shown("without-storage");
      const { ways, events } = await table.settled();
      await mouse.move(table, undefined, ways[0]);
      await table.until((state, events) => state.events > events, events, "a piece was placed");
    },
  },
  {
    name: "storage full of rubbish stops nothing and is set aside",
    stored: { "settings.ron": "}{", "tablan.txt": "\u0000rubbish", "tapatan.txt": "tavoliere 1\ngame: chess\n" },
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      const kept = await table.page.evaluate(() => Object.keys(localStorage).sort());
      assert.ok(kept.includes("tavoliere/settings.ron.damaged-1"), kept.join());
      assert.ok(kept.includes("tavoliere/tapatan.txt.damaged-1"), kept.join());
    },
  },
  {
    name: "a record is taken out and brought in",
    async run({ table, address }) {
      await table.visit(`${address}#game=tablut`);
      await start(table);
      const text = record("tablan-demo");
      await table.click("Settings");
      await table.until((state) => state.buttons["Game record"]);
      await table.click("Game record");
      await table.until((state) => state.buttons["Choose a file"]);
      const choosing = table.page.waitForEvent("filechooser");
      await table.click("Choose a file");
      await (await choosing).setFiles({ name: "record.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
      await table.until((state) => state.buttons["Open it"]);
      await table.click("Open it");
      await table.until((state) => state.game === "tablan" && state.result !== null);
      // Read and written anew it is the same, bit for bit: positions, throws and words.
      assert.equal(await table.record(), text);
    },
  },
  ...["tablut", "tapatan", "tablan", "tawula"].map((game) => ({
    // Where throws are shown one after another it takes minutes.
    long: ["tablan", "tawula"].includes(game),
    name: `two computers play the same game of ${game} as on a desktop`,
    settings: { seats: '("computer 2", "computer 2")' },
    async run({ table, address }) {
      const text = record(`${game}-demo`);
      const seed = /^seed: (\d+)$/m.exec(text)[1];
      await table.visit(`${address}#game=${game}&seed=${seed}`);
      await table.page.waitForFunction(() => /\nresult: /.test(window.tavoliere.record() ?? ""), undefined, { timeout: 900_000, polling: 500 });
      assert.equal(await table.record(), text);
    },
  })),
  ...[
    ["portrait", { viewport: { width: 390, height: 844 } }, 1],
    ["landscape", { viewport: { width: 1920, height: 1080 } }, 1],
    ["sharp", { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true }, 2],
  ].map(([name, context, sharpness]) => ({
    name: `the table fills a ${name} screen`,
    context,
    async run({ table, address, shown }) {
      for (const game of ["tablan", "tawula"]) {
        await table.page.goto("about:blank");
        await table.visit(`${address}#game=${game}`);
        await start(table, (name) => (context.hasTouch ? table.tap(name) : table.click(name)));
        await shown(`${name}-${game}`);
        const size = await table.page.evaluate(() => {
          const { canvas } = { canvas: document.getElementById("table") };
          const box = canvas.getBoundingClientRect();
          return { box: [Math.round(box.width), Math.round(box.height)], pixels: [canvas.width, canvas.height], scrolls: document.documentElement.scrollHeight > innerHeight };
        });
        const { width, height } = context.viewport;
        assert.deepEqual(size.box, [width, height]);
        for (const [pixels, wanted] of [[size.pixels[0], width], [size.pixels[1], height]]) assert.ok(Math.abs(pixels - wanted * sharpness) <= 2, `${size.pixels}`);
        assert.equal(size.scrolls, false);
      }
    },
  })),
  {
    name: "a rotated screen is filled anew",
    context: { viewport: { width: 390, height: 844 } },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tablan`);
      await start(table);
      const upright = await table.place("board-0");
      await table.page.setViewportSize({ width: 844, height: 390 });
      await table.until((state, x) => Math.abs(state.spots["board-0"].x - x) > 5, upright.x, "the layout followed");
      await shown("rotated");
    },
  },
  {
    name: "a later visit needs no network",
    context: { serviceWorkers: "allow" },
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      await table.page.evaluate(() => navigator.serviceWorker.ready);
      await table.context.setOffline(true);
      await table.page.goto("about:blank");
      await table.visit(`${address}#game=tawula`);
      const state = await table.state();
      assert.equal(state.game, "tawula");
      await table.context.setOffline(false);
      table.complaints.length = 0;
    },
  },
  {
    name: "the system's wish for reduced motion is followed",
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      assert.equal((await table.state()).reduced, false);
      await table.page.emulateMedia({ reducedMotion: "reduce" });
      await table.until((state) => state.reduced);
    },
  },
  {
    name: "a lost picture is told, and the record can be saved",
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      const text = await table.record();
      await table.page.evaluate(() => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
      await table.page.locator("#stopped").waitFor({ state: "visible" });
      await shown("lost-picture");
      const coming = table.page.waitForEvent("download");
      await table.page.locator("#save").click();
      const saved = readFileSync(await (await coming).path(), "utf8");
      assert.equal(saved, text);
      table.complaints.length = 0;
    },
  },
];
