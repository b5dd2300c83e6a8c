import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Pool } from "pg";
import { isId } from "#domain/ids/id.ts";
import { turns } from "#server/base/turns.ts";
import {
  DatabaseAway,
  DatabaseStandby,
  isSerializationFailure,
  readDatabaseError,
} from "#server/db/database-errors.ts";
import { vacuumTables } from "#server/db/old-versions.ts";
import { NotBegun, type TransactionTerms, transact } from "#server/db/transactions.ts";
import type { Schema } from "#server/schema/schema.ts";
import type { SystemSchema } from "#server/schema/tables.ts";

/** Kysely within one user's transaction; stores run their queries on it. */
export type OwnedTransaction = Transaction<Schema>;
/** The same without an owner, for the system tables only. */
export type SystemTransaction = Transaction<SystemSchema>;

/**
 * [Note: Whose transaction]
 * Work runs once. If it lost a race (SQLSTATE 40001 or 40P01), or its connection was dead from the start, it is retried
 * from its beginning, so it must do nothing but query. Do not open a transaction within another: on the embedded
 * database the inner one would wait for the outer one for ever.
 *
 * All four throw DatabaseAway when the database cannot be reached in time. A user's work waits for its turn behind
 * their other work, and throws TooManyWaiting when too much of it is waiting.
 */
export interface Database {
  /**
   * Runs work as one user: it can neither read nor write another user's rows ([Note: Row-level security]).
   *
   * @param userId the user's UUID. @throws TypeError if it is not a UUID
   */
  asOwner<T>(userId: string, work: (trx: OwnedTransaction) => Promise<T>): Promise<T>;
  /** The same for work that only reads, with one round trip less; a write in it fails. */
  readAsOwner<T>(userId: string, work: (trx: OwnedTransaction) => Promise<T>): Promise<T>;
  /**
   * The same for somebody who has not signed in and names this user: it takes none of the user's turns, or strangers
   * could use them up. Its caller limits how often it runs.
   */
  readForVisitor<T>(userId: string, work: (trx: OwnedTransaction) => Promise<T>): Promise<T>;
  /**
   * Runs work without a user, on the system tables: sign-in, registration, reset, webhooks. It sees no row of a tenant
   * table, and can write none.
   */
  asSystem<T>(work: (trx: SystemTransaction) => Promise<T>): Promise<T>;
  /** The same for work that only reads. */
  readAsSystem<T>(work: (trx: SystemTransaction) => Promise<T>): Promise<T>;
  /** Resolves if the database answers and can be written. @throws DatabaseAway if not, DatabaseStandby if only read */
  ping(): Promise<void>;
  /**
   * Removes what rows said before from the database's files, for all users at once ([Note: Old versions]). Runs as the
   * tables' owner, outside of any transaction.
   */
  purgeOldVersions(): Promise<void>;
  /** Waits for running transactions, then closes. */
  close(): Promise<void>;
}

const attempts = 5;

/**
 * How much of one user's work runs at the same time. The embedded database has one connection, so each request of
 * another user waits behind at most this many of theirs, and not behind all that they send.
 */
const readsOfOne = { atOnce: 4, waiting: 200 };
const writesOfOne = { atOnce: 2, waiting: 200 };

/**
 * @param role the role that every transaction takes on, or null (prepareTenantRole)
 * @param close closes the pool and the engine behind it
 */
export function databaseOver(pool: Pool, role: string | null, close: () => Promise<void>): Database {
  const takeRole = role === null ? "" : `; set local role ${role}`;
  const system = (mode: string) => `${mode}${takeRole}`;
  const owner = (mode: string, userId: string) =>
    `${mode}${takeRole}; set local app.user_id = '${checked(userId)}'`;
  const reads = turns(readsOfOne);
  const writes = turns(writesOfOne);
  const run = <S, T>(terms: TransactionTerms, work: (trx: Transaction<S>) => Promise<T>) =>
    repeated(() => transact(pool, terms, work));
  const readAs: Database["readForVisitor"] = async (userId, work) =>
    run({ prelude: owner("begin read only", userId), readOnly: true }, work);

  return {
    asOwner: (userId, work) =>
      writes.take(userId, async () => run({ prelude: owner("begin", userId), readOnly: false }, work)),
    readAsOwner: (userId, work) => reads.take(userId, () => readAs(userId, work)),
    readForVisitor: readAs,
    asSystem: async (work) => run({ prelude: system("begin"), readOnly: false }, work),
    readAsSystem: async (work) => run({ prelude: system("begin read only"), readOnly: true }, work),
    async ping() {
      const { rows } = await pool
        .query<{ standby: boolean }>("select pg_is_in_recovery() as standby")
        .catch((error: unknown) => {
          throw readDatabaseError(error);
        });
      if (rows[0]?.standby) throw new DatabaseStandby("The database is a standby, which cannot be written");
    },
    purgeOldVersions: () => vacuumTables(pool),
    close,
  };
}

/** A database that is still being opened: whatever is asked of it waits for that, and fails if it fails. */
export function databaseToCome(opening: Promise<Database>): Database {
  return {
    asOwner: async (userId, work) => (await opening).asOwner(userId, work),
    readAsOwner: async (userId, work) => (await opening).readAsOwner(userId, work),
    readForVisitor: async (userId, work) => (await opening).readForVisitor(userId, work),
    asSystem: async (work) => (await opening).asSystem(work),
    readAsSystem: async (work) => (await opening).readAsSystem(work),
    ping: async () => (await opening).ping(),
    purgeOldVersions: async () => (await opening).purgeOldVersions(),
    close: async () => (await opening).close(),
  };
}

/** Retries a transaction that lost a race or never began, after growing pauses. */
async function repeated<T>(once: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once();
    } catch (error) {
      const mayPass = error instanceof NotBegun || isSerializationFailure(error);
      if (!mayPass) throw error;
      if (attempt === attempts) throw asAway(error);
    }
    await wait(attempt * attempt * 5);
  }
}

function asAway(error: unknown): DatabaseAway {
  if (error instanceof DatabaseAway) return error;
  return new DatabaseAway("The database is busy: a transaction lost against others every time", {
    cause: error,
  });
}

/** The id becomes part of a statement that takes no parameters; a UUID cannot end the quoted text. */
function checked(userId: string): string {
  if (!isId(userId)) throw new TypeError("Not the id of a user");
  return userId;
}
