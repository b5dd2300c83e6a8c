import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { subscriptionRoutes } from "#contract/billing.ts";
import type { RouteAnswer } from "#contract/route.ts";
import type { User } from "#domain/account/person.ts";
import { call } from "#web/base/call.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { isSettled } from "#web/billing/is-settled.ts";
import { prepareForProvider } from "#web/billing/own-document.ts";
import { PageButton, PageLink } from "#web/billing/page-link.tsx";
import { PaymentFrame } from "#web/billing/payment-frame.tsx";
import { dayOf, languageOf, priceLabel } from "#web/billing/subscription-labels.ts";
import {
  refreshSubscription,
  type SubscriptionDetails,
  useSubscription,
} from "#web/billing/subscription-query.ts";
import { TestCardForm } from "#web/billing/test-card-form.tsx";
import { CircleCheck } from "#web/icons/circle-check.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

const StripeForm = lazy(async () => ({ default: (await import("#web/billing/stripe-form.tsx")).StripeForm }));

type PaymentStart = RouteAnswer<typeof subscriptionRoutes.getOrCreate>;

/** Starts paying: a card for the end of the trial, or the first month now. */
export function SubscribeScreen() {
  return (
    <PaymentFrame from="/subscribe" title="Subscription">
      {(user) => <Subscribe user={user} />}
    </PaymentFrame>
  );
}

function Subscribe({ user }: { user: User }) {
  const subscription = useSubscription();
  const { data: details, error, isFetching, refetch } = subscription;
  if (details) {
    return user.isAdmin || isSettled(details) ? <AllSet /> : <Payment user={user} details={details} />;
  }
  if (!error) return <Spinner />;
  return (
    <LoadFailed
      title={laterMessages().subscription.notLoaded}
      detail={messageOfError(error, laterMessages().subscription.initFailed)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function AllSet() {
  return (
    <Card>
      <div className="flex flex-col items-center gap-3 py-4 text-center">
        <CircleCheck aria-hidden className="size-12 text-success" />
        <h2 className="font-semibold text-xl">{laterMessages().subscription.allSet}</h2>
        <p className="text-ink-soft">There is nothing to pay or to set up right now.</p>
        <PageButton href="/">Go to Dashboard</PageButton>
        <PageLink href="/billing" isLone>
          Billing &amp; Subscription
        </PageLink>
      </div>
    </Card>
  );
}

interface PaymentProps {
  user: User;
  details: SubscriptionDetails;
}

function Payment({ user, details }: PaymentProps) {
  const { data: start, error, isFetching, refetch } = usePaymentStart();
  useEffect(() => {
    if (error) toast({ message: laterMessages().subscription.initFailed, variant: "destructive" });
  }, [error]);
  if (start?.clientSecret === null) return <NothingToDo />;
  if (start) {
    return (
      <>
        <Offer details={details} isTrialSetup={start.isTrialSetup} />
        <PaymentForm
          user={user}
          start={start}
          clientSecret={start.clientSecret}
          action={actionOf(details, start)}
        />
        <p className="text-ink-soft text-sm">
          {user.subscriptionStatus === "trialing" ? (
            <PageLink href="/" isLone>
              Back to the dashboard
            </PageLink>
          ) : (
            <>
              Everything you have made stays yours:{" "}
              <PageLink href="/export">see and download your data</PageLink>, open your{" "}
              <PageLink href="/settings">account settings</PageLink>, or{" "}
              <PageLink href="/support">ask us</PageLink>.
            </>
          )}
        </p>
      </>
    );
  }
  if (!error) return <Spinner />;
  return (
    <LoadFailed
      title={laterMessages().subscription.initFailed}
      detail={messageOfError(error, "")}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/**
 * Requested once per visit; the server's answer is idempotent. The price is read again with it, because the cached one
 * may be older than a change of region.
 */
function usePaymentStart() {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["payment start"],
    queryFn: async () => {
      const start = await call(subscriptionRoutes.getOrCreate, {});
      await refreshSubscription(client);
      return start;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function NothingToDo() {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ["subscription"] });
  }, [client]);
  return (
    <Alert title="The payment provider is working on it">
      There is nothing to pay here right now. <PageLink href="/support">Ask us</PageLink> if this does not
      pass.
    </Alert>
  );
}

function Offer({ details, isTrialSetup }: { details: SubscriptionDetails; isTrialSetup: boolean }) {
  const language = languageOf(details);
  const price = priceLabel(details);
  if (isTrialSetup) {
    const end = details.trialEnd ? dayOf(details.trialEnd, language) : "";
    return (
      <Card title="Add a payment method" description={`Free until ${end}, then ${price}.`}>
        <p>
          Nothing is charged today. When your trial ends, your subscription starts by itself; cancel before
          then and you pay nothing.
        </p>
      </Card>
    );
  }
  return (
    <Card title="Subscribe to Quotewright" description={`${price}, renewed each month. No set-up fees.`}>
      {details.status === "past_due" ? (
        <p>Your last payment did not go through. Pay it here, and everything works again at once.</p>
      ) : (
        <p>Create and edit quotes and invoices, on all your devices. Cancel whenever you like.</p>
      )}
    </Card>
  );
}

interface PaymentFormProps {
  user: User;
  start: PaymentStart;
  clientSecret: string;
  /** The button's label. */
  action: string;
}

function actionOf({ status }: SubscriptionDetails, { isTrialSetup }: PaymentStart): string {
  if (isTrialSetup) return "Save Payment Method";
  return status === "past_due" ? "Pay now" : "Subscribe";
}

function PaymentForm({ user, start, clientSecret, action }: PaymentFormProps) {
  const { isTrialSetup, publishableKey } = start;
  if (publishableKey !== null) {
    return (
      <PreparedForProvider user={user}>
        <StripeForm {...{ publishableKey, clientSecret, isTrialSetup, action }} />
      </PreparedForProvider>
    );
  }
  return (
    <Card>
      <Alert variant="warning" title="Test payments">
        {laterMessages().subscription.testPayments}
      </Alert>
      <TestCardForm
        clientSecret={clientSecret}
        failedTitle={
          isTrialSetup ? laterMessages().subscription.setupFailed : laterMessages().subscription.paymentFailed
        }
        action={action}
        onSucceeded={() => location.assign(`/?${isTrialSetup ? "payment_setup" : "payment"}=success`)}
      />
    </Card>
  );
}

function PreparedForProvider({ user, children }: { user: User; children: React.ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void prepareForProvider(user.id).then(setReady);
  }, [user.id]);
  if (!ready) return <Spinner />;
  return (
    <Card>
      <Alert>
        An encrypted account is locked while you pay: you will be asked for your passphrase afterwards.
      </Alert>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </Card>
  );
}
