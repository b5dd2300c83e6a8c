import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { addSheet } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { tapCounter } from "#test/e2e/taps.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Ida"));
  await withoutTours(page);
  await withoutFirstFigures(page);
});

test("on a phone a known customer's quote of three items takes seven taps from the dashboard", async ({
  page,
}) => {
  await post(page, "customers", { name: "Bea Marsh", email: "bea@marsh.example" });
  for (const name of ["Copper pipe", "Elbow", "Isolation valve"]) {
    await post(page, "materials", { name, unitCost: "10.00", unitType: "Each" });
  }
  await page.goto("/");
  const { tap, taps } = tapCounter();
  await tap(page.getByRole("button", { name: "New", exact: true }));
  await tap(
    page.getByRole("dialog", { name: "New" }).getByRole("button", { name: "New quote for Bea Marsh" }),
  );
  for (const name of ["Copper pipe", "Elbow", "Isolation valve"]) {
    await tap(addSheet(page).getByRole("button", { name: new RegExp(`^${name}`) }));
  }
  await expect(addSheet(page)).toContainText("Picked, customer pays£37.50");
  await expectAccessible(page);
  await tap(addSheet(page).getByRole("button", { name: "Add 3 items" }));
  await tap(page.getByRole("button", { name: "Create Quote" }));
  await expectToast(page, "Quote created successfully");
  expect(taps()).toBe(7);
});

test("on a phone what was picked is added together with an item that is typed after it", async ({ page }) => {
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  await page.goto("/quotes/new");
  await page.getByRole("button", { name: "Add items", exact: true }).tap();
  const sheet = addSheet(page);
  await sheet.getByRole("button", { name: /^Copper pipe/ }).tap();
  await field(sheet, "Add item").fill("Skip hire");
  await sheet.getByRole("button", { name: "Add “Skip hire” as an item" }).tap();
  await expect(sheet).toContainText("Picked, customer pays£12.50");
  await sheet.getByRole("button", { name: "Add 2 items" }).tap();
  await expect(field(sheet, "Cost")).toHaveAccessibleDescription(/cost/i);
  await field(sheet, "Cost").fill("40");
  await expect(sheet).toContainText("Picked, customer pays£62.50");
  await sheet.getByRole("button", { name: "Add 2 items" }).tap();
  await expectToast(page, "2 items added to quote");
  await expect(page.getByRole("region", { name: "Quote total" })).toContainText("£75.00");
});

test("on a phone several items are picked, counted and searched for, and kept while the sheet is closed", async ({
  page,
}) => {
  await post(page, "materials", { name: "Copper pipe", sku: "CP15", unitCost: "10.00", unitType: "Each" });
  await post(page, "labor", { name: "Fitting", rate: "45.00", rateType: "hour" });
  await page.goto("/quotes/new");
  const open = page.getByRole("button", { name: "Add items", exact: true });
  await open.tap();
  await addSheet(page).getByRole("button", { name: "Add Item" }).tap();
  await expect(addSheet(page)).toContainText("Please select an item type");
  await field(addSheet(page), "Add item").fill("cop");
  await expect(addSheet(page)).not.toContainText("Please select an item type");
  await field(addSheet(page), "Add item").fill("");
  const pipe = addSheet(page).getByRole("button", { name: /^Copper pipe/ });
  await expect(pipe).toContainText("£10.00 / Each · CP15 Customer pays £12.50");
  await pipe.tap();
  await pipe.tap();
  await expect(pipe).toContainText("£10.00 / Each Customer pays £25.00");
  await addSheet(page)
    .getByRole("button", { name: /^Fitting/ })
    .tap();
  await addSheet(page).getByRole("button", { name: "More of Fitting" }).tap();
  await expect(addSheet(page)).toContainText("Picked, customer pays£109.38");
  await addSheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(page.getByText("2 items not added yet.")).toBeVisible();

  await open.tap();
  await addSheet(page).getByRole("button", { name: "Less of Copper pipe" }).tap();
  await addSheet(page).getByRole("button", { name: "Less of Copper pipe" }).tap();
  await expect(addSheet(page)).toContainText("Picked, customer pays£84.38");
  const hours = addSheet(page).getByRole("textbox", { name: "Quantity of Fitting, hour" });
  await hours.fill("1.55");
  await expect(hours).toHaveAccessibleDescription("Quantity must be at least 0.1, in steps of 0.1");
  await addSheet(page).getByRole("button", { name: "Add 1 item" }).tap();
  await expect(hours).toBeFocused();
  await hours.fill("1.6");
  const search = addSheet(page).getByRole("textbox", { name: "Add item" });
  await search.fill("pip");
  await search.press("Enter");
  await expect(addSheet(page)).toContainText("Picked, customer pays£102.50");
  await search.fill("Scaffold, two days");
  await addSheet(page).getByRole("button", { name: "Add “Scaffold, two days” as a note, no price" }).tap();
  await expect(addSheet(page)).toContainText("1 item");
  await addSheet(page).getByRole("button", { name: "Add 2 items" }).tap();
  await expectToast(page, "2 items added to quote");
  await expect(page.getByRole("region", { name: "Quote total" })).toContainText("£123.00");
});
