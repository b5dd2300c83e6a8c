import { randomUUID } from "node:crypto";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import {
  type KindOf,
  mapWordNouns,
  type WordNoun,
  wordNounNames,
  wordNouns,
} from "#domain/nouns/word-nouns.ts";
import { type WordTable, wordNames } from "#domain/records/word-table.ts";
import type { PartKind } from "#web/records/unlisted-kinds.ts";

/** One body for each kind of record, with every mandatory word and no others. */
export const samples = {
  ...mapWordNouns(sampleOf),
  categories: { name: "Timber" },
  laborCategories: { name: "Carpentry" },
  materials: { name: "Oak board", unitCost: "12.50", unitType: "Each" },
  labor: { name: "Joiner", rate: "40.00", rateType: "hour" },
  companyProfile: { companyName: "Archer Joinery" },
  quotes: {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  },
  invoices: {
    customerName: "Bea Brown",
    lineItems: [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }],
  },
  sendings: { channel: "email", about: "statement" },
};

/** The nouns whose records a client creates and changes. */
export type RecordNoun = keyof typeof samples;

export const recordNouns = Object.keys(samples) as RecordNoun[];

/** The noun of each kind of record in the table of routes; a part is sent with its record. */
export const nounOfKind = {
  ...wordNounsByKind(),
  category: "categories",
  laborCategory: "laborCategories",
  material: "materials",
  laborItem: "labor",
  companyProfile: "companyProfile",
  quote: "quotes",
  invoice: "invoices",
  sending: "sendings",
} as const satisfies Record<Exclude<RecordKind, PartKind>, RecordNoun>;

export type KindWithNoun = keyof typeof nounOfKind;

export const kindsWithNoun = Object.entries(nounOfKind) as [KindWithNoun, RecordNoun][];

/** The nouns whose records can be saved many at once. */
export const simpleNouns = [
  ...wordNounNames,
  "categories",
  "laborCategories",
  "materials",
  "labor",
] as const satisfies RecordNoun[];

/** The mandatory word that tells records of a simple noun apart. */
export function titleOf(noun: (typeof simpleNouns)[number]): string {
  return Object.keys(samples[noun])[0] ?? "name";
}

/** A record with ids for itself and its lines, as the web app makes it before sealing. */
export function withIds(noun: RecordNoun, id: string = randomUUID()) {
  const record = structuredClone<{ lineItems?: object[] } & object>(samples[noun]);
  const lineItems = record.lineItems?.map((line) => ({ ...line, id: randomUUID() }));
  return { ...record, ...(lineItems ? { lineItems } : {}), id };
}

function sampleOf(noun: WordNoun): Record<string, string> {
  const table: WordTable = wordNouns[noun].words;
  const required = wordNames(table).filter((word) => table[word]?.required);
  return Object.fromEntries(
    required.map((word) => [word, table[word]?.shape === "email" ? "ann@example.com" : "Ann Archer"]),
  );
}

function wordNounsByKind() {
  const nouns = wordNounNames.map((noun) => [wordNouns[noun].kind, noun]);
  return Object.fromEntries(nouns) as { [N in WordNoun as KindOf<N>]: N };
}
