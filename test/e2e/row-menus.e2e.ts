import { expect } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { chooseInRow } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  await post(page, "quotes", {
    ...{ customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" },
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
});

test("the context key, Shift+F10 and the right button of the mouse open the menu of a row, and give the focus back", async ({
  page,
}) => {
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

test("the act that a row asks for is seen under the pointer, with the focus in the row, and always in forced colours", async ({
  page,
}) => {
  await page.goto("/quotes");
  const send = page.getByRole("button", { name: "Send, Q-0001" });
  await expect(send).toHaveCSS("opacity", "0");
  await page.getByRole("row", { name: /Amelia Stroud/ }).hover();
  await expect(send).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(send).toHaveCSS("opacity", "0");
  await page.getByRole("link", { name: /Amelia Stroud/ }).focus();
  await expect(send).toHaveCSS("opacity", "1");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(send).toHaveCSS("opacity", "0");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(send).toHaveCSS("opacity", "1");
});

test("Back closes a menu and stays on the screen, and leaves from what an entry of it has opened", async ({
  page,
}) => {
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
  await menu.getByRole("menuitem", { name: "View", exact: true }).click();
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

test("the papers of a document are saved and shared from its row, and what the customer got is recorded", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = async ({ title, files }: ShareData) => {
      document.documentElement.dataset.shared = `${title}: ${files?.[0]?.name}`;
    };
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", { value: share });
  });
  await page.goto("/quotes");
  const shared = () => page.evaluate(() => document.documentElement.dataset.shared);
  const download = page.waitForEvent("download");
  await chooseInRow(page, "Q-0001", "Download PDF");
  expect((await download).suggestedFilename()).toBe("Amelia Stroud-quote.pdf");
  await expectToast(page, "PDF Downloaded");

  // The firm's own view asks, and is nothing that the customer got.
  await chooseInRow(page, "Q-0001", "Business view");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(await shared()).toBeUndefined();
  await expect(page.getByRole("button", { name: "Draft, change status of Q-0001" })).toBeVisible();

  await chooseInRow(page, "Q-0001", "No breakdown");
  await expect.poll(shared).toBe("Quote Q-0001: Amelia Stroud-quote.pdf");
  await expectToast(page, "Quote shared successfully");
  await expect(page.getByRole("button", { name: "Sent, change status of Q-0001" })).toBeVisible();
});
