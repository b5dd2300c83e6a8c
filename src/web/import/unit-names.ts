import type { RateType } from "#domain/catalogue/catalogue.ts";
import { sameText } from "#web/import/row-cells.ts";

/**
 * The units that the app offers, each with the ways files write it. A price list's own unit ("Bag of 25") is kept
 * unchanged.
 */
const unitSpellings: Record<string, readonly string[]> = {
  Each: ["each", "ea", "pc", "pcs", "piece", "item", "no", "unit"],
  "Square Meter": ["square meter", "square metre", "sq m", "sqm", "m2", "m²"],
  "Linear Meter": ["linear meter", "linear metre", "meter", "metre", "m", "lm", "lin m"],
  "Cubic Meter": ["cubic meter", "cubic metre", "m3", "m³", "cu m"],
  Hour: ["hour", "hr", "hrs", "hours"],
  Kilogram: ["kilogram", "kg", "kilo", "kgs"],
  Liter: ["liter", "litre", "ltr", "l", "litres"],
  Sheet: ["sheet", "sheets", "sht"],
  Roll: ["roll", "rolls"],
  "Square Foot": ["square foot", "sq ft", "sqft", "ft2", "ft²", "sf"],
  "Linear Foot": ["linear foot", "foot", "feet", "ft", "lf", "lin ft"],
  "Board Foot": ["board foot", "bd ft", "bf"],
  Pound: ["pound", "lb", "lbs"],
  Gallon: ["gallon", "gal", "gallons"],
};

const rateSpellings: Record<RateType, readonly string[]> = {
  hour: ["hour", "hours", "hourly", "hr", "hrs", "h"],
  day: ["day", "days", "daily", "d"],
  item: ["item", "each", "ea", "job", "fixed"],
  meter: ["meter", "metre", "m", "linear meter", "linear metre", "lm"],
};

/** The name of a unit: ours when the file uses another spelling of it, otherwise the file's own. */
export function readUnitType(text: string): string {
  return entryOf(unitSpellings, bareUnit(text)) ?? text;
}

/** What a rate is charged by: "Per Hour", "hourly", "/hr"; null when it is unknown. */
export function readRateType(text: string): RateType | null {
  return entryOf(rateSpellings, bareUnit(text));
}

function bareUnit(text: string): string {
  return sameText(text)
    .replace(/^(?:per |\/)/, "")
    .replace(/\.$/, "")
    .trim();
}

function entryOf<Name extends string>(words: Record<Name, readonly string[]>, word: string): Name | null {
  const names = Object.keys(words) as Name[];
  return names.find((name) => words[name].includes(word)) ?? null;
}
