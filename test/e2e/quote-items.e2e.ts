import { expect } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { createPlainAccount, expectToast, field, newPerson } from "#test/e2e/person.ts";

test("each kind of item says what is missing", async ({ page }) => {
  await createPlainAccount(page, newPerson("Ida"));
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
