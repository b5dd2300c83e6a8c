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

export type UnitType = (typeof metricUnits)[number] | (typeof imperialUnits)[number];

/** Whether a unit is one thing, as a roll, and no measure and no pack: then "each" means the same. */
export function isOneThing(unit: string): boolean {
  return ["Each", "Sheet", "Roll", "Length"].includes(unit);
}

/** The unit of a new material. */
export const defaultUnitType = "Each";

export const measurementSystems = ["metric", "imperial"] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];

/**
 * The unit types on offer: those of one system first, then the other's (decision A15). A unit that a material already
 * has stays on offer, even if it is not in the list, so that editing the material does not change it by accident.
 */
export function unitTypes(first: MeasurementSystem, present = ""): readonly string[] {
  const units: readonly string[][] = [[...metricUnits], [...imperialUnits]];
  const ordered = first === "metric" ? units : units.toReversed();
  return [...new Set([...ordered.flat(), present])].filter((unit) => unit !== "");
}
