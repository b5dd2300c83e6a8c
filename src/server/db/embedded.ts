import { once } from "node:events";
import pg from "pg";
import { columnTypes } from "#server/db/column-types.ts";
import { type DatabaseAway, DatabaseUnusable } from "#server/db/database-errors.ts";
import { type DirectoryLock, lockDirectory } from "#server/db/directory-lock.ts";
import { EmbeddedSocket } from "#server/db/embedded-socket.ts";
import { type EmbeddedThread, startEmbeddedThread } from "#server/db/embedded-thread.ts";

export interface EmbeddedOptions {
  /** Folder of the database, made if it is missing; null keeps it in memory, for tests. */
  readonly directory: string | null;
  /** For a database in memory: the dump of another one to start from. */
  readonly template?: Uint8Array;
  /** Milliseconds that one statement may take; 60,000 by default. */
  readonly statementLimit?: number;
}

/** The embedded database: PGlite in a thread, with one connection behind a pool. */
export interface Embedded {
  /** A pool of one connection; a request that waits for it longer than ten seconds fails. */
  readonly pool: pg.Pool;
  /** The whole database as a tar, taken between two transactions. */
  dump(): Promise<Uint8Array>;
  /**
   * Copies the files of a database on disk into a new folder, between two transactions; it can be opened from there.
   */
  copyTo(folder: string): Promise<void>;
  /** Runs statements without the time limit, for example to rewrite a large table; requests wait for each of them. */
  unhurried<T>(work: () => Promise<T>): Promise<T>;
  /** How many times the disk has confirmed a file since the thread started. */
  countFsyncs(): Promise<number>;
  /** Stops the thread like a crash; the next query starts it again. */
  crash(): Promise<void>;
  /** Closes the pool, then the database, and then unlocks the folder. */
  close(): Promise<void>;
}

const waitForConnection = 10_000;
const defaultStatementLimit = 60_000;
const oneDay = 24 * 60 * 60 * 1000;
/** For a dump, or the last checkpoint at shutdown. */
const longLimit = 600_000;

/**
 * Opens the embedded database. If its thread ends (out of memory or disk, or a statement past its limit), requests fail
 * with DatabaseAway until it runs again; the next request starts it.
 *
 * @throws DatabaseUnusable if another process uses the folder, it cannot be written, or its database is damaged
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { directory, template = null } = options;
  const lock = directory === null ? null : await lockDirectory(directory);
  try {
    const first = await startEmbeddedThread({ directory, template });
    return overThread(first, options, lock);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    releaseIfPossible(lock);
    throw new DatabaseUnusable(`The database in ${directory ?? "memory"} cannot be opened. ${reason}`, {
      cause: error,
    });
  }
}

/** A lock that cannot be removed from the disk goes stale by itself; the error that led here is the one to report. */
function releaseIfPossible(lock: DirectoryLock | null): void {
  try {
    lock?.release();
  } catch {
    // See above.
  }
}

function overThread(first: EmbeddedThread, options: EmbeddedOptions, lock: DirectoryLock | null): Embedded {
  const limit = options.statementLimit ?? defaultStatementLimit;
  let running: Promise<EmbeddedThread> = Promise.resolve(first);
  let unhurried = 0;
  let lost: DatabaseUnusable | null = null;
  watch(first);
  if (lock) lock.onLost = () => void giveUp();

  /** Stops at once, because anything that this process still wrote would damage the files that another one uses now. */
  async function giveUp(): Promise<void> {
    lost = new DatabaseUnusable(
      "Another process has taken the data folder over, since this one showed no sign of life.",
    );
    await (await running.catch(() => null))?.stop();
  }

  function watch(thread: EmbeddedThread): void {
    void thread.ended.then((error) => {
      running = Promise.reject(error);
      running.catch(() => undefined);
    });
  }

  /** The running thread, or a new one if it has ended. A database in memory is lost with its thread. */
  async function current(): Promise<EmbeddedThread> {
    if (lost) throw lost;
    running = running.catch(async (error: DatabaseAway) => {
      if (options.directory === null) throw error;
      const thread = await startEmbeddedThread({ directory: options.directory, template: null });
      watch(thread);
      return thread;
    });
    return running;
  }

  const connections = new Set<EmbeddedSocket>();

  function connection(): EmbeddedSocket {
    const socket = new EmbeddedSocket(current, () => (unhurried > 0 ? oneDay : limit));
    connections.add(socket.once("close", () => connections.delete(socket)));
    return socket;
  }

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitForConnection,
    pipeline: true,
    types: columnTypes,
    stream: connection,
  });

  async function ask(question: "dump" | "fsyncs" | "close") {
    const thread = await current();
    return thread.ask({ ask: question }, longLimit);
  }

  async function betweenTransactions<T>(work: () => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await work();
    } finally {
      client.release();
    }
  }

  return {
    pool,
    dump: () =>
      betweenTransactions(async () => {
        const reply = await ask("dump");
        return "bytes" in reply ? reply.bytes : new Uint8Array();
      }),
    copyTo: (folder) =>
      betweenTransactions(async () => {
        await (await current()).ask({ ask: "copy", folder }, longLimit);
      }),
    async unhurried(work) {
      unhurried += 1;
      try {
        return await work();
      } finally {
        unhurried -= 1;
      }
    },
    async countFsyncs() {
      const reply = await ask("fsyncs");
      return "count" in reply ? reply.count : 0;
    },
    async crash() {
      await (await current()).stop();
    },
    async close() {
      await pool.end();
      // The pool does not wait for a commit that nobody waits for; the engine must not be closed before it.
      await Promise.all([...connections].map((socket) => once(socket, "close").catch(() => undefined)));
      const thread = await running.catch(() => null);
      await thread?.ask({ ask: "close" }, longLimit).catch(() => undefined);
      await thread?.stop();
      lock?.release();
    },
  };
}
