// Loads the program with a progress bar, serves its assets, shows errors, and keeps the page for offline visits.
//
// The page, the program and the tests exchange data through `window.tavoliere`. The program calls the first group,
// which src/app/launch/page/bridge.rs, src/ui/fonts.rs, src/ui/locale.rs and src/ui/other_scripts/raster/browser.rs
// declare; tests and the page itself use the second.

const build = JSON.parse(document.getElementById("build").textContent);
/** The texts of the page, by language and key. */
const words = JSON.parse(document.getElementById("words").textContent);
const element = (id) => document.getElementById(id);
const canvas = element("table");

// More pixels per CSS pixel than this would cost frames without a visible difference.
const SHARPEST = 2;

// ---- The object ----

let record = null;
let state = null;
let shown;
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

const tavoliere = {
  // For the program.
  /** The page's address from the `#` on. */
  address: () => location.hash,
  /** The page's address without the part from the `#` on. */
  page: () => location.href.split("#")[0],
  /** The commit that the page was built from, if it's known. */
  commit: () => build.commit,
  /** The languages that the browser prefers, the best first. */
  languages: () => [...navigator.languages],
  /** Sets the language of the page's texts. */
  speak: (tag) => speak(tag),
  /** The canvas's pixels per CSS pixel. */
  sharpness: () => Math.min(devicePixelRatio, SHARPEST),
  /** Loads one file of `assets`, by its path in that folder. Rejects with undefined if the file doesn't exist. */
  asset: (path) => asset(path),
  /** A font that the page has loaded, by its path in `assets`. */
  font: (path) => fonts.get(path),
  /** The texts of a language other than English, if they're loaded. */
  texts: (tag) => texts.get(tag),
  /** Loads the texts of a language other than English. */
  loadTexts: (tag) => loadTexts(tag),
  /** Draws a line of text in white with the browser's fonts, for scripts that the program's fonts lack. */
  drawText: (text, size, bold) => drawText(text, size, bold),
  /** Reports the number of assets that the program has prepared, and of all. */
  progress: (done, total) => progress.prepared(total ? done / total : 0),
  /** Reports that the table is visible and usable. */
  shown: () => reveal(),
  /** The current record of the game, kept here because a crashed program can't provide it. */
  keep: (text) => { record = text; },
  /** Offers a text as a download and returns its file name. */
  download: (name, extension, text) => offer(text, name, extension),
  /** Offers bytes of a MIME type as a download and returns its file name. */
  downloadBytes: (name, extension, kind, bytes) => offer(new Uint8Array(bytes), name, extension, kind),
  /** Offers a picture from RGBA pixels as a download. Resolves with its file name. */
  savePicture: async (name, width, height, pixels) => offer(await picture(width, height, pixels), name, "png", "image/png"),
  /**
   * Copies a picture from RGBA pixels to the clipboard. If the browser refuses, offers it as a download and resolves with
   * its file name.
   */
  copyPicture: (name, width, height, pixels) => copyPicture(name, width, height, pixels),
  /** Copies a text to the clipboard and resolves with true. If the browser refuses, shows it and resolves with false. */
  copyText: (text, name) => copyText(text, name),
  /**
   * Lets the player pick files. Resolves with `files`, a list with the bytes of each file that arrives, and `missing`, the
   * number of the others. Resolves with undefined if the player cancels.
   */
  choose: () => choose(),
  /** The text on the clipboard, or the one that the player pastes into a dialog if the browser refuses. */
  paste: () => paste(),
  /** Sets the address from the `#` on, without a new entry in the browser's history. */
  setAddress: (address) => { if (address !== location.hash) history.replaceState(history.state, "", address || location.pathname + location.search); },
  /** Sets the address with a new entry in the browser's history. Empty means the page's bare address. */
  pushAddress: (address) => { if (address !== location.hash) history.pushState(null, "", address || location.pathname + location.search); },
  /** Calls a function with the new address, from the `#` on, when the browser changes it. */
  watchAddress: (called) => { went = called; },
  /** Reloads the page with its current address. */
  reload: () => location.reload(),
  /** True if the system asks for reduced motion. */
  reducedMotion: () => stillness.matches,
  /** Calls a function whenever the system's setting for reduced motion changes. */
  watchReducedMotion: (changed) => stillness.addEventListener("change", changed),
  /** Reports the visible state, see `state`. */
  tell: (seen) => { state = seen; },
  /** True if the page can use full screen. */
  canFillScreen: () => Boolean(document.fullscreenEnabled),
  /** Enters or leaves full screen. */
  fillScreen: (wanted) => fillScreen(wanted),
  /** True if the page is in full screen, or is entering it. */
  fillsScreen: () => full,
  /** Calls a function whenever the page has entered or left full screen. */
  watchScreen: (called) => { screenChanged = called; },
  /** Calls a function whenever another tab has saved something. */
  watchStorage: (changed) => addEventListener("storage", changed),
  /** Asks the browser once to keep what is saved. */
  keepStorage: () => keepStorage(),
  /** Plays a tone: its frequency (Hz), the time until its start and its length (s), its volume, and its wave. */
  playTone: (frequency, start, length, volume, wave) => playTone(frequency, start, length, volume, wave),
  /** Lets the phone vibrate (ms), if it can. Browsers refuse before the first touch, which is no problem. */
  vibrate: (milliseconds) => navigator.vibrate?.(milliseconds),
  /** The way to install the page: "button", "home screen", or empty. */
  waysToInstall: () => waysToInstall(),
  /** Asks the browser to install the page. */
  install: () => install(),
  /** Reports that a sound starts or will soon. */
  wakeSound: () => sound?.wake(),
  /** Calls a function whenever the state of a connected controller changes. */
  watchPads: (changed) => watchPads(changed),
  /** Shows the text fields in view, and the number of the last edit that their texts contain. */
  showFields: (fields, edit) => showFields(fields, edit),
  /** Calls a function with each edit in the page's field. */
  watchFields: (edited) => { fieldEdited = edited; },
  /** Shows a screen reader the elements of the tree, in reading order. */
  showTree: (elements) => showTree(elements),
  /** Calls a function with each request of a screen reader: the node, the action and a value. */
  watchReader: (asked) => watchReader(asked),
  /** Reports that the program has stopped because of a panic. */
  panicked: (message) => stop("broken", message),

  // For the tests and the page itself.
  /** The record of the game, or null before there is one. */
  record: () => record,
  /**
   * The visible state, or null before there's a table: game, preset, position (its text), side to act ("first",
   * "second" or null), seat (its player), expects ("throw", "move", "nothing"), moving (also if motion will start
   * without input), events (their number), result and winner (null before the end), chosen, panel, speed, reduced
   * (motion), notes (their texts); thought, the times for which thinking blocked the page: slices (their number), over
   * (the number of slices longer than a frame) and longest (ms); ways, the pairs of locations that a person can play
   * now; locations and buttons, the positions by name, and sizes, the sizes of buttons by name, in the program's
   * pixels (`place` converts them to CSS pixels of the page).
   */
  state: () => state,
  /** The position of a location or a button on the page, in CSS pixels. Undefined if it isn't visible. */
  place: (name) => {
    const at = state?.locations[name] ?? state?.buttons[name];
    return at && onPage(at);
  },
  /** The graphics memory of the page's pictures, if `#debug=textures` asks for it; see page/textures.js. */
  textures: null,
  /** The longest wait for a file that the player has picked (ms). Some are in a cloud or on a lost drive. */
  fileWait: 20_000,
  /** The id of this build. */
  build: build.id,
  /** Resolves with the milliseconds from navigation to a usable table. */
  ready: new Promise((resolve) => { shown = resolve; }),
  /** The reason why the page has stopped, or null if it hasn't. */
  stopped: null,
};
window.tavoliere = tavoliere;

// ---- Texts in every script ----

let pen;

/**
 * Draws a line of text in white on a canvas that isn't shown: the pixels, the start of the baseline, the width, and the
 * letters that no font has. Undefined if nothing is visible.
 */
function drawText(text, size, bold) {
  pen ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const font = `${bold ? "bold " : ""}${size}px "Noto Sans", system-ui, sans-serif`;
  pen.font = font;
  const measured = pen.measureText(text);
  const advance = measured.width;
  if (!(advance > 0)) return undefined;
  const origin = [Math.ceil(size / 2), Math.ceil(Math.max(size, measured.actualBoundingBoxAscent)) + 1];
  const width = Math.min(Math.ceil(advance) + 2 * origin[0], 16000);
  const height = origin[1] + Math.ceil(Math.max(size * 0.4, measured.actualBoundingBoxDescent)) + 1;
  const pixels = drawnPixels([text], font, origin, width, height);
  if (!pixels.some((part, i) => i % 4 === 3 && part > 0)) return undefined;
  return { width, height, origin: new Float32Array(origin), advance, pixels, missing: missingLetters(text) };
}

/** The pixels of texts over each other. */
function drawnPixels(texts, font, [x, y], width, height) {
  Object.assign(pen.canvas, { width, height });
  Object.assign(pen, { font, fillStyle: "#fff", textBaseline: "alphabetic", textAlign: "left", direction: "ltr" });
  texts.forEach((text) => pen.fillText(text, x, y));
  return new Uint8Array(pen.getImageData(0, 0, width, height).data.buffer);
}

/** The letters of a text that look like a character that no font can have. */
function missingLetters(text) {
  const picture = (letter) => drawnPixels([letter], "24px system-ui, sans-serif", [12, 30], 60, 48).join();
  const box = picture("\u{10FFFF}");
  const empty = picture("");
  const letters = new Intl.Segmenter().segment(text);
  const missing = [...letters].map((one) => one.segment).filter((letter) => {
    const drawn = picture(letter);
    return drawn === box && drawn !== empty;
  });
  return [...new Set(missing)];
}

// ---- Screen readers ----

// The name under which the browser keeps the wish for a screen reader.
const READER = "tavoliere-reader";
let askProgram = null;

/** Passes requests to the program. The elements are only there once the player has asked for them. */
function watchReader(asked) {
  askProgram = asked;
  const button = element("read");
  button.addEventListener("click", () => {
    try {
      localStorage.setItem(READER, "on");
    } catch {
      // Without storage the player asks again next time.
    }
    read();
  });
  let wanted = null;
  try {
    wanted = localStorage.getItem(READER);
  } catch {
    // As above.
  }
  if (wanted) read();
}

/** Shows the elements from now on. */
function read() {
  element("read").hidden = true;
  element("reader").hidden = false;
  canvas.tabIndex = -1;
  canvas.setAttribute("aria-hidden", "true");
  askProgram("", "read", 0);
}

for (const name of ["keydown", "keyup"]) {
  // bevy_egui listens to the document's keys.
  element("reader").addEventListener(name, (event) => event.stopPropagation());
}

// The keys that the program gets while the elements have the focus. All others belong to the screen reader.
const READER_KEYS = new Set(["Escape", "?"]);
/** The codes of those keys that are held. */
const heldReaderKeys = new Set();

/** Sends a key to the program, which only listens to the canvas. */
function sendKey(type, { key, code, location, repeat }) {
  canvas.dispatchEvent(new KeyboardEvent(type, { key, code, location, repeat }));
}

addEventListener("keydown", (event) => {
  const { target, key, code, ctrlKey, altKey, metaKey } = event;
  const reader = element("reader");
  // When a panel closes, its focused element disappears, and the page has the focus.
  if (reader.hidden || (!reader.contains(target) && target !== document.body)) return;
  // Some layouts need AltGr for the question mark.
  if (!READER_KEYS.has(key) || ((ctrlKey || altKey || metaKey) && key !== "?")) return;
  event.preventDefault();
  heldReaderKeys.add(code);
  sendKey("keydown", event);
}, { capture: true });
// The focus can be elsewhere by the time the key is released.
addEventListener("keyup", (event) => {
  if (heldReaderKeys.delete(event.code)) sendKey("keyup", event);
}, { capture: true });

// The tag for the kind of a node.
const TAGS = { button: "button", link: "button", switch: "button", choice: "button", field: "button", slider: "input", heading: "h2", news: "p", text: "p" };

/** The elements of the tree by the id of their node. */
const readElements = new Map();

/** Updates the elements. Those that are still there stay, so that they keep the focus. */
function showTree(nodes) {
  const reader = element("reader");
  const ids = new Set(nodes.map(({ id, kind }) => id + kind));
  for (const [id, old] of readElements) {
    if (!ids.has(id)) {
      old.remove();
      readElements.delete(id);
    }
  }
  let before = null;
  for (const node of nodes) {
    const key = node.id + node.kind;
    let shown = readElements.get(key);
    if (!shown) {
      shown = newReadElement(node);
      readElements.set(key, shown);
    }
    const next = before ? before.nextSibling : reader.firstChild;
    if (next !== shown) reader.insertBefore(shown, next);
    updateReadElement(shown, node);
    before = shown;
  }
}

function newReadElement({ id, kind }) {
  const made = document.createElement(TAGS[kind]);
  if (made.tagName === "BUTTON") {
    made.type = "button";
    if (kind === "link") made.setAttribute("role", "link");
    made.addEventListener("click", () => {
      if (kind === "field") editField(id, made);
      else askProgram(id, "press", 0);
    });
    // The cursor on the board follows, so that the focus can be seen.
    made.addEventListener("focus", () => askProgram(id, "look", 0));
  }
  if (kind === "slider") {
    made.type = "range";
    made.step = "any";
    made.addEventListener("change", () => askProgram(id, "set", made.valueAsNumber));
  }
  if (kind === "switch") made.setAttribute("role", "switch");
  if (kind === "choice") made.setAttribute("role", "radio");
  if (kind === "news") made.setAttribute("aria-live", "polite");
  return made;
}

function updateReadElement(made, { kind, text, value, on, disabled, at, least, most }) {
  if (kind === "slider") {
    made.setAttribute("aria-label", text);
    if (least !== null) made.min = least;
    if (most !== null) made.max = most;
    if (at !== null) made.value = at;
    return;
  }
  const said = kind === "field" && value ? `${text}: ${value}` : text;
  if (made.textContent !== said) made.textContent = said;
  if (made.tagName !== "BUTTON") return;
  made.disabled = disabled;
  const state = kind === "switch" || kind === "choice" ? "aria-checked" : "aria-pressed";
  if (on === null) made.removeAttribute(state);
  else made.setAttribute(state, on);
}

// ---- The progress bar ----

// The shares of the bar: first the download, then the start and the preparation of assets.
const SHARES = { fetched: 0.72, begun: 0.08, prepared: 0.2 };

const progress = {
  part: { fetched: 0, begun: 0, prepared: 0 },
  beads: drawSnake(element("snake")),
  prepared(share) { this.set("prepared", share); },
  set(name, share) {
    // The bar is gone once the program shows what it lacks.
    if (over) return;
    this.part[name] = Math.max(this.part[name], Math.min(share, 1));
    const done = Object.entries(SHARES).reduce((sum, [part, weight]) => sum + weight * this.part[part], 0);
    const bar = element("bar");
    bar.firstElementChild.style.transform = `scaleX(${done})`;
    bar.setAttribute("aria-valuenow", String(Math.round(done * 100)));
    const lit = Math.round(done * this.beads.length);
    this.beads.forEach((bead, i) => bead.forEach((shape) => shape.classList.toggle("lit", i < lit)));
  },
};

/** The snake's path over four columns of twelve, as beads with the line that leads to each. */
function drawSnake(svg) {
  const [across, rows] = [12, 4];
  const make = (name, attributes) => {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    return shape;
  };
  const places = Array.from({ length: across * rows }, (_, i) => {
    const row = Math.floor(i / across);
    const along = i % across;
    return [(row % 2 ? across - 1 - along : along) - (across - 1) / 2, (rows - 1) / 2 - row];
  });
  const lines = places.map((at, i) => make("path", { d: i ? `M${places[i - 1]}L${at}` : "" }));
  const beads = places.map(([cx, cy]) => make("circle", { cx, cy, r: 0.2 }));
  svg.append(...lines, ...beads);
  return places.map((_, i) => [lines[i], beads[i]]);
}

// ---- Downloads ----

let over = false;
const arrived = new Map();
const wanted = [...build.first, ...firstPacks(), textsPack(firstLanguage())].filter((name) => name in build.packs);
const expected = [build.wasm, ...wanted.map((name) => build.packs[name])].reduce((sum, file) => sum + file.bytes, 0);

function count(name, bytes) {
  arrived.set(name, bytes);
  // The page no longer waits for later downloads.
  if (over) return;
  const sum = [...arrived.values()].reduce((a, b) => a + b, 0);
  progress.set("fetched", sum / expected);
}

/** A file of the build. If the host has a newer build by now, the file is one that the first visit has stored. */
async function fetched(file) {
  const answer = await fetch(file.name).catch((error) => error);
  if (answer.ok) return answer;
  const stored = await window.caches?.match(file.name).catch(() => undefined);
  if (stored) return stored;
  throw answer instanceof Error ? answer : new Error(`${file.name}: ${answer.status} ${answer.statusText}`);
}

/** Counts the bytes of a response as they arrive, after any decompression. */
async function watch(name, stream, take = () => {}) {
  const reader = stream.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    take(value, bytes);
    bytes += value.length;
    count(name, bytes);
  }
}

/** The response itself goes to the compiler, so that the browser can cache the compiled code. */
async function program() {
  const answer = await fetched(build.wasm);
  watch(build.wasm.name, answer.clone().body).catch(() => {});
  return answer;
}

// A pack is a sequence of files; the build lists the start and length of each.
const packs = new Map();
const packOf = new Map(Object.entries(build.packs).flatMap(([name, { index }]) => Object.keys(index).map((path) => [path, name])));

function pack(name) {
  if (!packs.has(name)) {
    const coming = unpack(build.packs[name]);
    // After a failure the next request tries again.
    coming.catch(() => packs.delete(name));
    packs.set(name, coming);
  }
  return packs.get(name);
}

async function unpack(file) {
  const bytes = new Uint8Array(file.bytes);
  const answer = await fetched(file);
  await watch(file.name, answer.body, (chunk, at) => bytes.set(chunk, at));
  return bytes;
}

async function fileOf(path) {
  const name = packOf.get(path);
  if (name === undefined) return Promise.reject(undefined);
  const bytes = await pack(name);
  const [at, length] = build.packs[name].index[path];
  return bytes.subarray(at, at + length);
}

/** The texts of languages other than English, by tag. */
const texts = new Map();

function textsPack(tag) {
  return `texts-${tag}`;
}

async function loadTexts(tag) {
  if (tag !== "en") texts.set(tag, new TextDecoder().decode(await pack(textsPack(tag))));
}

/** The fonts that the program uses too, by path. */
const fonts = new Map();

/** Loads a font, and shows the page's own texts in it. */
async function loadFont({ path, name, family, weight }) {
  const bytes = await (await fetched({ name })).arrayBuffer();
  fonts.set(path, new Uint8Array(bytes));
  document.fonts.add(new FontFace(family, bytes, { weight }));
}

// Workers prepare pictures as soon as their pack has arrived; the program gets each once.
const ready = new Map();
const isPicture = (path) => path.endsWith(".webp") && !path.endsWith("_relief.webp");

function asset(path) {
  if (!isPicture(path)) return fileOf(path);
  const picture = ready.get(path) ?? prepare(path);
  ready.delete(path);
  return picture;
}

async function prepare(path) {
  const bytes = await fileOf(path);
  // Without a painter the program gets the file and decodes it later.
  return (await paint(bytes)) ?? bytes;
}

// The program requests only one of a picture's two shapes, and the other would waste memory.
const isOtherShape = (path) => (innerWidth < innerHeight ? /_landscape\./ : /_portrait\./).test(path);

function prepareAll(name) {
  const pictures = Object.entries(build.packs[name].index).filter(([path]) => isPicture(path) && !isOtherShape(path));
  // The large ones take longest, so they start first.
  pictures.sort(([, [, a]], [, [, b]]) => b - a);
  // They're registered at once, so that an early request of the program doesn't prepare them twice.
  for (const [path] of pictures) {
    const picture = prepare(path);
    picture.catch(() => ready.delete(path));
    ready.set(path, picture);
  }
}

// ---- Painters: threads that decode ----

const MOST_PAINTERS = 3;
const painters = [];
/** The pictures being decoded, with their painter and the function that delivers them. */
const orders = new Map();
let ordered = 0;

/** A picture in the program's format. Undefined if no painter works. */
function paint(bytes) {
  if (painters.length === 0) {
    const spare = (navigator.hardwareConcurrency ?? 2) - 1;
    for (let i = 0; i < Math.min(Math.max(spare, 1), MOST_PAINTERS); i += 1) painters.push(createPainter());
  }
  const [painter] = painters.filter(({ worker }) => worker).sort((a, b) => a.load - b.load);
  if (!painter) return undefined;
  const copy = bytes.slice();
  const number = (ordered += 1);
  painter.load += copy.length;
  return new Promise((deliver) => {
    orders.set(number, { painter, deliver, load: copy.length });
    painter.worker.postMessage({ number, bytes: copy }, [copy.buffer]);
  });
}

function createPainter() {
  const painter = { worker: null, load: 0 };
  const finish = (number, picture) => {
    const { deliver, load } = orders.get(number);
    orders.delete(number);
    painter.load -= load;
    deliver(picture);
  };
  try {
    painter.worker = new Worker(build.painter);
  } catch {
    // If the browser allows no workers, the program decodes pictures.
    return painter;
  }
  painter.worker.addEventListener("message", ({ data }) => finish(data.number, data.picture));
  painter.worker.addEventListener("error", (event) => {
    event.preventDefault();
    painter.worker = null;
    for (const [number, order] of orders) if (order.painter === painter) finish(number, undefined);
  });
  return painter;
}

// ---- Settings of the last visit ----

/** The quoted value of a setting that the program has saved, by its name. */
function setting(name) {
  try {
    return new RegExp(`\\b${name}: "([\\w-]+)"`).exec(localStorage.getItem("tavoliere/settings.ron"))?.[1];
  } catch {
    // Without storage, settings can't be saved.
    return undefined;
  }
}

/**
 * The packs of the first screen: those of the table in the address, of the last table if the address only sets options,
 * else the home screen's.
 */
function firstPacks() {
  const parts = location.hash.slice(1).split("&").map((part) => /^(?:game=)?(\w+)/.exec(part)?.[1]);
  const named = parts.find((name) => Object.hasOwn(build.packs, name) && !build.first.includes(name));
  const asks = /(?:^#|&)(?:preset|option|seed|first|second)=/.test(location.hash);
  const pack = named ?? (asks ? setting("game") ?? "tablan" : "home");
  // At a table the computer's players need their networks.
  return pack in build.packs && pack !== "home" ? [pack, "networks"] : ["home", "sticks"];
}

// ---- Language ----

/** The language that the program will use: the chosen one, or the first supported one that the browser prefers. */
function firstLanguage() {
  const asked = navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]]);
  const known = [setting("language"), ...asked].map((wanted) => Object.keys(words).find((tag) => tag.toLowerCase() === wanted?.toLowerCase()));
  return known.find(Boolean) ?? "en";
}

function speak(tag) {
  const { documentElement: page } = document;
  if (page.lang === tag || !Object.hasOwn(words, tag)) return;
  page.lang = tag;
  document.title = words[tag]["page-title"];
  for (const place of document.querySelectorAll("[data-words]")) place.textContent = words[tag][place.dataset.words];
  for (const place of document.querySelectorAll("[data-label]")) place.setAttribute("aria-label", words[tag][place.dataset.label]);
}
speak(firstLanguage());

// ---- Visible parts ----

function reveal() {
  if (over || tavoliere.stopped) return;
  over = true;
  const loading = element("loading");
  loading.classList.add("gone");
  setTimeout(() => loading.remove(), 400);
  canvas.focus({ preventScroll: true });
  shown(performance.now());
  keepForLater();
}

/** Shows the error instead of a dead canvas. Only the first cause counts. */
function stop(cause, message) {
  if (tavoliere.stopped) return;
  tavoliere.stopped = { cause, message: String(message) };
  const stopped = element("stopped");
  for (const [id, key] of [["stopped-title", `stopped-${cause}`], ["stopped-why", `stopped-${cause}-why`]]) {
    element(id).textContent = words[document.documentElement.lang][key];
  }
  element("stopped-message").textContent = message;
  stopped.querySelector("details").hidden = !message;
  element("save").hidden = record === null;
  stopped.hidden = false;
  element("reload").focus();
  console.error(`tavoliere: ${cause}: ${message}`);
}

/** The time for reading why the page restarts (ms). */
const RESTART_WAIT = 2_000;
/** If the graphics are lost twice within this time (ms), another restart wouldn't help. */
const RESTART_GAP = 60_000;

/**
 * Reloads the page soon, once it's visible, because only a new page gets graphics again. The game is saved, so it
 * continues at the same place. Returns false if nothing is saved here, or if the page has restarted just now.
 */
function restartSoon() {
  try {
    const last = Number(sessionStorage.getItem("tavoliere/.restarted"));
    if (Date.now() - last < RESTART_GAP) return false;
    sessionStorage.setItem("tavoliere/.restarted", String(Date.now()));
    // A storage that is full or blocked throws.
    localStorage.setItem("tavoliere/.room", record ?? "");
    localStorage.removeItem("tavoliere/.room");
  } catch {
    return false;
  }
  const reload = () => setTimeout(() => location.reload(), RESTART_WAIT);
  if (document.hidden) document.addEventListener("visibilitychange", reload, { once: true });
  else reload();
  return true;
}

element("reload").addEventListener("click", () => location.reload());
element("save").addEventListener("click", () => offer(record, "game"));

/** A PNG of RGBA pixels, row by row. */
function picture(width, height, pixels) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser couldn’t make the picture"))));
  });
}

/** The local date and time, as part of a file's name. */
function localTime() {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()];
  return [...day, ...time].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Offers a text, or data of another type, as a download. */
function offer(content, game, extension = "txt", type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = `${game}-${localTime()}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return link.download;
}

// Records are texts. A file far larger than a whole library of games isn't one.
const LARGEST_RECORD = 16 << 20;

/** Lets the player pick files and reads their bytes, because a file can have any encoding. */
function choose() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".txt,text/plain";
  input.multiple = true;
  return new Promise((resolve, reject) => {
    input.addEventListener("cancel", () => resolve(undefined));
    input.addEventListener("change", () => {
      const files = [...input.files];
      const size = files.reduce((sum, file) => sum + file.size, 0);
      if (!files.length) resolve(undefined);
      else if (size > LARGEST_RECORD) reject(new Error(`${files[0].name}: ${size} bytes; at most ${LARGEST_RECORD} are accepted`));
      else readFiles(files).then(resolve, reject);
    });
    input.click();
  });
}

/** Reads each file on its own, so that one that fails or never arrives doesn't hold up the others for long. */
async function readFiles(files) {
  const results = await Promise.allSettled(files.map(bytesOf));
  const read = results.filter(({ status }) => status === "fulfilled").map(({ value }) => value);
  return { files: read, missing: files.length - read.length };
}

/** The bytes of a file. Rejects if they can't be read, or not in time. */
function bytesOf(file) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${file.name}: no bytes after ${tavoliere.fileWait} ms`)), tavoliere.fileWait);
    file.arrayBuffer().then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

canvas.addEventListener("webglcontextlost", ({ statusMessage }) => stop(restartSoon() ? "restart" : "graphics", statusMessage ?? ""));
// A panic arrives twice: with its message from the program, then as a trap. Any other error that passes through the
// program's frames has interrupted it, so it can't be used any more.
function handleWasmError(error) {
  const words = String(error?.stack ?? error?.message ?? error);
  if (error instanceof WebAssembly.RuntimeError || words.includes("wasm")) stop("broken", words);
}
addEventListener("error", ({ error }) => handleWasmError(error));
addEventListener("unhandledrejection", ({ reason }) => handleWasmError(reason));

/** If the screen has a higher resolution than the canvas needs, the canvas is laid out smaller and stretched. */
function limitSharpness() {
  canvas.style.setProperty("--stretch", String(Math.max(devicePixelRatio / SHARPEST, 1)));
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", limitSharpness, { once: true });
}
limitSharpness();

/**
 * The program takes the canvas's size from an observer that counts the screen's own pixels. Browsers that simulate
 * another resolution, as developer tools do, count differently there than `devicePixelRatio` says. In that case the
 * observer's field is removed, and the program multiplies instead.
 */
function trustPixels() {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(([entry]) => {
      observer.disconnect();
      const counted = entry.devicePixelContentBoxSize?.[0].inlineSize;
      const reckoned = entry.contentRect.width * devicePixelRatio;
      if (counted && Math.abs(counted - reckoned) > 2) delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
      resolve();
    });
    try {
      observer.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      // This browser has no such observer, so it can't give wrong sizes.
      resolve();
    }
  });
}

/** A position in the program's pixels, in CSS pixels of the page. */
function onPage({ x, y }) {
  const box = canvas.getBoundingClientRect();
  const sharpness = tavoliere.sharpness();
  return { x: box.left + x * (box.width / canvas.width) * sharpness, y: box.top + y * (box.height / canvas.height) * sharpness };
}

let full = false;
let screenChanged;
let went;

/** The browser can leave or refuse full screen without any input that wakes the program. */
function readFullscreen() {
  full = document.fullscreenElement !== null;
  screenChanged?.();
}

async function fillScreen(wanted) {
  // Browsers allow full screen only after an input, and complain otherwise.
  if (wanted && navigator.userActivation?.isActive === false) return;
  full = wanted;
  try {
    if (wanted) await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    else if (document.fullscreenElement) await document.exitFullscreen();
  } catch {
    readFullscreen();
  }
}
document.addEventListener("fullscreenchange", readFullscreen);

// The back button, another link opened in the same page, or an address changed by hand. Changes by the program don't
// cause this event.
addEventListener("popstate", () => {
  if (went && !tavoliere.stopped) went(location.hash);
  else location.reload();
});

// ---- Unwanted reactions of the browser ----

// Keys that would scroll, search or leave the canvas. With Ctrl, Alt or Meta they stay the browser's.
const OURS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "Tab", "PageUp", "PageDown", "Home", "End", "/", "'"]);
// In another page, Tab leads out of this one.
if (window.parent !== window) OURS.delete("Tab");
canvas.addEventListener("keydown", (event) => {
  if (OURS.has(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) event.preventDefault();
});
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
canvas.addEventListener("wheel", (event) => { if (!event.ctrlKey) event.preventDefault(); }, { passive: false });

// ---- Keeping what is saved ----

/** The event with which the browser offers to install the page. */
let installation = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installation = event;
});
addEventListener("appinstalled", () => { installation = null; });

function waysToInstall() {
  if (installation) return "button";
  // Safari on iPhones and iPads offers nothing, and iPads call themselves Macs.
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches ? "home screen" : "";
}

function install() {
  installation?.prompt();
  installation = null;
}

/** Browsers may ask the player, so once is enough. */
async function keepStorage() {
  try {
    if (localStorage.getItem("tavoliere/.asked")) return;
    localStorage.setItem("tavoliere/.asked", "1");
    await navigator.storage?.persist?.();
  } catch {
    // A browser that blocks the storage keeps nothing anyway.
  }
}

// ---- Clipboard ----

// Over plain HTTP a page has no clipboard, which would stop the program.
if (!navigator.clipboard) {
  const refuse = async () => { throw new Error("over http this browser gives pages no access to the clipboard"); };
  Object.defineProperty(navigator, "clipboard", { value: { writeText: copySelected, readText: refuse, read: refuse, write: refuse } });
}

/** Copies a text the old way, from a selected field. */
async function copySelected(text) {
  const [copied, focused] = [document.createElement("textarea"), document.activeElement];
  copied.value = text;
  copied.style.cssText = "position: fixed; opacity: 0";
  document.body.append(copied);
  copied.select();
  const done = document.execCommand("copy");
  copied.remove();
  focused?.focus({ preventScroll: true });
  if (!done) throw new Error("this browser didn't copy the text");
}

async function copyText(text, name) {
  const ways = [(text) => navigator.clipboard.writeText(text), copySelected];
  // Over plain HTTP both are the same.
  for (const copy of navigator.clipboard.writeText === copySelected ? [copySelected] : ways) {
    try {
      await copy(text);
      return true;
    } catch {
      // The next way.
    }
  }
  exchangeByHand("copy", text).then((save) => { if (save !== undefined) offer(text, name); });
  return false;
}

async function copyPicture(name, width, height, pixels) {
  const image = picture(width, height, pixels);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": image })]);
  } catch {
    return offer(await image, name, "png", "image/png");
  }
}

async function paste() {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return exchangeByHand("paste", "");
  }
}

/** The keys of the texts of the dialog, by purpose and place. */
const BY_HAND = {
  copy: [["title", "copy-title"], ["why", "copy-why"], ["next", "copy-next"], ["close", "copy-close"]],
  paste: [["title", "paste-title"], ["why", "paste-why"], ["next", "paste-next"], ["close", "paste-close"]],
};

/**
 * Shows a text to copy by hand, or an empty field to paste into. Resolves with the field's text if the player presses the
 * main button, or with undefined.
 */
function exchangeByHand(purpose, text) {
  const [dialog, byHand] = [element("by-hand"), element("by-hand-text")];
  if (dialog.open) return Promise.resolve();
  for (const [part, key] of BY_HAND[purpose]) {
    const place = element(`by-hand-${part}`);
    place.dataset.words = key;
    place.textContent = words[document.documentElement.lang][key];
  }
  byHand.value = text;
  byHand.readOnly = purpose === "copy";
  dialog.returnValue = "";
  dialog.showModal();
  byHand.focus();
  byHand.select();
  return new Promise((done) => {
    dialog.addEventListener("close", () => {
      done(dialog.returnValue === "next" ? byHand.value : undefined);
      canvas.focus({ preventScroll: true });
    }, { once: true });
  });
}

// ---- Text entry on touch devices ----

// Only a field of the page opens the keyboard on the screen, and only a touch can give it the focus. So a touch on a
// drawn text field focuses the page's field over it, which sends every edit to the program.
const field = element("field");
/** The drawn fields in view. */
let fields = [];
/** The id of the drawn field that the page's field edits. */
let editing = null;
/** A field that a screen reader has asked for before it was there. */
let wantedField = null;
/** The element that gets the focus after the editing. */
let returnTo = canvas;
/** The number of the last edit. */
let edits = 0;
let fieldEdited;
let touchBegan = null;
/** The number of the edit that asked the program to focus the touched field. */
let focusEdit = 0;
/** True once the touched field has got the focus. A field that had it before loses it for a frame. */
let hadFocus = false;
/** A touch that moves farther is a swipe (CSS pixels). */
const SWIPE = 12;

function boxOf({ x, y, width, height }) {
  const [from, to] = [onPage({ x, y }), onPage({ x: x + width, y: y + height })];
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

/** Edits a drawn field, as soon as it's there. */
function editField(id, leaveTo) {
  const drawn = fields.find((drawn) => drawn.id === id);
  if (drawn) startEditing(drawn, leaveTo);
  wantedField = drawn ? null : { id, leaveTo };
}

function showFields(now, edit) {
  fields = now;
  const asked = wantedField && fields.find(({ id }) => id === wantedField.id);
  if (asked) {
    const { leaveTo } = wantedField;
    wantedField = null;
    startEditing(asked, leaveTo);
  }
  const drawn = fields.find(({ id }) => id === editing);
  hadFocus ||= edit >= focusEdit && Boolean(drawn?.focused);
  if (editing !== null && (drawn ? hadFocus && !drawn.focused : edit >= focusEdit)) {
    // Enter can lead to the next field.
    const next = fields.find(({ focused }) => focused);
    if (next) startEditing(next);
    else stopEditing();
  } else if (drawn) {
    // A text with later edits is on its way.
    if (edit === edits && field.value !== drawn.text) field.value = drawn.text;
    layOverField(drawn);
  }
}

function layOverField(drawn) {
  const { style } = element("room");
  const [box, room] = [boxOf(drawn), element("room").getBoundingClientRect()];
  Object.assign(field.style, { left: `${box.x - room.x}px`, top: `${box.y - room.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  // The keyboard covers a part of the page, so the page moves up.
  const view = visualViewport;
  const bottom = view ? view.offsetTop + view.height : innerHeight;
  const raised = box.bottom - room.y + 12 - bottom;
  style.transform = raised > 0 ? `translateY(${-raised}px)` : "";
}

/** Lets the page's field edit a drawn one. Afterwards the focus returns to the canvas or another element. */
function startEditing(drawn, leaveTo = returnTo) {
  editing = drawn.id;
  returnTo = leaveTo;
  hadFocus = false;
  field.hidden = false;
  field.value = drawn.text;
  field.setAttribute("aria-label", drawn.name);
  field.enterKeyHint = drawn.lines ? "enter" : "done";
  layOverField(drawn);
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  sendEdit("Focus");
  focusEdit = edits;
}

/** Ends the editing. If another element gets the focus anyway, it keeps it. */
function stopEditing(next = null) {
  editing = null;
  field.hidden = true;
  element("room").style.transform = "";
  if (!next) returnTo.focus({ preventScroll: true });
  returnTo = canvas;
}

function sendEdit(key = "") {
  edits += 1;
  const cursor = [...field.value.slice(0, field.selectionEnd)].length;
  fieldEdited?.(edits, editing, key ? "" : field.value, cursor, key);
}

// The program takes the focus from the canvas after some touches. Without it, keys would have no effect.
canvas.addEventListener("blur", ({ relatedTarget }) => {
  if (relatedTarget) return;
  setTimeout(() => {
    if (document.hasFocus() && document.activeElement === document.body) canvas.focus({ preventScroll: true });
  });
});
canvas.addEventListener("touchstart", ({ touches: [touch] }) => { touchBegan = { x: touch.clientX, y: touch.clientY }; }, { passive: true });
canvas.addEventListener("touchend", (event) => {
  const { changedTouches: [touch], touches } = event;
  const began = touchBegan;
  touchBegan = null;
  if (!began || touches.length > 0 || Math.hypot(touch.clientX - began.x, touch.clientY - began.y) > SWIPE) return;
  const touched = fields.find((drawn) => {
    const { left, right, top, bottom } = boxOf(drawn);
    return touch.clientX >= left && touch.clientX <= right && touch.clientY >= top && touch.clientY <= bottom;
  });
  if (!touched) return;
  // The mouse events that follow a touch would give the focus to the canvas.
  event.preventDefault();
  startEditing(touched);
}, { passive: false });
field.addEventListener("input", () => {
  // The browser's Ctrl+Z also changes a field that isn't edited any more.
  if (editing !== null) sendEdit();
});
field.addEventListener("beforeinput", (event) => {
  if (event.inputType !== "insertLineBreak" && event.inputType !== "insertParagraph") return;
  if (fields.find(({ id }) => id === editing)?.lines) return;
  event.preventDefault();
  sendEdit("Enter");
});
field.addEventListener("keydown", (event) => {
  // bevy_egui listens to the document's keys.
  event.stopPropagation();
  if (event.key === "Escape") field.blur();
  if (event.key === "Tab") {
    event.preventDefault();
    sendEdit("Tab");
  }
});
field.addEventListener("keyup", (event) => event.stopPropagation());
field.addEventListener("blur", ({ relatedTarget }) => {
  if (editing === null) return;
  sendEdit("Left");
  stopEditing(relatedTarget);
});
for (const name of ["resize", "scroll"]) {
  visualViewport?.addEventListener(name, () => showFields(fields, -1));
}

// ---- Sound ----

/** The silence after which audio is suspended, because playing silence takes processor time too (ms). */
const SILENCE_MILLISECONDS = 1000;

/** The page's audio: call `wake` when a sound will play. Null if the browser has no audio. */
const sound = "AudioContext" in window ? watchSound() : null;

/**
 * Holds sounds until the first touch, because browsers complain about earlier ones. The next touch also resumes audio
 * that a browser has interrupted, for example for a call.
 */
function watchSound() {
  const contexts = new Set();
  let held = [];
  // The time of the last sound, real or expected.
  let heard = performance.now();

  const hold = (prototype, name) => {
    const begin = prototype[name];
    prototype[name] = function (...rest) {
      const context = this.context ?? this;
      contexts.add(context);
      if (!held) return begin.apply(this, rest);
      // If the browser needs no touch, a context is running from its start.
      context.suspend?.().catch(() => {});
      held.push(() => begin.apply(this, rest));
      return name === "resume" ? Promise.resolve() : undefined;
    };
  };
  hold(AudioContext.prototype, "resume");
  hold(AudioBufferSourceNode.prototype, "start");

  // The program plays short buffers one after another, silent or not.
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...rest) {
    const now = performance.now();
    if (this.buffer && !isSilent(this.buffer)) heard = now;
    else if (!held && now - heard > SILENCE_MILLISECONDS) this.context.suspend?.().catch(() => {});
    return start.apply(this, rest);
  };

  const wake = () => {
    heard = performance.now();
    if (held) return;
    for (const context of contexts) if (context.state !== "running" && context.state !== "closed") context.resume().catch(() => {});
  };
  const touched = () => {
    // Some keys, such as Escape, don't allow a page to play sound.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    const waiting = held ?? [];
    held = null;
    for (const begin of waiting) begin();
    wake();
  };
  for (const name of ["pointerdown", "pointerup", "keydown"]) addEventListener(name, touched, { capture: true, passive: true });
  return { wake };
}

let tones = null;

/** The context of tones runs only while one plays or waits. */
function playTone(frequency, start, length, volume, wave) {
  if (!sound) return;
  tones ??= { context: new AudioContext(), count: 0 };
  const { context } = tones;
  context.resume().catch(() => {});
  const [begin, edge] = [context.currentTime + start, 0.012];
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + edge);
  gain.gain.setValueAtTime(volume, begin + length - edge);
  gain.gain.linearRampToValueAtTime(0, begin + length);
  const oscillator = new OscillatorNode(context, { type: wave, frequency });
  oscillator.connect(gain).connect(context.destination);
  tones.count += 1;
  oscillator.onended = () => {
    tones.count -= 1;
    if (tones.count === 0) context.suspend().catch(() => {});
  };
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

function isSilent(buffer) {
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    if (buffer.getChannelData(channel).some((sample) => sample !== 0)) return false;
  }
  return true;
}

// ---- Controllers ----

const PAD_MILLISECONDS = 1000 / 30;
/** The number of steps from a stick's rest to its end; finer motion is only trembling. */
const PAD_STEPS = 8;

/** Polls controllers while one is connected, because they send no events for buttons and sticks. */
function watchPads(changed) {
  let [seen, timer] = [[], undefined];
  const coarse = (value) => Math.round(value * PAD_STEPS);
  const look = () => {
    const pads = navigator.getGamepads().filter((pad) => pad?.connected);
    if (pads.length === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const now = [];
    for (const { index, axes, buttons } of pads) {
      now.push(index);
      for (const value of axes) now.push(coarse(value));
      for (const { value } of buttons) now.push(coarse(value));
    }
    if (now.length === seen.length && now.every((value, at) => value === seen[at])) return;
    seen = now;
    changed();
  };
  addEventListener("gamepadconnected", () => {
    timer ??= setInterval(look, PAD_MILLISECONDS);
    look();
  });
  addEventListener("gamepaddisconnected", look);
}

// ---- Offline visits ----

function keepForLater() {
  // Only secure pages have service workers, and a failure costs only offline visits.
  navigator.serviceWorker?.register("service-worker.js").catch(() => {});
}

/** Activates a newer build that is waiting, before the old one has started, if no other page is open. */
async function activateNewerBuild() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return false;
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => { location.reload(); resolve(true); });
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => { if (!data) resolve(false); };
    registration.waiting.postMessage("take over if alone", [channel.port2]);
    setTimeout(() => resolve(false), 3000);
  });
}

// ---- Start ----

/** A WebAssembly function that returns a vector, to check for SIMD, which the program needs. */
const VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];

async function begin() {
  if (!WebAssembly.validate(Uint8Array.from(VECTOR))) return stop("browser", "WebAssembly SIMD");
  if (!document.createElement("canvas").getContext("webgl2")) return stop("browser", "WebGL 2");
  if (await activateNewerBuild().catch(() => false)) return;
  // For developers, see page/textures.js.
  if (/[#&]debug=textures(&|$)/.test(location.hash)) (await import(build.textures)).watch(tavoliere);
  for (const name of wanted) {
    // A failure is reported where the pack is needed.
    pack(name).catch(() => {});
    prepareAll(name);
  }
  try {
    const [glue, answer] = await Promise.all([import(build.glue), program(), trustPixels(), loadTexts(firstLanguage()), ...build.fonts.map(loadFont)]);
    await glue.default({ module_or_path: answer });
    progress.set("fetched", arrived.size ? 1 : 0);
    progress.set("begun", 1);
  } catch (error) {
    // A panic has been reported already.
    stop(error instanceof WebAssembly.RuntimeError ? "broken" : "loading", error?.stack ?? error);
  }
}

begin();
