import type { Route } from "#contract/route.ts";
import { sealMany } from "#vault/records/open-many.ts";
import { call } from "#web/base/call.ts";
import { messages } from "#web/base/messages.ts";
import { categoryResource, type ImportableKind, listResources } from "#web/export/list-kinds.ts";
import type { NewCategory, PlannedRow } from "#web/import/import-plan.ts";
import { sealingAccess } from "#web/vault/vault-session.ts";

export interface ImportJob {
  kind: ImportableKind;
  rows: readonly PlannedRow[];
  categories: readonly NewCategory[];
}

/** Thrown when the text exceeds what one request can carry; the message is for the person. */
export class TooMuchText extends Error {}

const sealedAtOnce = 250;

/**
 * Seals the records and the new categories they need, and saves all of them in one call, or nothing. New records have
 * ids of their own, which make a retry after a lost answer idempotent. Changed records name the version they were
 * changed from (optimistic locking).
 *
 * @param onProgress is called with the number of records sealed
 * @throws VaultError while the account is locked, CallError VERSION_CONFLICT and others, TooMuchText
 */
export async function saveImport(job: ImportJob, onProgress: (sealed: number) => void): Promise<void> {
  const { kind, rows } = job;
  const { routes, kind: recordKind } = listResources[kind];
  const access = sealingAccess();
  const records: object[] = [];
  for (let from = 0; from < rows.length; from += sealedAtOnce) {
    const part = rows.slice(from, from + sealedAtOnce).map(({ record }) => record);
    records.push(...(await sealMany(access, recordKind, part)));
    onProgress(records.length);
  }
  const filing = categoryResource(kind);
  const categories = filing ? await sealMany(access, filing.kind, job.categories) : [];
  const body = { ...(categories.length > 0 ? { categories } : {}), records, versions: versionsOf(rows) };
  refuseTooMuch(routes.saveMany, body);
  await call(routes.saveMany, { body } as never);
}

function versionsOf(rows: readonly PlannedRow[]): { id: string; version: number }[] {
  return rows.flatMap(({ before }) => (before ? [{ id: before.id, version: before.version }] : []));
}

/** Checks the route's own limit before the request is sent. */
function refuseTooMuch({ bodyLimit = Number.POSITIVE_INFINITY }: Route, body: object): void {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  if (bytes > bodyLimit) throw new TooMuchText(messages().import.save.tooMuch);
}
