// Starts the page from a folder of a host and waits until its table is usable.
//
//     node page/tools/start.mjs HOST FOLDER/ PICTURE        HOST is served as a host's top folder
//
// Requests to another folder or host, missing files and messages in the console are errors.

import { open } from "./browser.mjs";
import { serve } from "./serve.mjs";

const PATIENCE = 120_000;
// Messages of the browser that the page can't avoid.
const HARMLESS = [/GPU stall due to ReadPixels/, /swiftshader/i];

const [host, folder, picture] = process.argv.slice(2);
const server = await serve(host, 0);
const address = `http://localhost:${server.address().port}/${folder}`;
const complaints = [];
const browser = await open();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !HARMLESS.some((known) => known.test(text))) complaints.push(text);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) complaints.push(`it asks for ${url}`);
  });
  await page.goto(address);
  await page.waitForFunction(() => window.tavoliere?.stopped || window.tavoliere?.state(), undefined, { timeout: PATIENCE });
  const stopped = await page.evaluate(() => window.tavoliere.ready.then(() => window.tavoliere.stopped));
  if (stopped) complaints.push(`it stopped: ${stopped}`);
  await page.screenshot({ path: picture, timeout: PATIENCE });
} finally {
  await browser.close();
  server.close();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
