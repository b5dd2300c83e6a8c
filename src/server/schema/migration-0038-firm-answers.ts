import { type Migration, sql } from "kysely";

/** What the firm has said of its registration for VAT and of its kind; null until it has. */
export const firmAnswers: Migration = {
  async up(db) {
    await sql`
      alter table company_profiles
        add column vat_registration text,
        add column firm_kind text`.execute(db);
  },
};
