import type { Insertable, Selectable } from "kysely";
import type { SubscriptionFacts } from "#domain/account/subscription.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Language } from "#domain/region/region.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { Database, OwnedTransaction, SystemTransaction } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/database-errors.ts";
import type { UsersTable } from "#server/schema/schema.ts";

/** A stored user, with the facts that decide the subscription's state. */
export interface StoredUser extends SubscriptionFacts {
  id: Id<"User">;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  createdAt: string;
}

export interface NewUser {
  id: Id<"User">;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  trialEnd: Date;
  /** The language of the screen that they registered on. */
  language: Language;
  now: Date;
}

export async function findUser(database: Database, id: Id<"User">): Promise<StoredUser | null> {
  const [row] = await database.readAsSystem((trx) => userById(trx, { id }));
  return row ? fromRow(row) : null;
}

const userById = compiledOnce((trx: SystemTransaction, { id }: { id: Id<"User"> }) =>
  trx.selectFrom("users").selectAll().where("id", "=", id),
);

/** The key for a user's unsaved work, hexadecimal, or null if there is no such user. */
export async function findDraftKey(database: Database, id: Id<"User">): Promise<string | null> {
  const row = await database.readAsSystem((trx) =>
    trx.selectFrom("users").select("draft_key").where("id", "=", id).executeTakeFirst(),
  );
  return row?.draft_key ?? null;
}

/** The language of the screen that the owner registered on; it is the firm's until there is a company profile. */
export async function findRegisteredLanguage(trx: OwnedTransaction, userId: Id<"User">): Promise<Language> {
  const [user] = await registeredLanguage(trx, { userId });
  if (!user) throw new Error("There is no such user");
  return user.registered_language;
}

const registeredLanguage = compiledOnce((trx: OwnedTransaction, { userId }: { userId: Id<"User"> }) =>
  trx.selectFrom("users").select("registered_language").where("id", "=", userId),
);

/** @param email in lower case */
export async function findUserByEmail(database: Database, email: string): Promise<StoredUser | null> {
  const [row] = await database.readAsSystem((trx) => userByEmail(trx, { email }));
  return row ? fromRow(row) : null;
}

const userByEmail = compiledOnce((trx: SystemTransaction, { email }: { email: string }) =>
  trx.selectFrom("users").selectAll().where("email", "=", email),
);

/** Inserts a user in trial; false if the e-mail address is taken. */
export async function insertUser(database: Database, user: NewUser): Promise<boolean> {
  const now = user.now.toISOString();
  const row: Insertable<UsersTable> = {
    id: user.id,
    email: user.email,
    password_hash: user.passwordHash,
    first_name: user.firstName,
    last_name: user.lastName,
    subscription_status: "trialing",
    trial_ends_at: user.trialEnd.toISOString(),
    registered_language: user.language,
    last_login_at: now,
    created_at: now,
    updated_at: now,
  };
  try {
    await database.asSystem((trx) => trx.insertInto("users").values(row).execute());
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function noteLogin(database: Database, id: Id<"User">, now: Date): Promise<void> {
  await database.asSystem((trx) => updateLastLogin(trx, { id, now: now.toISOString() }));
}

const updateLastLogin = compiledOnce((trx: SystemTransaction, { id, now }: { id: Id<"User">; now: string }) =>
  trx.updateTable("users").set({ last_login_at: now }).where("id", "=", id),
);

function fromRow(row: Selectable<UsersTable>): StoredUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    subscriptionStatus: row.subscription_status,
    trialEnd: row.trial_ends_at,
    hasProviderSubscription: row.provider_subscription_id !== null,
    isAdmin: row.is_admin,
    createdAt: row.created_at,
  };
}
