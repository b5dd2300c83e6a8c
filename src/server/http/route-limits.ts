import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { Refusal } from "#contract/errors.ts";
import type { Route, RouteLimit } from "#contract/route.ts";
import { knownDevice } from "#server/accounts/known-devices.ts";
import type { Database, SystemTransaction } from "#server/db/database.ts";
import { addressOf } from "#server/http/client-address.ts";
import type { Services } from "#server/http/services.ts";

const minute = 60_000;

/**
 * Counts a try against the limits that its route declares, in the database: several processes count as one. What one
 * limit refuses is not counted by those after it, so that one address cannot use up the tries of an account.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function checkLimits(
  services: Services,
  request: FastifyRequest,
  { limits = [], path }: Route,
): Promise<void> {
  if (limits.length === 0) return;
  const device = limits.some(({ passKnownDevice }) => passKnownDevice)
    ? await knownDevice(services, request, typedEmail(request))
    : null;
  const tries = limits.map((limit) => {
    const about = limit.passKnownDevice && device ? `device ${device}` : subjectOf(limit, request);
    return { limit, subject: hashOf(`${limit.shared ?? path} ${limit.by} ${about}`) };
  });
  const now = services.clock().getTime();
  const exceeded = await services.database.asSystem(async (trx) => {
    for (const { limit, subject } of tries) if (await countTry(trx, { limit, subject, now })) return true;
    return false;
  });
  if (exceeded) throw new Refusal("TOO_MANY_REQUESTS");
}

/** Deletes the counts that no limit looks at any more. */
export async function purgeCountedTries(database: Database, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * minute).toISOString();
  await database.asSystem((trx) => trx.deleteFrom("counted_tries").where("began", "<", anHourAgo).execute());
}

/** @returns whether it is one more than there may be */
async function countTry(
  trx: SystemTransaction,
  { limit, subject, now }: { limit: RouteLimit; subject: string; now: number },
): Promise<boolean> {
  const span = limit.minutes * minute;
  const began = new Date(Math.floor(now / span) * span).toISOString();
  const { count } = await trx
    .insertInto("counted_tries")
    .values({ subject, began, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["subject", "began"]).doUpdateSet({ count: sql<number>`counted_tries.count + 1` }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count > limit.most;
}

function subjectOf({ by }: RouteLimit, request: FastifyRequest): string {
  if (by === "user") return request.session.userId ?? "";
  if (by === "address") return addressOf(request);
  const email = typedEmail(request);
  return by === "account" ? email : `${email} ${addressOf(request)}`;
}

/** As the schema has read it, in lower case: it is the same whether or not there is such an account. */
function typedEmail({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
}

/** No address stands readable in the table; whoever holds the table can try addresses against it. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
