import { type Pence, parsePence } from "#domain/money/pence.ts";
import { type Percent, parsePercent } from "#domain/money/percent.ts";
import { parseQuantity, type Quantity } from "#domain/money/quantity.ts";

/**
 * Reads an amount as a person types or pastes it: blanks around it, a currency sign before it, well-placed commas
 * between thousands. "1,000" is a thousand and never 1. Null for anything else, amounts below zero included.
 */
export function readTypedMoney(text: string): Pence | null {
  return fromZero(parsePence(tidied(text).replace(/^(?:US|A)?[£$]\s*/, "")));
}

/** Reads a quantity as typed; null for anything that is not one of at least 0 with at most three decimals. */
export function readTypedQuantity(text: string): Quantity | null {
  return fromZero(parseQuantity(tidied(text)));
}

/** Reads a percentage as typed, with or without its sign; null for anything that is not one of at least 0. */
export function readTypedPercent(text: string): Percent | null {
  return fromZero(parsePercent(tidied(text).replace(/\s*%$/, "")));
}

function tidied(text: string): string {
  // "12." stands for a moment while "12.50" is typed, and means 12 already.
  const trimmed = text.trim().replace(/(?<=\d)\.$/, "");
  return /^\D*\d{1,3}(?:,\d{3})+(?:\.\d*)?\D*$/.test(trimmed) ? trimmed.replaceAll(",", "") : trimmed;
}

function fromZero<N extends number>(value: N | null): N | null {
  return value !== null && value >= 0 ? value : null;
}
