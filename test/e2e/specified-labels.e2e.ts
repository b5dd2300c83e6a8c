import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { type SpecifiedScreen, specifiedForVisitors, specifiedScreens } from "#test/e2e/specified-labels.ts";

test("every label that the specification prints is on its screen", async ({ page }) => {
  test.slow();
  const missing = await lackingOn(page, specifiedForVisitors, {});
  await registerPlain(page, newPerson("Bea"));
  await withoutTours(page);
  const ids = await oneOfEach(page);
  missing.push(...(await lackingOn(page, specifiedScreens, ids)));
  expect(missing).toEqual([]);
});

/** The labels that are not on their screens. @param ids of one record of each kind */
async function lackingOn(
  page: Page,
  screens: readonly SpecifiedScreen[],
  ids: Record<string, string>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { section, path, press = [], labels } of screens) {
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
    texts.push(element.textContent ?? "");
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? "");
    }
  }
  return texts.map((text) => text.trim());
}
