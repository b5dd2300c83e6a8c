import type { TypedRoute } from "#contract/route.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { DocumentListQuery, RemovedVersion } from "#contract/wire.ts";
import { wordNounRoutes } from "#contract/word-noun-routes.ts";
import type { invoiceWords, quoteWords, WordOfPart } from "#domain/documents/document-words.ts";
import type { Invoice, Quote } from "#domain/documents/trade-document.ts";
import type { Id } from "#domain/ids/id.ts";
import { splitName } from "#domain/nouns/camel-case.ts";
import {
  type KindOf,
  mapWordNouns,
  type WordNoun,
  type WordTableOf,
  wordNouns,
} from "#domain/nouns/word-nouns.ts";
import type { WordRecord } from "#domain/records/word-record.ts";
import type { Sealed } from "#vault/records/records.ts";

/** The fields that records of every kind have. */
export interface Stored {
  readonly id: Id;
  readonly version: number;
  readonly createdAt: string;
}

/** The fields that a form supplies for a new record, without those that the server and the vault add. */
export type RecordFields<T> = Omit<T, "id" | "version" | "createdAt" | "updatedAt">;

/**
 * A record as the server answers it, before it is opened: the same fields, in which free text may be null, because it
 * is sealed, or absent. The contract has one schema for the lines of answers and of bodies, so that any field of a line
 * may be null.
 */
export type RowOf<T> = { [F in keyof T as IsText<T[F]> extends true ? never : F]: CellOf<T[F]> } & {
  [F in keyof T as IsText<T[F]> extends true ? F : never]?: string | null | undefined;
};

/** Whether a field is free text: neither an id nor a day, nor one of several texts. */
type IsText<V> = string extends V ? true : false;

type CellOf<V> = V extends string | number | boolean | null | undefined
  ? V
  : V extends (infer Line)[]
    ? { [F in keyof RowOf<Line>]: RowOf<Line>[F] | null }[]
    : RowOf<V>;

/** A kind of record of which one can be read. */
export interface OneResource<T extends Stored> {
  readonly kind: RecordKind;
  readonly routes: { readonly read: TypedRoute<AtId<T>, RowOf<T>> };
}

/** A kind of record whose list can be read. `Listed` is a record as its list has it. */
export interface ListResource<Listed extends Stored> extends OneResource<Listed> {
  /** First part of the query key: "customers". */
  readonly key: string;
  /** Keys of other queries, besides the dashboard's, that a change makes stale. */
  readonly alsoStale: readonly string[];
  /** Its list is requested again each time a screen uses it. */
  readonly isAlwaysRead?: true;
  /** The rows of its list have the words of a document's lines part too. */
  readonly withLines?: true;
  readonly routes: OneResource<Listed>["routes"] & {
    readonly list: TypedRoute<{ query: DocumentListQuery }, RowOf<Listed>[]>;
  };
}

/**
 * A kind of record: where it is read and saved. The types of its routes are the contract's, so that this compiles only
 * when the contract answers every field of `T` and accepts what is sent.
 *
 * @typeParam T the record as it is read by itself; with `Listed` and `New` for kinds whose lists leave fields out or
 *   whose forms do
 */
export interface RecordResource<T extends Listed, Listed extends Stored = T, New = RecordFields<T>>
  extends ListResource<Listed> {
  readonly routes: ListResource<Listed>["routes"] & {
    readonly read: TypedRoute<AtId<T>, RowOf<T>>;
    readonly create: TypedRoute<{ body: Sealed<New & Pick<T, "id">> }, RowOf<T>>;
    readonly update: TypedRoute<
      AtId<T> & { body: Sealed<Partial<New> & Pick<T, "id">> & { version: number } },
      RowOf<T>
    >;
    readonly remove: TypedRoute<AtId<T> & { query: RemovedVersion }, null>;
  };
}

interface AtId<T extends Stored> {
  params: Pick<T, "id">;
}

/** A quote as stored: CIS and the reverse charge never apply to it. */
export type StoredQuote = Omit<Quote, "cisApplied" | "cisMethod" | "cisRatePercent" | "reverseChargeVat">;
/**
 * A list has the head of a document: neither its lines nor the words that are kept with them. A quote that became an
 * invoice has that too, but not in the answer for the day.
 */
export type QuoteSummary = Omit<
  StoredQuote,
  "lineItems" | "invoices" | WordOfPart<typeof quoteWords, "lines">
> & { invoices?: StoredQuote["invoices"] | undefined };
export type InvoiceSummary = Omit<
  Invoice,
  "lineItems" | "supplier" | WordOfPart<typeof invoiceWords, "lines">
>;

/** What an editor sends of a new document: its lines, and any other field. */
export type NewDocument<T extends Quote | Invoice> = Partial<RecordFields<T>> & Pick<T, "lineItems">;

/** A record of one of [Note: Word nouns]. All of them have a name. */
export type WordRecordOf<N extends WordNoun> = WordRecord<Capitalize<KindOf<N>>, WordTableOf<N>> & {
  name: string;
};

/**
 * The resources of [Note: Word nouns], made from their names. Those of the other kinds are in files of their own, so
 * that a screen loads the schemas of its own records alone. The cast is needed because `mapWordNouns` gives all values
 * one type, and each resource has the records of its own noun.
 */
export const wordResources = mapWordNouns(wordResource) as {
  readonly [N in WordNoun]: RecordResource<WordRecordOf<N>>;
};

function wordResource(name: WordNoun) {
  const { kind } = wordNouns[name];
  return { key: splitName(name, "-"), kind, routes: wordNounRoutes[name], alsoStale: [] };
}
