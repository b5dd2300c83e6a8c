import { useEffect } from "react";

const prefix = "quotewright-draft:";

/** Says to the other tabs, for as long as the editor is open, that it writes to a slot. */
export function useDraftInUse(slot: string): void {
  useEffect(() => {
    // Plain http has no locks; drafts live no longer than their tab there, so that no other tab finds them.
    if (!navigator.locks) return;
    const left = new AbortController();
    const { signal } = left;
    const untilLeft = () => new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    navigator.locks
      .request(`${prefix}${slot}`, { mode: "shared" }, () => (signal.aborted ? undefined : untilLeft()))
      .catch(() => undefined);
    return () => left.abort();
  }, [slot]);
}

/** The slots that some tab has an editor open on. */
export async function draftsInUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
