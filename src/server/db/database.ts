import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Pool } from "pg";
import { isId } from "#domain/account/id.ts";
import { DatabaseAway, isSerializationFailure, readDatabaseError } from "#server/db/database-errors.ts";
import { vacuumTables } from "#server/db/old-versions.ts";
import type { Schema, SystemSchema } from "#server/db/schema.ts";
import { NotBegun, type TransactionTerms, transact } from "#server/db/transactions.ts";
import { turns } from "#server/turns.ts";

/** What stores write their queries with: Kysely within one user's transaction. */
export type OwnedTransaction = Transaction<Schema>;
/** The same without an owner, for users and sessions only. */
export type SystemTransaction = Transaction<SystemSchema>;

/**
 * [Note: Whose transaction]
 * Work runs once or, if it lost against another transaction or the connection was dead from the start, again from
 * its beginning: it does nothing but query. One transaction is not opened within another; on the embedded database
 * they would wait for each other.
 *
 * All four throw DatabaseAway when the database cannot be reached in time. An owner's work waits its turn among what
 * else they have under way, and throws TooManyWaiting where that is too much.
 */
export interface Database {
  /**
   * Runs work as one user: rows of anybody else can be neither read nor written ([Note: Row-level security]).
   *
   * @param userId the user's UUID. @throws TypeError if it is none
   */
  asOwner<T>(userId: string, work: (trx: OwnedTransaction) => Promise<T>): Promise<T>;
  /** The same for work that only reads, in one round trip less; a write in it fails. */
  readAsOwner<T>(userId: string, work: (trx: OwnedTransaction) => Promise<T>): Promise<T>;
  /**
   * Runs work as nobody, for users and sessions: sign-in, registration, reset, webhooks. Not a row of any tenant
   * table is visible to it, and none can be written.
   */
  asSystem<T>(work: (trx: SystemTransaction) => Promise<T>): Promise<T>;
  /** The same for work that only reads. */
  readAsSystem<T>(work: (trx: SystemTransaction) => Promise<T>): Promise<T>;
  /** Resolves if the database answers. @throws DatabaseAway if it does not */
  ping(): Promise<void>;
  /**
   * Takes what rows used to say out of the database's files, for all users at once ([Note: Old versions]). Runs as
   * the tables' owner, in no transaction.
   */
  purgeOldVersions(): Promise<void>;
  /** Waits for running transactions, then closes. */
  close(): Promise<void>;
}

const attempts = 5;

/**
 * What one user may have under way at once. The embedded database has one connection: everybody else's request stands
 * behind so many of theirs at most, and not behind all that they send.
 */
const readsOfOne = { atOnce: 4, waiting: 200 };
const writesOfOne = { atOnce: 2, waiting: 200 };

/**
 * @param role taken on by every transaction, or null (prepareTenantRole)
 * @param close closes the pool and what stands behind it
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

  return {
    asOwner: (userId, work) =>
      writes.take(userId, async () => run({ prelude: owner("begin", userId), readOnly: false }, work)),
    readAsOwner: (userId, work) =>
      reads.take(userId, async () =>
        run({ prelude: owner("begin read only", userId), readOnly: true }, work),
      ),
    asSystem: async (work) => run({ prelude: system("begin"), readOnly: false }, work),
    readAsSystem: async (work) => run({ prelude: system("begin read only"), readOnly: true }, work),
    async ping() {
      await pool.query("select 1").catch((error: unknown) => {
        throw readDatabaseError(error);
      });
    },
    purgeOldVersions: () => vacuumTables(pool),
    close,
  };
}

/** Repeats what another transaction got in the way of, after a pause that grows. */
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

/** The id becomes part of a statement, which takes no parameters; a UUID holds nothing that could end the text. */
function checked(userId: string): string {
  if (!isId(userId)) throw new TypeError("Not the id of a user");
  return userId;
}
