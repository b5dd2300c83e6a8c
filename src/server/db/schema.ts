import type { ColumnType } from "kysely";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { RateType } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/company/region.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import type { Currency } from "#domain/money/currency.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { Percent } from "#domain/money/percent.ts";
import type { CisMethod, DiscountBase, MarkupScope } from "#domain/pricing/terms.ts";

/**
 * [Note: Columns in TypeScript]
 * Written by hand beside the migrations; column-types.ts makes them true on both engines.
 * Ids are lower-case UUID texts. A moment is ISO text in UTC with milliseconds, as toISOString writes it; a day
 * is "YYYY-MM-DD". Money is whole pence, percentages are thousandths of a percent.
 * JSON is read parsed and written as text: a driver would turn an array into a PostgreSQL array.
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

/** The words of a record: names, addresses, free text. Their shape is the contract's business. */
export type Words = Record<string, unknown>;

/** A row of one user; row-level security guards every table of these. */
interface OwnedTable {
  user_id: string;
}

/**
 * [Note: Sealed or plain]
 * The words of a record stand in `plain` (an account without encryption) or in `sealed` (an envelope that only
 * the browser opens), never in both and never in neither: a CHECK on each table holds this.
 */
interface SealableTable extends OwnedTable {
  id: string;
  version: Defaulted<number>;
  plain: OptionalJson<Words>;
  sealed: OptionalText;
  created_at: Moment;
  updated_at: Moment;
}

export interface UsersTable {
  id: string;
  /** In lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  subscription_status: Defaulted<string>;
  is_admin: Defaulted<boolean>;
  trial_ends_at: OptionalMoment;
  /** Of the screens that somebody registered on: its region's price holds until there is a company profile. */
  registered_language: Defaulted<string>;
  provider_customer_id: OptionalText;
  /** The subscription that goes on by itself; null where only our own trial counts. */
  provider_subscription_id: OptionalText;
  /** When the provider is to be asked again, should it not tell us before; null while there is nothing to ask. */
  subscription_check_at: OptionalMoment;
  last_login_at: OptionalMoment;
  /** Hexadecimal, 32 bytes: seals unsaved work on the devices of an account without encryption. */
  draft_key: Defaulted<string>;
  /** Encrypted by now, and the former words not yet purged from the files. */
  purge_due: Defaulted<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

export interface SessionsTable {
  /** SHA-256, hexadecimal, of the session's id. */
  sid: string;
  sess: Json<Words>;
  user_id: OptionalText;
  expire: Moment;
}

/** What a mail is about; the words are written when it is sent. */
export type MailKind = "password_reset";

/** Mail that waits to be sent ([Note: Mail as rows]). A row goes when its mail is sent, or when nobody is to get it. */
export interface OutboxTable {
  id: string;
  kind: MailKind;
  /** E-mail address, in lower case; null once the mail is given up, so that nobody's address stays behind. */
  recipient: string | null;
  attempts: Defaulted<number>;
  /** Not before this moment; while a process is sending it, the moment another one may try. */
  next_try_at: Moment;
  /** When it was given up. */
  dead_at: OptionalMoment;
  /** Why the last try failed: an SMTP reply code or the name of an error. */
  failure: OptionalText;
  created_at: Moment;
}

/** Links to choose a new password by; see src/server/accounts/password-resets.ts. */
export interface PasswordResetsTable extends OwnedTable {
  /** SHA-256, hexadecimal, of the token that was mailed. */
  token_hash: string;
  expires_at: Moment;
}

/** See [Note: The keyset row is a lock]: a row at epoch 0 has no keyset yet. */
/** One row for each account that has written or is about to: without a keyset until encryption is set up. */
export interface KeysetsTable extends OwnedTable {
  kid: OptionalText;
  /** 0 without a keyset; counted on with each one. */
  epoch: Defaulted<number>;
  mode: ColumnType<
    "migrating" | "strict" | null,
    "migrating" | "strict" | null | undefined,
    "migrating" | "strict" | null
  >;
  keyset: OptionalJson<Words>;
  /** Hex SHA-256 of the keyset proof; null without a keyset, and until an account of before changes its own. */
  proof_hash: OptionalText;
  updated_at: OptionalMoment;
}

export interface MaterialsTable extends SealableTable {
  unit_cost: Money;
  category_id: OptionalText;
}

export interface LabourItemsTable extends SealableTable {
  rate: Money;
  rate_type: RateType;
  category_id: OptionalText;
}

export interface CompanyProfilesTable extends SealableTable {
  charge_vat: boolean;
  vat_rate: Rate;
  language: string;
  markup_scope: MarkupScope;
  default_markup_percent: Rate;
  default_tax_percent: Rate;
  payment_terms_days: ColumnType<number | null, number | null | undefined, number | null>;
  quote_validity_days: ColumnType<number | null, number | null | undefined, number | null>;
  cis_registered: boolean;
  cis_method: CisMethod;
  cis_rate_percent: Rate;
  brand_color: string;
  /** The logo as a data URL or an address, or its envelope; both null without a logo. */
  logo_plain: OptionalText;
  logo_sealed: OptionalText;
}

/** Quotes and invoices ([Note: Quote and invoice are one thing]). */
export interface DocumentsTable extends SealableTable {
  kind: DocumentKind;
  number: OptionalText;
  status: string;
  /** The region that it was made in; sign, tax word and dates are that one's for good (decision A16). */
  language: Language;
  /** What a converted quote's status was before; null for all else (decision S8). */
  former_status: OptionalText;
  issue_date: Day;
  valid_until: OptionalDay;
  due_date: OptionalDay;
  paid_date: OptionalDay;
  /** The quote an invoice was made of; kept when that quote is deleted, since an envelope may be bound to it. */
  quote_id: OptionalText;
  /** The numbers of the lines, in order; their words are among the record's words. */
  lines: Json<unknown[]>;
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
  /** The supplier's words as they were when the document was made: plain, sealed or, on a quote, neither. */
  supplier_plain: OptionalJson<Words>;
  supplier_sealed: OptionalText;
  supplier_terms: OptionalJson<Words>;
}

/** A quote or an invoice as it was deleted, for as long as that can be undone. */
export interface DeletedDocumentsTable extends OwnedTable {
  id: string;
  kind: DocumentKind;
  document: Json<Words>;
  purge_after: Moment;
}

/** Every number ever given and the document it was given to, so that no other one gets it (decision M12). */
export interface DocumentNumbersTable extends OwnedTable {
  kind: DocumentKind;
  number: string;
  document_id: string;
}

export interface DocumentCountersTable extends OwnedTable {
  kind: DocumentKind;
  next: number;
  /** With {@link width} the pattern of the numbers to come; both null for that of the kind. */
  prefix: ColumnType<string | null, string | null | undefined, string | null>;
  width: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Sums per month of issue and currency, kept in the transaction that writes a document. */
export interface MonthlyFiguresTable extends OwnedTable {
  year: number;
  month: number;
  currency: Currency;
  quote_count: Defaulted<number>;
  quote_total: ColumnType<Pence, Pence | undefined, Pence>;
  invoice_count: Defaulted<number>;
  invoice_total: ColumnType<Pence, Pence | undefined, Pence>;
}

/** Sums per status and currency, kept in the transaction that writes a document. */
export interface StatusFiguresTable extends OwnedTable {
  kind: DocumentKind;
  status: string;
  currency: Currency;
  count: Defaulted<number>;
  total: ColumnType<Pence, Pence | undefined, Pence>;
}

/** A month's figures as they were counted, a row for each currency; all rows of a month are locked together, for good. */
export interface MonthlyReportsTable extends OwnedTable {
  id: string;
  year: number;
  month: number;
  currency: Currency;
  quote_count: number;
  quote_total: Money;
  invoice_count: number;
  invoice_total: Money;
  materials_count: number;
  labor_count: number;
  is_locked: Defaulted<boolean>;
  created_at: Moment;
  counted_at: Moment;
}

/** Who is talking to the card provider about a user ([Note: The billing lease]). */
export interface BillingAccountsTable extends OwnedTable {
  /** Names what is being tried, so that a try that is repeated has one effect. */
  attempt_key: string;
  lease_token: OptionalText;
  lease_until: OptionalMoment;
}

/** The webhooks that had their effect, by the provider's id of the event. */
export interface PaymentEventsTable extends OwnedTable {
  event_id: string;
  received_at: Moment;
}

/** What the sandbox knows of a customer ([Note: The billing machine]). */
export interface SandboxAccountsTable extends OwnedTable {
  account: Json<Words>;
}

/** A browser that has signed in to the account ([Note: Known devices]). */
export interface KnownDevicesTable extends OwnedTable {
  /** SHA-256, hexadecimal, of its cookie. */
  token_hash: string;
  seen_at: Moment;
}

/** Bytes that were sent to be kept, since what is kept was last measured. */
export interface AccountBytesTable extends OwnedTable {
  bytes: number;
}

/** How often something was tried within a span of minutes; the subject is a hash. */
export interface CountedTriesTable {
  subject: string;
  began: Moment;
  count: number;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  outbox: OutboxTable;
  counted_tries: CountedTriesTable;
  known_devices: KnownDevicesTable;
  account_bytes: AccountBytesTable;
  password_resets: PasswordResetsTable;
  keysets: KeysetsTable;
  customers: SealableTable;
  categories: SealableTable;
  labor_categories: SealableTable;
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
}

/** What work without an owner may touch. */
export type SystemSchema = Pick<Schema, (typeof systemTables)[number]>;

/**
 * Tables without row-level security: a user is looked for by e-mail, a session and a password reset by their hash,
 * before anybody is known to be the owner; tries are counted by hashes; and mail is sent by no user, some of it to addresses that are nobody's.
 * Every other table is a tenant table.
 */
export const systemTables = [
  "users",
  "sessions",
  "outbox",
  "password_resets",
  "counted_tries",
] as const satisfies (keyof Schema)[];
