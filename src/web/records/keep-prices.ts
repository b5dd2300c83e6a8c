import type { QueryClient } from "@tanstack/react-query";
import { formatStarterIds, hasUnkept, parseStarterIds, withKept } from "#domain/catalogue/starter-list.ts";
import { readWholeList } from "#web/records/reading.ts";
import { wordResources } from "#web/records/resources.ts";
import { starterTexts } from "#web/records/use-starter-ids.ts";
import { removeRecord, updateRecord } from "#web/records/writing.ts";

const { companyTexts } = wordResources;

/**
 * Makes guide prices the firm's own; a starter list of which all are kept goes. Safe to repeat.
 *
 * @param kept the ids of materials and labour @throws VaultError, CallError
 */
export async function keepPrices(client: QueryClient, kept: ReadonlySet<string>): Promise<void> {
  const texts = await readWholeList(client, companyTexts, { fresh: true });
  try {
    for (const record of starterTexts(texts)) {
      const starter = parseStarterIds(record.text ?? "");
      const text = formatStarterIds(withKept(starter, kept));
      if (text === formatStarterIds(starter)) continue;
      const { id, version, name } = record;
      if (hasUnkept(parseStarterIds(text)))
        await updateRecord(companyTexts, { id, version, fields: { name, text } });
      else await removeRecord(companyTexts, record);
    }
  } finally {
    await client.invalidateQueries({ queryKey: [companyTexts.key] });
  }
}
