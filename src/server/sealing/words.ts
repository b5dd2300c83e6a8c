import { readEnvelope } from "#contract/envelope.ts";
import { type EnvelopeKind, type RecordKind, sealedFields } from "#contract/sealed-kinds.ts";
import { mapWords, type WordTable } from "#domain/records/word-table.ts";
import { Refusal } from "#server/base/refusal.ts";

/**
 * [Note: Words, plain or sealed]
 * A record's words are in one of two columns. `plain` is a JSON object of the fields that the table of sealed fields
 * lists, in an account without encryption; `sealed` is an envelope, in an encrypted account. A document has two such
 * columns more ([Note: Two columns of words for a document]); the words of its lines are under `lineItems`, by line id.
 */
export interface StoredWords {
  plain: PlainWords | null;
  sealed: string | null;
}

export type PlainWords = Record<string, unknown> & { lineItems?: Record<string, Record<string, unknown>> };

/** How the account's words must arrive: sealed with the key of this id, or plain (null) without encryption. */
export interface Sealing {
  readonly kid: string | null;
}

export type WordsBody = Record<string, unknown> & {
  sealed?: string | null | undefined;
  lineItems?: readonly ({ id: string | null } & Record<string, unknown>)[] | undefined;
};

/**
 * The words that a body has for one record, or null if it has none.
 *
 * @throws Refusal ENCRYPTION_PASSPHRASE_REQUIRED for plain words in an encrypted account, ENCRYPTION_NOT_SET_UP for an
 * envelope in an account without encryption, VALIDATION_FAILED for an envelope that is bound to another record
 */
export function takeWords(
  kind: RecordKind,
  id: string,
  body: WordsBody,
  sealing: Sealing,
): StoredWords | null {
  const plain = plainWords(kind, body);
  if (sealing.kid === null) {
    if (body.sealed) throw new Refusal("ENCRYPTION_NOT_SET_UP");
    return plain ? { plain, sealed: null } : null;
  }
  if (plain && hasText(plain)) throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
  if (!body.sealed) return null;
  refuseForeign(body.sealed, sealing, [{ kind, id }]);
  return { plain: null, sealed: body.sealed };
}

/** @throws Refusal VALIDATION_FAILED for an envelope of another key, or one that is bound to none of these */
export function refuseForeign(
  envelope: string,
  { kid }: Sealing,
  bindings: readonly { kind: EnvelopeKind; id: string }[],
): void {
  const head = readEnvelope(envelope);
  const isBound = bindings.some(({ kind, id }) => head?.kind === kind && head.recordId === id);
  if (!isBound || head?.kid !== kid) throw new Refusal("VALIDATION_FAILED", "answers.foreignEnvelope");
}

/** The words of a new record. @throws Refusal as takeWords; also if an encrypted account sends no envelope */
export function takeNewWords(kind: RecordKind, id: string, body: WordsBody, sealing: Sealing): StoredWords {
  const words = takeWords(kind, id, body, sealing);
  if (words) return words;
  if (sealing.kid !== null) throw new Refusal("ENCRYPTION_PASSPHRASE_REQUIRED");
  return { plain: {}, sealed: null };
}

/** The words after a change: an envelope replaces the old one, plain fields are merged into the old ones. */
export function changeWords(old: StoredWords, sent: StoredWords | null): StoredWords {
  if (!sent) return old;
  if (sent.sealed !== null || old.plain === null) return sent;
  return { plain: { ...readWords(old.plain), ...sent.plain }, sealed: null };
}

/** A noun's words as an answer has them: null where they are blank or sealed. */
export function openWords<T extends WordTable>(
  table: T,
  { plain, sealed }: StoredWords,
): { [Word in keyof T]: string | null } & { sealed: string | null } {
  const words = readWords(plain);
  return Object.assign(
    mapWords(table, (_, word) => openText(words?.[word])),
    { sealed },
  );
}

/**
 * The words of a column of plain words ([Note: Stored JSON]), whose schema is the table of its kind: a word that the
 * release that wrote them did not know is null. They are of version 1, which is written without its number.
 *
 * @throws Error for words of a newer release
 */
export function readWords(stored: PlainWords | null): PlainWords | null {
  if (stored?.v !== undefined) throw new Error(`A newer release has written this: version ${stored.v}`);
  return stored;
}

/** A word among plain words. */
export function openText(stored: unknown): string | null {
  return typeof stored === "string" ? stored : null;
}

/** The words of a kind of record as an answer has them; see {@link openWords}. */
export function spreadWords(
  kind: RecordKind,
  words: StoredWords,
): Record<string, unknown> & { sealed: string | null } {
  const spread: Record<string, unknown> & { sealed: string | null } = { sealed: words.sealed };
  const plain = readWords(words.plain);
  for (const field of sealedFields[kind].fields) spread[field] = openText(plain?.[field]);
  return spread;
}

function plainWords(kind: RecordKind, body: WordsBody): PlainWords | null {
  const { fields, lineItems } = sealedFields[kind];
  const plain: PlainWords = {};
  for (const field of fields) if (body[field] !== undefined) plain[field] = emptyToNull(body[field]);
  if (lineItems.length > 0 && body.lineItems) {
    // Without a prototype V8 makes a table of keys at once, in place of a shape for each id: a third of the time.
    const byLine: Record<string, Record<string, unknown>> = Object.create(null);
    for (const line of body.lineItems) {
      const words: Record<string, unknown> = {};
      for (const field of lineItems) words[field] = emptyToNull(line[field]);
      byLine[String(line.id)] = words;
    }
    plain.lineItems = byLine;
  }
  return Object.keys(plain).length > 0 ? plain : null;
}

function emptyToNull(value: unknown): unknown {
  return typeof value === "string" && value.trim() === "" ? null : (value ?? null);
}

function hasText(plain: PlainWords): boolean {
  const { lineItems, ...own } = plain;
  const values = [...Object.values(own), ...Object.values(lineItems ?? {}).flatMap(Object.values)];
  return values.some((value) => value !== null);
}
