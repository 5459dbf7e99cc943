// Writes down what was measured of the probe, for whoever holds a page against it later.
//
//     node page/tools/record.mjs SIZES TIMES        prints page/probe.json

import { readFileSync } from "node:fs";
import { cpus } from "node:os";

const [sizes, times] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, "utf8")));
const figures = {
  ...sizes,
  // Times are of one machine; sizes are of all.
  milliseconds: times.probe,
  machine: `${cpus().length} x ${cpus()[0].model}`,
  when: new Date().toISOString().slice(0, 10),
};
console.log(JSON.stringify(figures, null, 2));
