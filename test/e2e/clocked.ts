import { trialDays } from "#domain/account/person.ts";
import { test as base } from "#test/e2e/no-policy-violations.ts";
import { withoutTours } from "#test/e2e/person.ts";
import { type ClockedServer, startClockedServer } from "#test/support/clocked-server.ts";

export const day = 24 * 60 * 60 * 1000;
export const trial = trialDays * day;

/** A journey that spans days: the built product with its test payments, on a clock of its own. */
export const test = base.extend<{ clock: Clock }, { server: ClockedServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await startClockedServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.url),
  clock: async ({ page, server }, use) => {
    const clock = {
      now: server.now,
      pass: async (milliseconds: number) => {
        await server.pass(milliseconds);
        await page.clock.setFixedTime(server.now());
      },
    };
    await page.clock.setFixedTime(server.now());
    await withoutTours(page);
    await use(clock);
  },
});

/** The server's clock and the page's clock. */
export interface Clock {
  now(): Date;
  /** Moves both clocks forward by that many milliseconds. */
  pass(milliseconds: number): Promise<void>;
}

/** The day of an instant as written in Britain: "05/12/2026". */
export function dayText(moment: number | Date): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeZone: "Europe/London" }).format(moment);
}
