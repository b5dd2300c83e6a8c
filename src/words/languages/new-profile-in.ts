import type { Language } from "#domain/region/region.ts";
import { newProfile } from "#words/en-gb/new-profile.ts";

/**
 * What is said of a company profile while it is made. It is apart from the other messages of forms, because a new
 * account's first answers need no more of them: [Note: First load].
 */
export const newProfileIn: Record<Language, typeof newProfile> = {
  "en-GB": newProfile,
  "en-US": { ...newProfile, vatRateRange: "Sales tax rate must be between 0 and 100" },
  "en-AU": { ...newProfile, vatRateRange: "GST rate must be between 0 and 100" },
};
