import { toast } from "#web/ui/toast-store.ts";

/** What is said when a part of the app could not be had: the connection is away, or the app is a newer one by now. */
export const unreachable = {
  title: "Quotewright cannot be reached",
  message: "Check your internet, then reload this page. Nothing is lost.",
};

/** Says so beside a screen that can be used all the same. */
export function sayUnreachable(): void {
  toast({ ...unreachable, variant: "destructive" });
}
