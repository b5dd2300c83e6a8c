import { type Kysely, sql } from "kysely";
import { DatabaseAway, DatabaseUnusable, readDatabaseError } from "#server/db/database-errors.ts";
import { advisoryLocks } from "#server/schema/advisory-locks.ts";

/** The role for every transaction if the connecting user would bypass row-level security. */
export const tenantRole = "quotewright_tenant";

/**
 * Determines the role that transactions have to take on, and creates it if it is missing.
 *
 * Row-level security does not apply to a superuser, or to a user with BYPASSRLS, so each of their transactions takes on
 * a role that it does apply to. Any other user owns the tables, and FORCE ROW LEVEL SECURITY applies to them, so no
 * role is needed.
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
  if (await isReady(db)) return tenantRole;
  try {
    await db.transaction().execute(async (trx) => {
      // Two processes that start together would make each other's grants fail. Like the migration's lock, it ends with
      // the transaction.
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks.grants)})`.execute(trx);
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

/** Whether the role has all that it needs, as after any start but the first of a release: in one query that locks nothing. */
async function isReady(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ ready: boolean }>`
    select pg_has_role(current_user, role.oid, 'member') and has_schema_privilege(role.oid, 'public', 'usage')
      and not exists (
        select from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely_%'
          and not (
            has_table_privilege(role.oid, oid, 'select') and has_table_privilege(role.oid, oid, 'insert')
            and has_table_privilege(role.oid, oid, 'update') and has_table_privilege(role.oid, oid, 'delete')
          )
      ) as ready
    from pg_roles as role where rolname = ${sql.lit(tenantRole)}
  `.execute(db);
  return rows[0]?.ready ?? false;
}

/** Roles belong to the whole server: a process of another database may be creating the same one at the same time. */
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

/** Grants only what is missing, so that a start that changes no table writes nothing. */
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
