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

/** Waits until a notice says this: one that is shown, or that came after the one that was waited for last. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  if (!listening.has(page.context())) {
    await expect(page.getByRole("region", { name: /Notifications/ })).toContainText(words);
    return;
  }
  const pattern = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  await expect(page.locator("html")).toHaveAttribute("data-said", pattern);
  // A page that is loaded again has nothing to forget.
  await page.evaluate(forgetBefore, words).catch(() => undefined);
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

/** Runs in the page. */
function forgetBefore(words: string): void {
  const { dataset } = document.documentElement;
  const said = (dataset.said ?? "").split("\n");
  dataset.said = said.slice(said.findIndex((text) => text.includes(words))).join("\n");
}
