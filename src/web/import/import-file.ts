import type { QueryClient } from "@tanstack/react-query";
import type { Category } from "#domain/catalogue/catalogue.ts";
import type { Id } from "#domain/ids/id.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { newId } from "#web/base/new-id.ts";
import { vaultMessage } from "#web/base/vault-message.ts";
import { readList } from "#web/export/read-list.ts";
import { CsvProblem, type CsvRow, largestFile, readCsv } from "#web/import/csv-file.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import type { ListRecords } from "#web/records/noun-records.ts";
import { vaultAccess, whyClosed } from "#web/vault/vault-session.ts";

/** A chosen file, and the list it goes into as that list is now. */
export interface ImportFile<K extends ImportableKind = ImportableKind> {
  name: string;
  rows: readonly CsvRow[];
  records: readonly ListRecords[K][];
  /** How many records of the list cannot be read, and so cannot be compared with the file. */
  closed: number;
  categories: readonly Category[];
  /** An id by key. The same key gives the same id for as long as the file is open. */
  idFor: (key: string) => Id<never>;
}

/**
 * Reads a file, and reads again the list it goes into.
 *
 * @throws Error whose message {@link fileProblem} gives
 */
export async function openImportFile<K extends ImportableKind>(
  client: QueryClient,
  kind: K,
  file: File,
): Promise<ImportFile<K>> {
  if (vaultAccess() === "locked") throw new CsvProblem(vaultMessage(whyClosed()));
  if (file.size > largestFile) throw new CsvProblem(laterMessages().import.file.tooLarge);
  const rows = readCsv(new Uint8Array(await file.arrayBuffer()));
  const list = await readList(client, kind, { fresh: true });
  return { name: file.name, rows, ...list, idFor: idsByKey() };
}

/** The message for a person when a file could not be opened. */
export function fileProblem(error: unknown): string {
  return error instanceof CsvProblem
    ? error.message
    : messageOfError(error, laterMessages().import.file.notRead);
}

function idsByKey(): (key: string) => Id<never> {
  const ids = new Map<string, Id<never>>();
  return (key) => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
