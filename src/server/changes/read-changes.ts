import type { Change, changeRoutes } from "#contract/changes.ts";
import type { RouteAnswer } from "#contract/route.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { catalogueRules } from "#server/catalogue/handlers.ts";
import { type ChangedRow, readChangesPage } from "#server/changes/changes-page.ts";
import { readProfile } from "#server/company-profile/profile-answer.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import { readDocuments } from "#server/documents/read-documents.ts";
import { sendingRules } from "#server/documents/sending-store.ts";
import { type AnswerRules, answerOfRecord } from "#server/records/record-handlers.ts";
import { wordNounRules } from "#server/records/word-noun-handlers.ts";

const simple = new Map<RecordKind, AnswerRules>(
  [...catalogueRules, ...wordNounRules, sendingRules].map((rules) => [rules.kind, rules]),
);

/**
 * The changes after a number, in at most three statements: the feed with the simple records, documents, the profile. A
 * record that was deleted between two of them is left out: its tombstone has a later number.
 */
export async function readChanges(
  trx: OwnedTransaction,
  after: number,
): Promise<RouteAnswer<typeof changeRoutes.read>> {
  const { feed, last, rows } = await readChangesPage(trx, after, simple);
  const idsOf = (...kinds: RecordKind[]) =>
    rows.filter(({ kind, deleted }) => !deleted && kinds.includes(kind)).map(({ id }) => id);
  const documents = await readDocuments(trx, idsOf("quote", "invoice"));
  const profile = idsOf("companyProfile").length > 0 ? await readProfile(trx) : null;
  const recordOf = ({ kind, id, row }: ChangedRow) => {
    const rules = simple.get(kind);
    if (rules) return row && answerOfRecord(rules, row);
    return kind === "companyProfile" ? profile : (documents.get(id) ?? null);
  };
  const changes = rows.flatMap((each) => {
    const { kind, id, seq, version, deleted } = each;
    const record = deleted ? null : recordOf(each);
    // The compiler cannot see that each kind's rules make that kind's record; the answer's schema does at runtime.
    return deleted || record ? [{ kind, id, seq, version, deleted, record } as Change] : [];
  });
  return { feed, last, changes };
}
