import type { Plugin } from "vite";

/**
 * Leaves Brotli out of the PDF renderer. fontkit uses it for compressed web fonts; our faces are not compressed that
 * way, and it is a third of the bundle.
 */
export function withoutBrotli(): Plugin {
  return {
    name: "without-brotli",
    enforce: "pre",
    resolveId: (source) => (source === "brotli/decompress.js" ? "\0without-brotli" : null),
    load: (id) =>
      id === "\0without-brotli"
        ? 'export default () => { throw new Error("Packed fonts are not read"); };'
        : null,
  };
}
