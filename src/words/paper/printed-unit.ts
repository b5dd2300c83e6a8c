import type { RateType } from "#domain/catalogue/catalogue.ts";
import type { UnitType } from "#domain/catalogue/units.ts";

/** The unit as a paper prints it: short, and nothing for a thing that is counted. The firm's own words stay as typed. */
export function printedUnit(unit: string | null): string {
  const typed = (unit ?? "").trim();
  return Object.hasOwn(shortUnits, typed) ? (shortUnits[typed] ?? typed) : typed;
}

/** The units on offer. "item" is that of an invoice's line which has no other. */
const shortUnits: Readonly<Partial<Record<string, string>>> = {
  Each: "",
  item: "",
  "Square Meter": "m²",
  "Linear Meter": "m",
  meter: "m",
  "Cubic Meter": "m³",
  Hour: "hr",
  hour: "hr",
  day: "day(s)",
  Kilogram: "kg",
  Liter: "l",
  Sheet: "sheet(s)",
  Roll: "roll(s)",
  "Square Foot": "sq ft",
  "Linear Foot": "ft",
  "Board Foot": "bd ft",
  Pound: "lb",
  Gallon: "gal",
} satisfies Record<UnitType | RateType, string>;
