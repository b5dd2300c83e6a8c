import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sandboxRoutes } from "#contract/billing.ts";
import { call } from "#web/base/call.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { PageButton } from "#web/billing/page-link.tsx";
import { PaymentFrame } from "#web/billing/payment-frame.tsx";
import { expiryLabel, methodName } from "#web/billing/subscription-labels.ts";
import { refreshSubscription, useSubscription } from "#web/billing/subscription-query.ts";
import { TestCardForm } from "#web/billing/test-card-form.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** The sandbox's billing portal, where the card is changed. */
export function TestPortalScreen() {
  return (
    <PaymentFrame from="/subscribe/test-portal" title="Test billing portal">
      {() => (
        <>
          <Alert variant="warning" title="Test payments">
            {laterMessages().subscription.testPayments}
          </Alert>
          <CardOnFile />
          <ChangeCard />
          <p>
            <PageButton href="/billing" variant="secondary">
              Back to Billing &amp; Subscription
            </PageButton>
          </p>
        </>
      )}
    </PaymentFrame>
  );
}

function CardOnFile() {
  const { data: details } = useSubscription();
  const card = details?.paymentMethod;
  return (
    <Card title="Card on file">
      <p>{card ? `${methodName(card)}, expires ${expiryLabel(card)}` : "No card is on file."}</p>
    </Card>
  );
}

function ChangeCard() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["card change"],
    queryFn: () => call(sandboxRoutes.changeCard, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  async function finish() {
    toast({ title: "Card changed" });
    await Promise.all([refreshSubscription(client), refetch()]);
  }
  if (data) {
    return (
      <Card title="Change the card">
        <TestCardForm
          key={data.clientSecret}
          clientSecret={data.clientSecret}
          failedTitle={laterMessages().subscription.setupFailed}
          action="Use this card"
          onSucceeded={() => void finish()}
        />
      </Card>
    );
  }
  if (!error) return <Spinner />;
  return (
    <Alert variant="danger" title={laterMessages().subscription.portalFailed}>
      {messageOfError(error, "")}
    </Alert>
  );
}
