import type { WordTable } from "#domain/records/word-table.ts";

/**
 * A long text of the firm, which no document copies. The server has only its envelope, so it does not learn what the
 * text is for: the name says that, and is sealed too.
 */
export const companyTextWords = {
  name: { limit: "line", required: true },
  text: { limit: "page" },
} as const satisfies WordTable;
