import { expect } from "@playwright/test";
import { walkEncrypted } from "#test/e2e/encrypted-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { acts, coloursOfPhones, layoutWhereTouched, targets } from "#test/e2e/questions.ts";

test("on a phone the screens of an encrypted account have their acts, targets, layout and colours, while it is locked too", async ({
  page,
  context,
}) => {
  test.slow();
  const questions = [acts, targets, layoutWhereTouched, coloursOfPhones];
  expect(await walkEncrypted({ page, context }, questions)).toEqual([]);
});
