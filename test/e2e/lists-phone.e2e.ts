import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { give } from "#test/e2e/bring-in.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

const priceList = "Name,Unit cost,SKU\nOak stair tread,42.50,OAK-900\nSkip hire,180,\n";

test("on a phone a price list is read from a file, corrected by touch, and written again", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.request.post("/api/categories", { data: { name: "Timber" } });
  await page.goto("/materials");
  await choose(page, "materials", "Bring in materials");
  await give(page, { name: "prices.csv", text: priceList });
  // A tap leaves no pointer behind: a mouse would rest where the notice then appears, and keep it open.
  await page.getByRole("button", { name: "Bring in 2 materials" }).tap();
  await page.getByRole("link", { name: "View materials" }).tap();
  await expect(page.getByRole("main")).toContainText(/£42\.50.*per Each/);

  await page.getByRole("button", { name: "More for Skip hire" }).tap();
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Material" }).tap();
  await expectToast(page, "Material deleted successfully");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expectToast(page, "Material restored");
  await expect(page.getByRole("main")).toContainText("Skip hire");
  await page.getByRole("button", { name: /^Skip hire/ }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap();
  await findsMaterials(page);
  await isShownAround(page);

  const waiting = page.waitForEvent("download");
  await choose(page, "materials", "Export materials");
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^quotewright-materials-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("Oak stair tread");
  for (const list of ["materials", "labor", "customers", "quotes", "invoices"]) {
    await page.goto(`/${list}`);
    await expect(page.getByRole("button", { name: /^More for/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, list);
  }
});

test("a long name or category wraps to another line, and no list scrolls sideways because of it", async ({
  page,
}) => {
  await createPlainAccount(page, newPerson());
  const name = "Bathroom and en-suite fittings, second fix and everything that is ordered from the merchant";
  for (const [list, categories, item] of [
    [
      "materials",
      "categories",
      { name: "Oak stair tread, bullnosed, 1,050 x 235 x 27 mm", unitCost: "1.00", unitType: "Each" },
    ],
    [
      "labor",
      "labor-categories",
      { name: "Joiner with a van, a mate and all tools", rate: "40.00", rateType: "hour" },
    ],
  ] as const) {
    const categoryId = await post(page, categories, { name });
    await post(page, list, { ...item, categoryId });
    await page.goto(`/${list}`);
    for (const text of [name, item.name]) {
      const badge = page.getByRole("main").getByRole("list").getByText(text);
      await expect(badge).toBeVisible();
      const isCut = await badge.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
      expect(isCut, `${text} on ${list}`).toBe(false);
    }
    await expectNoSidewaysScroll(page, list);
  }
  await page.goto("/materials");
  await page.getByRole("button", { name: "By Category" }).tap();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expectNoSidewaysScroll(page, "materials by category");

  await post(page, "labor", { name: "Apprentice", rate: "20.00", rateType: "hour" });
  await page.goto("/labor");
  const rates = page.getByRole("list", { name: "Labour Items" }).getByRole("listitem");
  await expect(rates).toHaveText([/^Apprentice/, /^Joiner/]);
  await page.getByRole("button", { name: "Filter and sort" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filter and sort" });
  await sheet.getByLabel("Sort by").selectOption("Name: Z to A");
  await sheet.getByRole("button", { name: "Show" }).tap();
  await expect(rates).toHaveText([/^Joiner/, /^Apprentice/]);
});

test("a customer is a row on a phone, whose menu begins documents, corrects and deletes", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  const long = "Featherstonehaugh-Cholmondeley Conservation Joinery";
  await post(page, "customers", { name: "Anna Bell", companyName: long });
  await page.goto("/customers");
  await expect(page.getByRole("link", { name: `Anna Bell, ${long}` })).toBeVisible();
  await expectNoSidewaysScroll(page, "customers");
  await expect(page.getByRole("button", { name: "Filter and sort" })).toBeHidden();
  await page.getByRole("button", { name: "Search customers" }).tap();
  await page.getByRole("searchbox", { name: "Search customers" }).fill("nobody");
  await expect(page.getByRole("main")).toContainText("Nobody matches your search.");
  await page.getByRole("button", { name: "Clear search" }).tap();
  const more = page.getByRole("button", { name: "More for Anna Bell" });
  await more.tap();
  await expect(page.getByRole("menuitem")).toHaveText(["Create Quote", "Create Invoice", "Edit", "Delete"]);
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).tap();
  await more.tap();
  await page.getByRole("menuitem", { name: "Create Invoice" }).tap();
  await expect(page).toHaveURL("/invoices/new");
  await expect(page.getByRole("button", { name: /^Customer Anna Bell/ })).toBeVisible();
});

test("a search survives a change of screen, and is in no address", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.goto("/quotes");
  const search = page.getByRole("searchbox", { name: "Search quotes" });
  await page.getByRole("button", { name: "Search quotes" }).tap();
  await expect(search).toBeFocused();
  await search.fill("Quillfeather");
  // The keyboard of a phone is put away, and the bar at the foot comes back.
  await search.press("Enter");
  await expect(search).not.toBeFocused();
  await go(page, "Customers");
  await go(page, "Quotes");
  await expect(search).toHaveValue("Quillfeather");
  expect(page.url()).not.toContain("Quillfeather");
});

/** The last step of the tour points at the header's icon, because the box is hidden on a phone until it is asked for. */
async function isShownAround(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show me around" }).tap();
  await page.getByRole("button", { name: "Next" }).tap();
  await expect(page.getByRole("dialog", { name: "Find it again" })).toBeVisible();
  await page.getByRole("button", { name: "Got it!" }).tap();
}

/** By the icon in the header, and by category and order in a sheet. */
async function findsMaterials(page: Page) {
  const rows = page.getByRole("list", { name: "Materials" }).getByRole("listitem");
  const search = page.getByRole("searchbox", { name: "Search materials" });
  await expect(search).toBeHidden();
  await page.getByRole("button", { name: "Search materials" }).tap();
  await expect(search).toBeFocused();
  await search.fill("hire");
  await expect(rows).toHaveText([/^Skip hire/]);
  await expect(page.getByRole("button", { name: "Search everything" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(rows).toHaveText([/^Oak stair tread/, /^Skip hire/]);
  await expect(page).toHaveURL("/materials");

  const sheet = page.getByRole("dialog", { name: "Filter and sort" });
  await page.getByRole("button", { name: "Filter and sort" }).tap();
  await sheet.getByLabel("Sort by").selectOption("Unit Cost: highest first");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Show" }).tap();
  await expect(rows).toHaveText([/^Skip hire/, /^Oak stair tread/]);
  await page.getByRole("button", { name: "Filter and sort" }).tap();
  await sheet.getByLabel("Category").selectOption("Timber");
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("main")).toContainText("No materials found");
  await page.getByRole("button", { name: "Timber, show all categories" }).tap();
  await expect(page.getByRole("button", { name: "View All" })).toBeFocused();
  await expect(rows).toHaveCount(2);
}

test("at 360 px the buttons of labour and a title of three words stand on one line, and no name is cut", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await page.goto("/labor");
  const [manage, add] = [
    await boxOf(page.getByRole("button", { name: "Manage Categories" })),
    await boxOf(page.getByRole("button", { name: "Add Labour Item" })),
  ];
  expect(add.y).toBe(manage.y);
  expect(add.height).toBe(manage.height);
  await post(page, "customers", {
    name: "Bartholomew Featherstonehaugh-Cholmondeley",
    companyName: "Featherstonehaugh and Cholmondeley Lettings",
  });
  await page.goto("/customers");
  for (const text of ["Bartholomew Featherstonehaugh-Cholmondeley", /Cholmondeley Lettings/]) {
    const word = page.getByRole("main").getByRole("list").getByText(text);
    await expect(word).toBeVisible();
    const isCut = await word.evaluate((element) => {
      const line = element.closest<HTMLElement>("bdi.min-w-0") ?? element.parentElement;
      return line !== null && line.scrollWidth > line.clientWidth + 1;
    });
    expect(isCut, String(text)).toBe(false);
  }
  await page.goto("/invoices/new");
  const title = page.getByRole("heading", { name: "Create New Invoice", level: 1 });
  expect((await boxOf(title)).height).toBeLessThan(24);
});

async function boxOf(place: Locator) {
  await place.waitFor();
  return place.evaluate((element) => element.getBoundingClientRect().toJSON());
}

async function expectNoSidewaysScroll(page: Page, list: string) {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isTooWide, `${list} scrolls sideways`).toBe(false);
}

async function choose(page: Page, many: string, entry: string) {
  await page.getByRole("button", { name: `More for ${many}` }).tap();
  await page.getByRole("menuitem", { name: entry }).tap();
}

/** Through the drawer, within the page: nothing is loaded again. */
async function go(page: Page, name: string) {
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).tap();
}
