import { sealedFields } from "#contract/sealed-kinds.ts";
import { companyWordsOf } from "#domain/documents/trade-document.ts";
import { type DocumentKind, documentKinds } from "#domain/pricing/document-kind.ts";

/** A word about the firm on an invoice: it comes from the profile or the saved invoice, and nobody types it. */
type FirmWord = keyof ReturnType<typeof companyWordsOf>;

/** A word that is typed into a document, whether or not its editor has an input for it. */
export type DraftWord = Exclude<(typeof sealedFields)[DocumentKind]["fields"][number], FirmWord>;

/** The words of a document as typed: never null, "" when blank. Those of the other kind are blank too. */
export type DraftWords = Record<DraftWord, string>;

/** Made from the table of sealed fields, because a word missing here could not be saved in an encrypted account. */
const draftWordFields = [...new Set(documentKinds.flatMap((kind) => sealedFields[kind].fields))].filter(
  (field): field is DraftWord => !(field in companyWordsOf(null)),
);

/** The words of a document or of a draft from an earlier build; those it lacks are blank. */
export function draftWordsOf(words: { readonly [Word in DraftWord]?: string | null }): DraftWords {
  return Object.fromEntries(draftWordFields.map((field) => [field, words[field] ?? ""])) as DraftWords;
}

/** The words of a kind of document as saved: trimmed, and null when blank, except the customer's name. */
export function savedWordsOf(kind: DocumentKind, words: DraftWords) {
  const own = draftWordFields.filter((field) =>
    (sealedFields[kind].fields as readonly string[]).includes(field),
  );
  const saved = Object.fromEntries(own.map((field) => [field, words[field].trim() || null]));
  return { ...saved, customerName: words.customerName.trim() };
}
