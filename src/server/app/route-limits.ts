import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Route, RouteLimit } from "#contract/route.ts";
import { knownDevice } from "#server/accounts/known-devices.ts";
import { Refusal } from "#server/base/refusal.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { Database, SystemTransaction } from "#server/db/database.ts";
import { addressOf } from "#server/http/client-address.ts";
import type { Services } from "#server/http/services.ts";

const minute = 60_000;

/**
 * Counts an attempt against the route's rate limits, in the database, so that all processes share one count. An attempt
 * that one limit refuses is not counted by the limits after it, so that one address cannot use up the attempts of an
 * account.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function checkLimits(
  services: Services,
  request: FastifyRequest,
  { limits = [], path }: Route,
): Promise<void> {
  const count = async (some: readonly RouteLimit[], device: string | null) => {
    const tries = some.map((limit) => {
      const about = limit.passKnownDevice && device ? `device ${device}` : subjectOf(limit, request);
      return { limit, subject: hashOf(`${limit.shared ?? path} ${limit.by} ${about}`) };
    });
    if (tries.length > 0 && (await isOneTooMany(services, tries))) throw new Refusal("TOO_MANY_REQUESTS");
  };
  // Those of the address come first: a stranger with made-up cookies has devices looked up no more often than they allow.
  await count(
    limits.filter(({ passKnownDevice }) => !passKnownDevice),
    null,
  );
  const others = limits.filter(({ passKnownDevice }) => passKnownDevice);
  if (others.length > 0) await count(others, await knownDevice(services, request, typedEmail(request)));
}

/** Counts an attempt against each limit, up to the first one that it exceeds. */
function isOneTooMany(
  { database, clock }: Services,
  tries: readonly { limit: RouteLimit; subject: string }[],
): Promise<boolean> {
  const now = clock().getTime();
  return database.asSystem(async (trx) => {
    for (const { limit, subject } of tries) if (await countTry(trx, { limit, subject, now })) return true;
    return false;
  });
}

/** Deletes the counts of windows that have passed. */
export async function purgeCountedTries(database: Database, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * minute).toISOString();
  await database.asSystem((trx) => trx.deleteFrom("counted_tries").where("began", "<", anHourAgo).execute());
}

/** @returns whether the attempt exceeds the limit */
async function countTry(
  trx: SystemTransaction,
  { limit, subject, now }: { limit: RouteLimit; subject: string; now: number },
): Promise<boolean> {
  const span = limit.minutes * minute;
  const began = new Date(Math.floor(now / span) * span).toISOString();
  const [counted] = await countingTry(trx, { subject, began });
  if (!counted) throw new Error("An attempt was not counted");
  return counted.count > limit.most;
}

const countingTry = compiledOnce(
  (trx: SystemTransaction, { subject, began }: { subject: string; began: string }) =>
    trx
      .insertInto("counted_tries")
      .values({ subject, began, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(["subject", "began"]).doUpdateSet({ count: sql<number>`counted_tries.count + 1` }),
      )
      .returning("count"),
);

function subjectOf({ by }: RouteLimit, request: FastifyRequest): string {
  if (by === "user") return request.session.userId ?? "";
  if (by === "address") return addressOf(request);
  const email = typedEmail(request);
  return by === "account" ? email : `${email} ${addressOf(request)}`;
}

/** The address in the parsed body, in lower case; the same whether or not the account exists. */
function typedEmail({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
}

/** Hashed, so that the table shows no address; but with the table one can test a guessed address against it. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
