import { categoryWords, labourWords, materialWords } from "#domain/catalogue/catalogue-words.ts";
import { companyWords, logoWords } from "#domain/company/company-words.ts";
import { invoiceWords, quoteWords, tableOfPart, wordsOfKind } from "#domain/documents/document-words.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { sendingWords } from "#domain/documents/sending.ts";
import { type KindOf, type WordNoun, wordNouns } from "#domain/nouns/word-nouns.ts";
import { type DocumentKind, documentKinds, mapDocumentKinds } from "#domain/pricing/document-kind.ts";
import { lineWords } from "#domain/pricing/line-words.ts";
import { type WordTable, wordNames } from "#domain/records/word-table.ts";

/**
 * [Note: The table of sealed fields]
 * The one place that lists which field of which record is sealed (decision P1): of each kind of record, the words of
 * its noun ([Note: The words of a noun]). The vault seals and opens by it, the server refuses plaintext by it, the
 * tests walk it and the privacy page prints it. A field that is not listed stays readable to the server: numbers,
 * dates, statuses, ids, language and colour.
 */
export interface SealedFields {
  /** Sealed fields of the record itself. */
  readonly fields: readonly string[];
  /** Sealed fields of each of its line items; they are sealed in the record's own envelope. */
  readonly lineItems: readonly string[];
}

export const sealedFields = {
  ...sealedOfWordNouns(),
  companyProfile: sealed(companyWords),
  companyLogo: sealed(logoWords),
  category: sealed(categoryWords),
  laborCategory: sealed(categoryWords),
  material: sealed(materialWords),
  laborItem: sealed(labourWords),
  quote: sealed(quoteWords, lineWords),
  invoice: sealed(invoiceWords, lineWords),
  sending: sealed(sendingWords),
} as const satisfies Record<string, SealedFields>;

/** A kind of record that can be sealed. It is part of every envelope, which is bound to it. */
export type RecordKind = keyof typeof sealedFields;

export const recordKinds = Object.keys(sealedFields) as RecordKind[];

/**
 * A kind of the envelopes that hold the lines part of a document; the head's kind is the document's own
 * ([Note: The parts of a document]). An envelope of the document's own kind without one beside it is of version 1 and
 * has both parts.
 */
export type LinesKind = (typeof kindRules)[DocumentKind]["linesKind"];

/** A kind of envelope: of a record, or of the lines part of a document. */
export type EnvelopeKind = RecordKind | LinesKind;

/** The sealed fields of each part of a document. Together they are those of its kind. */
export const sealedParts = mapDocumentKinds(partsOf);

/** The words that an envelope of each kind may have. A document's own has all of them in version 1. */
export const envelopeFields: Readonly<Record<EnvelopeKind, SealedFields>> = {
  ...sealedFields,
  ...linesFields(),
};

export const envelopeKinds = Object.keys(envelopeFields) as EnvelopeKind[];

function linesFields() {
  const fields = documentKinds.map((kind) => [kindRules[kind].linesKind, sealedParts[kind].lines]);
  return Object.fromEntries(fields) as Record<LinesKind, SealedFields>;
}

function partsOf(kind: DocumentKind): { head: SealedFields; lines: SealedFields } {
  const table = wordsOfKind[kind];
  return {
    head: sealed(tableOfPart(table, "head")),
    lines: sealed(tableOfPart(table, "lines"), lineWords),
  };
}

function sealed(words: WordTable, ofLine: WordTable = {}): SealedFields {
  return { fields: wordNames(words), lineItems: wordNames(ofLine) };
}

function sealedOfWordNouns() {
  const kinds = Object.values(wordNouns).map(({ kind, words }) => [kind, sealed(words)]);
  return Object.fromEntries(kinds) as Record<KindOf<WordNoun>, SealedFields>;
}
