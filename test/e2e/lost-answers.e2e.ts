import { expect, type Page, test } from "@playwright/test";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";

/** Answers that are lost on their way: the server has done what was asked. @returns the requests that arrived */
async function losing(page: Page, isLost: (count: number) => boolean): Promise<string[]> {
  const arrived: string[] = [];
  await page.route(/\/api\/(customers|quotes|company-profile)/, async (route) => {
    const request = route.request();
    if (request.method() === "GET") return route.fallback();
    arrived.push(`${request.method()} ${request.headers()["idempotency-key"]}`);
    const isGone = isLost(arrived.length);
    const response = await route.fetch();
    return isGone ? route.abort("connectionreset") : route.fulfill({ response });
  });
  return arrived;
}

test("where every third answer is lost, everything that is saved is saved once", async ({ page }) => {
  await register(page, newPerson());
  await withoutTours(page);
  await page.goto("/customers");
  const arrived = await losing(page, (count) => count % 3 === 0);
  for (const name of ["Ann", "Bea", "Cleo", "Dora", "Edith", "Fay"]) {
    await page.getByRole("button", { name: "Add Customer" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Contact Name/).fill(name);
    await dialog.getByRole("button", { name: "Create Customer" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Delete Cleo" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await expect(page.getByRole("button", { name: "Edit Cleo" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(5);
  // Some were sent twice, each time under the key of the first.
  expect(arrived.length).toBeGreaterThan(new Set(arrived).size);
  expect(new Set(arrived).size).toBe(7);
});

test("a save whose answers are all lost is settled before the next, and what was typed since is saved", async ({
  page,
}) => {
  await register(page, newPerson());
  await withoutTours(page);
  await page.goto("/customers");
  let isLost = true;
  await losing(page, () => isLost);
  await page.getByRole("button", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Contact Name/).fill("Ann");
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expectToast(page, "Failed to create customer");
  await field(dialog, "City").fill("York");
  isLost = false;
  await dialog.getByRole("button", { name: "Create Customer" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Ann" })).toHaveCount(1);
  await page.getByRole("button", { name: "Edit Ann" }).click();
  await expect(field(page.getByRole("dialog"), "City")).toHaveValue("York");
});

test("a new profile whose answers are all lost is recognised at the second press", async ({ page }) => {
  await register(page, newPerson());
  await withoutTours(page);
  let isLost = true;
  await losing(page, () => isLost);
  await page.goto("/company-profile");
  await field(page, "Company Name").fill("Hobbs Joinery");
  const save = page.getByRole("button", { name: /^(Save|Create|Update)/ }).last();
  await save.click();
  await expectToast(page, "No connection to Quotewright");
  isLost = false;
  await save.click();
  await expectToast(page, "Company profile");
  await page.reload();
  await expect(field(page, "Company Name")).toHaveValue("Hobbs Joinery");
});
