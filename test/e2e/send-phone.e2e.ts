import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("on a phone the paper and its words go to another app, or the words to the messages", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ivy"));
  await withoutTours(page);
  await page.addInitScript(() => {
    const share = async ({ title, text, files }: ShareData) => {
      document.documentElement.dataset.shared = `${title} | ${text} | ${files?.[0]?.name}`;
    };
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", { value: share });
    document.addEventListener("click", (event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target.href : "";
      if (!link.startsWith("sms:")) return;
      event.preventDefault();
      document.documentElement.dataset.opened = link;
    });
  });
  const id = await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    customerPhone: "07700 900123",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto(`/quotes/${id}`);
  const bar = page.getByRole("region", { name: "What to do with Q-0001" });
  await bar.getByRole("button", { name: "Send" }).click();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "No breakdown" }).check();
  await page.getByRole("textbox", { name: "Message" }).fill("As agreed");
  await page.getByRole("button", { name: "Share" }).click();
  await expectToast(page, "Q-0001 is recorded as sent by sharing.");
  expect(await page.evaluate(() => document.documentElement.dataset.shared)).toBe(
    "Quote Q-0001 | As agreed | Bea Brown-quote.pdf",
  );
  await expect(page.getByRole("button", { name: /^Sent, change status/ })).toBeVisible();

  await bar.getByRole("button", { name: "Remind" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Any news?");
  await page.getByRole("button", { name: "Text" }).click();
  await expectToast(page, "Q-0001 is recorded as reminded of by text.");
  expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe(
    "sms:07700900123?&body=Any%20news%3F",
  );
  const timeline = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(timeline).toContainText([/Reminded by text to 07700 900123/, /Sent by sharing/, /created/]);

  await chooseMore(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete quote" }).click();
  await expectToast(page, "Quote deleted successfully");
  await expect(page).toHaveURL("/quotes");
});
