import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { RouteAnswer } from "#contract/route.ts";
import { subscriptionRoutes } from "#contract/subscription.ts";
import { userQuery } from "#web/account/user-query.ts";
import { call } from "#web/app/call.ts";

export type SubscriptionDetails = RouteAnswer<typeof subscriptionRoutes.details>;

const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => call(subscriptionRoutes.details, {}, signal),
});

/** The user's subscription, as the card provider has it. */
export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/**
 * Takes up what has become of the subscription: the provider is asked anew, and then the user, whose status follows
 * from what it said.
 *
 * @throws CallError
 */
export async function refreshSubscription(client: QueryClient): Promise<SubscriptionDetails> {
  const details = await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 });
  await client.invalidateQueries({ queryKey: userQuery.queryKey });
  return details;
}

/** Shows what a change of the subscription was answered with, and reads the user again. */
export async function takeUpSubscription(client: QueryClient, details: SubscriptionDetails): Promise<void> {
  client.setQueryData(subscriptionQuery.queryKey, details);
  await client.invalidateQueries({ queryKey: userQuery.queryKey });
}
