import { expect, test } from "vitest";
import { keepLocalSettings, readLocalSettings } from "#web/base/local-settings.ts";

/** A device's storage with a text under the key. */
function device(text: string | null = null) {
  const kept = new Map(text === null ? [] : [["quote-builder", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const british = {
  currency: "GBP",
  currencySymbol: "£",
  measurementSystem: "metric",
  defaultMarkup: "25",
  defaultTax: "20",
};

test("a device with nothing stored has its region's settings", () => {
  expect(readLocalSettings(device(), "en-GB")).toEqual(british);
  expect(readLocalSettings(device(), "en-US")).toMatchObject({
    currency: "USD",
    measurementSystem: "imperial",
    defaultTax: "0",
  });
});

test("stored settings are read back", () => {
  const storage = device();
  const own = {
    ...readLocalSettings(storage, "en-GB"),
    measurementSystem: "imperial" as const,
    defaultMarkup: "12.5",
  };
  keepLocalSettings(storage, own);
  expect(readLocalSettings(storage, "en-GB")).toEqual(own);
});

test("percentages that were set for another currency are ignored, the units are not", () => {
  const storage = device(JSON.stringify({ ...british, defaultTax: "5", measurementSystem: "imperial" }));
  expect(readLocalSettings(storage, "en-AU")).toMatchObject({
    defaultTax: "10",
    measurementSystem: "imperial",
  });
});

test.each([
  "",
  "no JSON",
  "null",
  "7",
  '{"currency":"GBP","defaultMarkup":"much","defaultTax":101,"measurementSystem":"cubits"}',
])("stored text %j, which is not valid settings, is ignored", (text) => {
  expect(readLocalSettings(device(text), "en-GB")).toEqual(british);
});
