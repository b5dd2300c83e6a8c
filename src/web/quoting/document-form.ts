import type { Dispatch, ReactNode } from "react";
import type { CompanyProfile, Letterhead } from "#domain/company/company-profile.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import type { DraftAction, DraftHead } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import type { CustomerFieldsProps } from "#web/quoting/customer-fields.tsx";
import type { DeskTotalsProps } from "#web/quoting/desk-totals.tsx";
import type { AddingProps } from "#web/quoting/use-item-entry.ts";

/** What the form of a document is drawn with: as rows on a phone, as boxes from 768 px on. */
export interface DocumentFormProps {
  kind: DocumentKind;
  draft: DraftHead;
  lines: readonly DraftLine[];
  /** The document's language; its region names county and postcode. */
  language: Language;
  currencySign: string;
  /** The firm whose rules apply: an invoice's own supplier, otherwise today's profile, in the document's region. */
  supplier: Letterhead | CompanyProfile;
  /** The number that a new invoice would get. */
  nextNumber: string;
  customer: CustomerFieldsProps;
  adding: AddingProps;
  totals: DeskTotalsProps;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
  /** The lines. */
  children: ReactNode;
}
