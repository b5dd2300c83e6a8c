import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import type { ListQuery, RemovedVersion } from "#contract/wire.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";
import { type ImportedRow, keepImportPart, lockImport } from "#server/records/import-rows.ts";
import { answerPage } from "#server/records/page.ts";
import {
  type CommonRow,
  deleteRecord,
  findRecord,
  insertRecord,
  listRecords,
  type OwnColumns,
  type RecordRow,
  type RecordSource,
  updateRecord,
} from "#server/records/record-store.ts";
import { saveMany, type WriteRules } from "#server/records/save-many.ts";
import { checkVersion } from "#server/records/version.ts";
import type { RecordTable } from "#server/schema/tables.ts";
import {
  changeWords,
  type StoredWords,
  spreadWords,
  takeNewWords,
  takeWords,
  type WordsBody,
} from "#server/sealing/words.ts";
import {
  type Asked,
  removeRecord,
  type Write,
  writeBatch,
  writeRecord,
} from "#server/writes/write-records.ts";

/** The routes of a simple record; see contract/record-routes.ts. */
interface RecordRoutes {
  create: Route & { body: z.ZodMiniType<CreatedBody> };
  update: Route & { body: z.ZodMiniType<ChangedBody> };
  read: Route & { answer: z.ZodMiniType<{ id: string; version: number }> };
}

/** What differs between the kinds of simple records. */
export interface RecordRules<Routes extends RecordRoutes, T extends RecordTable>
  extends WriteRules<z.output<Routes["create"]["body"]>, T> {
  /** How to write the categories of these records. */
  category?: WriteRules<CreatedBody>;
  /** Only the columns that the body sends. */
  changedColumns(body: z.output<Routes["update"]["body"]>): OwnColumns;
  /** The record's own fields in an answer, besides its words and the fields that every record has. */
  ownFields(row: RecordRow<T>): Partial<z.output<Routes["read"]["answer"]>>;
  /** Refuses to remove something that is in use. */
  beforeRemove?(trx: OwnedTransaction, id: string): Promise<void>;
}

type CreatedBody = WordsBody & { id?: Id | undefined };
type ChangedBody = WordsBody & { version?: number | undefined };

interface BatchBody<Created> {
  categories?: CreatedBody[] | undefined;
  records: Created[];
  versions?: { id: Id; version: number }[] | undefined;
  importId?: Id<"Import"> | undefined;
}

/** The six handlers of a simple record. */
export function recordHandlers<Routes extends RecordRoutes, T extends RecordTable>(
  services: Services,
  rules: RecordRules<Routes, T>,
) {
  const { database } = services;
  type Answer = z.output<Routes["read"]["answer"]>;
  type Created = z.output<Routes["create"]["body"]>;
  type Changed = z.output<Routes["update"]["body"]>;
  const { kind } = rules;

  // The compiler cannot add up words, common and own fields to a route's answer; the answer's schema does at runtime.
  const answer = (row: RecordRow<T>) => answerOfRecord(rules, row) as Answer;

  async function owned(trx: OwnedTransaction, id: string, lock = false): Promise<RecordRow<T>> {
    return found(await findRecord(trx, rules, { id, lock }));
  }

  function found(row: RecordRow<T> | null): RecordRow<T> {
    if (!row) throw new Refusal("NOT_FOUND", rules.notFound);
    return row;
  }

  /** A write that answers with the record, as it is or, to a repeated request, as it is now. */
  function answering(asked: Asked, apply: (write: Write) => Promise<RecordRow<T> | null>): Promise<Answer> {
    return writeRecord<Answer>(services, asked, {
      kind,
      apply: async (write) => answer(found(await apply(write))),
      again: async (trx, id) => answer(await owned(trx, id)),
    });
  }

  return {
    list: ({ actor, query, reply }: Asked & { query: ListQuery }): Promise<Answer[]> =>
      database.readAsOwner(actor.userId, async (trx) => {
        const rows = await answerPage(reply, query, (page) => listRecords(trx, rules, page));
        return rows.map(answer);
      }),

    create: ({ body, ...asked }: Asked & { body: Created }): Promise<Answer> =>
      answering(asked, async (write) => {
        const id = body.id ?? randomUUID();
        const words = takeNewWords(kind, id, body, write.sealing);
        const columns = rules.newColumns(body);
        await rules.beforeWrite?.(write.trx, [columns]);
        return insertRecord(write, rules, { id, words, columns });
      }),

    saveMany: ({ body, ...asked }: Asked & { body: BatchBody<Created> }) =>
      writeBatch(services, asked, async (write) => {
        const { categories = [], records, versions, importId } = body;
        if (importId) await lockImport(write, importId, records.length);
        const rows: ImportedRow[] = [];
        const keep = importId && ((more: readonly ImportedRow[]) => void rows.push(...more));
        if (rules.category && categories.length > 0) {
          await saveMany(write, rules.category, { records: categories, keep });
        }
        const counts = await saveMany(write, rules, { records, versions, keep });
        if (importId) await keepImportPart(write, { id: importId, kind, counts, rows });
        return counts;
      }),

    read: ({ actor, params }: Asked & { params: { id: Id } }): Promise<Answer> =>
      database.readAsOwner(actor.userId, async (trx) => answer(await owned(trx, params.id))),

    update: ({ params, body, ...asked }: Asked & { params: { id: Id }; body: Changed }): Promise<Answer> =>
      answering(asked, async (write) => {
        const row = await owned(write.trx, params.id, true);
        checkVersion(row.version, body.version);
        const words = changeWords(row, takeWords(kind, row.id, body, write.sealing));
        const columns = rules.changedColumns(body);
        await rules.beforeWrite?.(write.trx, [columns]);
        return updateRecord(write, rules, { row, words, columns });
      }),

    remove: ({
      params,
      query,
      ...asked
    }: Asked & { params: { id: Id }; query: RemovedVersion }): Promise<null> =>
      removeRecord(services, asked, async (write) => {
        await rules.beforeRemove?.(write.trx, params.id);
        const row = await owned(write.trx, params.id, true);
        checkVersion(row.version, query.version);
        await deleteRecord(write, rules, row);
      }),
  };
}

/** How a simple record is read and answered. */
export type AnswerRules<T extends RecordTable = RecordTable> = RecordSource<T> & {
  ownFields(row: RecordRow<T>): object;
};

/** A simple record as its routes answer it. */
export function answerOfRecord<T extends RecordTable>(rules: AnswerRules<T>, row: RecordRow<T>): object {
  return Object.assign(spreadWords(rules.kind, row), commonFields(row), rules.ownFields(row));
}

/** The fields that every record's answer has besides its words. */
export function commonFields(row: Omit<CommonRow, keyof StoredWords>) {
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
