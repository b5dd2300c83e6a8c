import { expect, test } from "vitest";
import { seededRandom } from "#test/vault/seeded-random.ts";
import { drawPassphrase } from "#vault/keyset/passphrase-words.ts";

const list = Array.from({ length: 7776 }, (_, index) => `w${index}`);

/** Random bytes that are these numbers, two bytes each. */
function drawing(...numbers: number[]) {
  return () => {
    const drawn = numbers.shift() ?? 0;
    return Uint8Array.of(drawn >> 8, drawn & 0xff);
  };
}

test("six words are drawn, and a number beyond the last whole round of the list is drawn again", () => {
  const random = drawing(0, 7775, 7776, 62_207, 62_208, 65_535, 1, 2);
  expect(drawPassphrase(list, random)).toBe("w0 w7775 w0 w7775 w1 w2");
});

test("each word is as likely as every other", () => {
  const random = seededRandom("words");
  const short = list.slice(0, 5);
  const counts = new Map<string, number>();
  for (let round = 0; round < 2000; round += 1) {
    for (const word of drawPassphrase(short, random).split(" ")) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  expect([...counts.keys()].toSorted()).toEqual(short);
  for (const count of counts.values()) expect(Math.abs(count - 2400)).toBeLessThan(200);
});
