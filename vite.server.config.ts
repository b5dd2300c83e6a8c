import { defineConfig } from "vite";

/** The server and its worker threads: src/server to dist/server. */
export default defineConfig({
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
      input: {
        main: "src/server/app/main.ts",
        "embedded-worker": "src/server/db/embedded-worker.ts",
        "pdf-worker": "src/server/rendering/pdf-worker.ts",
      },
      // All in one folder, where each finds the threads' files beside itself.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
