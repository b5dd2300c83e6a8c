import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson, open } from "#test/e2e/person.ts";
import { createAccount } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

test("a trade's price list comes in sealed, is removed but for what was changed, and comes back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await createAccount(page, newPerson("Joe"));
  await open(page, "Materials");
  await expect(page.getByRole("button", { name: "Create Categories First" })).toBeVisible();
  const dialog = await choosing(page);
  await expect(dialog.getByRole("listitem")).toHaveText([
    ...["Plumbing and heating", "Electrical", "Carpentry", "Decorating"],
    ...["Plastering", "Roofing", "Gardens", "General building"],
  ]);
  await expectAccessible(page);

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await dialog.getByRole("button", { name: "Plumbing and heating" }).click();
  await expectToast(page, "30 materials and 4 rates added at guide prices");
  expect(sent.filter((body) => body.includes("sealed")).length).toBeGreaterThanOrEqual(3);
  expect(sent.filter((body) => /Copper|Plumb|Valves|Linear|starter/.test(body))).toEqual([]);

  await expect(rows(page)).toHaveCount(30);
  const elbow = page.getByRole("row", { name: /^Elbow, soldered/ });
  await expect(elbow).toContainText("Guide price £0.80 per Each");
  await expect(elbow).toContainText("Pipe and fittings");
  await expectAccessible(page);

  await elbow.getByRole("button", { name: "Edit Elbow, soldered, 15 mm" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Material/Service" });
  await field(editor, "Unit Cost").fill("0.95");
  await editor.getByRole("button", { name: "Update" }).click();
  await expectToast(page, "Material updated successfully");
  await expect(elbow).toContainText("£0.95");
  await expect(elbow).not.toContainText("Guide price");

  await removeStarter(page, "materials");
  await expectToast(page, "Starter list removed. 1 item that you changed or kept stays");
  await expect(rows(page)).toHaveCount(1);
  await open(page, "Labour Management");
  await expect(page.getByRole("heading", { name: "No labour items and no categories yet" })).toBeVisible();
  await open(page, "Materials");

  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Starter list restored");
  await expect(rows(page)).toHaveCount(30);
  await expect(page.getByText("Guide price")).toHaveCount(29);

  // What came back is removed again, although the server counts its versions on.
  await removeStarter(page, "materials");
  await expectToast(page, "Starter list removed. 1 item that you changed or kept stays");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "More for materials" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([/^Put back .*the starter list/]);
});

test("a list whose second half was lost goes on where it was, and undo takes back what was added", async ({
  page,
}) => {
  await createAccount(page, newPerson("Jan"));
  await open(page, "Labour Management");
  const dialog = await choosing(page);
  await page.route("**/api/labor/batch", (route) => route.abort());
  await dialog.getByRole("button", { name: "Electrical" }).click();
  await expect(dialog).toContainText("The price list could not be added");
  await expectAccessible(page);
  await unroute(page, "**/api/labor/batch");
  await dialog.getByRole("button", { name: "Electrical" }).click();
  await expectToast(page, "30 materials and 4 rates added at guide prices");
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole("row", { name: /^Electrician, day rate/ })).toContainText(
    "Guide price £350.00/day",
  );

  await page.getByRole("link", { name: "View materials" }).click();
  await expect(rows(page)).toHaveCount(30);
  await removeStarter(page, "materials");
  await expectToast(page, "Starter list removed");
  await expect(page.getByRole("button", { name: "Create Categories First" })).toBeVisible();
});

test("a category General lets somebody begin without thinking of categories", async ({ page }) => {
  await createAccount(page, newPerson("Kim"));
  await open(page, "Materials");
  await page.getByRole("button", { name: "Add a category “General”" }).click();
  await expectToast(page, "Category created successfully");
  await expect(page.getByRole("button", { name: "Add Item" })).toBeEnabled();
  // The list is still empty, and can begin with a trade's prices.
  await expect(page.getByRole("button", { name: "Start from a trade's price list" })).toBeVisible();
  await expectAccessible(page);
});

async function choosing(page: Page) {
  await page.getByRole("button", { name: "Start from a trade's price list" }).click();
  return page.getByRole("dialog", { name: "Start from a trade's price list" });
}

async function removeStarter(page: Page, many: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${many}` }).click();
  await page.getByRole("menuitem", { name: "Remove starter list" }).click();
}

function rows(page: Page) {
  return page.getByRole("table").locator("tbody").getByRole("row");
}
