import { expect, type Page } from "@playwright/test";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

test("at 400% and with large letters nothing stays in sight while a screen scrolls", async ({ page }) => {
  test.slow();
  await registerPlain(page, newPerson("Una"));
  await withoutTours(page);
  const stuck: string[] = [];
  const letters = await page.context().newCDPSession(page);
  for (const path of await everyScreen(page)) {
    // 1280x1024 at 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await openScreen(page, path);
    stuck.push(...(await stuckOn(page)).map((what) => `${path}: ${what}`));
    await page.setViewportSize({ width: 1024, height: 1000 });
    await letters.send("Page.setFontSizes", { fontSizes: { standard: 26 } });
    stuck.push(...(await stuckOn(page)).map((what) => `${path}, large letters: ${what}`));
    await letters.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  }
  expect(stuck).toEqual([]);
});

test("no bar of a phone lies over the control that has the focus", async ({ page }) => {
  test.slow();
  await registerPlain(page, newPerson("Una"));
  await withoutTours(page);
  const screens = await everyScreen(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const hidden: string[] = [];
  for (const path of screens) {
    await openScreen(page, path);
    // From the first control to the last, and back.
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 70; presses += 1) {
        await page.keyboard.press(key);
        const focused = await page.evaluate(focusedControl);
        if (focused === null) break;
        if (focused.isHidden) hidden.push(`${path}, ${key}: ${focused.name}`);
      }
    }
  }
  expect(hidden).toEqual([]);
});

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** What keeps its place in the window, by its name or its first words. */
async function stuckOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll("body *")].filter(
      (element) =>
        ["sticky", "fixed"].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 0,
    );
    return shown.map((element) => `${element.tagName} ${(element.textContent ?? "").trim().slice(0, 40)}`);
  });
}

/** The control with the focus, and whether something else lies over it; null outside of the page. Runs in the page. */
function focusedControl(): { name: string; isHidden: boolean } | null {
  const control = document.activeElement;
  if (control === null || control === document.body) return null;
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const across = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  // The middle of what is in the window: a text of a page is taller than it.
  const down = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const over = document.elementFromPoint(across, down);
  const label = control.closest("label") ?? control;
  const isOwn = over !== null && (label.contains(over) || over.contains(control));
  const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
  return { name: name || control.tagName, isHidden: !isOwn };
}
