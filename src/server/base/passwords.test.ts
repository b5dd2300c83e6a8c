import { expect, test } from "vitest";
import { passwordCost, passwordsAt } from "#server/base/passwords.ts";

const passwords = passwordsAt(passwordCost);

test("a password matches its own hash and no other", async () => {
  const stored = await passwords.hash("correct horse");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches("correct horse", stored)).toBe(true);
  expect(await passwords.matches("Correct horse", stored)).toBe(false);
});

test("without an account no password matches, not even that of the dummy hash", async () => {
  expect(await passwords.matches("correct horse", null)).toBe(false);
  expect(await passwords.matches("no account has this password", null)).toBe(false);
});
