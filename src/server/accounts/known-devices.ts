import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Insertable } from "kysely";
import type { Id } from "#domain/ids/id.ts";
import { findUserByEmail } from "#server/accounts/store.ts";
import { compiledOnce } from "#server/db/compiled-once.ts";
import type { OwnedTransaction } from "#server/db/database.ts";
import type { Services } from "#server/http/services.ts";
import type { KnownDevicesTable } from "#server/schema/schema.ts";

/** Seconds, one year. After a year without a sign-in, a browser counts as unknown again. */
const remembered = 365 * 24 * 60 * 60;

/**
 * [Note: Known devices]
 * A browser that has signed in to an account keeps a random cookie, and the account keeps its hash. Attempts from it
 * have a rate limit of their own. So a stranger who tries one password after the other locks out strangers, but not the
 * owner. The cookie opens nothing.
 */

/** Stores the browser of a sign-in as known, and sends it its cookie. */
export async function rememberDevice(
  { database, clock, config }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: Id<"User">,
): Promise<void> {
  const secure = config.publicUrl.startsWith("https:");
  const token = readToken(request, secure) ?? randomBytes(32).toString("base64url");
  const now = clock();
  const forgotten = new Date(now.getTime() - remembered * 1000).toISOString();
  const device = { user_id: userId, token_hash: hashOf(token), seen_at: now.toISOString() };
  await database.asOwner(userId, async (trx) => {
    await Promise.all([deleteForgotten(trx, { forgotten }), upsertDevice(trx, device)]);
  });
  reply.setCookie(cookieName(secure), token, {
    path: "/",
    httpOnly: true,
    secure,
    sameSite: "lax",
    maxAge: remembered,
  });
}

const deleteForgotten = compiledOnce((trx: OwnedTransaction, { forgotten }: { forgotten: string }) =>
  trx.deleteFrom("known_devices").where("seen_at", "<", forgotten),
);

const upsertDevice = compiledOnce((trx: OwnedTransaction, device: Insertable<KnownDevicesTable>) =>
  trx
    .insertInto("known_devices")
    .values(device)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "token_hash"])
        .doUpdateSet(({ ref }) => ({ seen_at: ref("excluded.seen_at") })),
    ),
);

/** The hash of the browser's cookie if it has signed in to the account with this e-mail address before, else null. */
export async function knownDevice(
  { database, config }: Services,
  request: FastifyRequest,
  email: string,
): Promise<string | null> {
  const token = readToken(request, config.publicUrl.startsWith("https:"));
  if (token === null) return null;
  const user = await findUserByEmail(database, email);
  if (!user) return null;
  const hash = hashOf(token);
  const known = await database.readForVisitor(user.id, (trx) =>
    trx.selectFrom("known_devices").select("token_hash").where("token_hash", "=", hash).executeTakeFirst(),
  );
  return known ? hash : null;
}

/** Bound to the host if there is HTTPS, so that no neighbouring site can set it. */
function cookieName(secure: boolean): string {
  return secure ? "__Host-quotewright-device" : "quotewright-device";
}

function readToken({ cookies }: FastifyRequest, secure: boolean): string | null {
  const token = cookies[cookieName(secure)];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
