import { createHash } from "node:crypto";

/** The bytes of a word in one of the forms it could hide in. */
export interface Disguise {
  form: string;
  bytes: Buffer;
}

/** The names of the forms that are searched for, for the report. */
export const disguiseNames = [
  "as typed",
  "in small or capital letters",
  "in hexadecimal",
  "in base64 (all three alignments, both alphabets)",
  "in UTF-16, either byte order",
  "backwards",
  "as an MD5, SHA-1 or SHA-256 hash (raw, hexadecimal, base64)",
] as const;

/** Every form of a word that is searched for; none is shorter than four bytes. */
export function disguisesOf(word: string): Disguise[] {
  const spellings = [...new Set([word, word.toLowerCase(), word.toUpperCase()])];
  return spellings.flatMap((spelling, index) => [
    { form: index === 0 ? "as typed" : "in other letters", bytes: Buffer.from(spelling) },
    ...inHexadecimal(Buffer.from(spelling), "hexadecimal"),
    ...inBase64(Buffer.from(spelling)),
    { form: "UTF-16", bytes: Buffer.from(spelling, "utf16le") },
    { form: "UTF-16", bytes: Buffer.from(spelling, "utf16le").swap16() },
    { form: "backwards", bytes: Buffer.from([...spelling].reverse().join("")) },
    ...["md5", "sha1", "sha256"].flatMap((hash) => hashed(spelling, hash)),
  ]);
}

function inHexadecimal(bytes: Buffer, form: string): Disguise[] {
  const hex = bytes.toString("hex");
  return [hex, hex.toUpperCase()].map((text) => ({ form, bytes: Buffer.from(text) }));
}

/**
 * The part of the base64 form that does not depend on what precedes or follows the word. The word may start at the
 * first, second or third byte of a group of three; letters shared with its neighbours are left out.
 */
function inBase64(bytes: Buffer): Disguise[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    const isWhole = (before + bytes.length) % 3 === 0;
    const own = text.slice(Math.ceil((before * 4) / 3), isWhole ? undefined : -1);
    const spellings = new Set([own, own.replaceAll("+", "-").replaceAll("/", "_")]);
    return [...spellings].map((spelling) => ({ form: "base64", bytes: Buffer.from(spelling) }));
  });
}

function hashed(spelling: string, hash: string): Disguise[] {
  const digest = createHash(hash).update(spelling).digest();
  const form = `${hash} hash`;
  const base64 = digest.toString("base64").replace(/=+$/, "");
  return [
    { form, bytes: digest },
    ...inHexadecimal(digest, form),
    { form, bytes: Buffer.from(base64) },
    { form, bytes: Buffer.from(base64.replaceAll("+", "-").replaceAll("/", "_")) },
  ];
}
