import { type Migration, sql } from "kysely";

/**
 * Mail that waits to be sent, and the tokens of password resets. The tokens move out of `users`, which had room for
 * one: when a mail is sent a second time after a lost connection, it brings a second link, and both must work.
 */
export const mail: Migration = {
  async up(db) {
    await sql`
      create table outbox (
        id uuid primary key,
        kind text not null,
        recipient text check (recipient = lower(recipient)),
        attempts integer not null default 0,
        next_try_at timestamptz(3) not null,
        dead_at timestamptz(3),
        failure text,
        created_at timestamptz(3) not null,
        check ((recipient is null) = (dead_at is not null))
      )`.execute(db);
    await sql`create index outbox_due on outbox (next_try_at) where dead_at is null`.execute(db);
    await sql`create index outbox_by_recipient on outbox (recipient) where recipient is not null`.execute(db);
    await sql`
      create table password_resets (
        user_id uuid not null references users (id) on delete cascade,
        token_hash text not null,
        expires_at timestamptz(3) not null,
        primary key (user_id, token_hash)
      )`.execute(db);
    await sql`create index password_resets_by_token on password_resets (token_hash)`.execute(db);
    await sql`alter table users drop column reset_token_hash, drop column reset_expires_at`.execute(db);
  },
};
