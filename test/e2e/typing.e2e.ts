import { expect, type Locator } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("words are spell-checked and begin with capitals, and numbers, addresses and codes are not", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ivy"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  const id = await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "1", unitCost: "100.00" }],
  });
  await page.goto("/customers");
  await page.getByRole("button", { name: "Add Customer" }).first().click();
  const customer = page.getByRole("dialog", { name: "Add Customer" });
  expect(await typingOf(field(customer, "Notes"))).toEqual(prose);
  expect(await typingOf(field(customer, "Email"))).toEqual(code);
  for (const label of ["Phone", "Postcode"]) {
    expect(await typingOf(field(customer, label)), label).toMatchObject({ spellcheck: false });
  }
  await page.keyboard.press("Escape");
  await expect(customer).toBeHidden();
  // A step back over the dialog's entry would stop what is opened next.
  await expect.poll(() => page.evaluate(() => history.state.over ?? 0)).toBe(0);

  await page.goto("/quotes/new");
  await page.getByText("Dates, site and work description").click();
  expect(await typingOf(field(page, "Work description"))).toEqual(prose);
  expect(await typingOf(field(page, "Customer email"))).toEqual(code);
  for (const label of ["Quantity", "Markup", "Discount"]) {
    expect(await typingOf(field(page, label)), label).toMatchObject({ spellcheck: false });
  }
  await page.getByRole("radio", { name: "Custom" }).check();
  expect(await typingOf(field(page, "Custom item name"))).toMatchObject({ spellcheck: true });
  expect(await typingOf(field(page, "Cost"))).toMatchObject({ spellcheck: false });

  await page.goto(`/quotes/${id}`);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("radio", { name: "Friendly" }).check();
  expect(await typingOf(field(page.getByRole("dialog"), "Message"))).toEqual(prose);

  await page.goto("/company-profile");
  for (const label of ["Email", "Account Number", "Sort Code"]) {
    expect(await typingOf(field(page, label)), label).toMatchObject({ spellcheck: false });
  }
});

const prose = { spellcheck: true, autocapitalize: "sentences" };
const code = { spellcheck: false, autocapitalize: "none" };

/** How a browser helps with typing in a box. */
function typingOf(box: Locator): Promise<{ spellcheck: boolean; autocapitalize: string }> {
  return box.evaluate((element) => {
    const { spellcheck, autocapitalize } = element as HTMLInputElement;
    return { spellcheck, autocapitalize };
  });
}
