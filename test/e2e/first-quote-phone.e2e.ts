import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { addSheet } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import {
  expectToast,
  field,
  fillNewAccount,
  newPerson,
  withoutFirstFigures,
  withoutTours,
} from "#test/e2e/person.ts";
import { register } from "#test/e2e/registered.ts";
import { tapCounter } from "#test/e2e/taps.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("click", (event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target.href : "";
      if (link.startsWith("sms:")) event.preventDefault();
    });
  });
});

test("on a phone the first quote is sent with twelve taps from the end of the sign-up", async ({ page }) => {
  await fillNewAccount(page, newPerson("Ida"));
  await page.getByRole("button", { name: "Create Account" }).tap();
  // The keys are derived, which takes some seconds on a busy machine.
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible({ timeout: 60_000 });
  const { tap, taps } = tapCounter();
  /** Typing is free, and moving the focus is a tap where the screen does not do it. */
  const type = async (box: Locator, text: string) => {
    await box.waitFor();
    const isFocused = await box.evaluate((element) => element === document.activeElement);
    if (!isFocused) await tap(box);
    await page.keyboard.type(text);
  };
  await tap(page.getByRole("button", { name: "Plumbing and heating" }));
  const question = page.getByRole("form", { name: "Before your first total" });
  await expect(question).toContainText("Your price list is ready, at guide prices.");
  // The form says it, so no notice does; the welcome may still be there.
  expect(await page.getByText("added at guide prices").count()).toBe(0);
  await type(field(page, "Business name"), "Ida's Plumbing");
  await tap(
    question.getByRole("group", { name: "Are you registered for VAT?" }).getByText("No", { exact: true }),
  );
  await tap(question.getByRole("group", { name: "Add a markup?" }).getByText("On materials"));
  await tap(question.getByRole("button", { name: "Continue" }));
  await expect(field(page, "Find a customer")).toBeFocused();
  // A sheet is as high as the screen at once, and a notice that stands when it opens stands at its foot.
  await expectToast(page, "Company profile created successfully");
  const notice = page.getByRole("region", { name: /Notifications/ });
  expect((await page.getByRole("dialog", { name: "Customer" }).boundingBox())?.y).toBeLessThanOrEqual(32);
  expect((await notice.boundingBox())?.y).toBeGreaterThan(600);
  await type(field(page, "Find a customer"), "Bea Marsh");
  await tap(page.getByText("New “Bea Marsh”"));
  await expect(field(page, "E-mail or phone")).toBeFocused();
  await type(field(page, "E-mail or phone"), "07700 900123");
  await tap(page.getByRole("dialog", { name: "Customer" }).getByRole("button", { name: "Done" }));
  await expect(field(addSheet(page), "Add item")).toBeFocused();
  await type(field(addSheet(page), "Add item"), "tap");
  await tap(addSheet(page).getByRole("button", { name: /^Kitchen mixer tap/ }));
  await tap(addSheet(page).getByRole("button", { name: "Add 1 item" }));
  await tap(page.getByRole("region", { name: "Quote total" }).getByRole("button", { name: "Send" }));
  const sheet = page.getByRole("dialog", { name: "Send quote Q-0001" });
  await expect(sheet).toContainText("1 price is still a guide price.");
  await expectAccessible(page);
  await tap(sheet.getByRole("button", { name: "Keep" }));
  await tap(sheet.getByRole("radio", { name: "Friendly" }));
  await tap(sheet.getByRole("button", { name: "Text" }));
  await expectToast(page, "Q-0001 is recorded as sent by text.");
  expect(taps()).toBe(12);
});

test("guide prices are asked about before a quote goes out: checked in the editor, or kept for good", async ({
  page,
}) => {
  await register(page, newPerson("Ida"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await page.goto("/materials");
  await page.getByRole("button", { name: "Start from a trade's price list" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Roofing" }).tap();
  await expectToast(page, "30 materials and 4 rates added at guide prices");
  await quoteFor(page, "Bea Marsh", ["Concrete roof tile", "Roofer"]);
  const sheet = page.getByRole("dialog", { name: /^Send quote/ });
  await expect(sheet).toContainText("2 prices are still guide prices.");
  // What must be answered is in sight on a low phone, under the notice that the customer is kept.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const tone of ["Friendly", "Formal"])
    await expect(sheet.getByRole("radio", { name: tone })).toBeInViewport({ ratio: 1 });
  await sheet.getByRole("link", { name: "Check" }).tap();
  await expect(page).toHaveURL(/\/quotes\/.+\/edit/);
  await expect(page.getByRole("button", { name: /^Roofer.*Guide price/ })).toBeVisible();
  await page.getByRole("button", { name: /^Concrete roof tile.*Guide price/ }).tap();
  const line = page.getByRole("dialog", { name: "Concrete roof tile" });
  await field(line, "Price").fill("2.15");
  await line.getByRole("button", { name: "Done" }).tap();
  await page.getByRole("region", { name: "Quote total" }).getByRole("button", { name: "Send" }).tap();
  await expect(sheet).toContainText("1 price is still a guide price.");
  await sheet.getByRole("button", { name: "Keep" }).tap();
  await expect(sheet).not.toContainText("guide price");

  // What is kept is the firm's own: it is not asked about again, and stays when the starter list goes.
  await quoteFor(page, "Cy Dale", ["Roofer"]);
  await expect(sheet).toBeVisible();
  await expect(sheet).not.toContainText("guide price");

  // Nor is a document that went out with them.
  await quoteFor(page, "Di Holt", ["Concrete roof tile"]);
  await expect(sheet).toContainText("1 price is still a guide price.");
  await sheet.getByRole("radio", { name: "Friendly" }).check();
  await sheet.getByRole("button", { name: "Text" }).tap();
  await expectToast(page, "is recorded as sent by text.");
  const path = new URL(page.url()).pathname;
  expect((await page.request.put(`/api${path}`, { data: { status: "accepted" } })).status()).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await expect(sheet).toContainText("Hi Di,");
  await expect(sheet).not.toContainText("guide price");

  // A document is, whose guide prices came after it went out.
  await quoteFor(page, "Ed Frost", ["Roofer"]);
  await expect(sheet).toContainText("Hi Ed,");
  await expect(sheet).not.toContainText("guide price");
  await sheet.getByRole("button", { name: "Text" }).tap();
  await expectToast(page, "is recorded as sent by text.");
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await page.getByRole("button", { name: "Add items", exact: true }).tap();
  await addItems(page, ["Concrete roof tile"]);
  await page.getByRole("region", { name: "Quote total" }).getByRole("button", { name: "Send" }).tap();
  await expect(sheet).toContainText("1 price is still a guide price.");

  await page.goto("/labor");
  await page.getByRole("button", { name: "More for labour items" }).tap();
  await page.getByRole("menuitem", { name: "Remove starter list" }).tap();
  await expectToast(page, "Starter list removed");
  const list = page.getByRole("list", { name: "Labour" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).not.toContainText("Guide price");
});

/** Makes a quote of these items on a phone, and opens its Send. */
async function quoteFor(page: Page, customer: string, items: readonly string[]): Promise<void> {
  await page.goto("/quotes/new");
  await page.getByRole("button", { name: /^Customer/ }).tap();
  await field(page, "Find a customer").fill(customer);
  await page.getByText(`New “${customer}”`).tap();
  await field(page, "E-mail or phone").fill("07700 900123");
  await page.getByRole("dialog", { name: "Customer" }).getByRole("button", { name: "Done" }).tap();
  await addItems(page, items);
  await page.getByRole("region", { name: "Quote total" }).getByRole("button", { name: "Send" }).tap();
}

async function addItems(page: Page, items: readonly string[]): Promise<void> {
  for (const item of items) {
    await field(addSheet(page), "Add item").fill(item);
    await addSheet(page)
      .getByRole("button", { name: new RegExp(`^${item}`) })
      .first()
      .tap();
  }
  await addSheet(page)
    .getByRole("button", { name: /^Add \d item/ })
    .tap();
}
