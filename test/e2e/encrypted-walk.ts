import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { formatStarterIds, starterTextName } from "#domain/catalogue/starter-list.ts";
import { closePopup } from "#test/e2e/acts.ts";
import { post } from "#test/e2e/api.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { walk } from "#test/e2e/every-screen-walk.ts";
import { newPerson, type Person, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { coloursOfPopup, type Question } from "#test/e2e/questions.ts";
import { register } from "#test/e2e/registered.ts";
import { vaultOf } from "#test/privacy/vault-of.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";

/** Asks questions of the screens of an encrypted account, first open and then locked. @returns what is wrong */
export async function walkEncrypted(
  { page, context }: { page: Page; context: BrowserContext },
  questions: readonly Question[],
): Promise<string[]> {
  const screens = await encryptedScreens(page, newPerson("Maximiliana-Theodora"));
  const faults = await walk(page, screens, questions);

  // A tab that is open lends its key to others.
  await page.close();
  const locked = await context.newPage();
  await withoutTours(locked);
  for (const screen of [...screens, "/quotes/new"]) {
    await locked.goto(screen);
    await locked.waitForLoadState("networkidle");
    if (screen !== "/settings") {
      await expectPassphraseQuestion(locked);
      if (screen === "/") faults.push(...(await coloursOfPopup(locked, "the passphrase")));
      await closePopup(locked);
    }
    for (const ask of questions) faults.push(...(await ask(locked, `${screen}, locked,`)));
    await expect(locked.getByRole("button", { name: "Create Categories First" })).toHaveCount(0);
    // That words of quotes are locked is said by what says that all words are.
    await expect(locked.getByText("Your own words for quotes could not be read")).toHaveCount(0);
  }
  return faults;
}

/** Creates an encrypted account with a customer, a material and a quote. @returns the addresses of the screens that show its words */
export async function encryptedScreens(page: Page, person: Person): Promise<string[]> {
  await register(page, person);
  await withoutTours(page);
  await withoutFirstFigures(page);
  const customer = await keepWords(page, person);
  const quote = await keepQuote(page);
  const lists = ["/", "/settings", "/customers", `/customers/${customer}`, "/materials", "/quotes"];
  return [...lists, quote, `${quote}/edit`];
}

/** Waits for the question for the passphrase, which every screen with words asks. */
export async function expectPassphraseQuestion(page: Page): Promise<void> {
  await expect(page.getByRole("dialog", { name: "Unlock your data" })).toBeVisible();
}

/** A customer, a material and the ids of a starter list, as the app would keep them. @returns the id of the customer */
async function keepWords(page: Page, { passphrase }: Person): Promise<string> {
  const vault = await vaultOf(page, passphrase);
  const id = randomUUID();
  const words = { id, name: "Featherstonehaugh-Cholmondeley Conservation Joinery and Sons", city: "Ludlow" };
  await post(page, "customers", await sealFields(vault, "customer", withEmptyFields("customer", words)));
  const ids = { name: starterTextName, text: formatStarterIds(new Map([[randomUUID(), 1]])) };
  const category = { id: randomUUID(), name: "Conservation joinery, sashes and weights" };
  await post(page, "categories", await sealFields(vault, "category", category));
  const oak = { id: randomUUID(), name: "Oak board", unitCost: "12.50", unitType: "Each" };
  const material = withEmptyFields("material", { ...oak, categoryId: category.id });
  await post(page, "materials", await sealFields(vault, "material", material));
  const text = withEmptyFields("companyText", { id: randomUUID(), ...ids });
  await post(page, "company-texts", await sealFields(vault, "companyText", text));
  return id;
}

/** @returns the address of its screen */
async function keepQuote(page: Page): Promise<string> {
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.waitForURL(/\/quotes\/[\w-]{36}$/);
  const { pathname } = new URL(page.url());
  // Without the notice, which lies over the screen after it.
  await page.goto("/");
  return pathname;
}
