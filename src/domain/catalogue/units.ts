import type { RateType } from "#domain/catalogue/catalogue.ts";
import type { Region } from "#domain/company/region.ts";

const metricUnits = [
  "Each",
  "Square Meter",
  "Linear Meter",
  "Cubic Meter",
  "Hour",
  "Kilogram",
  "Liter",
  "Sheet",
  "Roll",
] as const;

const imperialUnits = [
  "Each",
  "Square Foot",
  "Linear Foot",
  "Board Foot",
  "Hour",
  "Pound",
  "Gallon",
  "Sheet",
  "Roll",
] as const;

/** What a new material is measured in. */
export const defaultUnitType = "Each";

/**
 * The unit types offered in a region: imperial in the United States, metric elsewhere (specification 2 §9). A
 * unit that a material has already stays on offer, whatever it is, so that editing it changes nothing unasked.
 */
export function unitTypes(region: Region, present?: string): readonly string[] {
  const known: readonly string[] = region === "US" ? imperialUnits : metricUnits;
  return present === undefined || present === "" || known.includes(present) ? known : [...known, present];
}

/** What each rate is charged by, as a choice reads it (specification 2 §5, decision W6). */
export const rateTypeLabels: Record<RateType, string> = {
  hour: "Per Hour",
  day: "Per Day",
  item: "Per Item",
  meter: "Per Meter",
};
