export const currencies = ["GBP", "USD", "AUD"] as const;
export type Currency = (typeof currencies)[number];
