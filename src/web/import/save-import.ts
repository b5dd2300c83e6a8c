import type { Route } from "#contract/route.ts";
import { sealMany } from "#vault/open-many.ts";
import { call } from "#web/app/call.ts";
import { messages } from "#web/app/messages.ts";
import { categoryResource, type ImportableKind, listResources } from "#web/export/list-kinds.ts";
import type { ImportRecord, NewCategory } from "#web/import/import-plan.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/** What is to be saved. */
export interface ImportJob {
  kind: ImportableKind;
  records: readonly ImportRecord[];
  categories: readonly NewCategory[];
}

/** More text than one request can carry; its message is for the person. */
export class TooMuchText extends Error {}

const sealedAtOnce = 250;

/**
 * Seals the records and saves them in one call, all or none. New categories stand in another table and go first; all
 * have ids of their own, so that a second try after a lost answer makes nothing twice.
 *
 * @param onProgress is told how many records are sealed
 * @throws VaultError while the account is locked, CallError, TooMuchText
 */
export async function saveImport(job: ImportJob, onProgress: (sealed: number) => void): Promise<void> {
  const { kind, records, categories } = job;
  const { routes, kind: recordKind } = listResources[kind];
  const access = vaultAccess();
  const sealed: object[] = [];
  for (let from = 0; from < records.length; from += sealedAtOnce) {
    sealed.push(...(await sealMany(access, recordKind, records.slice(from, from + sealedAtOnce))));
    onProgress(sealed.length);
  }
  refuseTooMuch(routes.saveMany, sealed);
  const filing = categoryResource(kind);
  if (filing && categories.length > 0) {
    await saveMany(filing.routes.saveMany, await sealMany(access, filing.kind, categories));
  }
  await saveMany(routes.saveMany, sealed);
}

/** The route's own limit, told before the sending rather than after. */
function refuseTooMuch({ bodyLimit = Number.POSITIVE_INFINITY }: Route, records: readonly object[]): void {
  const bytes = new TextEncoder().encode(JSON.stringify({ records })).length;
  if (bytes > bodyLimit) throw new TooMuchText(messages().import.save.tooMuch);
}

async function saveMany(route: Route, records: readonly object[]): Promise<void> {
  await call(route, { body: { records } } as never);
}
