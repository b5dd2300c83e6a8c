import type { Percent } from "#domain/money/percent.ts";
import { percent, zeroPercent } from "#domain/money/percent.ts";

/** The rate for a registered subcontractor (Finance Act 2004 s61, and the orders made under it). */
export const defaultCisRate: Percent = percent(20_000);

/** The rates in law: gross payment status, registered, not registered (decision M2). */
export const cisRates: readonly Percent[] = [zeroPercent, defaultCisRate, percent(30_000)];
