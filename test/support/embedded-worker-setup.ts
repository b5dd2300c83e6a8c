import { inject } from "vitest";
import { runThreadsFrom } from "#server/db/embedded-thread.ts";

/** Before each file of tests: embedded databases run a bundled thread, see [Note: Databases for tests]. */
runThreadsFrom(inject("embeddedWorker"));
