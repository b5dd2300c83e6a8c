import { brotliCompressSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { withoutBrotli } from "./scripts/without-brotli.ts";

/** The web app: src/web to dist/web. */
export default defineConfig({
  root: "src/web",
  plugins: [react(), tailwindcss(), compressed()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // The page's policy allows no inline data as a script or a font file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // What the PDF renderer does without, its worker does without too.
  worker: { format: "es", plugins: () => [withoutBrotli()] },
  server: { proxy: { "/api": "http://localhost:3000" } },
});

/** Lays a compressed copy beside every script and style sheet, far smaller than what can be made at each request. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css)$/.test(file.fileName)) continue;
          const source = brotliCompressSync(file.type === "chunk" ? file.code : file.source);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
