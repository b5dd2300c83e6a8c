import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type QuoteTexts, quoteTextsOf, textsNamed } from "#domain/company/quote-texts.ts";
import type { Opened } from "#vault/records/records.ts";
import { useRecords } from "#web/records/queries.ts";
import { readWholeList } from "#web/records/reading.ts";
import { type WordRecordOf, wordResources } from "#web/records/resources.ts";
import { createRecord, removeRecord, updateRecord } from "#web/records/writing.ts";

/**
 * [Note: Texts of the firm]
 * A long text of the firm is a record that no document copies, whose name says what it is for: own words of messages
 * ([Note: Own words]), what is printed on quotes, the ids of a starter list. All are sealed alike, so the server of an
 * encrypted account does not learn which of them there are. Of two of one name that are no list of ids, the newer counts.
 */
const { companyTexts } = wordResources;

type Text = WordRecordOf<"companyTexts">;

/** The texts of the firm by their names; `find` answers null for a name without one. */
export function useCompanyTexts() {
  const { data, isPending, isPartial, isError } = useRecords(companyTexts);
  const known = useMemo(() => (data === undefined ? null : onQuotes(data)), [data]);
  const isWaiting = isPending || (isPartial && !isError);
  return {
    isPending: isWaiting,
    isError,
    /** Some could not be read or opened, and may be any of them. */
    mayLack: isError || isShut(data ?? []),
    find: (name: string) => textsNamed(openTexts(data ?? []), name)[0]?.text ?? null,
    /** They wait for the passphrase, as all words of the account do. */
    isLocked: data?.some(({ state }) => state === "locked") ?? false,
    /** What is printed on quotes; null where it could not be read. */
    onQuotes: isPartial ? null : known,
  };
}

/**
 * What is printed on quotes, once it is known; null where it could not be opened.
 * @throws CallError
 */
export async function readQuoteTexts(client: QueryClient): Promise<QuoteTexts | null> {
  return onQuotes(await readWholeList(client, companyTexts, { fresh: false }));
}

function onQuotes(texts: readonly Opened<Text>[]): QuoteTexts | null {
  return isShut(texts) ? null : quoteTextsOf(openTexts(texts));
}

/** Another text was saved since the one was read that is to be replaced. */
export class TextChangedError extends Error {}

/** A text as it is to be saved. */
interface TextChange {
  name: string;
  /** Null deletes it. */
  text: string | null;
  /** What a person has changed, null where there was none; undefined to replace what there is. */
  shown?: string | null | undefined;
}

/**
 * Saves a text of the firm.
 *
 * @returns the text that it replaced; null where there was none
 * @throws TextChangedError when another than the shown one is there by now
 * @throws VaultError, CallError
 */
export async function keepCompanyText(
  client: QueryClient,
  { name, text, shown }: TextChange,
): Promise<string | null> {
  const texts = textsNamed(openTexts(await readWholeList(client, companyTexts, { fresh: true })), name);
  const [newest] = texts;
  try {
    const replaced = newest?.text ?? null;
    if (shown !== undefined && shown !== replaced) throw new TextChangedError();
    const fields = { name, text };
    if (text === null) for (const each of texts) await removeRecord(companyTexts, each);
    else if (newest === undefined) await createRecord(companyTexts, { fields });
    else await updateRecord(companyTexts, { id: newest.id, version: newest.version, fields });
    return replaced;
  } finally {
    await client.invalidateQueries({ queryKey: [companyTexts.key] });
  }
}

function openTexts(texts: readonly Opened<Text>[]): Text[] {
  return texts.flatMap(({ state, record }) => (state === "open" ? [record] : []));
}

function isShut(texts: readonly Opened<Text>[]): boolean {
  return texts.some(({ state }) => state !== "open");
}
