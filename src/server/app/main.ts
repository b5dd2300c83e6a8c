import { fileURLToPath } from "node:url";
import { cacheCompiledCode } from "#server/app/code-cache.ts";
import { prepareEmbeddedThread } from "#server/db/embedded-thread.ts";

// Before anything else is loaded: the engine takes the longest, and it loads in a thread of its own.
if (!process.env.DATABASE_URL) prepareEmbeddedThread();

const cache = cacheCompiledCode(fileURLToPath(new URL(".", import.meta.url)));

// Not awaited: the parts of the build import from this file, so they would wait for each other.
import("#server/app/start.ts")
  .then(({ start }) => start())
  .then(() => cache.save())
  .catch((error: unknown) => {
    process.stderr.write(
      `Quotewright cannot start.\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  });
