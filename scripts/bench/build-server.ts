import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import serverBuild from "../../vite.server.config.ts";

/**
 * Builds route-server.ts as `npm start` builds the server, because that is what users run: the loader that runs the
 * sources names every function at run time, which costs the app more than the raw server. @returns the file to run
 */
export async function buildServer(): Promise<string> {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const outDir = join(root, ".cache", "bench-server");
  const input = {
    "route-server": join(root, "scripts/bench/route-server.ts"),
    "embedded-worker": join(root, "src/server/db/embedded-worker.ts"),
  };
  // ES modules, unlike the server, because route-server.ts awaits at its top level.
  const output = { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" };
  await build({
    ...serverBuild,
    plugins: [],
    configFile: false,
    logLevel: "warn",
    root,
    build: {
      ...serverBuild.build,
      outDir,
      rollupOptions: { ...serverBuild.build?.rollupOptions, input, output },
    },
  });
  return join(outDir, "route-server.js");
}
