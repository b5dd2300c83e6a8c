import { expect } from "@playwright/test";
import { walkThemes } from "#test/e2e/every-theme-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";

/** Lists have rows in place of tables, the dashboard and editors are in one column with sheets, and documents have a bar. */
const otherOnPhones = /^\/(quotes|invoices|materials|labor|customers)?$|^\/(quotes|invoices|customers)\//;

test("every screen that is another one on phones has what axe asks for in both themes, and loses nothing in forced colours", async ({
  page,
}) => {
  test.slow();
  expect(await walkThemes(page, otherOnPhones)).toEqual([]);
});
