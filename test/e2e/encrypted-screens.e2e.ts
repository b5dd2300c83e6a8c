import { expect } from "@playwright/test";
import { walkEncrypted } from "#test/e2e/encrypted-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { acts, colours, layoutOnDesks } from "#test/e2e/questions.ts";

test("the screens of an encrypted account have their acts, layout and colours, while it is locked too", async ({
  page,
  context,
}) => {
  test.slow();
  expect(await walkEncrypted({ page, context }, [acts, layoutOnDesks, colours])).toEqual([]);
});
