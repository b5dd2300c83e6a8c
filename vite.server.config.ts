import { defineConfig, type Plugin } from "vite";
import { withoutFetch } from "./scripts/without-fetch.ts";

/** The server and its worker threads: src/server to dist/server. */
export default defineConfig({
  plugins: [withoutFetch(), asCommonJs()],
  // Packages are bundled, because reading many small files one by one is a third of a start. Outside stay those that
  // have files of their own beside their code.
  ssr: {
    noExternal: true,
    external: ["@electric-sql/pglite", "@node-rs/argon2", "fontkit", "pdfkit", "piscina"],
  },
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    rollupOptions: {
      // An entry exports nothing to the others: if the thread's loaded a part of main.js, it would start a server.
      preserveEntrySignatures: "strict",
      input: {
        main: "src/server/app/main.ts",
        "embedded-worker": "src/server/db/embedded-worker.ts",
        "pdf-worker": "src/server/rendering/pdf-worker.ts",
      },
      // All in one folder, where each finds the threads' files beside itself. CommonJS, because Node 20 can cache the
      // compiled code of no other modules (code-cache.ts).
      output: { format: "cjs", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});

/** Says beside the files what they are, because those of the project are ES modules. */
function asCommonJs(): Plugin {
  return {
    name: "as-commonjs",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
    },
  };
}
