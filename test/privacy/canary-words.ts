import { randomBytes } from "node:crypto";
import { recordKinds, sealedFields } from "#contract/sealed-kinds.ts";

/** A word that occurs nowhere else, and where it is typed: "customer.name", "quote line.unit", "secret.passphrase". */
export interface Canary {
  place: string;
  word: string;
}

/** What is typed besides the sealed fields: secrets, and text that must never be sent. */
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
  "typed.note in a file",
  "typed.supplier of a file",
  "typed.heading of a file",
  "typed.left-out row of a file",
];

/**
 * One word for each sealed field, made from the table that the product itself uses
 * ([Note: The table of sealed fields]). A field added to the table gets a word at once, and the test fails until a
 * journey types it.
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

  /** The word of a place. @throws Error for a place that is not sealed, or is not sealed any more */
  of(place: string): string {
    const canary = this.all.find((each) => each.place === place);
    if (!canary) throw new Error(`No word is kept for ${place}: is it still in the table of sealed fields?`);
    return canary.word;
  }

  /**
   * A copy with another word for a place whose word is known only once it is on the screen: the logo as the app made
   * it, a recovery code.
   */
  with(place: string, word: string): Canaries {
    const others = this.all.filter((each) => each.place !== place);
    return new Canaries([...others, { place, word }]);
  }

  /** The words of sealed fields. */
  get sealed(): readonly Canary[] {
    return this.all.filter(({ place }) => !/^(secret|typed)\./.test(place));
  }
}

/** Fields that accept only a fixed number of digits; the server validates them when it can read them. */
const shapes: Record<string, () => string> = {
  // With dashes, as the form writes it. Six digits without dashes would occur by chance in so many bytes.
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

/** Ten pronounceable letters with one capital: 41 random bits, so that a word does not occur by chance. */
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
