/**
 * Calculates the totals of documents: reads {"cases":[{"id","kind","input"}]} on standard input and prints {"<id>":
 * {every figure as decimal text}}. For a case that cannot be calculated it prints {"error": "why"} in its place, and
 * the reason on standard error; the other cases are not affected. If the input does not have this shape, it prints
 * the reason only, with exit code 1.
 */
import { text } from "node:stream/consumers";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import type { RawDocument } from "#domain/pricing/lenient-document.ts";
import { lenientTotals } from "#domain/pricing/lenient-document.ts";
import type { TotalsText } from "#domain/pricing/totals-text.ts";
import { totalsText } from "#domain/pricing/totals-text.ts";
import { reason } from "./reason.ts";

try {
  const cases = readCases(await text(process.stdin));
  console.log(JSON.stringify(Object.fromEntries(cases.map((each) => [idOf(each), answer(each)])), null, 1));
} catch (error) {
  console.error(`totals: ${reason(error)}`);
  process.exitCode = 1;
}

function readCases(json: string): Record<string, unknown>[] {
  const file: unknown = JSON.parse(json);
  if (!isRecord(file) || !Array.isArray(file.cases)) throw new TypeError('Expected {"cases": [...]}');
  const cases: unknown[] = file.cases;
  return cases.map((each, index) => {
    if (!isRecord(each) || !isId(each.id)) throw new TypeError(`Case ${index} has no id`);
    return each;
  });
}

function idOf(each: Record<string, unknown>): string {
  return String(each.id);
}

function answer(each: Record<string, unknown>): TotalsText | { error: string } {
  try {
    return totalsText(totalsOfCase(each));
  } catch (error) {
    console.error(`totals: ${idOf(each)}: ${reason(error)}`);
    return { error: reason(error) };
  }
}

function totalsOfCase(each: Record<string, unknown>) {
  const kind = documentKinds.find((candidate) => candidate === each.kind);
  if (kind === undefined) throw new TypeError("kind must be quote or invoice");
  return lenientTotals(kind, readInput(each.input));
}

function readInput(input: unknown): RawDocument {
  if (!isRecord(input)) throw new TypeError("input must be an object");
  const lines: unknown = input.lines ?? [];
  if (!Array.isArray(lines)) throw new TypeError("lines must be an array");
  if (!lines.every(isRecord)) throw new TypeError("every line must be an object");
  return { ...input, lines };
}

function isId(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
