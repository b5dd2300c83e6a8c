import * as z from "zod/mini";
import type { Fault, RequiredFault } from "#contract/fault.ts";
import { recordRoutes } from "#contract/record-routes.ts";
import * as wire from "#contract/wire.ts";
import { checkWords, hasShape, keepWords, requireWords } from "#contract/word-rules.ts";
import type { Id } from "#domain/ids/id.ts";
import { splitName } from "#domain/nouns/camel-case.ts";
import {
  type KindOf,
  mapWordNouns,
  type WordNoun,
  type WordTableOf,
  wordNouns,
} from "#domain/nouns/word-nouns.ts";
import { mapWords, type WordTable } from "#domain/records/word-table.ts";

/**
 * The routes of every noun of [Note: Word nouns], by its name. The cast is needed because `mapWordNouns` gives all values
 * one type, and each noun's routes have its own words and ids.
 */
export const wordNounRoutes = mapWordNouns(routesOf) as WordNounRoutes;

export type WordNounRoutes = { readonly [N in WordNoun]: RoutesOf<N> };

function routesOf(name: WordNoun) {
  const { kind, words: table } = wordNouns[name];
  const words: Record<string, ReturnType<typeof wire.optionalText>> = wire.words(table);
  const id = wire.id<Capitalize<KindOf<WordNoun>>>();
  const required: Record<string, Fault> = {};
  const shaped: Parameters<typeof checkWords>[0] = {};
  mapWords<WordTable, void>(table, (row, word) => {
    if (row.required) required[word] = `${name}.${word}Required` as RequiredFault;
    const { shape } = row;
    if (!shape) return;
    const message = shape === "email" ? "account.invalidEmail" : "values.form";
    shaped[word] = { fits: (text) => hasShape(shape, text), message };
  });
  const shapes = checkWords(shaped);
  return recordRoutes({
    path: `/api/${splitName(name, "-")}`,
    one: splitName(kind, " "),
    many: splitName(name, " "),
    id,
    answer: z.object({ ...wire.recordAnswer, id, ...words }),
    created: z
      .object({ ...wire.newRecord<Capitalize<KindOf<WordNoun>>>(), ...words })
      .check(requireWords(required), shapes),
    changed: z.object({ ...wire.changedRecord, ...words }).check(keepWords(required), shapes),
  });
}

type OnWire<N extends WordNoun> = { [Word in keyof WordTableOf<N>]?: string | null | undefined };
type IdOf<N extends WordNoun> = { [Each in WordNoun]: Id<Capitalize<KindOf<Each>>> }[N];

type RoutesOf<N extends WordNoun> = ReturnType<
  typeof recordRoutes<
    Capitalize<KindOf<N>>,
    z.ZodMiniType<
      z.output<z.ZodMiniObject<typeof wire.recordAnswer>> & { id: IdOf<N> } & OnWire<N>,
      z.input<z.ZodMiniObject<typeof wire.recordAnswer>> & { id: string } & OnWire<N>
    >,
    z.ZodMiniType<
      { id?: IdOf<N> | undefined; sealed?: string | null | undefined } & OnWire<N>,
      { id?: string | undefined; sealed?: string | null | undefined } & OnWire<N>
    >,
    z.ZodMiniType<{ version?: number | undefined; sealed?: string | null | undefined } & OnWire<N>>
  >
>;
