import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { specifiedScreens } from "#test/e2e/specified-labels.ts";

test("every label that the specification prints is on its screen", async ({ page }) => {
  test.slow();
  await registerPlain(page, newPerson("Bea"));
  await withoutTours(page);
  const ids = await oneOfEach(page);
  const missing: string[] = [];
  for (const { section, path, press = [], labels } of specifiedScreens) {
    await page.goto(path.replace(/\{(\w+)\}/, (_, noun: keyof typeof ids) => ids[noun]));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const name of press) await page.getByRole("button", { name }).first().click();
    const lacking = async () => {
      const words = await page.evaluate(wordsOnPage);
      return labels.filter((label) => !words.includes(label));
    };
    // A label that is late is there in the end; one that is lost is named together with the others.
    await expect
      .poll(lacking, { timeout: 5000 })
      .toEqual([])
      .catch(() => undefined);
    missing.push(...(await lacking()).map((label) => `${section}: ${label}`));
  }
  expect(missing).toEqual([]);
});

/** A record of each kind, so that no list is empty. */
async function oneOfEach(page: Page) {
  const customer = await post(page, "customers", { name: "Ann Archer", email: "ann@example.com" });
  const category = await post(page, "categories", { name: "Timber" });
  await post(page, "materials", {
    ...{ name: "Oak board", sku: "OAK", unitCost: "9.50", unitType: "Linear Meter", categoryId: category },
  });
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

/** Everything that a person reads or a screen reader says on the page, as one text. Runs in the page. */
function wordsOnPage(): string {
  const named = [...document.querySelectorAll("[aria-label], [placeholder]")].flatMap((element) => [
    element.getAttribute("aria-label") ?? "",
    element.getAttribute("placeholder") ?? "",
  ]);
  return [document.body.textContent ?? "", ...named].join("\n");
}
