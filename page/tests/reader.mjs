// Finds and presses the page's elements for screen readers as the browser's accessibility tree describes them.

import { PATIENCE } from "./table.mjs";

/** The roles of elements that can be pressed. */
const PRESSABLE = new Set(["button", "link", "radio", "switch"]);
/** The roles of the other elements. */
const READ = new Set(["heading", "paragraph", "slider"]);
/** The time after which people repeat a press without effect (ms). */
const REPEAT = 10_000;
/** The mark of a destination, in the name of its place. */
const GOAL = /: .*\bYou can (move|capture|put a piece) here\b/;
/** The mark of a piece that can move. */
const PIECE = /: .*\bYou can move (it|one of them)\b/;

const isGoal = ({ name }) => GOAL.test(name);
const isPiece = ({ name }) => PIECE.test(name);
const isThrow = ({ name }) => name === "Throw" || name === "Roll";
const isCalled = (name) => (element) => element.name === name;
const isPlace = (place) => ({ name }) => name.startsWith(`${place}: `);

/** Notes each text of the live region, as a screen reader says it. */
export function noteSpeech() {
  window.said = [];
  const note = () => {
    const text = document.querySelector("#reader [aria-live]")?.textContent;
    if (text && text !== window.said.at(-1)) window.said.push(text);
  };
  new MutationObserver(note).observe(document, { characterData: true, childList: true, subtree: true });
}

/** The state that presses change. */
const COUNTED = () => {
  const { events, chosen, lesson } = window.tavoliere.state();
  return { events, chosen, step: lesson?.number };
};
/** The number of events if that state has changed. */
const CHANGED = (before) => {
  const { events, chosen, lesson } = window.tavoliere.state();
  return (events !== before.events || chosen !== before.chosen || lesson?.number !== before.step) && { events };
};

/** A screen reader: it knows only the elements, and presses them by key. */
export class Reader {
  #session = null;

  constructor(table) {
    this.table = table;
  }

  /** Turns on the elements, as a player without a mouse does. */
  async turnOn() {
    await this.press("Turn on screen reader support");
    await this.find(({ role }) => role === "button", "a button");
  }

  /**
   * The elements in reading order: role, name, and true or false for disabled and on (pressed or checked). `node` is the
   * browser's own node, or in Firefox a locator.
   */
  elements() {
    return this.table.isFirefox ? this.#described() : this.#tree();
  }

  /** The elements of Chromium's accessibility tree. */
  async #tree() {
    const { page, context } = this.table;
    if (!this.#session) {
      this.#session = await context.newCDPSession(page);
      // Otherwise Chromium builds a new tree each time.
      await this.#session.send("Accessibility.enable");
    }
    const { nodes } = await this.#session.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const children = (node) => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const texts = (node) => (node.role.value === "StaticText" ? [node.name.value] : children(node).flatMap(texts));
    const found = [];
    const collect = (node) => {
      const role = node.ignored ? "" : node.role.value;
      if (PRESSABLE.has(role) || READ.has(role)) {
        const has = (property) => {
          const value = node.properties.find(({ name }) => name === property)?.value.value;
          return value === true || value === "true";
        };
        const name = role === "paragraph" ? texts(node).join("") : node.name.value;
        found.push({ role, name, disabled: has("disabled"), on: has("pressed") || has("checked"), node: node.backendDOMNodeId });
      } else {
        children(node).forEach(collect);
      }
    };
    collect(nodes[0]);
    return found;
  }

  /** The same for Firefox, whose accessibility tree is out of reach. */
  async #described() {
    const visible = this.table.page.locator("#read:not([hidden]), #reader:not([hidden]) > *");
    const all = await visible.evaluateAll((elements) => elements.map((element) => ({
      role: element.getAttribute("role") ?? { BUTTON: "button", H2: "heading", INPUT: "slider", P: "paragraph" }[element.tagName],
      name: element.ariaLabel ?? element.textContent,
      disabled: element.disabled === true,
      on: element.ariaPressed === "true" || element.ariaChecked === "true",
    })));
    return all.map((element, at) => ({ ...element, node: visible.nth(at) }));
  }

  /**
   * Waits until `choose` returns one of the elements that aren't disabled, and presses it if `presses` is true. Returns
   * that element.
   */
  async #wait(choose, what, presses) {
    const end = Date.now() + PATIENCE;
    let all;
    while (Date.now() < end) {
      all = await this.elements();
      const found = choose(all.filter(({ disabled }) => !disabled));
      if (found && (!presses || (await this.#enter(found)))) return found;
      await this.table.page.waitForTimeout(20);
    }
    throw new Error(`there isn't ${what}; there is:\n${all.map(({ role, name }) => `${role} ${name}`).join("\n")}`);
  }

  /** Presses an element by key. Returns false if it was disabled or removed in the meantime. */
  async #enter({ node }) {
    try {
      await (this.table.isFirefox ? node.focus() : this.#session.send("DOM.focus", { backendNodeId: node }));
    } catch {
      return false;
    }
    await this.table.page.keyboard.press("Enter");
    return true;
  }

  /** The first element that fits and isn't disabled, once there is one. */
  find(fits, what) {
    return this.#wait((all) => all.find(fits), what, false);
  }

  /** Waits for an element with a name. */
  waitFor(name) {
    return this.find(isCalled(name), name);
  }

  /** Presses the first element with a name, once it can be pressed. */
  press(name) {
    return this.pressFirst(isCalled(name), name);
  }

  /** Presses the first element that fits, once it can be pressed. */
  pressFirst(fits, what) {
    return this.#wait((all) => all.find((element) => PRESSABLE.has(element.role) && fits(element)), what, true);
  }

  /** Presses the element with a name until another one fits, as people do if a press had no effect. */
  async pressUntil(name, fits, what) {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const all = (await this.elements()).filter(({ disabled }) => !disabled);
      if (all.some(fits)) return;
      const found = all.find((element) => PRESSABLE.has(element.role) && isCalled(name)(element));
      if (found) await this.#enter(found);
      await this.table.page.waitForTimeout(1000);
    }
    throw new Error(`there isn't ${what}`);
  }

  /** The text of the live region. */
  news() {
    return this.table.page.evaluate(() => document.querySelector("#reader [aria-live=polite]").textContent);
  }

  /** All that was said so far, if `noteSpeech` ran. */
  said() {
    return this.table.page.evaluate(() => window.said);
  }

  /** Starts the game that is offered. */
  async start() {
    await this.press("Start the game");
    await this.table.until((state) => state.panel === null, undefined, "the game starts");
  }

  /**
   * Presses an element on the table, and waits until the press counts. Lessons ignore presses that come too early, so a
   * press without effect is repeated, as people do. Returns the number of new events.
   */
  async #play(choose, what) {
    const { page } = this.table;
    const before = await page.evaluate(COUNTED);
    for (let tries = 0; tries < 5; tries += 1) {
      await this.#wait(choose, what, true);
      const changed = await page.waitForFunction(CHANGED, before, { polling: 20, timeout: REPEAT }).catch(() => null);
      if (changed) return (await changed.jsonValue()).events - before.events;
    }
    throw new Error(`five presses on ${what} had no effect`);
  }

  /**
   * Plays moves, and throws if there's a button for it, until the game is over. A lone piece is already selected, and one
   * in hand can be. Returns the moves that are left.
   */
  async follow(moves) {
    const left = [...moves];
    while ((await this.table.settled()).result === null) {
      const [from, to] = left[0] ?? [];
      let throws = false;
      const choose = (all) => {
        const thrown = all.find(isThrow);
        throws = thrown !== undefined;
        if (throws) return thrown;
        const isChosen = from === null || all.some((element) => element.on && isPlace(from)(element));
        return all.find(isChosen ? (element) => isGoal(element) && isPlace(to)(element) : (element) => isPiece(element) && isPlace(from)(element));
      };
      const events = await this.#play(choose, `a throw or a move from ${from} to ${to}`);
      if (!throws && events > 0) left.shift();
    }
    return left;
  }

  /** Plays any moves to the end of the game. */
  async playOn(most = 400) {
    for (let presses = 0; presses < most; presses += 1) {
      if ((await this.table.settled()).result !== null) return;
      await this.#playAny(presses);
    }
    throw new Error("the game wasn't over");
  }

  /** Throws, moves or reads on: always another place, so that a game doesn't repeat itself. */
  async #playAny(number) {
    const choose = (all) => {
      const fits = [isCalled("Next"), isThrow, isGoal, isPiece].find((fits) => all.some(fits));
      const fitting = all.filter(fits ?? (() => false));
      return fitting[number % fitting.length];
    };
    await this.#play(choose, "a throw or a move");
  }

  /** Follows a lesson up to its real game. Returns the number of its steps. */
  async learn() {
    const waits = ({ moving, lesson }) => lesson && (lesson.plays || (!moving && (lesson.reads || lesson.throws || lesson.wanted)));
    for (let presses = 0; presses < 200; presses += 1) {
      const { lesson } = await this.table.until(waits, undefined, "the lesson waits for the learner");
      if (lesson.plays) return lesson.number;
      await this.#playAny(0);
    }
    throw new Error("the lesson was not over");
  }
}

/** The names of the sides by the letters of records. */
const SIDES = {
  tablan: { B: "Blue", R: "Red" },
  tablut: { B: "Black", W: "White" },
  tapatan: { B: "Black", W: "White" },
  tawula: { B: "Black", W: "White" },
};

const HAS_THROWS = new Set(["tablan", "tawula"]);

/** A pair of places in a turn. New pieces of Tapatan have only one, and equal moves of Tawula are counted. */
const STEP = {
  tablan: /(\w\d)-(\w\d)/g,
  tablut: /(\w\d)-(\w\d)/g,
  tapatan: /(?:(\w\d)-)?(\w\d)/g,
  tawula: /(hand|bar|\d+)\/(off|\d+)\*?(?:\((\d)\))?/g,
};

/** The names of places that aren't on the board. */
const ends = (side) => ({ hand: `${side}’s hand`, bar: `${side} on the bar`, off: `${side} borne off` });

/**
 * The turns of a record: number, side, throws, and steps from one place to another, as screen readers name them. A new
 * piece of Tapatan comes from null.
 */
export function turnsOf(game, text) {
  return [...text.matchAll(/^(\d+)\. (\w) (.*)$/gm)].map(([, number, letter, turn]) => {
    const side = SIDES[game][letter];
    const [thrown, played] = turn.includes(":") ? turn.split(":") : HAS_THROWS.has(game) ? [turn, ""] : ["", turn];
    const named = (place) => ends(side)[place] ?? place ?? null;
    const steps = [...played.matchAll(STEP[game])];
    return {
      number: Number(number),
      side,
      // Throws of Tablan that score nothing aren't said.
      throws: [...thrown.matchAll(game === "tawula" ? /\d/g : /\d+/g)].map(Number).filter((value) => value > 0),
      steps: steps.flatMap(([, from, to, count]) => Array(Number(count ?? 1)).fill([named(from), named(to)])),
    };
  });
}

/** A step as it's said. */
const SPOKEN_STEP = /enters on (\d+)|from the bar to (\d+)|bears off from (\d+)|new piece on (\w\d)|(\w?\d+) to (\w?\d+)/g;

/** The sentences about turns among all that's said. Only the rest of a turn starts with a small letter or a number. */
export const turnSentences = (said) => said.flatMap((text) => text.split(/(?<=[.!?…])\s/)).filter((sentence) => /^(Turn \d+, |[a-z\d])/.test(sentence));

/** The turns that players write down who only hear what is said. */
export function heardTurns(said) {
  const turns = [];
  for (const sentence of turnSentences(said)) {
    const opened = /^Turn (\d+), (\w+): (.*)$/.exec(sentence);
    if (opened) turns.push({ number: Number(opened[1]), side: opened[2], throws: [], steps: [] });
    const part = opened?.[3] ?? sentence;
    const { side, throws, steps } = turns.at(-1);
    const { hand, bar, off } = ends(side);
    const thrown = /^(?:rolled|threw) (\d+(?:, \d+)* and \d+|\d+)/.exec(part)?.[1] ?? "";
    throws.push(...[...thrown.matchAll(/\d+/g)].map(Number));
    for (const [, entered, returned, left, placed, from, to] of part.matchAll(SPOKEN_STEP)) {
      if (entered) steps.push([hand, entered]);
      else if (returned) steps.push([bar, returned]);
      else if (left) steps.push([left, off]);
      else steps.push([from ?? null, to ?? placed]);
    }
  }
  return turns;
}
