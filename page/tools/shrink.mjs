// Runs wasm-opt and keeps what it made only where the brotli copy becomes smaller by it.

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { brotli, kilo } from "./sizes.mjs";

const WASM_OPT = fileURLToPath(new URL("../node_modules/binaryen/bin/wasm-opt", import.meta.url));

// Fewer bytes are not fewer compressed bytes: each is tried.
const TRIES = [["-Os"], ["-Oz"]];
// What the compiler may have used of WebAssembly; the rest of the module is left as it is.
const FEATURES = ["--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext", "--enable-mutable-globals", "--enable-reference-types", "--enable-multivalue"];

/** The module as it is best sent, and in words how it came about. */
export async function smaller(bytes, plain) {
  if (plain) return { bytes, how: "wasm-opt: left out" };
  const folder = mkdtempSync(join(tmpdir(), "tavoliere-"));
  const given = join(folder, "given.wasm");
  writeFileSync(given, bytes);
  let best = { bytes, size: (await brotli(bytes)).length, name: "none" };
  const told = [`without ${kilo(best.size)}`];
  try {
    for (const options of TRIES) {
      const made = join(folder, "made.wasm");
      await promisify(execFile)(WASM_OPT, [...options, ...FEATURES, given, "-o", made], { maxBuffer: 1 << 26 });
      const content = readFileSync(made);
      const size = (await brotli(content)).length;
      told.push(`${options.join(" ")} ${kilo(size)}`);
      if (size < best.size) best = { bytes: content, size, name: options.join(" ") };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { bytes: best.bytes, how: `wasm-opt: ${best.name} (kB at brotli 11: ${told.join(", ")})` };
}
