import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { RouteAnswer } from "#contract/route.ts";
import { detailsRoute } from "#contract/subscription-details.ts";
import { call } from "#web/base/call.ts";
import { userQuery } from "#web/base/user-query.ts";

export type SubscriptionDetails = RouteAnswer<typeof detailsRoute>;

const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => call(detailsRoute, {}, signal),
});

/** The user's subscription, as the card provider has it. */
export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/**
 * Updates the subscription: the provider is asked again, and then the user is read again, because their status depends
 * on the provider's answer.
 *
 * @throws CallError
 */
export async function refreshSubscription(client: QueryClient): Promise<SubscriptionDetails> {
  const details = await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 });
  await client.invalidateQueries({ queryKey: userQuery.queryKey });
  return details;
}

/** Caches the answer to a change of the subscription, and reads the user again. */
export async function takeUpSubscription(client: QueryClient, details: SubscriptionDetails): Promise<void> {
  client.setQueryData(subscriptionQuery.queryKey, details);
  await client.invalidateQueries({ queryKey: userQuery.queryKey });
}
