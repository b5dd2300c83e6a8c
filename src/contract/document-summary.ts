import * as z from "zod/mini";
import { companyTerms } from "#contract/company-profile.ts";
import type { Fault } from "#contract/fault.ts";
import * as wire from "#contract/wire.ts";
import { invoiceWords, quoteWords, tableOfPart } from "#domain/documents/document-words.ts";
import {
  invoiceStatuses,
  type QuoteStatus,
  quoteStatuses,
  readQuoteStatus,
} from "#domain/documents/status.ts";
import { cisMethods, discountBases, markupScopes } from "#domain/pricing/terms.ts";
import { languages } from "#domain/region/region.ts";

// Apart from what bodies need, because the dashboard shows heads of documents and writes none.

/** The region that a document is made in, and keeps. If it is not sent, the profile's (decision A16). */
export const documentLanguage = z.enum(languages);

/** When a document was last sent, and when its status last changed; null for never ([Note: What was sent]). */
const documentMoments = {
  sentAt: z.nullable(wire.instant),
  statusAt: z.nullable(wire.instant),
};

/** Terms and sums of price in an answer. All sums come from the totals engine. */
const priceTermsAnswer = {
  markupPercent: wire.percentUpTo(1000, "documents.markupRange"),
  markupScope: z.enum(markupScopes),
  discountPercent: wire.percentUpTo(100, "documents.discountRange"),
  discountBase: z.enum(discountBases),
  taxPercent: wire.percentUpTo(100, "documents.taxRange"),
  subtotal: wire.money,
  discountAmount: wire.money,
  /** What is left after discount and CIS deduction, before tax. */
  netAmount: wire.money,
  taxAmount: wire.money,
  cisDeduction: wire.money,
  total: wire.money,
};

const cisTermsAnswer = {
  cisApplied: z.boolean(),
  cisMethod: z.enum(cisMethods),
  cisRatePercent: companyTerms.cisRatePercent,
  reverseChargeVat: z.boolean(),
};

/** A quote's status; older names are read as the present ones (decision S1). */
export const quoteStatus = z.codec(z.string(), z.custom<QuoteStatus>(), {
  decode: (text, context) => {
    const known = readQuoteStatus(text);
    if (known !== null) return known;
    context.issues.push({
      code: "custom",
      input: text,
      message: `quote.statusOneOf ${quoteStatuses.join(", ")}` satisfies Fault,
    });
    return z.NEVER;
  },
  encode: (known) => known as string,
});

export const invoiceStatus = z.enum(invoiceStatuses);

/** What a list says of a quote. */
export const quoteSummary = z.object({
  ...wire.recordAnswer,
  id: wire.id<"Quote">(),
  quoteNumber: z.string(),
  status: quoteStatus,
  language: documentLanguage,
  customerId: z.nullable(wire.id<"Customer">()),
  quoteDate: wire.localDate,
  validUntil: z.nullable(wire.localDate),
  ...documentMoments,
  ...wire.words(tableOfPart(quoteWords, "head")),
  ...priceTermsAnswer,
});

/** What a list says of an invoice. */
export const invoiceSummary = z.object({
  ...wire.recordAnswer,
  id: wire.id<"Invoice">(),
  quoteId: z.nullable(wire.id<"Quote">()),
  invoiceNumber: z.string(),
  status: invoiceStatus,
  language: documentLanguage,
  customerId: z.nullable(wire.id<"Customer">()),
  invoiceDate: wire.localDate,
  dueDate: z.nullable(wire.localDate),
  paidDate: z.nullable(wire.localDate),
  materialCost: z.nullable(wire.money),
  laborCost: z.nullable(wire.money),
  ...documentMoments,
  ...wire.words(tableOfPart(invoiceWords, "head")),
  ...priceTermsAnswer,
  ...cisTermsAnswer,
});
