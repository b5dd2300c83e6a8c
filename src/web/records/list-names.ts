import { counted } from "#domain/money/counted.ts";
import { capitalised, splitName } from "#domain/nouns/camel-case.ts";
import { wordNouns } from "#domain/nouns/word-nouns.ts";
import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { listedNouns, type WordKind } from "#web/records/listed-nouns.ts";

/** The names for the records of a list. */
export interface ListNames {
  one: string;
  many: string;
  /** "Customers" */
  title: string;
  /** For the name of a file: lower case without a blank. */
  fileWord: string;
}

interface BritishNames {
  /** "customer"; the plural adds an s. */
  one: string;
  /** All of them in lower case without a blank, for the names of files. */
  fileWord: string;
}

/** The names of the kinds that have more than words. See [Note: The table of nouns]. */
const rows: Record<Exclude<ListKind, WordKind>, BritishNames> = {
  material: { one: "material", fileWord: "materials" },
  laborItem: { one: "labour item", fileWord: "labour" },
  quote: { one: "quote", fileWord: "quotes" },
  invoice: { one: "invoice", fileWord: "invoices" },
};

/** The names for the records of a list as they are in the tables: in British English. */
export function britishNames(kind: ListKind): BritishNames {
  const own: Partial<Record<ListKind, BritishNames>> = rows;
  const noun = listedNouns.find((name) => wordNouns[name].kind === kind) ?? kind;
  return own[kind] ?? { one: splitName(kind, " "), fileWord: splitName(noun, "-") };
}

/** The names for the records of a list, in the user's language. */
export function listNames(kind: ListKind, language: Language): ListNames {
  const british = britishNames(kind);
  const one = spelled(british.one, language);
  const many = `${one}s`;
  return { one, many, title: capitalised(many), fileWord: spelled(british.fileWord, language) };
}

/** "1 customer", "12 customers". */
export function countedRecords(count: number, { one, many }: Pick<ListNames, "one" | "many">): string {
  return counted(count, one, many);
}
