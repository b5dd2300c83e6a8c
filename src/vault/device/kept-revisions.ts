import type { Id } from "#domain/ids/id.ts";
import type { LocalStore } from "#vault/device/local-store.ts";
import { type Clock, type Revisions, revisionsIn } from "#vault/records/revisions.ts";

/** Revisions that this device remembers after the page is closed; see [Note: Revisions of records]. */
export interface KeptRevisions extends Revisions {
  /** Stores what is new since the last call. What could not be stored, the next call tries again. */
  save(): Promise<void>;
  /** Forgets everything, here and in the store: then the records that the server has now are accepted. */
  clear(): Promise<void>;
}

interface Account {
  userId: Id<"User">;
  /** The key they were seen under. Revisions under another key say nothing about this one's envelopes. */
  kid: string;
}

/** What was seen of an account's records, see {@link Revisions}. */
interface Seen {
  revisions: Map<string, number>;
  own: Set<string>;
}

/**
 * One entry for each quarter of a first digit of a record's id. A save reads and writes the entries of what has changed,
 * each in a task of its own: of 30,000 records that is a few milliseconds, with sixteen entries it was twenty-five.
 */
const shards = Array.from({ length: 64 }, (_, shard) => `q${shard}`);

/** The entries that releases of before December 2026 wrote, a sixteenth each. They are read, and moved by a save. */
const formerShards = [..."0123456789abcdef"];

/** Reads what this device remembers of an account. @param onNews is called when there is something to save */
export async function keptRevisions(
  store: LocalStore,
  account: Account,
  { clock, onNews }: { clock?: Clock; onNews: () => void },
): Promise<KeptRevisions> {
  const seen: Seen = { revisions: new Map(), own: new Set() };
  const changed = new Changes();
  const former = keysOf(account.userId, formerShards);
  const entries = await store.getMany([...former, ...keysOf(account.userId, shards)]);
  for (const [at, entry] of entries.entries()) {
    const { revisions, own } = readEntry(entry, account.kid);
    for (const [name, revision] of revisions) {
      if (revision > (seen.revisions.get(name) ?? 0)) seen.revisions.set(name, revision);
      if (at < former.length) changed.add(name);
    }
    for (const id of own) {
      seen.own.add(id);
      if (at < former.length) changed.add(ownName(id));
    }
  }
  let isMoving = changed.size > 0;
  const note = (name: string) => {
    changed.add(name);
    onNews();
  };
  return {
    ...revisionsIn(seen.revisions, { ...(clock ? { clock } : {}), onNews: note, own: seen.own }),
    async save() {
      const due = changed.take();
      try {
        for (const [shard, names] of due) await saveShard(store, shard, { account, seen, names });
        if (isMoving) await store.delete(...former);
        isMoving = false;
      } catch (error) {
        for (const names of due.values()) for (const name of names) changed.add(name);
        throw error;
      }
    },
    async clear() {
      seen.revisions.clear();
      seen.own.clear();
      changed.take();
      await forgetRevisions(store, account.userId);
    },
  };
}

/** The records that are to be saved, by shard. */
class Changes {
  #byShard = new Map<string, Set<string>>();

  get size(): number {
    return this.#byShard.size;
  }

  add(name: string): void {
    const shard = shardOf(name);
    const names = this.#byShard.get(shard);
    if (names) names.add(name);
    else this.#byShard.set(shard, new Set([name]));
  }

  /** What there is, and leaves nothing. */
  take(): ReadonlyMap<string, ReadonlySet<string>> {
    const taken = this.#byShard;
    this.#byShard = new Map();
    return taken;
  }
}

/** Forgets which versions of an account's records this device has seen. */
export async function forgetRevisions(store: LocalStore, userId: Id<"User">): Promise<void> {
  await store.delete(...keysOf(userId, formerShards), ...keysOf(userId, shards));
}

/**
 * Merges with the stored entry, because another tab may have seen more: the higher number of each record is kept. Each
 * shard has a transaction of its own, so that no key waits for all of a large account.
 *
 * @param names what has changed; an entry that is missing or of another key gets all that was seen
 */
function saveShard(
  store: LocalStore,
  shard: string,
  { account, seen, names }: { account: Account; seen: Seen; names: ReadonlySet<string> },
): Promise<void> {
  return store.update([shardKey(account.userId, shard)], ([stored]) => {
    const { revisions, own } = readEntry(stored, account.kid);
    const isThere = revisions.size > 0 || own.size > 0;
    for (const name of isThere ? names : namesIn(shard, seen)) {
      const revision = seen.revisions.get(name) ?? 0;
      if (revision > (revisions.get(name) ?? 0)) revisions.set(name, revision);
      const id = name.slice(ownName("").length);
      if (seen.own.has(id)) own.add(id);
    }
    return [{ kid: account.kid, revisions: Object.fromEntries(revisions), own: [...own] }];
  });
}

function namesIn(shard: string, { revisions, own }: Seen): string[] {
  return [...revisions.keys(), ...[...own].map(ownName)].filter((name) => shardOf(name) === shard);
}

/** A stored entry, which may be damaged, or older and without `own`; empty when it belongs to another key. */
function readEntry(stored: unknown, kid: string): Seen {
  const entry = stored as { kid?: unknown; revisions?: Record<string, unknown>; own?: unknown } | undefined;
  if (entry?.kid !== kid) return { revisions: new Map(), own: new Set() };
  const revisions = new Map<string, number>();
  for (const [name, revision] of Object.entries<unknown>(entry.revisions ?? {})) {
    if (typeof revision === "number" && Number.isSafeInteger(revision)) revisions.set(name, revision);
  }
  const own: unknown[] = Array.isArray(entry.own) ? entry.own : [];
  return { revisions, own: new Set(own.filter((id) => typeof id === "string")) };
}

function ownName(invoiceId: string): string {
  return `invoice:${invoiceId}`;
}

/** @param name of a record, as "customer:0b1e…" */
function shardOf(name: string): string {
  const start = name.indexOf(":") + 1;
  const number = Number.parseInt(name.slice(start, start + 2), 16);
  return `q${Number.isNaN(number) ? 0 : number >> 2}`;
}

function shardKey(userId: Id<"User">, shard: string): string {
  return `seen:${userId}:${shard}`;
}

function keysOf(userId: Id<"User">, some: readonly string[]): string[] {
  return some.map((shard) => shardKey(userId, shard));
}
