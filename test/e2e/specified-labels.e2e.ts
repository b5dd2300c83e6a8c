import { expect, type Page } from "@playwright/test";
import { languages } from "#domain/region/region.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";
import { type SpecifiedScreen, specifiedScreens } from "#test/e2e/specified-labels.ts";
import {
  specifiedByRegion,
  specifiedForEncrypted,
  specifiedForNewcomers,
  specifiedForVisitors,
  specifiedWithCard,
} from "#test/e2e/specified-states.ts";

test("every label that the specification prints is on its screen", async ({ page }) => {
  test.slow();
  await registerPlain(page, newPerson("Bea"));
  await withoutTours(page);
  expect(await lackingOn(page, specifiedScreens, await oneOfEach(page))).toEqual([]);
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
  const cancelled = { section: "1 Billing", path: "/billing", labels: ["Free Trial", "Cancelling"] };
  expect([...missing, ...(await lackingOn(page, [cancelled]))]).toEqual([]);
});

for (const language of languages) {
  test(`so is every label of the region of ${language}, and none of another region`, async ({ page }) => {
    await withoutTours(page);
    await registerPlain(page, newPerson("Bea"));
    await post(page, "company-profile", { companyName: "Hobbs Joinery", language });
    expect(await lackingOn(page, specifiedByRegion[language])).toEqual([]);
  });
}

async function putCardOnFile(page: Page): Promise<void> {
  const start = await page.request.post("/api/get-or-create-subscription");
  const { clientSecret } = await start.json();
  const data = { clientSecret, card: "works" };
  expect((await page.request.post("/api/payment-sandbox/pick-card", { data })).status()).toBe(200);
}

/** The labels that are not on their screens, or should not be. @param ids of one record of each kind */
async function lackingOn(
  page: Page,
  screens: readonly SpecifiedScreen[],
  ids: Record<string, string> = {},
): Promise<string[]> {
  const missing: string[] = [];
  for (const { section, path, press = [], labels, absent = [] } of screens) {
    await page.goto(path.replace(/\{(\w+)\}/, (_, noun: string) => ids[noun] ?? ""));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const name of press) await page.getByRole("button", { name }).first().click();
    const lacking = async () => {
      const words = new Set(await page.evaluate(textsOnPage));
      return labels.filter((label) => !words.has(label));
    };
    // A label that is late is there in the end; one that is lost is named together with the others.
    await expect
      .poll(lacking, { timeout: 5000 })
      .toEqual([])
      .catch(() => undefined);
    missing.push(...(await lacking()).map((label) => `${section}: ${label}`));
    const words = new Set(await page.evaluate(textsOnPage));
    missing.push(...absent.filter((label) => words.has(label)).map((label) => `${section}: not ${label}`));
  }
  return missing;
}

/** A record of each kind, so that no list is empty. */
async function oneOfEach(page: Page) {
  const customer = await post(page, "customers", { name: "Ann Archer", email: "ann@example.com" });
  const category = await post(page, "categories", { name: "Timber" });
  await post(page, "materials", {
    ...{ name: "Oak board", sku: "OAK", unitCost: "9.50", unitType: "Linear Meter", categoryId: category },
  });
  await post(page, "materials", { name: "Skip hire", unitCost: "180.00", unitType: "Each" });
  const trade = await post(page, "labor-categories", { name: "Joinery" });
  await post(page, "labor", { name: "Joiner", rate: "45.00", rateType: "hour", categoryId: trade });
  const about = { customerName: "Ann Archer", customerEmail: "ann@example.com", customerId: customer };
  const lines = [
    { name: "Oak board", quantity: "2", itemType: "material" },
    { name: "Joiner", quantity: "3", itemType: "labour" },
  ];
  const quote = await post(page, "quotes", {
    ...about,
    lineItems: lines.map((line) => ({ ...line, unitCost: "9.50" })),
  });
  const invoice = await post(page, "invoices", {
    ...about,
    lineItems: lines.map((line) => ({ ...line, unitPrice: "9.50" })),
  });
  return { customer, quote, invoice };
}

/**
 * Everything that a person reads or a screen reader says on the page, each text by itself: what stands alone, and what an
 * element says in all. Runs in the page.
 */
function textsOnPage(): string[] {
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    texts.push(element.getAttribute("aria-label") ?? "", element.getAttribute("placeholder") ?? "");
    texts.push(element.textContent ?? "", element instanceof HTMLInputElement ? element.value : "");
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? "");
    }
  }
  return texts.map((text) => text.trim());
}
