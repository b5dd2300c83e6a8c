import { expect } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { specifiedOfAccount } from "#test/e2e/specified-labels.ts";
import { specifiedOnPhones } from "#test/e2e/specified-on-phones.ts";
import { specifiedForVisitors } from "#test/e2e/specified-states.ts";
import { lackingOn, oneOfEach } from "#test/e2e/specified-walk.ts";
import { specifiedOfWork } from "#test/e2e/specified-working-data.ts";

test("every label that the specification prints is on its screen, on a phone as well", async ({ page }) => {
  test.slow();
  const missing = await lackingOn(page, specifiedForVisitors);
  await registerPlain(page, newPerson("Bea"));
  await withoutTours(page);
  const screens = [...specifiedOfAccount, ...specifiedOfWork, ...specifiedOnPhones];
  expect([...missing, ...(await lackingOn(page, screens, await oneOfEach(page)))]).toEqual([]);
});
