import type { Locator, Page } from "@playwright/test";

/** The pages of a document as the screen has drawn them. */
export function paperPages(page: Page): Locator {
  return page.getByRole("main").locator("[data-drawn]");
}
