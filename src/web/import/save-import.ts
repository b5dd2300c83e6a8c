import { labourRoutes, materialRoutes } from "#contract/catalogue.ts";
import { customerRoutes } from "#contract/customers.ts";
import type { Route, TypedRoute } from "#contract/route.ts";
import type { Id } from "#domain/ids/id.ts";
import { sealMany } from "#vault/records/open-many.ts";
import type { Sealed } from "#vault/records/records.ts";
import { callKeyed } from "#web/base/call.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import type { ImportRecord, NewCategory, PlannedRow } from "#web/import/import-plan.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { sendKeyed, settle } from "#web/records/lost-answers.ts";
import { type ListRecords, nounRecords } from "#web/records/noun-records.ts";
import type { Stored } from "#web/records/resources.ts";
import { sealingAccess } from "#web/vault/vault-session.ts";

export interface ImportJob<K extends ImportableKind> {
  kind: K;
  rows: readonly PlannedRow<ListRecords[K]>[];
  categories: readonly NewCategory[];
}

/** Thrown when the text exceeds what one request can carry; the message is for the person. */
export class TooMuchText extends Error {}

const sealedAtOnce = 250;

/**
 * Seals the records and the new categories they need, and saves all of them in one call, or nothing. Changed records
 * name the version they were changed from (optimistic locking). If the answer to the same import was lost before, the
 * server is asked what became of it under its key ([Note: Lost answers]), and what it saved is not sent again.
 *
 * @param onProgress is called with the number of records sealed
 * @throws VaultError while the account is locked, CallError VERSION_CONFLICT and others, TooMuchText
 */
export async function saveImport<K extends ImportableKind>(
  job: ImportJob<K>,
  onProgress: (sealed: number) => void,
): Promise<void> {
  const { kind, rows } = job;
  const [first] = rows;
  if (!first) return;
  const name: ImportName = { id: first.record.id, what: JSON.stringify([rows, job.categories]) };
  if ((await settle(name.id)) === name.what) return;
  const access = sealingAccess();
  const records: Sealed<ImportRecord<ListRecords[K]>>[] = [];
  for (let from = 0; from < rows.length; from += sealedAtOnce) {
    const part = rows.slice(from, from + sealedAtOnce).map(({ record }) => record);
    records.push(...(await sealMany(access, nounRecords[kind].resource.kind, part)));
    onProgress(records.length);
  }
  const filing = nounRecords[kind].categories;
  const categories = filing ? await sealMany(access, filing.kind, job.categories) : [];
  await sendBatch(name, batchRoutes[kind], { records, versions: versionsOf(rows) }, categories);
}

/** What an import is recognised by when it is saved again: its first record, and all that is to be saved. */
interface ImportName {
  readonly id: Id;
  readonly what: string;
}

/** What an import sends, besides new categories. */
interface Batch<T extends Stored> {
  records: Sealed<ImportRecord<T>>[];
  /** The versions that existing records were changed from. */
  versions: Pick<T, "id" | "version">[];
}

interface FiledBatch<T extends Stored> extends Batch<T> {
  categories?: Sealed<NewCategory>[];
}

/** The route that saves many records of a kind; `isFiled` when it takes their new categories too. */
type BatchRoute<T extends Stored> =
  | { isFiled: false; route: TypedRoute<{ body: Batch<T> }, unknown> }
  | { isFiled: true; route: TypedRoute<{ body: FiledBatch<T> }, unknown> };

const batchRoutes: { [K in ImportableKind]: BatchRoute<ListRecords[K]> } = {
  customer: { isFiled: false, route: customerRoutes.saveMany },
  material: { isFiled: true, route: materialRoutes.saveMany },
  laborItem: { isFiled: true, route: labourRoutes.saveMany },
};

function sendBatch<T extends Stored>(
  name: ImportName,
  to: BatchRoute<T>,
  batch: Batch<T>,
  categories: Sealed<NewCategory>[],
): Promise<void> {
  if (!to.isFiled) return send(name, to.route, batch);
  return send(name, to.route, { ...batch, ...(categories.length > 0 ? { categories } : {}) });
}

async function send<Body extends object>(
  { id, what }: ImportName,
  route: TypedRoute<{ body: Body }, unknown>,
  body: NoInfer<Body>,
): Promise<void> {
  refuseTooMuch(route, body);
  await sendKeyed(id, what, (key) => callKeyed(route, { body }, key));
}

function versionsOf<T extends Stored>(rows: readonly PlannedRow<T>[]): Pick<T, "id" | "version">[] {
  return rows.flatMap(({ before }) => (before ? [{ id: before.id, version: before.version }] : []));
}

/** Checks the route's own limit before the request is sent. */
function refuseTooMuch({ bodyLimit = Number.POSITIVE_INFINITY }: Route, body: object): void {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  if (bytes > bodyLimit) throw new TooMuchText(laterMessages().import.save.tooMuch);
}
