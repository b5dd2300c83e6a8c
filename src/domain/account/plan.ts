import { type Pence, pence } from "#domain/money/pence.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";

/** What a subscription costs each month. */
export interface Plan {
  /** The lookup key of its price at the card provider. */
  priceKey: "monthly_gbp" | "monthly_usd" | "monthly_aud";
  /** For one month, in the currency's smallest unit. */
  amount: Pence;
  currency: Currency;
}

const plans: Record<Language, Plan> = {
  "en-GB": { priceKey: "monthly_gbp", amount: pence(1000), currency: "GBP" },
  "en-US": { priceKey: "monthly_usd", amount: pence(1500), currency: "USD" },
  "en-AU": { priceKey: "monthly_aud", amount: pence(2200), currency: "AUD" },
};

/** The plan of a language's region. Each region has one. */
export function planOf(language: Language): Plan {
  return plans[language];
}

export const everyPlan: readonly Plan[] = Object.values(plans);
