import type { WordNounRoutes } from "#contract/word-noun-routes.ts";
import { capitalised, splitName } from "#domain/nouns/camel-case.ts";
import { mapWordNouns, type WordNoun, wordNounNames, wordNouns } from "#domain/nouns/word-nouns.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Services } from "#server/http/services.ts";
import { type RecordRules, recordHandlers } from "#server/records/record-handlers.ts";
import type { RecordTable } from "#server/schema/tables.ts";

type WordNounHandlers = { [N in WordNoun]: Handlers<WordNounRoutes[N]> };

/** How records of every noun of [Note: Word nouns] are read and written. */
export const wordNounRules = wordNounNames.map(rulesOf);

function rulesOf(name: WordNoun): RecordRules<WordNounRoutes[WordNoun], RecordTable> {
  const { kind } = wordNouns[name];
  return {
    table: splitName(name, "_"),
    kind,
    notFound: `answers.noRecord ${capitalised(splitName(kind, " "))}`,
    newColumns: () => ({}),
    changedColumns: () => ({}),
    ownFields: () => ({}),
  };
}

/** The handlers of every noun of [Note: Word nouns], by its name. */
export function wordNounHandlers(services: Services): WordNounHandlers {
  return mapWordNouns((name) => recordHandlers(services, rulesOf(name))) as WordNounHandlers;
}
