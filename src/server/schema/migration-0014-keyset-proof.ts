import { type Migration, sql } from "kysely";

/** The hash that checks each change of a keyset. Existing accounts store theirs with their first change. */
export const keysetProof: Migration = {
  async up(db) {
    await sql`
      alter table keysets add column proof_hash text
        check (proof_hash is null or (keyset is not null and proof_hash ~ '^[0-9a-f]{64}$'))`.execute(db);
  },
};
