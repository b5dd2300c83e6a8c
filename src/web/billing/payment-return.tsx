import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { messages } from "#web/app/messages.ts";
import { refreshSubscription } from "#web/billing/subscription-query.ts";
import { toast } from "#web/ui/toast-store.ts";

/**
 * Welcomes a person back from paying, at /?payment_setup=success and /?payment=success: the provider is asked at once
 * what came of it, and the address is cleared of what the provider wrote there.
 */
export function PaymentReturn() {
  const search = useLocation({ select: (location) => location.searchStr });
  const navigate = useNavigate();
  const client = useQueryClient();
  const handled = useRef("");
  useEffect(() => {
    const target = returnTarget(search);
    if (!target || handled.current === search) return;
    handled.current = search;
    void navigate({ to: "/", search: {}, replace: true });
    welcomeBack(target);
    refreshSubscription(client).catch(() => {
      // The dashboard shows what was known before; the next look asks again.
    });
  }, [search, navigate, client]);
  return null;
}

interface ReturnTarget {
  isSetup: boolean;
  /** False where the provider sends people to the same address after a failure. */
  succeeded: boolean;
}

function returnTarget(search: string): ReturnTarget | null {
  const found = new URLSearchParams(search);
  const isSetup = found.get("payment_setup") === "success";
  if (!isSetup && found.get("payment") !== "success") return null;
  return { isSetup, succeeded: found.get("redirect_status") !== "failed" };
}

function welcomeBack({ isSetup, succeeded }: ReturnTarget): void {
  if (!succeeded) {
    const title = isSetup ? messages().billing.setupFailed : messages().billing.paymentFailed;
    toast({ title, message: messages().notice.somethingWrong, variant: "destructive" });
  } else if (isSetup)
    toast({ title: messages().billing.cardAddedTitle, message: messages().billing.cardAdded });
  else toast({ title: messages().billing.paidTitle, message: messages().billing.paid });
}
