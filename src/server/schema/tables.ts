import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { SealingPlace } from "#contract/sealing.ts";
import { type SplitName, splitName } from "#domain/nouns/camel-case.ts";
import { type KindOf, type WordNoun, wordNounNames, wordNouns } from "#domain/nouns/word-nouns.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Schema } from "#server/schema/schema.ts";

/**
 * Tables without row-level security. A user is found by e-mail, a session and a password reset by their hash, before
 * the owner is known; attempts are counted by hashes; and mail belongs to no user, since a recipient may have no
 * account. Counted attempts matter for minutes only, and the contract's versions belong to the tables: a backup leaves
 * both out.
 */
export const systemTables = {
  users: { inBackup: true },
  sessions: { inBackup: true },
  outbox: { inBackup: true },
  password_resets: { inBackup: true },
  counted_tries: { inBackup: false },
  schema_contract: { inBackup: false },
} as const satisfies Partial<Record<keyof Schema, { inBackup: boolean }>>;

/** The tables that a transaction without an owner may use. */
export type SystemSchema = Pick<Schema, keyof typeof systemTables>;

/** A table whose rows belong to users, guarded by row-level security. */
export type TenantTable = Exclude<keyof Schema, keyof SystemSchema>;

/** Two columns that words are in, see [Note: Sealed or plain]. */
export interface WordColumns<Column = string> {
  readonly place: SealingPlace;
  readonly plain: Column;
  readonly sealed: Column;
  /** The kind of document whose rows these are; absent where it may be any. */
  readonly kind?: DocumentKind;
  /**
   * The record that these words are part of, where they are not a record themselves: they are deleted and restored
   * with it, and the feed of changes names the record.
   */
  readonly partOf?: RecordKind;
  /** The columns of a document's lines part, which go with those of its head ([Note: The parts of a document]). */
  readonly lines?: { readonly plain: Column; readonly sealed: Column };
  /** The column of plain words that must be sealed before, in a batch of their own. */
  readonly sealedAfter?: Column;
  /** A column that means nothing without the words, and is emptied with them. */
  readonly alongside?: Column;
}

/**
 * Which rows of a table are deleted when the owner starts again without the key: none, the sealed ones, all, or those
 * of reports that are not locked. Figures are counted again.
 */
export type LostWithTheKey = "nothing" | "sealed rows" | "all rows" | "unlocked rows" | "counted again";

/** What is done with the rows of a tenant table; the compiler checks the columns against the schema. */
interface TablePlan<T extends TenantTable> {
  /** Where its words are, those of the record itself first; a table with sealed rows has at least one place. */
  readonly words: Schema[T] extends { sealed: unknown }
    ? readonly [WordColumns<keyof Schema[T]>, ...WordColumns<keyof Schema[T]>[]]
    : readonly [];
  readonly lostWithTheKey: Schema[T] extends { sealed: unknown }
    ? "sealed rows"
    : Exclude<LostWithTheKey, "sealed rows">;
  /**
   * The columns of variable length that count towards the account's space beside those of words, which always do. With
   * neither, the table does not grow with use and is not counted.
   */
  readonly counted: readonly (keyof Schema[T])[];
  /** A record is its row alone, so that its writing needs no further work. */
  readonly hasSimpleRecords?: true;
  /** The table of the categories that its rows belong to, by `category_id`. */
  readonly filedUnder?: "category_id" extends keyof Schema[T] ? TenantTable : never;
}

const own = { plain: "plain", sealed: "sealed" } as const;
const linesPart = { plain: "lines_plain", sealed: "lines_sealed" } as const;

/** A table of simple records, which have words and a few columns of fixed length. */
function recordsOf<Kind extends RecordKind>(kind: Kind) {
  return {
    words: [{ place: kind, ...own }],
    lostWithTheKey: "sealed rows",
    counted: [],
    hasSimpleRecords: true,
  } as const;
}

/** The tables of [Note: Word nouns], whose rows reference no other table's. */
const wordNounPlans = Object.fromEntries(
  wordNounNames.map((name) => [splitName(name, "_"), recordsOf(wordNouns[name].kind)]),
) as { [N in WordNoun as SplitName<N, "_">]: ReturnType<typeof recordsOf<KindOf<N>>> };

/**
 * [Note: The table of tables]
 * Every tenant table is listed here, each after the tables that its rows reference; if one is missing, nothing
 * compiles. Backup and restore, counting and sealing plain words, the purge of former versions and starting again all
 * loop over this list, and so do their tests and the test of deleting an account, so none of them can forget a table.
 * Measuring an account's space loops over it too.
 * When a user is deleted, the foreign keys delete all rows.
 */
export const tenantTables = {
  keysets: { words: [], lostWithTheKey: "nothing", counted: [] },
  // Sealed first: the copy of the firm that an invoice keeps is bound to the profile.
  company_profiles: {
    words: [
      { place: "companyProfile", ...own },
      { place: "companyLogo", partOf: "companyProfile", plain: "logo_plain", sealed: "logo_sealed" },
    ],
    lostWithTheKey: "sealed rows",
    counted: [],
  },
  company_settings: { words: [], lostWithTheKey: "nothing", counted: [] },
  categories: recordsOf("category"),
  labor_categories: recordsOf("laborCategory"),
  materials: { ...recordsOf("material"), filedUnder: "categories" },
  labor_items: { ...recordsOf("laborItem"), filedUnder: "labor_categories" },
  ...wordNounPlans,
  documents: {
    words: [
      { place: "quote", kind: "quote", ...own, lines: linesPart },
      // The head names the digest of the letterhead's envelope.
      { place: "invoice", kind: "invoice", ...own, lines: linesPart, sealedAfter: "supplier_plain" },
      {
        place: "letterhead",
        partOf: "invoice",
        plain: "supplier_plain",
        sealed: "supplier_sealed",
        alongside: "supplier_terms",
      },
    ],
    lostWithTheKey: "sealed rows",
    counted: ["lines"],
  },
  sendings: recordsOf("sending"),
  deleted_documents: { words: [], lostWithTheKey: "all rows", counted: ["document"] },
  // A number is never given twice (decision M12).
  document_numbers: { words: [], lostWithTheKey: "nothing", counted: ["number"] },
  document_counters: { words: [], lostWithTheKey: "nothing", counted: [] },
  monthly_figures: { words: [], lostWithTheKey: "counted again", counted: [] },
  status_figures: { words: [], lostWithTheKey: "counted again", counted: [] },
  monthly_reports: { words: [], lostWithTheKey: "unlocked rows", counted: [] },
  billing_accounts: { words: [], lostWithTheKey: "nothing", counted: [] },
  payment_events: { words: [], lostWithTheKey: "nothing", counted: [] },
  sandbox_accounts: { words: [], lostWithTheKey: "nothing", counted: [] },
  known_devices: { words: [], lostWithTheKey: "nothing", counted: [] },
  account_bytes: { words: [], lostWithTheKey: "nothing", counted: [] },
  applied_writes: { words: [], lostWithTheKey: "nothing", counted: [] },
  // Envelopes and plain words as they lay before an import, until it can no longer be undone.
  imports: { words: [], lostWithTheKey: "all rows", counted: ["rows"] },
  // The feed begins again with the records that are left ([Note: The feed of changes]).
  change_feeds: { words: [], lostWithTheKey: "nothing", counted: [] },
  record_changes: { words: [], lostWithTheKey: "all rows", counted: [] },
} as const satisfies { [T in TenantTable]: TablePlan<T> };

type TenantTables = typeof tenantTables;

/** Tables of simple records. */
export type RecordTable = {
  [T in TenantTable]: TenantTables[T] extends { hasSimpleRecords: true } ? T : never;
}[TenantTable];

/** Tables of the categories that simple records are filed under. */
export type CategoryTable = Extract<TenantTables[TenantTable], { filedUnder: string }>["filedUnder"];

/** In the order of the list: each after the tables that its rows reference. */
export const tenantTableNames = Object.keys(tenantTables) as TenantTable[];

/** The tables that grow with use, and their columns of variable length, which an account's space is measured by. */
export const countedColumns = tenantTableNames
  .map((table) => {
    const { words, counted } = tenantTables[table];
    const ofWords = words.flatMap(columnsOfPlace);
    return { table, columns: [...new Set<string>([...ofWords, ...counted])] };
  })
  .filter(({ columns }) => columns.length > 0);

/** The columns of a place of words, those of its lines part included. */
export function columnsOfPlace({ plain, sealed, lines }: WordColumns): string[] {
  return [plain, sealed, ...(lines ? [lines.plain, lines.sealed] : [])];
}

/** A place of words, and the table that it is in. */
export interface Place extends WordColumns {
  readonly table: TenantTable;
}

/** Every place in the database that words are in. */
export const places: readonly Place[] = tenantTableNames.flatMap((table) =>
  tenantTables[table].words.map((columns) => ({ table, ...columns })),
);

/** The places of records, which are those of the feed of changes. */
export const recordPlaces = places.filter(({ partOf }) => partOf === undefined);

export function placeOf(wanted: SealingPlace): Place {
  const found = places.find(({ place }) => place === wanted);
  if (!found) throw new Error(`No place for ${wanted}`);
  return found;
}
