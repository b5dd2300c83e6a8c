import type { QueryClient } from "@tanstack/react-query";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { isSettled } from "#web/billing/is-settled.ts";
import { refreshSubscription } from "#web/billing/subscription-query.ts";
import { toast } from "#web/overlays/toast-store.ts";

/** Polls at once, and a few times more while the provider is still processing. The interval is in milliseconds. */
const looks = 4;
const lookEvery = 2_000;

/**
 * Asks the provider for the result of a payment, and says it: also that it is not confirmed yet.
 *
 * @param search of the address that the provider sent the person back to; after a failure it is the same address
 */
export async function settlePayment(client: QueryClient, search: string): Promise<void> {
  const { subscription } = laterMessages();
  const found = new URLSearchParams(search);
  const isSetup = found.get("payment_setup") === "success";
  const succeeded = found.get("redirect_status") !== "failed";
  if (!succeeded) {
    const title = isSetup ? subscription.setupFailed : subscription.paymentFailed;
    toast({ title, message: messages().notice.somethingWrong, variant: "destructive" });
  }
  for (let look = 1; look <= looks; look += 1) {
    const details = await refreshSubscription(client).catch(() => null);
    if (!succeeded) return;
    if (details && (isSetup ? isSettled(details) : details.status === "active")) {
      if (isSetup) toast({ title: subscription.cardAddedTitle, message: subscription.cardAdded });
      else toast({ title: subscription.paidTitle, message: subscription.paid });
      return;
    }
    if (look === 1) toast({ title: subscription.unsettledTitle, message: subscription.unsettled });
    if (look < looks) await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
