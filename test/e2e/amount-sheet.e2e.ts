import { expect } from "@playwright/test";
import { expectAccessible } from "#test/e2e/accessible.ts";
import { post } from "#test/e2e/api.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutFirstFigures, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test("between a phone and a desk the amount in the bar opens how it adds up, and beside the page it opens nothing", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ivo"));
  await withoutTours(page);
  await withoutFirstFigures(page);
  const board = { name: "Oak board", quantity: "2", unitCost: "50.00" };
  const words = { customerName: "Bea Marsh", customerEmail: "bea@marsh.example" };
  const id = await post(page, "quotes", { ...words, lineItems: [board] });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/quotes/${id}/edit`);
  const amount = page.getByRole("region", { name: "Quote total" }).getByRole("button", { name: /^Total/ });
  await amount.click();
  const sheet = page.getByRole("dialog", { name: "Quote Summary" });
  await expect(sheet).toContainText("How it adds up");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(amount).toBeFocused();
  await amount.click();
  await sheet.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog", { name: "Quote preview" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize(wideDesk);
  await expect(amount).toBeHidden();
});

test("on a desk the page stands beside the form alone and whole, and the sums under the lines", async ({
  page,
}) => {
  await registerPlain(page, newPerson("Ula"));
  await withoutTours(page);
  const lineItems = Array.from({ length: 12 }, (_, at) => ({
    ...{ name: `Oak board ${at + 1}`, quantity: "2", unitCost: "50.00" },
  }));
  const words = { customerName: "Bea Marsh", customerEmail: "bea@marsh.example" };
  const id = await post(page, "quotes", { ...words, lineItems });
  for (const [width, least] of [
    [1280, 420],
    [1440, 450],
    [1920, 510],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/quotes/${id}/edit`);
    const paper = page.getByRole("button", { name: "Open quote preview" });
    await expect(paper).toBeInViewport({ ratio: 0.95 });
    // What has no room scrolls by itself: nothing of it lies behind the bar.
    const foot = await paper.evaluate((button) => {
      const beside = button.parentElement?.parentElement;
      return beside?.getBoundingClientRect().bottom ?? Number.NaN;
    });
    const bar = await page.getByRole("region", { name: "Quote total" }).boundingBox();
    expect(foot, `at ${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
    const { x = 0, width: wide = 0 } = (await paper.boundingBox()) ?? {};
    expect(wide, `at ${width} px`).toBeGreaterThanOrEqual(least);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(560);
    const sums = page.getByRole("heading", { name: "Quote Summary" });
    await sums.scrollIntoViewIfNeeded();
    const lines = await page.getByRole("table", { name: "Materials & Products" }).boundingBox();
    const under = await sums.boundingBox();
    expect(under?.y).toBeGreaterThan((lines?.y ?? 0) + (lines?.height ?? 0));
    expect(under?.x).toBeLessThan(x);
    await expect(paper).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 600 });
  const scrolls = ({ parentElement }: HTMLElement) => {
    const box = parentElement?.parentElement ?? document.body;
    return box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === "auto";
  };
  expect(await page.getByRole("button", { name: "Open quote preview" }).evaluate(scrolls)).toBe(true);
});
