import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { passphraseMinimum, passwordMinimum } from "#contract/account.ts";
import { trialDays } from "#domain/account/person.ts";
import { planOf } from "#domain/account/plan.ts";
import { defaultBrandColor } from "#domain/company/company-profile.ts";
import { reportYearsBefore } from "#domain/reports/month.ts";
import { queryRetries, timing, toastSwipe } from "#web/base/timing.ts";
import { largestLogo } from "#web/company/logo-file.ts";
import { issuePriorities, issueTypes } from "#web/support/report-mail.ts";

/** Prices, periods, times, limits and sizes that are agreed, so that none changes by accident. */
test.each([
  ["free trial, days", trialDays, 14],
  ["price in pounds", planOf("en-GB").amount, 10_00],
  ["price in US dollars", planOf("en-US").amount, 15_00],
  ["price in Australian dollars", planOf("en-AU").amount, 22_00],
  ["password, characters at least", passwordMinimum, 6],
  ["passphrase, characters at least", passphraseMinimum, 8],
  ["loading in the guard, ms", timing.guardLoading, 8_000],
  ["loading at the root, ms", timing.rootLoading, 3_000],
  ["redirect after a sign-in, ms", timing.afterSignIn, 100],
  ["start of a tour, ms", timing.tourStart, 1_000],
  ["encryption looked at again, ms", timing.encryptionRecheck, 2_000],
  ["reload after a sync, ms", timing.syncReload, 1_500],
  ["redirect after an account's deletion, ms", timing.accountDeleted, 2_000],
  ["cache of the user, ms", timing.userFresh, 30_000],
  ["cache of what is read ahead, ms", timing.prefetchKept, 900_000],
  ["cache of the figures read ahead, ms", timing.statsKept, 300_000],
  ["a query is fresh, ms", timing.queryFresh, 300_000],
  ["a query is kept, ms", timing.queryKept, 600_000],
  ["retries", queryRetries, 2],
  ["first wait before a retry, ms", timing.retryFirst, 1_000],
  ["longest wait before a retry, ms", timing.retryLongest, 30_000],
  ["a toast, ms", timing.toast, 5_000],
  ["swipe of a toast, px", toastSwipe, 50],
  ["welcome after registering, ms", timing.welcomeToast, 8_000],
  ["delay of the welcome, ms", timing.welcomeDelay, 500],
  ["Account Created, ms", timing.accountCreatedToast, 2_000],
  ["tooltip, ms", timing.tooltip, 700],
  ["tooltip's skip, ms", timing.tooltipSkip, 300],
  ["largest logo, bytes", largestLogo, 5 * 1024 * 1024],
  ["brand colour", defaultBrandColor, "#111827"],
  ["years of reports before this one", reportYearsBefore, 5],
])("%s: %s", (_, ours, agreed) => {
  expect(ours).toBe(agreed);
});

test("reports to support have the agreed types and priorities", () => {
  expect(issueTypes.map(({ value }) => value)).toEqual(["bug", "feature", "question", "other"]);
  expect(issuePriorities.map(({ value }) => value)).toEqual(["low", "medium", "high", "urgent"]);
});

test("the style sheet's breakpoints are the agreed ones, for the screens and for the sidebar's drawer", () => {
  const styles = readFileSync("src/web/styles.css", "utf8");
  expect(styles).toContain("--breakpoint-md: 768px;");
  expect(styles).toContain("--breakpoint-lg: 1024px;");
  const drawer = styles.match(/@custom-variant (?:compact|wide) \{\s*@media [^{]*/g)?.join("");
  expect(drawer?.match(/[<>=]+ \d+px/g)).toEqual(["< 768px", "< 1024px", ">= 1024px", ">= 768px"]);
});
