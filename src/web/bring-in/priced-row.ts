import type { LabourItem } from "#domain/catalogue/catalogue.ts";
import { formatPence, type Pence } from "#domain/money/pence.ts";
import { nameOf, rateTypeInName } from "#web/bring-in/item-texts.ts";
import type { RowTexts } from "#web/bring-in/price-columns.ts";
import { skuOf } from "#web/bring-in/price-row-kinds.ts";
import type { PriceRules, ReadPrice } from "#web/bring-in/price-rows.ts";
import { type ListedPrice, type PricedPer, pricedPer, priceOfOne } from "#web/bring-in/priced-per.ts";
import { readRateType, readUnitType } from "#web/bring-in/unit-names.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

const { warn } = bringInTexts;

/** A row with a price, before it is compared with what the firm has. */
export interface PricedRow {
  row: number;
  sku: string;
  name: string;
  /** What the file says of it beside its name; empty when it says nothing else. */
  detail: string;
  /** Its size and colour; empty when the file has none. */
  variant: string;
  category: string;
  price: Pence;
  /** The price as the file has it, and for how many: 4.50 for 100. */
  listed: ListedPrice;
  /** The unit as the file has it, in our spelling; empty when the file has none. */
  unit: string;
  /** What labour is charged by; null when the row does not say. */
  rateType: LabourItem["rateType"] | null;
}

/** What Excel makes of a long number and of a code that looks like a day: "1.20E+05", "12-Jan". */
const lostCode =
  /^(?:\d(?:\.\d+)?E\+\d+|\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i;

/** What a row says of its item beside name and category, and what to look at in it. */
export function pricedRow(
  row: number,
  texts: RowTexts,
  price: ReadPrice,
  { perAbove, isUnlessStated, areRates, arePerJob }: PriceRules,
): { priced: Omit<PricedRow, "name" | "detail" | "variant" | "category">; warnings: string[] } {
  const { amount, unit: behind } = price;
  const isStated = isUnlessStated && texts("unit") !== "";
  const pers = [
    pricedPer(texts("per") || (isStated ? "" : perAbove), true),
    pricedPer(texts("unit")),
    perOf(behind),
  ];
  const per = pers.find(({ count }) => count > 1)?.count ?? 1;
  const one = priceOfOne(amount, per);
  const [ofPer, ofUnit, ofPrice] = pers.map((each) => each.unit);
  const named = ofUnit || ofPrice || ofPer || (per === 1 ? packIn(texts("pack")) : "");
  const rate = rateTypeOf(texts, price, [ofUnit, ofPer]);
  const sku = skuOf(texts);
  const isLost = lostCode.test(sku);
  return {
    priced: {
      row,
      // Many codes become the same one.
      sku: /e\+/i.test(sku) && isLost ? "" : sku,
      price: one ?? amount,
      listed: { amount, count: per },
      unit: one === null ? `Per ${per}` : named === "" ? "" : readUnitType(named),
      rateType: rate.type ?? (arePerJob && !isTrade.test(nameOf(texts).name) ? "item" : null),
    },
    warnings: [
      ...(one === null ? [warn.keptPer(formatPence(amount), per)] : []),
      ...(price.isChanged ? [warn.rounded] : []),
      ...(areRates && rate.other !== "" ? [warn.otherRate(rate.other)] : []),
      ...(isLost ? [warn.lostSku(sku)] : []),
    ],
  };
}

/** Who does the work, and so is charged by the hour. */
const isTrade =
  /\b(?:plumber|electrician|joiner|carpenter|plasterer|painter|decorator|engineer|labou?rer|mate|builder|roofer|tiler|bricklayer|apprentice|fitter|operative|surveyor|gardener|landscaper|handyman)s?$/i;

/**
 * What labour is charged by. What is charged by something that has no kind of rate here, as by the week or the square
 * metre, is by no means charged by the hour: it is an item, and what it is charged by is returned too.
 */
function rateTypeOf(
  texts: RowTexts,
  { unit: behind, field }: ReadPrice,
  units: readonly (string | undefined)[],
): { type: PricedRow["rateType"]; other: string } {
  const said = [behind, texts("per"), texts("unit"), texts("type")];
  const known = said.map((text) => (text === "" ? null : readRateType(text))).find((type) => type !== null);
  if (known) return { type: known, other: "" };
  if (field === "hourRate") return { type: "hour", other: "" };
  if (field === "dayRate") return { type: "day", other: "" };
  const other = [behind, ...units].find((text) => text !== undefined && /^\D/.test(text)) ?? "";
  return { type: other === "" ? rateTypeInName(nameOf(texts).name) : "item", other };
}

/** What stands behind a price: "100" of "3.20 per 100". */
function perOf(behind: string): PricedPer {
  return pricedPer(behind, /^\d/.test(behind));
}

/** The unit of a price that is for a pack: "Pack of 200" where the file has "200", else its own words: "Box of 25". */
function packIn(text: string): string {
  if (/^\d+$/.test(text)) return Number(text) > 1 ? `Pack of ${Number(text)}` : "";
  return /\d/.test(text) ? text : "";
}
