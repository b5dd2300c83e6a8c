import { expect, type Locator } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { foldedCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("each kind of item says what is missing", async ({ page }) => {
  await registerPlain(page, newPerson("Ida"));
  await page.goto("/quotes/new");
  const kind = (name: string) =>
    page.getByRole("group", { name: "Item type" }).getByRole("radio", { name, exact: true }).check();
  const refused = async (words: string) => {
    await page.getByRole("button", { name: "Add Item", exact: true }).click();
    await expect(page.getByRole("main")).toContainText(words);
  };
  await refused("Please select an item type");
  await kind("Material");
  await refused("Please select a material item");
  await kind("Labour");
  await refused("Please select a labour item");
  await kind("Custom");
  await refused("Please enter a custom item name");
  await field(page, "Custom item name").fill("Skip");
  await field(page, "Cost").fill("0");
  await refused("Please enter a valid cost for the custom item");
  await kind("Description");
  await refused("Please enter a description");
  await field(page, "Description text").fill("Making good is included.");
  await page.getByRole("button", { name: "Add Item", exact: true }).click();
  await expectToast(page, "Item added to quote");
  await expect(page.getByRole("main")).toContainText("£0.00");
});

test("a new customer's name typed after another was picked comes without the other one's details", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Uma"));
  await post(page, "customers", { name: "Ida Ives", email: "ida@example.com", city: "Otley" });
  await page.goto("/quotes/new");
  await field(page, "Find a customer").fill("Ida");
  await page.getByRole("option", { name: /Ida Ives/ }).click();
  await expect(foldedCustomer(page)).toContainText("Ida Ives · Otley · ida@example.com");

  await page.getByRole("button", { name: "Change customer" }).click();
  await expect(field(page, "Find a customer")).toBeFocused();
  await field(page, "Find a customer").fill("Zed New");
  await page.getByRole("option", { name: "Use “Zed New” as a new customer" }).click();
  await expect(field(page, "E-mail or phone")).toBeFocused();

  await expect(field(page, "Customer name")).toHaveValue("Zed New");
  await expect(field(page, "E-mail or phone")).toHaveValue("");
  await expect(field(page, "Find a customer")).toHaveValue("");
});

test("on a desk the lines are tables of labelled boxes, a row of one height each, with what the customer pays", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Tia"));
  await withoutTours(page);
  const id = await post(page, "quotes", {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    markupPercent: "25",
    lineItems: [
      { name: "Oak board", quantity: "2", unitCost: "50.00" },
      { name: "Fitting", itemType: "labour", quantity: "1.5", unitCost: "40.00" },
      { name: "Making good", itemType: "description", quantity: "1", unitCost: "30.00" },
    ],
  });
  await page.goto(`/quotes/${id}/edit`);
  const materials = page.getByRole("table", { name: "Materials & Products" });
  await expect(materials.getByRole("columnheader")).toHaveText([
    ...["Description", "Qty", "Unit", "Price", "Total", "Actions"],
  ]);
  await expect(page.getByRole("table", { name: "Services & Time" }).getByRole("row")).toHaveCount(2);
  const oak = materials.getByRole("row").nth(1);
  await expect(oak.getByRole("rowheader").getByRole("textbox")).toHaveValue("Oak board");
  await expect(oak).toContainText("Customer pays £125.00");
  const heights = await page.locator("[data-line]").evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(heights).toEqual([44, 44, 44]);
  await field(page, "Quantity, Oak board").fill("3");
  await expect(oak).toContainText("Customer pays £187.50");
  await field(page, "Price, Oak board").fill("60");
  await expect(oak).toContainText("Customer pays £225.00");
  await field(page, "Price, Oak board").press("Control+Backspace");
  await page.getByRole("button", { name: "Put back Oak board" }).click();
  await expect(oak.getByRole("rowheader").getByRole("textbox")).toBeFocused();
  await expect(oak.getByRole("rowheader").getByRole("textbox")).toHaveValue("Oak board");
  const other = page.getByRole("table", { name: "Other Items" }).getByRole("row").nth(1);
  await expect(other).toContainText("£30.00");
  await expect(other).not.toContainText("Customer pays");
  await expect(field(other, "Quantity, Making good")).toHaveCount(0);

  // A line takes two rows there, and the heads still stand over its boxes.
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [head, box] of [
    ["Qty", "Quantity, Oak board"],
    ["Price", "Price, Oak board"],
  ] as const) {
    const over = await materials.getByRole("columnheader", { name: head }).boundingBox();
    const under = await field(page, box).boundingBox();
    expect(over?.width).toBeGreaterThan(20);
    expect((over?.x ?? 0) + (over?.width ?? 0)).toBeCloseTo((under?.x ?? 0) + (under?.width ?? 0), -1);
  }
});

test("at 1280 px a line has most of its width for its words, and its total is whole", async ({ page }) => {
  await registerPlain(page, newPerson("Wim"));
  await withoutTours(page);
  const line = { name: "Staircase", quantity: "1", unitCost: "79999.99" };
  const who = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
  const id = await post(page, "quotes", { ...who, markupPercent: "25", lineItems: [line] });
  await page.goto(`/quotes/${id}/edit`);
  const stairs = page.getByRole("table", { name: "Materials & Products" }).getByRole("row").nth(1);
  for (const [width, least] of [
    [768, 400],
    [1024, 400],
    [1280, 260],
    [1440, 260],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(stairs).toContainText("Customer pays £99,999.99");
    const name = await stairs.getByRole("rowheader").getByRole("textbox").boundingBox();
    expect(name?.width, `at ${width} px`).toBeGreaterThan(least);
    const amount = await stairs.getByText("£99,999.99").boundingBox();
    const cell = await stairs.getByRole("cell").nth(3).boundingBox();
    expect(amount?.x ?? 0, `at ${width} px`).toBeGreaterThanOrEqual(cell?.x ?? 1);
    await expect(field(page, "Price, Staircase")).toHaveJSProperty("scrollLeft", 0);
    const isCut = (box: HTMLElement) => box.scrollWidth > box.clientWidth;
    expect(await field(page, "Price, Staircase").evaluate(isCut), `at ${width} px`).toBe(false);
    // A price that is longer reaches to the left, its total is in a row below, and both end under their heads.
    await field(page, "Price, Staircase").fill("7654321.98");
    await expect(stairs).toContainText("Customer pays £9,567,902.48");
    expect(await field(page, "Price, Staircase").evaluate(isCut), `at ${width} px`).toBe(false);
    for (const [head, figure] of [
      ["Qty", field(page, "Quantity, Staircase")],
      ["Price", field(page, "Price, Staircase")],
      ["Total", stairs.getByText("£9,567,902.48")],
    ] as const) {
      const over = await rightOf(page.getByRole("columnheader", { name: head }));
      expect(Math.abs((await rightOf(figure)) - over), `${head} at ${width} px`).toBeLessThanOrEqual(1);
    }
    await field(page, "Price, Staircase").fill("79999.99");
  }
});

test("a letter in a line's name draws no box of the customer, the details or the sums again", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ada"));
  await withoutTours(page);
  const line = { name: "Skip", quantity: "1", unitCost: "30" };
  const id = await post(page, "quotes", { customerName: "Bea Brown", customerPhone: "0", lineItems: [line] });
  await page.goto(`/quotes/${id}/edit`);
  await page.getByRole("button", { name: "Change customer" }).click();
  const name = page.getByRole("rowheader").getByRole("textbox");
  await expect(name).toHaveValue("Skip");
  const drawn = await page.evaluateHandle(() => {
    const labels: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLInputElement) labels.push(target.labels?.[0]?.textContent ?? target.id);
    });
    // React sets the name of a box each time that it draws it.
    const others = 'main section:not(:has([data-line], [data-tour="document-items"]))';
    for (const section of document.querySelectorAll(others))
      observer.observe(section, { subtree: true, attributes: true, attributeFilter: ["name"] });
    return labels;
  });
  await name.press("End");
  await name.pressSequentially(" hire");
  await expect(page.getByRole("button", { name: "Remove Skip hire" })).toBeVisible();
  expect(await drawn.jsonValue()).toEqual([]);
  await field(page, "Discount").fill("5");
  await expect.poll(() => drawn.jsonValue()).toContain("Discount");
});

async function rightOf(box: Locator): Promise<number> {
  const { x, width } = (await box.boundingBox())!;
  return x + width;
}
