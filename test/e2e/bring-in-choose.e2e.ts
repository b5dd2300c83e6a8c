import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { bringInTwoAndChangeOne, give } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("a file that takes long is given up, and another one is read", async ({ page }) => {
  await registerPlain(page, newPerson("Ada"));
  await page.goto("/bring-in");
  // What reads the file does not come.
  await page.route("**/reading-worker*", () => undefined);
  const file = {
    name: "one.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name,Email\nZoë,z@example.com"),
  };
  await page.getByLabel("Choose a file").setInputFiles(file);
  await expect(page.getByText("Reading the file...")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Choose a file")).toBeAttached();
  await unroute(page, "**/reading-worker*");
  await give(page, { name: "two.csv", text: "Name,Email\nYan,yan@example.com\nXia,xia@example.com\n" });
  await expect(page.getByRole("button", { name: "Bring in 2 customers" })).toBeVisible();
});

test("rows without headings are known by what they hold, and their columns can be changed", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ben"));
  await page.goto("/bring-in");
  await page.getByRole("button", { name: "Paste" }).click();
  await page
    .getByLabel("Paste cells or contacts here")
    .fill("Zimmer Ltd\tzoe@example.com\tZoë\nYoung Ltd\tyan@example.com\tYan");
  await page.getByRole("button", { name: "Read this" }).click();
  await page.getByRole("button", { name: "Columns" }).click();
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await expect(dialog.getByLabel("Column 2")).toHaveValue("email");
  await dialog.getByLabel("Column 1").selectOption("Company");
  await dialog.getByLabel("Column 3").selectOption("Name");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: "What is in the file" })).toContainText(/Zoë.*Zimmer Ltd/);
});

test("columns that are not taken are named, and go to the notes when a person says so", async ({ page }) => {
  await registerPlain(page, newPerson("Dot"));
  await page.goto("/bring-in");
  const text = "Name,Email,Gate code,Boiler,\nZoë,zoe@example.com,1234,Baxi,key at no. 9\n";
  await give(page, { name: "gates.csv", text });
  await expect(page.getByText("Not taken: Gate code, Boiler, Column 5.")).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await dialog.getByLabel("Gate code").selectOption("Notes");
  await dialog.getByLabel("Column 5").selectOption("Notes");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Not taken: Boiler.")).toBeVisible();
  await page.getByRole("button", { name: "Bring in 1 customer" }).click();
  await page.getByRole("link", { name: "View customers" }).click();
  await page.getByRole("link", { name: "Zoë" }).click();
  await expect(page.getByRole("main")).toContainText("Gate code: 1234");
  await expect(page.getByRole("main")).toContainText("key at no. 9");
});

test("when the names of what stays cannot be read, the undo says how many there are", async ({ page }) => {
  await createPlainAccount(page, newPerson("Cat"));
  await bringInTwoAndChangeOne(page);
  await page.goto("/bring-in");
  await page.getByRole("button", { name: /^Undo what was brought in on/ }).click();
  await page.route(/\/api\/customers(\?|$)/, (route) => route.abort());
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("main")).toContainText(
    "Changed since, so they stay:1 whose name cannot be read now",
  );
});

test("how to get a list out of a program is said, for an iPhone in three steps", async ({ page }) => {
  await registerPlain(page, newPerson("Eve"));
  await page.goto("/bring-in");
  const steps = page.getByRole("definition").filter({ hasText: "In Contacts press Lists" });
  await expect(steps).toBeHidden();
  await page.getByText("How do I get it out of").click();
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  for (const program of ["Xero", "QuickBooks", "Sage", "FreeAgent", "Excel, Numbers", "A merchant"]) {
    await expect(page.getByRole("term").filter({ hasText: program })).toBeVisible();
  }
});

test("a file that is dropped on the area is read", async ({ page }) => {
  await registerPlain(page, newPerson("Fay"));
  await page.goto("/bring-in");
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["Name,Email\nZoë,zoe@example.com\n"], "dropped.csv", { type: "text/csv" }));
    return data;
  });
  const area = page.getByText("or drop it here");
  await area.dispatchEvent("dragover", { dataTransfer: dropped });
  await area.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByRole("button", { name: "Bring in 1 customer" })).toBeVisible();
});

test("an answer about prices changes neither what the file is nor its columns", async ({ page }) => {
  await registerPlain(page, newPerson("Gil"));
  await page.goto("/bring-in");
  await give(page, { name: "sales.csv", text: "Item name,Sales price,Bin\nOak shelf,£125.00,B4\n" });
  const list = page.getByRole("region", { name: "What is in the file" });
  await expect(list).toContainText("£100.00");
  await expect(page.getByText("Not taken: Bin.")).toBeVisible();
  await page.getByRole("radio", { name: "Take them as cost" }).check();
  await expect(list).toContainText("£125.00");
  await expect(page.getByText("Not taken: Bin.")).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await expect(dialog.getByRole("radio", { name: "Materials" })).toBeChecked();
  await expect(dialog.getByLabel("Item name")).toHaveValue("name");
});
