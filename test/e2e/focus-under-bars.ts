import type { Page } from "@playwright/test";

/** The controls that a bar lies over when they get the focus, from the first control of a page to the last, and back. */
export async function controlsUnderBars(page: Page): Promise<string[]> {
  await page.evaluate(pressableAtOnce);
  const hidden: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < 70; presses += 1) {
      await page.keyboard.press(key);
      const focused = await page.evaluate(focusedControl);
      if (focused === null) break;
      if (focused.isHidden) hidden.push(`${key}: ${focused.name}`);
    }
  }
  return hidden;
}

/** The control with the focus, and whether something else lies over it; null outside of the page. Runs in the page. */
async function focusedControl(): Promise<{ name: string; isHidden: boolean } | null> {
  // A bar that has gone while a text was typed comes back a frame later.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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

/** Runs in the page. What takes no presses yet is not met by a look at a point either. */
function pressableAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".gone-while-typing { transition: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
