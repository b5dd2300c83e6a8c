import type { WordTable } from "#domain/records/word-table.ts";

/** The words of both kinds of category. See [Note: The words of a noun]. */
export const categoryWords = {
  name: { limit: "line", required: true },
} as const satisfies WordTable;

export const materialWords = {
  name: { limit: "line", required: true, find: true },
  sku: { limit: "line", find: true },
  /** What one of it is: "Each", "Square Meter". */
  unitType: { limit: "line", required: true },
} as const satisfies WordTable;

export const labourWords = {
  name: { limit: "line", required: true, find: true },
} as const satisfies WordTable;
