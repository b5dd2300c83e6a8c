import { crc32, deflateSync } from "node:zlib";

const width = 240;
const height = 96;
/** Each pixel is the mean of this many samples in each direction, so that slanted edges are smooth. */
const finer = 4;

type Rgb = readonly [red: number, green: number, blue: number];
const paper: Rgb = [255, 255, 255];
const oak: Rgb = [180, 126, 66];
const walnut: Rgb = [92, 58, 36];

/**
 * The demo firm's logo: two boards joined by dovetails, drawn here. An opaque PNG without a palette, which every
 * renderer accepts.
 *
 * @returns a data URL
 */
export function logoDataUrl(): string {
  return `data:image/png;base64,${png().toString("base64")}`;
}

function png(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a sample, colour without alpha (PNG specification §11.2.2).
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(scanlines(), { level: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Rows from the top, each after a byte that means "not filtered". */
function scanlines(): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(pixel(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  return rows;
}

function pixel(x: number, y: number): number[] {
  const sums = [0, 0, 0];
  for (let part = 0; part < finer * finer; part += 1) {
    const across = x + ((part % finer) + 0.5) / finer;
    const down = y + (Math.floor(part / finer) + 0.5) / finer;
    colourAt(across, down).forEach((value, channel) => {
      sums[channel] = (sums[channel] ?? 0) + value;
    });
  }
  return sums.map((sum) => Math.round(sum / (finer * finer)));
}

/** Oak on the left, walnut on the right; between them three dovetails that widen to the right. */
function colourAt(x: number, y: number): Rgb {
  const margin = 8;
  if (x < margin || x > width - margin || y < margin || y > height - margin) return paper;
  const [start, end, pitch] = [96, 144, (height - 2 * margin) / 3];
  if (x < start) return oak;
  if (x > end) return walnut;
  const fromCentre = Math.abs(((y - margin) % pitch) - pitch / 2);
  const reach = pitch * (0.24 + 0.14 * ((x - start) / (end - start)));
  return fromCentre < reach ? oak : walnut;
}
