import { expect, test } from "vitest";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { companyTermDefaults } from "#domain/company/company-term-defaults.ts";
import { letterheadProfile } from "#web/paper/letterhead.ts";

const profile = {
  ...companyTermDefaults,
  version: 3,
  language: "en-AU",
  companyName: "Archer Joinery",
  accountNumber: "99999999",
  logoUrl: "data:image/png;base64,AAAA",
} as CompanyProfile;

test("an open profile is the letterhead", () => {
  expect(letterheadProfile({ state: "open", record: profile, sealed: true }, "en-GB")).toBe(profile);
});

test("before a profile exists, the letterhead is a nameless firm of the region", () => {
  const nameless = letterheadProfile(null, "en-US");
  expect(nameless).toMatchObject({ version: 0, language: "en-US", companyName: "", accountNumber: null });
});

test("a locked or tampered profile gives its terms but none of its words", () => {
  const wordless = { version: 3, language: "en-AU", companyName: "", accountNumber: null, logoUrl: null };
  const tampered = { state: "tampered", reason: "plaintext", record: profile } as const;
  expect(letterheadProfile(tampered, "en-GB")).toMatchObject(wordless);
  const locked = { state: "locked", reason: "no_key", record: profile } as const;
  expect(letterheadProfile(locked, "en-GB")).toMatchObject(wordless);
});
