import { expect, test } from "vitest";
import { stripOf } from "#web/frame/strip-of.ts";

const both = [true, false];

test("of all that applies the first stands: locked, signed out, read-only, trial", () => {
  const all = both.flatMap((locked) =>
    both.flatMap((signedOut) =>
      both.flatMap((readOnly) => both.map((trial) => ({ locked, signedOut, readOnly, trial }))),
    ),
  );
  expect(all).toHaveLength(16);
  for (const applies of all) {
    const { locked, signedOut, readOnly, trial } = applies;
    const first = locked
      ? "locked"
      : signedOut
        ? "signedOut"
        : readOnly
          ? "readOnly"
          : trial
            ? "trial"
            : null;
    expect(stripOf(applies)).toBe(first);
  }
});
