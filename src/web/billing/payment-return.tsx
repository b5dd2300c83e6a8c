import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { navigate } from "#web/routing/navigation.ts";
import { usePlace } from "#web/routing/use-place.ts";

const returned = /[?&]payment(_setup)?=success\b/;

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
    if (!returned.test(search) || handled.current === search) return;
    handled.current = search;
    void navigate("/", { replace: true });
    void import("#web/billing/settle-payment.ts").then(({ settlePayment }) => settlePayment(client, search));
  }, [search, client]);
  return null;
}
