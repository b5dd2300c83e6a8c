import type { Language } from "#domain/region/region.ts";
import { britishNames, listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { type ListTexts, listTexts } from "#words/en-gb/list-texts.ts";

/** What the list and the dialog of a kind say, in the user's language. */
export function textsOf(kind: ListKind, language: Language): ListTexts {
  return listTexts(britishNames(kind).fileWord, listNames(kind, language).one);
}
