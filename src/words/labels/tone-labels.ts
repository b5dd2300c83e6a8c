import type { Tone } from "#domain/company/company-settings.ts";

/** How a tone is called where it is chosen. */
export const toneLabels: Readonly<Record<Tone, string>> = { friendly: "Friendly", formal: "Formal" };
