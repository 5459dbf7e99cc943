// Counts the graphics memory of the page's textures and renderbuffers, for developers, if the address contains
// `#debug=textures`. The console shows the sum and the largest after every change, and `window.tavoliere.textures()`
// returns them.

/** The bytes per pixel, by the format's number in WebGL 2. */
const BYTES = new Map(Object.entries({
  R8: 1, R8_SNORM: 1, R8UI: 1, R8I: 1, STENCIL_INDEX8: 1, LUMINANCE: 1, ALPHA: 1,
  RG8: 2, RG8_SNORM: 2, RG8UI: 2, RG8I: 2, R16F: 2, R16UI: 2, R16I: 2, RGB565: 2, RGBA4: 2, RGB5_A1: 2, DEPTH_COMPONENT16: 2, LUMINANCE_ALPHA: 2,
  // Three bytes are stored as four.
  RGB: 4, RGB8: 4, SRGB8: 4, RGBA: 4, RGBA8: 4, SRGB8_ALPHA8: 4, RGBA8_SNORM: 4, RGBA8UI: 4, RGBA8I: 4, RGB10_A2: 4, RGB10_A2UI: 4, R11F_G11F_B10F: 4, RGB9_E5: 4,
  RG16F: 4, RG16UI: 4, RG16I: 4, R32F: 4, R32UI: 4, R32I: 4, DEPTH_COMPONENT24: 4, DEPTH_COMPONENT32F: 4, DEPTH24_STENCIL8: 4, DEPTH_STENCIL: 4,
  RGBA16F: 8, RGBA16UI: 8, RGBA16I: 8, RG32F: 8, RG32UI: 8, RG32I: 8, DEPTH32F_STENCIL8: 8,
  RGBA32F: 16, RGBA32UI: 16, RGBA32I: 16,
}).map(([name, bytes]) => [WebGL2RenderingContext[name], bytes]));

/** The bytes per pixel of an unknown format, large enough to be noticed. */
const UNKNOWN = 16;
const CHANGED_MILLISECONDS = 1000;
const LISTED = 12;

/** All allocations, by their WebGL object: name, format, and bytes by face and level. */
const kept = new Map();
/** The bound object of each target, for each context and, for textures, unit. */
const units = new WeakMap();

const unitsOf = (gl) => {
  if (!units.has(gl)) units.set(gl, { active: 0, bound: new Map(), renderbuffer: null });
  return units.get(gl);
};

/** The binding target of a texture, from the target that one of its faces is written to. */
const targetOf = (gl, target) => (target >= gl.TEXTURE_CUBE_MAP_POSITIVE_X && target <= gl.TEXTURE_CUBE_MAP_NEGATIVE_Z ? gl.TEXTURE_CUBE_MAP : target);

function boundTo(gl, target) {
  const { active, bound } = unitsOf(gl);
  return bound.get(`${active} ${targetOf(gl, target)}`);
}

function note(object, kind, part, { width, height, depth = 1, levels = 1, format, bytes }) {
  if (!object) return;
  const entry = kept.get(object) ?? { kind, parts: new Map() };
  // A new upload replaces the old one.
  entry.parts.set(part, bytes);
  if (part === "all" || part.endsWith(" 0")) Object.assign(entry, { width, height, depth, format });
  entry.levels = part === "all" ? levels : entry.parts.size;
  kept.set(object, entry);
}

/** The bytes of a picture with its smaller levels. */
function bytesOf(format, width, height, depth, levels, shrinksDepth) {
  let pixels = 0;
  for (let i = 0; i < levels; i += 1) {
    pixels += Math.max(width >> i, 1) * Math.max(height >> i, 1) * (shrinksDepth ? Math.max(depth >> i, 1) : depth);
  }
  return pixels * (BYTES.get(format) ?? UNKNOWN);
}

const sizeOf = (source) => [source?.videoWidth ?? source?.naturalWidth ?? source?.displayWidth ?? source?.width ?? 0, source?.videoHeight ?? source?.naturalHeight ?? source?.displayHeight ?? source?.height ?? 0];

/** The observed functions, by name. */
const watched = {
  activeTexture(gl, unit) { unitsOf(gl).active = unit; },
  bindTexture(gl, target, texture) {
    const { active, bound } = unitsOf(gl);
    bound.set(`${active} ${target}`, texture);
  },
  bindRenderbuffer(gl, _, renderbuffer) { unitsOf(gl).renderbuffer = renderbuffer; },
  deleteTexture(_, texture) { kept.delete(texture); },
  deleteRenderbuffer(_, renderbuffer) { kept.delete(renderbuffer); },
  texStorage2D(gl, target, levels, format, width, height) {
    const faces = target === gl.TEXTURE_CUBE_MAP ? 6 : 1;
    note(boundTo(gl, target), "texture", "all", { width, height, depth: faces, levels, format, bytes: bytesOf(format, width, height, faces, levels, false) });
  },
  texStorage3D(gl, target, levels, format, width, height, depth) {
    note(boundTo(gl, target), "texture", "all", { width, height, depth, levels, format, bytes: bytesOf(format, width, height, depth, levels, target === gl.TEXTURE_3D) });
  },
  texImage2D(gl, target, level, format, ...rest) {
    // The arguments contain either a size before the bytes, or a source that has a size.
    const [width, height] = rest.length > 3 ? rest : sizeOf(rest[2]);
    note(boundTo(gl, target), "texture", `${target} ${level}`, { width, height, format, bytes: bytesOf(format, width, height, 1, 1, false) });
  },
  texImage3D(gl, target, level, format, width, height, depth) {
    note(boundTo(gl, target), "texture", `${target} ${level}`, { width, height, depth, format, bytes: bytesOf(format, width, height, depth, 1, false) });
  },
  compressedTexImage2D(gl, target, level, format, width, height, _, data) {
    note(boundTo(gl, target), "texture", `${target} ${level}`, { width, height, format, bytes: data?.byteLength ?? data ?? 0 });
  },
  compressedTexImage3D(gl, target, level, format, width, height, depth, _, data) {
    note(boundTo(gl, target), "texture", `${target} ${level}`, { width, height, depth, format, bytes: data?.byteLength ?? data ?? 0 });
  },
  copyTexImage2D(gl, target, level, format, _x, _y, width, height) {
    note(boundTo(gl, target), "texture", `${target} ${level}`, { width, height, format, bytes: bytesOf(format, width, height, 1, 1, false) });
  },
  renderbufferStorage(gl, _, format, width, height) {
    note(unitsOf(gl).renderbuffer, "renderbuffer", "all", { width, height, format, bytes: bytesOf(format, width, height, 1, 1, false) });
  },
  renderbufferStorageMultisample(gl, _, samples, format, width, height) {
    note(unitsOf(gl).renderbuffer, "renderbuffer", "all", { width, height, depth: samples, format, bytes: bytesOf(format, width, height, Math.max(samples, 1), 1, false) });
  },
};

const nameOf = (format) => Object.keys(WebGL2RenderingContext).find((name) => WebGL2RenderingContext[name] === format && BYTES.has(format)) ?? String(format);

/** The sum in bytes, the number of allocations, and the largest first. */
function textures() {
  const all = [...kept.values()].map(({ kind, parts, width, height, depth, levels, format }) => ({
    kind,
    size: [width, height, depth].filter((side, i) => i < 2 || side > 1).join("×"),
    levels,
    format: nameOf(format),
    bytes: [...parts.values()].reduce((sum, bytes) => sum + bytes, 0),
  }));
  all.sort((a, b) => b.bytes - a.bytes);
  return { bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), count: all.length, largest: all.slice(0, LISTED) };
}

/** Starts to count. Earlier allocations aren't known. */
export function watch(tavoliere) {
  const prototype = WebGL2RenderingContext.prototype;
  let changed;
  for (const [name, look] of Object.entries(watched)) {
    const call = prototype[name];
    prototype[name] = function (...rest) {
      look(this, ...rest);
      if (/^(tex|compressed|copy|renderbuffer|delete)/.test(name)) {
        clearTimeout(changed);
        changed = setTimeout(tell, CHANGED_MILLISECONDS);
      }
      return call.apply(this, rest);
    };
  }
  const tell = () => {
    const { bytes, count, largest } = textures();
    console.info(`textures: ${(bytes / 1e6).toFixed(1)} MB in ${count}`);
    console.table(largest);
  };
  tavoliere.textures = textures;
}
