import { useEffect, useRef, useState } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { useKeptSwitch } from "#web/base/kept-switch.ts";
import { useUser } from "#web/base/user-query.ts";
import { useOpenProfile } from "#web/documents/open-profile.ts";
import { tellsHowToPay } from "#web/documents/send-facts.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { numberOf } from "#web/records/document-kinds.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const loadDialog = () => import("#web/documents/bank-details-dialog.tsx");

/** Says before an invoice is sent that it does not say where the money goes, until somebody leaves it so on this device. */
export function PayNotice({ order }: { order: PrintOrder }) {
  const { data: user } = useUser();
  const [isLeft, leave] = useKeptSwitch(`no-bank-details-${user?.id}`);
  const profile = useOpenProfile();
  const [answer, setAnswer] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (answer) said.current?.focus();
  }, [answer]);
  if (order.kind !== "invoice" || order.document.status === "paid") return null;
  const isAsked = !answer && (isAdding || (!isLeft && !tellsHowToPay(order)));
  const actions = (
    <>
      {profile ? (
        <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
          Add bank details
        </Button>
      ) : (
        <LinkButton variant="secondary" size="small" href="/company-profile">
          Add bank details
        </LinkButton>
      )}
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          leave();
          setAnswer("It goes without bank details.");
        }}
      >
        Leave as it is
      </Button>
    </>
  );
  return (
    <>
      {isAsked && (
        <Alert variant="warning" actions={actions}>
          {`${numberOf(order.document)} has no bank details, so it does not say how to pay.`}
          {isAdding && profile && (
            <LoadedPart load={loadDialog} onFailed={() => setAdding(false)}>
              {({ BankDetailsDialog }) => (
                <BankDetailsDialog
                  {...{ invoice: order.document, profile }}
                  onBack={() => setAdding(false)}
                  onAdded={() => setAnswer("How to pay is on it.")}
                  finalFocus={() => said.current}
                />
              )}
            </LoadedPart>
          )}
        </Alert>
      )}
      {/* There from the start: a dialog that closes looks at once for what has the focus afterwards. */}
      <p ref={said} tabIndex={-1} className="font-medium empty:hidden">
        {answer}
      </p>
    </>
  );
}
