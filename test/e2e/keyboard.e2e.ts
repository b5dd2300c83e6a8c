import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, type Person, withoutTours } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";

const lineItems = [{ name: "Oak board", quantity: "2", unitCost: "50.00", unitPrice: "50.00" }];
const customer = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("by the keyboard alone, from the sign-in to the first quote of an encrypted account that was sent", async ({
  page,
  context,
}) => {
  const person = newPerson("Kit");
  await register(page, person);
  await page.close();
  await context.clearCookies();
  const later = await context.newPage();
  await withoutTours(later);
  await later.goto("/auth");
  await byKeysAlone(later, person);
});

async function byKeysAlone(page: Page, person: Person): Promise<void> {
  await tabTo(page, field(page, "Email"));
  await page.keyboard.type(person.email);
  await tabTo(page, field(page, "Password"));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await tabTo(page, field(page.getByRole("dialog", { name: "Unlock your data" }), "Encryption Passphrase"));
  await page.keyboard.type(person.passphrase);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Dashboard");
  // While a dialog is there, letters are not for the screen.
  await expect(page.locator("[role=dialog]")).toHaveCount(0);

  await page.keyboard.press("n");
  await page.keyboard.press("q");
  await expect(heading(page)).toHaveText("Create New Quote");
  await tabTo(page, field(page, "Business name"));
  await page.keyboard.type("Hobbs Joinery");
  const answers = (asked: string) => page.getByRole("group", { name: asked }).getByRole("radio");
  await tabTo(page, answers("Are you registered for VAT?").first());
  // Round to the last answer.
  await page.keyboard.press("ArrowUp");
  await expect(answers("Are you registered for VAT?").last()).toBeChecked();
  await tabTo(page, answers("Add a markup?").first());
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Company profile created successfully");
  await tabTo(page, page.getByRole("combobox", { name: "Find a customer" }));
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert").filter({ hasText: "item" })).toBeFocused();
  await tabTo(page, page.getByRole("combobox", { name: "Find a customer" }));
  await page.keyboard.type("Bea Brown");
  await page.keyboard.press("Tab");
  await expect(field(page, "E-mail or phone")).toBeFocused();
  await page.keyboard.type("bea@example.com");
  await tabTo(page, page.getByRole("combobox", { name: "Add item" }));
  const type = page.getByRole("group", { name: "Item type" }).getByRole("radio");
  await tabTo(page, type.first(), "Shift+Tab");
  for (const next of [1, 2, 3]) {
    await page.keyboard.press("ArrowRight");
    await expect(type.nth(next)).toBeChecked();
  }
  await tabTo(page, field(page, "Custom item name"));
  await page.keyboard.type("Oak board");
  await tabTo(page, field(page, "Cost"));
  await page.keyboard.type("60");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: "Oak board" })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(heading(page)).toHaveText("Quote Q-0001");
  // The frame has the name before the screen has come that the key belongs to.
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();

  await page.keyboard.press("s");
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await tabTo(page, sheet.getByRole("radio", { name: "Friendly" }));
  await page.keyboard.press("Space");
  await tabTo(page, sheet.getByRole("button", { name: "E-mail" }));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;
  await expectToast(page, "Q-0001 is recorded as sent by e-mail.");
  await expect(page.getByRole("button", { name: /^Sent, change status/ })).toBeVisible();
}

test("N then Q begins a quote in the box that finds customers, and a customer who is found leads to the items", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Kit"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Hobbs Joinery" });
  await post(page, "customers", { name: "Bea Brown", email: "bea@example.com" });
  await page.goto("/");
  await expect(heading(page)).toHaveText("Dashboard");
  await page.keyboard.press("n");
  await page.keyboard.press("q");
  await expect(page.getByRole("combobox", { name: "Find a customer" })).toBeFocused();
  await page.keyboard.type("bea");
  await expect(page.getByRole("option", { name: /Bea Brown/ })).toBeVisible();
  await page.keyboard.press("Enter");
  // No letter that begins an item is taken for a command.
  await expect(page.getByRole("combobox", { name: "Add item" })).toBeFocused();
});

test("on a list J and K move, Enter opens, E edits, S does what the document asks for and / searches", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Kit"));
  await withoutTours(page);
  for (const quantity of ["1", "2"]) {
    await post(page, "quotes", { ...customer, lineItems: [{ ...lineItems[0], quantity }] });
  }
  await page.goto("/quotes");
  const row = (number: string) => page.getByRole("link", { name: `Bea Brown, ${number}` });
  await expect(row("Q-0002")).toBeVisible();
  await page.keyboard.press("j");
  await expect(row("Q-0002")).toBeFocused();
  const ring = await row("Q-0002").evaluate((link) => getComputedStyle(link, "::after").outline);
  expect(ring, "around the row").toMatch(/solid 3px/);
  await page.keyboard.press("j");
  await expect(row("Q-0001")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(row("Q-0002")).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByRole("dialog", { name: "Send quote Q-0002" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(row("Q-0002")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Quote Q-0002");
  await page.keyboard.press("e");
  await expect(heading(page)).toHaveText("Edit Q-0002");
  await page.goto("/quotes");
  await expect(row("Q-0002")).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search quotes" });
  await expect(search).toBeFocused();
  await page.keyboard.type("senj");
  await expect(search).toHaveValue("senj");
  // Escape empties it, and leaves it for the list.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(row("Q-0002")).toBeVisible();
  await page.keyboard.press("j");
  await expect(row("Q-0002")).toBeFocused();
});

test("no single key marks: S asks first on an invoice that waits for its money", async ({ page }) => {
  await registerPlain(page, newPerson("Kit"));
  await withoutTours(page);
  const id = await post(page, "invoices", { ...customer, dueDate: "2999-01-01", lineItems });
  await post(page, "sendings", {
    documentId: id,
    channel: "email",
    recipient: "bea@example.com",
    text: "Hi",
  });
  await page.goto("/invoices");
  const row = page.getByRole("link", { name: "Bea Brown, INV-0001" });
  await expect(row).toBeVisible();
  await page.keyboard.press("j");
  await expect(row).toBeFocused();
  await page.keyboard.press("s");
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expectToast(page, "Invoice status updated successfully");
});

test("? lists the keys, and the account settings switch letters off", async ({ page }) => {
  await registerPlain(page, newPerson("Kit"));
  await withoutTours(page);
  await page.goto("/materials");
  await expect(heading(page)).toHaveText("Materials & Products");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await keys.getByRole("link", { name: "account settings" }).click();
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).uncheck();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes" }).click();
  await expect(heading(page)).toHaveText("Quotes");
  await page.keyboard.press("n");
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search quotes" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

test("Alt with an arrow moves a line, Ctrl+Backspace removes it, and its amount is announced", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Kit"));
  await withoutTours(page);
  const boards = ["Ash", "Beech", "Cedar"].map((name) => ({ ...lineItems[0], name, quantity: "1" }));
  const terms = { markupPercent: "0", taxPercent: "0" };
  const id = await post(page, "quotes", { ...customer, ...terms, lineItems: boards });
  await page.goto(`/quotes/${id}/edit`);
  const rows = page.getByRole("table", { name: "Materials" }).locator("tbody").getByRole("row");
  await expect(rows).toHaveCount(3);
  const news = page.getByText(/^Quote total £[\d.,]+\.$/);
  await expect(page.getByRole("region", { name: "Quote total" }).locator("[aria-live]")).toHaveCount(0);
  const box = (name: string) =>
    rows.filter({ has: field(page, `Quantity, ${name}`) }).getByLabel("Item name");
  await box("Ash").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows.nth(1).getByRole("rowheader")).toHaveAccessibleName("Item name Ash");
  await expect(box("Ash")).toBeFocused();
  await page.keyboard.press("Control+Backspace");
  await expectToast(page, "Ash removed");
  await expect(box("Cedar")).toBeFocused();
  await expect(news).toHaveText("Quote total £100.00.");
  await page.keyboard.press("Control+Backspace");
  await expect(box("Beech")).toBeFocused();
  await page.getByRole("button", { name: "Remove Beech" }).press("Enter");
  await expect(page.getByRole("group", { name: "Item type" }).getByRole("radio").first()).toBeFocused();
});

/** Moves the focus with Tab alone. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
