import { localDate } from "#domain/calendar/local-date.ts";

/** What a new draft of a British firm without a profile begins with. */
export const draftStart = {
  id: "33333333-3333-4333-8333-333333333333",
  today: localDate("2026-11-21"),
  language: "en-GB",
  profile: null,
  prefill: {},
} as const;
