import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post, withTone } from "#test/e2e/api.ts";
import { chooseMore } from "#test/e2e/document-acts.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
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
  const sheet = page.getByRole("dialog");
  const channels = sheet.getByRole("button", { name: /^(Share|E-mail|Text|Copy)$/ });
  await expect(channels).toHaveText(["Share", "E-mail", "Text", "Copy"]);
  await expect(channels.first()).toHaveCSS("background-color", await groundOfMain(page));
  await page.getByRole("radio", { name: "Friendly" }).check();
  await expect(sheet).toContainText("Share passes the words and the PDF to WhatsApp or another app.");
  await expect(sheet).toContainText("A text takes no file.");
  await page.getByRole("radio", { name: "No breakdown" }).check();
  await page.getByRole("textbox", { name: "Message" }).fill("As agreed");
  await page.getByRole("button", { name: "Share" }).click();
  await expectToast(page, "Q-0001 is recorded as sent with another app.");
  expect(await page.evaluate(() => document.documentElement.dataset.shared)).toBe(
    "Quote Q-0001 | As agreed | Bea Brown-quote.pdf",
  );
  await expect(page.getByRole("button", { name: /^Sent, change status/ })).toBeVisible();

  await bar.getByRole("button", { name: "Remind" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Any news?");
  await page.getByRole("button", { name: "Text" }).click();
  await expectToast(page, "The reminder of Q-0001 is recorded as sent by text.");
  expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe(
    "sms:07700900123?&body=Any%20news%3F",
  );
  const timeline = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(timeline).toContainText([
    /Reminded by text to 07700 900123/,
    /Sent with another app/,
    /created/,
  ]);
  await page.getByRole("button", { name: "Not sent" }).click();
  await expectToast(page, "The reminder is not recorded as sent any more.");
  await expect(timeline).toContainText([/Sent with another app/, /created/]);

  await chooseMore(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete quote" }).click();
  await expectToast(page, "Quote deleted successfully");
  await expect(page).toHaveURL("/quotes");
});

test("on a phone Send makes the quote first and opens its sheet, once", async ({ page }) => {
  await registerPlain(page, newPerson("Isa"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await page.goto("/quotes/new");
  const total = page.getByRole("region", { name: "Quote total" });
  await expect(total.getByRole("button", { name: "Create Quote" })).toBeDisabled();
  const send = total.getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription("No items yet");
  await fillDocument(page, "Bea Brown");
  await expectAccessible(page);
  await send.tap();
  const sheet = page.getByRole("dialog", { name: /Send/ });
  await expect(sheet).toContainText("Q-0001");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
  await expect(sheet).toBeHidden();
});

test("on a phone Send makes an invoice first and opens its sheet over the list, where its row stands out", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ira"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await post(page, "invoices", {
    customerName: "Al Grey",
    lineItems: [{ name: "Oak", quantity: "1", unitPrice: "9.00" }],
  });
  await page.goto("/invoices/new");
  await fillDocument(page, "Bea Brown");
  await page.getByRole("region", { name: "Invoice total" }).getByRole("button", { name: "Send" }).tap();
  const sheet = page.getByRole("dialog", { name: /Send/ });
  await expect(sheet).toContainText("INV-0002");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(page).toHaveURL(/\/invoices$/);
  const marked = page.getByRole("main").locator("[aria-current=true]");
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Bea Brown");
});

test("channels have one order, the first that reaches the customer stands out, and the sheet says what waits without a connection", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Una"));
  await withoutTours(page);
  await withTone(page, "friendly");
  const lineItems = [{ name: "Oak board", quantity: "2", unitCost: "50.00" }];
  const reaches = {
    "07700 900123": "Text",
    "bea@example.com": "E-mail",
  };
  for (const [reach, first] of Object.entries(reaches)) {
    const by = reach.includes("@") ? { customerEmail: reach } : { customerPhone: reach };
    const id = await post(page, "quotes", { customerName: "Bea Brown", ...by, lineItems });
    await page.goto(`/quotes/${id}`);
    const bar = page.getByRole("region", { name: /^What to do with/ });
    await bar.getByRole("button", { name: "Send" }).click();
    const buttons = page.getByRole("dialog").getByRole("button", { name: /^(Share|E-mail|Text|Copy)$/ });
    await expect(buttons).toHaveText(["E-mail", "Text", "Copy"]);
    const grounds = await buttons.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).backgroundColor),
    );
    const its = grounds[["E-mail", "Text", "Copy"].indexOf(first)];
    expect([new Set(grounds).size, grounds.filter((ground) => ground === its).length]).toEqual([2, 1]);
  }
  const waits = page.getByRole("dialog").getByText("No connection: e-mails and texts wait for one");
  await expect(waits).toBeHidden();
  await page.context().setOffline(true);
  await expect(waits).toBeVisible();
});

/** The ground of main acts, as the accent's variable says it. */
function groundOfMain(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "var(--color-accent)";
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
}
