import { useUser } from "#web/base/user-query.ts";
import { useSubscription } from "#web/billing/subscription-query.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** The link to the plan and the card. A person in a trial without a card can subscribe early here. */
export function SubscriptionCard() {
  const { data: details } = useSubscription();
  const { data: user } = useUser();
  // Until the provider has answered, a person in the trial is taken to have no card: most have none.
  const status = details?.status ?? user?.subscriptionStatus;
  const maySubscribe = status === "trialing" && !details?.paymentMethod;
  return (
    <Card
      title="Subscription"
      description={
        maySubscribe
          ? "You can subscribe before your trial ends. Nothing is charged until then, and the days left stay free."
          : "Your plan, your payments and your card."
      }
    >
      <div className="flex flex-wrap gap-3">
        {maySubscribe && <LinkButton href="/subscribe">Subscribe Early</LinkButton>}
        <LinkButton href="/billing" variant="secondary">
          Billing & Subscription
        </LinkButton>
      </div>
    </Card>
  );
}
