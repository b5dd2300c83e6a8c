import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { isDocumentKind } from "#domain/pricing/document-kind.ts";
import { type Opened, openFields, openLetterhead } from "#vault/records/records.ts";
import { send } from "#web/base/send.ts";
import type { RawList, SeenKind } from "#web/privacy/seen-kinds.ts";
import { nounRecords } from "#web/records/noun-records.ts";
import { useEncryption } from "#web/vault/use-encryption.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";

/** A record exactly as the server sent it: not parsed by a schema, and not opened. */
export type RawRow = Readonly<Record<string, unknown>>;

/** A row of a list. `path` is the address of the full record when the list leaves something out; otherwise null. */
export interface ListedRow {
  kind: RecordKind;
  row: RawRow;
  path: string | null;
}

/** One record, as it arrived and as this browser opened it. */
export interface RawRecord {
  kind: RecordKind;
  raw: RawRow;
  opened: Opened<RawRow>;
  /** The supplier's copy on an invoice, opened; null when the record has none. */
  supplier: Opened<RawRow> | null;
}

/** The page offers this many records of each kind: the newest ones. */
export const newest = 50;

export function useRawRows({ title, lists }: SeenKind) {
  return useQuery({
    queryKey: ["what-the-server-sees", title],
    queryFn: ({ signal }) => readRows(lists, signal),
    staleTime: 0,
  });
}

/** One record, raw and opened. Opened again when the account is locked or unlocked. */
export function useRawRecord({ kind, row, path }: ListedRow) {
  const { phase } = useEncryption();
  return useQuery({
    queryKey: ["what-the-server-sees", kind, row.id, phase],
    queryFn: ({ signal }) => readRecord({ kind, row, path }, signal),
    staleTime: 0,
  });
}

async function readRows(from: readonly RawList[], signal: AbortSignal): Promise<ListedRow[]> {
  const lists = await Promise.all(
    from.map(async (list) => {
      const answer = await readJson(`${list.path}?limit=${newest}`, signal);
      const rows = (Array.isArray(answer) ? answer : [answer]) as (RawRow | null)[];
      return rows
        .filter((row) => row !== null)
        .map((row) => ({ kind: list.kind, row, path: pathOf(list, row) }));
    }),
  );
  return lists.flat();
}

function pathOf({ onePath }: RawList, { id }: RawRow): string | null {
  return onePath?.replace("{id}", String(id)) ?? null;
}

async function readRecord({ kind, row, path }: ListedRow, signal: AbortSignal): Promise<RawRecord> {
  const raw = path === null ? row : ((await readJson(path, signal)) as RawRow);
  const supplier = raw.supplier as RawRow | null | undefined;
  return {
    kind,
    raw,
    opened: await openFields(vaultAccess(), kind, readable(kind, raw)),
    supplier: supplier ? await openLetterhead(vaultAccess(), supplier) : null,
  };
}

/** A document as a screen reads it: the figures that its head names are whole numbers, and decimal text on the wire. */
function readable(kind: RecordKind, raw: RawRow): RawRow {
  if (!isDocumentKind(kind)) return raw;
  const { answer } = nounRecords[kind].resource.routes.read;
  const read = answer && z.safeDecode(answer as z.ZodMiniType, raw);
  return read?.success ? (read.data as RawRow) : raw;
}

async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  return (await send(path, { signal })).json();
}
