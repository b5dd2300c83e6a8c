import { type BrowserContext, test as base, expect } from "@playwright/test";
import { keepNotices } from "#test/e2e/said-notices.ts";

/** Every journey fails on an error in the page: a script that throws, or a violation of the content security policy. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ browser, context }, use) => {
      const problems: string[] = [];
      context.on("weberror", (error) => problems.push(error.error().message));
      context.on("console", (message) => {
        if (/Content Security Policy|TrustedType|violates/i.test(message.text()))
          problems.push(message.text());
      });
      await keepNotices(context);
      // A journey's other devices have contexts of their own.
      const keepElsewhere = (elsewhere: BrowserContext) => void keepNotices(elsewhere);
      browser.on("context", keepElsewhere);
      await use(undefined);
      browser.off("context", keepElsewhere);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
