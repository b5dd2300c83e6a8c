import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("on a phone the row of a customer says what is owed, as the customer's page does, by id and by name", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  const customerId = await post(page, "customers", { name: "Amelia Stroud", email: "amelia@stroud.example" });
  await post(page, "customers", { name: "Bea Marsh", email: "bea@marsh.example", city: "Otley" });
  const amelia = { customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" };
  const lineItems = [{ name: "Oak board", itemType: "custom", quantity: "1", unitPrice: "50.00" }];
  await post(page, "invoices", { ...amelia, customerId, lineItems });
  await post(page, "invoices", { ...amelia, lineItems });
  await post(page, "invoices", { ...amelia, customerId, lineItems, status: "paid" });
  await page.goto("/customers");
  const row = page.getByRole("link", { name: /^Amelia Stroud/ });
  await expect(row).toHaveAccessibleName(/^Amelia Stroud, £[\d.]+ owed$/);
  await expect(page.getByRole("link", { name: /^Bea Marsh/ })).toHaveAccessibleName("Bea Marsh, Otley");
  const owed = (await row.getByText(/^£/).textContent()) ?? "";
  await row.tap();
  await expect(page.getByText("2 unpaid invoices")).toBeVisible();
  await expect(page.getByText(owed, { exact: true }).first()).toBeVisible();
});
