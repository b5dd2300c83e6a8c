import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { stopTheClock } from "#test/e2e/stopped-clock.ts";

test("a tooltip opens after 700 ms, and its neighbour's at once within 300 ms of it", async ({ page }) => {
  await registerPlain(page, newPerson());
  await post(page, "customers", { name: "Bea" });
  await page.goto("/customers");
  const edit = page.getByRole("button", { name: "Edit Bea" });
  const remove = page.getByRole("button", { name: "Delete Bea" });
  const tip = (words: string) => page.getByText(words, { exact: true });
  // The first one is what loads them.
  await remove.hover();
  await expect(tip("Delete Bea")).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip("Delete Bea")).toBeHidden();
  await stopTheClock(page);
  await page.clock.runFor(30_000);
  await edit.hover();
  await page.clock.runFor(600);
  await expect(tip("Edit Bea")).toBeHidden();
  await page.clock.runFor(200);
  await expect(tip("Edit Bea")).toBeVisible();
  await remove.hover();
  await page.clock.runFor(50);
  await expect(tip("Delete Bea")).toBeVisible();
  await page.mouse.move(0, 400);
  await page.clock.runFor(30_000);
  await expect(tip("Delete Bea")).toBeHidden();
  await edit.hover();
  await page.clock.runFor(600);
  await expect(tip("Edit Bea")).toBeHidden();
  await page.clock.runFor(200);
  await expect(tip("Edit Bea")).toBeVisible();
});
