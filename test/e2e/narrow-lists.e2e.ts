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

test("at 768 px names are whole, on two lines where they need them, and there is one choice of the order", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await createPlainAccount(page, newPerson());
  const keith = {
    customerName: "Keith Wadsworth",
    customerEmail: "k@example.com",
    projectAddress: "7 Mill Race",
  };
  const lineItems = [{ name: "Sash window", quantity: "1", unitCost: "95.00" }];
  await post(page, "quotes", { ...keith, lineItems });
  await page.goto("/quotes");
  const name = page.getByRole("table").getByText("Keith Wadsworth");
  const isWhole = (words: Element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = words.closest("span") ?? words;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  };
  expect(await name.evaluate(isWhole)).toBe(true);
  const choice = page.getByRole("combobox", { name: "Sort by" });
  await expect(choice).toHaveCount(1);
  // With larger letters they are rows, whose choice has the orders of all columns.
  await post(page, "quotes", { ...keith, customerName: "Ada Lund", lineItems });
  await page.reload();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "22px"));
  const rows = page.getByRole("region", { name: "Quotes" });
  await expect(rows).toBeVisible();
  await expect(choice).toHaveCount(1);
  await choice.selectOption("Customer: Z to A");
  await expect(rows.getByRole("link").first()).toHaveAccessibleName(/^Keith Wadsworth/);
});
