import { expect, type Page } from "@playwright/test";
import { outOfOrder, post } from "#test/e2e/api.ts";
import { chooseInRow } from "#test/e2e/document-acts.ts";
import { foldedCustomer, unfoldDetails } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { paperPages } from "#test/e2e/paper.ts";
import { expectToast, field, newPerson, open } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

const bea = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  companyVatNumber: "GB 123 4567 82",
  lineItems: [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }],
};

test("an invoice takes the next number, shows its errors, and for a registered firm deducts CIS and reverses VAT", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Cis"));
  await page.goto("/invoices/new");
  await unfoldDetails(page);
  await expect(field(page, "Invoice number")).toHaveValue("INV-0001");
  await expect(async () => {
    // What comes above them late moves both.
    const labels = ["Invoice date", "Invoice number"];
    const [date, number] = await Promise.all(labels.map((label) => field(page, label).boundingBox()));
    expect(date?.y, "boxes side by side are level").toBe(number?.y);
  }).toPass();
  await expect(page.getByRole("checkbox", { name: /Apply CIS deduction/ })).toBeHidden();
  const firm = { companyName: "Hobbs", cisRegistered: true, vatNumber: "GB123456789" };
  await post(page, "company-profile", firm);
  // That the firm is registered is known only after the form has been loaded.
  const form = page.waitForResponse(/\/editor-desk-/);
  await page.route("**/api/company-profile", async (route) => {
    await form;
    await route.continue();
  });
  await page.reload();
  // The details are folded, so that what adds a line is in sight.
  const total = page.getByRole("region", { name: "Invoice total" });
  const isInSight = async () => {
    const [row, foot] = await Promise.all([field(page, "Add item").boundingBox(), total.boundingBox()]);
    return row !== null && foot !== null && row.y + row.height < foot.y;
  };
  await expect.poll(isInSight).toBe(true);
  await unfoldDetails(page);

  await field(page, "Customer email").fill("bea");
  await page.getByRole("radio", { name: "Custom" }).check();
  await field(page, "Custom item name").fill("Joiner");
  await field(page, "Cost").fill("100");
  const add = page.getByRole("button", { name: "Add Item", exact: true });
  await add.click();
  // CIS is deducted from labour alone, so which of them it is has no default for such a firm.
  await expect(field(page, "Counts as")).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Please choose what this counts as");
  await field(page, "Counts as").selectOption({ label: "Labour" });
  await add.click();
  await expectToast(page, "Item added to invoice");
  // 100.00 with the profile's 25% is 125.00; with 20% VAT 150.00.
  await expect(total).toContainText("£150.00");
  await page.getByRole("checkbox", { name: /Apply CIS deduction/ }).check();
  await expect(total).toContainText("£125.00");
  await page.getByRole("checkbox", { name: /Reverse charge VAT/ }).check();
  await expect(total).toContainText("£100.00");
  await page.getByRole("checkbox", { name: /Reverse charge VAT/ }).uncheck();
  await page.getByRole("checkbox", { name: /Apply CIS deduction/ }).uncheck();

  const create = page.getByRole("button", { name: "Create Invoice" });
  await field(page, "Invoice number").fill("");
  await create.click();
  for (const words of ["Customer name is required", "Invalid email", "Invoice number is required"]) {
    await expect(page.getByRole("main")).toContainText(words);
  }
  await field(page, "Customer name").fill("Bea Brown");
  await field(page, "Customer email").fill("");
  await field(page, "Invoice number").fill("2026/1");
  await page.route("**/api/invoices", outOfOrder);
  await create.click();
  await expectToast(page, "Failed to create invoice.");
  await unroute(page, "**/api/invoices");
  await create.click();
  await expectToast(page, "Invoice created successfully");
  await expect(page).toHaveURL(/\/invoices$/);
  await expect(page.getByRole("link", { name: "Bea Brown, 2026/1", exact: true })).toBeVisible();
});

test("a due date that was worked out follows the invoice date, and one that was typed stays", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Dee"));
  await post(page, "company-profile", { companyName: "Hobbs", paymentTermsDays: 14 });
  await page.goto("/invoices/new");
  await unfoldDetails(page);
  await field(page, "Invoice date").fill("1/3/26");
  await expect(page.getByText("1 March 2026", { exact: true })).toBeVisible();
  await expect(field(page, "Due date")).toHaveValue("15/03/2026");
  await field(page, "Due date").fill("31 march 2026");
  await field(page, "Invoice date").fill("2/3/2026");
  await expect(field(page, "Due date")).toHaveValue("31/03/2026");
  await field(page, "Due date").fill("soon");
  await expect(page.getByText("Enter a date such as 22/11/2026")).toBeVisible();
});

test("an invoice's number and status are changed in place, and keep their value when refused", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Num"));
  await post(page, "invoices", bea);
  const id = await post(page, "invoices", bea);
  await page.goto(`/invoices/${id}`);
  const edit = page.getByRole("button", { name: "Edit invoice number" });
  await edit.click();
  await field(page, "Invoice number").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Invoice number is required");
  await field(page, "Invoice number").fill("INV-0001");
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await page.keyboard.press("Enter");
  await refused;
  await expect(field(page, "Invoice number")).toHaveValue("INV-0001");
  await field(page, "Invoice number").fill("2026/2");
  await page.route(oneInvoice, outOfOrder);
  await page.keyboard.press("Enter");
  await expectToast(page, "Failed to update invoice number");
  await unroute(page, oneInvoice);
  await page.getByRole("button", { name: "Save invoice number" }).click();
  await expectToast(page, "Invoice number updated successfully");
  await expect(page.getByRole("heading", { name: "2026/2" })).toBeVisible();
  await expect(edit).toBeFocused();
  await edit.click();
  await page.keyboard.press("Escape");
  await expect(edit).toBeFocused();
  // However long it is, nothing of it is cut off.
  await edit.click();
  await field(page, "Invoice number").fill("ELLISON-AND-DAUGHTERS-LODGE-FARM-2026-0000000017");
  await page.keyboard.press("Enter");
  await page.setViewportSize({ width: 360, height: 740 });
  const cut = await edit.getByText("ELLISON").evaluate((words) => words.scrollWidth - words.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  expect(await edit.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
  await page.setViewportSize(wideDesk);

  await setStatus(page, "Pending", "Paid");
  await expectToast(page, "Invoice status updated successfully");
  await page.route(oneInvoice, outOfOrder);
  await setStatus(page, "Paid", "Cancelled");
  await expectToast(page, "Failed to update invoice status");
  await expect(page.getByRole("button", { name: /^Paid, change status/ })).toBeVisible();
  await unroute(page, oneInvoice);
});

test("an invoice is duplicated, deleted and restored; it prints itself on request; one that does not exist is not found", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson("Una"));
  const id = await post(page, "invoices", { ...bea, invoiceNumber: "2026/7", status: "paid" });
  await open(page, "Invoices");
  await chooseInRow(page, "2026/7", "Duplicate");
  await expect(foldedCustomer(page)).toContainText("Bea Brown");
  await expect(field(page, "Invoice number")).toHaveValue("2026/8");
  await page.getByRole("button", { name: "Create Invoice" }).click();
  await expect(
    page.getByRole("button", { name: /^Pending, change status of 2026\/8/ }).first(),
  ).toBeVisible();

  await chooseInRow(page, "2026/7", "Delete");
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete this invoice?");
  await page.getByRole("button", { name: "Delete invoice" }).click();
  await expectToast(page, "Invoice deleted successfully");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Invoice restored");
  await expect(page.getByRole("button", { name: /^Paid, change status of 2026\/7/ }).first()).toBeVisible();

  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`/invoices/${id}?print=true&mode=customer-simple`);
  await expect(page.getByRole("tab", { name: "Invoice no Breakdown" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article", { name: "Invoice 2026/7" })).toBeVisible();
  await expect(paperPages(page)).toHaveCount(1);
  await expect(page.getByText("Paid", { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.goto("/invoices/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("main")).toContainText("Invoice not found");
});

test("on a laptop the list is a table, whatever the status and however large the sum", async ({ page }) => {
  await createPlainAccount(page, newPerson("Lap"));
  await post(page, "invoices", {
    ...bea,
    customerName: "Zoë Łukaszewska-Ångström",
    projectAddress: "17 Corve Street",
    status: "outstanding",
    lineItems: [{ name: "Staircase", quantity: "1", unitPrice: "123456.78" }],
  });
  await open(page, "Invoices");
  await expect(page.getByRole("table").getByText("Outstanding")).toBeVisible();
});

/** Every call about one invoice. */
const oneInvoice = /\/api\/invoices\//;

async function setStatus(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${from}, change status`) }).click();
  await page.getByRole("menuitem", { name: to, exact: true }).click();
}

test("on a desk the acts of an invoice are at the right of its head, however much stands in it", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Hed"));
  const customerName = "Margaret Ellison-Featherstone and Sons of Burley in Wharfedale";
  const id = await post(page, "invoices", { ...bea, customerName, dueDate: "2999-12-05" });
  await page.goto(`/invoices/${id}`);
  const send = page.getByRole("button", { name: "Send", exact: true });
  const head = page.getByRole("main").getByRole("heading", { name: customerName });
  await expect(async () => {
    const [act, title] = await Promise.all([send.boundingBox(), head.boundingBox()]);
    expect(act?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    expect(act?.x).toBeGreaterThan(900);
  }).toPass();
});
