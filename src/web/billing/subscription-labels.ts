import { instantAt } from "#domain/calendar/instant.ts";
import { formatLocalDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";
import { dayHere } from "#web/base/today.ts";
import type { SubscriptionDetails } from "#web/billing/subscription-query.ts";

/** The calendar day of an instant in the person's time zone. */
export function dayOf(instant: string, language: Language): string {
  return formatLocalDate(dayHere(instantAt(Date.parse(instant))), language);
}

/** "£10.00 per month", "A$22.00 per month": the sign says which dollars are meant, to Australians too. */
export function priceLabel({ price }: Pick<SubscriptionDetails, "price">): string {
  return `${formatMoney(price.amount, price.currency, "en-US")} per month`;
}

const languageOfCurrency: Record<Currency, Language> = { GBP: "en-GB", USD: "en-US", AUD: "en-AU" };

/** The language that goes with a price's currency, for the payment page, which does not read the profile. */
export function languageOf({ price }: SubscriptionDetails): Language {
  return languageOfCurrency[price.currency];
}

const brands: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** A card's brand as people write it: "Visa". */
export function brandName(brand: string): string {
  const words = brand.replaceAll("_", " ");
  return brands[brand] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

type PaymentMethod = NonNullable<SubscriptionDetails["paymentMethod"]>;

/** The name of a payment method: "Visa ending in 4242", or "Link", which has no number. */
export function methodName({ brand, last4 }: Pick<PaymentMethod, "brand" | "last4">): string {
  return last4 === null ? brandName(brand) : `${brandName(brand)} ending in ${last4}`;
}

/** When a card expires: "04/2031"; null for a method that does not expire. */
export function expiryLabel({
  expMonth,
  expYear,
}: Pick<PaymentMethod, "expMonth" | "expYear">): string | null {
  if (expMonth === null || expYear === null) return null;
  return `${String(expMonth).padStart(2, "0")}/${expYear}`;
}
