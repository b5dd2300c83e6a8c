import type { WordTable } from "#domain/records/word-table.ts";

const everywhere = ["list", "header"] as const;

/** Everything about a customer is personal data, so all of it is words. See [Note: The words of a noun]. */
export const customerWords = {
  name: { limit: "line", required: true, find: everywhere, file: 1 },
  companyName: { limit: "line", find: everywhere, file: 2 },
  email: { limit: "line", shape: "email", find: everywhere, file: 3 },
  phone: { limit: "line", find: everywhere, file: 4 },
  address: { limit: "paragraph", find: ["list"], file: 5 },
  city: { limit: "line", find: everywhere, file: 6 },
  county: { limit: "line", find: ["list"], file: 7 },
  postcode: { limit: "line", find: everywhere, file: 8 },
  country: { limit: "line", file: 9 },
  notes: { limit: "page", file: 10 },
} as const satisfies WordTable;
