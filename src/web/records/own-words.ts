import type { QueryClient } from "@tanstack/react-query";
import type { Opened } from "#vault/records/records.ts";
import { useRecords } from "#web/records/queries.ts";
import { readWholeList } from "#web/records/reading.ts";
import { type WordRecordOf, wordResources } from "#web/records/resources.ts";
import { createRecord, removeRecord, updateRecord } from "#web/records/writing.ts";
import type { WordsFor } from "#words/paper/ready-words.ts";

/**
 * [Note: Own words]
 * The words that a firm has written for a kind of document, an occasion and a tone are a text of the firm, sealed as all
 * of them, whose name says which they are. They have placeholders as ours do ([Note: Words with placeholders]): what a
 * person has written to one customer becomes them before it is kept (words-to-keep.ts). Of two with one name, kept on two
 * devices at once, the newer counts. A reset deletes them, and ours count again.
 */
const { companyTexts } = wordResources;

type Text = WordRecordOf<"companyTexts">;

/** The firm's own words; `find` answers null where ours count. */
export function useOwnWords() {
  const { data, isPending, isPartial, isError } = useRecords(companyTexts);
  return {
    isPending: isPending || (isPartial && !isError),
    isError,
    /** Words of the firm's own may be among what could not be read or opened. */
    mayLack: isError || (data ?? []).some(({ state }) => state !== "open"),
    find: (which: WordsFor) => textsOf(data ?? [], which)[0]?.text ?? null,
  };
}

/** Other words were saved since those were read that are to be replaced. */
export class WordsChangedError extends Error {}

/**
 * Saves a firm's own words, or null so that ours count.
 *
 * @param shown the firm's own words that a person has changed, null for ours; undefined to replace what there is
 * @throws WordsChangedError when other words than the shown ones are there by now
 * @throws VaultError, CallError
 */
export async function keepOwnWords(
  client: QueryClient,
  which: WordsFor,
  text: string | null,
  shown?: string | null,
): Promise<void> {
  const texts = textsOf(await readWholeList(client, companyTexts, { fresh: true }), which);
  const [newest] = texts;
  try {
    if (shown !== undefined && shown !== (newest?.text ?? null)) throw new WordsChangedError();
    if (text === null) {
      for (const each of texts) await removeRecord(companyTexts, each);
      return;
    }
    const fields = { name: nameOf(which), text };
    if (newest === undefined) await createRecord(companyTexts, { fields });
    else await updateRecord(companyTexts, { id: newest.id, version: newest.version, fields });
  } finally {
    await client.invalidateQueries({ queryKey: [companyTexts.key] });
  }
}

/** The texts that can be read and are these words, newest first. */
function textsOf(texts: readonly Opened<Text>[], which: WordsFor): Text[] {
  const name = nameOf(which);
  return texts
    .flatMap(({ state, record }) => (state === "open" && record.name === name ? [record] : []))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

function nameOf({ kind, about, tone }: WordsFor): string {
  return `words-${kind}-${about}-${tone}`;
}
