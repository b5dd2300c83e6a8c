import { routes } from "#contract/routes.ts";
import type { RecordKind } from "#contract/sensitive.ts";

/** A list of records of one kind, by its address. */
export interface RawList {
  kind: RecordKind;
  path: string;
  /** Address of one record with "{id}", where the list leaves something out of it. */
  onePath?: string;
}

/** What can be looked at on the page, in the order of its choice. */
interface SeenKind {
  title: string;
  /** "customer", in the sentence that there is none yet. */
  one: string;
  lists: readonly RawList[];
}

export const seenKinds = {
  customers: {
    title: "Customers",
    one: "customer",
    lists: [{ kind: "customer", path: routes.customers.list.path }],
  },
  company: {
    title: "Company profile",
    one: "company profile",
    lists: [{ kind: "companyProfile", path: routes.companyProfile.read.path }],
  },
  materials: {
    title: "Materials",
    one: "material",
    lists: [{ kind: "material", path: routes.materials.list.path }],
  },
  labour: {
    title: "Labour",
    one: "labour item",
    lists: [{ kind: "laborItem", path: routes.labor.list.path }],
  },
  categories: {
    title: "Categories",
    one: "category",
    lists: [
      { kind: "category", path: routes.categories.list.path },
      { kind: "laborCategory", path: routes.laborCategories.list.path },
    ],
  },
  quotes: {
    title: "Quotes",
    one: "quote",
    lists: [{ kind: "quote", path: routes.quotes.list.path, onePath: routes.quotes.read.path }],
  },
  invoices: {
    title: "Invoices",
    one: "invoice",
    lists: [{ kind: "invoice", path: routes.invoices.list.path, onePath: routes.invoices.read.path }],
  },
} as const satisfies Record<string, SeenKind>;

export type SeenKindName = keyof typeof seenKinds;
