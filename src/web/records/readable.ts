import type { Opened } from "#vault/records/records.ts";

/** The open records of a list; locked and tampered ones are no use in a document. */
export function readable<T>(list: readonly Opened<T>[] | undefined): T[] {
  return (list ?? []).flatMap((opened) => (opened.state === "open" ? [opened.record] : []));
}
