import { useState } from "react";
import { sandboxRoutes } from "#contract/billing.ts";
import { type TestCardId, testCards } from "#contract/test-cards.ts";
import { call } from "#web/base/call.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { methodName } from "#web/billing/subscription-labels.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { testCardLabels } from "#words/labels/test-card-labels.ts";

interface TestCardFormProps {
  clientSecret: string;
  /** The title of a failure: "Setup Failed" or "Payment Failed". */
  failedTitle: string;
  /** The button's label: "Subscribe". */
  action: string;
  onSucceeded: () => void;
}

type Outcome = Awaited<ReturnType<typeof pick>>;

const options = testCards.map(({ id, brand, last4 }) => ({
  value: id,
  label: testCardLabels[id].name,
  hint: `${methodName({ brand, last4 })}. ${testCardLabels[id].behaviour}`,
}));

/** The sandbox's form: a choice of test cards, and never a box for a card number. */
export function TestCardForm({ clientSecret, failedTitle, action, onSucceeded }: TestCardFormProps) {
  const [card, setCard] = useState<TestCardId>("works");
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function fail(message: string) {
    setFailure(message);
    toast({ title: failedTitle, message, variant: "destructive" });
  }

  async function settle(attempt: () => Promise<Outcome>) {
    setBusy(true);
    setFailure(null);
    try {
      const result = await attempt();
      setAsking(result.outcome === "needs_confirmation");
      if (result.outcome === "refused") fail(result.message);
      if (result.outcome === "succeeded") return onSucceeded();
    } catch (error) {
      fail(messageOfError(error, messages().notice.somethingWrong));
    }
    setBusy(false);
  }

  if (asking) {
    return (
      <Confirmation busy={busy} onAnswer={(isApproved) => settle(() => confirm(clientSecret, isApproved))} />
    );
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void settle(() => pick(clientSecret, card));
      }}
    >
      {failure && (
        <Alert variant="danger" title={failedTitle} live>
          {failure}
        </Alert>
      )}
      <RadioGroup legend="Test card" options={options} value={card} onValueChange={setCard} />
      <Button type="submit" full loading={busy}>
        {action}
      </Button>
    </form>
  );
}

interface ConfirmationProps {
  busy: boolean;
  onAnswer: (isApproved: boolean) => void;
}

/** Stands for the page on which a bank asks for confirmation. */
function Confirmation({ busy, onAnswer }: ConfirmationProps) {
  return (
    <Alert
      variant="warning"
      title="Your bank wants to know that it is you"
      live
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)} loading={busy}>
            Refuse
          </Button>
          <Button onClick={() => onAnswer(true)} loading={busy}>
            Confirm
          </Button>
        </>
      }
    >
      With a real card, your bank asks you here.
    </Alert>
  );
}

function pick(clientSecret: string, card: TestCardId) {
  return call(sandboxRoutes.pickCard, { body: { clientSecret, card } });
}

function confirm(clientSecret: string, isApproved: boolean) {
  return call(sandboxRoutes.confirmCard, { body: { clientSecret, isApproved } });
}
