import { expect, type Response } from "@playwright/test";
import { oneQuote, post, writesOutOfOrder } from "#test/e2e/api.ts";
import { draftIsKept, renameCustomer } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";

const bea = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
};

test("two windows change one quote and neither loses its words; the summary is edited; a missing quote is not found", async ({
  page,
  context,
}) => {
  await registerPlain(page, newPerson("Tim"));
  const id = await post(page, "quotes", bea);
  const other = await context.newPage();
  await page.goto(`/quotes/${id}/edit`);
  await other.goto(`/quotes/${id}/edit`);
  await renameCustomer(other, "Cat Carter");
  await renameCustomer(page, "Dan Drew");
  await other.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(other, "Quote updated successfully");
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expect(page.getByText("Changed elsewhere", { exact: true })).toBeInViewport();
  await expect(field(page, "Customer name")).toHaveValue("Dan Drew");
  await page.getByRole("button", { name: "Load the latest version" }).click();
  await expect(field(page, "Customer name")).toHaveValue("Cat Carter");
  await field(page, "Customer name").fill("Dan Drew");
  await draftIsKept(page, /"version":2/);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Your changes to this quote were not saved yet.");
  await page.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(page, "Quote updated successfully");

  await page.getByRole("tab", { name: "Quote no breakdown" }).click();
  await page.getByRole("button", { name: "Edit Work Summary" }).click();
  await field(page, "Work Summary").fill("New stairs in oak");
  // The other views keep it, and leaving asks.
  await page.getByRole("tab", { name: "Quote with breakdown" }).click();
  await page.getByRole("tab", { name: "Quote no breakdown" }).click();
  await expect(field(page, "Work Summary")).toHaveValue("New stairs in oak");
  await page.getByRole("main").getByRole("link", { name: "Quotes" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Your work summary has not been saved.");
  await page.getByRole("button", { name: "Keep editing" }).click();
  // What the failure reads again must not come after the next change, or nothing is left to conflict with.
  const readAgain = page.waitForResponse(isRead);
  await page.route(oneQuote, writesOutOfOrder);
  await Promise.all([readAgain, page.getByRole("button", { name: "Save" }).click()]);
  await expectToast(page, "Failed to update work summary");
  await expect(field(page, "Work Summary")).toHaveValue("New stairs in oak");
  await unroute(page, oneQuote);
  await other.goto(`/quotes/${id}/edit`);
  await renameCustomer(other, "Eve East");
  await other.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(other, "Quote updated successfully");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "What you typed is still here: save again to keep it.");
  await expect(field(page, "Work Summary")).toHaveValue("New stairs in oak");
  await expect(page.getByRole("main")).toContainText("Eve East");
  await page.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Work summary updated successfully");
  await expect(page.getByRole("button", { name: "Edit Work Summary" })).toBeFocused();

  await page.goto("/quotes/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("main")).toContainText("Quote not found");
  await page.getByRole("link", { name: "Back to quotes" }).click();
  await expect(page.getByRole("main")).toContainText("Eve East");
});

const isRead = (answer: Response) => answer.request().method() === "GET" && oneQuote.test(answer.url());

test("a quote that was to be sent is sent when its conflict is settled", async ({ page, context }) => {
  await registerPlain(page, newPerson("Gus"));
  const id = await post(page, "quotes", bea);
  const other = await context.newPage();
  await page.goto(`/quotes/${id}/edit`);
  await renameCustomer(page, "Dan Drew");
  await other.goto(`/quotes/${id}/edit`);
  await renameCustomer(other, "Cat Carter");
  await other.getByRole("button", { name: "Update Quote" }).click();
  await expectToast(other, "Quote updated successfully");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByRole("dialog", { name: "Send quote Q-0001" })).toContainText("Dan Drew");
});
