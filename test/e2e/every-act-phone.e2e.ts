import { expect } from "@playwright/test";
import { walkAsFirm, walkAsNewcomer, walkAsVisitor, walkSheets } from "#test/e2e/every-act-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";

for (const [who, walkAs] of [
  ["a firm", walkAsFirm],
  ["a newcomer", walkAsNewcomer],
  ["a visitor", walkAsVisitor],
] as const) {
  test(`every act of every screen of ${who} has a name of its own and is reached by the keys, on a phone`, async ({
    page,
  }) => {
    test.slow();
    expect(await walkAs(page)).toEqual([]);
  });
}

test("so has every act of the sheets that a phone opens", async ({ page }) => {
  test.slow();
  expect(await walkSheets(page)).toEqual([]);
});
