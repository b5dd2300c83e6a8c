import type { QueryClient } from "@tanstack/react-query";
import { importRoutes } from "#contract/imports.ts";
import type { RouteAnswer } from "#contract/route.ts";
import type { Id } from "#domain/ids/id.ts";
import { callKeyed } from "#web/base/call.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { newId } from "#web/base/new-id.ts";
import { userQuery } from "#web/base/user-query.ts";
import { noteBegun, noteEnded } from "#web/bring-in/begun-undos.ts";
import type { ImportRecord } from "#web/bring-in/import-plan.ts";
import { beginImport, goOn } from "#web/bring-in/save-import.ts";
import { readList } from "#web/export/read-list.ts";
import { type ImportableKind, importable } from "#web/records/listed-nouns.ts";
import { type ListRecords, nounRecords } from "#web/records/noun-records.ts";
import { sealingAccess } from "#web/vault/vault-session.ts";

/** What undoing an import has left. */
export interface Undone {
  count: number;
  /** The names of the records that were changed since, and so stay. */
  kept: string[];
  /** How many stay besides, whose names cannot be read now. */
  nameless: number;
}

/** An import of lists. */
export interface ImportOf {
  id: Id<"Import">;
  /** True when no call of it was answered, so that the server may know nothing of it. */
  mayBeUnsent?: boolean;
}

/**
 * Undoes an import of a list. One of which nothing has reached the server is undone already. Sent again after a lost
 * answer or a closed page, it has the idempotency key of the first try, and finishes what that began.
 *
 * @throws CallError NOT_FOUND for one that cannot be undone any more, and others
 */
export async function takeBackImport(
  client: QueryClient,
  { id, mayBeUnsent = false }: ImportOf,
): Promise<Undone> {
  const userId = client.getQueryData(userQuery.queryKey)?.id ?? "";
  const key = noteBegun(localStorage, userId, { id, newKey: newId });
  try {
    const answer = await callKeyed(importRoutes.undo, { params: { id } }, key);
    for (const each of importable) await sealAgain(client, each, answer.restored);
    noteEnded(localStorage, userId, id);
    // It is undone, whether or not the names of what stays can be read.
    const lists = importable.map((each) => namesOf(client, each, answer.kept).catch(() => []));
    const kept = (await Promise.all(lists)).flat();
    const stayed = answer.kept.filter(({ kind }) => importable.some((each) => each === kind));
    return { count: answer.undone, kept, nameless: stayed.length - kept.length };
  } catch (error) {
    if (!isRefusal(error, "NOT_FOUND")) throw error;
    noteEnded(localStorage, userId, id);
    if (mayBeUnsent) return { count: 0, kept: [], nameless: 0 };
    throw error;
  } finally {
    // Services among goods went to labour.
    for (const each of importable) invalidateImported(client, each);
  }
}

/**
 * Seals and saves what an undo has put back: every device has seen a later envelope of it, and would refuse the earlier
 * one ([Note: Revisions of records]). After a failure the undo can be asked for again, and does this again.
 *
 * @throws CallError
 */
async function sealAgain<K extends ImportableKind>(
  client: QueryClient,
  kind: K,
  restored: RouteAnswer<typeof importRoutes.undo>["restored"],
): Promise<void> {
  const ids = new Set<string>(restored.filter((each) => each.kind === kind).map(({ id }) => id));
  const access = sealingAccess();
  if (ids.size === 0 || typeof access === "string") return;
  for (const each of ids) access.revisions.acceptEarlier({ kind, id: each });
  const { records } = await readList(client, kind, { fresh: true });
  const rows = records
    .filter(({ id }) => ids.has(id))
    .map((before) => {
      const { version: _, createdAt: __, ...record } = before;
      return { record: record as ImportRecord<ListRecords[K]>, before };
    });
  await goOn(beginImport({ kind, rows, categories: [] }));
}

async function namesOf(
  client: QueryClient,
  kind: ImportableKind,
  kept: RouteAnswer<typeof importRoutes.undo>["kept"],
): Promise<string[]> {
  const ids = new Set<string>(kept.filter((each) => each.kind === kind).map(({ id }) => id));
  if (ids.size === 0) return [];
  const { records } = await readList(client, kind, { fresh: true });
  return records.flatMap(({ id, name }) => (ids.has(id) ? [name] : []));
}

/** Has everything read again that an import may have changed. */
export function invalidateImported(client: QueryClient, kind: ImportableKind): void {
  const { resource, categories } = nounRecords[kind];
  const stale = [resource.key, categories?.key, "stats", "imports"];
  for (const key of stale) if (key) void client.invalidateQueries({ queryKey: [key] });
}
