import { expect, type Page } from "@playwright/test";
import { holdScripts } from "#test/e2e/frames.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test("the sidebar is folded and unfolded by hand, and this device remembers it from the first byte", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await register(page, newPerson());
  await withoutTours(page);
  await page.goto("/quotes");
  await expect(page.getByText("No quotes yet")).toBeVisible();
  expect(await widthOf(page)).toBe(215);

  const collapse = sidebar(page).getByRole("button", { name: "Collapse sidebar" });
  await collapse.focus();
  await page.keyboard.press("Enter");
  await expect(sidebar(page).getByRole("button", { name: "Expand sidebar" }), "has the focus").toBeFocused();
  expect(await widthOf(page)).toBe(71);
  await expect(sidebar(page).getByRole("link", { name: "Business Profile" })).toBeVisible();

  const { letThrough } = await holdScripts(page);
  await page.goto("/quotes", { waitUntil: "commit" });
  const drawn = page.locator("#first-frame > div").first();
  await expect(drawn).toBeVisible();
  expect((await drawn.boundingBox())?.width, "before any script").toBe(72);
  letThrough();
  await expect(page.getByText("No quotes yet")).toBeVisible();
  expect(await widthOf(page)).toBe(71);

  await page.goto("/quotes/new");
  await expect(page.getByRole("heading", { name: "Create New Quote", level: 1 })).toBeVisible();
  const expand = sidebar(page).getByRole("button", { name: "Expand sidebar" });
  await expect(expand, "an editor has room for a rail alone").toBeHidden();
  await page.setViewportSize({ width: 1536, height: 800 });
  await expand.click();
  await expect(collapse).toBeVisible();
  expect(await widthOf(page)).toBe(215);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(collapse, "there is no choice on the narrowest desks").toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/quotes");
  await expect(collapse).toBeVisible();
  expect(await widthOf(page)).toBe(215);
});

test("a folded sidebar leaves the pages of visitors as they are", async ({ page }) => {
  await register(page, newPerson());
  await withoutTours(page);
  await page.goto("/quotes");
  await sidebar(page).getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(page.locator(":root")).toHaveAttribute("data-folded");
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(page.locator(":root")).not.toHaveAttribute("data-folded");
});
