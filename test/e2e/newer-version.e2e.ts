import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { fillDocument, keptDrafts } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const message =
  "There is a newer version of Quotewright. Reload this page to go on; your drafts are kept on this device.";

test("a page that the server is too new for offers to reload, and what was typed is saved after that", async ({
  page,
}) => {
  const zoe = newPerson("Zoe");
  await register(page, zoe);
  await withoutTours(page);
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea Brown");
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.route("**/api/quotes", (route) =>
    route.fulfill({ status: 426, json: { error: "UPGRADE_REQUIRED", message } }),
  );
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, message);
  await expectAccessible(page);

  await unroute(page, "**/api/quotes");
  await expect(page.getByRole("button", { name: "Create Quote" })).toBeEnabled();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await expect(field(page, "Customer name")).toHaveValue("Bea Brown");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectToast(page, "Success");
});
