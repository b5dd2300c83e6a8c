import { expect, test } from "vitest";
import { type StripKind, stripOf } from "#web/frame/strip-of.ts";

/** In their order. */
const kinds: StripKind[] = [
  "refused",
  "locked",
  "signedOut",
  "storeSilent",
  "encrypting",
  "replaced",
  "readOnly",
  "trial",
];

test("of all that applies the first stands, and nothing where nothing applies", () => {
  for (let applying = 0; applying < 2 ** kinds.length; applying += 1) {
    const applies = Object.fromEntries(kinds.map((kind, at) => [kind, Boolean(applying & (1 << at))]));
    const first = kinds.find((kind) => applies[kind]) ?? null;
    expect(stripOf(applies as Record<StripKind, boolean>)).toBe(first);
  }
});
