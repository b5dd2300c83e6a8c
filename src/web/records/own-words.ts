import type { QueryClient } from "@tanstack/react-query";
import { keepCompanyText, useCompanyTexts } from "#web/records/company-texts.ts";
import type { WordsFor } from "#words/paper/ready-words.ts";

/**
 * [Note: Own words]
 * The words that a firm has written for a kind of document, an occasion and a tone are a text of the firm
 * ([Note: Texts of the firm]), whose name says which they are. They have placeholders as ours do ([Note: Words with placeholders]): what a
 * person has written to one customer becomes them before it is kept (words-to-keep.ts). A reset deletes them, and ours
 * count again.
 */

/** The firm's own words; `find` answers null where ours count. */
export function useOwnWords() {
  const { isPending, isError, mayLack, find } = useCompanyTexts();
  return { isPending, isError, mayLack, find: (which: WordsFor) => find(nameOf(which)) };
}

/**
 * Saves a firm's own words, or null so that ours count.
 *
 * @param shown the firm's own words that a person has changed, null for ours; undefined to replace what there is
 * @throws TextChangedError when other words than the shown ones are there by now
 * @throws VaultError, CallError
 */
export function keepOwnWords(
  client: QueryClient,
  which: WordsFor,
  text: string | null,
  shown?: string | null,
): Promise<string | null> {
  return keepCompanyText(client, { name: nameOf(which), text, shown });
}

function nameOf({ kind, about, tone }: WordsFor): string {
  return `words-${kind}-${about}-${tone}`;
}
