import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("a sheet begins with Close and its title, gives the focus to its search, and Back gives it to what opened it", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Sheila"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  for (const { path, opener, title, searched } of [
    { path: "/quotes/new", opener: /^Customer/, title: "Customer", searched: "Find a customer" },
    { path: "/quotes/new", opener: /^Add items$/, title: "Add Items to Quote", searched: "Add item" },
  ]) {
    await page.goto(path);
    const button = page.getByRole("button", { name: opener });
    await button.tap();
    const sheet = page.getByRole("dialog", { name: title });
    await expectHead(page, sheet, title);
    await expect(sheet.getByLabel(searched)).toBeFocused();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(button).toBeFocused();
  }
});

/** Close stands at the left, the title beside it, and nothing that is read or pressed before them. */
async function expectHead(page: Page, sheet: Locator, title: string): Promise<void> {
  const [close, heading] = [
    sheet.getByRole("button", { name: "Close", exact: true }),
    sheet.getByRole("heading", { name: title }),
  ];
  const [left, right] = [await close.boundingBox(), await heading.boundingBox()];
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  expect(left?.x).toBeLessThan((page.viewportSize()?.width ?? 0) / 4);
  const first = await sheet.evaluate(
    (element) => element.querySelector("h1, h2, h3, button, input, a[href]")?.textContent,
  );
  expect([title, await close.textContent()]).toContain(first);
}
