import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { closePopup } from "#test/e2e/acts.ts";
import { post } from "#test/e2e/api.ts";
import { walk } from "#test/e2e/every-screen-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, type Person, withoutTours } from "#test/e2e/person.ts";
import { acts, colours, coloursOfPopup, layoutOnDesks } from "#test/e2e/questions.ts";
import { register } from "#test/e2e/registered.ts";
import { vaultOf } from "#test/privacy/vault-of.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { sealFields } from "#vault/records/seal-fields.ts";

const id = randomUUID();
const screens = ["/", "/settings", "/customers", `/customers/${id}`, "/quotes"];
const questions = [acts, layoutOnDesks, colours];

test("the screens of an encrypted account have their acts, layout and colours, while it is locked too", async ({
  page,
  context,
}) => {
  test.slow();
  const ann = newPerson("Maximiliana-Theodora");
  await register(page, ann);
  await withoutTours(page);
  await keepCustomer(page, ann);
  const faults = await walk(page, screens, questions);

  // A tab that is open lends its key to others.
  await page.close();
  const locked = await context.newPage();
  await withoutTours(locked);
  for (const screen of screens) {
    await locked.goto(screen);
    await locked.waitForLoadState("networkidle");
    if (screen !== "/settings") await declineToUnlock(locked, faults);
    for (const ask of questions) faults.push(...(await ask(locked, `${screen}, locked,`)));
  }
  expect(faults).toEqual([]);
});

/** A screen with words asks for the passphrase. */
async function declineToUnlock(page: Page, faults: string[]): Promise<void> {
  await expect(page.getByRole("dialog", { name: "Unlock your data" })).toBeVisible();
  if (new URL(page.url()).pathname === "/") faults.push(...(await coloursOfPopup(page, "the passphrase")));
  await closePopup(page);
}

/** As the screen of customers would keep one. */
async function keepCustomer(page: Page, { passphrase }: Person): Promise<void> {
  const vault = await vaultOf(page, passphrase);
  const words = { id, name: "Featherstonehaugh-Cholmondeley Conservation Joinery and Sons", city: "Ludlow" };
  await post(page, "customers", await sealFields(vault, "customer", withEmptyFields("customer", words)));
}
