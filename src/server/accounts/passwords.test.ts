import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "#server/accounts/passwords.ts";

test("a password matches its own hash and no other", async () => {
  const stored = await hashPassword("correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches("correct horse", stored)).toBe(true);
  expect(await passwordMatches("Correct horse", stored)).toBe(false);
});

test("without an account no password matches, not even that of the dummy hash", async () => {
  expect(await passwordMatches("correct horse", null)).toBe(false);
  expect(await passwordMatches("no account has this password", null)).toBe(false);
});
