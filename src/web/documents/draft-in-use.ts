import { useEffect, useState } from "react";
import { timing } from "#web/app/timing.ts";

const prefix = "quotewright-draft:";
/** The drafts that editors of this page write to. */
const own = new Set<string>();

/**
 * Says to the other tabs, for as long as the editor is open, that it writes to a draft.
 *
 * @param name the slot of a new document, the id of a saved one
 * @returns whether another tab has an editor open on the same
 */
export function useDraftInUse(name: string): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    // Plain http has no locks; drafts live no longer than their tab there, so that no other tab finds them.
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

/** Whether another tab has an editor open on a draft. A page that loads again lets go of its own only after a moment. */
export async function isInUseElsewhere(name: string): Promise<boolean> {
  if (!navigator.locks || own.has(name)) return false;
  const signal = AbortSignal.timeout(timing.draftInUse);
  return navigator.locks.request(`${prefix}${name}`, { signal }, () => false).catch(() => true);
}

/** The drafts that some tab has an editor open on. */
export async function draftsInUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
