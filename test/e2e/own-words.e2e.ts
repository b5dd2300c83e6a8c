import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post, withTone } from "#test/e2e/api.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, signIn, unlock, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

test("the tone is asked for at the first sending and known on another device; another one is for one message", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson("Tess");
  await register(page, person);
  await withoutTours(page);
  await makeQuote(page, "Bea Brown");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await expect(sheet).toContainText("How do you write to your customers?");
  await sheet.getByRole("radio", { name: "Formal" }).check();
  // Closed without a sending, it is asked again.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field(sheet, "Message")).toHaveCount(0);
  await sheet.getByRole("radio", { name: "Formal" }).check();
  await copyAndSay(page);

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

test("words that are kept for the next time fit the next customer, and say what of this one would stay", async ({
  page,
}) => {
  await register(page, newPerson("Wes"));
  await withoutTours(page);
  await withTone(page, "friendly");
  await makeQuote(page, "Bea Brown");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  const keep = sheet.getByRole("checkbox", { name: "Use these words next time" });
  await expect(field(sheet, "Message")).toHaveValue(/^Hi Bea, here is our quote for the work: £/);
  await expect(keep).toHaveCount(0);
  const total = /£[\d,.]+\d/.exec(await field(sheet, "Message").inputValue())?.[0] ?? "";
  await field(sheet, "Message").fill(
    `Morning Bea, as promised Q-0001 for Mrs Brown: ${total} incl. VAT. Kettle on! Wes`,
  );
  await expect(keep).not.toBeChecked();
  await keep.check();
  const kept = sheet.getByRole("region", { name: "What is kept" });
  await expect(kept).toContainText("Morning {first}, as promised {number} for Mrs Brown: {total} {tax}.");
  await expect(kept).toContainText("Every customer would read Brown.");
  await field(sheet, "Message").fill(`Morning Bea, as promised Q-0001: ${total} incl. VAT. Kettle on! Wes`);
  await expect(kept).not.toContainText("Every customer");
  await expectAccessible(page);
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/company-texts"),
  );
  await copyAndSay(page);
  expect((await sent).postData()).not.toContain("Kettle");

  await makeQuote(page, "Mr Cole");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const next = page.getByRole("dialog", { name: "Send quote Q-0002" });
  await expect(field(next, "Message")).toHaveValue(
    /^Morning Mr Cole, as promised Q-0002: £[\d,.]+ incl\. VAT\. Kettle on! Wes$/,
  );
  // Ours are there for another tone, and what is edited without the tick stays with its customer.
  await next.getByRole("radio", { name: "Formal" }).check();
  await expect(field(next, "Message")).toHaveValue(/^Dear Mr Cole, please find our quote Q-0002/);
  await next.getByRole("radio", { name: "Friendly" }).check();
  await field(next, "Message").fill("Only once, {first}.");
  await copyAndSay(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Only once, Mr Cole.");
  await makeQuote(page, "Tom Hill");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field(page.getByRole("dialog", { name: "Send quote Q-0003" }), "Message")).toHaveValue(
    /^Morning Tom, as promised Q-0003/,
  );
});

test("in the Business Profile the tone is changed, and words are edited and given back to ours", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Pru"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Hobbs Joinery" });
  await withTone(page, "friendly");
  const id = await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto("/company-profile");
  const friendly = page.getByRole("region", { name: "Words, friendly" });
  const row = friendly.getByRole("listitem").first();
  await expect(row).toContainText("Standard words");
  await page.getByRole("button", { name: "Edit: Quote, friendly" }).click();
  const dialog = page.getByRole("dialog", { name: "Quote, friendly" });
  await expect(field(dialog, "Message")).toHaveValue(/^Hi \{first\}, here is our quote for \{work\}/);
  await expectAccessible(page);
  await field(dialog, "Message").fill("Morning {first}, {dtae}");
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expect(dialog).toContainText("Nothing is filled in for {dtae}");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await field(dialog, "Message").fill("Morning {first}, {total} until {date}. {me}, {firm}");
  await expect(dialog.getByRole("region", { name: "Example" })).toContainText(
    /Morning Margaret, £1,986\.29 until \d+ \w+ \d{4}\. Pru, Hobbs Joinery/,
  );
  await dialog.getByRole("button", { name: "Save words" }).click();
  await expectToast(page, "Words saved: Quote, friendly");
  await expect(row).toContainText("Your own words");
  await expect(friendly.getByText("Your own words")).toHaveCount(1);

  await page.goto(`/quotes/${id}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field(page, "Message")).toHaveValue(
    /^Morning Bea, £150\.00 until \d+ \w+ \d{4}\. Pru, Hobbs Joinery$/,
  );

  await page.goto("/company-profile");
  await page.getByRole("button", { name: "Use the standard words: Quote, friendly" }).click();
  await expectToast(page, "Standard words: Quote, friendly");
  await expect(row).toContainText("Standard words");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Your own words");
  await page.getByRole("button", { name: "Edit: Quote, friendly" }).click();
  await expect(field(dialog, "Message")).toHaveValue(/^Morning \{first\}/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Use the standard words: Quote, friendly" }).click();
  await expect(row).toContainText("Standard words");
  await page.getByRole("radio", { name: "Formal" }).check();
  await expectToast(page, "Your tone is saved");
  await page.goto(`/quotes/${id}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field(page, "Message")).toHaveValue(/^Dear Bea Brown, please find our quote Q-0001/);
});

async function makeQuote(page: Page, customer: string): Promise<void> {
  await page.goto("/quotes/new");
  await fillDocument(page, customer);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Quote created successfully");
}

async function copyAndSay(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expectToast(page, "is recorded as sent by copy and paste.");
}

test("words that another device has saved meanwhile are not written over unasked", async ({
  page,
  context,
}) => {
  await register(page, newPerson("Una"));
  await withoutTours(page);
  const edit = async (on: Page, text: string) => {
    await on.goto("/company-profile");
    await on.getByRole("button", { name: "Edit: Quote, friendly" }).click();
    await field(on.getByRole("dialog"), "Message").fill(text);
  };
  const save = (on: Page) => on.getByRole("dialog").getByRole("button", { name: "Save words" }).click();
  const other = await context.newPage();
  await edit(page, "Morning {first}, mine.");
  await edit(other, "Hello {first}, the other's.");
  await save(other);
  await expectToast(other, "Words saved: Quote, friendly");
  await save(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This was changed elsewhere while you were editing");
  await expect(field(dialog, "Message")).toHaveValue("Morning {first}, mine.");
  await dialog.getByRole("button", { name: "Load the latest" }).click();
  await expect(field(dialog, "Message")).toHaveValue("Hello {first}, the other's.");
  await field(dialog, "Message").fill("Hello {first}, both.");
  await edit(other, "Hello {first}, once more.");
  await save(other);
  await expectToast(other, "Words saved: Quote, friendly");
  await save(page);
  await dialog.getByRole("button", { name: "Save mine anyway" }).click();
  await expectToast(page, "Words saved: Quote, friendly");
  await page.getByRole("button", { name: "Edit: Quote, friendly" }).click();
  await expect(field(dialog, "Message")).toHaveValue("Hello {first}, both.");
});

test("a message says so when it may not begin with the firm's own words", async ({ page }) => {
  await registerPlain(page, newPerson("Ray"));
  await withoutTours(page);
  await withTone(page, "friendly");
  await makeQuote(page, "Bea Brown");
  await page.route("**/api/company-texts**", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await expect(sheet).toContainText("Your own words could not be read");
  await expect(field(sheet, "Message")).toHaveValue(/^Hi Bea, here is our quote/);
});
