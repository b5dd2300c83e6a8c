import type { ListNames } from "#web/records/list-names.ts";

/** "quotewright-customers-2026-11-21.csv". @param day the calendar day in the person's time zone */
export function exportName({ fileWord }: Pick<ListNames, "fileWord">, day: string): string {
  return `quotewright-${fileWord}-${day}.csv`;
}
