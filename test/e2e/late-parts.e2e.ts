import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { addCustomItem, draftIsKept, fillDocument } from "#test/e2e/editor.ts";
import { savingData } from "#test/e2e/first-load.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { field, newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test.beforeEach(async ({ page }) => {
  await registerPlain(page, newPerson("Ida"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  await savingData(page);
});

test("what is typed and the key after it wait for the list of the box", async ({ page }) => {
  const { box, arrive } = await typeBeforeList(page, "Bea Hart");
  await box.press("Enter");
  await expect(field(page, "Customer name")).toHaveValue("");
  arrive();
  await expect(field(page, "Customer name")).toHaveValue("Bea Hart");
  await expect(box).toHaveAttribute("aria-expanded", "false");
});

test("Tab waits for the list of the box, and goes on with a new customer", async ({ page }) => {
  const { box, arrive } = await typeBeforeList(page, "Bea Hart");
  await box.press("Tab");
  await expect(box).toBeFocused();
  arrive();
  await expect(field(page, "Customer name")).toHaveValue("Bea Hart");
  await expect(field(page, "E-mail or phone")).toBeFocused();
});

test("Tab that waited for the list of the box takes nobody whom no arrow reached", async ({ page }) => {
  await post(page, "customers", { name: "Bea Hart", email: "bea@example.com" });
  const { box, arrive } = await typeBeforeList(page, "Bea");
  await box.press("Tab");
  await expect(box).toBeFocused();
  arrive();
  await expect(field(page, "Customer name")).toBeFocused();
  await expect(field(page, "Customer name")).toHaveValue("");
  await expect(box).toHaveValue("Bea");
});

test("when the list of a box cannot be loaded, the box says so and keeps what is typed", async ({ page }) => {
  await page.route(/\/assets\/combobox-popup-/, (route) => route.abort());
  await page.goto("/quotes/new");
  const box = page.getByRole("combobox", { name: "Find a customer" });
  await box.pressSequentially("Bea");
  await expect(page.getByText("The list could not be loaded.")).toBeVisible();
  await expect(box).toHaveValue("Bea");
  await box.press("Tab");
  await expect(box).not.toBeFocused();
});

test("a press on Create waits for what checks and saves the document, and saves it once", async ({
  page,
}) => {
  const arrive = await hold(page, "saving");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/quotes") sent += 1;
  });
  await page.goto("/quotes/new");
  await fillDocument(page, "Bea");
  const create = page.getByRole("button", { name: "Create Quote" });
  await create.click();
  await expect(create).toHaveAttribute("aria-busy", "true");
  expect(sent).toBe(0);
  arrive();
  await page.waitForURL(/\/quotes\/[\w-]{36}$/);
  expect(sent).toBe(1);
});

test("when the rest of the editor cannot be loaded, it says to reload, and what was typed is there afterwards", async ({
  page,
}) => {
  await page.goto("/quotes/new");
  await field(page, "Customer name").fill("Bea Hart");
  await draftIsKept(page, /./);
  await page.route(/\/assets\/editor-desk-/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Check your internet");
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("button", { name: "Add Item", exact: true })).toBeVisible();
  await expect(field(page, "Customer name")).toHaveValue("Bea Hart");

  await page.route(/\/assets\/editor-lines-/, (route) => route.abort());
  await page.reload();
  await addCustomItem(page);
  await expect(page.getByRole("main")).toContainText("Check your internet");
  await expect(field(page, "Customer name")).toHaveValue("Bea Hart");
  await draftIsKept(page, /./);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("table", { name: "Materials & Products" })).toBeVisible();
});

/** Types into the box that finds customers, whose list is kept from arriving. */
async function typeBeforeList(page: Page, text: string) {
  const arrive = await hold(page, "combobox-popup");
  await page.goto("/quotes/new");
  const box = page.getByRole("combobox", { name: "Find a customer" });
  await box.pressSequentially(text);
  return { box, arrive };
}

/** Keeps a part from arriving until it is let go. */
async function hold(page: Page, part: string): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const mayArrive = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(new RegExp(`/assets/${part}-`), async (route) => {
    await mayArrive;
    await route.continue();
  });
  return arrive;
}
