import { expect, type Locator, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { addCustomItem, addPickedItem } from "#test/e2e/editor.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { sameOnTouch } from "#test/e2e/on-touch.ts";
import { expectToast, newPerson, withoutTours } from "#test/e2e/person.ts";
import { createPlainAccount } from "#test/e2e/registered.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

const crosses = (page: Page) => page.getByRole("button", { name: "Close notification" });

test("a notice covers no control that cannot be scrolled from under it", async ({ page }) => {
  const ann = newPerson();
  for (const [width, height] of [
    [1280, 900],
    [1024, 768],
    [768, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/auth");
    await page.getByLabel(/^Email/).fill(ann.email);
    await page.getByLabel(/^Password/).fill("not this one");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expectToast(page, "Login failed");
    expect(await coveredControls(page), `the sign-in at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(wideDesk);
  await createPlainAccount(page, ann);
  await withoutTours(page);
  for (const [width, height] of [
    [1280, 900],
    [1024, 768],
    [768, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/support/report-issue");
    await page.getByRole("button", { name: "Open in Mail App" }).click();
    await expectToast(page, "Missing Information");
    // It may lie over the screen, which can be scrolled from under it.
    await toTheEnd(page);
    expect(await coveredControls(page), `the frame at ${width} px`).toEqual([]);
    const card = await cardOf(page);
    // As wide as its words need; beside a rail it leaves the boxes of the rows free.
    if (width >= 1280) expect(card.width).toBeGreaterThan(300);
    if (width >= 1024) expect(card.x + card.width).toBeLessThanOrEqual(360);
    else expect(card.x).toBeGreaterThan(72 + 24 + 44);
  }
  for (const width of [768, 1024, 1280, 1440, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/quotes/new");
    await addCustomItem(page);
    await expectToast(page, "Item added to quote");
    // Kept open, as by a pointer that rests on it, until the end is scrolled to.
    await page.getByRole("region", { name: /Notifications/ }).dispatchEvent("pointerover");
    expect(await coveredControls(page), `the editor at ${width} px`).toEqual([]);
    await toTheEnd(page);
    expect(await coveredControls(page), `the end of the editor at ${width} px`).toEqual([]);
  }
});

test("a notice lies beside a dialog or below it", async ({ page }) => {
  await createPlainAccount(page, newPerson());
  await post(page, "customers", { name: "Bea" });
  await withoutTours(page);
  await page.route("**/api/customers/*", (route) => route.abort());
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto("/customers");
    await page.getByRole("button", { name: "Edit Bea" }).click();
    await page
      .getByRole("dialog")
      .getByLabel(/^Contact Name/)
      .fill("Beate");
    await page.getByRole("button", { name: "Update Customer" }).click();
    await expectToast(page, "Failed to update customer");
    const [dialog, notice] = [await boxOf(page.getByRole("dialog")), await cardOf(page)];
    const isBeside = notice.x + notice.width <= dialog.x;
    expect(isBeside || dialog.y + dialog.height <= notice.y, `a dialog at ${width} px`).toBe(true);
  }
});

test("on a phone a notice covers no control that cannot be scrolled from under it", async ({
  page,
  browser,
}) => {
  await createPlainAccount(page, newPerson());
  await post(page, "customers", { name: "Bea" });
  await post(page, "materials", { name: "Copper pipe", unitCost: "10.00", unitType: "Each" });
  await withoutTours(page);
  const phone = await sameOnTouch(page, browser, { width: 360, height: 740 });
  await phone.goto("/quotes/new");
  await addPickedItem(phone, "Copper pipe");
  await expectToast(phone, "Item added to quote");
  const total = await phone.getByRole("region", { name: "Quote total" }).boundingBox();
  const card = await cardOf(phone);
  expect(card.y + card.height).toBeLessThan(total?.y ?? 0);
  await toTheEnd(phone);
  expect(await coveredControls(phone), "the end of the editor on a phone").toEqual([]);

  await phone.goto("/support/report-issue");
  await phone.getByRole("button", { name: "Open in Mail App" }).tap();
  await expectToast(phone, "Missing Information");
  await toTheEnd(phone);
  expect(await coveredControls(phone), "the end of a screen on a phone").toEqual([]);

  await phone.goto("/subscribe");
  await phone.getByRole("radio", { name: "A card without money" }).check();
  await phone.getByRole("button", { name: "Save Payment Method" }).tap();
  await expectToast(phone, "Setup Failed");
  await toTheEnd(phone);
  expect(await coveredControls(phone), "the end of the payment page on a phone").toEqual([]);

  await phone.goto("/customers");
  await phone.getByRole("button", { name: "More for Bea" }).tap();
  await phone.getByRole("menuitem", { name: "Edit" }).tap();
  const dialog = phone.getByRole("dialog");
  await dialog.getByLabel(/^Contact Name/).fill("Beate");
  await phone.route("**/api/customers/*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Update Customer" }).tap();
  await expectToast(phone, "Failed to update customer");
  const save = await dialog.getByRole("button", { name: "Update Customer" }).boundingBox();
  const above = await cardOf(phone);
  expect(above.y + above.height).toBeLessThan(save?.y ?? 0);
  await phone.context().close();
});

function cardOf(page: Page) {
  return boxOf(crosses(page).locator("xpath=.."));
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not shown");
  return box;
}

async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
}

/** The buttons and inputs that the notice covers. */
function coveredControls(page: Page): Promise<string[]> {
  return crosses(page).evaluate((cross) => {
    const card = cross.parentElement?.getBoundingClientRect();
    if (!card) throw new Error("There is no notice");
    const bar = document.querySelector("main .bar-ground");
    const edge = bar?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
      .filter((control) => !cross.parentElement?.contains(control))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        // What is under the bar at the foot cannot be pressed there anyway.
        const end = bar?.contains(control) ? bottom : Math.min(bottom, edge);
        const isThere = right - left > 1 && end - top > 1;
        return isThere && left < card.right && right > card.left && top < card.bottom && end > card.top;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });
}
