import { useCallback, useMemo } from "react";
import type { Customer } from "#domain/customers/customer.ts";
import { type CustomerTraits, isNamedLike, traitsOf } from "#domain/customers/known-customer.ts";
import { owedInvoiceStatuses } from "#domain/documents/status.ts";
import type { Amount } from "#domain/money/by-currency.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { useDocuments, useDocumentsOf, useOwedInvoices } from "#web/documents/document-queries.ts";
import { sumsByCurrency } from "#web/documents/sums-by-currency.ts";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import { type RecordsResult, useRecords } from "#web/records/queries.ts";
import { type InvoiceSummary, wordResources } from "#web/records/resources.ts";

export type CustomerDocument = Opened<SummaryOf<DocumentKind>>;

export interface CustomerDocuments {
  /** Quotes and invoices together, newest first. */
  documents: readonly CustomerDocument[];
  /** How many of them are found by their words, because they name no customer who is there. */
  byName: number;
  /** Whether there are documents that name no customer who is there, whosever they are. */
  hasUnnamed: boolean;
  /** The first of them are still to come. */
  isPending: boolean;
  /** Some of them could not be read, and nothing stands in their place. */
  isFailed: boolean;
  /** Whether it is known which invoices they are. */
  invoicesAre: Knowledge;
  /** The newest document that the next one may be like; null while that is not known. */
  latest: CustomerDocument | null;
  retry: () => void;
}

/** What was asked for is there, is on its way, or could not be read. */
type Knowledge = "known" | "pending" | "failed";

/**
 * [Note: Whose a document is]
 * A document names its customer by id. One of before names nobody, and a customer who is named may not be there: they
 * could not be kept yet, or were deleted. Such a document belongs to a customer with its e-mail address, which only this
 * device can read; one without an address to a customer with its telephone number, or its name and postcode. The number
 * counts because a customer is known by it while a document is written: what is saved before the customers have been
 * read names an id under which nobody is kept when the number turns out to be known. Beside another address it does not
 * count: a firm and a household share numbers. The id stays in the document, so that another try or an undo, which
 * creates the customer under the same id, has its documents again without a write to any of them.
 */

/** A customer's documents: those that name the customer, as the server finds them, and those found by their words. */
export function useCustomerDocuments(customer: Customer): CustomerDocuments {
  const own = [useDocumentsOf("quote", customer.id), useDocumentsOf("invoice", customer.id)] as const;
  const lists = [useDocuments("quote"), useDocuments("invoice")] as const;
  const [{ data: quotes }, { data: invoices }] = lists;
  const everybody = useRecords(wordResources.customers);
  const ids = useIds(everybody);
  const { id, name, email, phone, postcode } = customer;
  const unnamed = useMemo(
    () =>
      [...(quotes ?? []), ...(invoices ?? [])].filter(
        ({ record }) => record.customerId !== id && namesNobody(record, ids),
      ),
    [quotes, invoices, id, ids],
  );
  const byName = useMemo(() => {
    const traits = { name, email, phone, postcode };
    return unnamed.filter((document) => isByName(document, traits));
  }, [unnamed, name, email, phone, postcode]);
  const documents = [...own.flatMap<CustomerDocument>(({ data }) => data ?? []), ...byName];
  const sorted = documents.toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
  // A part of a list does not tell who else is in it.
  const whole = [...lists, everybody].map(({ data, isPartial, isError }) => ({
    data: isPartial ? undefined : data,
    isError,
  }));
  const ofOwn = knowledgeOf(own);
  return {
    documents: sorted,
    byName: byName.length,
    hasUnnamed: unnamed.length > 0,
    isPending: ofOwn === "pending",
    isFailed: ofOwn === "failed",
    invoicesAre: knowledgeOf([own[1], ...whole.slice(1)]),
    latest: knowledgeOf([...own, ...whole]) === "known" ? latestOf(sorted) : null,
    retry: () => void [...own, ...lists, everybody].map((each) => each.isError && each.refetch()),
  };
}

/** What is known from several reads together. What was read stays good when it could not be read again. */
export function knowledgeOf(reads: readonly { data: unknown; isError: boolean }[]): Knowledge {
  const missing = reads.filter(({ data }) => data === undefined);
  if (missing.length === 0) return "known";
  return missing.some(({ isError }) => isError) ? "failed" : "pending";
}

/** What each customer owes, as the customer's page says it: by id, or by name where an invoice names nobody. */
export function useOwed(): (customer: Customer) => readonly Amount[] {
  const { data } = useOwedInvoices();
  const ids = useIds(useRecords(wordResources.customers));
  const byCustomer = useMemo(() => {
    const groups = new Map<InvoiceSummary["customerId"], InvoiceSummary[]>();
    for (const invoice of owedInvoices(data ?? [])) {
      const named = namesNobody(invoice, ids) ? null : invoice.customerId;
      const ofSame = groups.get(named);
      if (ofSame) ofSame.push(invoice);
      else groups.set(named, [invoice]);
    }
    return groups;
  }, [data, ids]);
  return useCallback(
    (customer) => {
      const byName = byCustomer.get(null)?.filter((invoice) => isNamedLike(traitsOf(invoice), customer));
      return sumsByCurrency([...(byCustomer.get(customer.id) ?? []), ...(byName ?? [])]);
    },
    [byCustomer],
  );
}

/** The ids of a list of customers; null while one may be missing. */
function useIds({ data, isPartial }: RecordsResult<Customer>): Ids | null {
  return useMemo(
    () => (isPartial || !data ? null : new Set(data.map(({ record }) => record.id))),
    [data, isPartial],
  );
}

type Ids = ReadonlySet<Customer["id"]>;

/** Whether a document names no customer who is there. While that is not known, whom it names counts. */
function namesNobody({ customerId }: Pick<InvoiceSummary, "customerId">, ids: Ids | null): boolean {
  return customerId === null || (ids !== null && !ids.has(customerId));
}

function isByName({ state, record }: CustomerDocument, traits: CustomerTraits): boolean {
  return state === "open" && isNamedLike(traitsOf(record), traits);
}

function isNewer({ record: one }: CustomerDocument, { record: other }: CustomerDocument): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;
}

/** The invoices among documents that are still to be paid. */
export function owedInvoices(documents: readonly CustomerDocument[]): InvoiceSummary[] {
  return documents.flatMap(({ state, record }) =>
    state === "open" && "invoiceNumber" in record && owedInvoiceStatuses.includes(record.status)
      ? [record]
      : [],
  );
}

/** The newest document that the next one may be like: not declined, not cancelled. */
function latestOf(documents: readonly CustomerDocument[]): CustomerDocument | null {
  const isPossible = ({ state, record }: CustomerDocument) =>
    state === "open" && record.status !== "declined" && record.status !== "cancelled";
  return documents.find(isPossible) ?? null;
}
