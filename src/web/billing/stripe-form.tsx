import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type FormEvent, useEffect, useState } from "react";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

interface StripeFormProps {
  publishableKey: string;
  clientSecret: string;
  isTrialSetup: boolean;
  /** The button's label: "Subscribe". */
  action: string;
}

type LoadedStripe = Awaited<ReturnType<typeof loadStripe>>;

/** Stripe's own form, in a frame of Stripe's: what is typed there never passes through our page. */
export function StripeForm({ publishableKey, clientSecret, isTrialSetup, action }: StripeFormProps) {
  const [stripe, setStripe] = useState<LoadedStripe>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadStripe(publishableKey).then(setStripe, () => setFailed(true));
  }, [publishableKey]);
  if (failed) {
    return (
      <Alert variant="danger" title={laterMessages().subscription.initFailed} live>
        The payment form could not be loaded. Check your internet, then reload this page.
      </Alert>
    );
  }
  if (!stripe) return <Spinner />;
  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "stripe";
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: { theme } }}>
      <CardForm isTrialSetup={isTrialSetup} action={action} />
    </Elements>
  );
}

function CardForm({ isTrialSetup, action }: Pick<StripeFormProps, "isTrialSetup" | "action">) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const failedTitle = isTrialSetup
    ? laterMessages().subscription.setupFailed
    : laterMessages().subscription.paymentFailed;

  function fail(error: StripeError) {
    const message = error.message ?? messages().notice.somethingWrong;
    setFailure(message);
    toast({ title: failedTitle, message, variant: "destructive" });
  }

  /** On success Stripe redirects to the return address; otherwise this returns with an error. */
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || busy) return;
    setBusy(true);
    setFailure(null);
    const confirmParams = { return_url: returnAddress(isTrialSetup) };
    const { error } = isTrialSetup
      ? await stripe.confirmSetup({ elements, confirmParams })
      : await stripe.confirmPayment({ elements, confirmParams });
    if (error) fail(error);
    setBusy(false);
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {failure && (
        <Alert variant="danger" title={failedTitle} live>
          {failure}
        </Alert>
      )}
      <PaymentElement onReady={() => setReady(true)} onLoadError={({ error }) => fail(error)} />
      <Button type="submit" full loading={busy} disabled={!ready}>
        {action}
      </Button>
    </form>
  );
}

function returnAddress(isTrialSetup: boolean): string {
  return `${location.origin}/?${isTrialSetup ? "payment_setup" : "payment"}=success`;
}
