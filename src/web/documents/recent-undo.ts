import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Sending } from "#domain/documents/sending.ts";
import { timing } from "#web/base/timing.ts";
import type { DocumentId } from "#web/records/document-kinds.ts";
import type { DocumentStatus } from "#web/records/status-looks.ts";

/** What a document has again when its last change of status is taken back, and the version that the change made. */
export interface StatusUndo {
  act: "status";
  status: DocumentStatus;
  /** Of an invoice alone. */
  paidDate?: LocalDate | null;
  version: number;
}

/** How the last act on a document is taken back: ids and readable columns, and never a word ([Note: Recent undos]). */
export type Undo = StatusUndo | { act: "sending"; sending: Sending["id"] };

type Kept = [id: string, undo: Undo, until: number];

/**
 * [Note: Recent undos]
 * A toast offers to take an act back for seconds, and the first entry of the document's "..." for ten minutes. What that
 * needs is in session storage, so that it outlives a reload: the ids, a status, a day and a version, which the server
 * reads in every account, and no words. Signing out in
 * this tab clears session storage.
 */
const key = "quotewright-undos";

/** Keeps how the last act on a document is taken back, for its "..." when the toast that offers it is gone. */
export function keepUndo(id: DocumentId, undo: Undo, now = Date.now()): void {
  store([...others(id, now), [id, undo, now + timing.undoInMenu]]);
}

/** Called when it was taken back. */
export function forgetUndo(id: DocumentId, now = Date.now()): void {
  store(others(id, now));
}

/**
 * How the last act on a document is taken back, for ten minutes. Once the document is known to have another version than
 * the change of its status made, that cannot be taken back any more.
 */
export function recentUndo(
  { id, version }: { id: DocumentId; version: number },
  now = Date.now(),
): Undo | null {
  const undo = kept(now).find((each) => each[0] === id)?.[1];
  return undo === undefined || (undo.act === "status" && undo.version !== version) ? null : undo;
}

function others(id: DocumentId, now: number): Kept[] {
  return kept(now).filter((each) => each[0] !== id);
}

function kept(now: number): Kept[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "[]") as Kept[];
    return stored.filter(([, , until]) => now < until);
  } catch {
    return [];
  }
}

function store(undos: readonly Kept[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(undos));
  } catch {
    // In a browser that stores nothing the toast alone takes back.
  }
}
