import type { WordTable } from "#domain/records/word-table.ts";

const everywhere = ["list", "header"] as const;

/** The words of both kinds of category. See [Note: The words of a noun]. */
export const categoryWords = {
  name: { limit: "line", required: true },
} as const satisfies WordTable;

export const materialWords = {
  name: { limit: "line", required: true, find: everywhere },
  sku: { limit: "line", find: everywhere },
  /** What one of it is: "Each", "Square Meter". */
  unitType: { limit: "line", required: true },
} as const satisfies WordTable;

export const labourWords = {
  name: { limit: "line", required: true, find: everywhere },
} as const satisfies WordTable;
