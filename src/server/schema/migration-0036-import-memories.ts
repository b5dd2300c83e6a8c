import type { Migration } from "kysely";
import { createSealableTable } from "#server/schema/migration-0001-sealable-table.ts";

/** What was said of files that were brought in, so that it is not asked again. */
export const importMemories: Migration = {
  async up(db) {
    await createSealableTable(db, "import_memories");
  },
};
