import { expect, type Page } from "@playwright/test";
import { faultsInForcedColours } from "#test/e2e/accessible.ts";
import { popup } from "#test/e2e/acts.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, signIn, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

const bea = {
  customerName: "Bea",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak", quantity: "1", unitCost: "50.00" }],
};

test("a newcomer's screens, and dialogs and menus over screens, lose nothing in forced colours", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ada"));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNothingLost(page);
  await withoutTours(page);
  await page.goto("/quotes");
  await expect(page.getByText("No quotes yet")).toBeVisible();
  await expectNothingLost(page);

  const id = await post(page, "quotes", bea);
  for (const { at, press } of [
    { at: "/customers", press: "Add Customer" },
    { at: "/materials", press: "Manage Categories" },
    { at: "/settings", press: "Delete Account" },
    { at: "/settings", press: "Search" },
    { at: "/quotes", press: "More for Q-0001" },
    { at: `/quotes/${id}`, press: "Send" },
  ]) {
    await page.goto(at);
    await page.getByRole("button", { name: press, exact: true }).first().click();
    await expect(popup(page)).toBeVisible();
    await expectNothingLost(page);
  }
});

test("a locked account, what asks for its passphrase and what is wrong with it, lose nothing in forced colours", async ({
  page,
  browser,
}) => {
  const ann = newPerson("Ann");
  await register(page, ann);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await signIn(phone, ann);
  const dialog = phone.getByRole("dialog", { name: "Unlock your data" });
  await expect(dialog).toBeVisible();
  await expectNothingLost(phone);
  await dialog.getByLabel("Encryption Passphrase").fill("short");
  await phone.keyboard.press("Enter");
  await expectToast(phone, "Passphrase must be at least 8 characters long");
  await expectNothingLost(phone);
  await phone.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectNothingLost(phone);
  await context.close();
});

async function expectNothingLost(page: Page): Promise<void> {
  expect(await faultsInForcedColours(page)).toEqual([]);
}
