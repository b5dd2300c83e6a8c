import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { foldedCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open } from "#test/e2e/person.ts";
import { createAccount, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const zebedee = {
  "Contact Name": "zebedee Quill",
  "Company Name": "Quill & Sons",
  Email: "zq@quill.example",
  Phone: "01584 700100",
  Address: "12 Mill Lane",
  City: "Ludlow",
  County: "Shropshire",
  Postcode: "sy8 1aa",
};

test("customers are saved, found by each of their details, corrected, deleted and restored", async ({
  page,
}) => {
  await createAccount(page, newPerson());
  await showsSkeletons(page);
  await expect(page.getByText("No customers yet")).toBeVisible();

  await page.getByRole("button", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expect(dialog).toContainText("Customer name is required");
  await doubtsThePostcode(dialog);
  for (const [label, text] of Object.entries(zebedee)) await field(dialog, label).fill(text);
  await expect(field(dialog, "Postcode")).toHaveValue("SY8 1AA");

  await page.route("**/api/customers", (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expectToast(page, "Failed to create customer");
  await expect(field(dialog, "City")).toHaveValue("Ludlow");
  await unroute(page, "**/api/customers");
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expectToast(page, "Customer created successfully");
  await expect(dialog).toBeHidden();

  await addByName(page, "Anna Bell");
  await addByName(page, "bert Cope");
  const names = page.getByRole("list", { name: "Customers" }).getByRole("heading");
  await expect(names).toHaveText(["Anna Bell", "bert Cope", "zebedee Quill"]);

  const search = page.getByRole("searchbox", { name: "Search customers" });
  for (const text of Object.values(zebedee)) {
    await search.fill(text.toLowerCase());
    await expect(names, `found by "${text}"`).toHaveText(["zebedee Quill"]);
  }
  await search.fill("nobody at all");
  await expect(page.getByText("No customers found")).toBeVisible();
  await search.fill("");

  await deletesAndRestores(page, names);
});

test("two tabs that change one customer both keep their words, and a failed change or deletion is reported", async ({
  page,
  context,
}) => {
  await createAccount(page, newPerson());
  await open(page, "Customers");
  await addByName(page, "Anna Bell");
  await page.getByRole("button", { name: "Edit Anna Bell" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Customer" });
  await field(dialog, "City").fill("Ludlow");

  const other = await context.newPage();
  await other.goto("/customers");
  await other.getByRole("button", { name: "Edit Anna Bell" }).click();
  await field(other.getByRole("dialog"), "Phone").fill("01584 700100");
  await other.getByRole("button", { name: "Update Customer" }).click();
  await expectToast(other, "Customer updated successfully");

  await dialog.getByRole("button", { name: "Update Customer" }).click();
  await expectToast(page, "Failed to update customer");
  await expect(dialog).toContainText("This was changed elsewhere while you were editing");
  await expect(field(dialog, "City")).toHaveValue("Ludlow");
  await dialog.getByRole("button", { name: "Load the latest" }).click();
  await expect(field(dialog, "Phone")).toHaveValue("01584 700100");
  await field(dialog, "City").fill("Ludlow");
  await dialog.getByRole("button", { name: "Update Customer" }).click();
  await expectToast(page, "Customer updated successfully");
  await expect(page.getByRole("list", { name: "Customers" })).toContainText("Ludlow");

  await page.route("**/api/customers/*", (route) => route.fulfill({ status: 500, body: "" }));
  await confirmDeletion(page);
  await expectToast(page, "Failed to delete customer");
  await expect(page.getByRole("heading", { name: "Anna Bell" })).toBeVisible();
});

test("a quote and an invoice start with their customer, and no address reveals which", async ({ page }) => {
  await createAccount(page, newPerson());
  await open(page, "Customers");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await addByName(page, "Anna Bell");
  for (const kind of ["Quote", "Invoice"]) {
    await page.getByRole("button", { name: `Create ${kind} for Anna Bell` }).click();
    // A quote asks for an e-mail address or a telephone number besides.
    if (kind === "Quote") await expect(field(page, "Customer name")).toHaveValue("Anna Bell");
    else await expect(foldedCustomer(page)).toContainText("Anna Bell");
    expect(new URL(page.url()).search).toBe("");
    await open(page, "Customers");
  }
  // The hash in the name of a script can be any letters.
  const asked = requested.filter((url) => !url.includes("/assets/"));
  expect(asked.filter((url) => /anna|bell/i.test(url))).toEqual([]);
});

/** Six cards stand in for the customers until the server has answered. */
async function showsSkeletons(page: Page) {
  let release = (): void => undefined;
  // A request that comes late must not be held for ever.
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/customers?*", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/customers");
  const loading = page.getByRole("status").filter({ hasText: "Loading customers..." });
  await expect(loading.locator("> div")).toHaveCount(6);
  release();
  await expect(loading).toBeHidden();
  await unroute(page, "**/api/customers?*");
}

async function doubtsThePostcode(dialog: Locator) {
  const doubt = dialog.getByText("This postcode does not look right. Please check it.");
  await field(dialog, "Postcode").fill("SY8");
  await expect(doubt).toBeHidden();
  await field(dialog, "Postcode").blur();
  await expect(doubt).toBeVisible();
  await field(dialog, "Postcode").fill("SY8 1");
  await expect(doubt).toBeHidden();
}

async function addByName(page: Page, name: string) {
  await page.getByRole("button", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await field(dialog, "Contact Name").fill(name);
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expect(page.getByRole("list", { name: "Customers" })).toContainText(name);
}

test("a customer's phone link dials the number as written, and each button fits its text", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  for (const [name, phone] of [
    ["Anna Bell", "+44 (0)1943 600123 ext. 12"],
    ["Bert Cope", "ask the office"],
    ["Cara Dunn", "01943 600124"],
  ] as const) {
    await post(page, "customers", { name, phone });
  }
  await page.goto("/customers");
  await expect(page.getByRole("link", { name: "+44 (0)1943 600123 ext. 12" })).toHaveAttribute(
    "href",
    "tel:+441943600123",
  );
  await expect(page.getByText("ask the office")).toBeVisible();
  await expect(page.getByRole("link", { name: "ask the office" })).toHaveCount(0);
  for (const width of [768, 800, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const buttons = page.getByRole("listitem").getByRole("button", { name: /^Create / });
    await expect(buttons).toHaveCount(6);
    for (const button of await buttons.all()) {
      const isOver = await button.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(isOver, `a button of a card at ${width} px`).toBe(false);
    }
  }
});

async function confirmDeletion(page: Page) {
  await page.getByRole("button", { name: "Delete Anna Bell" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this customer?" });
  await question.getByRole("button", { name: "Delete Customer" }).click();
}

/** After an undo the record has its old id and is sealed. A failed undo can be tried again. */
async function deletesAndRestores(page: Page, names: Locator) {
  const ids = await customerIds(page);
  await confirmDeletion(page);
  await expectToast(page, "Customer deleted successfully");
  await expect(names).toHaveText(["bert Cope", "zebedee Quill"]);
  await page.route("**/api/customers", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Failed to restore customer");
  await unroute(page, "**/api/customers");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectToast(page, "Customer restored");
  await expect(names).toHaveText(["Anna Bell", "bert Cope", "zebedee Quill"]);
  expect(await customerIds(page)).toEqual(ids);
}

/** The ids on the server, after a check that none of the records has a readable name there. */
async function customerIds(page: Page): Promise<string[]> {
  const customers = await (await page.request.get("/api/customers")).json();
  expect(customers.map(({ name }: { name: unknown }) => name)).toEqual(customers.map(() => null));
  return customers.map(({ id }: { id: string }) => id).sort();
}
