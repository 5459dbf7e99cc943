// Controls a page with the game for tests, by its reported state and by real pointer, touch and key events.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

/** The longest wait for the program, which draws few frames in tests (ms). */
export const PATIENCE = 60_000;

// The names of places on the board.
const SPOT = /^(board|hand|bar|off)-/;

// Messages of the browser that the page can't avoid.
const HARMLESS = [
  // With each picture Playwright adds the style "body {}" in Firefox.
  /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/,
  /Service Worker registration blocked by Playwright/,
  /GPU stall due to ReadPixels/,
  /READ-usage buffer was written/,
  /swiftshader/i,
];

// The style in window.violations.
const PICTURE_VIOLATION = "style-src-elem: inline";

/** Settings without motion, and by default with a person for each side. */
export const settings = (fields = {}) => {
  const all = { speed: '"off"', auto_throw: "false", seats: '("person", "person")', greeted: "true", ...fields };
  return `(${Object.entries(all).map(([name, value]) => `${name}: ${value}`).join(", ")})`;
};

/** The state without positions. */
const summary = (state) => JSON.stringify({ ...state, locations: undefined, sizes: undefined, ways: undefined, buttons: Object.keys(state?.buttons ?? {}) });

export class Table {
  /** A table on a page; `another` opens one on a new page of the same test. */
  constructor(page, another) {
    this.page = page;
    this.another = another;
    this.context = page.context();
    this.complaints = [];
    this.isFirefox = this.context.browser().browserType().name() === "firefox";
    const complain = (type, text) => {
      if (!HARMLESS.some((known) => known.test(text))) this.complaints.push(`${type}: ${text}`);
    };
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complain(message.type(), message.text());
    });
    page.on("pageerror", ({ message }) => complain("error", message));
  }

  /** Opens an address of the page and waits until the table is usable. */
  async visit(address) {
    await this.page.goto(address);
    await this.ready();
  }

  async reload() {
    await this.page.reload();
    await this.ready();
  }

  async ready() {
    await this.page.waitForFunction(() => window.tavoliere?.stopped || window.tavoliere?.state(), undefined, { timeout: PATIENCE });
    await this.page.evaluate(() => window.tavoliere.ready);
    assert.equal(await this.page.evaluate(() => window.tavoliere.stopped), null);
  }

  // The browser's buttons. Playwright's own methods wait for a new page in Firefox, and these lead to the same one.
  goBack() {
    return this.page.evaluate(() => history.back());
  }

  goForward() {
    return this.page.evaluate(() => history.forward());
  }

  /** The fragment of the address. */
  hash() {
    return this.page.evaluate(() => location.hash);
  }

  state() {
    return this.page.evaluate(() => window.tavoliere.state());
  }

  record() {
    return this.page.evaluate(() => window.tavoliere.record());
  }

  /**
   * Waits until a condition on the state is true, and returns the state. The condition runs here, because the page's
   * policy forbids code that comes as text.
   */
  async until(is, argument, what = is) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const state = await this.state();
      if (state && is(state, argument)) return state;
      if (Date.now() > end) {
        throw new Error(`timed out: ${what}; there is ${summary(state)}`);
      }
      await this.page.waitForTimeout(50);
    }
  }

  /** The position of a place or a button, in CSS pixels. */
  async place(name) {
    const find = (name) => window.tavoliere.place(name);
    try {
      const found = await this.page.waitForFunction(find, name, { timeout: PATIENCE, polling: 50 });
      // A second look might not find it any more.
      return await found.jsonValue();
    } catch (error) {
      throw new Error(`no place is called ${name}; there is ${summary(await this.state())}`, { cause: error });
    }
  }

  /** The position once it doesn't change any more: a panel needs a few frames for its size. */
  async settledPlace(name) {
    const { x, y } = await this.place(name);
    // Places on the board don't move.
    if (SPOT.test(name)) return { x, y };
    await this.frames(3);
    const again = await this.page.evaluate((name) => window.tavoliere.place(name), name);
    // If it's gone by now, like a button that was pressed automatically, its last position counts.
    return !again || (again.x === x && again.y === y) ? { x, y } : this.settledPlace(name);
  }

  /** Waits for frames. On a large screen one can take a second here. */
  frames(count) {
    return this.page.evaluate((count) => new Promise((done) => {
      const next = (left) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done());
      next(count);
    }), count);
  }

  async click(name) {
    const { x, y } = await this.settledPlace(name);
    await this.page.mouse.move(x, y);
    // The press lasts like a person's, so that a frame is drawn during it.
    await this.frames(1);
    await this.page.mouse.down();
    await this.page.waitForTimeout(100);
    await this.page.mouse.up();
  }

  async tap(name) {
    const { x, y } = await this.settledPlace(name);
    await this.touch(x, y);
  }

  /** Touches a position with a finger. */
  async touch(x, y) {
    if (!this.isFirefox) return this.page.touchscreen.tap(x, y);
    const session = this.#firefoxSession();
    const [touch, at] = [{ pointerType: "touch" }, { x: Math.round(x), y: Math.round(y) }];
    const actions = [{ type: "pointerMove", ...at }, { type: "pointerDown", button: 0 }, { type: "pause", duration: 80 }, { type: "pointerUp", button: 0 }];
    const finger = { id: "finger", type: "pointer", parameters: touch, actions };
    return session.send("input.performActions", { context: session.sessionId, actions: [finger] });
  }

  /** Does something that saves a file, and returns the file's bytes. */
  async savedBy(act) {
    let saved;
    if (this.isFirefox) {
      saved = new Promise((done) => this.#firefoxSession().once("browsingContext.downloadEnd", ({ filepath }) => done(filepath)));
    } else {
      saved = this.page.waitForEvent("download").then((download) => download.path());
    }
    await act();
    return readFileSync(await saved);
  }

  /** Firefox's connection, for what Playwright can't do there: touches and downloads. */
  #firefoxSession() {
    return this.page._connection.toImpl(this.page).delegate._session;
  }

  async drag(from, to) {
    const [a, b] = [await this.place(from), await this.place(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
    await this.frames(2);
    await this.page.mouse.move(b.x, b.y, { steps: 3 });
    await this.frames(2);
    await this.page.mouse.up();
  }

  /** Waits until a person can act or the game is over, without motion. */
  settled() {
    return this.until((state) => !state.moving && (state.result !== null || state.seat === "person"));
  }

  picture(path) {
    // Without a GPU a large screen is drawn slowly, and other work can run at the same time.
    // The caret stays, because hiding it needs a style that the page's policy forbids in Firefox.
    return this.page.screenshot({ path, timeout: 2 * PATIENCE, caret: "initial" });
  }

  /** Clears the errors so far, which were expected. */
  clearErrors() {
    this.complaints.length = 0;
  }

  /** Checks that there were no errors, and no attempts that the page's policy forbids. */
  async expectNoErrors() {
    assert.deepEqual(this.complaints, []);
    const violations = (await this.page.evaluate(() => window.violations)) ?? [];
    assert.deepEqual(this.isFirefox ? violations.filter((text) => text !== PICTURE_VIOLATION) : violations, []);
  }
}

/** A generator with the same numbers in every run. */
export function dice(seed) {
  let word = seed >>> 0;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * count);
  };
}

/**
 * Plays for all persons until the game is over, with `touch`: an object with `throw` and `move`, which do one action
 * each.
 */
export async function playOn(table, touch, { seed = 1, most = 4000 } = {}) {
  const pick = dice(seed);
  for (let acts = 0; acts < most; acts += 1) {
    const state = await table.settled();
    if (state.result !== null) return state;
    const { events } = state;
    if (state.expects === "throw") await touch.throw(table, state);
    else await touch.move(table, state, state.ways[pick(state.ways.length)]);
    await table.until((state, events) => state.events > events, events, `the game went on after event ${events}`);
  }
  throw new Error(`the game was not over after ${most} acts`);
}

/** What a press changes besides the choice: the events of the game and the step of a lesson. */
const progress = ({ events, lesson }) => JSON.stringify([events, lesson?.number, lesson?.done]);

/**
 * Moves a piece by pressing its place and its destination. The first press can already play the move. A press without
 * effect is repeated, as a person would: a lesson ignores presses that were meant for its last step.
 */
async function press(table, [from, to], touch) {
  const before = await table.state();
  if (before.chosen !== from && from !== to) {
    const acts = (state) => state.chosen === from || progress(state) !== progress(before);
    let state = before;
    for (let tries = 0; tries < 10 && !acts(state); tries += 1) {
      await touch(from);
      for (let looks = 0; looks < 40 && !acts(state); looks += 1) {
        await table.page.waitForTimeout(50);
        state = await table.state();
      }
    }
    await table.until(acts, undefined, `${from} was chosen`);
    if (progress(await table.state()) !== progress(before)) return;
  }
  await touch(to);
}

/** The name of the button that throws, once it's on show. */
async function throwButton(table) {
  const name = ({ buttons }) => ["Throw", "Roll"].find((name) => buttons[name]);
  return name(await table.until(name, undefined, "there is a button that throws"));
}

export const mouse = {
  throw: async (table) => table.click(await throwButton(table)),
  move: (table, _, way) => press(table, way, (spot) => table.click(spot)),
};

export const finger = {
  throw: async (table) => table.tap(await throwButton(table)),
  move: (table, _, way) => press(table, way, (spot) => table.tap(spot)),
};

/** Presses one key as long as a person does, so that a frame is drawn during it. */
async function pressKey(table, key) {
  await table.page.keyboard.press(key, { delay: 120 });
  await table.page.waitForTimeout(200);
}

/** Space throws, Tab moves between pieces and between destinations, and Enter selects. */
export const keys = {
  throw: (table) => pressKey(table, "Space"),
  async move(table) {
    const before = await table.state();
    await pressKey(table, "Tab");
    await pressKey(table, "Enter");
    // A piece in hand is selected already, so the first Enter plays it.
    if (before.chosen !== null) return;
    const state = await table.until((state, events) => state.events > events || state.chosen !== null, before.events, "a piece was chosen by key");
    if (state.events > before.events) return;
    await pressKey(table, "Tab");
    await pressKey(table, "Enter");
  },
};

/** Performs a lesson's wanted action by pressing places. */
const byTouch = (touch) => async (table, { lesson }) => {
  if (lesson.reads) return touch(table, "Next");
  if (lesson.throws) return touch(table, await throwButton(table));
  return press(table, lesson.wanted, (spot) => touch(table, spot));
};

/** Presses the lower button of a controller as long as a person does. */
async function pushPad(table) {
  await table.page.evaluate(() => window.pad(0, true));
  await table.page.waitForTimeout(150);
  await table.page.evaluate(() => window.pad(0, false));
  await table.page.waitForTimeout(150);
}

/** The way in which each device performs a lesson's wanted action, and whether one press can only select a piece. */
export const learners = {
  "the mouse": { act: byTouch((table, name) => table.click(name)) },
  "a finger": { act: byTouch((table, name) => table.tap(name)) },
  "the keys": { act: (table) => pressKey(table, "Enter"), chooses: true },
  "a controller": { act: pushPad, chooses: true },
};

/** Follows a lesson up to its real game, or to a step with this number. */
export async function learn(table, { act, chooses }, step = Infinity) {
  const waits = ({ moving, lesson }) => lesson && (lesson.plays || (!moving && (lesson.reads || lesson.throws || lesson.wanted)));
  const mark = ({ events, chosen, lesson }) => JSON.stringify([events, chooses && chosen, lesson]);
  for (let acts = 0; acts < 200; acts += 1) {
    const state = await table.until(waits, undefined, "the lesson waits for the learner");
    if (state.lesson.plays || state.lesson.number >= step) return;
    await act(table, state);
    // A press without effect is repeated, as a person would.
    for (let tries = 0; tries < 60 && mark(await table.state()) === mark(state); tries += 1) {
      await table.page.waitForTimeout(50);
    }
  }
  throw new Error(`the lesson was not over: ${summary(await table.state())}`);
}
