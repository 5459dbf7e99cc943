// A page with the game on it, as a test sees and touches it: by what the page tells and by real
// pointer, touch and key events.

import assert from "node:assert/strict";

/** How long anything may take that waits for the program, in milliseconds: it draws few frames here. */
export const PATIENCE = 60_000;

// The names of places on the board.
const SPOT = /^(board|hand|bar|off)-/;

// Messages of the browser's own that no page can help.
const HARMLESS = [/Service Worker registration blocked by Playwright/, /GPU stall due to ReadPixels/, /READ-usage buffer was written/, /swiftshader/i];

/** Without motion, and by default with a person for each side. */
export const settings = (fields = {}) => {
  const all = { speed: '"off"', auto_throw: "false", seats: '("person", "person")', ...fields };
  return `(${Object.entries(all).map(([name, value]) => `${name}: ${value}`).join(", ")})`;
};

/** What is told, without where things are. */
const summary = (state) => JSON.stringify({ ...state, locations: undefined, sizes: undefined, ways: undefined, buttons: Object.keys(state?.buttons ?? {}) });

export class Table {
  constructor(page, context) {
    this.page = page;
    this.context = context;
    this.complaints = [];
    page.on("console", (message) => {
      const text = message.text();
      if (["error", "warning"].includes(message.type()) && !HARMLESS.some((known) => known.test(text))) {
        this.complaints.push(`${message.type()}: ${text}`);
      }
    });
    page.on("pageerror", (error) => this.complaints.push(`error: ${error.message}`));
  }

  /** Goes to an address of the page and waits until the table can be used. */
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

  state() {
    return this.page.evaluate(() => window.tavoliere.state());
  }

  record() {
    return this.page.evaluate(() => window.tavoliere.record());
  }

  /**
   * Waits for what is told to be as a function of it says, and gives it. The function is called here: the page's
   * policy lets nothing in that comes as text.
   */
  async until(is, argument, what = is) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const state = await this.state();
      if (state && is(state, argument)) return state;
      if (Date.now() > end) {
        throw new Error(`never came about: ${what}; there is ${summary(state)}`);
      }
      await this.page.waitForTimeout(50);
    }
  }

  /** Where a spot or a button is, in CSS pixels. */
  async place(name) {
    const find = (name) => window.tavoliere.place(name);
    try {
      const found = await this.page.waitForFunction(find, name, { timeout: PATIENCE, polling: 50 });
      // Asked a second time, it may be gone.
      return await found.jsonValue();
    } catch (error) {
      throw new Error(`nothing is called ${name}; there is ${summary(await this.state())}`, { cause: error });
    }
  }

  /** Where a thing is once it stays there: a panel takes a few frames to find its size. */
  async settledPlace(name) {
    const { x, y } = await this.place(name);
    // Boards lie still.
    if (SPOT.test(name)) return { x, y };
    await this.frames(3);
    const again = await this.page.evaluate((name) => window.tavoliere.place(name), name);
    // What has gone meanwhile, as a button does that is pressed by itself, was there.
    return !again || (again.x === x && again.y === y) ? { x, y } : this.settledPlace(name);
  }

  /** Waits for so many frames: on a large screen one may take a second here. */
  frames(count) {
    return this.page.evaluate((count) => new Promise((done) => {
      const next = (left) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done());
      next(count);
    }), count);
  }

  async click(name) {
    const { x, y } = await this.settledPlace(name);
    await this.page.mouse.move(x, y);
    // As long as a person takes, so that a frame is drawn between.
    await this.frames(1);
    await this.page.mouse.down();
    await this.page.waitForTimeout(100);
    await this.page.mouse.up();
  }

  async tap(name) {
    const { x, y } = await this.settledPlace(name);
    await this.page.touchscreen.tap(x, y);
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

  /** Waits until a person may act or the game is over, with nothing in motion. */
  settled() {
    return this.until((state) => !state.moving && (state.result !== null || state.seat === "person"));
  }

  picture(path) {
    // A sharp screen is drawn slowly without a GPU, and other work may run beside it.
    return this.page.screenshot({ path, timeout: 2 * PATIENCE });
  }

  /** What was complained about until now was meant. */
  forgive() {
    this.complaints.length = 0;
  }

  /** Nothing was complained about, and nothing tried that the page's policy forbids. */
  async quiet() {
    assert.deepEqual(this.complaints, []);
    assert.deepEqual((await this.page.evaluate(() => window.violations)) ?? [], []);
  }
}

/** The same choices in every run. */
export function dice(seed) {
  let word = seed >>> 0;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * count);
  };
}

/**
 * Plays whatever a person may play until the game is over, by `touch`: an object with `throw` and
 * `move`, which do one thing each by the events of their kind.
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

/** The label of the button that throws. */
const THROW = "Throw";

async function press(table, [from, to], touch) {
  const { chosen } = await table.state();
  if (chosen !== from && from !== to) {
    await touch(from);
    const { events } = await table.state();
    await table.until((state, [from, events]) => state.chosen === from || state.events > events, [from, events], `${from} was chosen`);
  }
  await touch(to);
}

export const mouse = {
  throw: (table) => table.click(THROW),
  move: (table, _, way) => press(table, way, (spot) => table.click(spot)),
};

export const finger = {
  throw: (table) => table.tap(THROW),
  move: (table, _, way) => press(table, way, (spot) => table.tap(spot)),
};

/** One key, held as long as a person holds it, so that a frame is drawn between. */
async function strike(table, key) {
  await table.page.keyboard.press(key, { delay: 120 });
  await table.page.waitForTimeout(200);
}

/** Space throws; Tab goes from piece to piece and from destination to destination, Enter takes. */
export const keys = {
  throw: (table) => strike(table, "Space"),
  async move(table) {
    const before = await table.state();
    await strike(table, "Tab");
    await strike(table, "Enter");
    // A piece in hand is chosen already: the first Enter plays it.
    if (before.chosen !== null) return;
    const state = await table.until((state, events) => state.events > events || state.chosen !== null, before.events, "a piece was chosen by key");
    if (state.events > before.events) return;
    await strike(table, "Tab");
    await strike(table, "Enter");
  },
};

/** Does what a lesson wants by touching places. */
const byTouch = (touch) => async (table, { lesson }) => {
  if (lesson.reads) return touch(table, "Next");
  if (lesson.throws) return touch(table, THROW);
  return press(table, lesson.wanted, (spot) => touch(table, spot));
};

/** The lower button of a pad, pressed for as long as a person presses it. */
async function pushPad(table) {
  await table.page.evaluate(() => window.pad(0, true));
  await table.page.waitForTimeout(150);
  await table.page.evaluate(() => window.pad(0, false));
  await table.page.waitForTimeout(150);
}

/** How each device does what a lesson wants next, and whether one press may only choose a piece. */
export const learners = {
  "the mouse": { act: byTouch((table, name) => table.click(name)) },
  "a finger": { act: byTouch((table, name) => table.tap(name)) },
  "the keys": { act: (table) => strike(table, "Enter"), chooses: true },
  "a pad": { act: pushPad, chooses: true },
};

/** Follows a lesson to its real game. */
export async function learn(table, { act, chooses }) {
  const waits = ({ moving, lesson }) => lesson && (lesson.plays || (!moving && (lesson.reads || lesson.throws || lesson.wanted)));
  const mark = ({ events, chosen, lesson }) => JSON.stringify([events, chooses && chosen, lesson]);
  for (let acts = 0; acts < 200; acts += 1) {
    const state = await table.until(waits, undefined, "the lesson waits for the learner");
    if (state.lesson.plays) return;
    await act(table, state);
    // What comes to nothing is done once more, as a person would.
    for (let tries = 0; tries < 200 && mark(await table.state()) === mark(state); tries += 1) {
      await table.page.waitForTimeout(50);
    }
  }
  throw new Error(`the lesson was not over: ${summary(await table.state())}`);
}
