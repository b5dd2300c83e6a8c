import { expect } from "@playwright/test";
import { walkThemes } from "#test/e2e/every-theme-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";

test("every screen has what axe asks for in both themes, and loses nothing in forced colours", async ({
  page,
}) => {
  test.slow();
  expect(await walkThemes(page)).toEqual([]);
});
