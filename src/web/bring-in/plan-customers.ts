import * as z from "zod/mini";
import type { Customer, CustomerWords } from "#domain/customers/customer.ts";
import type { Language } from "#domain/region/region.ts";
import { type BroughtCustomer, type BroughtCustomers, fillGaps } from "#web/bring-in/bring-customers.ts";
import type { CheckRow, DuplicateWay, IdFor, ImportPlan } from "#web/bring-in/import-plan.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { warningsByRow } from "#web/bring-in/warnings.ts";
import { wordNounForm } from "#web/records/word-noun-form.ts";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";
import { customerLabels } from "#words/labels/customer-labels.ts";

const form = wordNounForm("customers");

/** What a person says of customers that the firm has already: for all, and for single ones by their key. */
export interface DuplicateChoice {
  all: DuplicateWay;
  one: ReadonlyMap<string, DuplicateWay>;
}

interface Planning {
  choice: DuplicateChoice;
  language: Language;
  idFor: IdFor;
}

/**
 * What the customers of a file would become. A customer that no form would take, as one with a name of a thousand
 * letters, is left out with the form's message.
 */
export function planCustomers(
  brought: BroughtCustomers<Customer>,
  planning: Planning,
): ImportPlan<"customer"> {
  const leftOut: LeftOut[] = [...brought.leftOut];
  const warnings = warningsByRow(brought.warnings);
  const rows = brought.customers.flatMap((each): CheckRow<Customer>[] => {
    const planned = plannedRow(each, planning);
    if (typeof planned !== "string") {
      const merged = each.rows.length > 1 ? [bringInScreen.check.merged(each.rows)] : [];
      return [{ ...planned, warnings: [...merged, ...each.rows.flatMap((of) => warnings.get(of) ?? [])] }];
    }
    leftOut.push(...each.rows.map((row) => ({ row, why: planned, name: each.words.name })));
    return [];
  });
  return { kind: "customer", rows, leftOut, categories: [], isRefresh: false };
}

/** A row to check, or why it cannot be taken. */
function plannedRow(
  { rows, words, before }: BroughtCustomer<Customer>,
  { choice, language, idFor }: Planning,
): CheckRow<Customer> | string {
  const key = `row ${rows[0]}`;
  const way = before && !isAllTheSame(words, before) ? (choice.one.get(key) ?? choice.all) : null;
  const kept = way === "both" ? null : before;
  const wanted = wordsBy(way, words, before);
  const read = z.safeParse(form.schema, textsOf(wanted));
  if (!read.success) return read.error.issues[0]?.message ?? "";
  const labels = customerLabels(language);
  const changed = kept ? Object.keys(labels).filter((word) => isOther(read.data, kept, word)) : [];
  const outcome = kept === null ? "new" : changed.length > 0 && way !== "skip" ? "changed" : "same";
  return {
    ...{ key, way, outcome, warnings: [], prices: null },
    title: wanted.name,
    note:
      outcome === "changed"
        ? changed.map((word) => labels[word as keyof CustomerWords]).join(", ")
        : reachedAt(wanted),
    isTicked: outcome !== "same",
    record: { ...read.data, id: kept?.id ?? idFor(key) },
    before: kept,
  };
}

/** Whether a file says nothing of a customer that the firm does not have as it is: then nothing is asked. */
function isAllTheSame(words: CustomerWords, before: Customer): boolean {
  const replaced = wordsBy("replace", words, before);
  const filled = fillGaps(before, words);
  return Object.keys(words).every(
    (word) => !isOther(replaced, before, word) && !isOther(filled, before, word),
  );
}

function wordsBy(way: DuplicateWay | null, words: CustomerWords, before: Customer | null): CustomerWords {
  if (before === null || way === "both") return words;
  if (way === null || way === "skip") return before;
  if (way === "fill") return fillGaps(before, words);
  const given = Object.entries(words).filter(([, text]) => text !== null);
  return { ...before, ...Object.fromEntries(given) };
}

function textsOf(words: CustomerWords) {
  const blank = form.draftOf(null);
  const texts = Object.keys(blank).map((word) => [word, words[word as keyof CustomerWords] ?? ""]);
  return { ...blank, ...Object.fromEntries(texts) };
}

function isOther(one: object, other: object, word: string): boolean {
  const text = (of: object) => (of as Record<string, string | null>)[word] ?? null;
  return text(one) !== text(other);
}

/** What tells a customer apart in the list: the firm, and how and where they are reached. */
function reachedAt({ companyName, email, phone, city, postcode }: CustomerWords): string {
  const texts = [companyName, phone, email, city ?? postcode].flatMap((text) => text || []);
  return texts.length === 0 ? bringInScreen.nameOnly : texts.slice(0, 3).join(" · ");
}
