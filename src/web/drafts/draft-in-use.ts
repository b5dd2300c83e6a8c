import { useEffect, useState } from "react";
import { timing } from "#web/base/timing.ts";

const prefix = "quotewright-draft:";
/** The drafts that editors of this page write to. */
const own = new Set<string>();

/**
 * Holds a lock on a draft while the editor is open, so that other tabs see that it is in use.
 *
 * @param name the slot of a new document, or the id of a saved one
 * @returns true when another tab has an editor open on the same draft
 */
export function useDraftInUse(name: string): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    // Plain http has no locks. Drafts live no longer than their tab there, so no other tab finds them.
    if (!navigator.locks) return;
    const left = new AbortController();
    const { signal } = left;
    const late = setTimeout(() => setElsewhere(true), timing.draftInUse);
    const hold = () => {
      clearTimeout(late);
      setElsewhere(false);
      own.add(name);
      return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    };
    navigator.locks.request(`${prefix}${name}`, { signal }, hold).catch(() => undefined);
    return () => {
      clearTimeout(late);
      own.delete(name);
      left.abort();
    };
  }, [name]);
  return isElsewhere;
}

/**
 * True when another tab has an editor open on a draft. A page that reloads releases its own lock only after a moment.
 */
export async function isInUseElsewhere(name: string): Promise<boolean> {
  if (!navigator.locks || own.has(name)) return false;
  const signal = AbortSignal.timeout(timing.draftInUse);
  return navigator.locks.request(`${prefix}${name}`, { signal }, () => false).catch(() => true);
}

/** The drafts that any tab has an editor open on. */
export async function draftsInUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
