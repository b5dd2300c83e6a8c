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
 * 64 entries, by the first six bits of a record's id. A save reads and writes the entries of what has changed,
 * each in a task of its own: of 30,000 records that is a few milliseconds, with sixteen entries it was twenty-five.
 */
const shards = [...Array(64).keys()].map((shard) => `q${shard}`);

/**
 * The entries that releases of before December 2026 wrote, by the first digit of the id. They are read, and not written any
 * more: such a release does not know what this one has seen.
 */
const formerShards = [..."0123456789abcdef"];

/** Reads what this device remembers of an account. @param onNews is called when there is something to save */
export async function keptRevisions(
  store: LocalStore,
  account: Account,
  { clock, onNews }: { clock?: Clock; onNews: () => void },
): Promise<KeptRevisions> {
  const seen: Seen = { revisions: new Map(), own: new Set() };
  const changed = new Set<string>();
  for (const entry of await store.getMany(keysOf(account.userId))) {
    const { revisions, own } = readEntry(entry, account.kid);
    for (const [name, revision] of revisions) raise(seen.revisions, name, revision);
    for (const id of own) seen.own.add(id);
  }
  const note = (name: string) => {
    changed.add(name);
    onNews();
  };
  return {
    ...revisionsIn(seen.revisions, { clock, onNews: note, own: seen.own }),
    async save() {
      const due = [...changed];
      changed.clear();
      const failures: unknown[] = [];
      for (const [shard, names] of byShard(due)) {
        // A store that failed once may have come back: each shard is tried, whatever became of the others.
        await saveShard(store, shard, { account, seen, names }).catch((error: unknown) => {
          failures.push(error);
          for (const name of names) changed.add(name);
        });
      }
      if (failures.length > 0) throw failures[0];
    },
    async clear() {
      seen.revisions.clear();
      seen.own.clear();
      changed.clear();
      await forgetRevisions(store, account.userId);
    },
  };
}

function byShard(names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const shard = shardOf(name);
    found.set(shard, found.get(shard) ?? []);
    found.get(shard)?.push(name);
  }
  return found;
}

function raise(revisions: Map<string, number>, name: string, revision: number): void {
  if (revision > (revisions.get(name) ?? 0)) revisions.set(name, revision);
}

/** Forgets which versions of an account's records this device has seen. */
export async function forgetRevisions(store: LocalStore, userId: Id<"User">): Promise<void> {
  await store.delete(...keysOf(userId));
}

/**
 * Merges with the stored entry, because another tab may have seen more: the higher number of each record is kept. Each
 * shard has a transaction of its own, so that no key waits for all of a large account.
 *
 * @param names what has changed of the shard; an entry that is missing or of another key gets all that was seen
 */
function saveShard(
  store: LocalStore,
  shard: string,
  { account, seen, names }: { account: Account; seen: Seen; names: readonly string[] },
): Promise<void> {
  return store.update([shardKey(account.userId, shard)], ([stored]) => {
    const { revisions, own } = readEntry(stored, account.kid);
    const all = () => namesOf(seen).filter((name) => shardOf(name) === shard);
    for (const name of revisions.size + own.size > 0 ? names : all()) {
      raise(revisions, name, seen.revisions.get(name) ?? 0);
      const id = idOf(name);
      if (name === ownName(id) && seen.own.has(id)) own.add(id);
    }
    return [{ kid: account.kid, revisions: Object.fromEntries(revisions), own: [...own] }];
  });
}

function namesOf({ revisions, own }: Seen): string[] {
  return [...revisions.keys(), ...[...own].map(ownName)];
}

/** A stored entry, which may be damaged, or older and without `own`; empty when it belongs to another key. */
function readEntry(stored: unknown, kid: string): Seen {
  const entry = stored as { kid?: unknown; revisions?: Record<string, unknown>; own?: unknown } | undefined;
  const { revisions = {}, own = [] } = entry?.kid === kid ? entry : {};
  const isNumber = (pair: [string, unknown]): pair is [string, number] => Number.isSafeInteger(pair[1]);
  const isText = (id: unknown) => typeof id === "string";
  return {
    revisions: new Map(Object.entries(revisions).filter(isNumber)),
    own: new Set(Array.isArray(own) ? own.filter(isText) : []),
  };
}

function ownName(invoiceId: string): string {
  return `invoice:${invoiceId}`;
}

/** @param name of a record, as "customer:0b1e…" */
function shardOf(name: string): string {
  return `q${Number.parseInt(idOf(name).slice(0, 2), 16) >> 2}`;
}

function idOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function shardKey(userId: Id<"User">, shard: string): string {
  return `seen:${userId}:${shard}`;
}

function keysOf(userId: Id<"User">): string[] {
  return [...formerShards, ...shards].map((shard) => shardKey(userId, shard));
}
