import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const words = { customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" };
const filters = (page: Page, list: string) => page.getByRole("navigation", { name: `Filter ${list}` });

test("the tabs of a list count, filter it, and are in the address together with the order", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Tabitha"));
  await withoutTours(page);
  for (const [status, quantity] of [
    ["draft", "1"],
    ["sent", "2"],
    ["sent", "3"],
    ["declined", "4"],
  ]) {
    const lineItems = [{ name: "Oak board", quantity, unitCost: "50.00" }];
    await post(page, "quotes", { ...words, status, lineItems });
  }
  await page.goto("/quotes");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(filters(page, "quotes").getByRole("link")).toHaveText([
    "All",
    "Drafts1",
    "Waiting2",
    "Accepted0",
  ]);
  await filters(page, "quotes").getByRole("link", { name: "Waiting, 2" }).click();
  await expect(page).toHaveURL("/quotes?tab=waiting");
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Filter by status" })).toHaveValue("sent");
  await page.getByRole("columnheader", { name: "Total" }).getByRole("button").click();
  await expect(page).toHaveURL("/quotes?tab=waiting&sort=total-ascending");
  await page.reload();
  await expect(rows.first()).toContainText("Q-0002");
  await page.getByRole("combobox", { name: "Filter by status" }).selectOption("declined");
  await expect(page).toHaveURL("/quotes?status=declined&sort=total-ascending");
  await expect(rows).toHaveCount(1);
  await page.getByRole("link", { name: "Amelia Stroud, Q-0004" }).click();
  await expect(page.getByRole("heading", { name: "Quote Q-0004" })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Invoices" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes" }).click();
  await expect(page).toHaveURL("/quotes");
  await expect(page.getByRole("combobox", { name: "Filter by status" })).toHaveValue("declined");
});

test("a link to a tab leads to all of it, and not to a search or a tab of before", async ({ page }) => {
  await registerPlain(page, newPerson("Tabitha"));
  await withoutTours(page);
  const lineItems = [{ name: "Oak board", quantity: "1", unitPrice: "50.00" }];
  const dates = { invoiceDate: daysAgo(60), dueDate: daysAgo(14) };
  await post(page, "invoices", { ...words, ...dates, lineItems });
  const other = { customerName: "Bea Marsh", customerEmail: "bea@marsh.example" };
  await post(page, "invoices", { ...other, ...dates, lineItems });
  await page.goto("/invoices?tab=paid");
  const search = page.getByRole("searchbox", { name: "Search invoices" });
  const rows = page.getByRole("table").locator("tbody tr");
  await search.pressSequentially("amelia");
  await expect(search).toBeFocused();
  await filters(page, "invoices")
    .getByRole("link", { name: /^Overdue/ })
    .click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("link", { name: "Amelia Stroud, INV-0001" }).click();
  await expect(page.getByRole("heading", { name: "Invoice INV-0001" })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("amelia");
  await expect(rows).toHaveCount(1);
  await filters(page, "invoices").getByRole("link", { name: "Paid", exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("link", { name: /Outstanding invoices/ }).click();
  await expect(page).toHaveURL("/invoices?tab=unpaid");
  await expect(search).toHaveValue("");
  await expect(rows).toHaveCount(2);
  const status = page.getByRole("combobox", { name: "Filter by status" });
  await expect(status.locator("option:checked")).toHaveText("Unpaid");
  await status.selectOption("All statuses");
  await expect(page).toHaveURL("/invoices?tab=all");
  await expect(status.locator("option").filter({ hasText: "Unpaid" })).toHaveCount(0);
});

test("the tabs of invoices say what is owed and what is late, each currency by itself", async ({ page }) => {
  await registerPlain(page, newPerson("Tabitha"));
  await withoutTours(page);
  const lineItems = [{ name: "Oak board", quantity: "100", unitPrice: "50.00" }];
  const sums = { markupPercent: "0", taxPercent: "0", discountPercent: "0" };
  const make = (fields: object) =>
    post(page, "invoices", { ...words, ...sums, lineItems, invoiceDate: daysAgo(60), ...fields });
  await make({ dueDate: daysAgo(14) });
  await make({ dueDate: daysAgo(-14) });
  await make({ dueDate: daysAgo(30), status: "paid" });
  await make({ dueDate: daysAgo(-14), language: "en-AU" });
  await page.goto("/invoices");
  const tabs = filters(page, "invoices");
  await expect(tabs.getByRole("link", { name: "Unpaid, £10,000.00 and A$5,000.00" })).toHaveText(
    "Unpaid£10kA$5k",
  );
  await tabs.getByRole("link", { name: "Overdue, £5,000.00" }).click();
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(
    rows.getByRole("button", { name: "Overdue · 14 days, change status of INV-0001" }),
  ).toBeVisible();
  await tabs.getByRole("link", { name: /^Unpaid/ }).click();
  await expect(rows).toHaveCount(3);
  // The one that is late for longest comes first; a head of the table is another order.
  const order = page.getByRole("combobox", { name: "Sort by" });
  await expect(order).toHaveValue("latest");
  await expect(rows.first()).toContainText("INV-0004");
  await order.selectOption("Due date: earliest first");
  await expect(page).toHaveURL("/invoices?tab=unpaid&sort=due-ascending");
  await expect(rows.first()).toContainText("INV-0001");
  await page.getByRole("columnheader", { name: "Total" }).getByRole("button").click();
  await expect(order).toHaveValue("");
  await order.selectOption("Latest first");
  await expect(page).toHaveURL("/invoices?tab=unpaid");
});

test("fourteen documents are in sight on a laptop, and a row offers the act that its document asks for", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Tabitha"));
  await withoutTours(page);
  const lines = (price: object) => ({ lineItems: [{ name: "Oak board", quantity: "1", ...price }] });
  const long = {
    ...words,
    customerName: "Featherstonehaugh-Cholmondeley Conservation Joinery and Sons",
    projectAddress: "The Old Corn Exchange, 14 Market Place, Bishop's Castle",
  };
  for (let number = 0; number < 20; number += 1) {
    await post(page, "quotes", { ...(number === 19 ? words : long), ...lines({ unitCost: "9500.00" }) });
    await post(page, "invoices", {
      ...long,
      invoiceDate: daysAgo(30),
      dueDate: daysAgo(14),
      ...lines({ unitPrice: "9500.00" }),
    });
  }
  await page.setViewportSize(wideDesk);
  const rows = page.getByRole("table").locator("tbody tr");
  const isInSight = (box: { y: number; height: number } | null) => box !== null && box.y + box.height <= 900;
  for (const list of ["invoices", "quotes"]) {
    await page.goto(`/${list}`);
    await expect(rows).toHaveCount(20);
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
    expect(boxes.filter(isInSight).length, list).toBeGreaterThanOrEqual(14);
  }
  const before = await rows.first().boundingBox();
  await rows.first().hover();
  await page.getByRole("button", { name: "Send, Q-0020" }).click();
  await expect(page.getByRole("dialog", { name: "Send quote Q-0020" })).toContainText("Amelia Stroud");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  expect(await rows.first().boundingBox()).toEqual(before);
});

test("the list's search and the one over everything find a document by its town, its postcode and its amount", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Tabitha"));
  await withoutTours(page);
  const sums = { markupPercent: "0", taxPercent: "0", discountPercent: "0" };
  const lineItems = [{ name: "Oak board", quantity: "1", unitCost: "1886.98" }];
  const place = { projectAddress: "14 Chevin Side", projectCity: "Otley", projectPostcode: "LS21 3DT" };
  await post(page, "quotes", { ...words, ...sums, ...place, lineItems });
  await post(page, "quotes", {
    ...words,
    customerName: "Zoe Zest",
    lineItems: [{ name: "Oak board", quantity: "1", unitCost: "2.00" }],
  });
  await page.goto("/quotes");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(2);
  const search = page.getByRole("searchbox", { name: "Search quotes" });
  for (const typed of ["otley", "ls213dt", "1886", "1,886.98", "chevin amelia"]) {
    await search.fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Amelia Stroud");
  }
  await search.fill("");
  await page.keyboard.press("Control+k");
  const everything = page.getByRole("combobox", { name: "Search everything" });
  for (const [typed, shown] of [
    ["otley", "Amelia Stroud · Otley"],
    ["1886", "Amelia Stroud · £1,886.98"],
  ] as const) {
    await everything.fill(typed);
    await expect(page.getByRole("option")).toHaveCount(1);
    await expect(page.getByRole("option")).toContainText(`Q-0001${shown}`);
  }
});

test("a printed list has its records, and none of its controls", async ({ page }) => {
  await registerPlain(page, newPerson("Tabitha"));
  await withoutTours(page);
  await post(page, "quotes", {
    ...words,
    lineItems: [{ name: "Oak board", quantity: "1", unitCost: "50.00" }],
  });
  await post(page, "materials", { name: "Oak board", unitCost: "50.00", unitType: "Each" });
  for (const [path, record, search] of [
    ["/quotes", "Amelia Stroud", "Search quotes"],
    ["/materials", "Oak board", "Search materials"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("searchbox", { name: search })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(record).first()).toBeVisible();
    await expect(page.getByRole("searchbox", { name: search })).toBeHidden();
    await expect(
      page.getByRole("main").getByRole("button", { name: /^(More|Edit|Delete|Export)/ }),
    ).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
  }
});
