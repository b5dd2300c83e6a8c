import type { ColumnType } from "kysely";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import type { SubscriptionStatus } from "#domain/account/person.ts";
import type { RateType } from "#domain/catalogue/catalogue.ts";
import type { FirmKind, QuoteFootChoice, VatRegistration } from "#domain/company/company-profile.ts";
import type { Tone } from "#domain/company/company-settings.ts";
import type { SplitName } from "#domain/nouns/camel-case.ts";
import type { KindOf, WordNoun } from "#domain/nouns/word-nouns.ts";
import type { CisMethod, MarkupScope } from "#domain/pricing/terms.ts";
import type { Language } from "#domain/region/region.ts";
import type {
  DeletedDocumentsTable,
  DocumentCountersTable,
  DocumentNumbersTable,
  DocumentsTable,
  MonthlyFiguresTable,
  MonthlyReportsTable,
  SendingsTable,
  StatusFiguresTable,
} from "#server/schema/document-tables.ts";
import type {
  Defaulted,
  IdColumn,
  Moment,
  Money,
  OptionalId,
  OptionalJson,
  OptionalMoment,
  OptionalText,
  OwnedTable,
  Rate,
  SealableTable,
  VersionedJson,
} from "#server/schema/stored-columns.ts";

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
  sess: VersionedJson;
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
  vat_registration: ColumnType<
    VatRegistration | null,
    VatRegistration | null | undefined,
    VatRegistration | null
  >;
  firm_kind: ColumnType<FirmKind | null, FirmKind | null | undefined, FirmKind | null>;
  quote_foot: ColumnType<QuoteFootChoice | null, QuoteFootChoice | null | undefined, QuoteFootChoice | null>;
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
  account: VersionedJson;
}

/** How a firm works; the row is made when the first of it is said. */
export interface CompanySettingsTable extends OwnedTable {
  tone: ColumnType<Tone | null, Tone | null | undefined, Tone | null>;
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

/** What one call of an import wrote ([Note: Undoing an import]). */
export interface ImportsTable extends OwnedTable {
  id: IdColumn<"Import">;
  part: string;
  kind: RecordKind;
  made_at: Moment;
  created: number;
  updated: number;
  rows: VersionedJson;
  /** When it was undone; its rows are gone then, and no further call of it is taken. */
  undone_at: Moment | null;
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
  company_settings: CompanySettingsTable;
  documents: DocumentsTable;
  sendings: SendingsTable;
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
  imports: ImportsTable;
  change_feeds: ChangeFeedsTable;
  record_changes: RecordChangesTable;
}
