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

/** One entry for each first digit of a record's id, so that a change writes a sixteenth of a large account. */
const shards = [..."0123456789abcdef"];

/** Reads what this device remembers of an account. @param onNews is called when there is something to save */
export async function keptRevisions(
  store: LocalStore,
  account: Account,
  { clock, onNews }: { clock?: Clock; onNews: () => void },
): Promise<KeptRevisions> {
  const seen: Seen = { revisions: new Map(), own: new Set() };
  for (const entry of await store.getMany(shards.map((shard) => shardKey(account.userId, shard)))) {
    const { revisions, own } = readEntry(entry, account.kid);
    for (const [name, revision] of revisions) seen.revisions.set(name, revision);
    for (const id of own) seen.own.add(id);
  }
  const changed = new Set<string>();
  const note = (name: string) => {
    changed.add(shardOf(name));
    onNews();
  };
  return {
    ...revisionsIn(seen.revisions, { ...(clock ? { clock } : {}), onNews: note, own: seen.own }),
    async save() {
      const due = [...changed];
      changed.clear();
      try {
        for (const shard of due) await saveShard(store, shard, { account, seen });
      } catch (error) {
        for (const shard of due) changed.add(shard);
        throw error;
      }
    },
    async clear() {
      seen.revisions.clear();
      seen.own.clear();
      changed.clear();
      await forgetRevisions(store, account.userId);
    },
  };
}

/** Forgets which versions of an account's records this device has seen. */
export async function forgetRevisions(store: LocalStore, userId: Id<"User">): Promise<void> {
  await store.delete(...shards.map((shard) => shardKey(userId, shard)));
}

/**
 * Merges with the stored entry, because another tab may have seen more: the higher number of each record is kept. Each
 * shard has a transaction of its own, so that no key waits for all of a large account.
 */
function saveShard(
  store: LocalStore,
  shard: string,
  { account, seen }: { account: Account; seen: Seen },
): Promise<void> {
  return store.update([shardKey(account.userId, shard)], ([stored]) => {
    const { revisions, own } = readEntry(stored, account.kid);
    for (const [name, revision] of seen.revisions) {
      if (shardOf(name) === shard && revision > (revisions.get(name) ?? 0)) revisions.set(name, revision);
    }
    for (const id of seen.own) if (id.startsWith(shard)) own.add(id);
    return [{ kid: account.kid, revisions: Object.fromEntries(revisions), own: [...own] }];
  });
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

function shardOf(name: string): string {
  return name[name.indexOf(":") + 1] ?? "";
}

function shardKey(userId: Id<"User">, shard: string): string {
  return `seen:${userId}:${shard}`;
}
