// Tests of the page through its elements for screen readers alone.

import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Reader, heardTurns, noteSpeech, turnSentences, turnsOf } from "./reader.mjs";

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** The English texts by key. */
const texts = (name) => Object.fromEntries([...file(`assets/locales/en/${name}.ftl`).matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, text]) => [key, text]));

/** The logs of whole games in the docs. */
const LOGS = Object.fromEntries(["tapatan", "tawula"].map((game) => [game, new URL(`../../docs/speech-${game}.txt`, import.meta.url)]));

/** The line of a log before the game. */
const GAME = "\nThe game:";

/** Opens an address, and turns on the elements for screen readers. */
async function readerAt(table, address) {
  await table.visit(address);
  const reader = new Reader(table);
  await reader.turnOn();
  return reader;
}

/** A log of a whole game: its name, the board at the start from top to bottom, and all that's said. */
function log(game, elements, said) {
  const board = elements.slice(elements.findIndex(({ name }) => name === "Board") + 1);
  const places = board.slice(0, board.findIndex(({ role }) => role !== "button"));
  const numbers = game === "tawula" ? " Each side counts the points from its own start." : "";
  const lines = [
    `${texts("interface")[`game-${game}`]} on the page, in the words of a screen reader.${numbers}`,
    "",
    "The board at the start:",
    ...places.map(({ name }) => name),
    GAME,
    ...said,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** The start of a log, and its sentences about turns. Notes can be said sooner or later. */
function compared(log) {
  const [start, game] = log.split(GAME);
  return JSON.stringify([start, turnSentences(game.split("\n"))]);
}

/** Checks a log with the one in the docs, and leaves the new one in a folder if they differ. */
function expectLog(game, text, folder) {
  if (existsSync(LOGS[game]) && compared(readFileSync(LOGS[game], "utf8")) === compared(text)) return;
  const path = join(folder, `speech-${game}.txt`);
  writeFileSync(path, text);
  assert.fail(`${LOGS[game].pathname} differs. If you meant it, copy ${path} there`);
}

/** Plays the moves of a demonstration from a new game to its end. */
function wholeGame(game, { long = false } = {}) {
  return {
    long,
    name: `a whole game of ${game} is played through the elements for screen readers`,
    before: noteSpeech,
    minutes: 15,
    async run({ table, address, folder }) {
      const text = file(`page/tests/records/${game}-demo.txt`);
      const header = (name) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1];
      const result = (text) => /^result: .*$/m.exec(text)[0];
      // Games between computers end with a repetition.
      const option = header("options") ? `&option=${header("options")}` : "";
      // With a seed in the address the game starts at once.
      const reader = await readerAt(table, `${address}#game=${game}&preset=${header("preset")}${option}&seed=${header("seed")}`);
      await table.settled();
      const opening = await reader.elements();
      const turns = turnsOf(game, text);
      assert.deepEqual(await reader.follow(turns.flatMap(({ steps }) => steps)), [], "all moves were played");
      const played = await table.record();
      assert.deepEqual(turnsOf(game, played), turns);
      assert.equal(result(played), result(text));
      const said = await reader.said();
      assert.deepEqual(heardTurns(said), turns, "the game can be written down from what is said");
      if (LOGS[game]) expectLog(game, log(game, opening, said), folder);
    },
  };
}

/** Checks a log in the docs: players can write the whole game down from it, as the demonstration was played. */
function replayedLog(game) {
  return {
    name: `the log of a game of ${game} can be replayed`,
    async run() {
      const said = readFileSync(LOGS[game], "utf8").split(GAME)[1].split("\n");
      assert.deepEqual(heardTurns(said), turnsOf(game, file(`page/tests/records/${game}-demo.txt`)));
    },
  };
}

/** Follows a lesson from its first step to its real game, or to the end of that. The places are named if they're lit. */
function wholeLesson(game, { plays, named, long = false }) {
  return {
    long,
    name: `the lesson of ${game} is followed through the elements for screen readers`,
    before: noteSpeech,
    minutes: 10,
    async run({ table, address }) {
      const reader = await readerAt(table, `${address}#${game}/learn`);
      const steps = [...file(`assets/lessons/${game}.txt`).matchAll(/^step (\S+)$/gm)].map(([, step]) => step);
      assert.equal(await reader.learn(), steps.length - 1, "the real game is the last step");
      if (plays) {
        await reader.playOn();
        await reader.waitFor("Play a game");
        await reader.waitFor("Back to the tables");
      }
      const said = await reader.said();
      const words = texts("lessons");
      const titles = steps.map((step) => words[`lesson-${game}-${step}`]).map((title) => (title.endsWith("!") ? `${title} ` : `${title}. `));
      const end = plays ? [words["lesson-learned"].replace("{ $game }", texts("interface")[`game-${game}`])] : [];
      const all = said.join("\n");
      for (const text of [...titles, ...named, ...end]) assert.ok(all.includes(text), `${text} isn't in:\n${all}`);
    },
  };
}

/** Sets up a game night, plays one game of its first round, and enters the result of the other one. */
const gameNight = {
  name: "a round of a game night is played through the elements for screen readers",
  before: noteSpeech,
  async run({ table, address }) {
    const { page } = table;
    const reader = await readerAt(table, `${address}#evening`);
    await reader.press("Add a name");
    await page.waitForFunction(() => document.activeElement.id === "field" && document.activeElement.ariaLabel === "Add a name");
    await page.keyboard.type("Ada, Bo, Chiara, Dov", { delay: 30 });
    await page.keyboard.press("Enter");
    for (const name of ["Ada", "Bo", "Chiara", "Dov"]) await reader.waitFor(`Remove ${name}`);
    // Tapatan and the round robin are on offer.
    const pairings = async () => {
      await reader.find(isPairing, "a pairing");
      return (await reader.elements()).filter(isPairing).map(({ name }) => name);
    };
    await reader.pressUntil("Start game night", ({ name }) => name.includes("Round 1 of 3"), "the first round");
    const first = await pairings();
    assert.equal(first.length, 2);
    await reader.press(first[0]);
    await reader.press("Play here");
    await table.until((state) => state.panel === null, undefined, "the game starts");
    await reader.playOn();
    await reader.pressUntil("Back to the sheet", ({ name }) => name === first[1], "the sheet");
    await reader.press(first[1]);
    await reader.press(`${first[1].split(" – ")[1]} wins`);
    await reader.find(({ name }) => name.includes("Round 2 of 3"), "the second round");
    const second = await pairings();
    assert.equal(second.length, 2);
    for (const pairing of second) assert.ok(!first.includes(pairing), `${pairing} was played`);
  },
};

const isPairing = ({ role, name }) => role === "button" && name.includes(" – ");

/** Opens and closes panels with the keys that reach the game from the elements. */
const keys = {
  name: "Escape and ? reach the game from the elements for screen readers, other keys don't",
  async run({ table, address }) {
    const { page } = table;
    const reader = await readerAt(table, `${address}#game=tapatan`);
    await reader.start();
    const { events } = await table.settled();
    const focus = () => page.locator("#reader").getByRole("button", { disabled: false }).first().focus();
    await focus();
    // The first Escape can leave the place under the cursor.
    await page.keyboard.press("Escape", { delay: 120 });
    await table.frames(4);
    if ((await table.state()).panel === null) await page.keyboard.press("Escape", { delay: 120 });
    await table.until((state) => state.panel === "Pause", undefined, "Escape pauses");
    await page.locator("#reader").getByRole("button", { name: "Settings", exact: true, disabled: false }).focus();
    await page.keyboard.press("Escape", { delay: 120 });
    await table.until((state) => state.panel === null, undefined, "Escape closes the panel");
    // Here no element has the focus.
    await page.keyboard.press("?", { delay: 120 });
    await table.until((state) => state.panel === "Keys", undefined, "the question mark opens the list of keys");
    await page.keyboard.press("Escape", { delay: 120 });
    await table.until((state) => state.panel === null, undefined, "Escape closes the list of keys");
    await focus();
    // Screen readers use letters and digits to move through the page.
    for (const key of ["h", "l", "u", "2"]) await page.keyboard.press(key, { delay: 120 });
    await table.frames(10);
    const after = await table.state();
    assert.equal(after.panel, null);
    assert.equal(after.events, events);
  },
};

export const readerTests = [
  wholeGame("tapatan"),
  wholeGame("tablut"),
  wholeGame("tablan", { long: true }),
  wholeGame("tawula", { long: true }),
  ...Object.keys(LOGS).map(replayedLog),
  wholeLesson("tapatan", { plays: true, named: ["Put a piece on b2.", "Put a piece on b3.", "From b3 you can move to c3."] }),
  wholeLesson("tablut", { plays: false, long: true, named: ["Lit: c4 and e4.", "Lit: e5.", "Move the piece on e3 to c3."] }),
  gameNight,
  keys,
];
