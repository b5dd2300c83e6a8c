import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("on a phone a menu that is opened lies over a notice", async ({ page }) => {
  await registerPlain(page, newPerson());
  await withoutTours(page);
  for (const name of ["Bea", "Cid"]) await post(page, "customers", { name });
  await page.setViewportSize({ width: 360, height: 330 });
  await page.goto("/customers");
  await page.getByRole("button", { name: "More for Bea" }).tap();
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Delete/ })
    .tap();
  await expectToast(page, "Customer deleted successfully");
  await page.getByRole("button", { name: "More for Cid" }).tap();
  const notice = page.getByRole("region", { name: /Notifications/ });
  // Kept open, as by a pointer that rests on it.
  await notice.dispatchEvent("pointerover");
  const entries = page.getByRole("menuitem");
  await expect(entries.first()).toBeVisible();
  const [menu, under] = [await page.getByRole("menu").boundingBox(), await notice.boundingBox()];
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeGreaterThan(under?.y ?? Number.POSITIVE_INFINITY);
  const isFree = (entry: Element) => {
    const { left, top, width, height } = entry.getBoundingClientRect();
    return entry.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  for (const entry of await entries.all()) expect(await entry.evaluate(isFree)).toBe(true);
});
