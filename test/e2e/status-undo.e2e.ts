import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { chooseMore, openMore, openRowMenu } from "#test/e2e/document-acts.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const bea = { customerName: "Bea Brown", customerEmail: "bea@example.com" };
const quote = { ...bea, lineItems: [{ name: "Oak board", quantity: "1", unitCost: "100.00" }] };
const invoice = { ...bea, lineItems: [{ name: "Oak board", quantity: "1", unitPrice: "100.00" }] };

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Uma"));
  await withoutTours(page);
});

test("a quote's status is taken back by the notice, and after a reload by its row and by its screen", async ({
  page,
}) => {
  const id = await post(page, "quotes", quote);
  await page.goto("/quotes");
  await setStatus(page, "Draft", "Accepted");
  await expectToast(page, "Quote status updated successfully");
  // A notice stays while the pointer is over it.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.hover();
  await expectAccessible(page);
  await undo.click();
  await expect(status(page, "Draft")).toBeVisible();
  await openRowMenu(page, "Q-0001");
  await expect(page.getByRole("menuitem").first()).toHaveText("Send");
  await page.keyboard.press("Escape");

  await setStatus(page, "Draft", "Declined");
  await expect(undo).toBeVisible();
  await page.reload();
  await openRowMenu(page, "Q-0001");
  await expect(page.getByRole("menuitem").first()).toHaveText("Undo");
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Undo" }).click();
  await expect(status(page, "Draft")).toBeVisible();

  await page.goto(`/quotes/${id}`);
  await setStatus(page, "Draft", "Sent");
  await expectToast(page, "Quote status updated successfully");
  await page.reload();
  await chooseMore(page, "Undo");
  await expect(status(page, "Draft")).toBeVisible();
  await openMore(page);
  await expect(page.getByRole("menuitem").first()).not.toHaveText("Undo");
});

test("statuses that are chosen before the script that changes them has loaded are all changed", async ({
  page,
}) => {
  await post(page, "quotes", quote);
  await post(page, "quotes", quote);
  let load = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/assets/change-statuses-*.js", async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto("/quotes");
  for (const number of ["Q-0001", "Q-0002"]) {
    await page.getByRole("button", { name: `Draft, change status of ${number}` }).click();
    await page.getByRole("menuitem", { name: "Accepted" }).click();
  }
  load();
  await expect(page.getByRole("button", { name: /^Accepted, change status/ })).toHaveCount(2);
});

test("a paid invoice has its day again, and what was marked as paid is open again", async ({ page }) => {
  const id = await post(page, "invoices", { ...invoice, status: "paid", paidDate: "2026-03-04" });
  const open = await post(page, "invoices", invoice);
  await page.goto("/invoices");
  await setStatus(page, "Paid", "Cancelled");
  await page.getByRole("button", { name: "Undo" }).click();
  // The row may say so before the change has begun.
  await expectToast(page, "The status is Paid again.");
  await expect(status(page, "Paid")).toBeVisible();
  const stored = await (await page.request.get(`/api/invoices/${id}`)).json();
  expect(stored).toMatchObject({ status: "paid", paidDate: "2026-03-04" });

  await page.goto(`/invoices/${open}`);
  await page.getByRole("button", { name: "Mark as paid" }).click();
  await expectToast(page, "Invoice status updated successfully");
  await expect(status(page, "Paid")).toBeVisible();
  // Over another invoice it would seem to be about that one.
  await page.getByRole("navigation").getByRole("link", { name: "Invoices" }).click();
  await page.getByRole("link", { name: "INV-0001" }).click();
  await expect(page.getByRole("heading", { name: "Bea Brown" })).toBeVisible();
  await expect(page.getByText("Invoice status updated successfully")).toBeHidden();
  await page.goto(`/invoices/${open}`);
  await chooseMore(page, "Undo");
  await expect(status(page, "Pending")).toBeVisible();
});

test("what is taken back is named as it is shown", async ({ page }) => {
  const late = { invoiceDate: "2026-01-05", dueDate: "2026-01-19" };
  const id = await post(page, "invoices", { ...invoice, ...late, status: "outstanding" });
  await page.goto(`/invoices/${id}`);
  await setStatus(page, "Overdue", "Paid");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "The status is Overdue again.");
});

test("what was changed elsewhere since is not overwritten, and a converted quote offers no undo", async ({
  page,
}) => {
  const id = await post(page, "quotes", quote);
  await page.goto("/quotes");
  await setStatus(page, "Draft", "Sent");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.hover();
  expect((await page.request.put(`/api/quotes/${id}`, { data: { status: "accepted" } })).status()).toBe(200);
  await undo.click();
  await expectToast(page, "This record was changed elsewhere.");
  await expect(status(page, "Accepted")).toBeVisible();

  await setStatus(page, "Accepted", "Invoiced");
  await expectToast(page, "Quote status updated successfully");
  expect((await page.request.post(`/api/quotes/${id}/convert-to-invoice`)).status()).toBe(200);
  await page.goto(`/quotes/${id}`);
  await openMore(page);
  await expect(page.getByRole("menuitem").first()).not.toHaveText("Undo");
});

test("nothing of it is left when the person signs out", async ({ page }) => {
  await post(page, "quotes", quote);
  await page.goto("/quotes");
  await setStatus(page, "Draft", "Sent");
  await expectToast(page, "Quote status updated successfully");
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain("draft");
  expect(await stored()).not.toContain("Bea");
  await page.getByRole("button", { name: "My Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect.poll(stored).not.toContain("draft");
});

function status(page: Page, word: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^${word}, change status`) }).first();
}

async function setStatus(page: Page, from: string, to: string): Promise<void> {
  await status(page, from).click();
  await page.getByRole("menuitem", { name: to, exact: true }).click();
}
