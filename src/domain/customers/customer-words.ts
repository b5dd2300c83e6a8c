import type { WordTable } from "#domain/records/word-table.ts";

/** Everything about a customer is personal data, so all of it is words. See [Note: The words of a noun]. */
export const customerWords = {
  name: { limit: "line", required: true, find: true, file: 1 },
  companyName: { limit: "line", find: true, file: 2 },
  email: { limit: "line", shape: "email", find: true, file: 3 },
  phone: { limit: "line", find: "unspaced", file: 4 },
  address: { limit: "paragraph", find: true, file: 5 },
  city: { limit: "line", find: true, file: 6 },
  county: { limit: "line", find: true, file: 7 },
  postcode: { limit: "line", find: "unspaced", file: 8 },
  country: { limit: "line", file: 9 },
  notes: { limit: "page", file: 10 },
} as const satisfies WordTable;
