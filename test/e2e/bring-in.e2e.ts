import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { expectCompact, give, sample } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, open } from "#test/e2e/person.ts";
import { createAccount, createPlainAccount, register, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("a bad row never stops the good ones: it is left out with its reason, and can be downloaded", async ({
  page,
}) => {
  await createAccount(page, newPerson("Ian"));
  await open(page, "Materials");
  await page.getByRole("link", { name: "Bring in materials" }).click();
  await page.getByLabel("Choose a file").setInputFiles(sample("old-workbook.xls"));
  await expect(page.getByRole("alert")).toContainText("In Excel: File, Save As, and choose Excel Workbook");
  const text = "Description,Code,Net price,Group\nOak board,oak-1,12.50,Timber\nElm board,elm-1,POA,Timber\n";
  await give(page, { name: "list.csv", text });
  await expect(page.getByRole("heading", { level: 2 })).toContainText("1 new, 1 left out");
  await page.getByRole("button", { name: "Left out 1" }).click();
  await expect(page.getByRole("main")).toContainText("Elm boardRow 3: no price (POA)");
  await expectCompact(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bring in 1 material" }).click();
  await expect(page.getByRole("heading", { name: "1 material brought in" })).toBeVisible();
  await expectAccessible(page);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Left-out rows" }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe("list-left-out.csv");
  expect(readFileSync(await file.path(), "utf8")).toContain("Elm board,elm-1,POA,Timber,no price (POA)");
  await page.getByRole("link", { name: "View materials" }).click();
  await expect(page.getByRole("row", { name: /Oak board/ })).toContainText("Timber");
});

test("columns that no heading names are said by hand, a doubtful price is asked about, and the answer counts", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Joy"));
  await page.goto("/bring-in");
  const text = "Colour,Wert\nRed paint,12.50\nBlue paint,8.00\n";
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "paint.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Materials" }).check();
  await dialog.getByLabel("Colour").selectOption("Name");
  await dialog.getByLabel("Wert").selectOption("Selling price");
  await dialog.getByRole("button", { name: "Done" }).click();
  const question = page.getByRole("group", { name: "These are selling prices." });
  await expect(page.getByRole("main")).toContainText("£10.00");
  await question.getByRole("radio", { name: "Take them as cost" }).check();
  await expect(page.getByRole("main")).toContainText("£12.50");
  await page.getByRole("button", { name: "Bring in 2 materials" }).click();
  await expect(page.getByRole("heading", { name: "2 materials brought in" })).toBeVisible();
});

test("prices with VAT are asked about before there is a profile, because the first quote adds VAT", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Jan"));
  await page.goto("/bring-in");
  await give(page, { name: "paint.csv", text: "Item,Price inc VAT\nRed paint,12.00\n" });
  await expect(page.getByRole("main")).toContainText("£10.00");
  const question = page.getByRole("group", { name: "These prices are with VAT." });
  await question.getByRole("radio", { name: "Take them as they are" }).check();
  await expect(page.getByRole("main")).toContainText("£12.00");
});

test("the next file with the same headings is read as the last one, and the next numbers are asked for once", async ({
  page,
}) => {
  await register(page, newPerson("Jay"));
  await page.goto("/bring-in");
  const file = (name: string) => ({
    name: `${name}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(`Colour,Wert\n${name} paint,12.50\n`),
  });
  await page.getByLabel("Choose a file").setInputFiles(file("Red"));
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await dialog.getByRole("radio", { name: "Materials" }).check();
  await dialog.getByLabel("Whose list is it?").fill("Fentons");
  await dialog.getByLabel("Colour").selectOption("Name");
  await dialog.getByLabel("Wert").selectOption("Selling price");
  await dialog.getByRole("button", { name: "Done" }).click();
  const question = page.getByRole("group", { name: "These are selling prices." });
  await question.getByRole("radio", { name: "Take them as cost" }).check();
  await expect(page.getByRole("main")).toContainText("£12.50");
  await page.getByRole("button", { name: "Bring in 1 material" }).click();

  const numbers = page.getByRole("form", { name: "What is your next quote and invoice number?" });
  await expect(numbers.getByLabel("Next invoice number")).toHaveValue("INV-0001");
  await expectAccessible(page);
  await numbers.getByLabel("Next invoice number").fill("INV-0419");
  await numbers.getByRole("button", { name: "Set numbers" }).click();
  await expect(page.getByRole("main")).toContainText("Next numbers set");
  const next = await (await page.request.get("/api/invoices/next-number")).json();
  expect(next).toEqual({ nextInvoiceNumber: "INV-0419" });
  const [memory] = await (await page.request.get("/api/import-memories")).json();
  expect([memory.name, memory.text, memory.sealed === null]).toEqual([null, null, false]);

  await page.goto("/bring-in");
  await page.getByLabel("Choose a file").setInputFiles(file("Blue"));
  const heading = page.getByRole("heading", { level: 2 });
  await expect(heading).toContainText("Fentons materials. 1 new");
  await expect(page.getByRole("main")).toContainText("£12.50");
  await expect(page.getByRole("main")).toContainText("Read as last time.");
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Change answers" }).click();
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Bring in 1 material" }).click();
  await expect(page.getByRole("heading", { name: "1 material brought in" })).toBeVisible();
  await expect(numbers).toBeHidden();
});

test("after a lost answer it goes on where it was; a sealed customer is brought in once, and filled up by the next file", async ({
  page,
}) => {
  await register(page, newPerson("Kim"));
  await page.goto("/bring-in");
  await page.getByRole("button", { name: "Paste" }).click();
  await page
    .getByLabel("Paste cells or contacts here")
    .fill("Name\tEmail\nZoë Zimmer\tzoe@example.com\nYan Young\tyan@example.com");
  await page.getByRole("button", { name: "Read this" }).click();
  // Saved, but the answer is lost.
  await page.route("**/api/customers/batch", async (route) => {
    const answer = await route.fetch();
    expect(route.request().postData()).not.toContain("Zimmer");
    expect(answer.status()).toBe(200);
    await route.abort();
  });
  await page.getByRole("button", { name: "Bring in 2 customers" }).click();
  await expect(page.getByRole("main")).toContainText("No answer came");
  await unroute(page, "**/api/customers/batch");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "2 customers brought in" })).toBeVisible();

  await page.getByRole("button", { name: "Bring in another file" }).click();
  const text = "Name,Email,Phone\nZoë Zimmer,zoe@example.com,020 7946 0123\nXia,xia@example.com,\n";
  await give(page, { name: "more.csv", text });
  await expect(page.getByRole("heading", { level: 2 })).toContainText("1 new, 1 filled up");
  await page.getByRole("button", { name: "Changed 1" }).click();
  await expect(page.getByRole("main")).toContainText("Phone");
  await page.getByLabel("What to do with Zoë Zimmer").selectOption("Skip");
  await expect(page.getByRole("heading", { level: 2 })).toContainText("1 new, 1 the same");
  await page.getByRole("button", { name: "Bring in 1 customer" }).click();
  await expect(page.getByRole("heading", { name: "1 customer brought in" })).toBeVisible();
});

test("customers that the firm has are filled up, replaced, skipped or kept twice, as is said of all and of one", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Wyn"));
  for (const name of ["Amy", "Ben", "Cat", "Dan"]) {
    const data = { name, email: `${name}@example.com`, phone: "07700 900123" };
    expect((await page.request.post("/api/customers", { data })).status()).toBe(201);
  }
  await page.goto("/bring-in");
  const rows = ["Amy", "Ben", "Cat"].map((name) => `${name},${name}@example.com,020 7946 0123`);
  await give(page, {
    name: "ways.csv",
    text: ["Name,Email,Phone", ...rows, "Dan,Dan@example.com,07700 900123"].join("\n"),
  });
  // Of Dan nothing differs, so that nothing is asked.
  await expect(page.getByRole("heading", { level: 2 })).toContainText("3 filled up, 1 the same");
  await page.getByRole("radio", { name: "Replace" }).check();
  await page.getByLabel("What to do with Ben").selectOption("Skip");
  await page.getByLabel("What to do with Cat").selectOption("Keep both");
  await expect(page.getByRole("heading", { level: 2 })).toContainText("1 new, 1 replaced, 2 the same");
  await page.getByRole("button", { name: "Bring in 2 customers" }).click();
  await expect(page.getByRole("heading", { name: "2 customers brought in" })).toBeVisible();
  const list: { name: string; phone: string }[] = await (await page.request.get("/api/customers")).json();
  expect(list.map(({ name, phone }) => `${name} ${phone}`).sort()).toEqual([
    "Amy 020 7946 0123",
    "Ben 07700 900123",
    "Cat 020 7946 0123",
    "Cat 07700 900123",
    "Dan 07700 900123",
  ]);
});

test("of more than 20,000 rows the first come in, and the screen says how the rest does", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Max"));
  await open(page, "Customers");
  await page.getByRole("link", { name: "Bring in customers" }).click();
  const rows = Array.from({ length: 20_001 }, (_, row) => `Customer ${row},c${row}@example.com`);
  await give(page, { name: "many.csv", text: ["Name,Email", ...rows].join("\n") });
  await expect(page.getByText("The first 20,000 of 20,001 come in now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bring in 20,000 customers" })).toBeEnabled();
});

test("services among the goods are offered to labour, and undone along with them", async ({ page }) => {
  await register(page, newPerson("Sue"));
  await page.goto("/bring-in?to=material");
  const rows = ["Oak board,12.50,Inventory", "Site visit,45,Service", "Survey,60,Service", "Elm,9,Inventory"];
  await give(page, { name: "items.csv", text: ["Name,Cost,Type", ...rows].join("\n") });
  await expect(page.getByRole("button", { name: "Bring in 2 materials", exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "2 services: take them into Labour" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bring in 2 materials and 2 labour items" }).click();
  await expect(page.getByRole("heading", { name: "2 materials, 2 labour items brought in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Left-out rows" })).toBeHidden();
  await open(page, "Labour");
  await expect(page.getByRole("main")).toContainText("Site visit");

  // The next time labour has them, and nothing is offered.
  await page.goto("/bring-in?to=material");
  const past = page.getByRole("button", { name: /^Undo .*: 2 materials, 2 labour items$/ });
  await expect(past).toHaveCount(1);
  await give(page, { name: "items.csv", text: ["Name,Cost,Type", ...rows].join("\n") });
  await expect(page.getByRole("main")).not.toContainText("into Labour");
  await page.getByRole("button", { name: "Choose another file" }).click();
  // A rate that has changed is offered.
  await give(page, {
    name: "items.csv",
    text: ["Name,Cost,Type", "Survey,65,Service", "Site visit,450,Service", "Elm,9,Inventory"].join("\n"),
  });
  await page.getByRole("checkbox", { name: "2 services: take them into Labour" }).check();
  await page.getByRole("button", { name: "Services 2" }).click();
  await expect(page.getByRole("checkbox", { name: /^Survey £60.00 to £65.00/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Site visit/ })).not.toBeChecked();
  await page.getByRole("button", { name: "Choose another file" }).click();
  await past.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("main")).toContainText("Undone: 4 records");
  await open(page, "Labour");
  await expect(page.getByRole("main")).not.toContainText("Site visit");
});
