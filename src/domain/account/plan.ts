import type { Language } from "#domain/company/region.ts";
import type { Currency } from "#domain/money/currency.ts";
import { type Pence, pence } from "#domain/money/pence.ts";

/** What a subscription costs each month (specification 1 §1). */
export interface Plan {
  /** The name its price goes by at the card provider. */
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

/** The plan of a language's region: there is one in each. */
export function planOf(language: Language): Plan {
  return plans[language];
}

/** Every region's plan. */
export const everyPlan: readonly Plan[] = Object.values(plans);
