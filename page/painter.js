// Decodes pictures and makes their mipmaps in a worker. The program could do it too, but slower, and only after it has
// been compiled. crates/shapes/src/mipmap.rs does the same and gives the reasons.
//
// Receives { number, bytes }, a picture as a file. Sends { number, picture }, all its sizes in the format of
// src/app/launch/page/picture.rs, or undefined if this browser can't decode it.

const MAGIC = 0x58495054;
const HEADER = 16;

const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const STEPS = 4095;
const srgb = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS;
  return (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055) * 255 + 0.5;
});

// A little sharper than a plain average of two, so that thin inlay stays crisp at every size.
const INNER = 9 / 16;
const OUTER = -1 / 16;

/** Converts a row of bytes to linear light: red, green and blue multiplied by opacity. */
function lighten(bytes, from, row) {
  for (let i = 0; i < row.length; i += 4) {
    const alpha = bytes[from + i + 3] / 255;
    row[i] = linear[bytes[from + i]] * alpha;
    row[i + 1] = linear[bytes[from + i + 1]] * alpha;
    row[i + 2] = linear[bytes[from + i + 2]] * alpha;
    row[i + 3] = alpha;
  }
}

/** Halves the length of a row. */
function halveRow(row, width, out) {
  const last = 4 * (width - 1);
  for (let i = 0; i < out.length; i += 4) {
    const b = Math.min(2 * i, last);
    const a = Math.max(b - 4, 0);
    const c = Math.min(b + 4, last);
    const d = Math.min(b + 8, last);
    for (let k = 0; k < 4; k += 1) out[i + k] = INNER * (row[b + k] + row[c + k]) + OUTER * (row[a + k] + row[d + k]);
  }
}

/** Makes a level of half the size; `read` returns a row of the larger level as linear light. */
function halve(read, width, height) {
  const [w, h] = [Math.max(width >> 1, 1), Math.max(height >> 1, 1)];
  const pixels = new Float32Array(w * h * 4);
  const row = new Float32Array(width * 4);
  // The last four rows after halving, so that each is computed once.
  const kept = Array.from({ length: 4 }, () => ({ y: -1, row: new Float32Array(w * 4) }));
  const across = (y) => {
    const at = Math.min(Math.max(y, 0), height - 1);
    const slot = kept[at & 3];
    if (slot.y !== at) {
      slot.y = at;
      halveRow(read(at, row), width, slot.row);
    }
    return slot.row;
  };
  for (let y = 0; y < h; y += 1) {
    const [a, b, c, d] = [across(2 * y - 1), across(2 * y), across(2 * y + 1), across(2 * y + 2)];
    const out = pixels.subarray(y * w * 4, (y + 1) * w * 4);
    for (let i = 0; i < out.length; i += 1) out[i] = INNER * (b[i] + c[i]) + OUTER * (a[i] + d[i]);
  }
  return { pixels, width: w, height: h };
}

function write({ pixels }, bytes, from) {
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = Math.min(Math.max(pixels[i + 3], 0), 1);
    const weight = alpha > 1e-4 ? STEPS / alpha : 0;
    for (let k = 0; k < 3; k += 1) bytes[from + i + k] = srgb[Math.min(Math.max(pixels[i + k] * weight, 0), STEPS) + 0.5 | 0];
    bytes[from + i + 3] = alpha * 255 + 0.5;
  }
}

function levelsOf(width, height) {
  let levels = 1;
  for (let longest = Math.max(width, height); longest > 1; longest >>= 1) levels += 1;
  return levels;
}

function withCopies({ data, width, height }) {
  const levels = levelsOf(width, height);
  let bytes = HEADER;
  for (let i = 0; i < levels; i += 1) bytes += Math.max(width >> i, 1) * Math.max(height >> i, 1) * 4;
  const picture = new Uint8Array(bytes);
  new DataView(picture.buffer).setUint32(0, MAGIC, true);
  new DataView(picture.buffer).setUint32(4, width, true);
  new DataView(picture.buffer).setUint32(8, height, true);
  new DataView(picture.buffer).setUint32(12, levels, true);
  picture.set(data, HEADER);
  let at = HEADER + data.length;
  let above = { width, height };
  let read = (y, row) => {
    lighten(data, y * width * 4, row);
    return row;
  };
  for (let i = 1; i < levels; i += 1) {
    const level = halve(read, above.width, above.height);
    write(level, picture, at);
    at += level.pixels.length;
    above = level;
    read = (y) => level.pixels.subarray(y * level.width * 4, (y + 1) * level.width * 4);
  }
  return picture;
}

function sheet(width, height) {
  return new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
}

/** False if the browser alters pixels that are read back, as some do against fingerprinting. */
function readsTrue() {
  const drawn = new ImageData(16, 16);
  for (let i = 0; i < drawn.data.length; i += 1) drawn.data[i] = i % 4 === 3 ? 255 : (i * 37) % 256;
  const paper = sheet(16, 16);
  paper.putImageData(drawn, 0, 0);
  return paper.getImageData(0, 0, 16, 16).data.every((value, i) => value === drawn.data[i]);
}

let able;
async function paint(bytes) {
  able ??= readsTrue();
  if (!able) return undefined;
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/webp" }), { colorSpaceConversion: "none" });
  const { width, height } = bitmap;
  const paper = sheet(width, height);
  paper.drawImage(bitmap, 0, 0);
  bitmap.close();
  return withCopies(paper.getImageData(0, 0, width, height));
}

addEventListener("message", async ({ data: { number, bytes } }) => {
  // If anything fails, the program decodes the picture.
  const picture = await paint(bytes).catch(() => undefined);
  postMessage({ number, picture }, picture ? [picture.buffer] : []);
});
