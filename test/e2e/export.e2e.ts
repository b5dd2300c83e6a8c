import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { test } from "#test/e2e/no-policy-violations.ts";
import { pdfText } from "#test/e2e/pdf-text.ts";
import { newPerson } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";

test("a person reads everything on one screen and downloads it in one file", async ({ page }) => {
  await createPlainAccount(page, newPerson("Cato"));
  const customer = { name: "Orlando Fitch", email: "orlando@fitch.example" };
  await page.request.post("/api/customers", { data: customer });
  const lineItems = [{ itemType: "custom", name: "Garden gate", quantity: "1", unitCost: "250.00" }];
  const quote = {
    customerName: customer.name,
    customerEmail: customer.email,
    quoteDate: "2026-11-02",
    markupPercent: "0",
    taxPercent: "0",
    lineItems: [...lineItems, { ...lineItems[0], name: "Oak stair", unitCost: "1000.00" }],
  };
  const { id } = await (await page.request.post("/api/quotes", { data: quote })).json();
  const sending = {
    documentId: id,
    channel: "email",
    recipient: customer.email,
    mode: null,
    text: "Hi Orlando",
  };
  expect((await page.request.post("/api/sendings", { data: sending })).status()).toBe(201);
  const text = { name: "closing words", text: "Thank you for asking us." };
  expect((await page.request.post("/api/company-texts", { data: text })).status()).toBe(201);
  const settings = { tone: "formal" };
  expect((await page.request.put("/api/company-settings", { data: settings })).status()).toBe(200);

  await page.goto("/export");
  await expect(page.getByRole("region", { name: "Customers" }).getByRole("table")).toContainText(
    "Orlando Fitch",
  );
  const quotes = page.getByRole("region", { name: "Quotes" }).getByRole("table");
  await expect(quotes).toContainText("Q-0001");
  // On the screen as people write it here, and in the file as programs read it.
  await expect(quotes).toContainText("02/11/2026");
  await expect(quotes).toContainText("£1,250.00");

  const printed = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF of Q-0001" }).click();
  expect(await pdfText(readFileSync(await (await printed).path()))).toContain("Garden gate");

  const packed = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = await packed;
  expect(file.suggestedFilename()).toMatch(/^quotewright-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
  const data = JSON.parse(strFromU8(files["quotewright.json"] ?? new Uint8Array()));
  expect(data.customers[0]).toMatchObject(customer);
  expect(data.quotes[0].lineItems[0].name).toBe("Garden gate");
  expect(data.sendings[0]).toMatchObject(sending);
  expect(data.companyTexts).toMatchObject([text]);
  expect(data.companySettings).toEqual(settings);
  expect(strFromU8(files["customers.csv"] ?? new Uint8Array())).toContain("Orlando Fitch");
  expect(strFromU8(files["quotes.csv"] ?? new Uint8Array())).toMatch(/2026-11-02.*,1250\.00,/);
  const pdf = Object.keys(files).find((name) => name.startsWith("quotes/") && name.endsWith("-quote.pdf"));
  expect(await pdfText(files[pdf ?? ""] ?? new Uint8Array())).toContain("Garden gate");
});

test("customers and invoices are handed over in the columns of another program", async ({ page }) => {
  await createPlainAccount(page, newPerson("Hope"));
  const customer = { name: "Orlando Fitch", phone: "+44 7700 900123" };
  await page.request.post("/api/customers", { data: customer });
  const invoice = {
    customerName: customer.name,
    invoiceDate: "2026-11-02",
    dueDate: "2026-12-02",
    markupPercent: "0",
    taxPercent: "20",
    lineItems: [{ itemType: "custom", name: "Garden gate", quantity: "2", unitPrice: "250.00" }],
  };
  expect((await page.request.post("/api/invoices", { data: invoice })).status()).toBe(201);
  await page.goto("/export");
  const card = page.locator("section", { hasText: "For another program" });

  const contacts = page.waitForEvent("download");
  await card.getByRole("button", { name: "Customers for Xero" }).click();
  const file = await contacts;
  expect(file.suggestedFilename()).toMatch(/^quotewright-customers-for-xero-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toMatch(/^\*ContactName,.*\r\nOrlando Fitch,.*,\+44 7700 900123\r\n$/);

  await card.getByRole("button", { name: "Invoices for Xero" }).click();
  await expect(card.getByLabel("What Xero calls tax at 20%")).toHaveValue("20% (VAT on Income)");
  await card.getByLabel("Account code of sales").fill("260");
  const sales = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download invoices" }).click();
  const rows = readFileSync(await (await sales).path(), "utf8");
  expect(rows).toContain(",02/11/2026,02/12/2026,,Garden gate,2,250.00,,260,20% (VAT on Income),100.00,GBP");

  // What was said is asked once.
  await expect
    .poll(async () => (await (await page.request.get("/api/import-memories")).json()).length)
    .toBe(1);
  await page.goto("/export");
  await card.getByRole("button", { name: "Invoices for Xero" }).click();
  await expect(card.getByLabel("Account code of sales")).toHaveValue("260");

  await card.getByLabel("Program").selectOption("Phone contacts");
  const cards = page.waitForEvent("download");
  await card.getByRole("button", { name: "Customers for Phone contacts" }).click();
  expect(readFileSync(await (await cards).path(), "utf8")).toContain("TEL;TYPE=CELL:+44 7700 900123");
  await expect(card.getByRole("button", { name: /^Invoices for/ })).toHaveCount(0);
});
