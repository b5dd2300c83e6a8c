import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import { customerRoutes } from "#contract/customers.ts";
import { invoiceRoutes } from "#contract/invoices.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";

/** A list of records of one kind, by its address. */
export interface RawList {
  kind: RecordKind;
  path: string;
  /** Address of one record, with "{id}" in it, when the list leaves out part of the record. */
  onePath?: string;
}

/** A kind of record that the page offers; the choice lists them in this order. */
interface SeenKind {
  title: string;
  /** "customer", for the sentence that says the list is empty. */
  one: string;
  lists: readonly RawList[];
}

export const seenKinds = {
  customers: {
    title: "Customers",
    one: "customer",
    lists: [{ kind: "customer", path: customerRoutes.list.path }],
  },
  company: {
    title: "Company profile",
    one: "company profile",
    lists: [{ kind: "companyProfile", path: companyProfileRoutes.read.path }],
  },
  materials: {
    title: "Materials",
    one: "material",
    lists: [{ kind: "material", path: materialRoutes.list.path }],
  },
  labour: {
    title: "Labour",
    one: "labour item",
    lists: [{ kind: "laborItem", path: labourRoutes.list.path }],
  },
  categories: {
    title: "Categories",
    one: "category",
    lists: [
      { kind: "category", path: categoryRoutesOfMaterials.list.path },
      { kind: "laborCategory", path: categoryRoutesOfLabour.list.path },
    ],
  },
  quotes: {
    title: "Quotes",
    one: "quote",
    lists: [{ kind: "quote", path: quoteRoutes.list.path, onePath: quoteRoutes.read.path }],
  },
  invoices: {
    title: "Invoices",
    one: "invoice",
    lists: [{ kind: "invoice", path: invoiceRoutes.list.path, onePath: invoiceRoutes.read.path }],
  },
} as const satisfies Record<string, SeenKind>;

export type SeenKindName = keyof typeof seenKinds;
