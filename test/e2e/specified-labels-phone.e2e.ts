import { expect } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { specifiedOfDocuments } from "#test/e2e/specified-documents.ts";
import { specifiedOfAccount } from "#test/e2e/specified-labels.ts";
import { specifiedOnPhones } from "#test/e2e/specified-on-phones.ts";
import { specifiedOfRecords } from "#test/e2e/specified-records.ts";
import { specifiedForVisitors } from "#test/e2e/specified-states.ts";
import { lackingOn, oneOfEach } from "#test/e2e/specified-walk.ts";

test("every label that the specification prints is on its screen, on a phone as well", async ({ page }) => {
  test.slow();
  const missing = await lackingOn(page, specifiedForVisitors);
  await registerPlain(page, newPerson("Bea"));
  await withoutTours(page);
  const screens = [
    ...specifiedOfAccount,
    ...specifiedOfRecords,
    ...specifiedOfDocuments,
    ...specifiedOnPhones,
  ];
  expect([...missing, ...(await lackingOn(page, screens, await oneOfEach(page)))]).toEqual([]);
});
