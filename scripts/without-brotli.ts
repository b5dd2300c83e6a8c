import type { Plugin } from "vite";

/**
 * Leaves the unpacking of Brotli out of the PDF renderer: fontkit unpacks packed web fonts with it. The faces on paper
 * are plain, and it is a third of the bundle.
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
