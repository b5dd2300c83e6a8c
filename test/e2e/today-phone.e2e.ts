import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { fillDocument } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, register } from "#test/e2e/registered.ts";

const day = 24 * 60 * 60 * 1000;
const isoDay = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

test("on a phone the day, five things that need the firm and the money are in sight without scrolling", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Joe"));
  await withoutTours(page);
  await post(page, "company-profile", { companyName: "Archer Joinery" });
  const names = ["Mrs Doyle and Mr Ashworth", "Bartholomew Featherstonehaugh", "Leeds and District Schools"];
  const name = "Featherstonehaugh-Cholmondeley & Daughters (Holdings) Ltd";
  for (let each = 1; each <= 6; each += 1) {
    await post(page, "quotes", {
      ...{ customerName: names[each % 3], customerEmail: "bea@example.com", status: "accepted" },
      lineItems: [{ name: "Oak", quantity: "1", unitCost: "31813.31" }],
    });
  }
  await post(page, "invoices", {
    ...{ customerName: name, invoiceDate: isoDay(-60), dueDate: isoDay(-43) },
    lineItems: [{ name: "Oak", quantity: "1", unitPrice: "18240.00" }],
  });
  await page.goto("/");
  const rows = page.getByRole("list", { name: "Needs you" }).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole("button", { name: "All 7" })).toBeVisible();
  await expect(page.getByText(/^Free Trial Active/)).toBeVisible();
  for (const row of await rows.all()) {
    const title = row.getByText(new RegExp(names.join("|")));
    const box = await title.boundingBox();
    expect(box?.height, "each name takes two lines").toBeGreaterThan(30);
    const wide = await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide, "and is whole").toBeLessThanOrEqual(0);
  }
  const bar = await page.getByRole("navigation", { name: "Shortcuts" }).boundingBox();
  const money = await page.getByRole("link", { name: /Outstanding invoices/ }).boundingBox();
  expect((money?.y ?? 0) + (money?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  for (const button of await rows.getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    const wide = await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide, "words wrap in their button").toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);

  // Signing out is the last thing on the screen.
  await expect(page.getByRole("button", { name: "Log Out" })).toHaveCount(1);
  const history = page.getByRole("heading", { name: "Monthly history" });
  await expect(history).toBeVisible();
  const foot = await page.getByRole("button", { name: "Log Out" }).boundingBox();
  expect(foot?.y).toBeGreaterThan((await history.boundingBox())?.y ?? 0);

  // The months are folded under the chart.
  const months = page.getByText("Quotes (6)");
  await expect(months).toBeHidden();
  await page.getByText("Show figures").tap();
  await expect(months).toBeVisible();
});

test("an encrypted account's documents are opened on the device, and a locked one shows what it may", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson("Ida");
  await register(page, person);
  await withoutTours(page);
  await withoutFirstFigures(page);
  await page.goto("/invoices/new");
  await fillDocument(page, "Bea Marsh");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await page.waitForURL(/\/invoices$/);
  const [made] = await (await page.request.get("/api/invoices")).json();
  expect(made).toMatchObject({ customerName: null });
  const put = await page.request.put(`/api/invoices/${made.id}`, { data: { status: "overdue" } });
  expect(put.status()).toBe(200);
  await page.goto("/");
  const row = page.getByRole("list", { name: "Needs you" }).getByRole("listitem");
  await expect(row.getByRole("link")).toHaveAccessibleName(/^Bea Marsh, INV-0001, £.*Overdue/);
  await expect(row.getByRole("button", { name: "Remind, INV-0001" })).toBeVisible();

  // A device that does not know the passphrase yet.
  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
  });
  const { email, password } = person;
  expect((await elsewhere.request.post("/api/login", { data: { email, password } })).status()).toBe(200);
  const locked = await elsewhere.newPage();
  await locked.goto("/");
  await expect(locked.getByRole("dialog")).toBeVisible();
  await locked.keyboard.press("Escape");
  await expect(locked.getByRole("dialog")).toBeHidden();
  const shut = locked.getByRole("list", { name: "Needs you" }).getByRole("listitem");
  await expect(shut.getByRole("link")).toHaveAccessibleName(/^INV-0001, £.*Overdue/);
  await expect(shut).toContainText("Locked");
  await expect(shut.getByRole("button", { name: /^Remind/ })).toBeHidden();
  await elsewhere.close();
});
