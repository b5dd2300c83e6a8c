import type { Plugin } from "vite";

/**
 * Leaves infinite queries out of TanStack Query, whose every query names them: lists read their pages by `readWholeList`
 * instead, and each first load would carry 0.6 kB that never run. A query that is made infinite fails at its first
 * fetch, with the reason.
 */
export function withoutInfiniteQueries(): Plugin {
  return {
    name: "without-infinite-queries",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "./infiniteQueryBehavior.js" && importer?.endsWith("/query.js")
        ? "\0without-infinite-queries"
        : null,
    load: (id) =>
      id === "\0without-infinite-queries"
        ? 'export function infiniteQueryBehavior() { throw new Error("Infinite queries are left out of the build"); }'
        : null,
  };
}
