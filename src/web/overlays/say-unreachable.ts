import { toast } from "#web/overlays/toast-store.ts";

/**
 * Shown when a part of the app could not be loaded: the connection is down, or a newer version of the app is released.
 */
export const unreachable = {
  title: "Quotewright cannot be reached",
  message: "Check your internet, then reload this page. Nothing is lost.",
};

/** Shows it as a toast, beside a screen that can still be used. */
export function sayUnreachable(): void {
  toast({ ...unreachable, variant: "destructive" });
}
