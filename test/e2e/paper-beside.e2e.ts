import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const paper = (page: Page, number: string) => page.getByRole("region", { name: `Paper of Quote ${number}` });
const row = (page: Page, number: string) =>
  page.getByRole("listitem").getByRole("link", { name: new RegExp(`^Bea Brown, ${number}`) });

test("from 1440 px a list shows the paper of the row with the focus, and the device remembers it", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Petra"));
  await withoutTours(page);
  for (const name of ["Oak board", "Ash door", "Elm stair"]) {
    await post(page, "quotes", {
      customerName: "Bea Brown",
      customerEmail: "bea@example.com",
      lineItems: [{ name, quantity: "1", unitCost: "50.00" }],
    });
  }
  await page.goto("/quotes");
  const beside = page.getByRole("button", { name: "Show the paper beside the list" });
  await expect(beside).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(beside).toHaveAttribute("aria-pressed", "true");
  await expect(paper(page, "Q-0003")).toContainText("Elm stair");
  await expect(paper(page, "Q-0003").locator("svg[data-drawn]").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("j");
  await expect(row(page, "Q-0003")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(row(page, "Q-0002")).toBeFocused();
  await expect(paper(page, "Q-0002")).toContainText("Ash door");
  await row(page, "Q-0001").click();
  await expect(paper(page, "Q-0001")).toContainText("Oak board");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(paper(page, "Q-0003")).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search quotes" });
  await search.fill("Q-0001");
  await search.press("Space");
  await expect(paper(page, "Q-0001")).toBeVisible();
  await row(page, "Q-0001").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Quote Q-0001" })).toBeVisible();
  await expect(beside).toBeHidden();
  await page.goBack();
  await expect(paper(page, "Q-0001")).toBeVisible();
  await beside.click();
  await expect(page.getByRole("table")).toBeVisible();
  // Space shows the paper of the row with the focus, which keeps it, so that the keys go on from there.
  const ofTable = (number: string) =>
    page.getByRole("table").getByRole("link", { name: `Bea Brown, ${number}` });
  await search.fill("");
  await expect(ofTable("Q-0001")).toBeVisible();
  await ofTable("Q-0003").focus();
  await page.keyboard.press("j");
  await expect(ofTable("Q-0002")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(paper(page, "Q-0002")).toContainText("Ash door");
  await expect(row(page, "Q-0002")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(paper(page, "Q-0001")).toContainText("Oak board");
  // One choice of the order, with those that the heads of a table give.
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.selectOption("Valid until: earliest first");
  await order.selectOption("Quote #: A to Z");
  await expect(page.getByRole("main").locator("[data-row]").first()).toContainText("Q-0001");
  await order.selectOption("Latest first");
  await row(page, "Q-0001").focus();
  await page.keyboard.press("Space");
  await expect(ofTable("Q-0001")).toBeFocused();
  await page.setViewportSize(wideDesk);
  await expect(beside).toBeHidden();
});
