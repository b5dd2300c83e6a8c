import { capitalised } from "#domain/nouns/camel-case.ts";
import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { nounRecords } from "#web/records/noun-records.ts";

/** The names for the records of a list. */
export interface ListNames {
  one: string;
  many: string;
  /** "Customers" */
  title: string;
  /** For the name of a file: lower case without a blank. */
  fileWord: string;
}

/** The names for the records of a list, in the user's language. */
export function listNames(kind: ListKind, language: Language): ListNames {
  const one = spelled(nounRecords[kind].one, language);
  const many = `${one}s`;
  return { one, many, title: capitalised(many), fileWord: spelled(nounRecords[kind].fileWord, language) };
}

/** "1 customer", "12 customers". */
export function countedRecords(count: number, { one, many }: Pick<ListNames, "one" | "many">): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}
