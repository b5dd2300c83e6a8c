import { type Migration, sql } from "kysely";
import { expect, test } from "vitest";
import { type ContractVersions, contractVersions } from "#contract/contract-version.ts";
import { OperatorError } from "#server/base/operator-error.ts";
import { migrations, type SchemaRelease } from "#server/schema/migrations.ts";
import { engines } from "#test/support/database.ts";

const last = Object.keys(migrations).at(-1) ?? "";
const here: SchemaRelease = { migrations, newest: contractVersions.newest };

/** A release with one migration more, which leaves the tables with these versions of the contract. */
function laterRelease(
  name: string,
  { oldest, newest }: ContractVersions,
  before: SchemaRelease["migrations"] = migrations,
): SchemaRelease {
  const change: Migration = {
    up: async (db) => {
      await sql`update schema_contract set oldest = ${oldest}, newest = ${newest}`.execute(db);
    },
  };
  return { migrations: { ...before, [name]: change }, newest };
}

test.each(engines)(
  "a release starts beside newer tables as long as they serve its contract; then it refuses, and says what to do ($name)",
  async ({ openAt }) => {
    const { database, migrateAs } = await openAt(last);
    const later = laterRelease("9998-later", { oldest: here.newest, newest: here.newest + 1 });
    await migrateAs(later);
    await expect(migrateAs(here)).resolves.toBeUndefined();
    const { rows } = await database.readAsSystem((trx) =>
      sql`select oldest, newest from schema_contract`.execute(trx),
    );
    expect(rows).toEqual([{ oldest: here.newest, newest: here.newest + 1 }]);

    const branched = { ...here, migrations: { ...migrations, "9997-branched": later.migrations[last]! } };
    await expect(migrateAs(branched)).rejects.toThrow("they lack 9997-branched.");

    const only = { oldest: here.newest + 1, newest: here.newest + 1 };
    await migrateAs(laterRelease("9999-last", only, later.migrations));
    const refused = await migrateAs(here).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OperatorError);
    expect((refused as Error).message).toBe(
      `Another release has migrated the database (9998-later, 9999-last), and this one cannot run on its tables: they need contract version ${here.newest + 1}, and it has ${here.newest}. Start that release or a later one. The way back to this release is a backup from before the update, restored into an empty database.`,
    );
    await database.close();
  },
);

test.each(engines)(
  "the row of the contract is that of the release, and the only one ($name)",
  async ({ open }) => {
    const database = await open();
    const { rows } = await database.asSystem((trx) =>
      sql<ContractVersions>`select oldest, newest from schema_contract`.execute(trx),
    );
    // The tables may serve fewer versions than the API does: processes of an older release cannot read them.
    expect(rows).toEqual([{ oldest: 2, newest: contractVersions.newest }]);
    const second = database.asSystem((trx) =>
      trx.insertInto("schema_contract").values({ oldest: 0, newest: 0 }).execute(),
    );
    await expect(second).rejects.toThrow("duplicate key");
    await database.close();
  },
);
