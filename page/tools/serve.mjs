// Serves a folder like a good static host: compressed copies if the client accepts them, and permanent caching of files
// named by their hash.
//
//     node page/tools/serve.mjs DIR [--port N]

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pack": "application/octet-stream",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const CODINGS = [["br", ".br"], ["gzip", ".gz"]];
const HASHED = /-[0-9a-f]{12}\.\w+$/;

/** Answers requests for the files of a folder. Resolves with the server once it listens. */
export function serve(folder, port) {
  const server = createServer((request, response) => {
    const refuse = (status) => response.writeHead(status, { "content-type": "text/plain" }).end(`${status}\n`);
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405);
    let path;
    try {
      path = normalize(decodeURIComponent(new URL(request.url, "http://host").pathname));
    } catch {
      return refuse(400);
    }
    const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
    if (!file.startsWith(join(folder, sep)) || !existsSync(file) || !statSync(file).isFile()) return refuse(404);
    const accepted = (request.headers["accept-encoding"] ?? "").split(",").map((coding) => coding.split(";")[0].trim());
    const [coding, end] = CODINGS.find(([coding, end]) => accepted.includes(coding) && existsSync(file + end)) ?? [null, ""];
    const headers = {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": statSync(file + end).size,
      "cache-control": HASHED.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    };
    if (coding) headers["content-encoding"] = coding;
    response.writeHead(200, headers);
    if (request.method === "HEAD") return response.end();
    createReadStream(file + end).on("error", () => response.destroy()).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: "string", default: "8080" } } });
  try {
    const server = await serve(positionals[0], Number(values.port));
    console.log(`http://localhost:${server.address().port}/`);
  } catch (error) {
    console.error(`web: cannot serve: ${error.message}; another port: ./web serve --port N`);
    process.exitCode = 1;
  }
}
