import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, open, signIn } from "#test/e2e/person.ts";
import { register, registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

test("a person sees their own records as the server stores them, sealed, and nothing more without the key", async ({
  page,
  browser,
}) => {
  const ann = newPerson();
  await register(page, ann);
  await page.goto("/privacy/what-the-server-sees");
  await expect(page.getByText("No customer yet")).toBeVisible();
  await addCustomer(page, "Zebedee Quillfeather");
  await addCustomer(page, "Anna Bell");

  await page.goto("/privacy/what-the-server-sees");
  const [yours, theirs] = sides(page);
  await expect(yours).toContainText("Anna Bell");
  await expect(theirs).toContainText("Sealed");
  await expect(theirs).toContainText("qw1:");
  await expect(theirs).not.toContainText("Anna");
  await page.getByRole("button", { name: "Next customer" }).click();
  await expect(page.getByText("Customer 2 of 2")).toBeVisible();
  await expect(yours).toContainText("Zebedee Quillfeather");
  await expect(theirs).not.toContainText("Zebedee");
  await page.getByRole("radio", { name: "Quotes" }).check();
  await expect(page.getByText("No quote yet")).toBeVisible();
  await page.getByRole("radio", { name: "Customers" }).check();
  await expect(yours).toContainText("Anna Bell");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, ann);
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await elsewhere.goto("/privacy/what-the-server-sees");
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(elsewhere.getByText("this browser can read no more than our server can")).toBeVisible();
  await expect(sides(elsewhere)[0]).toContainText("Locked");
  await expect(elsewhere.getByRole("main")).not.toContainText("Anna");
  await elsewhere.getByRole("main").getByRole("button", { name: "Unlock" }).click();
  await field(elsewhere, "Encryption Passphrase").fill(ann.passphrase);
  await elsewhere.getByRole("dialog").getByRole("button", { name: "Unlock" }).click();
  await expect(sides(elsewhere)[0]).toContainText("Anna Bell");
  await expect(elsewhere.getByText("this browser can read no more than our server can")).toBeHidden();
});

test("an account without encryption says that the server can read everything", async ({ page }) => {
  await registerPlain(page, newPerson("Bob"));
  const line = { name: "Oak board", quantity: "2", unitPrice: "50.00" };
  await page.request.post("/api/company-profile", {
    data: { companyName: "Plumtree Joinery", sortCode: "65-43-21" },
  });
  await page.request.post("/api/invoices", { data: { customerName: "Zenobia Plum", lineItems: [line] } });
  await page.goto("/privacy-policy");
  await page.getByRole("link", { name: "what the server sees of your records" }).click();
  await expect(page.getByText("This account is not encrypted")).toBeVisible();
  await page.getByRole("radio", { name: "Invoices" }).check();
  const [, theirs] = sides(page);
  for (const words of ["Zenobia Plum", "Oak board", "Plumtree Joinery", "65-43-21", "all of it readable"]) {
    await expect(theirs).toContainText(words);
  }
  await page.route("**/api/materials*", (route) => route.fulfill({ status: 502, body: "" }));
  await page.getByRole("radio", { name: "Materials" }).check();
  await expect(page.getByText("Your records could not be loaded")).toBeVisible();
  await unroute(page, "**/api/materials*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No material yet")).toBeVisible();
  await page.getByRole("link", { name: "Set up encryption" }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

function sides(page: Page) {
  const card = (title: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
  return [card("What you see"), card("What our server holds")] as const;
}

async function addCustomer(page: Page, name: string): Promise<void> {
  await open(page, "Customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await field(dialog, "Contact Name").fill(name);
  await field(dialog, "City").fill("Ludlow");
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expect(page.getByRole("list", { name: "Customers" })).toContainText(name);
}
