import type { ColumnType } from "kysely";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { SubscriptionStatus } from "#domain/account/person.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { RateType } from "#domain/catalogue/catalogue.ts";
import type { MonthFigureName, monthFigures, ReportedFigureName } from "#domain/documents/kept-figures.ts";
import type { InvoiceStatus, QuoteStatus } from "#domain/documents/status.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";
import type { SplitName } from "#domain/nouns/camel-case.ts";
import type { KindOf, WordNoun } from "#domain/nouns/word-nouns.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { CisMethod, DiscountBase, MarkupScope } from "#domain/pricing/terms.ts";
import type { Currency } from "#domain/region/currency.ts";
import type { Language } from "#domain/region/region.ts";

/**
 * [Note: Columns in TypeScript]
 * These types are written by hand beside the migrations; column-types.ts makes both engines return them. Ids are
 * lower-case UUID texts. A timestamp is ISO text in UTC with milliseconds, as toISOString writes it; a day is
 * "YYYY-MM-DD". Money is whole pence, percentages are thousandths of a percent. JSON is read parsed and written as
 * text, because a driver would turn an array into a PostgreSQL array.
 */
type Moment = string;
type OptionalMoment = ColumnType<string | null, string | null | undefined, string | null>;
type Day = ColumnType<LocalDate, string, string>;
type OptionalDay = ColumnType<LocalDate | null, string | null | undefined, string | null>;
type Money = ColumnType<Pence, Pence, Pence>;
type Rate = ColumnType<Percent, Percent, Percent>;
type Json<T> = ColumnType<T, string, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** An id is made by randomUUID or taken from a body that the contract has checked, so any text can be written. */
type IdColumn<N extends string> = ColumnType<Id<N>, string, string>;
type OptionalId<N extends string> = ColumnType<Id<N> | null, string | null | undefined, string | null>;

/** The words of a record: names, addresses, free text. The contract defines their shape. */
export type PlainColumn = Record<string, unknown>;

/** JSON whose shape has changed over time, so it is read by a schema of its own; see [Note: Stored JSON]. */
type StoredJson = Json<unknown>;

/** A row that belongs to one user; row-level security guards all these tables. */
interface OwnedTable {
  user_id: IdColumn<"User">;
}

/**
 * [Note: Sealed or plain]
 * A record's words are in `plain` (an account without encryption) or in `sealed` (an envelope that only the browser
 * opens), never in both and never in neither: a CHECK on each table enforces this.
 */
interface SealableTable<N extends string> extends OwnedTable {
  id: IdColumn<N>;
  version: Defaulted<number>;
  plain: OptionalJson<PlainColumn>;
  sealed: OptionalText;
  created_at: Moment;
  updated_at: Moment;
}

export interface UsersTable {
  id: IdColumn<"User">;
  /** In lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  subscription_status: Defaulted<SubscriptionStatus>;
  is_admin: Defaulted<boolean>;
  trial_ends_at: OptionalMoment;
  /** The language of the screen where the user registered; it sets the price until there is a company profile. */
  registered_language: Defaulted<Language>;
  provider_customer_id: OptionalText;
  /** The subscription that renews itself; null while only our own trial counts. */
  provider_subscription_id: OptionalText;
  /** When to ask the provider again, unless a webhook comes first; null when there is nothing to ask. */
  subscription_check_at: OptionalMoment;
  last_login_at: OptionalMoment;
  /** Hexadecimal, 32 bytes: encrypts unsaved work on the devices of an account without encryption. */
  draft_key: Defaulted<string>;
  /** The account is encrypted, but its former plain words are not yet purged from the files. */
  purge_due: Defaulted<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

export interface SessionsTable {
  /** SHA-256, hexadecimal, of the session's id. */
  sid: string;
  sess: StoredJson;
  user_id: OptionalText;
  expire: Moment;
}

/** What a mail is about; the letter is written when it is sent. */
export type MailKind = "password_reset";

/**
 * Mail that waits to be sent ([Note: Mail as rows]). Its row is deleted when it is sent or has no recipient any more.
 */
export interface OutboxTable {
  id: string;
  kind: MailKind;
  /** E-mail address, in lower case; null once the mail is given up, so that no address is kept longer than needed. */
  recipient: string | null;
  attempts: Defaulted<number>;
  /** The earliest time of the next attempt; while a process is sending the mail, the end of its lease. */
  next_try_at: Moment;
  /** When the mail was given up. */
  dead_at: OptionalMoment;
  /** Why the last attempt failed: an SMTP reply code or the name of an error. */
  failure: OptionalText;
  created_at: Moment;
}

/** Password reset links; see src/server/accounts/password-resets.ts. */
export interface PasswordResetsTable extends OwnedTable {
  /** SHA-256, hexadecimal, of the token that was mailed. */
  token_hash: string;
  expires_at: Moment;
}

/** One row for each account that has written words; at epoch 0 it has no keyset ([Note: The keyset row is a lock]). */
export interface KeysetsTable extends OwnedTable {
  kid: OptionalText;
  /** 0 without a keyset; each keyset raises it by one. */
  epoch: Defaulted<number>;
  mode: ColumnType<
    "migrating" | "strict" | null,
    "migrating" | "strict" | null | undefined,
    "migrating" | "strict" | null
  >;
  keyset: OptionalJson<unknown>;
  /** Hex SHA-256 of the keyset proof; null without a keyset, and in an older account until its keyset changes. */
  proof_hash: OptionalText;
  updated_at: OptionalMoment;
}

export interface MaterialsTable extends SealableTable<"Material"> {
  unit_cost: Money;
  category_id: OptionalId<"Category">;
}

export interface LabourItemsTable extends SealableTable<"LabourItem"> {
  rate: Money;
  rate_type: RateType;
  category_id: OptionalId<"LabourCategory">;
}

export interface CompanyProfilesTable extends SealableTable<"CompanyProfile"> {
  charge_vat: boolean;
  vat_rate: Rate;
  language: Language;
  markup_scope: MarkupScope;
  default_markup_percent: Rate;
  default_tax_percent: Rate;
  payment_terms_days: ColumnType<number | null, number | null | undefined, number | null>;
  quote_validity_days: ColumnType<number | null, number | null | undefined, number | null>;
  cis_registered: boolean;
  cis_method: CisMethod;
  cis_rate_percent: Rate;
  brand_color: string;
  /** The logo as a data URL or an address, or its envelope; both are null without a logo. */
  logo_plain: OptionalText;
  logo_sealed: OptionalText;
}

/** Quotes and invoices ([Note: Quote and invoice are one thing]). */
export interface DocumentsTable extends SealableTable<"Quote" | "Invoice"> {
  kind: DocumentKind;
  /** The words of its lines part, plain or sealed as those of its head ([Note: The parts of a document]). */
  lines_plain: OptionalJson<PlainColumn>;
  /** Null also for a document whose head and lines are in one envelope, of version 1. */
  lines_sealed: OptionalText;
  number: OptionalText;
  status: QuoteStatus | InvoiceStatus;
  /** The region that the document was made in; it sets currency, tax word and date format for good (decision A16). */
  language: Language;
  /** A converted quote's status before its conversion; null otherwise (decision S8). */
  former_status: ColumnType<QuoteStatus | null, QuoteStatus | null | undefined, QuoteStatus | null>;
  issue_date: Day;
  valid_until: OptionalDay;
  due_date: OptionalDay;
  paid_date: OptionalDay;
  /** The quote that an invoice was made from; kept when that quote is deleted, as an envelope may be bound to it. */
  quote_id: OptionalId<"Quote">;
  /** The numbers of the lines, in order; their words are among the record's words. */
  lines: StoredJson;
  markup_percent: Rate;
  markup_scope: MarkupScope;
  discount_percent: Rate;
  discount_base: DiscountBase;
  tax_percent: Rate;
  cis_applied: boolean;
  cis_method: CisMethod;
  cis_rate_percent: Rate;
  reverse_charge: boolean;
  subtotal: Money;
  total: Money;
  discount_amount: Money;
  net_amount: Money;
  tax_amount: Money;
  cis_deduction: Money;
  material_cost: ColumnType<Pence | null, Pence | null | undefined, Pence | null>;
  labor_cost: ColumnType<Pence | null, Pence | null | undefined, Pence | null>;
  /** The supplier's words when the document was made: plain, sealed or, on a quote, neither. */
  supplier_plain: OptionalJson<PlainColumn>;
  supplier_sealed: OptionalText;
  supplier_terms: OptionalJson<unknown>;
}

/** A deleted quote or invoice, for as long as its deletion can be undone. */
export interface DeletedDocumentsTable extends OwnedTable {
  id: string;
  kind: DocumentKind;
  document: StoredJson;
  purge_after: Moment;
}

/** Why a document has its number no more. */
export type GivenUp = "deleted" | "renumbered" | "started again";

/** Every number ever given and the document that got it, so that no other document gets it (decision M12). */
export interface DocumentNumbersTable extends OwnedTable {
  kind: DocumentKind;
  number: string;
  document_id: string;
  /** Null for the number of a document that was deleted before this was recorded. */
  given_at: OptionalMoment;
  given_up_at: OptionalMoment;
  given_up_why: ColumnType<GivenUp | null, GivenUp | null | undefined, GivenUp | null>;
}

export interface DocumentCountersTable extends OwnedTable {
  kind: DocumentKind;
  next: number;
  /** With {@link width} the pattern of the next numbers; both are null for the kind's default pattern. */
  prefix: ColumnType<string | null, string | null | undefined, string | null>;
  width: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The columns of figures, by the names that their table gives them. */
type FigureColumns<Name extends MonthFigureName, Count, Total> = {
  [Each in Name as (typeof monthFigures)[Each]["column"]]: (typeof monthFigures)[Each]["adds"] extends "total"
    ? Total
    : Count;
};

/** A rollup: sums per month of issue and currency, updated in the transaction that writes a document. */
export interface MonthlyFiguresTable
  extends OwnedTable,
    FigureColumns<MonthFigureName, Defaulted<number>, Defaulted<Pence>> {
  year: number;
  month: number;
  currency: Currency;
}

/** A rollup: sums per status and currency, updated in the transaction that writes a document. */
export interface StatusFiguresTable extends OwnedTable {
  kind: DocumentKind;
  status: string;
  currency: Currency;
  count: Defaulted<number>;
  total: ColumnType<Pence, Pence | undefined, Pence>;
}

/** A month's figures when they were counted, a row for each currency. A month's rows are locked together, for good. */
export interface MonthlyReportsTable extends OwnedTable, FigureColumns<ReportedFigureName, number, Money> {
  id: IdColumn<"MonthlyReport">;
  year: number;
  month: number;
  currency: Currency;
  materials_count: number;
  labor_count: number;
  is_locked: Defaulted<boolean>;
  created_at: Moment;
  counted_at: Moment;
}

/** The lease on a user's dealings with the card provider ([Note: The billing lease]). */
export interface BillingAccountsTable extends OwnedTable {
  /** The idempotency key of the present attempt to start a subscription. */
  attempt_key: string;
  lease_token: OptionalText;
  lease_until: OptionalMoment;
}

/** The webhooks already processed, by the provider's event id. */
export interface PaymentEventsTable extends OwnedTable {
  event_id: string;
  received_at: Moment;
}

/** The sandbox's state of a customer ([Note: The billing machine]). */
export interface SandboxAccountsTable extends OwnedTable {
  account: StoredJson;
}

/** A browser that has signed in to the account ([Note: Known devices]). */
export interface KnownDevicesTable extends OwnedTable {
  /** SHA-256, hexadecimal, of its cookie. */
  token_hash: string;
  seen_at: Moment;
}

/** The bytes written by requests since the account's space was last measured. */
export interface AccountBytesTable extends OwnedTable {
  bytes: number;
}

/** How many attempts of a kind were made in a window of minutes, for rate limits; the subject is a hash. */
export interface CountedTriesTable {
  subject: string;
  began: Moment;
  count: number;
}

/** One row, written by migrations: the versions of the contract that the tables serve ([Note: Contract version]). */
export interface SchemaContractTable {
  only_row: Defaulted<boolean>;
  oldest: number;
  newest: number;
}

/** A write that was applied, by the client's idempotency key ([Note: Idempotency keys]). */
export interface AppliedWritesTable extends OwnedTable {
  key: string;
  digest: string;
  /** With {@link id} and {@link version} the record as the write left it; null for a batch and a deletion. */
  kind: ColumnType<RecordKind | null, RecordKind | null | undefined, RecordKind | null>;
  id: OptionalId<never>;
  version: ColumnType<number | null, number | null | undefined, number | null>;
  /** What a batch answered. */
  answer: OptionalJson<unknown>;
  at: Moment;
}

/** An account's feed of changes ([Note: The feed of changes]). */
export interface ChangeFeedsTable extends OwnedTable {
  feed: string;
  /** The number of the last change. */
  last: number;
}

/** The last change of each record; a deleted one leaves a tombstone. */
export interface RecordChangesTable extends OwnedTable {
  kind: string;
  id: string;
  seq: number;
  version: number;
  deleted: boolean;
}

/** The tables of [Note: Word nouns]. */
type WordNounTables = {
  [N in WordNoun as SplitName<N, "_">]: SealableTable<Capitalize<KindOf<N>>>;
};

export interface Schema extends WordNounTables {
  users: UsersTable;
  sessions: SessionsTable;
  outbox: OutboxTable;
  counted_tries: CountedTriesTable;
  schema_contract: SchemaContractTable;
  known_devices: KnownDevicesTable;
  account_bytes: AccountBytesTable;
  password_resets: PasswordResetsTable;
  keysets: KeysetsTable;
  categories: SealableTable<"Category">;
  labor_categories: SealableTable<"LabourCategory">;
  materials: MaterialsTable;
  labor_items: LabourItemsTable;
  company_profiles: CompanyProfilesTable;
  documents: DocumentsTable;
  deleted_documents: DeletedDocumentsTable;
  document_numbers: DocumentNumbersTable;
  document_counters: DocumentCountersTable;
  monthly_figures: MonthlyFiguresTable;
  status_figures: StatusFiguresTable;
  monthly_reports: MonthlyReportsTable;
  billing_accounts: BillingAccountsTable;
  payment_events: PaymentEventsTable;
  sandbox_accounts: SandboxAccountsTable;
  applied_writes: AppliedWritesTable;
  change_feeds: ChangeFeedsTable;
  record_changes: RecordChangesTable;
}
