import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";

test("when a price list is imported, faulty rows stop all of it, new categories are created, and a second list updates by SKU", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ian"));
  await open(page, "Materials");
  const dialog = await choose(page, "Import materials", [
    ["Article", "Code", "Net price", "Group"],
    ["Oak board", "oak-1", "12.50", "Timber"],
    ["Elm board", "elm-1", "POA", "Timber"],
  ]);
  await field(dialog, "Name").selectOption("Article");
  await field(dialog, "SKU").selectOption("Code");
  await field(dialog, "Unit Cost").selectOption("Net price");
  await field(dialog, "Category").selectOption("Group");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog).toContainText("1 row has an error. Nothing is saved until the file is right.");
  await expect(dialog.getByRole("list", { name: "Errors" })).toContainText("Row 3, Net price: “POA”");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Choose the corrected file" }).click();

  await give(dialog, [
    ["Name", "SKU", "Unit cost", "Category"],
    ["Oak board", "oak-1", "12.50", "Timber"],
    ["Elm board", "elm-1", "9.75", "Timber"],
  ]);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog).toContainText("2 new, 1 category made");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Import 2 materials" }).click();
  await expectToast(page, "2 new, 1 category made");
  await expect(page.getByRole("row", { name: /Oak board/ })).toContainText("Timber");

  const again = await choose(page, "Import materials", [
    ["SKU", "Unit cost"],
    ["OAK-1", "13.00"],
    ["ELM-1", "9.75"],
  ]);
  await again.getByRole("button", { name: "Check" }).click();
  await expect(again).toContainText("1 changed");
  await expect(again).toContainText("Left out: 1 without a change.");
  // Saved, but the answer is lost: a second press learns that, instead of finding a record that has changed meanwhile.
  await page.route("**/api/materials/batch", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await again.getByRole("button", { name: "Import 1 material" }).click();
  await expect(again).toContainText("The import could not be saved");
  await page.unroute("**/api/materials/batch");
  await again.getByRole("button", { name: "Import 1 material" }).click();
  await expectToast(page, "1 changed");
  await expect(page.getByRole("row", { name: /Oak board/ })).toContainText("£13.00");
});

test("customers are imported sealed, a retry after a lost answer duplicates none, and an existing one is left out", async ({
  page,
}) => {
  await createAccount(page, newPerson("Joy"));
  await open(page, "Customers");
  const rows = [
    ["Name", "Email"],
    ["Zoë Zimmer", "zoe@example.com"],
    ["Yan Young", "yan@example.com"],
  ];
  const dialog = await choose(page, "Import customers", rows);
  await dialog.getByRole("button", { name: "Check" }).click();
  // The answer is lost, and the person presses again.
  await page.route("**/api/customers/batch", async (route) => {
    const answer = await route.fetch();
    expect(route.request().postData()).not.toContain("Zimmer");
    expect(answer.status()).toBe(200);
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Import 2 customers" }).click();
  await expect(dialog).toContainText("The import could not be saved");
  await page.unroute("**/api/customers/batch");
  await dialog.getByRole("button", { name: "Import 2 customers" }).click();
  await expectToast(page, "Customers imported");
  await expect(
    page.getByRole("article").or(page.getByRole("listitem")).filter({ hasText: "Zoë Zimmer" }),
  ).toHaveCount(1);

  const second = await choose(page, "Import customers", [
    ["Name", "Email", "Phone"],
    ["Zoë Zimmer", "zoe@example.com", "020 7946 0123"],
  ]);
  await second.getByRole("button", { name: "Check" }).click();
  await expect(second).toContainText("Left out: 1 already there.");
});

async function choose(page: Page, button: string, rows: string[][]): Promise<Locator> {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: button });
  await give(dialog, rows);
  return dialog;
}

async function give(dialog: Locator, rows: string[][]): Promise<void> {
  const text = rows.map((cells) => cells.join(",")).join("\r\n");
  await dialog
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text, "utf8") });
  await expect(dialog).toContainText("Match the columns");
}
