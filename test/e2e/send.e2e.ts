import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { outOfOrder, post, withTone } from "#test/e2e/api.ts";
import { openMore } from "#test/e2e/document-acts.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { pdfText } from "#test/e2e/pdf-text.ts";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const lineItems = [{ name: "Oak board", quantity: "2", unitCost: "50.00" }];
const customer = { customerName: "Bea Brown", customerEmail: "bea@example.com" };

test("a draft is sent by e-mail with ready words, becomes sent, and is a draft again if it was not", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ivy"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Hobbs Joinery" });
  const id = await post(page, "quotes", { ...customer, lineItems, validUntil: "2999-12-05" });
  await takeAddresses(page);
  await page.goto(`/quotes/${id}`);
  await openMore(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Send" }).click();
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await expect(sheet).toContainText("How do you write to your customers?");
  await expect(sheet.getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(field(sheet, "Message")).toHaveCount(0);
  const mail = sheet.getByRole("button", { name: "E-mail" });
  await expect(mail).toBeDisabled();
  await expect(mail).toHaveAccessibleDescription("Choose friendly or formal first.");
  await expectAccessible(page);
  await sheet.getByRole("radio", { name: "Friendly" }).check();
  await expect(mail).toBeEnabled();
  await expect(sheet.getByText("Choose friendly or formal first.")).toHaveCount(0);
  await expect(field(sheet, "Message")).toHaveValue(
    "Hi Bea, here is our quote for the work: £150.00 incl. VAT, good until 5 December 2999. Any questions, just call. Ivy, Hobbs Joinery",
  );
  await sheet.getByRole("radio", { name: "Formal" }).check();
  await expect(field(sheet, "Message")).toHaveValue(/^Dear Bea Brown, please find our quote Q-0001/);
  await field(sheet, "Message").fill("Dear Bea, as agreed.");
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "E-mail" }).click();
  expect((await download).suggestedFilename()).toBe("Bea Brown-quote.pdf");
  await expectToast(page, "Q-0001 is recorded as sent by e-mail. Attach Bea Brown-quote.pdf.");
  expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe(
    "mailto:bea@example.com?subject=Quote%20Q-0001%20from%20Hobbs%20Joinery&body=Dear%20Bea%2C%20as%20agreed.",
  );
  await expect(page.getByRole("button", { name: /^Sent, change status/ })).toBeVisible();
  await expect(page.getByText("Sent today", { exact: true })).toBeVisible();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem").first()).toContainText("Sent by e-mail to bea@example.com");
  await expect(timeline).toContainText("Quote created");

  // When the notice is gone, the menu still takes it back, after a reload too.
  await expect(page.getByRole("button", { name: "Not sent" })).toBeVisible();
  await page.reload();
  await openMore(page);
  await expect(page.getByRole("menuitem").first()).toHaveText("Not sent");
  await page.getByRole("menuitem", { name: "Not sent" }).click();
  await expect(page.getByRole("button", { name: /^Draft, change status/ })).toBeVisible();
  await expect(timeline.getByRole("listitem")).toHaveCount(1);
});

test("a copied text asks whether it was sent, and what was sealed is read back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await register(page, newPerson("Flo"));
  await withoutTours(page);
  await page.goto("/quotes/new");
  await fillDocument(page, "Tom & Ann Shaw");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("radio", { name: "Friendly" }).check();
  // A desk has no messages and no sheet to share by.
  const channels = page.getByRole("dialog").getByRole("button", { name: /^(Share|E-mail|Text|Copy)$/ });
  await expect(channels).toHaveText(["E-mail", "Copy"]);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("dialog")).toContainText("Copied. Sent it?");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Hi Tom & Ann Shaw, here is our quote for/);
  await page.getByRole("button", { name: "Yes" }).click();
  await expectToast(page, "Q-0001 is recorded as sent by copy and paste.");
  await page.reload();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText(
    "Sent by copy and paste to Tom & Ann Shaw",
  );
  await page.getByRole("button", { name: "Remind" }).click();
  const sheet = page.getByRole("dialog", { name: "Remind about quote Q-0001" });
  await expect(field(sheet, "Message")).toHaveValue(/just checking that you have our quote/);
});

test("an invoice that is open asks to be sent, then to be paid, and once overdue for a reminder", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Jo"));
  await withoutTours(page);
  await takeAddresses(page);
  await withTone(page, "friendly");
  const firm = { companyName: "Hobbs Joinery", bankName: "Lloyds", vatNumber: "GB 123 4567 82" };
  await post(page, "company-profile", firm);
  const lines = [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }];
  const body = { ...customer, lineItems: lines, invoiceDate: "2026-01-05" };
  const open = await post(page, "invoices", { ...body, dueDate: "2999-12-05" });
  await page.goto(`/invoices/${open}`);
  await page.getByRole("button", { name: "Send" }).click();
  const message = field(page.getByRole("dialog", { name: "Send invoice" }), "Message");
  await expect(message).toHaveValue(/due by 5 December 2999\. How to pay is on it\. Jo, Hobbs Joinery$/);
  await page.getByRole("button", { name: "E-mail" }).click();
  await expectToast(page, "INV-0001 is recorded as sent by e-mail.");
  await page.getByRole("button", { name: "Mark as paid" }).click();
  await expect(page.getByRole("button", { name: /^Paid, change status/ })).toBeVisible();
  // The paper of a paid invoice does not say how to pay, and neither do the words that go with it.
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(message).toHaveValue(/Here is invoice INV-0001: £\d+\.\d\d\. Jo, Hobbs Joinery$/);
  await page.keyboard.press("Escape");

  const late = await post(page, "invoices", { ...body, dueDate: "2026-01-19" });
  await page.goto(`/invoices/${late}`);
  await page.getByRole("button", { name: "Remind" }).click();
  await expect(page.getByRole("dialog").getByLabel("Message")).toHaveValue(
    /a quick reminder that invoice INV-0002 for £150.00 is still open. It was due by 19 January 2026./,
  );
  // Each reminder knows which in a row it is.
  for (const step of [1, 2]) {
    await page.getByRole("dialog").getByRole("button", { name: "E-mail" }).click();
    await expect.poll(async () => (await sendingsOf(page, late))[0]?.step).toBe(step);
    if (step === 1) await page.getByRole("button", { name: "Remind" }).click();
  }
});

/** What was sent of a document, as the server stores it, newest first. */
async function sendingsOf(page: Page, documentId: string): Promise<{ step: number | null }[]> {
  return (await page.request.get(`/api/sendings?documentId=${documentId}`)).json();
}

test("a quote that has ended asks for a new last day before it is sent", async ({ page }) => {
  await registerPlain(page, newPerson("Una"));
  await takeAddresses(page);
  await withoutTours(page);
  await withTone(page, "friendly");
  const dates = { quoteDate: "2026-01-05", validUntil: "2026-01-19" };
  const id = await post(page, "quotes", { ...customer, ...dates, lineItems, status: "sent" });
  await page.goto(`/quotes/${id}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await expect(sheet).toContainText("This quote was valid until 19/01/2026.");
  const mail = sheet.getByRole("button", { name: "E-mail" });
  await expect(mail).toBeDisabled();
  await expect(mail).toHaveAccessibleDescription("Choose the last day first.");
  await expectAccessible(page);
  // The old day can be meant.
  await sheet.getByRole("button", { name: "Leave 19 January 2026" }).click();
  await expect(sheet.getByText("Valid until 19 January 2026, as before.")).toBeFocused();
  await expect(mail).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(mail).toBeDisabled();
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000);
  const day = inTwoWeeks.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
  await expect(sheet.getByRole("button", { name: `Keep until ${day}` })).toBeVisible();
  await field(sheet, "New last day").fill("yesterday");
  await expect(sheet.getByRole("button", { name: "Keep", exact: true })).toBeDisabled();
  await field(sheet, "New last day").fill("5/12/2999");
  await sheet.getByRole("button", { name: "Keep until 5 December 2999" }).click();
  await expect(sheet.getByText("Valid until 5 December 2999.")).toBeFocused();
  await expect(mail).toBeEnabled();
  await expect(field(sheet, "Message")).toHaveValue(/good until 5 December 2999/);
  await field(sheet, "Message").selectText();
  await page.keyboard.type("As agreed");
  await expect(field(sheet, "Message")).toHaveValue("As agreed");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main")).toContainText("05/12/2999");
  // Its status is not that of a quote that has ended any more, so its main act is another.
  await page.getByRole("button", { name: "More for Q-0001" }).click();
  await page.getByRole("menuitem", { name: "Send", exact: true }).click();
  await expect(field(sheet, "Message")).toHaveValue("As agreed");
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "E-mail" }).click();
  expect(await pdfText(readFileSync(await (await download).path()))).toContain("5 December 2999");
});

test("the sheet shows the first page of what it sends, and a press opens all of it", async ({ page }) => {
  await registerPlain(page, newPerson("Pia"));
  await withoutTours(page);
  await withTone(page, "friendly");
  const id = await post(page, "quotes", { ...customer, lineItems });
  await page.goto(`/quotes/${id}`);
  await page.getByRole("button", { name: "Send" }).click();
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  const picture = sheet.getByRole("button", { name: "Open quote preview" });
  await expect(picture.locator("svg[data-drawn]")).toBeVisible();
  const [page1, words] = [await picture.boundingBox(), await field(sheet, "Message").boundingBox()];
  expect(page1?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  await expectAccessible(page);
  await picture.click();
  const preview = page.getByRole("dialog", { name: "Quote preview" });
  await expect(preview).toContainText("Oak board");
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(picture).toBeFocused();
});

test("a timeline says when what was sent cannot be read, and that the document was sent", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Uli"));
  await withoutTours(page);
  const id = await post(page, "quotes", { ...customer, lineItems });
  await post(page, "sendings", { documentId: id, channel: "email" });
  await page.route("**/api/sendings?**", outOfOrder);
  await page.goto(`/quotes/${id}`);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("What was sent could not be read.");
  await expect(timeline.getByRole("listitem")).toContainText([/^Sent/, "Quote created"]);
  await unroute(page, "**/api/sendings?**");
  await timeline.getByRole("button", { name: "Try again" }).click();
  await expect(timeline.getByRole("listitem").first()).toContainText("Sent by e-mail");
  await expect(timeline).not.toContainText("could not be read");
});

/** Mail and messages open outside the browser: their addresses are noted in place of being opened. */
async function takeAddresses(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("click", (event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target.href : "";
      if (!/^(?:mailto|sms):/.test(link)) return;
      event.preventDefault();
      document.documentElement.dataset.opened = link;
    });
  });
}
