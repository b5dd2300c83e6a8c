import { type RefObject, useEffect } from "react";

/**
 * Marks in a list what a query finds. The script that marks comes later; without it the list is whole.
 *
 * @param found other entries are other texts, which are marked again
 */
export function useMarkedMatches(
  list: RefObject<HTMLElement | null>,
  query: string,
  found: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are other texts
  useEffect(() => {
    const mark = async () => {
      const { markMatches } = await import("#web/ui/mark-matches.ts");
      if (list.current) markMatches(list.current, query);
    };
    void mark().catch(() => undefined);
  }, [list, query, found]);
}
