import * as z from "zod/mini";
import { invoiceStatuses, quoteStatuses } from "#domain/documents/status.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Percent } from "#domain/money/percent.ts";
import { invoiceOnlyTerms } from "#domain/pricing/default-terms.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { customTypes, itemTypes } from "#domain/pricing/line-item.ts";
import { cisMethods, discountBases, markupScopes } from "#domain/pricing/terms.ts";
import { languages } from "#domain/region/region.ts";
import { spokenLanguage } from "#web/base/messages.ts";

const idOf = <N extends string>() => z.custom<Id<N>>((value) => typeof value === "string");
const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);
/** A word of a line: null when blank, and when the words are sealed. */
const word = orNull(z.string());

const line = z.looseObject({
  id: idOf<"LineItem">(),
  itemType: z.enum(itemTypes),
  customType: orNull(z.enum(customTypes)),
  materialId: orNull(idOf<"Material">()),
  laborItemId: orNull(idOf<"LabourItem">()),
  quantity: z.string(),
  unitPrice: z.string(),
  // Typed as text, which it is once the words are opened; null while they are sealed.
  name: z.custom<string>((value) => value === null || typeof value === "string"),
  description: word,
  unit: word,
  materialSku: word,
});

const terms = z.looseObject({
  markupPercent: z.string(),
  markupScope: z.enum(markupScopes),
  discountPercent: z.string(),
  discountBase: z.enum(discountBases),
  taxPercent: z.string(),
  // Absent where a quote was stored as the server answers it.
  cisApplied: z._default(z.boolean(), invoiceOnlyTerms.cisApplied),
  cisMethod: z._default(z.enum(cisMethods), invoiceOnlyTerms.cisMethod),
  cisRatePercent: z._default(z.custom<Percent>(Number.isSafeInteger), invoiceOnlyTerms.cisRatePercent),
  reverseChargeVat: z._default(z.boolean(), invoiceOnlyTerms.reverseChargeVat),
});

const status = z.enum([...quoteStatuses, ...invoiceStatuses]);

const draft = z.looseObject({
  kind: z.enum(documentKinds),
  // Drafts had no language before documents kept their region: they were made in the firm's.
  language: z._default(z.enum(languages), spokenLanguage),
  id: z.string(),
  version: orNull(z.number()),
  isTried: z._default(z.boolean(), false),
  customerId: orNull(idOf<"Customer">()),
  withoutEmail: z.exactOptional(z.boolean()),
  words: z.record(z.string(), z.nullable(z.string())),
  lines: z.array(line),
  terms,
  status,
  statusFrom: z.exactOptional(status),
  date: z.string(),
  until: z.string(),
  untilFrom: z.exactOptional(z.nullable(z.string())),
  pricesSince: z.exactOptional(z.string()),
  number: orNull(z.string()),
});

/**
 * [Note: What the device stores]
 * A stored draft outlives the build that wrote it. It is read through this schema, in which whatever a later build
 * added has a default, so that a draft of any earlier build opens; one of each shape is in
 * test/vectors/kept-drafts.json. Fields that only a newer build knows are kept as they are. A text that this build
 * cannot read stays on the device, and its slot counts as taken.
 */
const keptDraft = z.looseObject({
  draft,
  // Absent when the words are plain.
  sealed: orNull(z.string()),
  envelopeId: z.string(),
  keptAt: orNull(z.number()),
});

export type KeptDraft = z.output<typeof keptDraft>;

/** A draft as stored, null when it cannot be read: broken, or written by a newer build. */
export function parseKeptDraft(text: string): KeptDraft | null {
  try {
    const { data } = z.safeParse(keptDraft, JSON.parse(text));
    return data ?? null;
  } catch {
    return null;
  }
}

/** The version of a document before and after it was deleted and restored. */
export interface RaisedVersion {
  readonly from: number;
  readonly to: number;
}

/** A stored draft whose changes are to the restored document, if they were to the deleted one. */
export function atVersion(text: string, { from, to }: RaisedVersion): string {
  const kept = parseKeptDraft(text);
  if (kept?.draft.version !== from) return text;
  return JSON.stringify({ ...kept, draft: { ...kept.draft, version: to } });
}
