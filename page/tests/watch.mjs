// Measures a page's drawn frames and processor time for tests.

import assert from "node:assert/strict";

/**
 * To be added to a page before it starts: `drawn` counts all frames in which WebGL draws; `answer` resolves with the
 * number of frames between a press, or its end, and the report of a selected piece or an event.
 */
export function countFrames() {
  window.drawn = 0;
  let drawing = false;
  const prototype = WebGL2RenderingContext.prototype;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    if (!/^(draw(Arrays|Elements|RangeElements)|clear(Buffer|$)|blitFramebuffer)/.test(name)) continue;
    const call = prototype[name];
    prototype[name] = function (...rest) {
      if (!drawing) {
        drawing = true;
        window.drawn += 1;
        // All draw calls of one task belong to the same frame.
        queueMicrotask(() => { drawing = false; });
      }
      return call.apply(this, rest);
    };
  }
  window.answer = () => new Promise((resolve) => {
    const { tavoliere } = window;
    const before = tavoliere.state();
    const tell = tavoliere.tell;
    let pressed;
    for (const name of ["pointerdown", "pointerup", "keydown"]) addEventListener(name, () => { pressed = window.drawn; }, { capture: true });
    tavoliere.tell = (state) => {
      tell(state);
      if (pressed === undefined || (state.chosen === before.chosen && state.events === before.events)) return;
      tavoliere.tell = tell;
      resolve(window.drawn - pressed);
    };
  });
}

/** To be added to a page before it starts: `hide` and `show` simulate that another window covers it. */
export function canHide() {
  let hidden = false;
  let held = [];
  Object.defineProperty(document, "hidden", { get: () => hidden });
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  // Browsers request no frames of a hidden page.
  window.requestAnimationFrame = (call) => {
    if (!hidden) return request.call(window, call);
    held.push(call);
    return -held.length;
  };
  window.cancelAnimationFrame = (number) => {
    if (number < 0) held[-number - 1] = () => {};
    else cancel.call(window, number);
  };
  const turn = (now) => () => {
    hidden = now;
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    if (hidden) return;
    for (const call of held) request.call(window, call);
    held = [];
  };
  window.hide = turn(true);
  window.show = turn(false);
}

/** To be added to a page before it starts: `plugIn` connects a controller, `pad(button, pressed)` presses it. */
export function withPad() {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: "Pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
  let pads = [null, null, null, null];
  navigator.getGamepads = () => pads;
  window.plugIn = () => {
    pads = [pad, null, null, null];
    dispatchEvent(new Event("gamepadconnected"));
  };
  window.pad = (button, pressed) => { Object.assign(buttons[button], { pressed, value: Number(pressed) }); };
}

export const drawn = (table) => table.page.evaluate(() => window.drawn);

/** The processor time of the page and its graphics so far (s). The browser has no other page. */
async function processorTime(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type !== "browser").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const SETTLING = 1000;
const PATIENCE = 15_000;
const GLANCE = 500;
const SECONDS = 10;
const MOST_FRAMES = 1;
const MOST_SHARE = 0.02;

/** Measures the work after a time without input. */
export async function rest(table, browser, seconds = SECONDS) {
  const session = await browser.newBrowserCDPSession();
  await table.page.waitForTimeout(SETTLING);
  // Without a graphics card the last frames are drawn a while later, and the browser is still compiling.
  const end = Date.now() + PATIENCE;
  for (let used = await processorTime(session); Date.now() < end;) {
    await table.page.waitForTimeout(GLANCE);
    const now = await processorTime(session);
    if (now - used < (MOST_SHARE * GLANCE) / 1000) break;
    used = now;
  }
  const before = [await drawn(table), await processorTime(session)];
  await table.page.waitForTimeout(seconds * 1000);
  const after = [await drawn(table), await processorTime(session)];
  await session.detach();
  return { frames: after[0] - before[0], share: (after[1] - before[1]) / seconds };
}

/** The most measurements: now and then the browser's housekeeping takes a moment. */
const LOOKS = 3;

/** Checks that the page does almost no work after a time without input. */
export async function rests(table, browser, where, seconds) {
  for (let look = 1; ; look += 1) {
    const { frames, share } = await rest(table, browser, seconds);
    const told = `${where}: ${frames} frames, ${(100 * share).toFixed(1)} % of a processor`;
    console.log(`  at rest, ${told}`);
    assert.ok(frames <= MOST_FRAMES, told);
    if (share < MOST_SHARE) return;
    assert.ok(look < LOOKS, told);
  }
}
