import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import server from "../../vite.server.config.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A program of test/support, bundled as the server is: it starts in less than half the time that it takes from source. */
export interface BundledProgram {
  readonly file: string;
  delete(): void;
}

/** Bundles a program that a test starts again and again. @param name a file of test/support: "killed-writer" */
export function bundleProgram(name: string): Promise<BundledProgram> {
  return bundle(name, { [name]: join(root, `test/support/${name}.ts`), ...embeddedWorker });
}

/** Bundles the entry of the embedded database's thread. */
export function bundleEmbeddedWorker(): Promise<BundledProgram> {
  return bundle("embedded-worker", embeddedWorker);
}

const embeddedWorker = { "embedded-worker": join(root, "src/server/db/embedded-worker.ts") };

async function bundle(name: string, input: Record<string, string>): Promise<BundledProgram> {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  // Below the project, where its packages are found.
  const outDir = mkdtempSync(join(cache, `${name}-`));
  // ES modules, unlike the server, because these programs await at their top level.
  const output = { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" };
  await build({
    ...server,
    plugins: [],
    root,
    configFile: false,
    logLevel: "error",
    build: {
      ...server.build,
      outDir,
      rollupOptions: { ...server.build?.rollupOptions, input, output },
    },
  });
  return {
    file: join(outDir, `${name}.js`),
    delete: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
