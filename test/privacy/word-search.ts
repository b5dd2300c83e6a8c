import type { Canary } from "#test/privacy/canary-words.ts";
import { disguisesOf } from "#test/privacy/disguises.ts";

/** A word, and the form in which it was found. */
export interface Find {
  canary: Canary;
  /** The form it was found in: "base64". */
  form: string;
}

/** Finds which words occur in some bytes, in any form; each word and form is listed once. */
export type WordSearch = (bytes: Uint8Array) => Find[];

interface Needle extends Find {
  bytes: Buffer;
}

const headLength = 4;

/**
 * Builds a search for many words in all their forms at once. Thousands of needles in a hundred megabytes are too many
 * to try one by one, so the four bytes at each position are first looked up in a table of how needles begin.
 */
export function searchFor(canaries: readonly Canary[]): WordSearch {
  const byHead = new Map<number, Needle[]>();
  const mayBegin = new Uint8Array(1 << 16);
  for (const canary of canaries) {
    for (const { form, bytes } of disguisesOf(canary.word)) {
      if (bytes.length < headLength)
        throw new Error(`The word for ${canary.place} is too short to search for`);
      const head = bytes.readUInt32BE();
      mayBegin[fold(head)] = 1;
      byHead.set(head, [...(byHead.get(head) ?? []), { canary, form, bytes }]);
    }
  }
  return (bytes) => {
    const haystack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const finds = new Map<string, Find>();
    let head = 0;
    for (let end = 0; end < haystack.length; end += 1) {
      head = (head << 8) | (haystack[end] as number);
      if (end < headLength - 1 || mayBegin[fold(head)] === 0) continue;
      const start = end - headLength + 1;
      for (const { canary, form, bytes: needle } of byHead.get(head >>> 0) ?? []) {
        const isHere = haystack.subarray(start, start + needle.length).equals(needle);
        if (isHere) finds.set(`${canary.place} ${form}`, { canary, form });
      }
    }
    return [...finds.values()];
  };
}

function fold(head: number): number {
  return Math.imul(head, 0x9e3779b1) >>> 16;
}
