/**
 * Random input from mouse, finger, wheel and keys on every screen of the page. The same seed gives the same choices, but
 * not always the same game, because computers think at the machine's speed.
 */
import assert from "node:assert/strict";
import { dice } from "./table.mjs";

const SEED = 1766;
/** Panels that never change the game that they cover. */
const READ_ONLY = ["Book", "Settings", "FairThrows", "Statistics", "Keys", "Players", "Share", "Pause"];
/** The number of inputs between two ways home, which check the page too. */
const EXPLORING = 50;
/** The number of inputs between two lines of progress. */
const REPORTING = 500;
const KEYS = [
  "Escape", "Enter", "Space", "Tab", "Shift+Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", "Backspace", "Delete",
  ..."abcdefghilmnopqrstuvwxyz0123456789?", "Control+a", "Control+z",
];
/** What leaves the page, and what a random press can't bring back from: a dialog of the browser. */
const AVOIDED = /Full screen|Choose a file|Restore|Install/i;

/** Sends one random input, and returns its description. */
async function send({ page, isFirefox }, state, pick) {
  const any = (list) => list[pick(list.length)];
  const { width, height } = page.viewportSize();
  const spots = Object.entries({ ...state.locations, ...state.buttons }).filter(([name, at]) => at && !AVOIDED.test(name));
  const somewhere = () => {
    if (spots.length === 0 || pick(4) === 0) return ["anywhere", { x: pick(width), y: pick(height) }];
    return any(spots);
  };
  switch (pick(isFirefox ? 4 : 5)) {
    case 0:
    case 1: {
      const key = any(KEYS);
      await page.keyboard.press(key, { delay: 20 });
      return `key ${key}`;
    }
    case 2: {
      const [name, { x, y }] = somewhere();
      await page.mouse.click(x, y, { delay: 20 });
      return `click on ${name}`;
    }
    case 3: {
      const [[from, a], [to, b]] = [somewhere(), somewhere()];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(b.x, b.y, { steps: 3 });
      await page.mouse.up();
      if (pick(2) === 0) await page.mouse.wheel(0, pick(400) - 200);
      return `drag from ${from} to ${to}`;
    }
    default: {
      const [name, { x, y }] = somewhere();
      await page.touchscreen.tap(x, y);
      return `tap on ${name}`;
    }
  }
}

/** Presses Escape until the pause or the home screen is open, at most six times. */
async function goBack(table) {
  const arrived = ({ home, panel }) => panel === "Pause" || (home && panel === null);
  for (let presses = 0; presses < 6; presses += 1) {
    const state = await table.state();
    if (arrived(state)) return;
    await table.page.keyboard.press("Escape", { delay: 20 });
    await table.frames(4);
  }
  const { home, panel, lesson, replay } = await table.state();
  assert.ok(arrived({ home, panel }), `six times Escape don't lead back: ${JSON.stringify({ home, panel, lesson, replay })}`);
}

/** The state with the open panel, and the game, once the program is there. */
async function look(table) {
  const state = await table.until((state) => state, undefined, "the program has a state");
  return { state, panel: state.panel, record: await table.record() };
}

/** Changes the address. For another game the program reloads the page, which interrupts what is asked meanwhile. */
async function go(table, fragment) {
  await table.page.evaluate((fragment) => { location.hash = fragment; }, fragment);
  for (let tries = 5; ; tries -= 1) {
    try {
      await table.page.waitForTimeout(500);
      await table.ready();
      return;
    } catch (error) {
      if (tries === 0 || !/context was destroyed/.test(error.message)) throw error;
    }
  }
}

/** A test with this number of inputs. */
export const randomInput = (inputs, rest = {}) => ({
  name: `${inputs} random inputs do no harm`,
  context: { hasTouch: true },
  ...rest,
  async run({ table, address }) {
    const pick = dice(SEED);
    const recent = [];
    await table.visit(address);
    console.log(`  ${inputs} random inputs, seed ${SEED}`);
    // The page before the last input, and the panel before the last but one.
    let [before, earlierPanel] = [await look(table), null];
    try {
      for (let done = 1; done <= inputs; done += 1) {
        recent.push(`${done}: ${await send(table, before.state, pick)}`);
        if (recent.length > 12) recent.shift();
        await table.frames(1);
        assert.equal(await table.page.evaluate(() => window.tavoliere.stopped), null);
        let after = await look(table);
        // A choice that was made while the panel opened is still played.
        const covers = () => READ_ONLY.includes(after.panel) && before.panel === after.panel && earlierPanel === after.panel;
        if (covers() && after.record !== before.record) {
          // Undo closes the pause a frame later.
          await table.frames(3);
          after = await look(table);
        }
        if (covers()) assert.equal(after.record, before.record, `${after.panel} changed the game`);
        [before, earlierPanel] = [after, before.panel];
        if (done % REPORTING === 0) console.log(`  ${done} random inputs`);
        if (done % EXPLORING === 0) {
          await goBack(table);
          await table.expectNoErrors();
          // The next part starts on another screen.
          if (pick(2) === 0) await go(table, pick(2) ? "" : "#game=tawula");
          before = await look(table);
        }
      }
      const record = await table.record();
      await table.reload();
      assert.ok(record === null || (await table.state()), "the page opens again");
    } catch (error) {
      throw new Error(`seed ${SEED}, the last inputs:\n  ${recent.join("\n  ")}`, { cause: error });
    }
  },
});
