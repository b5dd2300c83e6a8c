import type { RateType } from "#domain/catalogue/catalogue.ts";
import { sameText } from "#web/bring-in/same-text.ts";

/**
 * The units that the app offers and those that price lists have beside them, each with the ways files write it. Another
 * unit of a price list ("Bag of 25") is kept unchanged.
 */
const unitSpellings: Record<string, readonly string[]> = {
  Each: ["each", "ea", "pc", "pcs", "piece", "item", "no", "unit", "units", "nr", "e"],
  "Square Meter": ["square meter", "square metre", "square metres", "sq m", "sqm", "m2", "m²", "sq metre"],
  "Linear Meter": [
    "linear meter",
    "linear metre",
    "meter",
    "metre",
    "metres",
    "meters",
    "mtr",
    "mtrs",
    "m",
    "lm",
    "lin m",
  ],
  "Cubic Meter": ["cubic meter", "cubic metre", "m3", "m³", "cu m"],
  Hour: ["hour", "hr", "hrs", "hours"],
  Kilogram: ["kilogram", "kg", "kilo", "kgs"],
  Liter: ["liter", "litre", "ltr", "l", "litres"],
  Sheet: ["sheet", "sheets", "sht"],
  Roll: ["roll", "rolls", "rl"],
  Pair: ["pair", "pairs", "pr", "prs"],
  Bag: ["bag", "bags", "bg"],
  Box: ["box", "boxes", "bx"],
  Pack: ["pack", "packs", "pk", "pkt", "packet"],
  Length: ["length", "lengths", "lgth", "len"],
  Tonne: ["tonne", "tonnes", "t"],
  "Square Foot": ["square foot", "sq ft", "sqft", "ft2", "ft²", "sf"],
  "Linear Foot": ["linear foot", "foot", "feet", "ft", "lf", "lin ft"],
  "Board Foot": ["board foot", "bd ft", "bf"],
  Pound: ["pound", "lb", "lbs"],
  Gallon: ["gallon", "gal", "gallons"],
};

const rateSpellings: Record<RateType, readonly string[]> = {
  hour: ["hour", "hours", "hourly", "hr", "hrs", "h", "ph", "hourly rate"],
  day: ["day", "days", "daily", "d", "pd", "day rate"],
  item: ["item", "each", "ea", "job", "fixed", "fixed price", "visit"],
  meter: ["meter", "metre", "metres", "m", "linear meter", "linear metre", "lm", "lin m"],
};

/** The name of a unit: ours when the file uses another spelling of it, otherwise the file's own. */
export function readUnitType(text: string): string {
  return entryOf(unitSpellings, bareUnit(text)) ?? text;
}

/** Whether a text is one of our units, in a spelling of files. */
export function isUnitType(text: string): boolean {
  return entryOf(unitSpellings, bareUnit(text)) !== null;
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
