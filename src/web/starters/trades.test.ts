import { expect, test } from "vitest";
import { unitTypes } from "#domain/catalogue/units.ts";
import { type Language, languages } from "#domain/region/region.ts";
import { sameText } from "#web/bring-in/same-text.ts";
import type { RegionPrices } from "#web/starters/trade-prices.ts";
import { type Trade, tradeName, trades } from "#web/starters/trades.ts";

const lists = await Promise.all(trades.map(async (trade: Trade) => ({ trade, prices: await trade.load() })));
const cases = lists.flatMap(({ trade, prices }) =>
  languages.map((language) => ({
    title: `${trade.name}, ${language}`,
    language,
    prices: prices[language],
  })),
);

function textsOf({ materials, labour }: RegionPrices): string[] {
  return [
    ...Object.keys(materials),
    ...Object.values(materials)
      .flat()
      .map(([name]) => name),
  ].concat(labour.map(([name]) => name));
}

test("eight trades have a list for each region", () => {
  expect(trades).toHaveLength(8);
  expect(cases).toHaveLength(24);
});

test.each(cases)("$title: 30 materials in 4 to 6 categories, and 4 labour rates", ({ prices }) => {
  const groups = Object.values(prices.materials);
  expect(groups.length).toBeGreaterThanOrEqual(4);
  expect(groups.length).toBeLessThanOrEqual(6);
  expect(groups.every((group) => group.length > 0)).toBe(true);
  expect(groups.flat()).toHaveLength(30);
  expect(prices.labour).toHaveLength(4);
});

test.each(cases)("$title: no name comes twice, and none is blank or too long for a row", ({ prices }) => {
  const names = [Object.values(prices.materials).flat(), prices.labour].map((items) =>
    items.map(([name]) => sameText(name)),
  );
  for (const list of names) expect(new Set(list).size).toBe(list.length);
  for (const text of textsOf(prices)) expect(text).toMatch(/^[A-Z0-9].{1,44}$/);
});

test.each(cases)(
  "$title: prices are above zero, and whole tens of pence or cents above 10.00",
  ({ prices }) => {
    const items = [...Object.values(prices.materials).flat(), ...prices.labour];
    for (const [name, price] of items) {
      expect(Number.isSafeInteger(price) && price > 0, name).toBe(true);
      expect(price % (price > 1_000 ? 10 : 5), name).toBe(0);
    }
  },
);

test.each(cases)("$title: units are those of the region, and so are rates", ({ language, prices }) => {
  const system = language === "en-US" ? "imperial" : "metric";
  for (const [name, , unit = "Each"] of Object.values(prices.materials).flat()) {
    expect(unitTypes(system), name).toContain(unit);
    expect(unitsOfTheOther[system], name).not.toContain(unit);
  }
  // The one rate by length is by the metre.
  expect(prices.labour.map(([, , type]) => type)).not.toContain("meter");
  expect(textsOf(prices).filter((text) => foreignMeasures[system].test(text))).toEqual([]);
});

const unitsOfTheOther = {
  metric: ["Square Foot", "Linear Foot", "Board Foot", "Pound", "Gallon"],
  imperial: ["Square Meter", "Linear Meter", "Cubic Meter", "Kilogram", "Liter"],
};

/** Measures in a name that the region does not use. */
const foreignMeasures = {
  metric: /\b(?:ft|gal|lb|oz|quart)\b|\d in\./,
  imperial: /\d ?(?:mm|cm|m|kg|l|m²|m³|ml)(?!\w)/,
};

/** Words for what the people of the region call otherwise. Drywall screws and landscape timbers are called so. */
const foreignWords: Record<Language, RegExp> = {
  "en-GB":
    /\b(?:faucets?|drywall(?! screws)|baseboard|lumber|sod|outlets?|breakers?|power points?|switchboards?|shingles?|downspouts?|siding|dumpster|skip bin|gray|colors?|mold(?:ing)?s?|aluminum|fiber|laborer|stucco|vapor)\b/i,
  "en-US":
    /\b(?:taps?|plasterboard|skirting|architrave|(?<!landscape )timbers?|(?<!artificial )turf|sockets?|consumer units?|earth|cistern|power points?|switchboards?|downpipes?|render|skip|grey|colou?red|colour|mould(?:ing)?s?|aluminium|fibre|labourer|emulsion|kerb|loft|vapour|screed|fertiliser)\b/i,
  "en-AU":
    /\b(?:faucets?|drywall|baseboard|lumber|sod|outlets?|consumer units?|emulsion|shingles?|downspouts?|siding|dumpster|gray|colors?|mold(?:ing)?s?|aluminum|fiber|laborer|coving|loft|stucco|vapor|sockets?)\b/i,
};

test.each(cases)("$title: the words are those of the region", ({ language, prices }) => {
  expect(textsOf(prices).filter((text) => foreignWords[language].test(text))).toEqual([]);
});

test("trades are called as their region calls them, each by a name of its own", () => {
  for (const language of languages) {
    const names = trades.map((trade) => tradeName(trade, language));
    expect(new Set(names).size).toBe(names.length);
  }
  expect(trades.map((trade) => tradeName(trade, "en-US"))).toContain("Drywall and plaster");
  expect(trades.map((trade) => tradeName(trade, "en-GB"))).toContain("Decorating");
});
