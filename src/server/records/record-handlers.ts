import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import type { ListQuery } from "#contract/wire.ts";
import type { Id } from "#domain/ids/id.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Actor, Exchange } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { answerPage } from "#server/records/page.ts";
import {
  type CommonRow,
  deleteRecord,
  findRecord,
  insertRecord,
  listRecords,
  type OwnColumns,
  type RecordRow,
  updateRecord,
} from "#server/records/record-store.ts";
import { saveMany, type WriteRules } from "#server/records/save-many.ts";
import { checkVersion } from "#server/records/version.ts";
import type { RecordTable } from "#server/schema/tables.ts";
import { holdSealing } from "#server/sealing/keyset-store.ts";
import {
  changeWords,
  spreadWords,
  takeNewWords,
  takeWords,
  type Words,
  type WordsBody,
} from "#server/sealing/words.ts";

/** The routes of a simple record; see contract/record-routes.ts. */
interface RecordRoutes {
  create: Route & { body: z.ZodMiniType<CreatedBody> };
  update: Route & { body: z.ZodMiniType<ChangedBody> };
  read: Route & { answer: z.ZodMiniType };
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

interface Asked extends Exchange {
  actor: Actor;
}
type CreatedBody = WordsBody & { id?: Id | undefined };
type ChangedBody = WordsBody & { version?: number | undefined };

interface BatchBody<Created> {
  categories?: CreatedBody[] | undefined;
  records: Created[];
  versions?: { id: Id; version: number }[] | undefined;
}

/** The six handlers of a simple record. */
export function recordHandlers<Routes extends RecordRoutes, T extends RecordTable>(
  { database, clock }: Services,
  rules: RecordRules<Routes, T>,
) {
  type Answer = z.output<Routes["read"]["answer"]>;
  type Created = z.output<Routes["create"]["body"]>;
  type Changed = z.output<Routes["update"]["body"]>;
  const { table, kind } = rules;

  // The compiler cannot add up words, common and own fields to a route's answer; the answer's schema does at runtime.
  function answer(row: RecordRow<T>): Answer {
    return Object.assign(spreadWords(kind, row), commonFields(row), rules.ownFields(row)) as Answer;
  }

  async function owned(trx: OwnedTransaction, id: string, lock = false): Promise<RecordRow<T>> {
    return found(await findRecord(trx, rules, { id, lock }));
  }

  function found(row: RecordRow<T> | null): RecordRow<T> {
    if (!row) throw new Refusal("NOT_FOUND", rules.notFound);
    return row;
  }

  return {
    list: ({ actor, query, reply }: Asked & { query: ListQuery }): Promise<Answer[]> =>
      database.readAsOwner(actor.userId, async (trx) => {
        const rows = await answerPage(reply, query, (page) => listRecords(trx, rules, page));
        return rows.map(answer);
      }),

    create: ({ actor, body }: Asked & { body: Created }): Promise<Answer> =>
      database.asOwner(actor.userId, async (trx) => {
        const id = body.id ?? randomUUID();
        const words = takeNewWords(kind, id, body, await holdSealing(trx, actor.userId));
        const columns = rules.newColumns(body);
        await rules.beforeWrite?.(trx, [columns]);
        const record = { id, userId: actor.userId, words, columns, now: clock() };
        return answer(found(await insertRecord(trx, rules, record)));
      }),

    saveMany: ({ actor, body }: Asked & { body: BatchBody<Created> }) =>
      database.asOwner(actor.userId, async (trx) => {
        const { userId } = actor;
        const { categories = [], records, versions } = body;
        const now = clock();
        if (rules.category && categories.length > 0) {
          await saveMany(trx, rules.category, { userId, records: categories, now });
        }
        return saveMany(trx, rules, { userId, records, versions, now });
      }),

    read: ({ actor, params }: Asked & { params: { id: Id } }): Promise<Answer> =>
      database.readAsOwner(actor.userId, async (trx) => answer(await owned(trx, params.id))),

    update: ({ actor, params, body }: Asked & { params: { id: Id }; body: Changed }): Promise<Answer> =>
      database.asOwner(actor.userId, async (trx) => {
        const sealing = await holdSealing(trx, actor.userId);
        const row = await owned(trx, params.id, true);
        checkVersion(row.version, body.version);
        const words = changeWords(row, takeWords(kind, row.id, body, sealing));
        const columns = rules.changedColumns(body);
        await rules.beforeWrite?.(trx, [columns]);
        return answer(found(await updateRecord(trx, rules, { row, words, columns, now: clock() })));
      }),

    remove: ({ actor, params }: Asked & { params: { id: Id } }): Promise<null> =>
      database.asOwner(actor.userId, async (trx) => {
        await rules.beforeRemove?.(trx, params.id);
        if (!(await deleteRecord(trx, table, params.id))) throw new Refusal("NOT_FOUND", rules.notFound);
        return null;
      }),
  };
}

/** The fields that every record's answer has besides its words. */
export function commonFields(row: Omit<CommonRow, keyof Words>) {
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
