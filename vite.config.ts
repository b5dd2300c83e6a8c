import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { withoutBrotli } from "./scripts/without-brotli.ts";

/** The web app: src/web to dist/web. */
export default defineConfig({
  root: "src/web",
  plugins: [react(), tailwindcss()],
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
