import { expect } from "@playwright/test";
import { savingData } from "#test/e2e/first-load.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

test("where the browser is to save data, the page beside the editor comes with a press", async ({ page }) => {
  await registerPlain(page, newPerson("Dot"));
  await withoutTours(page);
  await savingData(page);
  await page.goto("/quotes/new");
  const press = page.getByRole("button", { name: "Show the page" });
  await press.focus();
  await page.keyboard.press("Enter");
  await expect(press).toBeHidden();
  // The focus of the button that is gone goes on to the page that has come.
  await expect(page.getByRole("button", { name: "Open quote preview" })).toBeFocused();
});
