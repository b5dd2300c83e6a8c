import { useState } from "react";
import { mostLeftOut } from "#contract/today.ts";

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * What a person has put off on this device, by ids and names that say nothing of a record, each with the moment in
 * milliseconds at which it comes back.
 */
type PutOff = Readonly<Record<string, number>>;

type Store = Pick<Storage, "getItem" | "setItem">;

/** Reads what is still put off; what cannot be read is nothing. */
export function readPutOff(store: Store, userId: string, now: number): PutOff {
  try {
    const kept = Object.entries(JSON.parse(store.getItem(keyOf(userId)) ?? "{}") as object);
    return Object.fromEntries(kept.filter(([, until]) => typeof until === "number" && until > now));
  } catch {
    return {};
  }
}

/** A change of what is put off: the key, the moment, and what this page knows to be put off. */
interface Change {
  key: string;
  now: number;
  known: PutOff;
}

/** Puts something off for a week. Of too many, those that come back first do so at once. */
export function putOff(store: Store, userId: string, { key, now, known }: Change): PutOff {
  const all = Object.entries({ ...readPutOff(store, userId, now), ...known, [key]: now + week });
  const latest = all.toSorted(([, one], [, other]) => other - one).slice(0, mostLeftOut);
  return write(store, userId, Object.fromEntries(latest));
}

/** Takes it back. */
export function bringBack(store: Store, userId: string, { key, now, known }: Change): PutOff {
  const { [key]: _, ...others } = { ...readPutOff(store, userId, now), ...known };
  return write(store, userId, others);
}

/** What is put off on this device, and how to put off and bring back. */
export function useNotNow(userId: string) {
  const [all, setAll] = useState(() => readPutOff(localStorage, userId, Date.now()));
  const change = (by: typeof putOff, key: string) =>
    setAll((known) => by(localStorage, userId, { key, now: Date.now(), known }));
  return {
    isPutOff: (key: string) => key in all,
    keys: Object.keys(all),
    putOff: (key: string) => change(putOff, key),
    bringBack: (key: string) => change(bringBack, key),
  };
}

/** Of the account alone, because another one on this device has other things to do. */
function keyOf(userId: string): string {
  return `quotewright-not-now-${userId}`;
}

function write(store: Store, userId: string, all: PutOff): PutOff {
  try {
    store.setItem(keyOf(userId), JSON.stringify(all));
  } catch {
    // Without storage it is put off until the screen is left.
  }
  return all;
}
