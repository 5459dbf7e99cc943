// Records the sizes and times of the probe, for comparison with later pages.
//
//     node page/tools/record.mjs SIZES TIMES        prints page/probe.json

import { readFileSync } from "node:fs";
import { cpus } from "node:os";

const [sizes, times] = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, "utf8")));
const figures = {
  ...sizes,
  // Times depend on the machine, sizes don't.
  milliseconds: times.probe,
  machine: `${cpus().length} x ${cpus()[0].model}`,
  when: new Date().toISOString().slice(0, 10),
};
console.log(JSON.stringify(figures, null, 2));
