import type { QueryClient } from "@tanstack/react-query";
import { formatStarterIds, parseStarterIds, withoutKept } from "#domain/catalogue/starter-list.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";
import { starterTexts } from "#web/records/use-starter-ids.ts";
import { removeRecord, updateRecord } from "#web/records/writing.ts";

const { companyTexts } = wordResources;

/**
 * Makes guide prices the firm's own: the starter lists name the items no longer. Safe to repeat.
 *
 * @param kept the ids of materials and labour @throws VaultError, CallError
 */
export async function keepPrices(client: QueryClient, kept: ReadonlySet<string>): Promise<void> {
  const texts = await readWholeList(client, companyTexts, { fresh: true });
  try {
    for (const record of starterTexts(texts)) {
      const starter = parseStarterIds(record.text ?? "");
      const left = withoutKept(starter, kept);
      if (left.size === starter.size) continue;
      const { id, version, name } = record;
      if (left.size === 0) await removeRecord(companyTexts, record);
      else await updateRecord(companyTexts, { id, version, fields: { name, text: formatStarterIds(left) } });
    }
  } finally {
    await client.invalidateQueries({ queryKey: [companyTexts.key] });
  }
}
