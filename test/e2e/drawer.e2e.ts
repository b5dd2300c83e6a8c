import { type Browser, expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { deleteByMenu } from "#test/e2e/delete-by-menu.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { sameOnTouch } from "#test/e2e/on-touch.ts";
import { greeting, newPerson } from "#test/e2e/person.ts";
import { createPlainAccount, registerPlain } from "#test/e2e/registered.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });

test("the sidebar is a column from 768 px with a mouse and from 1024 px on touch devices, otherwise a drawer", async ({
  page,
  browser,
}) => {
  await createPlainAccount(page, newPerson());
  const tablet = await tabletOf(page, browser);
  for (const [screen, width, isColumn] of [
    [page, 767, false],
    [page, 768, true],
    [page, 1023, true],
    [page, 1280, true],
    [tablet, 767, false],
    [tablet, 768, false],
    [tablet, 1023, false],
    [tablet, 1024, true],
  ] as const) {
    await screen.setViewportSize({ width, height: 900 });
    await expect(sidebar(screen), `at ${width}`).toBeVisible({ visible: isColumn });
    await expect(menuButton(screen), `at ${width}`).toBeVisible({ visible: !isColumn });
  }
  await tablet.context().close();
});

test("the drawer closes by Escape, its button, a press beside it, a link and Back, and returns the focus", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  // On a screen where no tour starts by itself, because a tour would take the focus.
  await page.goto("/materials");
  await page.setViewportSize({ width: 360, height: 740 });
  const close = drawer(page).getByRole("button", { name: "Close menu" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => close.click(),
    // The backdrop covers what the drawer leaves free.
    () => page.mouse.click(350, 400),
  ]) {
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await leave();
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
  await menuButton(page).click();
  await drawer(page).getByRole("link", { name: "Customers" }).click();
  await expect(page).toHaveURL("/customers");
  await expect(drawer(page)).toBeHidden();

  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/customers");
});

test("the drawer has the seven entries, what only it leads to, and My Account", async ({ page }) => {
  const person = newPerson();
  await registerPlain(page, person);
  await page.goto("/materials");
  await page.setViewportSize({ width: 360, height: 740 });
  await menuButton(page).click();
  const screens = ["Dashboard", "Quotes", "Invoices", "Materials", "Labour Management", "Customers"];
  await expect(drawer(page).getByRole("listitem")).toHaveText([
    ...[...screens, "Business Profile", "Reports", "Bring in"],
    ...["Account Settings", "Billing & Subscription", "Help & Support", "Report an Issue", "Log out"],
  ]);
  const account = drawer(page).getByRole("region", { name: "My Account" });
  // What the head of a wider screen has, but for the warning that nothing is encrypted.
  await expect(
    page.getByRole("banner").getByRole("button", { name: "My Account", includeHidden: true }),
  ).toBeHidden();
  await account.getByRole("button", { name: "Not encrypted" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).click();
  await expect(account).toContainText(`Ann Hobbs${person.email}`);
  await account.getByRole("link", { name: "Account Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(drawer(page)).toBeHidden();
  await page.goto("/reports");
  await expect(page).toHaveURL("/monthly-reports");
  await menuButton(page).click();
  await expect(drawer(page).getByRole("link", { name: "Reports" })).toHaveAttribute("aria-current", "page");
  await drawer(page).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Sign In", exact: true }).first()).toBeVisible();
});

test("the last entry of the drawer can be scrolled out from under a notice", async ({ page }) => {
  await registerPlain(page, newPerson());
  await post(page, "customers", { name: "Anna Bell", email: "anna@example.com" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/customers");
  await deleteByMenu(page, "Anna Bell");
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await menuButton(page).click();
  const last = drawer(page).getByRole("button", { name: "Log out" });
  await last.scrollIntoViewIfNeeded();
  await drawer(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const [entry, notice] = await Promise.all([
    last.boundingBox(),
    page.locator("[data-above-sheets]").boundingBox(),
  ]);
  expect(notice?.y).toBeGreaterThan((entry?.y ?? 0) + (entry?.height ?? 740));
});

test("without a subscription the drawer has My Account alone, and there is no bar", async ({ page }) => {
  await registerPlain(page, newPerson());
  await page.route("**/api/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), subscriptionStatus: "inactive" } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/settings");
  await menuButton(page).click();
  await expect(drawer(page).getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("navigation", { name: "Shortcuts" })).toBeHidden();
});

test("when a tablet is turned, its drawer is replaced by the column", async ({ page, browser }) => {
  await createPlainAccount(page, newPerson());
  const tablet = await tabletOf(page, browser);
  await tablet.goto("/materials");
  await tablet.setViewportSize({ width: 820, height: 1180 });
  await menuButton(tablet).tap();
  await expect(drawer(tablet)).toBeVisible();
  await tablet.setViewportSize({ width: 1180, height: 820 });
  await expect(drawer(tablet)).toBeHidden();
  await sidebar(tablet).getByRole("link", { name: "Customers" }).tap();
  await expect(tablet).toHaveURL("/customers");
  await tablet.context().close();
});

test("sidebar, header and an open drawer are not printed", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  const header = page.getByRole("banner");
  await expect(header).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(greeting(page)).toBeVisible();
  await expect(header).toBeHidden();
  await expect(sidebar(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/materials");
  await page.setViewportSize({ width: 360, height: 740 });
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(drawer(page)).toBeHidden();
});

test("on a tablet a document has its acts in the bar at the foot, in place of the shortcuts, and nowhere else", async ({
  page,
  browser,
}) => {
  await createPlainAccount(page, newPerson());
  const lineItems = [{ name: "Oak board", quantity: "1", unitCost: "50.00" }];
  const words = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
  const id = await post(page, "quotes", { ...words, lineItems });
  const tablet = await tabletOf(page, browser);
  await expect(tablet.getByRole("navigation", { name: "Shortcuts" })).toBeVisible();
  await tablet.goto(`/quotes/${id}`);
  const bar = tablet.getByRole("region", { name: "What to do with Q-0001" });
  await expect(bar.getByRole("button", { name: "Send" })).toBeInViewport();
  await expect(tablet.getByRole("button", { name: "Send" })).toHaveCount(1);
  await expect(tablet.getByRole("navigation", { name: "Shortcuts" })).toBeHidden();
  await tablet.setViewportSize({ width: 1024, height: 768 });
  await expect(bar).toBeHidden();
  await expect(tablet.getByRole("button", { name: "Send" })).toHaveCount(1);
  await tablet.context().close();
});

/** A tablet of the same person, at its home screen. */
async function tabletOf(page: Page, browser: Browser): Promise<Page> {
  const screen = await sameOnTouch(page, browser, { width: 768, height: 900 });
  await screen.goto("/");
  await expect(screen.getByRole("button", { name: "My Account" })).toBeVisible();
  return screen;
}
