import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";

/** A window of 1280 px, less the scroll bar of Windows and of Firefox. */
test.use({ viewport: { width: 1263, height: 900 } });

test("a window of 1280 px with a scroll bar still shows its lists as tables", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  const words = {
    customerName: "Featherstonehaugh Conservation Joinery",
    customerEmail: "office@featherstonehaugh.example",
    projectAddress: "The Old Corn Exchange, 14 Market Place, Bishop's Castle",
  };
  const line = { name: "Sash window", quantity: "20" };
  await post(page, "quotes", { ...words, lineItems: [{ ...line, unitCost: "9500.00" }] });
  await post(page, "invoices", { ...words, lineItems: [{ ...line, unitPrice: "9500.00" }] });
  for (const [list, total] of Object.entries({ quotes: "£285,000.00", invoices: "£273,600.00" })) {
    await page.goto(`/${list}`);
    await expect(page.getByRole("table")).toContainText(total);
  }
});
