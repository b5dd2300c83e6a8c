import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("the context key, Shift+F10 and the right button of the mouse open the menu of a row, and give the focus back", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  await post(page, "quotes", {
    ...{ customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" },
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto("/quotes");
  const link = page.getByRole("link", { name: /Amelia Stroud/ });
  const menu = page.getByRole("menu", { name: "More for Q-0001" });
  const more = page.getByRole("button", { name: "More for Q-0001" });
  for (const key of ["ContextMenu", "Shift+F10"]) {
    await link.focus();
    await page.keyboard.press(key);
    await expect(menu.getByRole("menuitem", { name: "Send" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
  }
  await link.click({ button: "right" });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // With text selected in the row, or with Shift, the browser's own menu opens.
  await link.click({ button: "right", modifiers: ["Shift"] });
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("[data-row] th a")!));
  await link.click({ button: "right" });
  await expect(menu).toBeHidden();
});
