import { expect, test } from "vitest";
import { languageOfHost } from "#domain/region/host-language.ts";

test.each([
  ["us.quotewright.com", "en-US"],
  ["AU.Quotewright.com", "en-AU"],
  ["uk.quotewright.com", "en-GB"],
  ["quotewright.us", "en-US"],
  ["www.quotewright.com.au", "en-AU"],
  ["quotewright.au.", "en-AU"],
  ["quotewright.co.uk", "en-GB"],
  ["quotewright.uk", "en-GB"],
  ["us.quotewright.co.uk", "en-US"],
])("%j is the door of %s", (host, language) => {
  expect(languageOfHost(host)).toBe(language);
});

test.each([
  "quotewright.com",
  "www.quotewright.com",
  "us.com",
  "au",
  "localhost",
  "bus.quotewright.com",
  "www.us.quotewright.com",
  "quotewright.nz",
  "constructor.quotewright.com",
  "203.0.113.7",
  "[2001:db8::1]",
  "",
])("%j does not belong to a region", (host) => {
  expect(languageOfHost(host)).toBeNull();
});
