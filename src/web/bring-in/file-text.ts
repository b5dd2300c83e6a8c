import { FileRefused } from "#web/bring-in/file-refused.ts";

/**
 * The text of a file: in UTF-8, in UTF-16 with or without a byte order mark, or in what old programs write, which is
 * Mac Roman where lines end with a carriage return alone, otherwise Windows-1252.
 *
 * @throws FileRefused when the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes).replace(/^\ufeff/, "");
  if (text.includes("\0")) throw new FileRefused("notList");
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16le").decode(swapped(bytes));
  const wide = wideByZeros(bytes);
  if (wide !== null) return new TextDecoder("utf-16le").decode(wide === "little" ? bytes : swapped(bytes));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const loose = new TextDecoder("utf-8").decode(bytes);
    if (isDamagedUtf8(loose)) return loose;
    return singleBytes(bytes, bytes.includes(0x0d) && !bytes.includes(0x0a) ? macRoman : windows1252);
  }
}

/** Whether a text is in UTF-8 but for a few bytes: what other encodings write is hardly ever a whole sequence. */
function isDamagedUtf8(text: string): boolean {
  const beyondLatin = text.match(/[\u0080-\uffff]/g) ?? [];
  const broken = beyondLatin.filter((letter) => letter === "\ufffd").length;
  return broken * 4 < beyondLatin.length;
}

/** Whether the bytes begin with a mark. */
export function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: in a list most characters are Latin, so every other byte is zero. */
function wideByZeros(bytes: Uint8Array): "little" | "big" | null {
  const sample = bytes.subarray(0, 2000);
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  if (odd > many && even < many / 10) return "little";
  return even > many && odd < many / 10 ? "big" : null;
}

function swapped(bytes: Uint8Array): Uint8Array {
  const turned = new Uint8Array(bytes.length - (bytes.length % 2));
  for (let at = 0; at < turned.length; at += 2) {
    turned[at] = bytes[at + 1] ?? 0;
    turned[at + 1] = bytes[at] ?? 0;
  }
  return turned;
}

/** Text of one byte a character. Node.js 20 leaves the bytes 80 to 9F of Windows-1252 as control characters. */
function singleBytes(bytes: Uint8Array, { from, letters }: ByteTable): string {
  const codes = Uint16Array.from(bytes, (byte) => {
    const index = byte - from;
    return index >= 0 && index < letters.length ? letters.charCodeAt(index) : byte;
  });
  return new TextDecoder("utf-16le").decode(codes);
}

/** The characters of the bytes from `from` on; bytes outside of the table are their own code points. */
interface ByteTable {
  from: number;
  letters: string;
}

const windows1252: ByteTable = {
  from: 0x80,
  letters: "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ",
};

const macRoman: ByteTable = {
  from: 0x80,
  letters: [
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø",
    "¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
  ].join(""),
};
