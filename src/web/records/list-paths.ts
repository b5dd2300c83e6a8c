import type { RecordKind } from "#contract/sealed-kinds.ts";

/** The kinds of record without a list of their own, and the screen that has them. */
interface OnOtherScreens {
  category: "the dialog of the categories, on the list of materials";
  laborCategory: "the dialog of the categories, on the list of labour";
  companyProfile: "the company profile, of which there is one";
  companyLogo: "the company profile";
  sending: "the screen of its document";
  companyText: "the screen that needs it; of a trade's price list the lists of materials and labour";
  importMemory: "the screen that brings lists in";
}

/** A kind of record without a list; see unlisted-kinds.ts. */
export type UnlistedKind = keyof OnOtherScreens;

/** A kind of record that has a list. */
export type ListKind = Exclude<RecordKind, UnlistedKind>;

/**
 * [Note: The table of nouns]
 * Each kind of record has a list, whose address is here, or is named above among those without one. A new row of
 * [Note: The table of sealed fields] does not compile before it has either, and then not before it has a row of the
 * two tables of nouns. `nouns.ts` has what the frame shows before a screen is loaded: heading and sidebar.
 * `list-names.ts` has what a list calls its records, and `noun-records.ts` what is loaded later: where they are read,
 * how the header's search shows them. `unlisted-kinds.ts` has the kinds without a list. Router, sidebar, headings, search, export,
 * import, the archive and both privacy pages go through these tables. The addresses have a file of their own, because
 * the start page loads them with the routes.
 */
export const listPaths = {
  quote: "/quotes",
  invoice: "/invoices",
  material: "/materials",
  laborItem: "/labor",
  customer: "/customers",
} as const satisfies Record<ListKind, `/${string}`>;

export type ListPath = (typeof listPaths)[ListKind];

/** The kinds of record with a list, in the order of the sidebar. */
export const listKinds = Object.keys(listPaths) as ListKind[];

/** The page of one customer. */
export function customerHref(id: string): string {
  return recordHref("customer", id);
}

/** The address of one record. Those without a page of their own, such as materials, have none there. */
export function recordHref(kind: RecordKind, id: string): string {
  const paths: Partial<Record<RecordKind, string>> = listPaths;
  return `${paths[kind] ?? ""}/${id}`;
}
