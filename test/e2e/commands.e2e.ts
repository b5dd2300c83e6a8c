import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { openRowMenu } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const lineItems = [{ name: "Oak board", quantity: "2", unitCost: "50.00" }];
const customer = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const search = (page: Page) => page.getByRole("combobox", { name: "Search everything" });

test("Ctrl+K finds what can be done: to begin, to go to a list with its tab, to act on this document", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Cam"));
  await withoutTours(page);
  const id = await post(page, "quotes", { ...customer, lineItems });
  await page.goto(`/quotes/${id}`);
  await expect(heading(page)).toHaveText("Quote Q-0001");
  await page.keyboard.press("Control+k");
  await expect(search(page)).toBeFocused();
  const own = page.getByRole("group", { name: "This screen" });
  await expect(own.getByRole("option")).toHaveText([
    "Send",
    "Edit",
    "Duplicate",
    "Convert to Invoice",
    /^Share: /,
    /^Share: /,
    /^Share: /,
    "Download PDF",
    "Delete",
  ]);
  await expectAccessible(page);
  await choose(page, "send", "Send");
  await expect(page.getByRole("dialog", { name: "Send quote Q-0001" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await choose(page, "overdue", "Overdue");
  await expect(page).toHaveURL("/invoices?tab=overdue");
  await page.keyboard.press("Control+k");
  await expect(own.getByRole("option")).toHaveText(["Export invoices"]);
  // Escape closes it at once, whatever is typed.
  await page.keyboard.type("overd");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await choose(page, "new quote", "New quote");
  await expect(heading(page)).toHaveText("Create New Quote");
  await page.keyboard.press("Control+k");
  await choose(page, "new customer", "New customer");
  await expect(page.getByRole("dialog", { name: /customer/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await choose(page, "sign out", "Log out");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
});

test("what was opened lately comes after what can be done, by ids alone, and the right arrow shows what can be done with a record", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Cam"));
  await withoutTours(page);
  const id = await post(page, "quotes", { ...customer, lineItems });
  await page.goto(`/quotes/${id}`);
  await expect(heading(page)).toHaveText("Quote Q-0001");
  expect(await page.evaluate(() => localStorage.getItem("quotewright-opened"))).toBe(id);
  await page.goto("/");
  await expect(heading(page)).toHaveText("Dashboard");
  await page.keyboard.press("Control+k");
  const lately = page.getByRole("group", { name: "Opened lately" }).getByRole("option", { name: /Q-0001/ });
  await expect(lately).toBeAttached();
  const headings = [/^New/, /^Go to/, /^Lists/, /^More/, /^Opened lately/];
  await expect(page.getByRole("group")).toHaveText(headings);
  // Nothing is typed: Enter does nothing by itself, and an arrow chooses.
  for (const nothing of ["", " "]) {
    await search(page).fill(nothing);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
  }
  await search(page).fill("");
  await page.keyboard.press("ArrowUp");
  await expect(lately).toHaveAttribute("aria-selected", "true");
  await expect(search(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const acts = page.getByRole("combobox", { name: "What to do with Q-0001" });
  await expect(acts).toBeFocused();
  await expect(page.getByRole("option")).toHaveText(["Open", "Send", "Duplicate", "Edit"]);
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await expect(search(page)).toBeFocused();
  await expect(lately).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(acts).toBeFocused();
  await expect(page.getByRole("option", { name: "Send" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Send quote Q-0001" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("quotewright-opened"))).toBeNull();
});

test("a material that was found opens", async ({ page }) => {
  await registerPlain(page, newPerson("Cam"));
  await withoutTours(page);
  const categoryId = await post(page, "categories", { name: "Timber" });
  for (const name of ["Ash board", "Oak board"]) {
    await post(page, "materials", { name, unitType: "Each", unitCost: "5.00", categoryId });
  }
  await page.goto("/");
  await expect(heading(page)).toHaveText("Dashboard");
  await page.keyboard.press("Control+k");
  await choose(page, "oak", "Oak board");
  const dialog = page.getByRole("dialog");
  await expect(field(dialog, "Name")).toHaveValue("Oak board");
  await expect(page).toHaveURL("/materials");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

/** @param label of what is found first */
async function choose(page: Page, query: string, label: string): Promise<void> {
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(query);
  await expect(page.getByRole("option").first()).toHaveText(new RegExp(`^${label}`));
  await page.keyboard.press("Enter");
}

test("a converted quote leads to its invoice from its row, by the key S, and from the search over everything", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Cam"));
  await withoutTours(page);
  const id = await post(page, "quotes", { ...customer, lineItems });
  expect((await page.request.post(`/api/quotes/${id}/convert-to-invoice`, { data: {} })).status()).toBe(200);
  await page.goto("/quotes?status=invoice");
  const invoice = heading(page).filter({ hasText: "Invoice INV-0001" });
  await openRowMenu(page, "Q-0001");
  await expect(page.getByRole("menuitem")).toHaveText([
    "View INV-0001",
    "View",
    "Send",
    "Edit",
    "Duplicate",
    "Invoice",
    ...["With breakdown", "No breakdown", "Business view", "Download PDF"],
    "Delete",
  ]);
  await page.getByRole("menuitem", { name: "View INV-0001" }).click();
  await expect(invoice).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: /^Bea Brown, Q-0001/ }).focus();
  await page.keyboard.press("s");
  await expect(invoice).toBeVisible();
  await page.goBack();
  await page.keyboard.press("Control+k");
  await search(page).fill("Q-0001");
  await expect(page.getByRole("option", { name: /Q-0001/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("option", { name: "View INV-0001" }).click();
  await expect(invoice).toBeVisible();
});

test("a customer who is found can be quoted, billed, called, texted and written to", async ({ page }) => {
  await registerPlain(page, newPerson("Cal"));
  await withoutTours(page);
  await post(page, "customers", { name: "Bea Brown", phone: "07700 900123", email: "bea@example.com" });
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText("Cal");
  await page.keyboard.press("Control+k");
  await search(page).fill("Bea");
  await expect(page.getByRole("option", { name: /Bea Brown/ })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("option")).toHaveText([
    ...["Open", "New quote", "New invoice"],
    ...["Call", "Text", "E-mail"],
  ]);
});
