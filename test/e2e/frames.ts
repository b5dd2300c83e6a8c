import type { Page } from "@playwright/test";

/** Settles after some frames have been drawn. Runs in the page. */
export async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Keeps scripts from the next page until they are let through, so that it is seen as its HTML and styles draw it. */
export async function holdScripts(page: Page): Promise<{ letThrough: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return { letThrough: () => release() };
}
