// Compresses as hosts do, and prints tables of sizes.

import { promisify } from "node:util";
import zlib from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_WINDOW_BITS } = zlib.constants;

/** Brotli, quality 11, with the largest window that browsers accept. */
export const brotli = (bytes) =>
  promisify(zlib.brotliCompress)(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: 11,
      [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** gzip -9. */
export const gzip = (bytes) => promisify(zlib.gzip)(bytes, { level: 9, memLevel: 9 });

/** Thousands of bytes. */
export const kilo = (bytes) => (bytes / 1000).toFixed(1);

const HEADS = { raw: "raw", gzip: "gzip 9", brotli: "brotli 11" };

/** Prints rows: names, and some of raw, gzip and brotli. */
export function table(rows, columns) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name, ...cells) => console.log(name.padEnd(width), ...cells.map((cell) => cell.padStart(10)));
  line("kB", ...columns.map((column) => HEADS[column]));
  for (const row of rows) line(row.name, ...columns.map((column) => kilo(row[column])));
}
