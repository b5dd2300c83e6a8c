import { sealedParts } from "#contract/sealed-kinds.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { Refusal } from "#server/base/refusal.ts";
import {
  changeWords,
  type PlainWords,
  readWords,
  refuseForeign,
  type Sealing,
  type StoredWords,
  takeNewWords,
  takeWords,
  type WordsBody,
} from "#server/sealing/words.ts";

/**
 * [Note: Two columns of words for a document]
 * `plain` and `sealed` have a document's head, `lines_plain` and `lines_sealed` its lines part ([Note: The parts of a
 * document]). The parts of a sealed document change together or the head alone, because the head names the digest of
 * the lines. An envelope in `sealed` without one in `lines_sealed` is of version 1, with both parts: clients of an
 * earlier release write it, with the lines beside it, and it replaces both envelopes. Words in `plain` that belong to
 * the lines part were written by a process of an earlier release that still ran after the migration, so they are later
 * than those of `lines_plain`.
 */
export interface PartColumns {
  plain: PlainWords | null;
  sealed: string | null;
  lines_plain: PlainWords | null;
  lines_sealed: string | null;
}

/** What the words of a document are bound to. */
interface Named {
  kind: DocumentKind;
  id: string;
  /** The quote that an invoice was made from: a copied envelope of its lines stays bound to it. */
  quote_id: Id<"Quote"> | null;
}

/** The envelopes in the body of a document; its words are in other fields. */
export interface SentEnvelopes {
  sealed?: string | null | undefined;
  linesSealed?: string | null | undefined;
}

type PartsBody = WordsBody & SentEnvelopes;

/** The words of both parts in one, as a record without parts has them; an envelope is that of the head. */
export function wholeWords({
  plain,
  sealed,
  lines_plain: ofLines,
}: Omit<PartColumns, "lines_sealed">): StoredWords {
  // Spreads of two objects take twenty times as long, here and wherever a request assigns.
  return { plain: plain && Object.assign({}, readWords(ofLines), readWords(plain)), sealed };
}

/** The columns for words: plain ones are split into the parts, and sealed ones come with the envelope of the lines. */
export function partColumns(
  kind: DocumentKind,
  { plain, sealed }: StoredWords,
  linesSealed: string | null,
): PartColumns {
  if (plain === null) return { plain, sealed, lines_plain: null, lines_sealed: linesSealed };
  const ofLines = new Set(["lineItems", ...sealedParts[kind].lines.fields]);
  const words = Object.entries(plain);
  return {
    plain: Object.fromEntries(words.filter(([word]) => !ofLines.has(word))),
    sealed,
    lines_plain: Object.fromEntries(words.filter(([word]) => ofLines.has(word))),
    lines_sealed: null,
  };
}

/** The words of a new document. @throws Refusal as takeNewWords; VALIDATION_FAILED for lines without their head */
export function takeNewParts(named: Named, body: PartsBody, sealing: Sealing): PartColumns {
  const words = takeNewWords(named.kind, named.id, body, sealing);
  return partColumns(named.kind, words, takeLines(named, body, sealing));
}

/** The words that a body has for a new document, or null if they are to be copied. @throws as {@link takeNewParts} */
export function takeOwnParts(named: Named, body: SentEnvelopes, sealing: Sealing): PartColumns | null {
  const lines = takeLines(named, body, sealing);
  const words = takeWords(named.kind, named.id, { sealed: body.sealed }, sealing);
  return words && partColumns(named.kind, words, lines);
}

/**
 * The words of a document after a change, or null if the body has none.
 *
 * @throws Refusal as takeWords; VALIDATION_FAILED for lines without their head, and for a head alone that does not name
 * the version that it was made from: of two such writes, one would leave a head that names other lines than there are
 */
export function takeChangedParts(
  row: Named & PartColumns,
  body: PartsBody & { version?: number | undefined },
  sealing: Sealing,
): PartColumns | null {
  const lines = takeLines(row, body, sealing);
  const words = takeWords(row.kind, row.id, body, sealing);
  if (!words) return null;
  const isHeadAlone = words.sealed !== null && lines === null && !body.lineItems;
  if (isHeadAlone && body.version === undefined) {
    throw new Refusal("VALIDATION_FAILED", [{ path: "version", reason: "answers.headWithoutVersion" }]);
  }
  return partColumns(row.kind, changeWords(wholeWords(row), words), isHeadAlone ? row.lines_sealed : lines);
}

function takeLines(
  { kind, id, quote_id: quoteId }: Named,
  { sealed, linesSealed }: SentEnvelopes,
  sealing: Sealing,
): string | null {
  if (!linesSealed) return null;
  if (sealing.kid === null) throw new Refusal("ENCRYPTION_NOT_SET_UP");
  if (!sealed) {
    throw new Refusal("VALIDATION_FAILED", [{ path: "linesSealed", reason: "answers.linesWithoutHead" }]);
  }
  const { linesKind, madeFrom } = kindRules[kind];
  refuseForeign(linesSealed, sealing, [
    { kind: linesKind, id },
    ...(madeFrom === null || quoteId === null ? [] : [{ kind: kindRules[madeFrom].linesKind, id: quoteId }]),
  ]);
  return linesSealed;
}
