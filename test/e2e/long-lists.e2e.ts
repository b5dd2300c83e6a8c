import { readFileSync } from "node:fs";
import { type Download, expect, type Page, type Route } from "@playwright/test";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, field, newPerson } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { unroute } from "#test/e2e/unroute.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

const count = 700;
/** Pages after the first; the first asks for 50. */
const laterPages = "**/api/customers?limit=500*";

test("a long list shows its first fifty at once, and is searched, changed and exported as a whole", async ({
  page,
}) => {
  await registerPlain(page, newPerson());
  await addCustomers(page);
  const letThrough = await holdLaterPages(page);
  await page.goto("/customers");
  const cards = page
    .getByRole("list", { name: "Customers" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(cards).toHaveCount(48);
  const main = page.getByRole("main");
  await expect(main).toContainText("50 customers so far, more are coming");

  const search = page.getByRole("searchbox", { name: "Search customers" });
  await search.fill("customer 0007");
  await expect(main).toContainText("Still reading your customers...");
  await expect(main).not.toContainText("No customers found");
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export customers" }).click();
  await letThrough();
  await expect(page.getByRole("heading", { name: "Customer 0007" })).toBeVisible();
  await expect(main).not.toContainText("so far");
  // What is shown, although the list was still being read at the press.
  expect(await linesOf(exported)).toHaveLength(2);
  await expectToast(page, "1 customer exported, as the list shows");
  const all = page.waitForEvent("download");
  await page.getByRole("button", { name: `Export all ${count}` }).click();
  expect(await linesOf(all)).toHaveLength(count + 1);

  await changesOneAlone(page);
  await search.fill("nobody at all");
  await expect(main).toContainText("No customers found");
  await search.fill("");
  await expect(cards).toHaveCount(48);
  await page.getByRole("button", { name: `Show 48 more of ${count}` }).click();
  await expect(cards).toHaveCount(96);
});

test("when a later page fails, that is reported, and the rest is read at another try", async ({ page }) => {
  await registerPlain(page, newPerson());
  await addCustomers(page);
  await page.route(laterPages, (route) => route.fulfill({ status: 403, body: "" }));
  await page.goto("/customers");
  await expect(page.getByRole("main")).toContainText("Only your newest 50 customers could be read.");
  await expect(page.getByRole("list", { name: "Customers" }).getByRole("heading")).toHaveCount(48);
  await unroute(page, laterPages);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("searchbox", { name: "Search customers" }).fill("customer 0001");
  await expect(page.getByRole("heading", { name: "Customer 0001" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("could be read");
});

/** The lines of a file that is saved, the headings first. */
async function linesOf(saving: Promise<Download>): Promise<string[]> {
  const text = readFileSync(await (await saving).path(), "utf8");
  return text.trim().split("\n");
}

/** Holds back all pages but the first. @returns a function that lets them through, and those that follow */
async function holdLaterPages(page: Page): Promise<() => Promise<void>> {
  let held: Route[] | null = [];
  await page.route(laterPages, (route) => (held === null ? route.continue() : void held.push(route)));
  return async () => {
    const waiting = held ?? [];
    held = null;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** Customers 0001 to 0700, the last hundred being the newest. */
async function addCustomers(page: Page) {
  for (let from = 1; from <= count; from += 100) {
    const records = Array.from({ length: 100 }, (_, index) => ({
      name: `Customer ${String(from + index).padStart(4, "0")}`,
    }));
    const answer = await page.request.post("/api/customers/batch", { data: { records } });
    expect(answer.status()).toBe(200);
  }
}

/** A change is shown, is found by its new words, and costs one request. */
async function changesOneAlone(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/customers")) asked.push(`${request.method()} ${search}`);
  });
  await page.getByRole("button", { name: "Edit Customer 0007", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Customer" });
  await field(dialog, "City").fill("Ludlow");
  await dialog.getByRole("button", { name: "Update Customer" }).click();
  await expectToast(page, "Customer updated successfully");
  await page.getByRole("searchbox", { name: "Search customers" }).fill("ludlow");
  await expect(page.getByRole("heading", { name: "Customer 0007" })).toBeVisible();
  expect(asked).toEqual(["PUT "]);
}
