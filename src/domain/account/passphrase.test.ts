import { expect, test } from "vitest";
import { isSameSecret } from "#domain/account/passphrase.ts";

test.each([
  ["correct horse 7", "correct horse 7", true],
  ["Correct Horse 7", "correct horse 7", true],
  ["correcthorse7", "  correct horse 7\t", true],
  ["correct\u00a0horse 7", "correct horse 7", true],
  ["correct horse 8", "correct horse 7", false],
  ["correct-horse 7", "correct horse 7", false],
  ["", "", false],
])("%j beside the password %j: the same secret is %j", (passphrase, password, isSame) => {
  expect(isSameSecret(passphrase, password)).toBe(isSame);
});
