import type { QueryClient } from "@tanstack/react-query";
import type { Category } from "#domain/catalogue/catalogue.ts";
import { wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { newId } from "#web/app/new-id.ts";
import type { ImportableKind } from "#web/export/list-kinds.ts";
import { readList } from "#web/export/read-list.ts";
import { CsvProblem, type CsvRow, largestFile, readCsv } from "#web/import/csv-file.ts";
import { vaultAccess, whyClosed } from "#web/vault/vault-session.ts";

/** A file that was chosen, beside the list it is to go into as that is now. */
export interface ImportFile {
  name: string;
  rows: readonly CsvRow[];
  records: readonly object[];
  /** Records of the list that can't be read and so can't be compared with. */
  closed: number;
  categories: readonly Category[];
  /** An id by key, the same each time, for as long as the file is open. */
  idFor: (key: string) => string;
}

/**
 * Reads a file, and anew the list it is to go into.
 *
 * @throws Error whose words {@link fileProblem} tells
 */
export async function openImportFile(
  client: QueryClient,
  kind: ImportableKind,
  file: File,
): Promise<ImportFile> {
  if (vaultAccess() === "locked") throw new CsvProblem(whyClosed().message);
  if (file.size > largestFile) throw new CsvProblem(messages().import.file.tooLarge);
  const rows = readCsv(new Uint8Array(await file.arrayBuffer()));
  const list = await readList(client, kind, { fresh: true });
  return { name: file.name, rows, ...list, idFor: idsByKey() };
}

/** What a person is told when a file could not be opened. */
export function fileProblem(error: unknown): string {
  return error instanceof CsvProblem ? error.message : wordsOf(error, messages().import.file.notRead);
}

function idsByKey(): (key: string) => string {
  const ids = new Map<string, string>();
  return (key) => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
