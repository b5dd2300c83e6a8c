import { unzlibSync } from "fflate";
import { decodeBase64 } from "#pdf/base64.ts";

/** An opaque picture that can be embedded as it is. */
export interface Logo {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A larger picture is not a logo. The limit bounds memory. */
const maximumPixels = 16_000_000;

/**
 * Reads a logo from a profile: a data URL with a sound JPEG (grey or colour) or PNG (grey or colour, opaque, not
 * interlaced). Anything else is null and left out: a web address, which is never fetched; a drawing; broken data; a
 * palette or transparency, which pdfkit splits in a way that a strict browser forbids. Logos are made opaque when
 * they are uploaded.
 */
export function readLogo(logoUrl: string | null): Logo | null {
  const match = /^data:image\/(?:png|jpe?g)(?:;[^,;]*)*;base64,/i.exec(logoUrl ?? "");
  if (logoUrl === null || match === null) return null;
  const bytes = decodeBase64(logoUrl.slice(match[0].length));
  if (bytes === null) return null;
  const logo = bytes[0] === 0xff ? readJpeg(bytes) : readPng(bytes);
  if (logo === null) return null;
  const pixels = logo.width * logo.height;
  return pixels < 1 || pixels > maximumPixels ? null : logo;
}

/**
 * Walks the segments up to the frame header (ITU T.81 §B.2) and accepts 8 bits, one or three components, not
 * lossless.
 */
function readJpeg(bytes: Uint8Array): Logo | null {
  if (bytes[1] !== 0xd8 || bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xc2) {
      const [bits, components] = [bytes[at + 4], bytes[at + 9]];
      if (bits !== 8 || (components !== 1 && components !== 3)) return null;
      return { bytes, width: read16(bytes, at + 7), height: read16(bytes, at + 5) };
    }
    if (marker === 0xda || (marker > 0xc2 && marker < 0xd0 && marker !== 0xc4)) return null;
    at += 2 + read16(bytes, at + 2);
  }
  return null;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the chunks and checks that all pixels are there (PNG specification §5, §9). */
function readPng(bytes: Uint8Array): Logo | null {
  if (pngSignature.some((byte, index) => bytes[index] !== byte)) return null;
  const header = readPngHeader(bytes);
  if (header === null) return null;
  const pixels = readPngPixels(bytes);
  const rowBytes = Math.ceil((header.width * header.bits * header.colours) / 8) + 1;
  if (pixels === null || !inflatesTo(rowBytes * header.height, pixels)) return null;
  return { bytes, width: header.width, height: header.height };
}

function readPngHeader(bytes: Uint8Array) {
  if (bytes.length < 45 || chunkType(bytes, 8) !== "IHDR") return null;
  const [bits = 0, colourType, compression, filter, interlace] = bytes.subarray(24, 29);
  const isOpaque = colourType === 0 || colourType === 2;
  if (!isOpaque || compression !== 0 || filter !== 0 || interlace !== 0) return null;
  const [width, height] = [read32(bytes, 16), read32(bytes, 20)];
  const isSound = [1, 2, 4, 8, 16].includes(bits) && (colourType === 0 || bits >= 8);
  if (!isSound || width * height > maximumPixels) return null;
  return { bits, width, height, colours: colourType === 2 ? 3 : 1 };
}

/** The deflated pixels; null when a chunk is cut off, the end is missing or a colour is transparent. */
function readPngPixels(bytes: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const [length, type] = [read32(bytes, at), chunkType(bytes, at)];
    if (type === "IEND") return joined(parts);
    if (type === "tRNS" || at + 12 + length > bytes.length) return null;
    if (type === "IDAT") parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return null;
}

/** Room for one byte more than expected reveals a surplus, and bounds the memory that hostile data can fill. */
function inflatesTo(length: number, deflated: Uint8Array): boolean {
  try {
    return unzlibSync(deflated, { out: new Uint8Array(length + 1) }).length === length;
  } catch {
    return false;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunkType(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at + 4, at + 8));
}

function read16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function read32(bytes: Uint8Array, at: number): number {
  return read16(bytes, at) * 0x10000 + read16(bytes, at + 2);
}
