import { defineConfig } from "vite";

/** The server and its worker threads: src/server to dist/server. Packages stay outside the bundle. */
export default defineConfig({
  // Packages of many small files are bundled: reading them one by one is a third of a start.
  ssr: { noExternal: ["kysely", "stripe", "zod", "fastify-type-provider-zod"] },
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
      output: { entryFileNames: "[name].js" },
    },
  },
});
