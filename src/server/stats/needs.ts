import { type RawBuilder, sql } from "kysely";
import { mostHeads } from "#contract/today.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { type DocumentSummaryRow, summaryColumns } from "#server/documents/document-row.ts";
import { isOfKind } from "#server/documents/document-store.ts";
import { overdueSql } from "#server/stats/dues.ts";

/** What decides which documents need the firm. */
export interface NeedsAsked {
  /** The calendar days where the firm is. */
  today: LocalDate;
  tomorrow: LocalDate;
  /** A draft that was made later is not old enough yet. */
  draftBefore: string;
  /** What was reminded about since then needs nobody. */
  remindedSince: string;
  /** Ids of documents that are left out. */
  without: readonly string[];
}

/** The reasons for which a quote needs the firm. */
export const quoteNeeds = ["accepted", "ending", "drafts"] as const;
export type QuoteNeed = (typeof quoteNeeds)[number];

/** How many quotes need the firm, by reason. */
export async function countNeeds(
  trx: OwnedTransaction,
  asked: NeedsAsked,
): Promise<Record<QuoteNeed, number>> {
  const [counts = { accepted: 0, ending: 0, drafts: 0 }] = await needCounts(trx, asked);
  return counts;
}

/** The largest quotes that need the firm for a reason. */
export async function quotesThatNeed(
  trx: OwnedTransaction,
  need: QuoteNeed,
  asked: NeedsAsked,
): Promise<DocumentSummaryRow<"quote">[]> {
  const rows = await headsOf[need](trx, asked);
  return rows.filter((row) => isOfKind("quote", row));
}

/** The overdue invoices of a language, added up. */
interface OverdueOfLanguage {
  language: Language;
  count: number;
  total: Pence;
  oldestDueDate: LocalDate | null;
}

/** The overdue invoices that nobody was reminded of lately: their sums, and the largest of each language first. */
export async function overdueInvoices(trx: OwnedTransaction, asked: NeedsAsked) {
  const { today, remindedSince, without } = asked;
  const values = { today, remindedSince, without };
  const [sums, rows] = [await overdueSums(trx, values), await overdueHeads(trx, values)];
  return { sums, heads: rows.filter((row) => isOfKind("invoice", row)) };
}

/** The newest documents of a kind, without the quotes that have become invoices. */
export async function newestDocuments<K extends DocumentKind>(
  trx: OwnedTransaction,
  kind: K,
): Promise<DocumentSummaryRow<K>[]> {
  const rows = await newest(trx, { kind });
  return rows.filter((row) => isOfKind(kind, row));
}

/** The customer was reminded of the document since a moment. */
function remindedSql(since: string): RawBuilder<boolean> {
  return sql`exists (
    select 1 from sendings
    where sendings.user_id = documents.user_id and sendings.document_id = documents.id
      and sendings.about = 'reminder' and sendings.at >= ${since}::timestamptz
      and sendings.voided_at is null and sendings.purge_after is null)`;
}

const needSql: Record<QuoteNeed, (asked: NeedsAsked) => RawBuilder<boolean>> = {
  accepted: () => sql`status = 'accepted'`,
  ending: ({ today, tomorrow, remindedSince }) => sql`
    status = 'sent' and valid_until between ${today} and ${tomorrow} and not ${remindedSql(remindedSince)}`,
  drafts: ({ draftBefore }) => sql`status = 'draft' and created_at <= ${draftBefore}::timestamptz`,
};

/** The rows of the index of quotes that ask for something, which is found by these very words. */
const openQuotes = sql<boolean>`kind = 'quote' and status in ('draft', 'sent', 'accepted')`;

function notLeftOut(without: readonly string[]): RawBuilder<boolean> {
  return sql`id <> all(${without}::uuid[])`;
}

const needCounts = compiledOnce((_trx: OwnedTransaction, asked: NeedsAsked) => {
  const counts = quoteNeeds.map(
    (need) => sql`count(*) filter (where ${needSql[need](asked)})::int as ${sql.ref(need)}`,
  );
  return sql<Record<QuoteNeed, number>>`
    select ${sql.join(counts)} from documents where ${openQuotes} and ${notLeftOut(asked.without)}`;
});

const headsOf = {
  accepted: quoteHeads("accepted"),
  ending: quoteHeads("ending"),
  drafts: quoteHeads("drafts"),
} satisfies Record<QuoteNeed, unknown>;

function quoteHeads(need: QuoteNeed) {
  return compiledOnce((trx: OwnedTransaction, asked: NeedsAsked) =>
    trx
      .selectFrom("documents")
      .select(summaryColumns)
      .where(openQuotes)
      .where(needSql[need](asked))
      .where(notLeftOut(asked.without))
      .orderBy("total", "desc")
      .orderBy("id")
      .limit(mostHeads),
  );
}

type InvoicesAsked = Pick<NeedsAsked, "today" | "remindedSince" | "without">;

function overdueNeedSql({ today, remindedSince, without }: InvoicesAsked): RawBuilder<boolean> {
  return sql`
    kind = 'invoice' and (${overdueSql(today)}) and not ${remindedSql(remindedSince)} and ${notLeftOut(without)}`;
}

const overdueSums = compiledOnce(
  (_trx: OwnedTransaction, asked: InvoicesAsked) => sql<OverdueOfLanguage>`
    select language, count(*)::int as count, sum(total)::bigint as total, min(due_date) as "oldestDueDate"
    from documents where ${overdueNeedSql(asked)} group by language`,
);

const overdueHeads = compiledOnce((trx: OwnedTransaction, asked: InvoicesAsked) =>
  trx
    .selectFrom("documents")
    .select(summaryColumns)
    .where(overdueNeedSql(asked))
    .orderBy(sql`row_number() over (partition by language order by total desc, id)`)
    .orderBy("total", "desc")
    .limit(mostHeads),
);

const newest = compiledOnce((trx: OwnedTransaction, { kind }: { kind: DocumentKind }) =>
  trx
    .selectFrom("documents")
    .select(summaryColumns)
    .where("kind", "=", kind)
    .where("status", "<>", "invoice")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostHeads),
);
