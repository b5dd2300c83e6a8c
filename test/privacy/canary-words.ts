import { randomBytes } from "node:crypto";
import { recordKinds, sealedFields } from "#contract/sensitive.ts";

/**
 * A word that stands nowhere else in the world, and where it is typed: "customer.name", "quote line.unit",
 * "secret.passphrase".
 */
export interface Canary {
  place: string;
  word: string;
}

/** What is typed besides the sealed fields: secrets, and text that is never meant to be sent. */
const alsoTyped = [
  "secret.passphrase",
  "secret.password",
  "secret.passphrase after a change",
  "secret.passphrase after recovery",
  "typed.wrong passphrase",
  "typed.search in the header",
  "typed.search in the list of customers",
  "typed.quote that was not saved",
  "typed.work summary",
  "typed.custom item",
  "typed.description item",
  "typed.file of customers",
];

/**
 * One word for each sealed field there is, made from the table that the product goes by ([Note: The table of sealed
 * fields]): a field that is added to it has a word at once, and the test fails until somebody types it.
 */
export function newCanaries(): Canaries {
  const sealed = recordKinds.flatMap((kind) => [
    ...sealedFields[kind].fields.map((field) => `${kind}.${field}`),
    ...sealedFields[kind].lineItems.map((field) => `${kind} line.${field}`),
  ]);
  return new Canaries([...sealed, ...alsoTyped].map((place) => ({ place, word: wordFor(place) })));
}

/** The words of one account. */
export class Canaries {
  readonly all: readonly Canary[];

  constructor(all: readonly Canary[]) {
    this.all = all;
  }

  /** The word of a place. @throws Error for a place that is not sealed, or no more */
  of(place: string): string {
    const canary = this.all.find((each) => each.place === place);
    if (!canary) throw new Error(`No word is kept for ${place}: is it still in the table of sealed fields?`);
    return canary.word;
  }

  /**
   * The same with another word for a place, where it is known only once it is on the screen: the logo as the app made
   * it, a recovery code.
   */
  with(place: string, word: string): Canaries {
    const others = this.all.filter((each) => each.place !== place);
    return new Canaries([...others, { place, word }]);
  }

  /** Words of sealed fields. */
  get sealed(): readonly Canary[] {
    return this.all.filter(({ place }) => !/^(secret|typed)\./.test(place));
  }
}

/** Boxes that take digits only, and so many of them; the server looks at them where it can read them. */
const shapes: Record<string, () => string> = {
  // As the form writes it; six digits without the dashes would be found by chance among so many bytes.
  "companyProfile.sortCode": () => digits(6).replace(/(..)(..)(..)/, "$1-$2-$3"),
  "companyProfile.accountNumber": () => digits(8),
  "companyProfile.utrNumber": () => digits(10),
};

function wordFor(place: string): string {
  return shapes[place]?.() ?? inventedWord();
}

function digits(count: number): string {
  return Array.from(randomBytes(count), (byte) => 1 + (byte % 9)).join("");
}

/** Ten letters that can be said aloud, one capital: 41 random bits, so that none is met by chance. */
function inventedWord(): string {
  const letters = Array.from(randomBytes(10), (byte, index) =>
    pick(index % 2 ? "aeiou" : "bcdfghjklmnprstvwxz", byte),
  );
  const word = letters.join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function pick(letters: string, byte: number): string {
  return letters.charAt(byte % letters.length);
}
