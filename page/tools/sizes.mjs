// Compression as hosts do it, and sizes in a table.

import { promisify } from "node:util";
import zlib from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_WINDOW_BITS } = zlib.constants;

/** Brotli, quality 11, with the largest window that browsers take. */
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

/** Prints rows of name, raw, gzip and brotli. */
export function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name, ...columns) => console.log(name.padEnd(width), ...columns.map((column) => column.padStart(10)));
  line("kB", "raw", "gzip 9", "brotli 11");
  for (const { name, raw, gzip, brotli } of rows) line(name, kilo(raw), kilo(gzip), kilo(brotli));
}
