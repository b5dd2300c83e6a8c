import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import { customerRoutes } from "#contract/customers.ts";
import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { Language } from "#domain/region/region.ts";
import type { RecordResource } from "#web/records/gateway.ts";
import { messagesIn } from "#words/languages/messages-in.ts";

/** The lists that can be exported to a file. */
export type ListKind = "customers" | "materials" | "labour" | "quotes" | "invoices";

/** The lists that can also be imported from a file. */
export type ImportableKind = "customers" | "materials" | "labour";

/** Where each list is read and saved; the keys are the query keys of the screens. */
export const listResources = {
  customers: { key: "customers", kind: "customer", routes: customerRoutes },
  materials: { key: "materials", kind: "material", routes: materialRoutes },
  labour: { key: "labor", kind: "laborItem", routes: labourRoutes },
  quotes: { key: "quotes", kind: "quote", routes: quoteRoutes },
  invoices: { key: "invoices", kind: "invoice", routes: invoiceRoutes },
} as const satisfies Record<ListKind, RecordResource>;

/** Where the categories of a list are read and saved; null for a list without categories. */
export function categoryResource(kind: ListKind) {
  if (kind === "materials") return categoriesOfMaterials;
  return kind === "labour" ? categoriesOfLabour : null;
}

const categoriesOfMaterials = {
  key: "categories",
  kind: "category",
  routes: categoryRoutesOfMaterials,
} as const satisfies RecordResource;

const categoriesOfLabour = {
  key: "labor-categories",
  kind: "laborCategory",
  routes: categoryRoutesOfLabour,
} as const satisfies RecordResource;

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
  if (kind === "labour") return wordsOf({ one: `${labour} item`, fileWord: labour });
  return wordsOf({ one: kind.slice(0, -1), fileWord: kind });
}

/** "1 customer", "12 customers". */
export function counted(count: number, { one, many }: Pick<ListWords, "one" | "many">): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}

/** "quotewright-customers-2026-11-21.csv". @param day the calendar day in the person's time zone */
export function exportName({ fileWord }: Pick<ListWords, "fileWord">, day: string): string {
  return `quotewright-${fileWord}-${day}.csv`;
}

function wordsOf({ one, fileWord }: Pick<ListWords, "one" | "fileWord">): ListWords {
  const many = `${one}s`;
  return { one, many, title: capitalised(many), fileWord };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
