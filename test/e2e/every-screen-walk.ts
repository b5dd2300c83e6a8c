import { expect, type Page } from "@playwright/test";
import type { Language } from "#domain/region/region.ts";
import { actsOfScreens } from "#test/e2e/acts-of-screens.ts";
import { post } from "#test/e2e/api.ts";
import { everyScreen, longCustomer } from "#test/e2e/every-screen.ts";
import { openScreen } from "#test/e2e/open-screen.ts";
import { fillSignInStep, newPerson, withoutTours } from "#test/e2e/person.ts";
import { atFourHundred, type Question } from "#test/e2e/questions.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { publicPaths } from "#web/app/paths.ts";

/** A walk over every screen of a firm has as many parts, which run beside each other. */
export const parts = [1, 2, 3, 4] as const;

/**
 * Shows every fourth screen to a firm that has two records of each kind, and asks these questions of it.
 *
 * @param small what is asked of it in a window of {@link atFourHundred}
 * @returns what is wrong
 */
export async function walkAsFirm(
  page: Page,
  part: (typeof parts)[number],
  questions: readonly Question[],
  small: readonly Question[] = [],
): Promise<string[]> {
  await page.addInitScript(canShareFiles);
  await registerPlain(page, newPerson("Maximiliana-Theodora"));
  await withoutTours(page);
  await oneMoreOfEach(page);
  const screens = await everyScreen(page);
  const listed = screens.filter((screen) => actsOfScreens.some(({ on }) => on.test(screen)));
  expect(listed).toHaveLength(actsOfScreens.length);
  const mine = screens.filter((_, index) => index % parts.length === part - 1);
  const faults = await walk(page, mine, questions);
  if (small.length === 0) return faults;
  await page.setViewportSize(atFourHundred);
  return [...faults, ...(await walk(page, mine, small))];
}

/** The screens that are other while there are no records, in an account of a region that has no profile yet. */
export async function walkAsNewcomer(
  page: Page,
  questions: readonly Question[],
  language: Language = "en-GB",
): Promise<string[]> {
  const person = { ...newPerson("Nora"), language };
  await registerPlain(page, person);
  await withoutTours(page);
  const lists = ["/quotes", "/invoices", "/customers", "/materials", "/labor", "/monthly-reports", "/export"];
  return walk(page, ["/", "/quotes/new", "/invoices/new", "/company-profile", ...lists], questions);
}

/**
 * The screens that the Construction Industry Scheme changes, in an account that enters it. The invoice deducts CIS and
 * reverses VAT, so that it has all rows and all notes of both.
 */
export async function walkWithCis(page: Page, questions: readonly Question[]): Promise<string[]> {
  await page.addInitScript(canShareFiles);
  await registerPlain(page, newPerson("Nora"));
  await withoutTours(page);
  await post(page, "company-profile", {
    ...{ companyName: longCustomer.customerName, vatNumber: "GB123456789", chargeVat: true },
    ...{ cisRegistered: true, cisRatePercent: "30", utrNumber: "1955839661" },
  });
  const line = { itemType: "custom", quantity: "200", unitPrice: "95000.00" };
  const invoice = await post(page, "invoices", {
    ...{ ...longCustomer, dueDate: "2026-01-05", markupPercent: "20", taxPercent: "20" },
    ...{ cisApplied: true, reverseChargeVat: true, customerVatNumber: "GB987654321" },
    lineItems: [
      { ...line, name: "Accoya sash window, slimlite glazing, 1,200 x 1,800 mm", customType: "material" },
      { ...line, name: "Conservation joiner, on site, night work", customType: "labour" },
    ],
  });
  const screens = [`/invoices/${invoice}`, `/invoices/edit/${invoice}`, "/company-profile"];
  return walk(page, screens, questions);
}

/** The screens of a visitor, the steps of a new account and what is wrong in them. */
export async function walkAsVisitor(page: Page, questions: readonly Question[]): Promise<string[]> {
  const open = publicPaths.filter((path) => !path.startsWith("/subscribe"));
  const faults = await walk(page, [...open, "/reset-password?token=x", "/nowhere"], questions);
  for (const show of [signUpWithFaults, passphraseStep, termsStep]) {
    await openScreen(page, "/auth");
    await show(page);
    for (const ask of questions) faults.push(...(await ask(page, `/auth, ${show.name}`)));
  }
  return faults;
}

/** Opens each of these screens once, and asks all questions of it. */
export async function walk(
  page: Page,
  screens: readonly string[],
  questions: readonly Question[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(page, screen);
    for (const ask of questions) faults.push(...(await ask(page, screen)));
  }
  return faults;
}

async function signUpWithFaults(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** From the sign-in to the second step of a new account, with a passphrase that was made. */
export async function passphraseStep(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create an account" }).click();
  await fillSignInStep(page, newPerson("Maximiliana-Theodora"));
  await page.getByRole("button", { name: "Make one for me" }).click();
}

async function termsStep(page: Page): Promise<void> {
  await passphraseStep(page);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Devices that are held share files, so that all channels of a sending are there. Runs in the page. */
function canShareFiles(): void {
  Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => true });
}

/** So that acts of two records can be taken for each other. Lists begin with the others, whose words are long. */
async function oneMoreOfEach(page: Page): Promise<void> {
  const words = { customerName: "Zoe Brown", customerEmail: "zoe@example.com" };
  await post(page, "customers", { name: "Zoe Brown", email: "zoe@example.com", phone: "020 7946 0000" });
  await post(page, "materials", { name: "Wax", unitCost: "9.50", unitType: "Each" });
  await post(page, "labor", { name: "Waxing", rate: "45.00", rateType: "hour" });
  const line = { name: "Wax", quantity: "2" };
  await post(page, "quotes", { ...words, lineItems: [{ ...line, unitCost: "9.50" }] });
  await post(page, "invoices", { ...words, lineItems: [{ ...line, unitPrice: "9.50" }] });
  const report = { year: new Date().getFullYear(), month: 1 };
  await page.request.post("/api/monthly-reports/generate", { data: report });
}
