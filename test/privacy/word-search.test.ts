import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import { newCanaries } from "#test/privacy/canary-words.ts";
import { searchFor } from "#test/privacy/word-search.ts";

const canaries = newCanaries();
const word = canaries.of("customer.name");
const search = searchFor(canaries.all);

test("there is a word for every sealed field, and no two are the same", () => {
  for (const kind of recordKinds) {
    for (const field of sealedFields[kind].fields) expect(canaries.of(`${kind}.${field}`)).toMatch(/./);
    for (const field of sealedFields[kind].lineItems)
      expect(canaries.of(`${kind} line.${field}`)).toMatch(/./);
  }
  expect(new Set(canaries.all.map((each) => each.word)).size).toBe(canaries.all.length);
  expect(() => canaries.of("customer.shoe size")).toThrow("customer.shoe size");
});

const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each<[string, Buffer]>([
  ["as typed", Buffer.from(word)],
  ["in capitals", Buffer.from(word.toUpperCase())],
  ["in small letters", Buffer.from(word.toLowerCase())],
  ["in hexadecimal", Buffer.from(Buffer.from(word).toString("hex"))],
  ["in hexadecimal capitals", Buffer.from(Buffer.from(word).toString("hex").toUpperCase())],
  ["in base64, first alignment", Buffer.from(Buffer.from(`abc${word}xyz`).toString("base64"))],
  ["in base64, second alignment", Buffer.from(Buffer.from(`abcd${word}xyz`).toString("base64"))],
  ["in base64, third alignment", Buffer.from(Buffer.from(`abcde${word}xyz`).toString("base64"))],
  ["in base64url", Buffer.from(Buffer.from(`?~${word}~?`).toString("base64url"))],
  ["in UTF-16", utf16(word)],
  ["in UTF-16, the other way round", utf16(word).swap16()],
  ["backwards", Buffer.from([...word].reverse().join(""))],
  ["as MD5", createHash("md5").update(word).digest()],
  ["as SHA-1 in base64", Buffer.from(createHash("sha1").update(word).digest("base64"))],
  ["as SHA-256 in hexadecimal", Buffer.from(createHash("sha256").update(word).digest("hex"))],
  ["as SHA-256 of small letters", createHash("sha256").update(word.toLowerCase()).digest()],
])("a word is found %s, among a hundred kilobytes, at either end too", (_form, hidden) => {
  const noise = randomBytes(100_000);
  for (const parts of [
    [noise, hidden, noise],
    [hidden, noise],
    [noise, hidden],
  ]) {
    expect(search(Buffer.concat(parts)).map(({ canary }) => canary.place)).toContain("customer.name");
  }
});

test("bytes without a word give no match", () => {
  expect(search(randomBytes(2_000_000))).toEqual([]);
  expect(search(Buffer.from(word.slice(0, -1)))).toEqual([]);
});
