import { expect, test } from "vitest";
import { countryNamed } from "#domain/customers/countries.ts";

test("a country is known by its name and its codes, and a part of the United Kingdom keeps its name", () => {
  const known = [" u.k. ", "GBR", "Wales", "U.S.A.", "republic of ireland", "AU"].map(countryNamed);
  expect(known.map((country) => [country?.name, country?.code])).toEqual([
    ["United Kingdom", "GB"],
    ["United Kingdom", "GB"],
    ["Wales", "GB"],
    ["United States", "US"],
    ["Ireland", "IE"],
    ["Australia", "AU"],
  ]);
  expect([countryNamed("Otley"), countryNamed("")]).toEqual([null, null]);
});
