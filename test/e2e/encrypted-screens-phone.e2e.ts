import { expect } from "@playwright/test";
import { closePopup } from "#test/e2e/acts.ts";
import { expectPassphraseQuestion, walkEncrypted } from "#test/e2e/encrypted-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { acts, coloursOfPhones, layoutWhereTouched, targets } from "#test/e2e/questions.ts";

test("on a phone the screens of an encrypted account have their acts, targets, layout and colours, while it is locked too", async ({
  page,
  context,
}) => {
  test.slow();
  const questions = [acts, targets, layoutWhereTouched, coloursOfPhones];
  expect(await walkEncrypted({ page, context }, questions)).toEqual([]);

  // Its customers are rows there too, from edge to edge.
  const locked = context.pages()[0] ?? (await context.newPage());
  await locked.goto("/customers");
  await expectPassphraseQuestion(locked);
  await closePopup(locked);
  const rows = locked.getByRole("list", { name: "Customers that are not shown" });
  await expect(rows.getByRole("listitem")).toHaveText(["Locked", "Locked"]);
  expect(await rows.boundingBox()).toMatchObject({ x: 0, width: 360 });
});
