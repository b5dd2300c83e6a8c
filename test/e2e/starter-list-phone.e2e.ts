import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";

test("on a phone a trade's price list comes in with two presses, and goes with two", async ({ page }) => {
  await register(page, newPerson("Mia"));
  await page.goto("/materials");
  await page.getByRole("button", { name: "Start from a trade's price list" }).click();
  const dialog = page.getByRole("dialog", { name: "Start from a trade's price list" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Roofing" }).click();
  await expectToast(page, "30 materials and 4 rates added at guide prices");
  const list = page.getByRole("list", { name: "Materials" });
  await expect(list.getByRole("listitem")).toHaveCount(30);
  await expect(list.getByRole("listitem").filter({ hasText: "Concrete roof tile" })).toContainText(
    "Guide price",
  );
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.goto("/quotes/new");
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Add items", exact: true }).click();
  const rows = page.getByRole("dialog", { name: /^Add Items/ }).getByRole("listitem");
  await expect(rows.nth(1)).toContainText("Guide price");
  const names = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector("bdi")?.textContent ?? ""),
  );
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })));

  await page.goto("/materials");
  const more = page.getByRole("button", { name: "More for materials" });
  await more.click();
  // It takes seconds, and says so.
  let goOn = () => {};
  const isSeen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/materials/*", async (route) => {
    if (route.request().method() === "DELETE") await isSeen;
    await route.continue();
  });
  await page.getByRole("menuitem", { name: "Remove starter list" }).click();
  await expectToast(page, "Removing starter list...");
  await expect(more).toHaveAttribute("aria-busy", "true");
  goOn();
  await expectToast(page, "Starter list removed");
  await expect(more).toHaveAttribute("aria-busy", "false");
  // Once the notice has gone, the list offers the undo.
  await page.keyboard.press("Escape");
  await more.click();
  await page.getByRole("menuitem", { name: /^Put back .*the starter list/ }).click();
  await expectToast(page, "Starter list restored");
  await expect(page.getByRole("main").getByText("Guide price").first()).toBeVisible();
  await more.click();
  await expect(page.getByRole("menuitem", { name: /^Put back/ })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Remove starter list" }).click();
  await expectToast(page, "Starter list removed");
  await expect(page.getByRole("button", { name: "Create Categories First" })).toBeVisible();
});
