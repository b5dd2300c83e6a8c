import { expect, type Page } from "@playwright/test";
import { languages } from "#domain/region/region.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";
import { specifiedOfDocuments } from "#test/e2e/specified-documents.ts";
import { specifiedOfAccount } from "#test/e2e/specified-labels.ts";
import { specifiedOfRecords } from "#test/e2e/specified-records.ts";
import { specifiedByRegion } from "#test/e2e/specified-regions.ts";
import {
  specifiedForEncrypted,
  specifiedForNewcomers,
  specifiedForVisitors,
  specifiedWhenCancelled,
  specifiedWhileLocked,
  specifiedWithCard,
} from "#test/e2e/specified-states.ts";
import { lackingOn, oneOfEach } from "#test/e2e/specified-walk.ts";

test("every label that the specification prints is on its screen", async ({ page }) => {
  test.slow();
  await registerPlain(page, newPerson("Bea"));
  await withoutTours(page);
  expect(
    await lackingOn(
      page,
      [...specifiedOfAccount, ...specifiedOfRecords, ...specifiedOfDocuments],
      await oneOfEach(page),
    ),
  ).toEqual([]);
});

test("so is every label for visitors, and for newcomers with their tours", async ({ page }) => {
  test.slow();
  const missing = await lackingOn(page, specifiedForVisitors);
  await registerPlain(page, newPerson("Bea"));
  expect([...missing, ...(await lackingOn(page, specifiedForNewcomers))]).toEqual([]);
});

test("so is every label for a firm with a card, and for an encrypted account", async ({ page }) => {
  test.slow();
  await withoutTours(page);
  await register(page, newPerson("Bea"));
  const missing = await lackingOn(page, specifiedForEncrypted);
  await putCardOnFile(page);
  missing.push(...(await lackingOn(page, specifiedWithCard)));
  expect((await page.request.post("/api/subscription/cancel")).ok()).toBe(true);
  missing.push(...(await lackingOn(page, specifiedWhenCancelled)));
  await page.evaluate(() => sessionStorage.clear());
  expect([...missing, ...(await lackingOn(page, specifiedWhileLocked))]).toEqual([]);
});

for (const language of languages) {
  test(`so is every label of the region of ${language}, and none of another region`, async ({ page }) => {
    await withoutTours(page);
    await registerPlain(page, newPerson("Bea"));
    const ofBritain = language === "en-GB" ? { cisRegistered: true, vatNumber: "GB123456789" } : {};
    await post(page, "company-profile", { companyName: "Hobbs Joinery", language, ...ofBritain });
    expect(await lackingOn(page, specifiedByRegion[language])).toEqual([]);
  });
}

async function putCardOnFile(page: Page): Promise<void> {
  const start = await page.request.post("/api/get-or-create-subscription");
  const { clientSecret } = await start.json();
  const data = { clientSecret, card: "works" };
  expect((await page.request.post("/api/payment-sandbox/pick-card", { data })).status()).toBe(200);
}
