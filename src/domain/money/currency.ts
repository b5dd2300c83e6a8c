/** The currencies documents are written in (specification 2 §9). */
export const currencies = ["GBP", "USD", "AUD"] as const;
export type Currency = (typeof currencies)[number];
