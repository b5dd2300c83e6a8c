import { rowOf, type TypedWord, typedWords, wordsOfKind } from "#domain/documents/document-words.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";

/**
 * The words of a document as typed: never null, "" when blank. It has every word of both kinds of document, because a
 * word missing here could not be saved in an encrypted account.
 */
export type DraftWords = Record<TypedWord, string>;

/** The words of a document or of a draft from an earlier build; those it lacks are blank. */
export function draftWordsOf(words: { readonly [Word in TypedWord]?: string | null }): DraftWords {
  return Object.fromEntries(typedWords.map((word) => [word, words[word] ?? ""])) as DraftWords;
}

/** The words that a duplicate of a document begins with. */
export function duplicatedWords(words: DraftWords): DraftWords {
  const copied = typedWords.filter((word) => rowOf(word).duplicate);
  return draftWordsOf(Object.fromEntries(copied.map((word) => [word, words[word]])));
}

/** The words of a kind of document as saved: trimmed, and null when blank, except the customer's name. */
export function savedWordsOf(kind: DocumentKind, words: DraftWords) {
  const own = typedWords.filter((word) => word in wordsOfKind[kind]);
  const saved = Object.fromEntries(own.map((word) => [word, words[word].trim() || null]));
  return { ...saved, customerName: words.customerName.trim() };
}

/** "Hobbs Ltd, 07700 900123, 14 Chevin Side, Otley, LS21 1AB"; no line breaks in the telephone number and the postcode. */
export function customerDetails(words: DraftWords): string {
  const { customerPhone, companyName, projectAddress, projectCity, projectPostcode } = words;
  const [phone, postcode] = [customerPhone, projectPostcode].map((each) => each.replaceAll(" ", "\u00a0"));
  return [companyName, phone, projectAddress.split(/\r?\n/)[0], projectCity, postcode]
    .filter(Boolean)
    .join(", ");
}
