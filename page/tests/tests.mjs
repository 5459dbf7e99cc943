// The browser tests of the page.

import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serve } from "../tools/serve.mjs";
import { randomInput } from "./monkey.mjs";
import { readerTests } from "./reader-tests.mjs";
import { USUAL } from "./contexts.mjs";
import { PATIENCE, Table, finger, keys, learn, learners, mouse, playOn } from "./table.mjs";
import { canHide, countFrames, drawn, rests, withPad } from "./watch.mjs";

const record = (name) => readFileSync(new URL(`records/${name}.txt`, import.meta.url), "utf8");
/** A finished record without its last turns. */
const unfinished = (text, turns) => `${text.trimEnd().split("\n").slice(0, -1 - turns).join("\n")}\n`;
/** A record without its id in the library. */
const withoutId = (text) => text.replace(/^game-id: .*\n/m, "");
/** The page's title in a language. */
const title = (language) =>
  /^page-title = (.*)$/m.exec(readFileSync(new URL(`../../assets/locales/${language}/page.ftl`, import.meta.url), "utf8"))[1];
const START = "Start the game";

/** Starts a game and opens the panel with its record. */
async function openRecord(table, address) {
  await table.visit(address);
  await start(table);
  await showRecord(table);
}

/** Opens the panel with the record of the game on the table. */
async function showRecord(table) {
  await table.page.keyboard.press("Escape", { delay: 120 });
  await table.until((state) => state.buttons["Game record"]);
  await table.click("Game record");
  await table.until((state) => state.buttons.Copy);
}

/** Closes the first panel by starting the game that it offers. */
async function start(table, touch = (name) => table.click(name)) {
  await table.until((state, name) => state.buttons[name], START, "the panel for a new game shows");
  await touch(START);
  // If the computer starts, its first move can already be on the board.
  await table.until((state) => state.panel === null && state.events < 2);
}

/** Opens a finished game and the panel that shares it. */
async function openShare(table, address) {
  await table.visit(address);
  await table.until((state) => state.result !== null && state.buttons.Share, undefined, "the end is announced");
  await table.click("Share");
  await table.until((state) => state.panel === "Share" && state.buttons["Copy the picture"]);
}

/** Copies a picture in a browser that doesn't allow it, so that it's saved as a file. */
async function expectSavedPicture(table) {
  const bytes = await table.savedBy(() => table.click("Copy the picture"));
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  await table.until((state) => state.notes.some((note) => note.includes("Your copy is saved as")), undefined, "the note names the file");
}

/** Chooses files for the button that asks for them. */
async function chooseFiles(table, button, files) {
  const choosing = table.page.waitForEvent("filechooser");
  await table.click(button);
  await (await choosing).setFiles(files);
}

/** A file with a game of Tapatan, different for each seed. */
const gameFile = (name, seed) => ({ name, mimeType: "text/plain", buffer: Buffer.from(record("tapatan-demo").replace(/^seed: .*$/m, `seed: ${seed}`)) });

/** Scrolls the open panel to its end. */
async function scrollDown(table) {
  await table.page.mouse.move(400, 300);
  for (let turns = 0; turns < 6; turns += 1) {
    await table.page.mouse.wheel(0, 2_000);
    await table.frames(10);
  }
}

/** Plays the last ten turns of a saved game. */
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

/** Follows a game's lesson up to its real game with a single device. */
function lesson(game, device, rest) {
  return {
    name: `the guided first game of ${game} is followed with ${device}`,
    before: withPad,
    context: device === "a finger" ? { hasTouch: true } : {},
    ...rest,
    async run({ table, address, shown }) {
      await table.visit(`${address}#${game}/learn`);
      await table.until((state) => state.lesson && state.game === game, undefined, "the lesson shows");
      if (device === "a controller") await table.page.evaluate(() => window.plugIn());
      await learn(table, learners[device]);
      const { lesson } = await table.state();
      assert.ok(lesson.number >= 5, `the real game is step ${lesson.number}`);
      await shown(`lesson-${game}`);
    },
  };
}

/** Checks that the page shows why it has stopped, and offers the record. */
async function stopped(table, cause, text) {
  await table.page.locator("#stopped").waitFor({ state: "visible" });
  assert.equal(await table.page.evaluate(() => window.tavoliere.stopped.cause), cause);
  const saved = (await table.savedBy(() => table.page.locator("#save").click())).toString();
  if (text instanceof RegExp) assert.match(saved, text);
  else assert.equal(saved, text);
  table.clearErrors();
}

/** The text that the program has saved under a name. */
const saved = (table, name) => table.page.evaluate((name) => localStorage.getItem(`tavoliere/${name}`) ?? "", name);

/** The turns of a record and the times that they took. */
const timedTurns = (text) => text.split("\n").filter((line) => /^(\d+\. |time )/.test(line));

const loseGraphics = (table) =>
  table.page.evaluate(() => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());

/** Waits until the page says that it restarts. */
async function expectRestart(table) {
  await table.page.locator("#stopped").waitFor({ state: "visible" });
  assert.equal(await table.page.evaluate(() => window.tavoliere.stopped.cause), "restart");
}

/** Waits until the page has restarted, and clears the errors that the lost graphics have caused. */
async function restarted(table) {
  await table.page.waitForFunction(() => window.tavoliere && !window.tavoliere.stopped && window.tavoliere.record(), undefined, { timeout: PATIENCE });
  table.clearErrors();
}

/** Copies the page as another version: with another id, and another name for one of its files. */
function newerVersion(dist) {
  const folder = mkdtempSync(join(tmpdir(), "tavoliere-page-"));
  cpSync(dist, folder, { recursive: true });
  const pack = readdirSync(folder).find((name) => /^tawula-\w+\.pack$/.test(name));
  const other = pack.replace(/-\w+\./, "-0123456789ab.");
  for (const end of ["", ".gz", ".br"]) {
    if (existsSync(join(folder, pack + end))) renameSync(join(folder, pack + end), join(folder, other + end));
  }
  const id = "0123456789ab";
  const before = /"id":"(\w+)"/.exec(readFileSync(join(folder, "index.html"), "utf8"))[1];
  for (const name of ["index.html", "service-worker.js"]) {
    const text = readFileSync(join(folder, name), "utf8").replaceAll(pack, other).replaceAll(before, id);
    for (const end of [".gz", ".br"]) rmSync(join(folder, name + end), { force: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, id };
}

/** The games by name, from the records of demonstrations. */
const GAMES = readdirSync(new URL("records", import.meta.url))
  .filter((name) => name.endsWith("-demo.txt"))
  .map((name) => name.replace("-demo.txt", ""))
  .sort();

/** Checks that an address with an unknown value is reported once, over a panel, and starts no game. */
function refusedLink(fragment, game, ...told) {
  return {
    name: `a link to ${fragment} says what it cannot have and begins nothing`,
    async run({ table, address, shown }) {
      await table.visit(`${address}#${fragment}`);
      const state = await table.until((state) => state.notes.length > 0);
      assert.equal(state.game, game);
      assert.equal(state.panel, "NewGame");
      assert.equal(state.events, 0);
      assert.equal(state.notes.length, 1, state.notes.join());
      for (const words of told) assert.ok(state.notes[0].includes(words), `${words}: ${state.notes[0]}`);
      await shown(`link-${fragment.replaceAll(/\W/g, "-")}`);
      // The address now describes the game on the table, so a reload reports nothing again.
      await table.reload();
      await table.frames(5);
      assert.deepEqual((await table.state()).notes, []);
    },
  };
}

const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const NAMES = "Add a name";

/** Lets tests make the visible part of the page lower, as a keyboard on the screen does. */
function fakeKeyboard() {
  const view = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight });
  Object.defineProperty(window, "visualViewport", { value: view });
  window.openKeyboard = (height) => {
    view.height = height;
    view.dispatchEvent(new Event("resize"));
  };
}

/** The height of the page above a keyboard on the screen. */
const lowView = (page) => (page.viewportSize().height * 0.4) | 0;

/** Opens a keyboard with this height of the page above it. Without a height, closes the keyboard. */
const openKeyboard = (page, height) => page.evaluate((height) => window.openKeyboard(height ?? innerHeight), height);

/** Checks that all of the page's field is above the keyboard. */
async function expectFieldInView(page) {
  const { top, bottom } = await page.locator("#field").evaluate((field) => {
    const { top, bottom } = field.getBoundingClientRect();
    return { top, bottom };
  });
  const height = lowView(page);
  assert.ok(top >= 0 && bottom <= height, `the field is from ${top} to ${bottom}, and the keyboard starts at ${height}`);
}

/** Waits until the page isn't moved up for a field, and checks that the canvas has its usual place. */
async function expectUsualLayout(page) {
  await page.waitForFunction(() => document.getElementById("room").style.transform === "");
  assert.deepEqual(await page.locator("#table").boundingBox(), { x: 0, y: 0, ...page.viewportSize() });
}

/** Waits until the page's field has the focus, for the drawn field of this name. */
const expectField = (page, name) =>
  page.waitForFunction((name) => document.activeElement.id === "field" && document.activeElement.ariaLabel === name, name);

/** Leaves the page's field with Escape, which closes no panel. */
async function leaveField(page) {
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement.id === "table");
}

/** Adds a name to a game night. Then enters one that looks the same, with a Cyrillic А, as a keyboard on the screen can. */
async function enterLookalikes(table, address) {
  const { page } = table;
  await table.visit(`${address}#evening`);
  await table.tap(NAMES);
  await expectField(page, NAMES);
  for (const name of ["Anna", "Аnna"]) {
    await page.keyboard.insertText(name);
    await page.keyboard.press("Enter");
    await table.until((state) => state.buttons["Remove Anna"], undefined, "the first name is on the list");
  }
}

/** More names than fit in a few rows. */
const MORE_NAMES = ["Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo", "Ines", "Kofi", "Lea", "Nils", "Omar", "Petra"];

/** Enters names with a keyboard on the screen, which needs a field of the page. */
const touchedText = (device, context) => ({
  name: `text is entered by touch: ${device}`,
  context: { hasTouch: true, ...context },
  before: fakeKeyboard,
  async run({ table, address, shown }) {
    const { page } = table;
    await table.visit(`${address}#evening`);
    await table.tap(NAMES);
    await expectField(page, NAMES);
    // The keyboard covers the lower part of the page.
    await openKeyboard(page, lowView(page));
    await expectFieldInView(page);
    // Suggestions and accents arrive as whole texts.
    await page.keyboard.insertText("Zoë");
    await page.keyboard.type(", Adaa", { delay: 40 });
    await page.keyboard.press("Backspace");
    await shown(`text-${device.replaceAll(" ", "-")}`);
    await page.keyboard.press("Enter");
    await table.until((state) => state.buttons["Remove Zoë"] && state.buttons["Remove Ada"], undefined, "both names are on the list");
    // Another name can follow at once, and no key reaches the table.
    await page.keyboard.insertText("Bo");
    await page.keyboard.press("Enter");
    await table.until((state) => state.buttons["Remove Bo"], undefined, "the third name is on the list");
    // The field is below the names, so a long list moves it down.
    await page.keyboard.insertText(MORE_NAMES.join(", "));
    await page.keyboard.press("Enter");
    await table.until((state, name) => state.buttons[`Remove ${name}`], MORE_NAMES.at(-1), "all names are on the list");
    await table.frames(6);
    await expectFieldInView(page);
    // The keyboard can close before the field is left.
    await openKeyboard(page);
    await expectUsualLayout(page);
    await expectField(page, NAMES);
    await openKeyboard(page, lowView(page));
    await expectFieldInView(page);
    await leaveField(page);
    await expectUsualLayout(page);
    // The game gets the keys again.
    await openKeyboard(page);
    await page.keyboard.press("Escape", { delay: 120 });
    await table.until((state) => state.home && state.panel === null, undefined, "the panel is closed");
    await table.tap("Play");
    const { events } = await table.until((state) => !state.home && state.game === "tablan" && !state.moving && state.buttons.Throw, undefined, "the player can throw");
    await page.keyboard.press("t", { delay: 120 });
    await table.until((state, events) => state.events > events, events, "the key throws");
    // The browser's Ctrl+Z also changes the field, although it isn't edited any more.
    await page.keyboard.press("Control+z", { delay: 120 });
    await table.frames(3);
    assert.equal(await page.evaluate(() => window.tavoliere.stopped), null);
  },
});

/** Enters a search with a keyboard on the screen. */
const touchedSearch = {
  name: "text is entered by touch: a search in the library",
  context: { hasTouch: true, viewport: { width: 390, height: 844 }, userAgent: ANDROID },
  before: fakeKeyboard,
  // The start adds the games on the tables to the library.
  stored: { "tablut.txt": record("tablut-demo"), "tapatan.txt": record("tapatan-demo") },
  async run({ table, address, shown }) {
    const { page } = table;
    await table.visit(`${address}#library`);
    await table.until(({ buttons }) => buttons["Save these 2 games"], undefined, "both games are listed");
    const search = "Search by name, day or result";
    await table.tap(search);
    await expectField(page, search);
    await openKeyboard(page, lowView(page));
    await expectFieldInView(page);
    await page.keyboard.type("tapatan", { delay: 40 });
    await table.until(({ buttons }) => buttons["Save this game"], undefined, "one game is found");
    await shown("text-search");
    await leaveField(page);
    await expectUsualLayout(page);
  },
};

/** The pairings of the shown round that can still be played. */
const open = (state, done) => Object.keys(state.buttons).filter((name) => name.includes(" – ") && !done.has(name));

/** Plays a Tapatan knockout of eight at this table, game by game, from the sheet and back. */
const eveningOfEight = {
  name: "a game night of eight players runs from set-up to end",
  long: true,
  context: { viewport: { width: 1280, height: 720 } },
  async run({ table, address, shown }) {
    const { page } = table;
    await table.visit(`${address}#game=tapatan`);
    await start(table);
    await page.keyboard.press("e", { delay: 120 });
    await table.until((state) => state.panel === "Evening" && state.buttons.Add);
    await table.click(NAMES);
    // Keys pressed before the field has the focus are lost.
    await table.frames(6);
    await page.keyboard.type("Ada, Bo, Chiara, Dov, Esi, Finn, Gita, Hugo", { delay: 30 });
    await table.click("Add");
    await table.until((state) => state.buttons["Remove Ada"] && state.buttons["Remove Hugo"], undefined, "eight are on the list");
    await table.click("Knockout");
    await shown("evening-set-up");
    await table.click("Start game night");
    const done = new Set();
    for (let games = 1; ; games += 1) {
      const sheet = await table.until((state) => state.panel === "Evening" && (state.buttons["New game night"] || open(state, done).length > 0));
      if (sheet.buttons["New game night"]) break;
      assert.ok(games < 40, "the evening ends");
      const [pairing] = open(sheet, done);
      await table.click(pairing);
      await table.until((state) => state.buttons["Play here"], undefined, `${pairing} can be played`);
      await table.click("Play here");
      await table.until((state) => state.panel === null && state.events === 0 && state.result === null, undefined, `${pairing} is played`);
      const { winner } = await playOn(table, mouse, { seed: games });
      // A drawn game of a knockout is played again.
      if (winner !== null) done.add(pairing);
      await table.until((state) => state.buttons["Back to the sheet"]);
      if (games === 1) await shown("evening-game-over");
      await table.click("Back to the sheet");
      if (games === 3) await table.frames(5).then(() => shown("evening-sheet"));
    }
    // Four games, then two, the final and the match for third place.
    assert.equal(done.size, 8);
    await shown("evening-over");
    // Closing the page must not lose any of it.
    await table.reload();
    await page.keyboard.press("e", { delay: 120 });
    await table.until((state) => state.panel === "Evening" && state.buttons["New game night"], undefined, "the evening is kept");
  },
};

/** Changes a game night in two tabs that both show it. */
const eveningInTwoTabs = {
  name: "two tabs keep each other's changes to a game night",
  context: { viewport: { width: 1280, height: 720 } },
  stored: {
    "evening.ron": `(
      version: 2,
      plan: (
        names: [${["Ada", "Bo", "Chiara", "Dov"].map((name) => `(name: "${name}", player: None)`).join(", ")}],
        games: [tapatan],
        format: Swiss(rounds: None),
        draw: AsEntered,
        cappotto_counts_double: true,
      ),
      steps: [],
    )`,
  },
  async run({ table, address }) {
    const { page } = table;
    const other = await table.another();
    await table.visit(`${address}#evening`);
    await other.visit(`${address}#evening`);
    await other.click("Who’s here");
    await other.until((state) => state.buttons.Add, undefined, "latecomers can be added");
    // One tab gets the result of a game, the other one a player.
    await page.bringToFront();
    const sheet = await table.until((state) => state.panel === "Evening" && open(state, new Set()).length > 0, undefined, "the sheet shows");
    const [pairing] = open(sheet, new Set());
    const result = `${pairing.split(" – ")[0]} wins`;
    await table.click(pairing);
    await table.until((state, result) => state.buttons[result], result, `${pairing} can be entered`);
    await table.click(result);
    await page.waitForFunction(() => /\bReport\(/.test(localStorage.getItem("tavoliere/evening.ron")));
    await other.page.bringToFront();
    await other.click(NAMES);
    // Keys pressed before the field has the focus are lost.
    await other.frames(6);
    await other.page.keyboard.type("Emil", { delay: 30 });
    await other.click("Add");
    await other.until((state) => state.buttons.Emil, undefined, "the player is on the list");
    for (const tab of [table, other]) {
      await tab.page.bringToFront();
      await tab.reload();
      await tab.click(pairing);
      const isPlayed = ({ buttons }, result) => buttons[result] && !buttons["Play here"];
      await tab.until(isPlayed, result, "the result is on the sheet");
      await tab.click("Back to the sheet");
      await tab.click("Who’s here");
      await tab.until((state) => state.buttons.Emil, undefined, "the player is still on the list");
    }
    await other.expectNoErrors();
  },
};

const COMPUTER = { seats: '("person", "computer 1")' };

/** A game of Tapatan in which White wins on c1. */
const NEARLY_WON = `tavoliere 1
game: tapatan
preset: Tapatan
seed: 7
first: white
white: person
black: person

1. W a1
2. B a3
3. W b1
4. B b3
`;

/** A game with clocks in which a person is to move. */
const TIMED_TAPATAN = NEARLY_WON.replace("white: person", "clock: 600\nwhite: person");

/** A game with clocks in which the computer is to move. */
const TIMED_TABLUT = `tavoliere 1
game: tablut
preset: Linnaeus
seed: 3
first: black
clock: 300+5
black: person
white: computer 9

1. B e2-c2
time 4000
2. W e7-f7
time 2500
3. B e8-c8
time 6000
`;

/** Fixes the page's time at 23:30 on 24 November in London, which is 0:30 on the 25th in Rome. */
function fixTime() {
  const now = Date.UTC(2026, 10, 24, 23, 30);
  window.Date = class extends Date {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now]));
    }

    static now() {
      return now;
    }
  };
}

/** The font with letters that only names contain. */
const LETTERS = /letters-[0-9a-f]+\.pack/;
/** The texts in Italian, and the networks of the computer's players, which aren't part of the program. */
const ITALIAN = /\/texts-it-\w+\.pack$/;
const NETWORKS = /\/networks-\w+\.pack$/;
/** The puzzles, and the letters that look the same. They load after the first frame. */
const PUZZLES = /\/puzzles-\w+\.pack$/;
const LOOKALIKES = /\/names-\w+\.pack$/;

export const tests = [
  ...readerTests,
  {
    name: "the page starts without errors or warnings",
    async run({ table, address, shown }) {
      const fetched = [];
      table.page.on("request", (request) => fetched.push(request.url()));
      await table.visit(address);
      await table.until((state) => state.home && state.buttons.Learn, undefined, "the home screen shows");
      await table.frames(10);
      await shown("home");
      // No name contains such letters yet.
      assert.deepEqual(fetched.filter((url) => LETTERS.test(url)), []);
      // The first move is two presses from the start.
      await table.click("Play");
      await table.until((state) => !state.home && state.panel === null && state.events === 0 && state.game === "tablan");
      await shown("start");
      const canvas = await table.page.locator("#table").boundingBox();
      assert.deepEqual(canvas, { x: 0, y: 0, width: 800, height: 600 });
      assert.match(await table.hash(), /^#game=tablan&preset=pergioco$/);
    },
  },
  {
    name: "the first start asks three questions once",
    settings: { greeted: "false" },
    async run({ table, address, shown }) {
      await table.visit(address);
      await table.until((state) => state.panel === "FirstStart");
      await table.click("Sound off");
      await shown("first-start");
      await table.click("Start");
      await table.until((state) => state.panel === null && state.home);
      await table.page.waitForFunction(() => /greeted: true/.test(localStorage.getItem("tavoliere/settings.ron")));
      assert.match(await saved(table, "settings.ron"), /muted: true/);
      await table.reload();
      await table.frames(10);
      assert.equal((await table.state()).panel, null);
    },
  },
  {
    name: "the page draws texts in every script for the program",
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      const [written, box, nothing] = await table.page.evaluate(() =>
        ["王小明", "\u{10FFFF}", ""].map((text) => {
          const drawn = window.tavoliere.drawText(text, 24, false);
          return drawn && { ...drawn, pixels: drawn.pixels.length, origin: [...drawn.origin] };
        }));
      assert.equal(written.pixels, 4 * written.width * written.height);
      assert.ok(written.advance > 48 && written.advance < written.width, `${written.advance}`);
      assert.ok(written.origin[1] < written.height);
      // Letters that no font has look like the last character of Unicode.
      assert.deepEqual(box?.missing ?? ["\u{10FFFF}"], ["\u{10FFFF}"]);
      assert.equal(nothing, undefined);
    },
  },
  {
    name: "missing letters are fetched once a name needs them",
    stored: { "players.ron": '(version: 1, next_id: 2, players: [(id: 1, name: "Зоя", mark: fish, colour: teal)])' },
    async run({ table, address, shown }) {
      const fetched = table.page.waitForResponse((response) => LETTERS.test(response.url()) && response.ok());
      await table.visit(address);
      await table.until((state) => state.home && state.buttons.Learn, undefined, "the home screen shows");
      await fetched;
      await table.page.keyboard.press("n", { delay: 120 });
      await table.until((state) => state.panel === "NewGame");
      await table.frames(5);
      await shown("letters");
    },
  },
  {
    name: "the back button leads from a table to the home screen, and each screen has its address",
    async run({ table, address, shown }) {
      await table.visit(`${address}#tablut/learn`);
      await table.until((state) => state.lesson && state.game === "tablut");
      await shown("lesson");
      await table.visit(address);
      await table.until((state) => state.home && state.buttons.Tapatan);
      assert.equal(await table.hash(), "");
      // The first press opens a room, the second plays there.
      await table.click("Tapatan");
      await table.frames(30);
      await table.click("Play");
      await table.until((state) => !state.home && state.game === "tapatan");
      await table.page.waitForFunction(() => location.hash.startsWith("#game=tapatan"), undefined, { timeout: PATIENCE });
      for (let events = 0; events < 2; events += 1) {
        const state = await table.settled();
        await mouse.move(table, state, state.ways[0]);
        await table.until((state, events) => state.events > events, events);
      }
      await table.goBack();
      await table.until((state) => state.home);
      await table.frames(30);
      assert.equal(await table.hash(), "");
      await shown("home-with-a-game");
      await table.click("Continue");
      const state = await table.until((state) => !state.home && state.game === "tapatan");
      assert.equal(state.events, 2, "nothing is lost by leaving");
      // With a panel open, one level up is the table.
      await table.page.keyboard.press("Escape");
      await table.until((state) => state.panel === "Pause");
      await table.goBack();
      await table.until((state) => state.panel === null && !state.home);
    },
  },
  {
    name: "panels have addresses, and the back button closes them",
    async run({ table, address }) {
      const hash = (wanted) => table.page.waitForFunction((wanted) => location.hash === wanted, wanted, { timeout: PATIENCE });
      await table.visit(`${address}#puzzles`);
      await table.until((state) => state.home && state.panel === "Puzzles" && state.buttons["Puzzle 1"]);
      await table.page.keyboard.press("Escape", { delay: 120 });
      await table.until((state) => state.home && state.panel === null);
      await hash("");
      await table.click("Library");
      await table.until((state) => state.panel === "Library");
      await hash("#library");
      await table.goBack();
      await table.until((state) => state.home && state.panel === null);
      await hash("");
      await table.goForward();
      await table.until((state) => state.home && state.panel === "Library");
      await hash("#library");
    },
  },
  lesson("tablan", "a finger"),
  lesson("tablut", "the mouse"),
  lesson("tapatan", "a controller"),
  lesson("tawula", "the keys"),
  ...GAMES.flatMap((game) => Object.keys(learners).map((device) => [game, device]))
    .filter(([game, device]) => ({ tablan: "a finger", tablut: "the mouse", tapatan: "a controller", tawula: "the keys" })[game] !== device)
    .map(([game, device]) => lesson(game, device, { long: true })),
  {
    name: "the page's policy blocks foreign content",
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      const tried = await table.page.evaluate(async () => {
        const inject = (name, fields) => {
          const node = Object.assign(document.createElement(name), fields);
          document.body.append(node);
          return node;
        };
        const host = location.href.replace("localhost", "127.0.0.1");
        inject("script", { textContent: "window.injected = true" });
        inject("button", { innerHTML: "<img src=x onerror='window.injected = true'>" });
        inject("script", { src: `${host}foreign.js` });
        inject("img", { src: `${host}foreign.png` });
        inject("iframe", { src: host });
        inject("style", { textContent: "#table { opacity: 0.5 }" });
        const evaluated = await Promise.resolve().then(() => setTimeout("window.injected = true")).catch(() => 0);
        clearTimeout(evaluated);
        const fetched = await fetch(host).then(() => true, () => false);
        await new Promise((done) => setTimeout(done, 500));
        return { fetched, injected: window.injected, opacity: getComputedStyle(document.getElementById("table")).opacity, violations: window.violations };
      });
      assert.equal(tried.fetched, false);
      assert.equal(tried.injected, undefined);
      assert.equal(tried.opacity, "1");
      const directives = new Set(tried.violations.map((violation) => violation.split(":")[0]));
      for (const directive of ["script-src", "script-src-elem", "script-src-attr", "img-src", "frame-src", "style-src-elem", "connect-src"]) {
        assert.ok(directives.has(directive), `${directive}: ${[...directives].join()}`);
      }
      table.clearErrors();
      await table.page.evaluate(() => { window.violations = []; });
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
  touchedText("an iPad", { viewport: { width: 1024, height: 768 } }),
  touchedText("an Android phone", { viewport: { width: 390, height: 844 }, userAgent: ANDROID }),
  touchedText("an iPhone on its side", { viewport: { width: 844, height: 390 }, userAgent: IPHONE }),
  touchedSearch,
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
  refusedLink("game=tapatan&first=9", "tapatan", "first=9", "person, 1–6, best"),
  refusedLink("game=tawula&second=-1", "tawula", "second=-1", "person, 1–6, best"),
  refusedLink("game=chess&seed=3", "tablan", "chess", ...GAMES),
  refusedLink("game=tablut&preset=nine-thrones", "tablut", "nine-thrones", "five-thrones"),
  refusedLink("game=tablut&seed=many", "tablut", "many", "18446744073709551615"),
  refusedLink("game=tablut&third=person", "tablut", "third", "first, second"),
  {
    name: "a link with invalid values keeps the unfinished game",
    stored: { "tablan.txt": record("tablan-last-turns") },
    async run({ table, address }) {
      await table.visit(`${address}#game=tablan&first=9`);
      const state = await table.until((state) => state.notes.some((note) => note.includes("first=9")));
      assert.ok(state.events > 0);
      assert.equal(state.panel, null);
    },
  },
  {
    name: "a link keeps the unfinished game",
    stored: { "tablan.txt": record("tablan-last-turns") },
    async run({ table, address }) {
      await table.visit(`${address}#game=tablan&preset=english`);
      const state = await table.until((state) => state.panel === "NewGame");
      assert.ok(state.events > 0);
    },
  },
  {
    name: "a reload in mid-turn restores the game",
    stored: { "tawula.txt": record("tawula-last-turns") },
    async run({ table, address }) {
      await table.visit(`${address}#game=tawula`);
      let state = await table.settled();
      // A throw without a legal move passes the turn automatically.
      while (state.expects === "throw") {
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
    name: "the game works without storage",
    before: () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } }),
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tapatan`);
      const told = (state) => state.notes.some((note) => note.includes("let the page save anything"));
      await start(table);
      await table.until(told);
      await shown("without-storage");
      await table.until((state) => state.notes.length === 0);
      const { ways, events } = await table.settled();
      await mouse.move(table, undefined, ways[0]);
      const state = await table.until((state, events) => state.events > events, events, "a piece was placed");
      assert.deepEqual(state.notes, [], "the note appears once");
    },
  },
  {
    name: "two tabs keep each other's settings and games",
    stored: { "tawula.txt": record("tawula-last-turns") },
    async run({ table, address }) {
      const { page } = table;
      const other = await table.another();
      const stored = (tab) => tab.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      await other.visit(`${address}#game=tawula`);
      // A game is finished in each tab.
      for (const tab of [table, other]) {
        await tab.page.bringToFront();
        await playOn(tab, mouse, { seed: tab === table ? 3 : 4 });
        await tab.until((state) => state.result !== null && !state.moving);
        await tab.frames(5);
      }
      // One tab chooses the language, and the other one follows. Then that one changes another setting.
      await page.bringToFront();
      await table.click("Settings");
      await table.click("Italiano");
      await table.until(({ buttons }) => buttons.Impostazioni, undefined, "the texts are Italian");
      await other.page.bringToFront();
      await other.until(({ buttons }) => buttons.Impostazioni, undefined, "the other tab follows");
      await other.click("Impostazioni");
      await other.click("Lancio automatico");
      await other.page.waitForFunction(() => /auto_throw: true/.test(localStorage.getItem("tavoliere/settings.ron")));
      for (const tab of [table, other]) {
        await tab.page.keyboard.press("Escape", { delay: 120 });
        await tab.until(({ panel }) => panel === null, undefined, "the settings are closed");
      }
      const settings = (await stored(other))["tavoliere/settings.ron"];
      assert.match(settings, /language: "it"/);
      assert.match(settings, /auto_throw: true/);
      // Both games are kept.
      const all = await stored(table);
      const games = Object.entries(all).filter(([name, text]) => name.startsWith("tavoliere/library.txt/") && /\nresult: /.test(text));
      assert.equal(games.length, 2, Object.keys(all).join());
      assert.equal(all["tavoliere/history.ron"].match(/^ {8}\(/gm).length, 2, all["tavoliere/history.ron"]);
      await other.expectNoErrors();
    },
  },
  eveningInTwoTabs,
  {
    name: "a full storage is reported once, and the game continues",
    before: () => {
      // Leaves about 200 bytes.
      for (let [size, number] = [1 << 22, 0]; size > 100; number += 1) {
        try {
          localStorage.setItem(`filler-${number}`, "x".repeat(size));
        } catch {
          size >>= 1;
        }
      }
    },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tapatan`);
      const told = ({ notes }) => notes.filter((note) => note.includes("no room left")).length;
      await table.until((state) => told(state) === 1, undefined, "the note shows");
      await shown("full-storage");
      await table.until((state) => told(state) === 0, undefined, "the note is over");
      await start(table);
      const place = async () => {
        const { ways, events } = await table.settled();
        await mouse.move(table, undefined, ways[0]);
        return table.until((state, events) => state.events > events, events, "a piece was placed");
      };
      assert.equal(told(await place()), 0, "the note appears once");
      const kept = await table.page.evaluate(() => localStorage.getItem("tavoliere/settings.ron"));
      assert.match(kept ?? "()", /^\([^]*\)\s*$/, "the settings are whole");
    },
  },
  {
    name: "everything is saved as one file and restored in another browser",
    before: () => {
      // In Firefox this also runs in an empty page, which has no storage.
      if (navigator.storage) navigator.storage.persist = async () => { window.persisted = (window.persisted ?? 0) + 1; return true; };
    },
    async run({ table, address, browser, shown }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      await playOn(table, mouse, { seed: 5 });
      await table.until((state) => state.result !== null && !state.moving);
      await table.page.waitForFunction(() => window.persisted === 1);
      // After the first finished game the home screen says how to keep it.
      const offers = ({ notes }) => notes.some((note) => note.includes("or to install the game"));
      assert.ok(!offers(await table.state()), "the note waits for the home screen");
      // A press in the moment in which the end appears can miss, so it's repeated, as a person would.
      for (let tries = 0; tries < 3 && !(await table.state()).home; tries += 1) {
        await table.click("Home");
        await table.page.waitForTimeout(1_000);
      }
      await table.until((state) => state.home && offers(state), undefined, "the note shows");
      await shown("save-offer");
      // The note could cover a button.
      await table.until((state) => !offers(state), undefined, "the note is over");
      await table.page.evaluate(() => dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => { window.prompted = true; } })));
      await table.click("Settings");
      await table.until((state) => state.panel === "Settings");
      await scrollDown(table);
      await shown("save-everything");
      await table.click("Install");
      await table.page.waitForFunction(() => window.prompted);
      const file = (await table.savedBy(() => table.click("Save everything"))).toString();
      assert.match(file, /^tavoliere backup 1\n/);
      await table.page.keyboard.press("Escape", { delay: 120 });
      await table.page.waitForFunction(() => location.hash === "", undefined, { timeout: PATIENCE });
      await table.reload();
      await table.until((state) => state.home && state.panel === null);
      await table.frames(20);
      assert.ok(!offers(await table.state()), "the note shows once");
      const context = await browser.newContext(USUAL);
      const other = new Table(await context.newPage());
      await other.visit(`${address}#settings`);
      await other.until(({ buttons }) => buttons["Restore from a file"]);
      const restore = async (text) => {
        await scrollDown(other);
        await chooseFiles(other, "Restore from a file", { name: "tavoliere-1.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
      };
      await restore(file.slice(0, -30));
      await other.until(({ notes }) => notes.some((note) => note.includes("breaks off at line")), undefined, "the short file is refused");
      await restore(file);
      await other.click("Restore");
      await other.until(({ notes }) => notes.some((note) => note.includes("New saved games: 1.")), undefined, "the file is restored");
      await shown("restored");
      const games = await other.page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("tavoliere/library.txt/")).length);
      assert.equal(games, 1);
      await other.expectNoErrors();
      await context.close();
    },
  },
  {
    name: "unreadable stored data is set aside",
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
    name: "a linked game is replayed with mouse, keys, wheel and finger",
    context: { viewport: { width: 1280, height: 720 }, hasTouch: true },
    async run({ table, address, shown }) {
      const { page } = table;
      await table.visit(`${address}${record("tawula-long-link").trim()}`);
      const at = (is, what) => table.until(({ replay }) => replay && is(replay), undefined, what);
      const { turns } = (await at(({ turn }) => turn === 0, "the game lies at its beginning")).replay;
      assert.ok(turns >= 200, `${turns} turns`);
      await at(({ stage }) => stage === "done", "the whole game is reviewed");
      await table.click("One turn forward");
      await at(({ turn }) => turn === 1, "one turn on with the mouse");
      await page.keyboard.press("ArrowDown", { delay: 120 });
      await at(({ turn }) => turn === 2, "one turn on with a key");
      const board = await table.place("board-12");
      await page.mouse.move(board.x, board.y);
      await page.mouse.wheel(0, 120);
      await at(({ turn }) => turn > 2, "on with the wheel");
      await page.keyboard.press("Shift+ArrowRight", { delay: 120 });
      await at(({ turn }) => turn > 3, "to a mistake");
      await shown("replay");
      await table.tap("To the end");
      await at(({ turn }) => turn === turns, "to the end with a finger");
      await table.tap("To the start");
      await at(({ turn }) => turn === 0, "to the beginning with a finger");
      await table.click("Play");
      await table.until(({ replay }) => replay.playing && replay.turn >= 2, undefined, "it plays by itself");
      await page.keyboard.press(" ", { delay: 120 });
      await at(({ playing }) => !playing, "it stops");
      await table.click("Back to the table");
      await table.until(({ replay }) => replay === null);
    },
  },
  {
    name: "the graph of a 200-turn Tawula game appears within 20 seconds",
    alone: true,
    async run({ table, address }) {
      await table.visit(`${address}${record("tawula-long-link").trim()}`);
      await table.until(({ replay }) => replay && replay.stage !== null, undefined, "the review has begun");
      const begun = Date.now();
      const { replay } = await table.until(({ replay }) => replay.stage !== "graph", undefined, "the graph is there");
      const seconds = (Date.now() - begun) / 1000;
      console.log(`the graph over ${replay.turns} turns took ${seconds.toFixed(1)} s`);
      assert.ok(seconds <= 20, `${seconds} s`);
    },
  },
  {
    name: "a finished game's picture and link reach the clipboard, and the library keeps it",
    // Only there can tests grant access to the clipboard.
    onlyInChromium: true,
    stored: { "tablut.txt": record("tablut-demo") },
    context: { viewport: { width: 1280, height: 720 }, permissions: ["clipboard-read", "clipboard-write"] },
    async run({ table, address, shown }) {
      const { page } = table;
      await openShare(table, `${address}#game=tablut`);
      await shown("share");
      await table.click("Copy the picture");
      await table.until((state) => state.notes.some((note) => note.includes("picture is on the clipboard")));
      const size = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const image = await createImageBitmap(await item.getType("image/png"));
        return [image.width, image.height];
      });
      assert.deepEqual(size, [1200, 630]);
      await table.click("Copy the link");
      await table.until((state) => state.notes.some((note) => note.includes("link is on the clipboard")));
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /#replay=[\w-]+$/);
      await page.keyboard.press("Escape", { delay: 120 });
      await page.keyboard.press("l", { delay: 120 });
      await table.until((state) => state.panel === "Library", undefined, "the library is open");
      await shown("library");
      await page.keyboard.press("Escape", { delay: 120 });
      // The link opens in a new visit.
      await page.goto("about:blank");
      await table.visit(`${address}${link.slice(link.indexOf("#"))}`);
      await table.until(({ replay, game }) => replay && game === "tablut");
    },
  },
  ...GAMES.map((game) => ({
    name: `the last turns of ${game} in motion are a file that messengers take`,
    // Every frame is drawn, which takes minutes without a graphics card.
    long: true,
    stored: { [`${game}.txt`]: record(`${game}-demo`) },
    context: { viewport: { width: 1280, height: 720 } },
    async run({ table, address }) {
      await openShare(table, `${address}#game=${game}`);
      const coming = table.page.waitForEvent("download", { timeout: 600_000 });
      await table.click("Save the last turns as a GIF");
      const bytes = readFileSync(await (await coming).path());
      assert.equal(bytes.subarray(0, 6).toString(), "GIF89a");
      console.log(`${game} in motion: ${bytes.length} bytes`);
      assert.ok(bytes.length <= 4_000_000, `${bytes.length} bytes`);
    },
  })),
  {
    name: "over plain http a record is copied and pasted",
    before: () => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined, configurable: true }),
    async run({ table, address, shown }) {
      const { page } = table;
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      await table.click("board-4");
      await table.until((state) => state.events > 0, undefined, "a piece is on the board");
      await showRecord(table);
      await table.click("Copy");
      await table.until((state) => state.notes.some((note) => note.includes("on the clipboard")), undefined, "it says that it has copied");
      await table.click("Add a game in the library");
      await table.click("Paste games");
      const field = page.locator("#by-hand-text");
      await field.waitFor();
      await shown("paste-by-hand");
      await page.keyboard.press("Control+V");
      assert.match(await field.inputValue(), /^tavoliere 1\n/);
      await page.click("#by-hand-next");
      await table.until((state) => state.buttons["Got it"], undefined, "the record is read");
      // The next paste is cancelled.
      await table.click("Paste games");
      await field.waitFor();
      await page.keyboard.press("Escape");
      await field.waitFor({ state: "hidden" });
      await page.keyboard.press("Escape", { delay: 120 });
      await table.until((state) => state.panel !== "Library", undefined, "the game goes on");
    },
  },
  {
    name: "a text that the browser doesn't copy is shown, and can be saved",
    before: () => {
      // In Firefox this also runs in an empty page, which has no clipboard.
      if (navigator.clipboard) navigator.clipboard.writeText = async () => { throw new DOMException("not allowed", "NotAllowedError"); };
      document.execCommand = () => false;
    },
    async run({ table, address, shown }) {
      const { page } = table;
      await openRecord(table, `${address}#game=tapatan`);
      await table.click("Copy");
      const field = page.locator("#by-hand-text");
      await field.waitFor();
      await shown("copy-by-hand");
      const selected = await field.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
      assert.match(selected, /^tavoliere 1\n[^]*game: tapatan/);
      assert.equal((await table.savedBy(() => page.click("#by-hand-next"))).toString(), selected);
      assert.deepEqual((await table.state()).notes, [], "nothing claims to be copied");
      await page.keyboard.press("Escape", { delay: 120 });
      await table.until((state) => state.panel !== "Record", undefined, "the game goes on");
    },
  },
  {
    name: "without a clipboard a link is shown for copying, and a picture is saved",
    stored: { "tablut.txt": record("tablut-demo") },
    context: { viewport: { width: 1280, height: 720 } },
    before: () => {
      Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined, configurable: true });
      document.execCommand = () => false;
    },
    async run({ table, address, shown }) {
      const { page } = table;
      await openShare(table, `${address}#game=tablut`);
      await expectSavedPicture(table);
      await table.click("Copy the link");
      const field = page.locator("#by-hand-text");
      await field.waitFor();
      await shown("link-by-hand");
      const selected = await field.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
      assert.match(selected, /^http.*#replay=[\w-]+$/);
      await page.click("#by-hand-close");
      await field.waitFor({ state: "hidden" });
      await page.keyboard.press("Escape", { delay: 120 });
      await table.until((state) => state.panel === null, undefined, "the panel is closed");
    },
  },
  {
    name: "a browser without ClipboardItem saves a picture, and one without readText asks for the text",
    stored: { "tablut.txt": record("tablut-demo") },
    context: { viewport: { width: 1280, height: 720 } },
    before: () => {
      delete window.ClipboardItem;
      delete window.Clipboard?.prototype.readText;
    },
    async run({ table, address }) {
      const { page } = table;
      await openShare(table, `${address}#game=tablut`);
      await expectSavedPicture(table);
      await page.keyboard.press("Escape", { delay: 120 });
      await table.until((state) => state.panel === null, undefined, "the panel is closed");
      await page.keyboard.press("l", { delay: 120 });
      await table.until((state) => state.panel === "Library" && state.buttons["Save this game"], undefined, "the library has one game");
      await table.click("Paste games");
      const field = page.locator("#by-hand-text");
      await field.waitFor();
      await field.fill(record("tapatan-demo"));
      await page.click("#by-hand-next");
      await table.until((state) => state.buttons["Save these 2 games"], undefined, "the pasted game is there too");
    },
  },
  {
    name: "fifty files that are chosen at once arrive in the library",
    async run({ table, address, shown }) {
      await table.visit(`${address}#library`);
      await chooseFiles(table, "Add games", Array.from({ length: 50 }, (_, at) => gameFile(`game-${at}.txt`, at)));
      await table.until((state) => state.buttons["Save these 50 games"], undefined, "all are listed");
      await shown("fifty-files");
    },
  },
  {
    name: "files that don't arrive are counted, and the others are opened",
    before: () => {
      const { arrayBuffer } = Blob.prototype;
      File.prototype.arrayBuffer = function () {
        if (this.name === "lost.txt") return new Promise(() => {});
        if (this.name === "gone.txt") return Promise.reject(new DOMException("gone", "NotFoundError"));
        return arrayBuffer.call(this);
      };
    },
    async run({ table, address, shown }) {
      await table.visit(`${address}#library`);
      await table.page.evaluate(() => { window.tavoliere.fileWait = 500; });
      await chooseFiles(table, "Add games", ["one.txt", "lost.txt", "two.txt", "gone.txt"].map(gameFile));
      const told = ({ notes }, text) => notes.some((note) => note.includes(text));
      await table.until(told, "2 files couldn’t be loaded", "the note shows");
      await table.until((state) => state.buttons["Save these 2 games"], undefined, "the others are listed");
      await shown("missing-files");
      await chooseFiles(table, "Add games", [gameFile("lost.txt", 5)]);
      await table.until(told, "One file couldn’t be loaded", "the note about one file shows");
    },
  },
  {
    name: "a chosen record is added to the library and continued",
    // The game that is open has its own page in such a window.
    context: { viewport: { width: 1280, height: 720 } },
    async run({ table, address }) {
      await table.visit(`${address}#library`);
      const text = unfinished(record("tablan-demo"), 12).replace(/: computer \d+$/gm, ": person");
      // Some editors write UTF-16.
      await chooseFiles(table, "Add games", { name: "record.txt", mimeType: "text/plain", buffer: Buffer.from(`\ufeff${text}`, "utf16le") });
      await table.until((state) => state.buttons.Continue, undefined, "the game is there");
      await table.click("Continue");
      await table.until((state) => !state.home && state.game === "tablan" && !state.moving, undefined, "the game goes on");
      // Read and written again it must be identical: positions, throws and words.
      assert.equal(withoutId(await table.record()), text);
    },
  },
  ...GAMES.map((game) => ({
    // Games with throws take minutes, because the throws are shown one after another.
    long: ["tablan", "tawula"].includes(game),
    name: `two computers play the same game of ${game} as on a desktop`,
    settings: { seats: ["tablan", "tawula"].includes(game) ? '("computer 6", "computer 6")' : '("computer 2", "computer 2")' },
    async run({ table, address }) {
      const text = record(`${game}-demo`);
      const seed = /^seed: (\d+)$/m.exec(text)[1];
      await table.visit(`${address}#game=${game}&seed=${seed}`);
      await table.page.waitForFunction(() => /\nresult: /.test(window.tavoliere.record() ?? ""), undefined, { timeout: 900_000, polling: 500 });
      assert.equal(withoutId(await table.record()), text);
    },
  })),
  ...["tablan", "tawula"].map((game) => ({
    name: `two computers end the same game of ${game} as on a desktop`,
    stored: { [`${game}.txt`]: unfinished(record(`${game}-demo`), 12) },
    async run({ table, address }) {
      await table.visit(`${address}#game=${game}`);
      await table.until((state) => state.result !== null);
      assert.equal(withoutId(await table.record()), record(`${game}-demo`));
    },
  })),
  ...[
    // Small ones, because without a graphics card a frame takes as long as its pixels.
    ["portrait", { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 }, 1],
    ["landscape", { viewport: { width: 640, height: 360 }, deviceScaleFactor: 1 }, 1],
    ["sharp", { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, hasTouch: true }, 2],
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
    name: "an Italian browser gets Italian until English is chosen",
    context: { locale: "it-IT" },
    async run({ table, address, shown }) {
      const page = () => table.page.evaluate(() => [document.documentElement.lang, document.title]);
      await table.visit(`${address}#game=tablut`);
      assert.deepEqual(await page(), ["it", title("it")]);
      await table.until((state) => state.buttons["Si gioca!"]);
      await table.click("Si gioca!");
      await table.until((state) => state.panel === null);
      await table.click("Impostazioni");
      await table.until((state) => state.buttons.English);
      await shown("italian-settings");
      await table.click("English");
      await table.until((state) => state.buttons.Settings);
      assert.deepEqual(await page(), ["en", title("en")]);
    },
  },
  {
    name: "another language loads when it's chosen, and the last one stays if it can't",
    async run({ table, address }) {
      const requested = [];
      table.page.on("request", (request) => requested.push(request.url()));
      await table.page.route(ITALIAN, (route) => route.abort());
      await table.visit(`${address}#settings`);
      await table.until((state) => state.buttons.Italiano);
      assert.ok(!requested.some((url) => ITALIAN.test(url)));
      await table.click("Italiano");
      await table.until((state) => state.notes.some((note) => note.includes("Italiano")), undefined, "a note names the language");
      assert.ok((await table.state()).buttons.Close);
      table.clearErrors();
      await table.page.unroute(ITALIAN);
      await table.click("Italiano");
      await table.until((state) => state.buttons.Chiudi, undefined, "the texts are Italian");
      assert.equal(await table.page.evaluate(() => document.documentElement.lang), "it");
    },
  },
  {
    name: "a table in the address that lacks its networks can try again",
    async run({ table, address, shown }) {
      await table.page.route(NETWORKS, (route) => route.abort());
      // There's no table yet, so no state is reported.
      await table.page.goto(`${address}#game=tablan&preset=pergioco&first=person&second=person`);
      await table.page.evaluate(() => window.tavoliere.ready);
      await table.frames(10);
      await shown("no-networks-at-first");
      table.clearErrors();
      await table.page.unroute(NETWORKS);
      await table.page.keyboard.press("Tab", { delay: 20 });
      await table.frames(3);
      await table.page.keyboard.press("Enter", { delay: 20 });
      await table.until((state) => state.buttons.Throw, undefined, "the table shows");
    },
  },
  {
    name: "the home screen needs no networks, and a table that lacks them can try again",
    settings: { seats: '("person", "computer 1")' },
    async run({ table, address, shown }) {
      await table.page.route(NETWORKS, (route) => route.abort());
      await table.visit(address);
      await table.until((state) => state.home && state.buttons.Play, undefined, "the home screen shows");
      await table.click("Play");
      const { buttons } = await table.until((state) => state.buttons["Try again"], undefined, "the table says what it lacks");
      assert.equal(buttons.Throw, undefined);
      await shown("no-networks");
      table.clearErrors();
      await table.page.unroute(NETWORKS);
      await table.click("Try again");
      await table.until((state) => state.buttons.Throw, undefined, "the table shows");
    },
  },
  {
    name: "the page of puzzles says what it lacks, and can try again",
    async run({ table, address, shown }) {
      await table.page.route(PUZZLES, (route) => route.abort());
      await table.visit(`${address}#puzzles`);
      const { buttons } = await table.until((state) => state.buttons["Try again"], undefined, "the page says what it lacks");
      assert.equal(buttons["Puzzle 1"], undefined);
      await shown("no-puzzles");
      await table.page.keyboard.press("Escape", { delay: 120 });
      await table.until((state) => state.home && state.panel === null);
      // The puzzle of the day needs them too, so it tries again and leads to the page.
      await table.click("Puzzle of the day");
      await table.until((state) => state.panel === "Puzzles", undefined, "the page of puzzles shows");
      await table.frames(10);
      await table.until((state) => state.buttons["Try again"]);
      table.clearErrors();
      await table.page.unroute(PUZZLES);
      await table.click("Try again");
      await table.until((state) => state.buttons["Puzzle 1"], undefined, "the puzzles show");
      await table.click("Have a go");
      await table.page.waitForFunction(() => /^puzzle: /m.test(window.tavoliere.record() ?? ""));
    },
  },
  {
    name: "names that look the same need an answer",
    context: { hasTouch: true },
    async run({ table, address }) {
      const loaded = table.page.waitForResponse((response) => LOOKALIKES.test(response.url()) && response.ok());
      await Promise.all([loaded, enterLookalikes(table, address)]);
      await table.until((state) => state.buttons["No, someone else"], undefined, "the page asks");
    },
  },
  {
    name: "names can be added without the letters that look the same",
    context: { hasTouch: true },
    async run({ table, address }) {
      await table.page.route(LOOKALIKES, (route) => route.abort());
      await enterLookalikes(table, address);
      await table.until((state) => state.buttons["Remove Аnna"], undefined, "the second name is on the list");
      assert.ok(table.complaints.some((text) => text.includes("names/lookalikes.txt")), "the console says what is missing");
      table.clearErrors();
    },
  },
  {
    name: "targets are large enough for a finger",
    context: { hasTouch: true, viewport: { width: 390, height: 844 } },
    async run({ table, address }) {
      for (const game of GAMES) {
        await table.page.goto("about:blank");
        await table.visit(`${address}#game=${game}`);
        await start(table, (name) => table.tap(name));
        const { sizes } = await table.state();
        // The line below the board that says whose turn it is can't be pressed.
        const targets = Object.entries(sizes).filter(([name]) => !/^(Black|Blue|Red|White) to /.test(name));
        const small = targets.filter(([, { x, y }]) => Math.min(x, y) < 44 - 0.5);
        assert.deepEqual(small, [], game);
      }
    },
  },
  {
    name: "the best level's search delays no frame",
    alone: true,
    before: countFrames,
    settings: { seats: '("person", "computer 9")' },
    async run({ table, address }) {
      // A link with a seed starts its game without a question.
      await table.visit(`${address}#game=tablut&seed=3`);
      let most = 0;
      for (let turn = 0; turn < 3; turn += 1) {
        const { ways, events } = await table.settled();
        await mouse.move(table, undefined, ways[(turn * 11) % ways.length]);
        // The move itself is drawn; after it the program only thinks.
        await table.page.waitForTimeout(500);
        const before = await drawn(table);
        const end = Date.now() + PATIENCE;
        for (let state = await table.state(); state.events <= events + 1; state = await table.state()) {
          assert.ok(Date.now() < end, "the computer did not answer in time");
          most = Math.max(most, (await drawn(table)) - before);
          await table.page.waitForTimeout(50);
        }
      }
      // The last frames of the move and those of the answer can be among them; a search takes as long as dozens of
      // frames.
      assert.ok(most <= 4, `${most} frames were drawn while it thought`);
      const { thought } = await table.state();
      // A search has many slices. On a busy machine some of them can take too long, but not most.
      assert.ok(thought.slices >= 20 && thought.over * 2 <= thought.slices, JSON.stringify(thought));
    },
  },
  {
    name: "a hint shows a choice and its reason",
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tablut`);
      await start(table);
      await table.click("Hint");
      const state = await table.until((state) => state.chosen !== null && state.notes.length > 0);
      assert.ok(state.ways.some(([from]) => from === state.chosen));
      await shown("hint");
    },
  },
  {
    name: "sound starts at the first touch and stops after a silence",
    // Without a sound device Firefox plays nothing.
    onlyInChromium: true,
    before: () => {
      window.begun = 0;
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function (...rest) {
        window.begun += 1;
        return start.apply(this, rest);
      };
    },
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      await table.frames(5);
      const begun = () => table.page.evaluate(() => window.begun);
      assert.equal(await begun(), 0);
      await start(table);
      const goesOn = (count) => table.page.waitForFunction((count) => window.begun > count, count, { timeout: 10_000 });
      await goesOn(4);
      // Short sound buffers follow one another, silent or not, until audio is suspended.
      await table.page.waitForTimeout(3000);
      const before = await begun();
      await table.page.waitForTimeout(1000);
      assert.equal(await begun(), before);
      await table.click("board-4");
      await goesOn(before + 4);
    },
  },
  {
    name: "full screen is entered and left",
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      const whole = () => table.page.evaluate(() => document.fullscreenElement !== null);
      await table.click("Full screen");
      await table.until((state) => state.buttons.Window);
      assert.ok(await whole());
      // This has the same effect as Escape, which the browser handles.
      await table.page.evaluate(() => document.exitFullscreen());
      await table.until((state) => state.buttons["Full screen"]);
      assert.ok(!(await whole()));
    },
  },
  {
    name: "another link in the same page opens its game",
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      const loaded = table.page.waitForEvent("load");
      await table.page.evaluate(() => { setTimeout(() => { location.hash = "#game=tablut&preset=open-throne"; }); });
      await loaded;
      await table.ready();
      await table.until((state) => state.game === "tablut" && state.preset === "Open throne");
    },
  },
  {
    name: "a page hidden during a motion loses no move",
    // Needs its development tools.
    onlyInChromium: true,
    settings: { seats: '("computer 1", "computer 1")', speed: '"normal"' },
    async run({ table, address }) {
      await table.visit(`${address}#game=tablut&seed=3`);
      await table.until((state) => state.events > 0);
      const session = await table.context.newCDPSession(table.page);
      await session.send("Page.setWebLifecycleState", { state: "frozen" });
      await new Promise((resolve) => setTimeout(resolve, 8000));
      const asleep = (await table.state()).events;
      await session.send("Page.setWebLifecycleState", { state: "active" });
      await table.until((state, events) => state.events > events, asleep, "the game goes on");
      assert.ok((await table.state()).events <= asleep + 2, "and does not make up for lost time");
    },
  },
  {
    name: "the table fills a rotated screen",
    context: { viewport: { width: 390, height: 844 } },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tablan`);
      await start(table);
      const upright = await table.place("board-0");
      await table.page.setViewportSize({ width: 844, height: 390 });
      await table.until((state, x) => Math.abs(state.locations["board-0"].x - x) > 5, upright.x, "the layout followed");
      await shown("rotated");
    },
  },
  {
    name: "a later visit needs no network",
    // Needs a network that can be switched off.
    onlyInChromium: true,
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
      table.clearErrors();
    },
  },
  {
    name: "an open page keeps its build while a newer one waits",
    context: { serviceWorkers: "allow" },
    async run({ table, dist }) {
      const newer = newerVersion(dist);
      let server = await serve(dist, 0);
      const { port } = server.address();
      const local = `http://127.0.0.1:${port}/`;
      const build = (page) => page.evaluate(() => window.tavoliere.build);
      const listens = (folder) => new Promise((resolve) => server.close(() => resolve(serve(folder, port))));
      try {
        await table.visit(`${local}#game=tapatan`);
        await start(table);
        await table.page.evaluate(() => navigator.serviceWorker.ready);
        const old = await build(table.page);
        // The page of the first visit has no worker yet.
        await table.page.goto("about:blank");
        await table.visit(`${local}#game=tapatan`);
        server.closeAllConnections();
        server = await listens(newer.folder);
        await table.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await table.page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting), undefined, { timeout: 60_000 });
        // The host has no picture of Tawula under the old name any more.
        await table.click("New game");
        await table.until((state) => state.buttons.Tawula, undefined, "the games are on offer");
        await table.click("Tawula");
        await table.click(START);
        await table.until((state) => state.game === "tawula" && !state.moving, undefined, "Tawula is on the table");
        assert.equal(await build(table.page), old, "the open page goes on");
        const second = await table.context.newPage();
        await second.goto(local);
        await second.waitForFunction(() => window.tavoliere?.build);
        assert.equal(await build(second), old, "a second page starts with the build of the open one");
        await second.close();
        assert.equal(await build(table.page), old);
        await table.page.goto("about:blank");
        await table.page.goto(local);
        await table.page.waitForFunction((id) => window.tavoliere?.build === id, newer.id, { timeout: 60_000 });
        await table.page.evaluate(() => window.tavoliere.ready);
      } finally {
        server.closeAllConnections();
        server.close();
        rmSync(newer.folder, { recursive: true });
      }
    },
  },
  {
    name: "pinching zooms the page without playing a move",
    // Needs its development tools.
    onlyInChromium: true,
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: ANDROID },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      const before = (await table.state()).locations;
      const session = await table.context.newCDPSession(table.page);
      const fingers = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
      await fingers("touchStart", [175, 420]);
      await fingers("touchStart", [175, 420], [215, 420]);
      for (let apart = 20; apart <= 100; apart += 4) {
        await fingers("touchMove", [195 - apart, 420], [195 + apart, 420]);
        await table.page.waitForTimeout(16);
      }
      await fingers("touchEnd");
      await table.page.waitForFunction(() => visualViewport.scale > 1.5);
      await table.frames(5);
      const { events, locations } = await table.state();
      assert.equal(events, 0);
      assert.deepEqual(locations, before, "the browser alone zooms");
      await shown("zoomed");
    },
  },
  {
    name: "a double tap brings the board closer",
    context: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, userAgent: ANDROID },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tablut`);
      await start(table);
      const width = ({ locations }) => locations["board-1"].x - locations["board-0"].x;
      const whole = width(await table.state());
      const { x, y } = await table.place("board-40");
      await Promise.all([table.touch(x, y), table.touch(x, y)]);
      const closer = await table.until((state, whole) => !state.moving && width(state) > 1.4 * whole && state, whole, "the board came closer");
      assert.ok(width(closer) >= 51, `places are ${width(closer)} px wide`);
      assert.equal(closer.events, 0);
      await table.frames(20);
      await shown("closer");
      await table.tap("Whole board");
      await table.until((state, whole) => Math.abs(width(state) - whole) < 1, whole, "all of the board is in view");
    },
  },
  {
    name: "Tab leads out of the page that is embedded in another one",
    async run({ table, address }) {
      const { page } = table;
      const body = `<iframe src="${address}#game=tapatan" width="700" height="500"></iframe><button id="after">After</button>`;
      await page.route("**/outer.html", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(`${address}outer.html`);
      const frame = page.frameLocator("iframe");
      await frame.locator("#table").waitFor();
      await frame.locator("#loading").waitFor({ state: "detached", timeout: 60_000 });
      await frame.locator("#table").focus();
      await page.keyboard.press("Tab", { delay: 120 });
      await page.waitForFunction(() => document.activeElement.id === "after");
      table.clearErrors();
    },
  },
  {
    name: "the page follows the system's reduced motion setting",
    // Only there can tests change the setting.
    onlyInChromium: true,
    async run({ table, address }) {
      await table.visit(`${address}#game=tapatan`);
      assert.equal((await table.state()).reduced, false);
      await table.page.emulateMedia({ reducedMotion: "reduce" });
      await table.until((state) => state.reduced);
    },
  },
  {
    name: "a crash is reported, and the record can be saved",
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tapatan`);
      await start(table);
      const text = await table.record();
      await table.page.evaluate(() => { window.tavoliere.tell = () => { throw new Error("torn by a test"); }; });
      // Moving the cursor changes the state, but plays no move.
      await table.page.keyboard.press("Tab", { delay: 120 });
      await stopped(table, "broken", text);
      await shown("broken");
    },
  },
  {
    name: "a lost graphics context restarts the page at the same place, and the second time the record can be saved",
    settings: { seats: '("computer 3", "computer 3")', speed: '"normal"' },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tablut&seed=3`);
      await table.until((state) => state.events > 2);
      const text = await table.record();
      await loseGraphics(table);
      await expectRestart(table);
      await shown("lost-picture");
      await restarted(table);
      await table.until((state) => state.events > 2);
      const turns = (record) => record.split("\n").filter((line) => /^\d+\. /.test(line));
      const [before, after] = [turns(text), turns(await table.record())];
      assert.deepEqual(after.slice(0, before.length - 1), before.slice(0, -1));
      await loseGraphics(table);
      await stopped(table, "graphics", /^tavoliere 1\n/);
    },
  },
  {
    name: "clocks keep their times if the graphics are lost while the computer thinks",
    stored: { "tablut.txt": TIMED_TABLUT },
    // The computer takes its time, so that it's still thinking.
    settings: { speed: '"half"', thinking: "1.5" },
    async run({ table, address, shown }) {
      await table.visit(`${address}#game=tablut`);
      await table.until((state) => state.seat === "computer 9" && state.events === 3, undefined, "the computer thinks");
      await loseGraphics(table);
      const before = timedTurns(await saved(table, "tablut.txt"));
      assert.deepEqual(before.slice(0, 6), timedTurns(TIMED_TABLUT));
      await expectRestart(table);
      await restarted(table);
      await table.until((state) => state.game === "tablut" && !state.home && state.panel === null && state.events > 3, undefined, "the computer plays");
      const text = await table.record();
      assert.match(text, /^clock: 300\+5$/m);
      assert.deepEqual(timedTurns(text).slice(0, before.length), before);
      await shown("clocks-after-restart");
    },
  },
  {
    name: "a lesson continues at the same step if the graphics are lost",
    async run({ table, address }) {
      await table.visit(`${address}#tablut/learn`);
      await learn(table, learners["the mouse"], 1);
      const { lesson } = await table.state();
      await loseGraphics(table);
      await expectRestart(table);
      await restarted(table);
      const isThere = (state, number) => state.game === "tablut" && !state.home && state.lesson?.number === number;
      await table.until(isThere, lesson.number, "the step is open");
    },
  },
  {
    name: "a game and the puzzle of the day belong to the local day",
    context: { timezoneId: "Europe/Rome" },
    before: fixTime,
    stored: { "tapatan.txt": NEARLY_WON },
    async run({ table, address }) {
      await table.visit(`${address}#puzzles`);
      await table.click("Have a go");
      await table.page.waitForFunction(() => /^puzzle: /m.test(window.tavoliere.record() ?? ""));
      // For a new player each day has a puzzle of the next game.
      const game = GAMES[(Date.UTC(2026, 10, 25) / 86_400_000) % GAMES.length];
      assert.equal(/^game: (\w+)$/m.exec(await table.record())[1], game);
      await table.page.goto("about:blank");
      // Firefox can end a page within one of its events. winit 0.30 then panics, in a page that is gone already.
      if (table.isFirefox) table.clearErrors();
      await table.visit(`${address}#game=tapatan`);
      const { ways } = await table.settled();
      await mouse.move(table, undefined, ways.find(([, to]) => to === "board-2"));
      await table.until((state) => state.result !== null);
      assert.match(await table.record(), /^counted: 2026-11-25$/m);
    },
  },
  {
    name: "the clock waits while the page is hidden",
    waits: true,
    before: canHide,
    stored: { "tapatan.txt": TIMED_TAPATAN },
    async run({ table, address }) {
      const { page } = table;
      const press = async (key, panel) => {
        await page.keyboard.press(key, { delay: 120 });
        await table.until((state, panel) => state.panel === panel, panel, `${key} leads to ${panel}`);
      };
      // A panel stops the clock, and the time is saved.
      const used = async () => {
        await press("s", "Settings");
        await table.frames(10);
        return Number(/^thinking (\d+)$/m.exec(await saved(table, "tapatan.txt"))?.[1] ?? 0);
      };
      await table.visit(`${address}#game=tapatan`);
      await table.settled();
      const before = await used();
      const since = Date.now();
      await press("Escape", null);
      await page.waitForTimeout(2000);
      const HIDDEN = 8000;
      await page.evaluate(() => window.hide());
      await page.waitForTimeout(HIDDEN);
      await page.evaluate(() => window.show());
      const thought = (await used()) - before;
      const seen = Date.now() - since - HIDDEN;
      assert.ok(thought >= 1000, `${thought} ms count, so the clock runs`);
      // The first frame after the pause can count as well, but no more than 1.5 seconds of it.
      assert.ok(thought <= seen + 2000, `${thought} ms count, and the page was visible for ${seen} ms`);
    },
  },
  {
    name: "a hidden page draws nothing",
    before: [canHide, countFrames],
    settings: { seats: '("computer 3", "computer 3")', speed: '"normal"' },
    async run({ table, address }) {
      await table.visit(`${address}#game=tablut&seed=3`);
      await table.until((state) => state.events > 0);
      await table.page.evaluate(() => window.hide());
      // The program finishes its current work first.
      await table.page.waitForTimeout(500);
      const [frames, { events }] = [await drawn(table), await table.state()];
      await table.page.waitForTimeout(8000);
      assert.equal(await drawn(table), frames);
      await table.page.evaluate(() => window.show());
      await table.until((state, events) => state.events > events, events, "the game goes on");
    },
  },
  {
    name: "a controller works while the page is idle",
    // Measures the processor time of its processes.
    onlyInChromium: true,
    waits: true,
    before: [withPad, countFrames],
    async run({ table, address, browser }) {
      await table.visit(`${address}#game=tablan&seed=3`);
      await table.until((state) => state.expects === "throw");
      await table.page.evaluate(() => window.plugIn());
      await rests(table, browser, "with a controller");
      const { events } = await table.state();
      // The upper button throws.
      await table.page.evaluate(() => window.pad(3, true));
      await table.until((state, events) => state.events > events, events, "the controller threw");
      await table.page.evaluate(() => window.pad(3, false));
    },
  },
  ...GAMES.map((game) => ({
    name: `at rest nothing runs on the table of ${game}`,
    // Measures the processor time of its processes.
    onlyInChromium: true,
    waits: true,
    before: countFrames,
    async run({ table, address, browser }) {
      await table.visit(`${address}#game=${game}`);
      await table.until((state, name) => state.buttons[name], START);
      await rests(table, browser, `${game}, a new game on offer`);
      await start(table);
      const { ways, expects, chosen } = await table.settled();
      // The selected piece can't be selected again.
      const unchosen = () => ways.find(([from]) => from !== chosen)?.[0] ?? ways[0][1];
      const spot = await table.place(expects === "throw" ? (game === "tawula" ? "Roll" : "Throw") : unchosen());
      await table.page.mouse.move(spot.x, spot.y);
      await rests(table, browser, `${game}, the pointer on the board`);
      // The count starts before the press, because calls into the page and input events arrive separately.
      await table.page.evaluate(() => { window.answered = window.answer(); });
      if (expects === "throw") {
        await table.page.keyboard.press("Space", { delay: 120 });
      } else {
        await table.page.mouse.down();
        await table.page.waitForTimeout(120);
        await table.page.mouse.up();
      }
      const frames = await table.page.evaluate(() => window.answered);
      assert.ok(frames <= 1, `the first press was answered after ${frames} frames`);
    },
  })),
  {
    name: "no frame runs at rest behind any panel",
    // Measures the processor time of its processes.
    onlyInChromium: true,
    waits: true,
    before: countFrames,
    async run({ table, address, browser }) {
      await table.visit(`${address}#game=tablut&seed=3`);
      await table.until((state) => state.buttons.Settings);
      for (const panel of ["Settings", "How to play", "Resign", "New game"]) {
        await table.click(panel);
        await table.until((state) => state.panel !== null);
        await rests(table, browser, panel);
        await table.page.keyboard.press("Escape", { delay: 120 });
        await table.until((state) => state.panel === null);
      }
    },
  },
  {
    name: "the textures of all tables take no more than 160 MB",
    context: { deviceScaleFactor: 1 },
    async run({ table, address }) {
      const MOST = 160e6;
      await table.visit(`${address}#game=tablan&debug=textures`);
      await start(table);
      const names = Object.fromEntries(GAMES.map((game) => [game, game[0].toUpperCase() + game.slice(1)]));
      const told = () => table.page.evaluate(() => window.tavoliere.textures());
      const over = [];
      // From the second round on, all tables have been visited.
      for (const round of [1, 2]) {
        for (const game of [...GAMES.slice(1), GAMES[0]]) {
          const before = names[(await table.state()).game];
          await table.click("New game");
          await table.until((state, name) => state.buttons[name], names[game]);
          await table.click(names[game]);
          const begins = (label) => label === START || label.startsWith("Continue at turn");
          const { buttons } = await table.until((state) => state.buttons[before] && Object.keys(state.buttons).some(begins));
          await table.click(Object.keys(buttons).find(begins));
          await table.until((state, game) => state.game === game && state.panel === null, game);
          const end = Date.now() + PATIENCE;
          let textures = await told();
          while (round === 2 && textures.bytes > MOST && Date.now() < end) {
            await table.page.waitForTimeout(1000);
            textures = await told();
          }
          const { bytes, count, largest } = textures;
          const list = largest.slice(0, 5).map(({ size, format, levels, bytes }) => `${size} ${format} ×${levels} ${(bytes / 1e6).toFixed(1)}`).join(", ");
          console.log(`  textures with ${game} on show: ${(bytes / 1e6).toFixed(1)} MB in ${count} (${list})`);
          assert.ok(count > 5, "they are counted");
          if (round === 2 && bytes > MOST) over.push(`${game}: ${bytes}`);
        }
      }
      assert.deepEqual(over, []);
    },
  },
  eveningOfEight,
  randomInput(150),
  randomInput(5000, { long: true, minutes: 150 }),
];
