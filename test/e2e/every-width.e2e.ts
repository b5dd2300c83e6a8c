import { expect, type Page } from "@playwright/test";
import { everyScreen } from "#test/e2e/every-screen.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const widths = [320, 360, 390, 768, 800, 1024, 1280, 1920];

test("no screen scrolls sideways, cuts a button or lays one over another, at any width", async ({ page }) => {
  test.slow();
  await registerPlain(page, newPerson("Maximiliana-Theodora"));
  await withoutTours(page);
  const faults: string[] = [];
  for (const screen of await everyScreen(page)) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of widths) faults.push(...(await faultsAt(page, width, screen)));
  }
  expect(faults).toEqual([]);
});

test("nor does a dialog or a sheet", async ({ page }) => {
  test.slow();
  await registerPlain(page, newPerson("Maximiliana-Theodora"));
  await withoutTours(page);
  const screens = await everyScreen(page);
  const quote = screens.find((screen) => screen.endsWith("/edit")) ?? "";
  const faults: string[] = [];
  for (const [screen, button] of [
    [quote.replace("/edit", ""), "Send"],
    ["/customers", "Add Customer"],
    ["/materials", "Add Item"],
    ["/labor", "Add Labour Item"],
  ] as const) {
    await page.goto(screen);
    for (const width of widths) {
      await setWidth(page, width);
      await page.getByRole("button", { name: button }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      faults.push(...(await faultsAt(page, width, `${screen}, ${button}`)));
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  }
  expect(faults).toEqual([]);
});

async function setWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

async function faultsAt(page: Page, width: number, what: string): Promise<string[]> {
  await setWidth(page, width);
  return (await page.evaluate(faultsOnPage)).map((fault) => `${what} at ${width}: ${fault}`);
}

/** What is wrong with the page as it is drawn now. Runs in the page. */
function faultsOnPage(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) || element.tagName;
  if (document.documentElement.scrollWidth > innerWidth) {
    const beyond = [...document.querySelectorAll("main *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    faults.push(`scrolls sideways: ${beyond.slice(-1).map(name)}`);
  }
  const scope = document.querySelector("[role=dialog]") ?? document.body;
  const isStuck = (element: Element): boolean => {
    for (let each: Element | null = element; each && each !== scope; each = each.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  const controls = [...scope.querySelectorAll("a[href], button, input, select, textarea")].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true], .sr-only") &&
      getComputedStyle(element).clipPath === "none" &&
      !isStuck(element),
  );
  /** What is seen of an element in the boxes that scroll around it. */
  const seen = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflowX === "visible") continue;
      const around = each.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  };
  const boxes = controls.map((element) => ({ element, box: seen(element) }));
  for (const { element, box } of boxes) {
    const isCut = element.matches("button, a") && element.scrollWidth > element.clientWidth + 1;
    if (isCut && element.clientWidth > 0) faults.push(`cut: ${name(element)}`);
    if (box.right > innerWidth + 1) faults.push(`beyond the edge: ${name(element)}`);
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 2) faults.push(`overlap: ${name(one.element)} | ${name(other.element)}`);
    }
  }
  return faults;
}
