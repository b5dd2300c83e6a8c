import { type Kysely, sql } from "kysely";
import { DatabaseAway, DatabaseUnusable, readDatabaseError } from "#server/db/database-errors.ts";

/** The role every transaction runs under where the connecting user would pass row-level security by. */
export const tenantRole = "quotewright_tenant";

/** Any number that nobody else locks. */
const grantLock = 20_261_121;

/**
 * Tells which role transactions have to take on, and makes it where it is missing.
 *
 * A superuser, or a user with BYPASSRLS, is not held by row-level security; so every transaction gives that power
 * up by taking on a role without it. Any other user owns the tables and is held by FORCE ROW LEVEL SECURITY: no
 * role is needed, and none has to be created.
 *
 * @returns the role, or null if none is needed
 * @throws DatabaseUnusable if a role is needed but this user may neither create nor take it on
 */
export async function prepareTenantRole(db: Kysely<unknown>): Promise<string | null> {
  const { rows } = await sql<{ bypasses: boolean; name: string }>`
    select rolsuper or rolbypassrls as bypasses, rolname as name from pg_roles where rolname = current_user
  `.execute(db);
  const user = rows[0];
  if (!user?.bypasses) return null;
  try {
    await db.transaction().execute(async (trx) => {
      // Two processes that start together would trip over each other's grants; part of migrating, as its lock is.
      await sql`select pg_advisory_xact_lock(${sql.lit(grantLock)})`.execute(trx);
      await createRole(trx);
      await grantTables(trx);
    });
  } catch (error) {
    if (readDatabaseError(error) instanceof DatabaseAway) throw error;
    throw new DatabaseUnusable(
      `The database user ${user.name} bypasses row-level security but cannot use the role ${tenantRole}. ` +
        "Connect as an ordinary user that owns the database, which is the better choice anyway.",
      { cause: error },
    );
  }
  return tenantRole;
}

/** Roles belong to the whole server: another database's process may be creating the same one at this moment. */
async function createRole(db: Kysely<unknown>): Promise<void> {
  const role = sql.ref(tenantRole);
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${sql.lit(tenantRole)}) then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  const { rows } = await sql<{ member: boolean }>`
    select pg_has_role(current_user, ${sql.lit(tenantRole)}, 'member') as member
  `.execute(db);
  if (!rows[0]?.member) await sql`grant ${role} to current_user`.execute(db);
}

/** Grants what is missing and nothing else: a start that changes no table writes nothing. */
async function grantTables(db: Kysely<unknown>): Promise<void> {
  const role = sql.ref(tenantRole);
  const usage = await sql<{ granted: boolean }>`
    select has_schema_privilege(${sql.lit(tenantRole)}, 'public', 'usage') as granted
  `.execute(db);
  if (!usage.rows[0]?.granted) await sql`grant usage on schema public to ${role}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'
      and not (
        select bool_and(has_table_privilege(${sql.lit(tenantRole)}, format('%I.%I', schemaname, tablename), each))
        from unnest(array['select', 'insert', 'update', 'delete']) as each
      )
  `.execute(db);
  for (const { name } of rows) {
    await sql`grant select, insert, update, delete on ${sql.table(name)} to ${role}`.execute(db);
  }
}
