import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { PaidTarget } from "#web/billing/settle-payment.ts";
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
    void import("#web/billing/settle-payment.ts").then(({ settlePayment }) => settlePayment(client, target));
  }, [search, client]);
  return null;
}

function returnTarget(search: string): PaidTarget | null {
  const found = new URLSearchParams(search);
  const isSetup = found.get("payment_setup") === "success";
  if (!isSetup && found.get("payment") !== "success") return null;
  return { isSetup, succeeded: found.get("redirect_status") !== "failed" };
}
