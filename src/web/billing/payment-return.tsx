import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { messages } from "#web/base/messages.ts";
import { isSettled } from "#web/billing/is-settled.ts";
import { refreshSubscription } from "#web/billing/subscription-query.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { navigate } from "#web/routing/navigation.ts";
import { usePlace } from "#web/routing/use-place.ts";

/**
 * Welcomes a person back from paying, at /?payment_setup=success and /?payment=success: asks the provider at once for
 * the result, and removes the provider's parameters from the address. Anybody can type that address, so the message
 * depends on what the provider says and not on the address.
 */
export function PaymentReturn() {
  const { search } = usePlace();
  const client = useQueryClient();
  const handled = useRef("");
  useEffect(() => {
    const target = returnTarget(search);
    if (!target || handled.current === search) return;
    handled.current = search;
    void navigate("/", { replace: true });
    void settle(client, target);
  }, [search, client]);
  return null;
}

interface ReturnTarget {
  isSetup: boolean;
  /** False when the provider redirects to the same address after a failure. */
  succeeded: boolean;
}

function returnTarget(search: string): ReturnTarget | null {
  const found = new URLSearchParams(search);
  const isSetup = found.get("payment_setup") === "success";
  if (!isSetup && found.get("payment") !== "success") return null;
  return { isSetup, succeeded: found.get("redirect_status") !== "failed" };
}

/** Polls at once, and a few times more while the provider is still processing. The interval is in milliseconds. */
const looks = 4;
const lookEvery = 2_000;

async function settle(client: QueryClient, { isSetup, succeeded }: ReturnTarget): Promise<void> {
  const { billing, notice } = messages();
  if (!succeeded) {
    const title = isSetup ? billing.setupFailed : billing.paymentFailed;
    toast({ title, message: notice.somethingWrong, variant: "destructive" });
  }
  for (let look = 1; look <= looks; look += 1) {
    const details = await refreshSubscription(client).catch(() => null);
    if (!succeeded) return;
    if (details && (isSetup ? isSettled(details) : details.status === "active")) {
      if (isSetup) toast({ title: billing.cardAddedTitle, message: billing.cardAdded });
      else toast({ title: billing.paidTitle, message: billing.paid });
      return;
    }
    if (look === 1) toast({ title: billing.unsettledTitle, message: billing.unsettled });
    if (look < looks) await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
