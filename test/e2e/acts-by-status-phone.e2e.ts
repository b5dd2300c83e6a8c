import { casesOfActs, expectActs } from "#test/e2e/acts-by-status.ts";
import { test } from "#test/e2e/no-policy-violations.ts";

for (const each of casesOfActs) {
  test(`${each.what} offers on a phone the acts of its state, in one order`, ({ page }) =>
    expectActs(page, each, "Open PDF"));
}
