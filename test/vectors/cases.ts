import { readFileSync } from "node:fs";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { RawDocument } from "#domain/pricing/lenient-document.ts";
import type { TotalsText } from "#domain/pricing/totals-text.ts";

/** One case of the totals engine: a raw document and its expected figures. */
export interface TotalsCase {
  readonly id: string;
  /** Where the case comes from, or what it shows. */
  readonly source: string;
  readonly kind: DocumentKind;
  readonly input: RawDocument;
  readonly expected: TotalsText;
}

/** The cases of totals.json, with their sources in the rules. */
export const sourceCases: readonly TotalsCase[] = read("totals.json");

/** The cases of rules.json: the worked examples of docs/rules and the engine's edges. */
export const ruleCases: readonly TotalsCase[] = read("rules.json");

function read(name: string): TotalsCase[] {
  const file: { cases: TotalsCase[] } = JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
  return file.cases;
}
