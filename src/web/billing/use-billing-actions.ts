import { useMutation, useQueryClient } from "@tanstack/react-query";
import { subscriptionRoutes } from "#contract/billing.ts";
import type { Language } from "#domain/region/region.ts";
import { call } from "#web/base/call.ts";
import { isRefusal } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { dayOf } from "#web/billing/subscription-labels.ts";
import { takeUpSubscription } from "#web/billing/subscription-query.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";

/**
 * Opens the provider's portal, where the card is changed and the invoices are listed.
 *
 * @param hasCard when there is a card and the portal still needs setting up, the person cannot do that and is sent to
 *   support
 */
export function useOpenPortal(hasCard: boolean) {
  const wayOn = hasCard
    ? { label: "Contact Support", href: "/support" }
    : { label: "Add a payment method", href: "/subscribe" };
  return useMutation({
    mutationFn: () => call(subscriptionRoutes.billingPortal, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      const needsSetup = isRefusal(error, "SETUP_REQUIRED");
      toast({
        title: needsSetup
          ? laterMessages().subscription.setupRequired
          : laterMessages().subscription.portalTitle,
        message: needsSetup
          ? messageOfError(error, laterMessages().subscription.portalFailed)
          : laterMessages().subscription.portalFailed,
        variant: "destructive",
        ...(needsSetup ? { action: wayOn } : {}),
      });
    },
  });
}

/** Cancels at the end of the period. */
function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(subscriptionRoutes.cancel, {}),
    onSuccess: async (details) => {
      await takeUpSubscription(client, details);
      toast({
        title: laterMessages().subscription.cancelled,
        message: "You keep access until the end of your billing period.",
      });
    },
    onError: () =>
      toast({
        title: laterMessages().subscription.cancelFailedTitle,
        message: laterMessages().subscription.cancelFailed,
        variant: "destructive",
      }),
  });
}

/** Asks for confirmation, and then cancels. */
export function useConfirmedCancel(periodEnd: string | null, language: Language) {
  const confirm = useConfirm();
  const { mutate, isPending } = useCancel();
  const end = periodEnd === null ? "the end of the period" : dayOf(periodEnd, language);
  async function ask() {
    const isSure = await confirm({
      title: "Cancel your subscription?",
      description: `You can go on creating and editing until ${end}. Nothing more is charged, and you can come back whenever you like.`,
      confirmLabel: "Cancel Subscription",
      cancelLabel: "Keep it",
      destructive: true,
    });
    if (isSure) mutate();
  }
  return { ask, isPending };
}

/** Revokes a cancellation. */
export function useResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(subscriptionRoutes.resume, {}),
    onSuccess: async (details) => {
      await takeUpSubscription(client, details);
      toast({ title: laterMessages().subscription.resumed });
    },
    onError: () =>
      toast({
        title: messages().notice.error,
        message: laterMessages().subscription.resumeFailed,
        variant: "destructive",
      }),
  });
}
