import type { QueryClient } from "@tanstack/react-query";
import { newId } from "#web/base/new-id.ts";
import {
  type ImportMemory,
  parseMemory,
  type RememberedFile,
  remembering,
} from "#web/bring-in/import-memory.ts";
import type { InvoiceProgram, ProgramTerms } from "#web/export/hand-over-programs.ts";
import { readableRecords } from "#web/export/list-rows.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";
import { createRecord, updateRecord } from "#web/records/writing.ts";

/** Reads what was said of earlier files. @throws CallError */
export async function readMemory(client: QueryClient): Promise<ImportMemory> {
  return (await readRecord(client)).memory;
}

/** Keeps what was said of a file, and that the next numbers were asked for. @throws VaultError, CallError */
export async function keepMemory(client: QueryClient, file: RememberedFile | null): Promise<void> {
  await changeMemory(client, (memory) => remembering(memory, file));
}

/** Keeps what a program calls the account and the taxes of invoices. @throws VaultError, CallError */
export async function keepHandOver(
  client: QueryClient,
  program: InvoiceProgram,
  terms: ProgramTerms,
): Promise<void> {
  await changeMemory(client, (memory) => ({
    ...memory,
    handOver: { ...memory.handOver, [program]: terms },
  }));
}

async function changeMemory(
  client: QueryClient,
  change: (memory: ImportMemory) => ImportMemory,
): Promise<void> {
  const { record, memory } = await readRecord(client);
  const fields = { name: "imports", text: JSON.stringify(change(memory)) };
  const resource = wordResources.importMemories;
  await (record
    ? updateRecord(resource, { id: record.id, version: record.version, fields })
    : createRecord(resource, { id: newId(), fields }));
  void client.invalidateQueries({ queryKey: [resource.key] });
}

async function readRecord(client: QueryClient) {
  const all = await readWholeList(client, wordResources.importMemories, { fresh: true });
  const [record = null] = readableRecords(all);
  return { record, memory: parseMemory(record?.text ?? null) };
}
