import { expect, type Page } from "@playwright/test";
import { closePopup, faultsOfActs, openersOn } from "#test/e2e/acts.ts";
import { actsOfScreens } from "#test/e2e/acts-of-screens.ts";
import { post } from "#test/e2e/api.ts";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { nameOf, type Opening, openBy, openings } from "#test/e2e/openings.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { publicPaths } from "#web/app/paths.ts";

/** Every screen of a firm that has two records of each kind, and on desks every dialog, sheet and menu on them. */
export async function walkAsFirm(page: Page): Promise<string[]> {
  const screens = await screensOfFirm(page);
  const kind = (page.viewportSize()?.width ?? 0) < 768 ? "phone" : "desk";
  const faults: string[] = [];
  const listed = screens.filter((screen) => actsOfScreens.some(({ on }) => on.test(screen)));
  expect(listed).toHaveLength(actsOfScreens.length);
  for (const screen of screens) {
    await openScreen(page, screen);
    const needed = actsOfScreens.find(({ on }) => on.test(screen));
    const acts = needed ? [...needed.both, ...(needed[kind] ?? [])] : [];
    faults.push(...(await faultsOfActs(page, screen, acts)));
    const own = openings.filter(({ on, only = kind }) => on.test(screen) && only === kind);
    // The frame is on every screen, and a new document has the rows of a stored one.
    const alike = ["/", screen.replace(/new$/, "edit")];
    const known = openings.filter(({ on }) => alike.some((each) => on.test(each)));
    const unknown = (await openersOn(page)).filter(
      (name) => !known.some(({ press }) => press[0]?.test(name)),
    );
    faults.push(...unknown.map((name) => `${screen}: openings.ts does not have "${name}"`));
    if (kind === "desk") faults.push(...(await walkOpenings(page, screen, own)));
  }
  return faults;
}

/** Every sheet that phones alone have, and the one that sends. */
export async function walkSheets(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of await screensOfFirm(page)) {
    const own = openings.filter(
      ({ on, only, press }) =>
        on.test(screen) && (only === "phone" || press.some((each) => each.test("Send"))),
    );
    if (own.length === 0) continue;
    await openScreen(page, screen);
    faults.push(...(await walkOpenings(page, screen, own)));
  }
  return faults;
}

async function screensOfFirm(page: Page): Promise<string[]> {
  await registerPlain(page, newPerson("Nora"));
  await withoutTours(page);
  const screens = await everyScreen(page);
  await oneMoreOfEach(page);
  return screens;
}

/** @returns what is wrong with the acts of these dialogs, sheets and menus of the open screen */
async function walkOpenings(page: Page, screen: string, own: readonly Opening[]): Promise<string[]> {
  const faults: string[] = [];
  for (const opening of own) {
    await openBy(page, opening);
    faults.push(...(await faultsOfActs(page, `${screen}, ${nameOf(opening)}`)));
    await closePopup(page);
  }
  return faults;
}

/** The screens that are other while there are no records. */
export async function walkAsNewcomer(page: Page): Promise<string[]> {
  await registerPlain(page, newPerson("Nora"));
  await withoutTours(page);
  const lists = ["/quotes", "/invoices", "/customers", "/materials", "/labor", "/monthly-reports", "/export"];
  return walk(page, ["/", "/quotes/new", "/invoices/new", "/company-profile", ...lists]);
}

/** The screens of a visitor. */
export async function walkAsVisitor(page: Page): Promise<string[]> {
  const open = publicPaths.filter((path) => !path.startsWith("/subscribe"));
  return walk(page, [...open, "/reset-password?token=x", "/nowhere"]);
}

/** @returns what is wrong with the acts of these screens */
export async function walk(page: Page, screens: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(page, screen);
    faults.push(...(await faultsOfActs(page, screen)));
  }
  return faults;
}

async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** So that acts of two records can be taken for each other. */
async function oneMoreOfEach(page: Page): Promise<void> {
  const words = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
  await post(page, "customers", { name: "Bea Brown", email: "bea@example.com", phone: "020 7946 0000" });
  await post(page, "materials", { name: "Oak board", unitCost: "9.50", unitType: "Each" });
  await post(page, "labor", { name: "Joiner", rate: "45.00", rateType: "hour" });
  const line = { name: "Oak board", quantity: "2" };
  await post(page, "quotes", { ...words, lineItems: [{ ...line, unitCost: "9.50" }] });
  await post(page, "invoices", { ...words, lineItems: [{ ...line, unitPrice: "9.50" }] });
  const report = { year: new Date().getFullYear(), month: 1 };
  await page.request.post("/api/monthly-reports/generate", { data: report });
}
