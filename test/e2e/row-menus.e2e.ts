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
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 40, y + 8, { button: "right" });
  await expect(menu).toBeVisible();
  await expect
    .poll(async () => atCorner(await menu.boundingBox()))
    .toEqual([Math.round(x + 40), Math.round(y + 8)]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // With text selected in the row, or with Shift, the browser's own menu opens.
  await link.click({ button: "right", modifiers: ["Shift"] });
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("[data-row] th a")!));
  await link.click({ button: "right" });
  await expect(menu).toBeHidden();
});

test("Back closes a menu and stays on the screen, and leaves from what an entry of it has opened", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Tilda"));
  await withoutTours(page);
  await post(page, "quotes", {
    ...{ customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" },
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto("/invoices");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Quotes" }).click();
  const more = page.getByRole("button", { name: "More for Q-0001" });
  const menu = page.getByRole("menu", { name: "More for Q-0001" });
  await more.click();
  await expect(menu).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.over)).toBe(1);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page).toHaveURL("/quotes");

  await more.click();
  await menu.getByRole("menuitem", { name: "View" }).click();
  await expect(page).toHaveURL(/\/quotes\/.+/);
  await page.goBack();
  await expect(page).toHaveURL("/quotes");
  await more.click();
  await menu.getByRole("menuitem", { name: "Send" }).click();
  const send = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await expect(send).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.over)).toBe(1);
  await page.goBack();
  await expect(send).toBeHidden();
  await expect(page).toHaveURL("/quotes");
  await page.goBack();
  await expect(page).toHaveURL("/invoices");
});

/** The upper left corner, to which whole pixels are near enough. */
function atCorner(box: { x: number; y: number } | null): number[] {
  return box ? [Math.round(box.x), Math.round(box.y)] : [];
}
