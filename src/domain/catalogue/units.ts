import type { RateType } from "#domain/catalogue/catalogue.ts";

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

/** The two families of units. */
export const measurementSystems = ["metric", "imperial"] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];

/**
 * The unit types on offer, those of one system first and the other's after them (specification 2 §9, decision A15). A
 * unit that a material has already stays on offer, whatever it is, so that editing it changes nothing unasked.
 */
export function unitTypes(first: MeasurementSystem, present = ""): readonly string[] {
  const units: readonly string[][] = [[...metricUnits], [...imperialUnits]];
  const ordered = first === "metric" ? units : units.toReversed();
  return [...new Set([...ordered.flat(), present])].filter((unit) => unit !== "");
}

/** What each rate is charged by, as a choice reads it (specification 2 §5, decision W6). */
export const rateTypeLabels: Record<RateType, string> = {
  hour: "Per Hour",
  day: "Per Day",
  item: "Per Item",
  meter: "Per Meter",
};
