import { useMemo } from "react";
import { parseStarterIds, type StarterIds, starterTextName } from "#domain/catalogue/starter-list.ts";
import type { Opened } from "#vault/records/records.ts";
import { useRecords } from "#web/records/queries.ts";
import { type WordRecordOf, wordResources } from "#web/records/resources.ts";

type Text = WordRecordOf<"companyTexts">;

/** The texts of the firm that can be read and have the ids of a starter list. */
export function starterTexts(texts: readonly Opened<Text>[]): Text[] {
  return texts.flatMap(({ state, record }) =>
    state === "open" && record.name === starterTextName ? [record] : [],
  );
}

/** Which records of the catalogue those texts name, see [Note: Starter price lists]. */
export function idsOfTexts(texts: readonly Text[]): StarterIds {
  return new Map(texts.flatMap(({ text }) => [...parseStarterIds(text ?? "")]));
}

/** The ids of all starter lists of the firm; none while their texts are still being read. */
export function useStarterIds(): StarterIds {
  const { data } = useRecords(wordResources.companyTexts);
  return useMemo(() => idsOfTexts(starterTexts(data ?? [])), [data]);
}
