import { startTransition, useEffect, useMemo, useState } from "react";
import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Opened } from "#vault/records.ts";
import type { RecordsResult } from "#web/app/record-queries.ts";
import { useLabourItems, useMaterials } from "#web/catalogue/catalogue-queries.ts";
import { useCustomers } from "#web/customers/customer-queries.ts";
import type { SummaryOf } from "#web/documents/document-kinds.ts";
import { useDocuments } from "#web/documents/document-queries.ts";
import { useFoldedAhead } from "#web/ui/use-folded-ahead.ts";

/** One thing the header's search can lead to. */
export interface Found {
  key: string;
  group: "Customers" | "Quotes" | "Invoices" | "Materials & Products" | "Services & Time";
  label: string;
  /** A few words beside it, to tell it from others of its name. */
  detail: string;
  /** All words it is found by. */
  text: string;
  href: string;
}

/** All words that something is found by. */
export function foundText({ text }: Found): string {
  return text;
}

/**
 * Everything of the account that can be found, opened; what is locked cannot be. It grows while the lists are read.
 *
 * @returns `isReading` while more is to come
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are always five, and each is kept
    lists.map(({ found: each }) => each),
  );
  useFoldedAhead(found, foundText);
  return { found, isReading: lists.some(({ isReading }) => isReading) };
}

/** Read through in about 2 ms, in 8 by an old phone. */
const recordsAtOnce = 500;

/** What can be found of one list; each made once while its record lives, and some at a time, so that nothing waits. */
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
  /** The list that `found` was made of. */
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

function foundCustomer({ id, name, companyName, email, phone, city, postcode }: Customer): Found {
  const detail = companyName ?? city ?? "";
  const text = textOf(name, detail, email, phone, city, postcode);
  return { key: id, group: "Customers", label: name, detail, text, href: "/customers" };
}

/** Also one that has become an invoice, which its list hides (decision S7). */
function foundQuote(quote: SummaryOf<"quote">): Found {
  const { id, quoteNumber: label, customerName: detail, projectAddress } = quote;
  const text = textOf(label, detail, projectAddress);
  return { key: id, group: "Quotes", label, detail, text, href: `/quotes/${id}` };
}

function foundInvoice(invoice: SummaryOf<"invoice">): Found {
  const { id, invoiceNumber: label, customerName: detail, projectAddress } = invoice;
  const text = textOf(label, detail, projectAddress);
  return { key: id, group: "Invoices", label, detail, text, href: `/invoices/${id}` };
}

function foundMaterial({ id, name, sku }: Material): Found {
  const detail = sku ?? "";
  const text = textOf(name, detail);
  return { key: id, group: "Materials & Products", label: name, detail, text, href: "/materials" };
}

function foundLabour({ id, name }: LabourItem): Found {
  return { key: id, group: "Services & Time", label: name, detail: "", text: name, href: "/labor" };
}

function textOf(...words: readonly (string | null)[]): string {
  return words.filter(Boolean).join(" ");
}
