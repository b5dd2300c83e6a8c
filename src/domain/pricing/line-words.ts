import type { WordTable } from "#domain/records/word-table.ts";

/** The words of a line, sealed in its document's envelope. See [Note: The words of a noun]. */
export const lineWords = {
  /** A description's text is in this field too, and may be longer than a name: see lineNameLimit. */
  name: { limit: "paragraph", required: true },
  description: { limit: "page" },
  /** "hour", "Each": what the quantity counts. */
  unit: { limit: "line" },
  /** The material's stock-keeping unit, printed on the business view. */
  materialSku: { limit: "line" },
} as const satisfies WordTable;
