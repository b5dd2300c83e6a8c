import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { day, test } from "#test/e2e/clocked.ts";
import { expectToast, greeting, newPerson, withoutFirstFigures } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Needs you" }).getByRole("listitem");
const isoDay = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);

async function quote(page: Page, customerName: string, price: string, more: object = {}): Promise<string> {
  const lineItems = [{ name: "Oak", quantity: "1", unitCost: price }];
  const terms = { markupPercent: "0", taxPercent: "0", customerEmail: "bea@example.com" };
  return post(page, "quotes", { customerName, ...terms, lineItems, ...more });
}

async function invoice(page: Page, customerName: string, price: string, more: object = {}): Promise<string> {
  const lineItems = [{ name: "Oak", quantity: "1", unitPrice: price }];
  return post(page, "invoices", { customerName, markupPercent: "0", taxPercent: "0", lineItems, ...more });
}

/** Opens the day of a firm with one thing of each kind that needs it, the draft three days old. */
async function openDay(page: Page, now: () => Date, pass: (milliseconds: number) => Promise<void>) {
  await createPlainAccount(page, newPerson("Joe"));
  await post(page, "company-profile", { companyName: "Archer Joinery" });
  await quote(page, "Keith Wadsworth", "30");
  await pass(3 * day);
  await quote(page, "Amelia Stroud", "4624.86", { status: "accepted" });
  await quote(page, "P. Raman", "90", { status: "sent", validUntil: isoDay(now(), 1) });
  const late = { invoiceDate: isoDay(now(), -40), dueDate: isoDay(now(), -14) };
  await invoice(page, "Bea Marsh", "1200", late);
  await invoice(page, "Tom Hill", "934.97", late);
  await invoice(page, "Sun Li", "99", { ...late, language: "en-AU" });
  await page.goto("/");
}

test("the day says what needs the firm, the worst first, and a row goes when its act is done", async ({
  page,
  clock,
}) => {
  await openDay(page, clock.now, clock.pass);
  await expect(greeting(page, "Joe")).toHaveText(/^Good /);
  await expect(rows(page)).toHaveCount(5);
  const links = rows(page).getByRole("link");
  await expect(links.nth(0)).toHaveAccessibleName(/^Amelia Stroud, Q-\d+, £4,624\.86, Accepted/);
  await expect(links.nth(1)).toHaveAccessibleName(
    "2 invoices overdue, £2,134.97, oldest 14 days, not reminded this week",
  );
  await expect(links.nth(1)).toHaveAttribute("href", "/invoices?tab=overdue");
  await expect(links.nth(2)).toHaveAccessibleName(/^Sun Li, INV-\d+, A\$99\.00, Overdue · 14 days/);
  await expect(links.nth(3)).toHaveAccessibleName(/^P\. Raman, Q-\d+, £90\.00, Ends tomorrow/);
  await expect(links.nth(4)).toHaveAccessibleName(/^Keith Wadsworth, Q-\d+, £30\.00, Draft, 3 days old/);
  await expect(page.getByRole("link", { name: /Outstanding invoices/ })).toContainText("£2,134.97");
  // The months are in sight, where phones fold them.
  await expect(page.getByText(/^Quotes \(\d+\)$/).first()).toBeVisible();
  await expect(page.getByText("Show figures")).toHaveCount(0);
  await expectAccessible(page);

  // A draft is sent.
  await rows(page)
    .nth(4)
    .getByRole("button", { name: /^Send, Q-/ })
    .click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("Keith");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  // An accepted quote becomes an invoice.
  await rows(page)
    .nth(0)
    .getByRole("button", { name: /^Convert to Invoice, Q-/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Convert to Invoice" }).click();
  await expectToast(page, "View INV-");
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole("main").getByText("Amelia Stroud")).toHaveCount(1);
});

test("overdue invoices are reminded of one after the other, and go", async ({ page, clock }) => {
  await openDay(page, clock.now, clock.pass);
  const remind = rows(page).nth(1).getByRole("button", { name: "Remind, 2 invoices overdue" });
  const sheet = page.getByRole("dialog", { name: /^Remind about/ });
  // The sheet does not wait for what it shows, and says itself what cannot be read.
  const invoices = /\/api\/invoices\/[\w-]{36}$/;
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(invoices, (route) => failed.then(() => route.abort()));
  await remind.click();
  await expect(sheet.getByRole("status").filter({ hasText: "Loading..." })).toBeFocused();
  // Who is reminded of what is known from the row's own reading.
  await expect(sheet).toHaveAccessibleName("Remind about invoice INV-0001");
  await expect(sheet).toContainText("To Bea Marsh");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(remind).toBeFocused();
  await remind.click();
  await expect(sheet).toContainText("1 of 2");
  fail();
  await expect(sheet.getByRole("alert")).toContainText("This invoice could not be loaded");
  await sheet.getByRole("button", { name: "Skip" }).click();
  await expect(sheet).toHaveAccessibleName("Remind about invoice INV-0002");
  await expect(sheet).toContainText("To Tom Hill");
  await page.keyboard.press("Escape");
  await remind.click();
  const again = sheet.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await unroute(page, invoices);
  await again.click();
  await expect(sheet).toContainText("Bea");
  await expect(sheet).toContainText("1 of 2");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await sheet.getByRole("radio", { name: "Formal" }).check();
  await sheet.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(sheet).toContainText("Tom");
  await expect(sheet).toContainText("2 of 2");
  await expect(sheet.getByRole("textbox", { name: "Message" })).toHaveValue(/^Dear Tom Hill/);
  await sheet.getByRole("button", { name: "Stop" }).click();
  await expect(sheet).toBeHidden();
  await expect(rows(page).nth(1).getByRole("link")).toHaveAccessibleName(/^Tom Hill, INV-.*£934\.97/);
  // The money is still owed.
  await expect(page.getByRole("link", { name: /Outstanding invoices/ })).toContainText("£2,134.97");
});

test("what can wait is put off for a week on this device, and comes back by undo or by itself", async ({
  page,
  clock,
}) => {
  await openDay(page, clock.now, clock.pass);
  const first = page.getByRole("link", { name: /^Amelia Stroud, Q-.*Accepted/ }).first();
  await expect(rows(page).nth(0)).toContainText("Amelia Stroud");
  const notNow = async () => {
    await rows(page)
      .nth(0)
      .getByRole("button", { name: /^More for Q-/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Not now, for a week" }).press("Enter");
    await expect(rows(page).nth(0)).toContainText("2 invoices overdue");
    await expect(page.getByRole("heading", { name: "Needs you" })).toBeFocused();
  };
  await notNow();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(first).toBeVisible();
  await notNow();
  await page.reload();
  await expect(rows(page).nth(0)).toContainText("2 invoices overdue");
  await expect(rows(page)).toHaveCount(4);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain("Amelia");
  await clock.pass(8 * day);
  await page.reload();
  await expect(rows(page).nth(0)).toContainText("Amelia Stroud");
});

test("of many, five are in sight and all are one press away; of very many, some are in the list", async ({
  page,
  clock,
}) => {
  await createPlainAccount(page, newPerson("Joe"));
  await post(page, "company-profile", { companyName: "Archer Joinery" });
  for (let each = 1; each <= 7; each += 1) {
    await quote(page, `Customer ${each}`, `${each}00`, { status: "accepted" });
  }
  await quote(page, "Customer 8", "10", { status: "sent", validUntil: isoDay(clock.now(), 0) });
  await page.goto("/");
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(0)).toContainText("Customer 7");
  await page.getByRole("button", { name: "All 8" }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).nth(6)).toContainText("Customer 1");
  await expect(rows(page).nth(7)).toContainText("Ends today");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fewer" }).click();
  await expect(rows(page)).toHaveCount(5);

  for (let each = 1; each <= 20; each += 1) {
    await quote(page, `Other ${each}`, "50", { status: "accepted" });
  }
  await page.reload();
  await page.getByRole("button", { name: "All 28" }).click();
  await expect(rows(page)).toHaveCount(26);
  await page.getByRole("link", { name: "27 accepted quotes: see all" }).click();
  await expect(page).toHaveURL("/quotes?tab=accepted");
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(27);
});

test("with all in sight a row goes when its act is done, and its number with it", async ({ page }) => {
  await createPlainAccount(page, newPerson("Joe"));
  await post(page, "company-profile", { companyName: "Archer Joinery" });
  for (let each = 1; each <= 9; each += 1) {
    await quote(page, `Customer ${each}`, `${each}00`, { status: "accepted" });
  }
  await page.goto("/");
  await page.getByRole("button", { name: "All 9" }).click();
  await expect(rows(page)).toHaveCount(9);
  const elsewhere = page.getByRole("link", { name: /see all$/ });
  const invoiced = async (customer: string, left: number) => {
    const row = rows(page).filter({ hasText: customer });
    await row.getByRole("button", { name: /^Convert to Invoice, Q-/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Convert to Invoice" }).click();
    await expectToast(page, "View INV-");
    await expect(page.getByRole("heading", { name: "Needs you" })).toHaveText(`Needs you ${left}`);
    await expect(rows(page)).toHaveCount(left);
    await expect(row).toHaveCount(0);
    await expect(elsewhere).toHaveCount(0);
  };
  // The seventh, which the day has no room for, and the second, in whose place the sixth comes.
  await invoiced("Customer 3", 8);
  await invoiced("Customer 8", 7);
  await expect(rows(page).nth(0)).toContainText("Customer 9");
  await expect(rows(page).nth(6)).toContainText("Customer 1");
});

test("what is not saved on this device stands there, and goes on where it was left", async ({ page }) => {
  await createPlainAccount(page, newPerson("Joe"));
  await withoutFirstFigures(page);
  await quote(page, "Customer 1", "100", { status: "sent" });
  await page.goto("/quotes/new");
  await page.getByLabel("Find a customer").fill("Nora Ellis");
  await page.getByRole("option", { name: /Nora Ellis/ }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join()))
    .toContain("draft");
  await page.goto("/");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Not saved yet · typed today at");
  await rows(page)
    .getByRole("link", { name: /^Go on with the quote/ })
    .click();
  await expect(page).toHaveURL(/\/quotes\/new/);
});

for (const [language, title] of [
  ["en-AU", "Friday 5 December"],
  ["en-US", "Friday, December 5"],
] as const) {
  test(`the day is written as ${language} writes it`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2025-12-05T09:00:00"));
    await createPlainAccount(page, newPerson("Joe"));
    await post(page, "company-profile", { companyName: "Archer", language });
    await quote(page, "Bea Marsh", "10", { status: "sent" });
    await page.reload();
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(greeting(page, "Joe")).toHaveText("Good morning, Joe");
    const action = language === "en-US" ? /^Manage Labor/ : /^Manage Labour/;
    await expect(page.getByRole("main").getByRole("link", { name: action })).toBeVisible();
  });
}

test("an account with nothing done has one card, with the prices of three trades and of others", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Joe"));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Price your first job" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Needs you" })).toBeHidden();
  const trades = main.getByRole("list", { name: "Price lists of trades" });
  await expect(trades.getByRole("button")).toHaveText([
    "Plumbing and heating",
    "Electrical",
    "Carpentry",
    "Other trades",
  ]);
  await expectAccessible(page);
  await trades.getByRole("button", { name: "Other trades" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Roofing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await trades.getByRole("button", { name: "Carpentry" }).click();
  await expect(page.getByRole("form", { name: "Before your first total" })).toContainText(
    "Your price list is ready",
  );
  await page.goto("/");
  await expect(trades).toBeHidden();
  await expect(main).toContainText("2 of 4 done");
});
