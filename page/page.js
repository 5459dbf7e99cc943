// The page around the program: fetches it with a true progress bar, hands it its assets, shows what
// went wrong if something does, and keeps it for visits without a network.
//
// `window.tavoliere` is where the page, the program and the tests meet. The program calls the first
// group (src/app/launch/page/bridge.rs declares it); what it replaces or fills stands in the second.

const build = JSON.parse(document.getElementById("build").textContent);
/** The words of the page, by language and key. */
const words = JSON.parse(document.getElementById("words").textContent);
const element = (id) => document.getElementById(id);
const canvas = element("table");

// More than this many pixels to a CSS pixel cost frames and are not seen.
const SHARPEST = 2;

// ---- The object ----

let record = null;
let state = null;
let shown;
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

const tavoliere = {
  // Called by the program.
  /** What stands in the address from the `#` on. */
  address: () => location.hash,
  /** The page's address without what stands in it from the `#` on. */
  page: () => location.href.split("#")[0],
  /** The commit that the page was built from, where it is known. */
  commit: () => build.commit,
  /** The languages that the browser asks for, the best first. */
  languages: () => [...navigator.languages],
  /** The page is to speak this language, as the program does. */
  speak: (tag) => speak(tag),
  /** How many of the canvas's pixels are one CSS pixel. */
  sharpness: () => Math.min(devicePixelRatio, SHARPEST),
  /** The bytes of one file of `assets`, by its path in there; rejects with undefined where there is none. */
  asset: (path) => asset(path),
  /** How many of how many assets the program has made ready. */
  progress: (done, total) => progress.prepared(total ? done / total : 0),
  /** The table can be seen and used. */
  shown: () => reveal(),
  /** The record of the game as it stands, held here because a program that stopped cannot be asked. */
  keep: (text) => { record = text; },
  /** Offers a text as a download and says under which name. */
  download: (name, extension, text) => offer(text, name, extension),
  /** Offers bytes of a kind as a download and says under which name. */
  downloadBytes: (name, extension, kind, bytes) => offer(new Uint8Array(bytes), name, extension, kind),
  /** Offers a picture of pixels as a download; its name comes once it is there. */
  savePicture: async (name, width, height, pixels) => offer(await picture(width, height, pixels), name, "png", "image/png"),
  /** Puts such a picture on the clipboard. */
  copyPicture: (width, height, pixels) => navigator.clipboard.write([new ClipboardItem({ "image/png": picture(width, height, pixels) })]),
  /** The texts of the files that the player chooses, one after another; undefined where none is chosen. */
  choose: () => choose(),
  /** The text on the clipboard. */
  paste: () => navigator.clipboard.readText(),
  /** The address is to be this from the `#` on, without a step in the browser's history. */
  setAddress: (address) => { if (address !== location.hash) history.replaceState(history.state, "", address || location.pathname + location.search); },
  /** The same as a step in the browser's history; empty, it is the page's own address. */
  pushAddress: (address) => { if (address !== location.hash) history.pushState(null, "", address || location.pathname + location.search); },
  /** A function is to be called with the address, from the `#` on, that the browser has gone to. */
  watchAddress: (called) => { went = called; },
  /** The page begins anew with the address that it has. */
  reload: () => location.reload(),
  /** The system asks for reduced motion. */
  reducedMotion: () => stillness.matches,
  /** What there is to see: see `state`. */
  tell: (seen) => { state = seen; },
  /** The page can take the whole screen. */
  canFillScreen: () => Boolean(document.fullscreenEnabled),
  /** The page is to take the whole screen, or to give it back. */
  fillScreen: (wanted) => fillScreen(wanted),
  /** The page has the whole screen, or is about to. */
  fillsScreen: () => full,
  /** A function is to be called whenever the page has taken the whole screen, or given it back. */
  watchScreen: (called) => { screenChanged = called; },
  /** A sound has begun, or is about to. */
  wakeSound: () => sound?.wake(),
  /** A function is to be called whenever something has changed on a pad that is connected. */
  watchPads: (changed) => watchPads(changed),
  /** The program has stopped for good. */
  panicked: (message) => stop("broken", message),

  // Asked by tests and by the page itself.
  /** The record of the game, or null before there is one. */
  record: () => record,
  /**
   * What there is to see, or null before there is a table:
   * game, preset, position (its text), side to act ("first", "second" or null), seat (who acts for it),
   * expects ("throw", "move", "nothing"), moving (or about to, by itself), events (how many), result and winner (null before the
   * end), chosen, panel, speed, reduced (motion), notes (what they say); thought, how long thinking kept the
   * page for itself: slices, how many there were, over, how many took longer than a frame, and
   * longest, in milliseconds; ways, the pairs of locations that a person may play now; locations and buttons, where
   * things are, and sizes, how large buttons are, by name, as the program counts pixels (`place` has them in
   * CSS pixels of the page).
   */
  state: () => state,
  /** Where a location or a button is on the page, in CSS pixels; undefined where there is none. */
  place: (name) => {
    const at = state?.locations[name] ?? state?.buttons[name];
    if (!at) return undefined;
    const box = canvas.getBoundingClientRect();
    const sharpness = tavoliere.sharpness();
    return { x: box.left + at.x * (box.width / canvas.width) * sharpness, y: box.top + at.y * (box.height / canvas.height) * sharpness };
  },
  /** What the page's pictures take of the graphics memory, where `#debug=textures` asks for it: see page/textures.js. */
  textures: null,
  /** Which build this is. */
  build: build.id,
  /** Resolves to the milliseconds from navigation to the table, once it can be used. */
  ready: new Promise((resolve) => { shown = resolve; }),
  /** Why the page has stopped, or null while it has not. */
  stopped: null,
};
window.tavoliere = tavoliere;

// ---- The bar ----

// The shares of the bar: what comes over the network, then what is made of it.
const SHARES = { fetched: 0.72, begun: 0.08, prepared: 0.2 };

const progress = {
  part: { fetched: 0, begun: 0, prepared: 0 },
  beads: drawSnake(element("snake")),
  prepared(share) { this.set("prepared", share); },
  set(name, share) {
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

// ---- What has to come ----

let over = false;
const arrived = new Map();
const wanted = [...build.first, firstPack()].filter((name) => name in build.packs);
const expected = [build.wasm, ...wanted.map((name) => build.packs[name])].reduce((sum, file) => sum + file.bytes, 0);

function count(name, bytes) {
  arrived.set(name, bytes);
  // What comes later is nothing to wait for.
  if (over) return;
  const sum = [...arrived.values()].reduce((a, b) => a + b, 0);
  progress.set("fetched", sum / expected);
}

async function fetched(file) {
  const answer = await fetch(file.name);
  if (!answer.ok) throw new Error(`${file.name}: ${answer.status} ${answer.statusText}`);
  return answer;
}

/** Counts the bytes of an answer as they come, after any decompression. */
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

/** The program's answer itself goes to the compiler, which may keep what it made of it. */
async function program() {
  const answer = await fetched(build.wasm);
  watch(build.wasm.name, answer.clone().body).catch(() => {});
  return answer;
}

// A pack is files one after another; the build says where each begins and how long it is.
const packs = new Map();
const packOf = new Map(Object.entries(build.packs).flatMap(([name, { index }]) => Object.keys(index).map((path) => [path, name])));

function pack(name) {
  if (!packs.has(name)) {
    const coming = unpack(build.packs[name]);
    // What failed is tried again when it is asked for again.
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

// Pictures are made ready beside the page as soon as their pack is there; the program gets each once.
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
  // As it is where no painter is to be had: the program can decode too, only later.
  return (await paint(bytes)) ?? bytes;
}

// Of a picture in two shapes the program asks for one; the other would stay in memory for nothing.
const isOtherShape = (path) => (innerWidth < innerHeight ? /_landscape\./ : /_portrait\./).test(path);

function prepareAll(name) {
  const pictures = Object.entries(build.packs[name].index).filter(([path]) => isPicture(path) && !isOtherShape(path));
  // The large ones first, for they take longest.
  pictures.sort(([, [, a]], [, [, b]]) => b - a);
  // Known at once, so that what the program asks for before its pack is there is not made twice.
  for (const [path] of pictures) {
    const picture = prepare(path);
    picture.catch(() => ready.delete(path));
    ready.set(path, picture);
  }
}

// ---- Painters: threads that decode ----

const MOST_PAINTERS = 3;
const painters = [];
/** What is being painted: by whom, and whom to tell. */
const orders = new Map();
let ordered = 0;

/** A picture as the program reads it; undefined where there is nobody to make it. */
function paint(bytes) {
  if (painters.length === 0) {
    const spare = (navigator.hardwareConcurrency ?? 2) - 1;
    for (let i = 0; i < Math.min(Math.max(spare, 1), MOST_PAINTERS); i += 1) painters.push(hirePainter());
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

function hirePainter() {
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
    // Without threads of the page's own the program does it.
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

// ---- What is kept of the last visit ----

/** A value in quotes of the settings that the program keeps, by its name. */
function setting(name) {
  try {
    return new RegExp(`\\b${name}: "([\\w-]+)"`).exec(localStorage.getItem("tavoliere/settings.ron"))?.[1];
  } catch {
    // Without storage nothing is remembered.
    return undefined;
  }
}

/** The pack of the first screen: the table in the address, the last one if the address only sets options, else the home screen. */
function firstPack() {
  const parts = location.hash.slice(1).split("&").map((part) => /^(?:game=)?(\w+)/.exec(part)?.[1]);
  const named = parts.find((name) => Object.hasOwn(build.packs, name) && !build.first.includes(name));
  const asks = /(?:^#|&)(?:preset|option|seed|first|second)=/.test(location.hash);
  const pack = named ?? (asks ? setting("game") ?? "tablan" : "home");
  return pack in build.packs ? pack : "home";
}

// ---- The language ----

/** The language that the program is going to speak: the one chosen in it, or the first that the browser asks for. */
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

// ---- What is seen ----

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

/** Shows what went wrong instead of a dead canvas. The first cause is the one that counts. */
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

element("reload").addEventListener("click", () => location.reload());
element("save").addEventListener("click", () => offer(record, "game"));

/** A PNG of pixels: red, green, blue and alpha, row by row. */
function picture(width, height, pixels) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser made no picture"))));
  });
}

/** Gives a text, or something of another kind, to the browser as a download. */
function offer(content, game, extension = "txt", type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = `${game}-${new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, "-")}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return link.download;
}

// Records are text; what is far larger than all games of a library is none.
const LARGEST_RECORD = 16 << 20;

/** Lets the player choose files and reads them, one after another. */
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
      else Promise.all(files.map((file) => file.text())).then((texts) => resolve(texts.join("\n")), reject);
    });
    input.click();
  });
}

canvas.addEventListener("webglcontextlost", (event) => stop("graphics", event.statusMessage ?? ""));
// A panic arrives twice: with its words from the program, then as a trap. What else goes through the
// program's frames has torn them: nothing can be asked of it any more.
function torn(error) {
  const words = String(error?.stack ?? error?.message ?? error);
  if (error instanceof WebAssembly.RuntimeError || words.includes("wasm")) stop("broken", words);
}
addEventListener("error", ({ error }) => torn(error));
addEventListener("unhandledrejection", ({ reason }) => torn(reason));

/** Where the screen is sharper than the canvas shall be, the canvas is laid out smaller and stretched. */
function limitSharpness() {
  canvas.style.setProperty("--stretch", String(Math.max(devicePixelRatio / SHARPEST, 1)));
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", limitSharpness, { once: true });
}
limitSharpness();

/**
 * The program takes the canvas's size from an observer that counts the screen's own pixels. A browser that
 * only pretends to be a sharper one, as tools for developers do, counts others there than `devicePixelRatio`
 * says; then the program has to do without, and multiplies.
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
      // There is no such observer; nobody is misled.
      resolve();
    }
  });
}

let full = false;
let screenChanged;
let went;

/** The browser can take the whole screen back, or refuse it, without any input that wakes the program. */
function readFullscreen() {
  full = document.fullscreenElement !== null;
  screenChanged?.();
}

async function fillScreen(wanted) {
  // Only a touch gives leave; without one the browser would complain.
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

// The back button, another link opened in the same place, or an address changed by hand. What the program sets
// itself does not get here.
addEventListener("popstate", () => {
  if (went && !tavoliere.stopped) went(location.hash);
  else location.reload();
});

// ---- What the browser would do by accident ----

// Keys that would scroll, search or leave the canvas; with Ctrl, Alt or Meta they stay the browser's.
const OURS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "Tab", "PageUp", "PageDown", "Home", "End", "/", "'"]);
canvas.addEventListener("keydown", (event) => {
  if (OURS.has(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) event.preventDefault();
});
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
canvas.addEventListener("wheel", (event) => { if (!event.ctrlKey) event.preventDefault(); }, { passive: false });
for (const name of ["gesturestart", "gesturechange"]) {
  document.addEventListener(name, (event) => event.preventDefault(), { passive: false });
}

// ---- Sound ----

/** After so long a silence the sound rests: to play silence takes a processor's time too. */
const SILENCE_MILLISECONDS = 1000;

/** The page's sound: `wake` is to be called when there is something to play. Null where there is no sound. */
const sound = "AudioContext" in window ? watchSound() : null;

/**
 * Browsers complain of sound before the first touch. What would begin it is held until then; and what a
 * browser has silenced since, as for a call, begins again with the next touch.
 */
function watchSound() {
  const contexts = new Set();
  let held = [];
  // When something was last to be heard, or about to be.
  let heard = performance.now();

  const hold = (prototype, name) => {
    const begin = prototype[name];
    prototype[name] = function (...rest) {
      const context = this.context ?? this;
      contexts.add(context);
      if (!held) return begin.apply(this, rest);
      // Where a browser needs no touch, a context runs from its beginning.
      context.suspend?.().catch(() => {});
      held.push(() => begin.apply(this, rest));
      return name === "resume" ? Promise.resolve() : undefined;
    };
  };
  hold(AudioContext.prototype, "resume");
  hold(AudioBufferSourceNode.prototype, "start");

  // The program hands its sound over in short buffers, one after another, silent or not.
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
    // Some presses, such as Escape, give a page no leave to sound.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    const waiting = held ?? [];
    held = null;
    for (const begin of waiting) begin();
    wake();
  };
  for (const name of ["pointerdown", "pointerup", "keydown"]) addEventListener(name, touched, { capture: true, passive: true });
  return { wake };
}

function isSilent(buffer) {
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    if (buffer.getChannelData(channel).some((sample) => sample !== 0)) return false;
  }
  return true;
}

// ---- Pads ----

const PAD_MILLISECONDS = 1000 / 30;
/** So many steps from rest to the end of a stick's way are told apart: it trembles. */
const PAD_STEPS = 8;

/** Pads send no events for what is pressed: while one is connected, it is looked at between frames. */
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

// ---- Visits without a network ----

function keepForLater() {
  // Not where the page is no safe place for it; and what fails costs only the visit without a network.
  navigator.serviceWorker?.register("service-worker.js").catch(() => {});
}

/** A newer build that waits is let in before anything of the old one has begun, if no other page is open. */
async function letNewerIn() {
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

// ---- Begin ----

/** A function of WebAssembly that gives a vector: the program is made of such. */
const VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];

async function begin() {
  if (!WebAssembly.validate(Uint8Array.from(VECTOR))) return stop("browser", "WebAssembly SIMD");
  if (!document.createElement("canvas").getContext("webgl2")) return stop("browser", "WebGL 2");
  if (await letNewerIn().catch(() => false)) return;
  // For developers: see page/textures.js.
  if (/[#&]debug=textures(&|$)/.test(location.hash)) (await import(build.textures)).watch(tavoliere);
  for (const name of wanted) prepareAll(name);
  try {
    const [glue, answer] = await Promise.all([import(build.glue), program(), trustPixels()]);
    await glue.default({ module_or_path: answer });
    progress.set("fetched", arrived.size ? 1 : 0);
    progress.set("begun", 1);
  } catch (error) {
    // A panic has been told already.
    stop(error instanceof WebAssembly.RuntimeError ? "broken" : "loading", error?.stack ?? error);
  }
}

begin();
