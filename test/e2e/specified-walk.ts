import { expect, type Locator, type Page } from "@playwright/test";
import { instantAt } from "#domain/calendar/instant.ts";
import { addMonths, formatLocalDate, localDateAt } from "#domain/calendar/local-date.ts";
import { post } from "#test/e2e/api.ts";
import { openScreen } from "#test/e2e/open-screen.ts";
import { field } from "#test/e2e/person.ts";
import type { SpecifiedScreen } from "#test/e2e/specified-labels.ts";
import { wordsInSight } from "#test/e2e/words-in-sight.ts";

/** A record of each kind, so that no list is empty. */
export async function oneOfEach(page: Page) {
  const town = { city: "Leeds", county: "Yorkshire" };
  const customer = await post(page, "customers", { name: "Ann Archer", email: "ann@example.com", ...town });
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
  const report = { year: new Date().getFullYear(), month: new Date().getMonth() + 1 };
  await page.request.post("/api/monthly-reports/generate", { data: report });
  return { customer, quote, invoice };
}

/** The labels that are not on their screens, or should not be. @param ids of one record of each kind */
export async function lackingOn(
  page: Page,
  screens: readonly SpecifiedScreen[],
  ids: Record<string, string> = {},
): Promise<string[]> {
  const missing: string[] = [];
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const shown = screens
    .filter(({ phone }) => !isPhone || phone !== null)
    .map(({ phone, ...desk }) => (isPhone ? { ...desk, ...phone } : desk));
  // Nothing is pressed or typed on the first of them, so that nothing asks to stay.
  const inTurn = [...shown.filter(isStill), ...shown.filter((screen) => !isStill(screen))];
  for (const [index, screen] of inTurn.entries()) {
    const path = screen.path.replace(/\{(\w+)\}/, (_, noun: string) => ids[noun] ?? "");
    const before = inTurn[index - 1];
    if (before && isStill(before)) await openScreen(page, path);
    else await page.goto(path);
    // A dialog that asks for the passphrase hides the screen from readers.
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    for (const step of screen.steps ?? []) {
      await take(page, step).catch(() => missing.push(`${screen.section}: ${JSON.stringify(step)}`));
    }
    missing.push(...(await lackingHere(page, screen)).map((fault) => `${screen.section}: ${fault}`));
  }
  return missing;
}

/** The sections about the ways themselves. */
function isOfFrame({ section }: SpecifiedScreen): boolean {
  return section === "1 Sidebar" || section === "1 User menu";
}

function isStill({ steps = [] }: SpecifiedScreen): boolean {
  return steps.length === 0;
}

/** Presses what is named, or types into boxes. */
async function take(page: Page, step: string | Readonly<Record<string, string>>): Promise<void> {
  if (typeof step === "object") {
    for (const [label, text] of Object.entries(step)) await field(page, label).fill(text);
    return;
  }
  const [, key] = /^key (.+)$/.exec(step) ?? [];
  if (key) return page.keyboard.press(key);
  const [, choice] = /^choose (.+)$/.exec(step) ?? [];
  if (choice) return choose(page, choice);
  const name = beginningWith(step);
  const button = page.getByRole("button", { name }).or(page.getByRole("menuitem", { name }));
  await button.filter({ visible: true }).first().click();
}

/** Chooses a tab or a choice, or opens a section; a choice's round may lie beneath its word. */
async function choose(page: Page, name: string): Promise<void> {
  const words = page.locator("label, summary").filter({ hasText: beginningWith(name) });
  const tab = page.getByRole("tab", { name, exact: true });
  await tab.or(words).filter({ visible: true }).first().click();
}

/** Names that begin with these whole words: "Add Item" is not "Add items". */
function beginningWith(words: string): RegExp {
  return new RegExp(`^${words}(?![a-z])`);
}

/** The ways to other screens have their names on every screen, where a label of the screen itself could hide. */
const waysElsewhere = 'nav[aria-label="Main"], nav[aria-label="Shortcuts"]';

/** What the open screen lacks, or should lack. */
async function lackingHere(page: Page, screen: SpecifiedScreen): Promise<string[]> {
  const { title, labels = [], names = [], absent = [], disabled = [], defaults = {} } = screen;
  const lacking = async () => {
    const seen = await page.evaluate(wordsInSight, isOfFrame(screen) ? "script" : waysElsewhere);
    const isSeen = (label: string) =>
      label.endsWith("…")
        ? seen.some((text) => text.startsWith(withDays(label.slice(0, -1))))
        : seen.includes(label);
    const faults = labels.filter((label) => !isSeen(label));
    for (const name of names) {
      const byName = page
        .getByLabel(name, { exact: true })
        .or(page.getByRole("button", { name, exact: true }));
      if ((await byName.filter({ visible: true }).count()) === 0) faults.push(`the name ${name}`);
    }
    const heading = page.getByRole("heading", { level: 1, includeHidden: true });
    if (title && !(await heading.allTextContents()).includes(title)) faults.push(`the title ${title}`);
    return faults;
  };
  // A label that is late is there in the end; one that is lost is named together with the others.
  await expect
    .poll(lacking, { timeout: 5_000 })
    .toEqual([])
    .catch(() => undefined);
  const faults = await lacking();
  const words = new Set(await page.evaluate(wordsInSight, "script"));
  faults.push(...absent.filter((label) => words.has(label)).map((label) => `not ${label}`));
  for (const name of disabled) {
    const button = page.getByRole("button", { name, exact: true }).first();
    if (!(await button.isDisabled())) faults.push(`${name} can be pressed`);
  }
  for (const [label, value] of Object.entries(defaults)) {
    const box = boxOf(page, label).first();
    const found = (await box.count()) > 0 ? await box.evaluate(defaultOf) : "nowhere";
    const expected = typeof value === "string" ? withDays(value) : value;
    if (found !== expected) faults.push(`${label} is ${found} and not ${expected}`);
  }
  return faults;
}

/** A box, a tick or a tab by its label, after which a hint may stand. */
function boxOf(page: Page, label: string): Locator {
  const name = beginningWith(label);
  const ticks = page.getByRole("checkbox", { name }).or(page.getByRole("radio", { name }));
  return field(page, label)
    .or(ticks)
    .or(page.getByRole("tab", { name: label, exact: true }));
}

/** What a box has: a text, the entry chosen, or whether it is ticked or chosen. Runs in the page. */
function defaultOf(box: Element): string | boolean {
  if (box instanceof HTMLSelectElement) return box.selectedOptions[0]?.text ?? "";
  if (!(box instanceof HTMLInputElement)) return box.getAttribute("aria-selected") === "true";
  // Phones have the system's date box, whose value is the same everywhere.
  if (box.type === "date") return box.value.split("-").reverse().join("/");
  return box.type === "checkbox" || box.type === "radio" ? box.checked : box.value;
}

/** A text with the days named in it as British firms write them. */
function withDays(text: string): string {
  const today = localDateAt(instantAt(Date.now()), "Europe/London");
  return text
    .replace("{today}", formatLocalDate(today, "en-GB"))
    .replace("{in a month}", formatLocalDate(addMonths(today, 1), "en-GB"));
}
