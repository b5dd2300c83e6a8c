import { type Pence, parsePence } from "#domain/money/pence.ts";
import { type Percent, parsePercent } from "#domain/money/percent.ts";
import { parseQuantity, type Quantity } from "#domain/money/quantity.ts";

/**
 * Reads an amount as a person types or pastes it: with blanks around it, a currency sign in front, commas between
 * thousands. "1,000" is a thousand and never 1. Null for anything else, including amounts below zero.
 */
export function readTypedMoney(text: string): Pence | null {
  return fromZero(parsePence(tidied(text).replace(/^(?:US|A)?[£$]\s*/, "")));
}

/** Reads a quantity as typed; null unless it is at least 0 with at most three decimals. */
export function readTypedQuantity(text: string): Quantity | null {
  return fromZero(parseQuantity(tidied(text)));
}

/** Reads a percentage as typed, with or without its sign; null unless it is at least 0. */
export function readTypedPercent(text: string): Percent | null {
  return fromZero(parsePercent(tidied(text).replace(/\s*%$/, "")));
}

function tidied(text: string): string {
  // While "12.50" is typed, the text is "12." for a moment. That already means 12.
  const trimmed = text.trim().replace(/(?<=\d)\.$/, "");
  return /^\D*\d{1,3}(?:,\d{3})+(?:\.\d*)?\D*$/.test(trimmed) ? trimmed.replaceAll(",", "") : trimmed;
}

function fromZero<N extends number>(value: N | null): N | null {
  return value !== null && value >= 0 ? value : null;
}
