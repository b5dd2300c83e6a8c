import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { typeCustomer, typeCustomItem, whereItemsAreAdded } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("on a phone a line is a row, and is counted, priced, moved and removed in a sheet", async ({ page }) => {
  await registerPlain(page, newPerson("Lea"));
  await post(page, "labor", { name: "Fitting", rate: "45.00", rateType: "hour" });
  await withoutTours(page);
  await withoutFirstFigures(page);
  await page.goto("/quotes/new");
  await whereItemsAreAdded(page, async () => {
    await field(page, "Add item").fill("fitting");
    await page.getByRole("button", { name: /^Fitting/ }).click();
    await page.getByRole("button", { name: "Add 1 item", exact: true }).click();
  });
  await whereItemsAreAdded(page, async () => {
    for (const name of ["Oak board", "Pine board"]) {
      await typeCustomItem(page, name, "60");
      await page.getByRole("button", { name: "Add Item", exact: true }).click();
    }
  });
  const total = page.getByRole("region", { name: "Quote total" });
  await expect(total).toContainText("£247.50");
  await expectRowHeights(page, 3);

  const fitting = await opened(page, "Fitting");
  // The price of one is the sum of one: it stands there once.
  await expect(fitting).toContainText("Customer pays £56.25");
  await expect(fitting).not.toContainText("Before markup");
  await fitting.getByRole("button", { name: "More of Fitting" }).click();
  await expect(field(fitting, "Quantity")).toHaveValue("1.5");
  await fitting.getByRole("button", { name: "Less of Fitting" }).click();
  await fitting.getByRole("button", { name: "Less of Fitting" }).click();
  await expect(field(fitting, "Quantity")).toHaveValue("0.5");
  await field(fitting, "Price").fill("50");
  await expect(fitting).toContainText("Before markup £25.00");
  await expect(fitting).toContainText("Customer pays £31.25");
  await expectAccessible(page);
  await fitting.getByRole("button", { name: "Done" }).click();
  await expect(
    page.getByRole("button", { name: /^Fitting.*0.5 hr × £50.00.*Customer pays £31.25/ }),
  ).toBeFocused();
  await expect(total).toContainText("£217.50");

  const pine = await opened(page, "Pine board");
  await expect(pine).toContainText("Item 2 of 2");
  await pine.getByRole("button", { name: "Move Pine board up" }).click();
  await expect(pine).toContainText("Item 1 of 2");
  await expect(pine.getByRole("button", { name: "Move Pine board up" })).toBeDisabled();
  await pine.getByRole("button", { name: "Remove Pine board" }).click();
  await expect(page.getByRole("button", { name: /^Oak board/ })).toBeFocused();
  await expect(total).toContainText("£127.50");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).nth(0)).toContainText("Pine board");
  await expect(total).toContainText("£217.50");

  // When the notice is gone, what is below the lines puts it back as well.
  await opened(page, "Pine board");
  await page.getByRole("button", { name: "Remove Pine board" }).click();
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.getByRole("button", { name: "Put back Pine board" }).click();
  await expect(rows(page).nth(0)).toContainText("Pine board");
  await expect(page.getByRole("button", { name: /^Pine board/ })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Put back/ })).toHaveCount(0);

  // What is said of lines does not outlive the editor.
  await opened(page, "Pine board");
  await page.getByRole("button", { name: "Remove Pine board" }).click();
  await page.getByRole("button", { name: "Undo" }).hover();
  await page.getByRole("banner").getByRole("button", { name: "Back" }).tap();
  await expect(page.getByRole("heading", { name: "Quotes", level: 1 })).toBeVisible();
  expect(await page.getByText("Pine board removed").count()).toBe(0);
});

test("on a phone the lines follow the customer, the details are folded under them, and what adds lines stays in sight", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ora"));
  await withoutTours(page);
  const lineItems = Array.from({ length: 12 }, (_, at) => ({
    ...{ name: `Oak board ${at + 1}`, quantity: "1", unitCost: "60.00" },
  }));
  const who = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
  const id = await post(page, "quotes", { ...who, lineItems });
  await page.goto(`/quotes/${id}/edit`);
  const add = page.getByRole("button", { name: "Add items", exact: true });
  await expect(rows(page)).toHaveCount(12);
  const tops = await Promise.all(
    [
      page.getByRole("button", { name: /^Customer/ }),
      rows(page).first(),
      rows(page).last(),
      page.getByRole("heading", { name: "Quote Details" }),
      page.getByRole("heading", { name: "Quote Summary" }),
    ].map(async (each) => (await each.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const to of [0, 100_000]) {
    await page.evaluate((top) => scrollTo(0, top), to);
    await expect(add).toBeInViewport({ ratio: 1 });
  }
  const bar = page.getByRole("region", { name: "Quote total" });
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
  await page.setViewportSize({ width: 360, height: 470 });
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("static");
});

test("on a phone what is wrong with a line stands in its row, and opens the field in its sheet", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Max"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await page.goto("/quotes/new");
  await typeCustomer(page, "Bea Brown");
  await whereItemsAreAdded(page, async () => {
    await typeCustomItem(page, "Oak board", "60");
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
  });
  const sheet = await opened(page, "Oak board");
  await field(sheet, "Quantity").fill("0");
  await sheet.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Create Quote" }).click();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /Oak board/ })
    .click();
  await expect(field(sheet, "Quantity")).toBeFocused();
  await page.keyboard.press("Escape");
  const problem = rows(page).getByRole("button", { name: /at least 0.01/ });
  await expectAccessible(page);
  await problem.click();
  await expect(field(sheet, "Quantity")).toBeFocused();
  await expect(field(sheet, "Quantity")).toHaveAccessibleDescription(/at least 0.01/);
  await field(sheet, "Quantity").fill("2");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: "Q-0001" })).toBeVisible();
});

test("on a phone the row of a line that was moved far has the focus in sight", async ({ page }) => {
  await registerPlain(page, newPerson("Lea"));
  await withoutTours(page);
  const names = Array.from({ length: 15 }, (_, index) => `Board ${index + 10}`);
  const quote = await post(page, "quotes", {
    ...{ customerName: "Bea Brown", customerEmail: "bea@example.com" },
    lineItems: names.map((name) => ({ name, quantity: "1", unitCost: "5.00" })),
  });
  await page.goto(`/quotes/${quote}/edit`);
  const sheet = await opened(page, "Board 10");
  for (const _ of names.slice(1)) await sheet.getByRole("button", { name: "Move Board 10 down" }).click();
  await expect(sheet).toContainText("Item 15 of 15");
  await sheet.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("button", { name: /^Board 10/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test("on a phone a line that is added is felt, unless its person wants less movement", async ({ page }) => {
  await page.addInitScript(() => {
    const vibrate = (length: number) => {
      const { dataset } = document.documentElement;
      dataset.felt = `${dataset.felt ?? ""} ${length}`;
      return true;
    };
    Object.defineProperty(navigator, "vibrate", { value: vibrate });
  });
  await registerPlain(page, newPerson("Vic"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await page.goto("/quotes/new");
  const add = async (name: string) => {
    await typeCustomItem(page, name, "60");
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
    await expect(field(page, "Custom item name")).toHaveValue("");
  };
  await whereItemsAreAdded(page, async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await add("Oak board");
    // What moves and ticks is loaded with the first line.
    await expect(page.locator("p[aria-live=polite]").filter({ hasText: "Oak board" })).toBeAttached();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await add("Pine board");
  });
  await expect(page.locator("html")).toHaveAttribute("data-felt", " 10");
});

/** Opens the sheet of a line. */
async function opened(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  return page.getByRole("dialog", { name });
}

function rows(page: Page): Locator {
  return page
    .getByRole("region", { name: /Materials & Products|Services & Time|Other Items/ })
    .getByRole("listitem");
}

/** A row with two lines of text is as high as two fingers, not as a form. */
async function expectRowHeights(page: Page, count: number): Promise<void> {
  await expect(rows(page)).toHaveCount(count);
  const heights = await rows(page).evaluateAll((items) => items.map((item) => item.clientHeight));
  for (const height of heights) expect(height).toBeLessThanOrEqual(72);
}
