import type { Language } from "#domain/region/region.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { nounRecords } from "#web/records/noun-records.ts";
import { type ListTexts, listTexts } from "#words/en-gb/list-texts.ts";

/** What the list and the dialog of a kind say, in the user's language. */
export function textsOf(kind: ListKind, language: Language): ListTexts {
  return listTexts(nounRecords[kind].fileWord, listNames(kind, language).one);
}
