import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { fingerOn, pointOn } from "#test/e2e/finger.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { stopTheClock } from "#test/e2e/stopped-clock.ts";

const lineItems = [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }];

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
});

test("a swipe uncovers the first two entries of a row's menu, of one row at a time, and does nothing by itself", async ({
  page,
}) => {
  for (const customerName of ["Amelia Stroud", "Bea Marsh"]) {
    await post(page, "invoices", { customerName, customerEmail: "post@example.com", lineItems });
  }
  await page.goto("/invoices");
  const [bea, amelia] = [rowOf(page, "Bea Marsh"), rowOf(page, "Amelia Stroud")];
  await expect(amelia).toBeVisible();
  const finger = await fingerOn(page);
  await finger.swipe(await pointOn(amelia, 300, 30), { x: -70, y: 0 });
  await expect(uncovered(page)).toHaveCount(0);
  await finger.swipe(await pointOn(amelia, 20, 30), { x: -120, y: 0 });
  await expect(uncovered(page)).toHaveCount(0);
  await finger.swipe(await pointOn(amelia, 200, 30), { x: -10, y: -90 });
  await expect(uncovered(page)).toHaveCount(0);

  await finger.swipe(await pointOn(amelia, 300, 30), { x: -90, y: 5 });
  await expect(uncovered(amelia)).toHaveText(["Send", "Mark as paid"]);
  // They are the same as in the menu, and nobody finds them twice.
  await expect(page.getByRole("button", { name: "Mark as paid" })).toHaveCount(0);
  await expect(uncovered(amelia).first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await finger.swipe(await pointOn(bea, 300, 30), { x: -90, y: 0 });
  await expect(uncovered(page)).toHaveCount(0);
  expect(await amelia.evaluate(touchActionAt)).toBe("pan-y pinch-zoom");
  expect(await page.evaluate(calloutRule)).toBe("-webkit-touch-callout:none");
  await expect(
    amelia.locator("xpath=ancestor::*[contains(@class, '-webkit-touch-callout:none')]"),
  ).toHaveCount(1);
  await finger.swipe(await pointOn(bea, 300, 30), { x: -74, y: 0 });
  await expect(uncovered(bea)).toHaveCount(2);
  await amelia.getByRole("link").tap();
  await expect(uncovered(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/invoices$/);

  await finger.swipe(await pointOn(bea, 300, 30), { x: -90, y: 0 });
  await uncovered(bea).getByText("Mark as paid").tap();
  await expectToast(page, "Invoice status updated successfully");
  await expect(uncovered(page)).toHaveCount(0);
  await expect(bea.getByRole("link")).toHaveAccessibleName(/Paid today$/);
  await amelia.getByRole("link").tap();
  await expect(page).toHaveURL(/\/invoices\/[0-9a-f-]+$/);
});

test("a press that lasts opens the menu of a row, one that moves does not, and the finger may then be lifted", async ({
  page,
}) => {
  await post(page, "quotes", {
    ...{ customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" },
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  });
  await page.goto("/quotes");
  const row = rowOf(page, "Amelia Stroud");
  const menu = page.getByRole("menu", { name: "More for Q-0001" });
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: /^More/ }).tap();
  await expect(menu).toBeVisible();
  // A shade at its foot, which the list's end covers.
  await expect(menu).toHaveCSS("background-attachment", "local, scroll, scroll");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await stopTheClock(page);
  const finger = await fingerOn(page);
  const at = await pointOn(row, 120, 30);
  await finger.down(at);
  await finger.move({ x: at.x, y: at.y + 20 });
  await page.clock.runFor(600);
  await finger.up();
  await expect(menu).toBeHidden();
  await finger.down(at);
  await page.clock.runFor(600);
  await expect(menu).toBeVisible();
  await finger.up();
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await finger.down(at);
  await expect(menu).toBeVisible();
  await finger.up();
  await expect(menu.getByRole("menuitem").first()).toHaveText("Send");
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/\/quotes$/);
});

test("customers and items of the price list uncover what their menus begin with", async ({ page }) => {
  await post(page, "customers", { name: "Bea Marsh", email: "bea@marsh.example" });
  const categoryId = await post(page, "categories", { name: "Timber" });
  await post(page, "materials", { name: "Oak stair tread", unitCost: "42.50", unitType: "Each", categoryId });
  const finger = await fingerOn(page);
  await page.goto("/customers");
  const bea = rowOf(page, "Bea Marsh");
  await expect(bea).toBeVisible();
  await finger.swipe(await pointOn(bea, 300, 30), { x: -90, y: 0 });
  await expect(uncovered(bea)).toHaveText(["Create Quote", "Create Invoice"]);

  await page.goto("/materials");
  const oak = rowOf(page, "Oak stair tread");
  await expect(oak).toBeVisible();
  await finger.swipe(await pointOn(oak, 300, 30), { x: -90, y: 0 });
  await expect(uncovered(oak)).toHaveText(["Edit", "Delete"]);
  await uncovered(oak).getByText("Edit").tap();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("on a tablet that is touched, a table shows the act of each row", async ({ page }) => {
  await post(page, "quotes", { customerName: "Bea Marsh", customerEmail: "post@example.com", lineItems });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/quotes");
  await expect(page.getByRole("button", { name: "Send, Q-0001" })).toHaveCSS("opacity", "1");
});

/**
 * What the style sheet says of a press that lasts: that Safari opens nothing of its own for it. This browser does not know
 * the property and leaves it out of what it has read. Runs in the page.
 */
async function calloutRule(): Promise<string | undefined> {
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.href ?? "";
  const rules = await (await fetch(sheet)).text();
  return /touch-callout\\:none\\\]\{([^}]*)\}/.exec(rules)?.[1];
}

/** What the browser does by itself with a finger that moves on an element. Runs in the page. */
function touchActionAt(element: Element): string {
  let [each, found]: [Element | null, string] = [element, "auto"];
  for (; each && found === "auto"; each = each.parentElement) found = getComputedStyle(each).touchAction;
  return found;
}

function rowOf(page: Page, name: string) {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: name });
}

/** The buttons that a swipe has uncovered: hidden from roles, because the menu has the same. */
function uncovered(within: Page | ReturnType<typeof rowOf>) {
  return within.locator("[data-uncovered]").locator("button, a");
}
