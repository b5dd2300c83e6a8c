import { signSaid } from "#web/bring-in/currency-said.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import { taxSaid } from "#web/bring-in/tax-said.ts";

/** What lines between and around the rows say of the prices below them. */
export interface PricesSaid {
  areWithTax: boolean;
  /** What prices are for: "100", "hundred"; empty when they say nothing. */
  perAbove: string;
  /** Whether a row's own unit counts before that: "All prices per 100 unless stated". */
  isUnlessStated: boolean;
  /** The sign of the currency; empty when they name none. */
  currencyAbove: string;
}

/**
 * What lines say of all prices of a list: those above the headings, and small print between and below the rows. A line
 * about the prices of some, as "RRP prices include VAT" or "Prices for screws are per 100", says nothing of the others.
 */
export function saidOfAll(above: readonly SheetRow[], smallPrint: readonly SheetRow[]): PricesSaid {
  const text = ({ cells }: SheetRow) => cells.join(" ");
  return saidIn([
    ...above.map(text).filter((line) => !ofSome.test(line)),
    ...smallPrint.map(text).filter((line) => ofAll.test(line) && !ofSome.test(line)),
  ]);
}

/** What the name of a section says of its prices, "Screws (price per 100)", and otherwise what is said of all. */
export function saidOfSection(name: string, all: PricesSaid): PricesSaid {
  const own = saidIn([name]);
  const isUntaxed = /\bprices?\b/i.test(name) && taxSaid(name) === "without";
  return {
    areWithTax: own.areWithTax || (all.areWithTax && !isUntaxed),
    perAbove: own.perAbove || all.perAbove,
    isUnlessStated: own.perAbove === "" ? all.isUnlessStated : own.isUnlessStated,
    currencyAbove: own.currencyAbove || all.currencyAbove,
  };
}

/** "SCREWS" of "SCREWS - price per 100": the name of a section without what it says of its prices. */
export function withoutPricesSaid(name: string): string {
  const rest = name.replace(/\s*[-–(:,]?\s*\b(?:all )?prices?\b[^()]*\)?\s*$/i, "");
  return rest === "" ? name : rest;
}

const ofSome = /\b(?:rrp|srp|retail|selling|list)\b|\bprices? (?:for|of)\b/i;

const ofAll =
  /^\W*(?:(?:all|our|these|the|please note|note|nb|that|trade|nett?)\b\W*)*prices?\s+(?:are|is|shown|quoted|listed|stated|given|in|per|each|inc|ex|plus)/i;

function saidIn(lines: readonly string[]): PricesSaid {
  const said = lines.filter((line) => /\bprices?\b/i.test(line));
  const per = said.find((line) => perMany.test(line)) ?? "";
  const signs = said.map((line) => signSaid(/\b(?:in|are)\s+(\S+(?: dollars)?)/i.exec(line)?.[1] ?? ""));
  return {
    areWithTax: said.some((line) => taxSaid(line) === "with"),
    perAbove: perMany.exec(per)?.[1] ?? "",
    isUnlessStated: /\bunless\b/i.test(per),
    currencyAbove: signs.find(Boolean) ?? "",
  };
}

const perMany = /\bper\s+(\d+|hundred|thousand|dozen)\b/i;
