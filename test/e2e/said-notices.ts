import { type BrowserContext, expect, type Page } from "@playwright/test";

const listening = new WeakSet<BrowserContext>();

/**
 * Has the pages of a context keep what their notices say, in an attribute of the page: a notice closes after five
 * seconds, and a busy machine may not have looked by then.
 */
export async function keepNotices(context: BrowserContext): Promise<void> {
  listening.add(context);
  await context.addInitScript(keepSaid);
}

/** Waits until a notice says this: one that is shown, or that came and closed after the one that was waited for last. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  if (!listening.has(page.context())) {
    await expect(page.getByRole("region", { name: /Notifications/ })).toContainText(words);
    return;
  }
  // A page that is being loaded answers nothing yet.
  await expect(async () => expect(await page.evaluate(said)).toContain(words)).toPass({
    timeout: 15_000,
    intervals: [50, 100, 250],
  });
  // A page that is loaded again has nothing to forget.
  await page.evaluate(forget, words).catch(() => undefined);
}

/** Runs in the page. */
function keepSaid(): void {
  let last = "";
  const note = () => {
    const region = document.querySelector('section[aria-label^="Notifications"]');
    const text = (region?.textContent ?? "").replace(/\s+/g, " ");
    if (text === last) return;
    last = text;
    const { dataset } = document.documentElement;
    if (text !== "") dataset.said = [dataset.said, text].filter(Boolean).join("\n");
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What notices have said and what one says now. Runs in the page. */
function said(): string {
  const region = document.querySelector('section[aria-label^="Notifications"]');
  const shown = (region?.textContent ?? "").replace(/\s+/g, " ");
  return `${document.documentElement.dataset.said ?? ""}\n${shown}`;
}

/** Forgets what was said up to these words, so that they must come again, or still be shown. Runs in the page. */
function forget(words: string): void {
  const { dataset } = document.documentElement;
  const lines = (dataset.said ?? "").split("\n");
  dataset.said = lines.slice(lines.findIndex((text) => text.includes(words)) + 1).join("\n");
}
