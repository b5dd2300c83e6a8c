import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { foldedCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("each kind of item says what is missing", async ({ page }) => {
  await registerPlain(page, newPerson("Ida"));
  await page.goto("/quotes/new");
  const kind = (name: string) =>
    page.getByRole("group", { name: "Item type" }).getByRole("radio", { name, exact: true }).check();
  const refused = async (words: string) => {
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
    await expect(page.getByRole("main")).toContainText(words);
  };
  await refused("Please select an item type");
  await kind("Material");
  await refused("Please select a material item");
  await kind("Labour");
  await refused("Please select a labour item");
  await kind("Custom");
  await refused("Please enter a custom item name");
  await field(page, "Custom item name").fill("Skip");
  await field(page, "Cost").fill("0");
  await refused("Please enter a valid cost for the custom item");
  await kind("Description");
  await refused("Please enter a description");
  await field(page, "Description text").fill("Making good is included.");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await expectToast(page, "Item added to quote");
  await expect(page.getByRole("main")).toContainText("£0.00");
});

test("a new customer's name typed after another was picked comes without the other one's details", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Uma"));
  await post(page, "customers", { name: "Ida Ives", email: "ida@example.com", city: "Otley" });
  await page.goto("/quotes/new");
  await field(page, "Find a customer").fill("Ida");
  await page.getByRole("option", { name: /Ida Ives/ }).click();
  await expect(foldedCustomer(page)).toContainText("Ida Ives · Otley · ida@example.com");

  await page.getByRole("button", { name: "Change customer" }).click();
  await expect(field(page, "Find a customer")).toBeFocused();
  await field(page, "Find a customer").fill("Zed New");
  await page.getByRole("option", { name: 'Use "Zed New" as a new customer' }).click();

  await expect(field(page, "Customer name")).toHaveValue("Zed New");
  await expect(field(page, "Customer email")).toHaveValue("");
  await expect(field(page, "Find a customer")).toHaveValue("");
});
