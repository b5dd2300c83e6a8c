import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("a line that is added flies in and the amount rolls, and for less movement nothing does", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...movement) {
      const box = this.querySelector("textarea");
      const said = document.documentElement.dataset;
      said.moves = `${said.moves ?? ""}${box ? box.value : this.textContent}, ${this.getAnimations().length}\n`;
      return animate.apply(this, movement);
    };
  });
  const moves = () => page.evaluate(() => document.documentElement.dataset.moves);
  await registerPlain(page, newPerson("Rolf"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await post(page, "materials", { name: "Bath", unitCost: "80.00", unitType: "Each" });
  await post(page, "materials", { name: "Sink", unitCost: "40.00", unitType: "Each" });
  await page.goto("/quotes/new");
  const add = async (name: string) => {
    await field(page, "Add item").fill(name);
    await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
    await expect(page.getByRole("row").filter({ has: page.getByText(name) })).toBeVisible();
  };
  const total = page.getByRole("region", { name: "Quote total" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await add("Bath");
  await expect(total).toContainText("£120.00");
  expect(await moves()).toBeUndefined();
  // What moves is loaded with the first change.
  await expect(total.locator("[aria-live]")).toBeAttached();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await add("Sink");
  await expect(total).toContainText("£180.00");
  // The line comes in and its ground fades; the amount is the new one when it begins to move.
  expect(await moves()).toBe("Sink, 0\nSink, 1\n£180.00, 0\n");
});
