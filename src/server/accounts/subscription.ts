import { currentStatus } from "#domain/account/subscription.ts";
import type { Id } from "#domain/ids/id.ts";
import { findUser } from "#server/accounts/store.ts";
import { Refusal } from "#server/base/refusal.ts";
import type { Services } from "#server/http/services.ts";

/** Refuses a write with 402 if neither trial nor subscription is running (decision A1). */
export async function requireSubscription(services: Services, userId: Id<"User">): Promise<void> {
  const user = await findUser(services.database, userId);
  if (!user) throw new Refusal("UNAUTHENTICATED");
  const { active } = currentStatus(user, services.clock());
  if (!active) throw new Refusal("TRIAL_ENDED");
}
