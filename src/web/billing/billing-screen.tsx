import type { User } from "#domain/account/person.ts";
import type { Language } from "#domain/region/region.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useUser } from "#web/base/user-query.ts";
import { badgesOf } from "#web/billing/subscription-badges.ts";
import { dayOf, expiryLabel, methodName, priceLabel } from "#web/billing/subscription-labels.ts";
import { type SubscriptionDetails, useSubscription } from "#web/billing/subscription-query.ts";
import { daysRemaining, trialDaysLeft } from "#web/billing/trial-days.ts";
import { useConfirmedCancel, useOpenPortal, useResume } from "#web/billing/use-billing-actions.ts";
import { CreditCard } from "#web/icons/credit-card.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SkeletonCards } from "#web/ui/skeleton.tsx";

/** Billing and subscription: the current state, what happens next, and what can be done. */
export function BillingScreen() {
  const { data: user } = useUser();
  const language = useLanguage();
  const { data: details, error, isFetching, refetch } = useSubscription();
  if (details && user) return <Billing user={user} details={details} language={language} />;
  if (!error) return <SkeletonCards count={2} />;
  return (
    <LoadFailed
      title={laterMessages().subscription.notLoaded}
      detail={messageOfError(error, messages().notice.somethingWrong)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

interface BillingProps {
  user: User;
  details: SubscriptionDetails;
  language: Language;
}

function Billing({ user, details, language }: BillingProps) {
  return (
    <>
      {details.isTest && (
        <Alert variant="warning" title="Test payments">
          {laterMessages().subscription.testPayments}
        </Alert>
      )}
      <Notice user={user} details={details} language={language} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SubscriptionCard user={user} details={details} language={language} />
        <PaymentMethodCard details={details} />
      </div>
    </>
  );
}

/** What a person should know first: the trial's end, a failed payment, a cancellation that will take effect. */
function Notice({ user, details, language }: BillingProps) {
  const { status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd, paymentMethod } = details;
  if (user.isAdmin) return <Alert title="Administrator">Your account needs no subscription.</Alert>;
  if (cancelAtPeriodEnd && currentPeriodEnd) {
    const end = dayOf(currentPeriodEnd, language);
    return (
      <Alert variant="warning" title={`Your subscription ends on ${end}`}>
        Until then everything works as before.
      </Alert>
    );
  }
  if (status === "trialing") {
    const days = daysRemaining(trialDaysLeft(trialEnd, new Date()));
    return (
      <Alert
        title={`${messages().billing.trialActive}: ${days}`}
        actions={paymentMethod ? null : <LinkButton href="/subscribe">Add Payment Method</LinkButton>}
      >
        {paymentMethod ? messages().billing.autoBilling : messages().billing.allFeatures}
      </Alert>
    );
  }
  if (status === "active") return null;
  const { dashboard } = messages();
  if (status === "past_due") {
    const pay = <LinkButton href="/subscribe">Pay now</LinkButton>;
    return (
      <Alert variant="danger" title={dashboard.paymentFailed} actions={pay}>
        {dashboard.checkCard}
      </Alert>
    );
  }
  return (
    <Alert
      variant="warning"
      title={status === "canceled" ? dashboard.subscriptionEnded : dashboard.trialEnded}
      actions={<LinkButton href="/subscribe">Subscribe</LinkButton>}
    >
      {dashboard.stillReadable}
    </Alert>
  );
}

function SubscriptionCard({ user, details, language }: BillingProps) {
  const { status, trialEnd, currentPeriodEnd, cancelAtPeriodEnd } = details;
  const goesOn = currentPeriodEnd !== null && !cancelAtPeriodEnd;
  const inTrial = status === "trialing" && trialEnd !== null;
  return (
    <Card
      title="Subscription"
      actions={badgesOf(details).map(({ label, variant }) => (
        <Badge key={label} variant={variant}>
          {label}
        </Badge>
      ))}
      footer={<SubscriptionActions details={details} language={language} />}
    >
      <DefinitionList
        items={[
          { term: "Status", value: user.isAdmin ? "Administrator" : badgesOf(details)[0]?.label },
          { term: "Plan", value: `Quotewright, ${priceLabel(details)}` },
          ...(inTrial ? [{ term: "Trial ends", value: dayOf(trialEnd, language) }] : []),
          {
            term: cancelAtPeriodEnd ? "Access until" : "Next billing date",
            value: goesOn || cancelAtPeriodEnd ? dayOf(currentPeriodEnd ?? "", language) : null,
          },
        ]}
      />
    </Card>
  );
}

function SubscriptionActions({ details, language }: Omit<BillingProps, "user">) {
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = details;
  const cancel = useConfirmedCancel(currentPeriodEnd, language);
  const resume = useResume();
  const mayCancel = currentPeriodEnd !== null && !cancelAtPeriodEnd && status !== "canceled";
  return (
    <>
      <LinkButton href="/support" variant="ghost">
        Contact Support
      </LinkButton>
      {cancelAtPeriodEnd && (
        <Button variant="secondary" onClick={() => resume.mutate()} loading={resume.isPending}>
          Keep Subscription
        </Button>
      )}
      {mayCancel && (
        <Button variant="secondary" onClick={cancel.ask} loading={cancel.isPending}>
          Cancel Subscription
        </Button>
      )}
    </>
  );
}

function PaymentMethodCard({ details: { paymentMethod } }: { details: SubscriptionDetails }) {
  const portal = useOpenPortal(paymentMethod !== null);
  const expires = paymentMethod && expiryLabel(paymentMethod);
  return (
    <Card
      title="Payment method"
      footer={
        <Button variant="secondary" onClick={() => portal.mutate()} loading={portal.isPending}>
          Manage Billing Portal
        </Button>
      }
    >
      {paymentMethod ? (
        <div className="flex items-center gap-4">
          <CreditCard aria-hidden className="size-8 shrink-0 text-ink-soft" />
          <div>
            <p className="font-medium">{methodName(paymentMethod)}</p>
            {expires && <p className="text-ink-soft text-sm">Expires {expires}</p>}
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">No card is on file.</p>
      )}
    </Card>
  );
}
