import type { LabourItem, Material } from "#domain/catalogue/catalogue.ts";
import type { Customer } from "#domain/customers/customer.ts";
import type { Language } from "#domain/region/region.ts";
import { catalogueResources } from "#web/records/catalogue-resources.ts";
import {
  type InvoiceSummary,
  type ListResource,
  type QuoteSummary,
  resources,
} from "#web/records/resources.ts";
import { messagesIn } from "#words/languages/messages-in.ts";

/** The lists that can be exported to a file. */
export type ListKind = "customers" | "materials" | "labour" | "quotes" | "invoices";

/** The lists that can also be imported from a file. */
export type ImportableKind = "customers" | "materials" | "labour";

export interface ListRecords {
  customers: Customer;
  materials: Material;
  labour: LabourItem;
  quotes: QuoteSummary;
  invoices: InvoiceSummary;
}

/** Where each list is read. */
export const listResources: { [K in ListKind]: ListResource<ListRecords[K]> } = {
  customers: resources.customers,
  materials: catalogueResources.materials,
  labour: catalogueResources.labour,
  quotes: resources.quotes,
  invoices: resources.invoices,
};

/** Where the categories of a list are read; null for a list without categories. */
export function categoryResource(kind: ListKind) {
  if (kind === "materials") return catalogueResources.categories;
  return kind === "labour" ? catalogueResources.labourCategories : null;
}

/** The names for the records of a list. */
export interface ListWords {
  one: string;
  many: string;
  /** "Customers" */
  title: string;
  /** For the name of a file: one word. */
  fileWord: string;
}

/** The names for the records of a list, in the user's language. */
export function listWords(kind: ListKind, language: Language): ListWords {
  const labour = messagesIn(language).labour.word;
  if (kind === "labour") return listNames({ one: `${labour} item`, fileWord: labour });
  return listNames({ one: kind.slice(0, -1), fileWord: kind });
}

/** "1 customer", "12 customers". */
export function counted(count: number, { one, many }: Pick<ListWords, "one" | "many">): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}

/** "quotewright-customers-2026-11-21.csv". @param day the calendar day in the person's time zone */
export function exportName({ fileWord }: Pick<ListWords, "fileWord">, day: string): string {
  return `quotewright-${fileWord}-${day}.csv`;
}

function listNames({ one, fileWord }: Pick<ListWords, "one" | "fileWord">): ListWords {
  const many = `${one}s`;
  return { one, many, title: capitalised(many), fileWord };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
