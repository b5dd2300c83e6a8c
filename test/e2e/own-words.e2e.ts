import { expect } from "@playwright/test";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, signIn, unlock, withoutTours } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";

test("the tone is asked for at the first sending and known on another device; another one is for one message", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson("Tess");
  await register(page, person);
  await withoutTours(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await expect(sheet).toContainText("How do you write to your customers?");
  await sheet.getByRole("radio", { name: "Formal" }).check();
  // Closed without a sending, it is asked again.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field(sheet, "Message")).toHaveCount(0);
  await sheet.getByRole("radio", { name: "Formal" }).check();
  await sheet.getByRole("button", { name: "Copy" }).click();
  await sheet.getByRole("button", { name: "Yes" }).click();
  await expectToast(page, "Q-0001 is recorded as sent by copying.");

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await withoutTours(other);
  await signIn(other, person);
  await unlock(other, person.passphrase);
  await expect(other.getByRole("button", { name: "Encrypted", exact: true })).toBeVisible();
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole("button", { name: "Remind" }).click();
  const reminder = other.getByRole("dialog", { name: "Remind about quote Q-0001" });
  await expect(field(reminder, "Message")).toHaveValue(/^Dear Bea Brown, may we ask/);
  await expect(reminder).not.toContainText("How do you write");
  await reminder.getByRole("radio", { name: "Friendly" }).check();
  await expect(reminder).toContainText("For this message. Your usual tone is in Business Profile.");
  await expect(field(reminder, "Message")).toHaveValue(/^Hi Bea, just checking/);
  await elsewhere.close();
});
