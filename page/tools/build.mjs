// Makes a folder for any static host from the output of wasm-bindgen: files named by their hash, assets in packs, the
// page, its service worker, and compressed copies.
//
//     node page/tools/build.mjs --name NAME --bindgen DIR --out DIR [--assets DIR] [--quick]
//
// --name is the name of wasm-bindgen's files; --quick leaves out brotli, which takes minutes. A game above its size
// limit fails after everything is written.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { brotli, gzip, kilo, table } from "./sizes.mjs";

const here = fileURLToPath(new URL("..", import.meta.url));
const root = join(here, "..");
const { values: wish } = parseArgs({
  options: {
    name: { type: "string" },
    bindgen: { type: "string" },
    out: { type: "string" },
    assets: { type: "string" },
    quick: { type: "boolean", default: false },
  },
});

// The files in packs are those that the program loads by their path (.bin: recordings of sticks and dice, .net: networks
// of the computer's players). The others are part of the program.
const PACKED = new Set([".webp", ".ogg", ".wgsl", ".bin", ".net"]);
/** The letters of names that our texts don't contain. They load with the first such name. */
const LETTERS = "fonts/AlegreyaSans-Letters.ttf";
/** The fonts of the page, which the program uses too. */
const FONTS = [
  { path: "fonts/Alegreya-Bold.ttf", family: "Alegreya", weight: "700" },
  { path: "fonts/AlegreyaSans-Medium.ttf", family: "Alegreya Sans", weight: "500" },
];
/** Pictures that only the paper rooms need. */
const PAGES = new Set(["ui/paper.webp", "ui/cloth_border.webp"]);
/** The start of the paths of pictures that both the home screen and throws by hand need. */
const STICKS = "home/tablan_stick_";
/** True for the rules book in every language, which loads when it's opened. */
const isOfBook = (path) => path.startsWith("book/") || path.endsWith("/book_pages.ftl");
/** True for data that the program loads after the first frame. */
const isLate = (path) => path.startsWith("names/") || path.startsWith("puzzles/");
/** The language of a text other than English. Its texts load if it's chosen. */
const languageOf = (path) => /^locales\/(?!en\/)([\w-]+)\/(?!page\.ftl|book_pages\.ftl).*\.ftl$/.exec(path)?.[1];
// A compressed copy must be worth it: pictures and sounds are compressed already, but not all files in their packs.
const WORTH = 0.98;

/** The largest download up to the first playable frame (kB with brotli). */
const MOST = 4_600;
/** The same for a test build (kB with gzip): its size when this was written, and a little more. */
const MOST_QUICK = 9_600;

const out = [];
const text = (path) => readFileSync(join(here, path), "utf8");

/** A script without the comments that have lines of their own. */
const withoutComments = (script) => script.replace(/^[ \t]*(?:\/\/.*|\/\*\*[^]*?\*\/)[ \t]*\n/gm, "");

/** Adds a file, named by its hash or by its plain name. */
function put(name, content, hashed = true) {
  const bytes = Buffer.from(content);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const end = extname(name);
  const named = hashed ? `${basename(name, end)}-${hash}${end}` : name;
  out.push({ name: named, bytes });
  return { name: named, bytes: bytes.length };
}

/** The files of a folder and its subfolders, by their relative paths, in the same order on every machine. */
function filesOf(folder, under = "") {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under ? `${under}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesOf(folder, path) : [path];
    });
}

function isPacked(path) {
  return PACKED.has(extname(path)) || isOfBook(path) || isLate(path) || Boolean(languageOf(path)) || path === LETTERS;
}

/** The pack of a file. All small pictures are in one, because panels draw those of every game. */
function packOf(path) {
  if (isOfBook(path)) return "book";
  if (languageOf(path)) return `texts-${languageOf(path)}`;
  if (path === LETTERS) return "letters";
  if (PAGES.has(path)) return "pages";
  if (path.startsWith(STICKS)) return "sticks";
  return path.endsWith("_icon.webp") ? "ui" : path.split("/")[0];
}

/** The packs: sequences of files, with the start and length of each. */
function packsOf(folder) {
  const byPack = new Map();
  for (const path of filesOf(folder).filter((path) => isPacked(path))) {
    byPack.set(packOf(path), [...(byPack.get(packOf(path)) ?? []), path]);
  }
  const packs = {};
  for (const [name, paths] of byPack) {
    const [index, parts] = [{}, []];
    let at = 0;
    for (const path of paths) {
      // A text without a newline at its end must not run into the next one.
      const end = languageOf(path) ? "\n" : "";
      const content = Buffer.concat([readFileSync(join(folder, path)), Buffer.from(end)]);
      index[path] = [at, content.length];
      parts.push(content);
      at += content.length;
    }
    packs[name] = { ...put(`${name}.pack`, Buffer.concat(parts)), index };
  }
  return packs;
}

/** The texts of the page in every language, by tag and key. Missing ones are English. */
function wordsByLanguage() {
  const folder = join(root, "assets/locales");
  const read = (tag) => {
    const lines = readFileSync(join(folder, tag, "page.ftl"), "utf8").split(/\r?\n/);
    return Object.fromEntries(lines.filter((line) => /^[a-z-]+ = /.test(line)).map((line) => line.split(/ = (.*)/, 2)));
  };
  const english = read("en");
  return Object.fromEntries(readdirSync(folder).sort().map((tag) => [tag, { ...english, ...read(tag) }]));
}

/** The same sentence in every language, for texts before a language is known. */
function inEveryLanguage(languages, key) {
  return Object.entries(languages).map(([tag, words]) => `<p lang="${tag}">${words[key]}</p>`).join("");
}

/** Replaces the names in braces. An unknown name fails the build. */
function fill(template, known) {
  return template.replace(/\{((?:file:|inline:|every:)?[\w.-]+)\}/g, (_, key) => {
    if (!(key in known)) throw new Error(`nothing is known by the name {${key}}`);
    return known[key];
  });
}

if (readdirSync(wish.bindgen).includes("snippets")) {
  throw new Error("wasm-bindgen wrote snippets, which this build does not carry over");
}
const build = {
  wasm: put(`${wish.name}.wasm`, readFileSync(join(wish.bindgen, `${wish.name}_bg.wasm`))),
  glue: `./${put(`${wish.name}.js`, withoutComments(readFileSync(join(wish.bindgen, `${wish.name}.js`), "utf8"))).name}`,
  painter: put("painter.js", text("painter.js")).name,
  textures: `./${put("textures.js", text("textures.js")).name}`,
  packs: wish.assets ? packsOf(wish.assets) : {},
  commit: process.env.TAVOLIERE_COMMIT || null,
};
// The packs that every screen needs. The page adds the table in its address, or the home screen.
build.first = ["ui", "shaders"].filter((name) => name in build.packs);
const usual = Object.keys(build.packs).filter((name) => name === "home" || name === "sticks");

const languages = wordsByLanguage();
const known = { ...languages.en, "every:page-no-script": inEveryLanguage(languages, "page-no-script") };
known.words = JSON.stringify(languages).replaceAll("<", "\\u003c");
for (const path of ["icon.png", "icon_32.png", ...FONTS.map(({ path }) => path)]) {
  known[`file:${basename(path)}`] = put(basename(path), readFileSync(join(root, "assets", path))).name;
}
build.fonts = FONTS.map(({ path, ...rest }) => ({ path, name: known[`file:${basename(path)}`], ...rest }));
known["inline:page.css"] = fill(text("page.css"), known).trim();
known["inline:page.js"] = withoutComments(text("page.js")).trim();
put("manifest.webmanifest", fill(text("manifest.webmanifest"), known), false);

/**
 * The page's policy: it can load and run only its own files. Inline scripts and styles are allowed only by their hash;
 * data isn't a script.
 */
function policyOf(page) {
  const hashes = (pattern) => [...page.matchAll(pattern)].map(([, inner]) => `'sha256-${createHash("sha256").update(inner).digest("base64")}'`).join(" ");
  return Object.entries({
    "default-src": "'none'",
    "script-src": `'self' 'wasm-unsafe-eval' ${hashes(/<script(?! type="application\/json")[^>]*>([^]*?)<\/script>/g)}`,
    "style-src": hashes(/<style>([^]*?)<\/style>/g),
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
  }).map(([name, sources]) => `${name} ${sources}`).join("; ");
}

// The build's id depends on all its parts.
const parts = [...out.map(({ name, bytes }) => name + createHash("sha256").update(bytes).digest("hex")), String(build.commit), text("index.html"), known.words, known["inline:page.css"], known["inline:page.js"], text("service-worker.js")];
const id = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 12);
known.id = id;
known.files = JSON.stringify(["./", ...out.map(({ name }) => name)]);
known.build = JSON.stringify({ id, ...build }).replaceAll("<", "\\u003c");
const page = fill(text("index.html"), { ...known, policy: "{policy}" });
put("index.html", page.replace("{policy}", policyOf(page)), false);
put("service-worker.js", text("service-worker.js").replace("{id}", id).replace("{files}", known.files), false);

rmSync(wish.out, { recursive: true, force: true });
mkdirSync(wish.out, { recursive: true });
const codings = [["gzip", ".gz", gzip], ...(wish.quick ? [] : [["brotli", ".br", brotli]])];
const rows = await Promise.all(
  out.map(async ({ name, bytes }) => {
    writeFileSync(join(wish.out, name), bytes);
    const row = { name, raw: bytes.length };
    for (const [coding, end, compress] of codings) {
      const copy = await compress(bytes);
      const worth = copy.length < bytes.length * WORTH;
      if (worth) writeFileSync(join(wish.out, name + end), copy);
      row[coding] = worth ? copy.length : bytes.length;
    }
    return row;
  }),
);
const columns = ["raw", ...codings.map(([coding]) => coding)];
rows.sort((a, b) => b.gzip - a.gzip);

const sum = (rows) => Object.fromEntries(columns.map((column) => [column, rows.reduce((n, row) => n + row[column], 0)]));
const toFirst = new Set(["index.html", build.painter, build.wasm.name, build.glue.slice(2), ...[...build.first, ...usual].map((name) => build.packs[name].name)]);
const isFirst = ({ name }) => toFirst.has(name) || name.endsWith(".ttf");
const first = sum(rows.filter(isFirst));
table([...rows, { name: "all", ...sum(rows) }, { name: "to the first playable frame", ...first }], columns);

const { name: _, ...program } = rows.find(({ name }) => name === build.wasm.name);
writeFileSync(join(wish.bindgen, "sizes.json"), JSON.stringify({ wasm: program, first }));
console.log(`\n${wish.out}: build ${id}, ${kilo(out.reduce((n, { bytes }) => n + bytes.length, 0))} kB in ${out.length} files`);
if (wish.assets) {
  const probe = JSON.parse(text("probe.json")).wasm.brotli;
  const [size, most, how] = wish.quick ? [first.gzip, MOST_QUICK * 1000, "gzip"] : [first.brotli, MOST * 1000, `brotli, ${(first.brotli / probe).toFixed(2)} times the probe's .wasm`];
  const told = `To the first playable frame ${kilo(size)} kB at ${how}; at most ${kilo(most)} kB.`;
  if (size <= most) {
    console.log(told);
  } else {
    console.error(`The page is too large. ${told}`);
    process.exitCode = 1;
  }
}
