import { expect, type Page } from "@playwright/test";
import { outOfOrder, post } from "#test/e2e/api.ts";
import { addCustomItem, foldedCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const amelia = {
  name: "Amelia Stroud",
  companyName: "Stroud & Daughters",
  email: "amelia@stroud.example",
  phone: "+44 (0)1943 600123",
  address: "14 Chevin Side",
  city: "Otley",
  postcode: "LS21 1AB",
  notes: "The gate code is 4711.",
};

/** An account with a customer, the price list and her documents: two that name her and one of before. */
async function makeBook(page: Page) {
  await createPlainAccount(page, newPerson());
  await withoutTours(page);
  const customerId = await post(page, "customers", amelia);
  const materialId = await post(page, "materials", {
    name: "Oak board",
    unitCost: "12.50",
    unitType: "Each",
  });
  const line = { name: "Oak board", itemType: "material", materialId, quantity: "2" };
  const words = { customerName: amelia.name, customerEmail: amelia.email };
  const taxless = { markupPercent: "0", taxPercent: "0" };
  const of = { customerId, ...words, ...taxless };
  await post(page, "quotes", { ...words, ...taxless, lineItems: [{ ...line, unitCost: "11.00" }] });
  const invoiceId = await post(page, "invoices", {
    ...of,
    invoiceDate: "2026-03-04",
    lineItems: [{ ...line, unitPrice: "10.00" }],
  });
  await post(page, "quotes", { ...of, status: "declined", lineItems: [{ ...line, unitCost: "99.00" }] });
  await post(page, "quotes", {
    customerName: "Somebody Else",
    customerEmail: "else@example.com",
    lineItems: [{ ...line, unitCost: "1.00" }],
  });
  return { customerId, invoiceId };
}

test("a customer's name leads to a page with what is owed, ways to reach them and their documents", async ({
  page,
}) => {
  const { customerId } = await makeBook(page);
  await page.goto("/customers");
  await page.getByRole("link", { name: amelia.name, exact: true }).click();
  await expect(page).toHaveURL(`/customers/${customerId}`);
  await expect(page.getByRole("heading", { level: 1, name: amelia.name })).toBeVisible();
  await expect(page).toHaveTitle("Customer - Quotewright");
  await expect(page.getByRole("heading", { name: amelia.companyName })).toBeVisible();
  await expect(page.getByText("£20.00").first()).toBeVisible();
  await expect(page.getByText("1 unpaid invoice")).toBeVisible();
  await expect(page.getByText("2 documents and 1 by name")).toBeVisible();

  const rows = page.getByRole("list", { name: "Quotes and invoices" }).getByRole("link");
  await expect(rows).toHaveText([/Quote Q-0002/, /Invoice INV-0001/, /Quote Q-0001/]);
  await expect(
    page.getByRole("link", { name: "Invoice INV-0001, £20.00, Pending, 04/03/2026" }),
  ).toBeVisible();
  const contact = page.getByRole("list", { name: "Contact" });
  for (const [word, href] of [
    ["Call", "tel:+441943600123"],
    ["Text", "sms:+441943600123"],
    ["E-mail", "mailto:amelia@stroud.example"],
  ] as const) {
    await expect(contact.getByRole("link", { name: word })).toHaveAttribute("href", href);
  }
  // A desk has no maps to hand the address to.
  await expect(contact.getByRole("link")).toHaveText(["Call", "Text", "E-mail"]);
  await expect(page.getByText("14 Chevin Side")).toBeVisible();
  await expect(page.getByText("The gate code is 4711.")).toBeVisible();

  await page.getByRole("button", { name: "New quote" }).click();
  await expect(foldedCustomer(page)).toContainText(amelia.name);
  await page.goBack();
  await rows.first().click();
  await expect(page.getByRole("heading", { name: "Quote Q-0002" })).toBeVisible();
});

test("a customer's timeline says what happened to their documents and all that was sent of them, the newest first", async ({
  page,
}) => {
  const { customerId, invoiceId } = await makeBook(page);
  const quotes = await (await page.request.get("/api/quotes")).json();
  const quote = quotes.find((each: { customerId: string | null }) => each.customerId === customerId);
  const byName = quotes.find((each: { quoteNumber: string }) => each.quoteNumber === "Q-0001");
  const ofOther = quotes.find((each: { quoteNumber: string }) => each.quoteNumber === "Q-0003");
  await post(page, "sendings", { documentId: quote.id, channel: "email" });
  await post(page, "sendings", { documentId: quote.id, channel: "text" });
  await post(page, "sendings", { documentId: ofOther.id, channel: "print" });
  await post(page, "sendings", { documentId: byName.id, channel: "share" });
  await post(page, "sendings", { documentId: invoiceId, channel: "text", about: "reminder", step: 1 });
  await page.goto(`/quotes/${quote.id}`);
  await page.getByRole("button", { name: /change status/ }).click();
  await page.getByRole("menuitem", { name: "Accepted" }).click();
  await page.goto(`/customers/${customerId}`);
  const events = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  const day = new Date().toLocaleDateString("en-GB");
  await expect(events).toHaveText(
    [
      "Accepted · Q-0002",
      "Reminded by text · INV-0001",
      "Sent with another app · Q-0001",
      "Sent by text · Q-0002",
      "Sent by e-mail · Q-0002",
      "Quote created · Q-0002",
      "Invoice created · INV-0001",
      "Quote created · Q-0001",
    ].map((said) => new RegExp(`^${said}${day}, \\d\\d:\\d\\d$`)),
  );
  await events.first().getByRole("link").click();
  await expect(page).toHaveURL(`/quotes/${quote.id}`);
});

test("what is owed is not known while the invoices cannot be read, and no document is copied meanwhile", async ({
  page,
}) => {
  const { customerId } = await makeBook(page);
  await page.route("**/api/invoices?**", outOfOrder);
  await page.goto(`/customers/${customerId}`);
  await expect(page.getByText("Not known")).toBeVisible();
  await expect(page.getByText("The invoices could not be loaded.")).toBeVisible();
  await expect(page.getByText("No unpaid invoices")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Same as last time" })).toHaveCount(0);
  await unroute(page, "**/api/invoices?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 unpaid invoice")).toBeVisible();
  await expect(page.getByText("2 documents and 1 by name")).toBeVisible();
  await expect(page.getByRole("button", { name: "Same as last time" })).toBeVisible();
});

test("Same as last time copies the newest document that was neither declined nor cancelled, and today's prices are one press away", async ({
  page,
}) => {
  const { customerId } = await makeBook(page);
  const again = {
    customerId,
    customerName: amelia.name,
    lineItems: [{ name: "Ash", quantity: "1", unitPrice: "98.00" }],
  };
  const cancelled = await post(page, "invoices", again);
  await page.request.put(`/api/invoices/${cancelled}`, { data: { status: "cancelled" } });
  await page.goto(`/customers/${customerId}`);
  await page.getByRole("button", { name: "Same as last time" }).click();
  await expect(page).toHaveURL(/\/invoices\/new/);
  await expect(foldedCustomer(page)).toContainText(amelia.name);
  const changed = page.getByText(/^1 price has changed since 4 March/);
  await expect(changed).toBeVisible();
  await expect(page.getByRole("region", { name: "Invoice total" })).toContainText("£20.00");
  await page.getByRole("button", { name: "Use today's" }).click();
  await expect(changed).toBeHidden();
  await expect(page.getByRole("region", { name: "Invoice total" })).toContainText("£25.00");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expectToast(page, "Invoice created successfully");
  await page.goto(`/customers/${customerId}`);
  await expect(page.getByText("4 documents and 1 by name")).toBeVisible();
  await expect(page.getByText("2 unpaid invoices")).toBeVisible();
});

test("a customer is edited and deleted from the page, and the documents come back with the undo", async ({
  page,
}) => {
  const { customerId } = await makeBook(page);
  await page.goto(`/customers/${customerId}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Customer" });
  await field(dialog, "City").fill("Ilkley");
  await dialog.getByRole("button", { name: "Update Customer" }).click();
  await expectToast(page, "Customer updated successfully");
  await expect(page.getByText("Ilkley")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Customer" }).click();
  await expectToast(page, "Customer deleted successfully");
  await expect(page).toHaveURL("/customers");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Customer restored");
  await page.getByRole("link", { name: amelia.name, exact: true }).click();
  await expect(page.getByText("2 documents and 1 by name")).toBeVisible();
  await page.goto("/customers/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Customer not found" })).toBeVisible();
});

test("somebody new who is typed into a quote is kept as a customer, and the undo leaves the quote", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await withoutTours(page);
  for (const isUndone of [false, true]) {
    const name = isUndone ? "Keith Wadsworth" : "Mrs Hobbs";
    await page.goto("/quotes/new");
    await field(page, "Customer name").fill(name);
    await page.getByRole("checkbox", { name: "No e-mail" }).check();
    await addCustomItem(page);
    await page.getByRole("button", { name: "Create Quote" }).click();
    await expect(page.getByRole("alert").first()).toContainText("Customer phone is required");
    await field(page, "Customer phone").fill(isUndone ? "07700 900124" : "07700 900123");
    await page.getByRole("button", { name: "Create Quote" }).click();
    await expectToast(page, `${name} is now among your customers.`);
    if (isUndone) {
      await page.getByRole("button", { name: `Undo: do not keep ${name} as a customer` }).click();
      await expectToast(page, "Customer deleted successfully");
    }
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await page.goto("/customers");
  await expect(page.getByRole("list", { name: "Customers" }).getByRole("heading")).toHaveText(["Mrs Hobbs"]);
  await page.getByRole("link", { name: "Mrs Hobbs" }).click();
  await expect(page.getByText("1 document", { exact: true })).toBeVisible();
  await page.goto("/quotes");
  await expect(page.getByText("Keith Wadsworth")).toBeVisible();

  // Of somebody who is begun by name one box asks for either, and digits are a telephone number.
  await page.goto("/quotes/new");
  await field(page, "Find a customer").fill("Ann Archer");
  await page.getByRole("option", { name: "Use “Ann Archer” as a new customer" }).click();
  await expect(page.getByRole("checkbox", { name: "No e-mail" })).toHaveCount(0);
  await field(page, "E-mail or phone").fill("07700 900125");
  await addCustomItem(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Ann Archer is now among your customers.");

  // The notice says that somebody could not be kept, and another try keeps them for the quote that is saved already.
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Ray Marsh");
  await page.getByRole("checkbox", { name: "No e-mail" }).check();
  await field(page, "Customer phone").fill("07700 900126");
  await addCustomItem(page);
  await page.route("**/api/customers", (route) => route.abort());
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Ray Marsh could not be kept as a customer.");
  await unroute(page, "**/api/customers");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectToast(page, "Ray Marsh is now among your customers.");
  await page.goto("/customers");
  await page.getByRole("link", { name: "Ray Marsh" }).click();
  await expect(page.getByText("1 document", { exact: true })).toBeVisible();

  // The same telephone number is the same customer.
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Margaret Hobbs");
  await page.getByRole("checkbox", { name: "No e-mail" }).check();
  await field(page, "Customer phone").fill("07700900123");
  await addCustomItem(page);
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Quote created successfully");
  await page.goto("/customers");
  await page.getByRole("link", { name: "Mrs Hobbs" }).click();
  await expect(page.getByText("2 documents", { exact: true })).toBeVisible();
});
