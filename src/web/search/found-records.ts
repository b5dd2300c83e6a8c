import { startTransition, useEffect, useMemo, useState } from "react";
import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import { labourWords, materialWords } from "#domain/catalogue/catalogue-words.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/customer-words.ts";
import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import { foundTexts } from "#domain/records/word-table.ts";
import type { Opened } from "#vault/records/records.ts";
import { useLabourItems, useMaterials } from "#web/catalogue/catalogue-queries.ts";
import { useCustomers } from "#web/customers/customer-queries.ts";
import { useDocuments } from "#web/documents/document-queries.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import type { RecordsResult } from "#web/records/queries.ts";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

/** One result of the header's search. */
export interface Found {
  key: string;
  group: "Customers" | "Quotes" | "Invoices" | "Materials & Products" | "Services & Time";
  label: string;
  /** A few words that tell it apart from others of the same name. */
  detail: string;
  /** All the text it can be found by. */
  text: string;
  href: string;
}

export function foundText({ text }: Found): string {
  return text;
}

/**
 * Everything in the account that can be found, opened. Locked records cannot be found. The list grows while records
 * are read.
 *
 * @returns `isReading` is true while more are still to come
 */
export function useFound(): { found: readonly Found[]; isReading: boolean } {
  const lists = [
    useList(useCustomers(), foundCustomer),
    useList(useDocuments("quote"), foundQuote),
    useList(useDocuments("invoice"), foundInvoice),
    useList(useMaterials(), foundMaterial),
    useList(useLabourItems(), foundLabour),
  ];
  const found = useMemo(
    () => lists.flatMap(({ found: each }) => each),
    // biome-ignore lint/correctness/useExhaustiveDependencies: there are always five lists, and each one is memoised
    lists.map(({ found: each }) => each),
  );
  useFoldedAhead(found, foundText);
  return { found, isReading: lists.some(({ isReading }) => isReading) };
}

/** Takes about 2 ms, or 8 ms on an old phone. */
const recordsAtOnce = 500;

/**
 * The results from one list. Each is memoised for as long as its record lives. They are made in batches, so that the
 * screen does not block.
 */
function useList<T extends object>(
  { data, isPartial, isError }: Pick<RecordsResult<T>, "data" | "isPartial" | "isError">,
  foundOf: (record: T) => Found,
): { found: readonly Found[]; isReading: boolean } {
  const [made, setMade] = useState<Made>(nothing);
  useEffect(() => {
    const found: Found[] = [];
    let timer = 0;
    const makeFrom = (from: number) => {
      for (const opened of data?.slice(from, from + recordsAtOnce) ?? []) {
        const one = opened.state === "open" ? knownFound(opened, foundOf) : null;
        if (one) found.push(one);
      }
      const next = from + recordsAtOnce;
      if (data && next < data.length) timer = window.setTimeout(() => makeFrom(next));
      else startTransition(() => setMade({ of: data, found }));
    };
    makeFrom(0);
    return () => window.clearTimeout(timer);
  }, [data, foundOf]);
  return { found: made.found, isReading: (isPartial || made.of !== data) && !isError };
}

interface Made {
  /** The list that `found` was made from. */
  of: object | undefined;
  found: readonly Found[];
}

const nothing: Made = { of: undefined, found: [] };

const known = new WeakMap<object, Found>();

function knownFound<T extends object>(opened: Opened<T>, foundOf: (record: T) => Found): Found {
  const before = known.get(opened);
  if (before !== undefined) return before;
  const made = foundOf(opened.record);
  known.set(opened, made);
  return made;
}

function foundCustomer({ id, name, companyName, ...words }: Customer): Found {
  const detail = companyName ?? words.city ?? "";
  const text = textOf(name, detail, ...foundTexts(customerWords, "header", words));
  return { key: id, group: "Customers", label: name, detail, text, href: "/customers" };
}

/** Also finds a quote that became an invoice, although the list of quotes hides it (decision S7). */
function foundQuote(quote: SummaryOf<"quote">): Found {
  const { id, quoteNumber: label, customerName: detail } = quote;
  const text = textOf(label, ...foundTexts(quoteWords, "header", quote));
  return { key: id, group: "Quotes", label, detail, text, href: `/quotes/${id}` };
}

function foundInvoice(invoice: SummaryOf<"invoice">): Found {
  const { id, invoiceNumber: label, customerName: detail } = invoice;
  const text = textOf(label, ...foundTexts(invoiceWords, "header", invoice));
  return { key: id, group: "Invoices", label, detail, text, href: `/invoices/${id}` };
}

function foundMaterial(material: Material): Found {
  const { id, name, sku } = material;
  const detail = sku ?? "";
  const text = textOf(...foundTexts(materialWords, "header", material));
  return { key: id, group: "Materials & Products", label: name, detail, text, href: "/materials" };
}

function foundLabour(item: LabourItem): Found {
  const { id, name } = item;
  const text = textOf(...foundTexts(labourWords, "header", item));
  return { key: id, group: "Services & Time", label: name, detail: "", text, href: "/labor" };
}

function textOf(...words: readonly (string | null)[]): string {
  return words.filter(Boolean).join(" ");
}
