import type { Random } from "#vault/primitives/random.ts";

/** Six words of a list of 7,776 are 77 bits: more than anybody guesses, also without the key derivation. */
const wordCount = 6;

/**
 * Draws a passphrase, every word of the list equally likely: a number that would make the first words of the list more
 * likely is drawn again.
 *
 * @param list at most 65,536 different words
 * @returns six words with a space between them
 */
export function drawPassphrase(list: readonly string[], random: Random): string {
  const words: string[] = [];
  const fair = 0x10000 - (0x10000 % list.length);
  while (words.length < wordCount) {
    const [high = 0, low = 0] = random(2);
    const drawn = high * 0x100 + low;
    const word = list[drawn % list.length];
    if (drawn < fair && word !== undefined) words.push(word);
  }
  return words.join(" ");
}
