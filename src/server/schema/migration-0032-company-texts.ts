import type { Migration } from "kysely";
import { createSealableTable } from "#server/schema/migration-0001-sealable-table.ts";

/** Long texts of the firm that no document copies. */
export const companyTexts: Migration = {
  async up(db) {
    await createSealableTable(db, "company_texts");
  },
};
