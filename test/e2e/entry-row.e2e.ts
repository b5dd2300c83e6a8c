import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { markedWords } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test("on a desk words that match nothing become an item or a note, and the price is the customer's", async ({
  page,
}) => {
  await openEditor(page, "Noa");
  const search = field(page, "Add item");
  // Before anything is chosen, too.
  await page.setViewportSize(wideDesk);
  await expectAboveBar(page, 1280);
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await expect(search).toHaveAttribute("aria-invalid", "true");
  await search.fill("Scaffold, two days");
  await expectAccessible(page);
  await page.getByRole("option", { name: "Add “Scaffold, two days” as a note, no price" }).click();
  await expectToast(page, "Item added to quote");
  await expect(row(page, "Other Items")).toBeVisible();
  await expect(row(page, "Other Items")).not.toContainText("0.00");
  await expect(search).toHaveValue("");
  await expect(search).toBeFocused();
  await expect(search).not.toHaveAttribute("aria-invalid", "true");

  await search.fill("Skip");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([
    "Add “Skip” as an item",
    "Add “Skip” as a note, no price",
  ]);
  await search.press("Enter");
  await expect(field(page, "Custom item name")).toHaveValue("Skip");
  await expect(field(page, "Cost")).toBeFocused();
  await field(page, "Cost").fill("85");
  await expect(field(page, "Cost")).toHaveAccessibleDescription("Customer pays £106.25");
  await field(page, "Custom item name").fill("");
  await expect(field(page, "Cost")).toHaveAccessibleDescription("Customer pays £106.25");
  await field(page, "Custom item name").fill("Skip");
  await field(page, "Cost").press("Enter");
  await expect(row(page, "Materials & Products")).toContainText("£106.25");
  await expect(field(page, "Custom item name")).toBeFocused();
});

test("on a desk the quantity of the next line says what the customer pays, and at once that letters are none", async ({
  page,
}) => {
  await openEditor(page, "Quin");
  await post(page, "materials", { name: "Zinc flashing", unitCost: "2.00", unitType: "Each" });
  await post(page, "labor", { name: "Call out", rate: "60.00", rateType: "hour" });
  await page.reload();
  await field(page, "Add item").click();
  await expect(page.getByRole("option")).toContainText(["Bath", "Zinc flashing", "Call out"]);
  await field(page, "Add item").fill("bath");
  const bath = page.getByRole("option", { name: /^Bath/ });
  await expect(bath).toContainText("£85.00 / EachCustomer pays £106.25");
  // What is offered besides, in our own words, is no match.
  await expect.poll(() => page.evaluate(markedWords)).toEqual(["Bath"]);
  await bath.click();
  await expect(field(page, "Add item")).toHaveAccessibleDescription("£85.00 / Each");
  const quantity = field(page, "Quantity");
  await expect(quantity).toBeFocused();
  await quantity.fill("2");
  await expect(quantity).toHaveAccessibleDescription("Customer pays £212.50");
  await quantity.fill("two");
  await expect(quantity).toHaveAccessibleDescription("Quantity must be a whole number of at least 1");
  await quantity.press("Enter");
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue("two");
  await expect(field(page, "Add item")).toHaveValue("Bath");
  await quantity.fill("3");
  await quantity.press("Enter");
  await expect(row(page, "Materials & Products")).toContainText("£318.75");
  await expect(field(page, "Add item")).toBeFocused();

  await field(page, "Markup").fill("0");
  await field(page, "Add item").fill("bath");
  await page.getByRole("option", { name: /^Bath/ }).click();
  await expect(quantity).toHaveAccessibleDescription("= £85.00");
});

test("on a desk all of what adds the next line stays above the bar at the foot", async ({ page }) => {
  await openEditor(page, "Fay");
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    const kind = page.getByRole("group", { name: "Item type" });
    await kind.getByRole("radio", { name: "All" }).check();
    await kind.getByRole("radio", { name: "Custom" }).check();
    await expectAboveBar(page, width);
    for (const name of ["Sink", "Tap"]) {
      await field(page, "Custom item name").fill(name);
      await field(page, "Cost").fill("85");
      await field(page, "Cost").press("Enter");
      await expect(field(page, "Custom item name")).toHaveValue("");
      await expectAboveBar(page, width);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await kind.getByRole("radio", { name: "All" }).check();
    await field(page, "Add item").fill("Skip");
    await field(page, "Add item").press("Enter");
    await expectAboveBar(page, width);
    await field(page, "Quantity").fill("two");
    await expectAboveBar(page, width);
    await field(page, "Quantity").fill("1");
  }
});

test("in a wide window the ground of the bar at the foot reaches the edge", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openEditor(page, "Wes");
  const bar = await page.getByRole("region", { name: "Quote total" }).boundingBox();
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThan(1900);
  const ground = (x: number) => page.screenshot({ clip: { x, y: bar?.y ?? 0, width: 4, height: 24 } });
  const inside = await ground((bar?.x ?? 0) + (bar?.width ?? 0) - 8);
  expect((await ground(1900)).equals(inside)).toBe(true);
});

async function openEditor(page: Page, name: string): Promise<void> {
  await registerPlain(page, newPerson(name));
  await openNew(page);
}

async function openNew(page: Page): Promise<void> {
  await withoutTours(page);
  await withoutFirstFigures(page);
  await post(page, "materials", { name: "Bath", unitCost: "85.00", unitType: "Each" });
  await page.goto("/quotes/new");
  await expect(field(page, "Add item")).toBeVisible();
}

/** The first line of a section. */
const row = (page: Page, section: string) =>
  page.getByRole("table", { name: section }).getByRole("row").nth(1);

async function expectAboveBar(page: Page, width: number): Promise<void> {
  const bar = page.getByRole("region", { name: "Quote total" });
  const foot = page.getByRole("button", { name: "Add Item", exact: true });
  await expect(async () => {
    const [over, under] = [await foot.boundingBox(), await bar.boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0), `at ${width} px`).toBeLessThan(under?.y ?? 0);
  }).toPass();
  await expect(page.getByRole("group", { name: "Item type" })).toBeInViewport({ ratio: 1 });
}

test("on a desk Tab takes what is new or was chosen by the arrows, and words that are left stay in their box", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Tab"));
  await post(page, "customers", { name: "Joanne Smith" });
  await openNew(page);
  const find = field(page, "Find a customer");
  await find.fill("Jo");
  await expect(page.getByRole("option", { name: /^Joanne Smith/ })).toBeVisible();
  await find.press("Tab");
  await expect(find).toHaveValue("Jo");
  await expect(field(page, "Customer name")).toHaveValue("");
  await find.fill("Jo");
  await find.press("ArrowDown");
  await find.press("ArrowUp");
  await find.press("Tab");
  await expect(field(page, "Customer name")).toHaveValue("Joanne Smith");
  await find.fill("");
  await find.pressSequentially("Mrs Hobbs");
  await expect(page.getByRole("option", { name: "Use “Mrs Hobbs” as a new customer" })).toBeVisible();
  await find.press("Tab");
  await expect(field(page, "Customer name")).toHaveValue("Mrs Hobbs");
  await expect(field(page, "E-mail or phone")).toBeFocused();

  await find.fill("Mr Marsh");
  await field(page, "E-mail or phone").click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(find).toHaveValue("Mr Marsh");
  await expect(field(page, "Customer name")).toHaveValue("Mrs Hobbs");

  await field(page, "Add item").fill("bath");
  await expect(page.getByRole("option", { name: /^Bath/ })).toBeVisible();
  await field(page, "Add item").press("Tab");
  await expect(field(page, "Add item")).toHaveValue("bath");
  await field(page, "Add item").press("ArrowDown");
  await field(page, "Add item").press("ArrowUp");
  await field(page, "Add item").press("Tab");
  await expect(field(page, "Add item")).toHaveValue("Bath");
  await expect(field(page, "Quantity")).toBeFocused();
});
