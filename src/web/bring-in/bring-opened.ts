import type { CustomerWords } from "#domain/customers/customer.ts";
import type { Language } from "#domain/region/region.ts";
import {
  type BroughtLabour,
  type BroughtMaterials,
  bringLabour,
  bringMaterials,
} from "#web/bring-in/bring-catalogue.ts";
import { type BroughtCustomers, bringContacts, bringCustomerTable } from "#web/bring-in/bring-customers.ts";
import { type LabourWords, type MaterialWords, readPricedRows } from "#web/bring-in/bring-prices.ts";
import type { Choices } from "#web/bring-in/choices.ts";
import { FileRefused } from "#web/bring-in/file-refused.ts";
import { layoutWith } from "#web/bring-in/layout.ts";
import type { OpenedFile } from "#web/bring-in/open-file.ts";
import type { FirmPrices } from "#web/bring-in/price-rows.ts";

/** What the firm has, and what it says about prices. */
export interface Present<C extends CustomerWords, M extends MaterialWords, L extends LabourWords> {
  customers: readonly C[];
  materials: readonly M[];
  labour: readonly L[];
  language: Language;
  firm: FirmPrices;
}

/** What a file brings, before anything is saved; or why it cannot be read. */
export type Brought<C extends CustomerWords, M extends MaterialWords, L extends LabourWords> =
  | BroughtCustomers<C>
  | BroughtMaterials<M>
  | BroughtLabour<L>
  | { kind: "refused"; why: string };

/** Brings in a file that was opened. @throws FileRefused when nothing says what its columns are */
export function bringOpened<C extends CustomerWords, M extends MaterialWords, L extends LabourWords>(
  opened: OpenedFile,
  present: Present<C, M, L>,
  { columns, answers }: Choices,
): Exclude<Brought<C, M, L>, { kind: "refused" }> {
  const { language } = present;
  if (opened.kind === "contacts") return bringContacts(opened.contacts, present.customers, language);
  const { delimiter, rows } = opened;
  const layout = columns ? layoutWith(opened.layout, rows, columns) : opened.layout;
  if (layout === null) throw new FileRefused("noHeadings");
  if (layout.kind === "customers") return bringCustomerTable(layout, present.customers, language);
  const priced = { ...layout, kind: layout.kind };
  const read = readPricedRows(priced, present.firm, { language, delimiter, answers });
  return layout.kind === "labour"
    ? bringLabour(read, present.labour)
    : bringMaterials(read, present.materials);
}
