import type { RecordKind } from "#contract/sealed-kinds.ts";
import { capitalised } from "#domain/nouns/camel-case.ts";
import { britishNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { kindsInFiles, nounRecords } from "#web/records/noun-records.ts";
import { unlistedRecords } from "#web/records/unlisted-kinds.ts";

/** A list of records of one kind, by its address. */
export interface RawList {
  kind: RecordKind;
  path: string;
  /** Address of one record, with "{id}" in it, when the list leaves out part of the record. */
  onePath?: string;
}

/** A kind of record that the page offers. Texts are British, and are shown as `spelled` says. */
export interface SeenKind {
  title: string;
  /** "customer", for the sentence that says the list is empty. */
  one: string;
  lists: readonly RawList[];
}

interface Choice extends SeenKind {
  /** The list that it comes after: that of its last kind. */
  after: ListKind;
}

/** The choices of the page in their order. */
export const seenKinds: readonly SeenKind[] = kindsInFiles.flatMap((kind) => [
  seenNoun(kind),
  ...unlistedChoices().filter(({ after }) => after === kind),
]);

function unlistedChoices(): Choice[] {
  const choices = new Map<string, Choice>();
  for (const { kind, path, after, choice } of unlistedRecords) {
    const lists = choices.get(choice.title)?.lists ?? [];
    choices.set(choice.title, { ...choice, after, lists: [...lists, { kind, path }] });
  }
  return [...choices.values()];
}

function seenNoun(kind: ListKind): SeenKind {
  const { resource, hrefOf } = nounRecords[kind];
  const { one, fileWord } = britishNames(kind);
  const list: RawList = { kind, path: resource.routes.list.path };
  const lists = [hrefOf ? { ...list, onePath: resource.routes.read.path } : list];
  return { title: capitalised(fileWord), one, lists };
}
