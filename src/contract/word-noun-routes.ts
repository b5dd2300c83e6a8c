import * as z from "zod/mini";
import type { Fault, RequiredFault } from "#contract/fault.ts";
import { recordRoutes } from "#contract/record-routes.ts";
import * as wire from "#contract/wire.ts";
import type { Id } from "#domain/ids/id.ts";
import { capitalised, spelled } from "#domain/nouns/spelled.ts";
import {
  type KindOf,
  mapWordNouns,
  type WordNoun,
  type WordTableOf,
  wordNouns,
} from "#domain/nouns/word-nouns.ts";
import { type WordTable, wordNames } from "#domain/records/word-table.ts";

/** The routes of every noun of [Note: Word nouns], by its name. */
export const wordNounRoutes = mapWordNouns(routesOf) as WordNounRoutes;

export type WordNounRoutes = { readonly [N in WordNoun]: RoutesOf<N> };

function routesOf(name: WordNoun) {
  const { kind, words: table } = wordNouns[name];
  const words: Record<string, ReturnType<typeof wire.optionalText>> = wire.words(table);
  const required = requiredFaults(name, table);
  const shapes = wire.checkWords(shapeRules(table));
  return recordRoutes({
    path: `/api/${spelled(name, "-")}`,
    one: spelled(kind, " "),
    many: spelled(name, " "),
    id: capitalised(kind),
    answer: z.object({ ...wire.recordAnswer, id: wire.id<Capitalize<KindOf<WordNoun>>>(), ...words }),
    created: z
      .object({ ...wire.newRecord<Capitalize<KindOf<WordNoun>>>(), ...words })
      .check(wire.requireWords(required), shapes),
    changed: z.object({ ...wire.changedRecord, ...words }).check(wire.keepWords(required), shapes),
  });
}

/** The fault of each required word: "customers.nameRequired". */
function requiredFaults(name: WordNoun, table: WordTable): Record<string, Fault> {
  const required = wordNames(table).filter((word) => table[word]?.required);
  return Object.fromEntries(required.map((word) => [word, `${name}.${word}Required` as RequiredFault]));
}

function shapeRules(table: WordTable): Parameters<typeof wire.checkWords>[0] {
  const rule = { fits: wire.isEmail, message: "account.invalidEmail" } as const;
  const emails = wordNames(table).filter((word) => table[word]?.shape === "email");
  return Object.fromEntries(emails.map((word) => [word, rule]));
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
