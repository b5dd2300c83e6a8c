import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { Opened } from "#vault/records/records.ts";
import { type ListKind, listPaths } from "#web/records/list-paths.ts";
import { kindsInFiles, type ListRecords, nounRecords } from "#web/records/noun-records.ts";
import { nouns } from "#web/records/nouns.ts";
import { type RecordsResult, useRecords } from "#web/records/queries.ts";
import type { Findable } from "#web/search/findable.ts";

/** A record that was found. */
export interface Found<K extends ListKind = ListKind> extends Findable {
  kind: K;
  opened: Opened<ListRecords[K]>;
  href: string;
}

/** The kinds of record, in the order of their groups. */
export const foundKinds = kindsInFiles.toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(kind: ListKind): number {
  return nounRecords[kind].found.place;
}

interface ListFound {
  found: readonly Found[];
  /** More are still to come. */
  isReading: boolean;
}

/**
 * Everything in the account that can be found, opened. Locked records cannot be found. The list grows while records
 * are read.
 *
 * @returns `isReading` is true while more are still to come; `readers` read the lists while they are rendered, and show
 *   nothing
 */
export function useFound(): ListFound & { readers: ReactNode } {
  const [lists, setLists] = useState<Partial<Record<ListKind, ListFound>>>({});
  const put = useCallback(
    (kind: ListKind, list: ListFound) =>
      startTransition(() => setLists((before) => ({ ...before, [kind]: list }))),
    [],
  );
  const found = useMemo(() => foundKinds.flatMap((kind) => lists[kind]?.found ?? []), [lists]);
  return {
    found,
    isReading: foundKinds.some((kind) => lists[kind]?.isReading ?? true),
    readers: foundKinds.map((kind) => <ListReader key={kind} kind={kind} onFound={put} />),
  };
}

interface ListReaderProps {
  kind: ListKind;
  onFound: (kind: ListKind, list: ListFound) => void;
}

function ListReader({ kind, onFound }: ListReaderProps) {
  const { found, isReading } = useList(kind);
  useEffect(() => onFound(kind, { found, isReading }), [kind, found, isReading, onFound]);
  return null;
}

/** Takes about 2 ms, or 8 ms on an old phone. */
const recordsAtOnce = 500;

/**
 * The results from one list. Each is memoised for as long as its record lives. They are made in batches, so that the
 * screen does not block.
 */
function useList<K extends ListKind>(kind: K): ListFound {
  const { data, isPartial, isError }: RecordsResult<ListRecords[K]> = useRecords(nounRecords[kind].resource);
  const [made, setMade] = useState<Made>(nothing);
  useEffect(() => {
    const found: Found[] = [];
    let timer = 0;
    const makeFrom = (from: number) => {
      for (const opened of data?.slice(from, from + recordsAtOnce) ?? []) {
        const one = opened.state === "open" ? knownFound(kind, opened) : null;
        if (one) found.push(one);
      }
      const next = from + recordsAtOnce;
      if (data && next < data.length) timer = window.setTimeout(() => makeFrom(next));
      else startTransition(() => setMade({ of: data, found }));
    };
    // Not at once: the effects of all kinds are in one task.
    timer = window.setTimeout(() => makeFrom(0));
    return () => window.clearTimeout(timer);
  }, [data, kind]);
  return { found: made.found, isReading: (isPartial || made.of !== data) && !isError };
}

interface Made {
  /** The list that `found` was made from. */
  of: object | undefined;
  found: readonly Found[];
}

const nothing: Made = { of: undefined, found: [] };

const known = new WeakMap<object, Found>();

function knownFound<K extends ListKind>(kind: K, opened: Opened<ListRecords[K]>): Found {
  const before = known.get(opened);
  if (before !== undefined) return before;
  const { foundOf, hrefOf } = nounRecords[kind];
  const { id } = opened.record;
  const href = hrefOf?.(id) ?? listPaths[kind];
  const { title, icon } = nouns[kind];
  const made: Found = { ...foundOf(opened.record), key: id, group: title, icon, href, kind, opened };
  known.set(opened, made);
  return made;
}
