import { type Id, isId } from "#domain/ids/id.ts";

/**
 * The undos of imports that this device has begun and not seen finished, by the ids of the imports, each with its
 * idempotency key: the server answers the same again, and what it has put back is sealed again then. The store of the
 * device has it, since a page can be closed in the middle. The key is random, so nothing in it says what was undone.
 */
type BegunUndos = Readonly<Record<Id<"Import">, string>>;

type Store = Pick<Storage, "getItem" | "setItem">;

/** Reads them; what cannot be read is nothing. */
export function begunUndos(store: Pick<Storage, "getItem">, userId: string): BegunUndos {
  try {
    const kept = Object.entries(JSON.parse(store.getItem(keyOf(userId)) ?? "{}") as object);
    return Object.fromEntries(kept.filter(([id, key]) => isId(id) && isId(String(key))));
  } catch {
    return {};
  }
}

/** Notes that an undo begins; answers its key, which is that of the first try. */
export function noteBegun(
  store: Store,
  userId: string,
  { id, newKey }: { id: Id<"Import">; newKey: () => string },
): string {
  const undos = begunUndos(store, userId);
  const key = undos[id] ?? newKey();
  write(store, userId, { ...undos, [id]: key });
  return key;
}

/** Forgets an undo, once it is finished or cannot be. */
export function noteEnded(store: Store, userId: string, id: Id<"Import">): void {
  const { [id]: _, ...others } = begunUndos(store, userId);
  write(store, userId, others);
}

function write(store: Store, userId: string, undos: BegunUndos): void {
  try {
    store.setItem(keyOf(userId), JSON.stringify(undos));
  } catch {
    // Without storage, an undo that is cut off by closing the page cannot be finished from here.
  }
}

/** Of the account alone, because another one on this device has other imports. */
function keyOf(userId: string): string {
  return `quotewright-begun-undos-${userId}`;
}
