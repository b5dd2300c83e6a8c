import { expect, type Locator, type Page } from "@playwright/test";
import { instantAt } from "#domain/calendar/instant.ts";
import { addMonths, formatLocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import { languages } from "#domain/region/region.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";
import { type SpecifiedScreen, specifiedScreens } from "#test/e2e/specified-labels.ts";
import {
  specifiedByRegion,
  specifiedForEncrypted,
  specifiedForNewcomers,
  specifiedForVisitors,
  specifiedWhileLocked,
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
  missing.push(...(await lackingOn(page, [cancelled])));
  await page.evaluate(() => sessionStorage.clear());
  expect([...missing, ...(await lackingOn(page, specifiedWhileLocked))]).toEqual([]);
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
  for (const screen of screens) {
    await page.goto(screen.path.replace(/\{(\w+)\}/, (_, noun: string) => ids[noun] ?? ""));
    // A dialog that asks for the passphrase hides the screen from readers.
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    const { press = [], type = {} } = screen;
    for (const name of press) await page.getByRole("button", { name }).first().click();
    for (const [label, text] of Object.entries(type)) await field(page, label).fill(text);
    for (const label of Object.keys(type).slice(-1)) await field(page, label).press("Enter");
    missing.push(...(await lackingHere(page, screen)).map((fault) => `${screen.section}: ${fault}`));
  }
  return missing;
}

/** What the open screen lacks, or should lack. */
async function lackingHere(page: Page, screen: SpecifiedScreen): Promise<string[]> {
  const { labels, absent = [], disabled = [], defaults = {} } = screen;
  const lacking = async () => {
    const words = new Set(await page.evaluate(textsOnPage));
    return labels.filter((label) => !words.has(label));
  };
  // A label that is late is there in the end; one that is lost is named together with the others.
  await expect
    .poll(lacking)
    .toEqual([])
    .catch(() => undefined);
  const faults = await lacking();
  const words = new Set(await page.evaluate(textsOnPage));
  faults.push(...absent.filter((label) => words.has(label)).map((label) => `not ${label}`));
  for (const name of disabled) {
    const button = page.getByRole("button", { name, exact: true }).first();
    if (!(await button.isDisabled())) faults.push(`${name} can be pressed`);
  }
  for (const [label, value] of Object.entries(defaults)) {
    const found = await boxOf(page, label).first().evaluate(defaultOf);
    const expected =
      typeof value === "string" ? value.replace(/^\{(.+)\}$/, (_, day) => dayNamed(day)) : value;
    if (found !== expected) faults.push(`${label} is ${found} and not ${expected}`);
  }
  return faults;
}

/** A box, a tick or a tab by its label, after which a hint may stand. */
function boxOf(page: Page, label: string): Locator {
  const name = new RegExp(`^${label}`);
  const ticks = page.getByRole("checkbox", { name }).or(page.getByRole("radio", { name }));
  return field(page, label)
    .or(ticks)
    .or(page.getByRole("tab", { name: label, exact: true }));
}

/** What a box has: a text, the entry chosen, or whether it is ticked or chosen. Runs in the page. */
function defaultOf(box: Element): string | boolean {
  if (box instanceof HTMLSelectElement) return box.selectedOptions[0]?.text ?? "";
  if (!(box instanceof HTMLInputElement)) return box.getAttribute("aria-selected") === "true";
  return box.type === "checkbox" || box.type === "radio" ? box.checked : box.value;
}

/** A day as British firms write it. */
function dayNamed(day: string): string {
  const today = localDateAt(instantAt(Date.now()), "Europe/London");
  return formatLocalDate(day === "today" ? today : addMonths(today, 1), "en-GB");
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
