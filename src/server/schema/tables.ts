import type { SealingPlace } from "#contract/sealing.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Schema } from "#server/schema/schema.ts";

/**
 * Tables without row-level security. A user is found by e-mail, a session and a password reset by their hash, before
 * the owner is known; attempts are counted by hashes; and mail belongs to no user, since a recipient may have no
 * account. Counted attempts matter for minutes only, so a backup leaves them out.
 */
export const systemTables = {
  users: { inBackup: true },
  sessions: { inBackup: true },
  outbox: { inBackup: true },
  password_resets: { inBackup: true },
  counted_tries: { inBackup: false },
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
  /** The table of the categories that its rows belong to, by `category_id`. */
  readonly filedUnder?: "category_id" extends keyof Schema[T] ? TenantTable : never;
}

const own = { plain: "plain", sealed: "sealed" } as const;

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
      { place: "companyLogo", plain: "logo_plain", sealed: "logo_sealed" },
    ],
    lostWithTheKey: "sealed rows",
    counted: [],
  },
  categories: { words: [{ place: "category", ...own }], lostWithTheKey: "sealed rows", counted: [] },
  labor_categories: {
    words: [{ place: "laborCategory", ...own }],
    lostWithTheKey: "sealed rows",
    counted: [],
  },
  materials: {
    words: [{ place: "material", ...own }],
    lostWithTheKey: "sealed rows",
    counted: [],
    filedUnder: "categories",
  },
  labor_items: {
    words: [{ place: "laborItem", ...own }],
    lostWithTheKey: "sealed rows",
    counted: [],
    filedUnder: "labor_categories",
  },
  customers: { words: [{ place: "customer", ...own }], lostWithTheKey: "sealed rows", counted: [] },
  documents: {
    words: [
      { place: "quote", kind: "quote", ...own },
      { place: "invoice", kind: "invoice", ...own },
      {
        place: "letterhead",
        plain: "supplier_plain",
        sealed: "supplier_sealed",
        alongside: "supplier_terms",
      },
    ],
    lostWithTheKey: "sealed rows",
    counted: ["lines"],
  },
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
} as const satisfies { [T in TenantTable]: TablePlan<T> };

/** In the order of the list: each after the tables that its rows reference. */
export const tenantTableNames = Object.keys(tenantTables) as TenantTable[];

/** The tables that grow with use, and their columns of variable length, which an account's space is measured by. */
export const countedColumns = tenantTableNames
  .map((table) => {
    const { words, counted } = tenantTables[table];
    const ofWords = words.flatMap(({ plain, sealed }) => [plain, sealed]);
    return { table, columns: [...new Set<string>([...ofWords, ...counted])] };
  })
  .filter(({ columns }) => columns.length > 0);

/** A place of words, and the table that it is in. */
export interface Place extends WordColumns {
  readonly table: TenantTable;
}

/** Every place in the database that words are in. */
export const places: readonly Place[] = tenantTableNames.flatMap((table) =>
  tenantTables[table].words.map((columns) => ({ table, ...columns })),
);

export function placeOf(wanted: SealingPlace): Place {
  const found = places.find(({ place }) => place === wanted);
  if (!found) throw new Error(`No place for ${wanted}`);
  return found;
}
